"""What is hidden, in native code: who sees it now, and who has seen it before."""

from __future__ import annotations

from ludoteka.language.description import Secret
from ludoteka.native.compiler import Compiler, Writer
from ludoteka.native.emit import Function
from ludoteka.native.frames import Registers


def write_secrets(compiler: Compiler) -> None:
    """`note`: everybody remembers what they see; `shows_more`: whether a player is shown what was hidden before."""
    if compiler.plan.description.secrets:
        _note(compiler)
    _shows_more(compiler)


def learns(values: Writer, role: str, knew: str) -> str:
    """Whether a role knows a thing now that was not among those that it knew."""
    e = values.e
    return e.some(e.without(e.get(values.wide, values.zones.known(e, values.st, role)), knew))


def _viewers(values: Writer, secret: Secret, slot: str) -> str:
    """The seats that see what a piece keeps, as bits; -1 where everybody does."""
    e, layout = values.e, values.layout
    found = e.variable("i32", "0")
    if secret.by_owner:
        owner = values.owner_of(values.state(slot))
        with e.when(e.op(f"icmp sge i32 {owner}, 0")):
            e.put("i32", found, e.op(f"shl i32 1, {seat_of(values, owner)}"))
    if secret.while_store:
        kept = values.kept(layout.base[secret.while_store], slot)
        with e.when(e.op(f"icmp ne i32 {kept}, {secret.while_value}")):
            e.put("i32", found, "-1")
    return e.get("i32", found)


def seat_of(values: Writer, role: str) -> str:
    """The seat that plays a role; sides may have been swapped."""
    e = values.e
    swapped = e.op(f"icmp ne i32 {values.state(values.layout.swapped)}, 0")
    return e.op(f"select i1 {swapped}, i32 {e.op(f'sub i32 1, {role}')}, i32 {role}")


def _note(compiler: Compiler) -> None:
    e = Function(compiler.module, "note", "void", ["ptr"])
    values = Writer(compiler, e, Registers(e, 0, {}), "%p0", "%p0")
    layout = compiler.plan.layout
    with e.counted(str(layout.slots)) as (slot, loop):
        there = e.label()
        e.branch(e.op(f"icmp ne i32 {values.state(slot)}, 0"), there, loop.again)
        e.place(there)
        for store, seen in layout.seen.items():
            viewers = _viewers(values, compiler.plan.description.secrets[store], slot)
            place = e.at(e.at("%p0", seen * 4), slot, 4)
            known = e.op(f"and i32 {viewers}, {(1 << layout.seats) - 1}")
            e.put("i32", place, e.op(f"or i32 {e.get('i32', place)}, {known}"))
    e.give()
    e.finish()


def _shows_more(compiler: Compiler) -> None:
    """Of the positions before and after, for a role."""
    e = Function(compiler.module, "shows_more", "i1", ["ptr", "ptr", "i32"])
    before = Writer(compiler, e, Registers(e, 0, {}), "%p0", "%p0")
    after = Writer(compiler, e, Registers(e, 0, {}), "%p1", "%p1")
    layout = compiler.plan.layout
    if compiler.plan.things:
        with e.when(learns(after, "%p2", e.get(before.wide, before.zones.known(e, "%p0", "%p2")))):
            e.give("true")
    if not layout.seen:
        e.give("false")
        e.finish()
        return
    seat = seat_of(after, "%p2")
    with e.counted(str(layout.slots)) as (slot, loop):
        there = e.label()
        e.branch(e.op(f"icmp ne i32 {after.state(slot)}, 0"), there, loop.again)
        e.place(there)
        for store, seen in layout.seen.items():
            secret = compiler.plan.description.secrets[store]
            bits = [_viewers(before, secret, slot), _viewers(after, secret, slot), after.kept(seen, slot)]
            saw, sees, known = (e.op(f"trunc i32 {e.op(f'ashr i32 {one}, {seat}')} to i1") for one in bits)
            old = e.op(f"and i1 {known}, {saw}")
            with e.when(e.op(f"and i1 {sees}, {e.op(f'xor i1 {old}, true')}")):
                e.give("true")
    e.give("false")
    e.finish()
