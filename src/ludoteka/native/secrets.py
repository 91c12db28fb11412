"""What is hidden, in native code: who sees it now, and who has seen it before."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ludoteka.language.context import PLACES
from ludoteka.native.compiler import Compiler, Writer
from ludoteka.native.emit import Function
from ludoteka.native.frames import Registers


def write_secrets(compiler: Compiler) -> None:
    """`note`: everybody remembers what they see; `shows_more`: whether a player is shown what was hidden before."""
    if compiler.plan.layout.seen:
        _note(compiler)
    _shows_more(compiler)


def learns(values: Writer, role: str, knew: str) -> str:
    """Whether a role knows a thing now that was not among those that it knew."""
    e = values.e
    return e.some(e.without(e.get(values.wide, values.zones.known(e, values.st, role)), knew))


def viewers(values: Writer, store: str, item: str) -> str:
    """The seats that see what somebody or something keeps, as bits; -1 where everybody does."""
    e, layout, description = values.e, values.layout, values.plan.description
    secret, found = description.secrets[store], e.variable("i32", "0")
    if secret.by_owner:
        owner = _owner(values, store.partition(".")[0], item)
        with e.when(e.op(f"icmp sge i32 {owner}, 0")):
            e.put("i32", found, e.op(f"shl i32 1, {seat_of(values, owner)}"))
    if secret.while_store:
        kept = values.kept(layout.base[secret.while_store], item)
        with e.when(e.op(f"icmp ne i32 {kept}, {secret.while_value}")):
            e.put("i32", found, "-1")
    if secret.kinds:
        hiding = {name for kind in secret.kinds for name in description.kinds_of(kind)}
        hides = [int(layout.kinds[layout.kind_of(code)] in hiding) for code in range(layout.codes)]
        with e.when(e.op(f"icmp eq i32 {e.look_up(values.module.table(hides), values.state(item))}, 0")):
            e.put("i32", found, "-1")
    return e.get("i32", found)


def _owner(values: Writer, keeper: str, item: str) -> str:
    """Whose it is that keeps a secret."""
    if keeper == "piece":
        return values.owner_of(values.state(item))
    if keeper in PLACES:
        return values.e.look_up(values.module.table(values.plan.geometry.owners), item)
    return item if keeper == "player" else "-1"


def sees(values: Writer, store: str, item: str, seat: str) -> str:
    """Whether a seat sees now what somebody or something keeps."""
    return _has(values.e, viewers(values, store, item), seat)


def _has(e: Function, seats: str, seat: str) -> str:
    return e.op(f"trunc i32 {e.op(f'ashr i32 {seats}, {seat}')} to i1")


def seat_of(values: Writer, role: str) -> str:
    """The seat that plays a role; sides may have been swapped."""
    e = values.e
    swapped = e.op(f"icmp ne i32 {values.state(values.layout.swapped)}, 0")
    return e.op(f"select i1 {swapped}, i32 {e.op(f'sub i32 1, {role}')}, i32 {role}")


@contextmanager
def each_piece(values: Writer) -> Iterator[str]:
    """Every place where a piece stands."""
    e = values.e
    with e.counted(str(values.layout.slots)) as (slot, loop):
        there = e.label()
        e.branch(e.op(f"icmp ne i32 {values.state(slot)}, 0"), there, loop.again)
        e.place(there)
        yield slot


def _note(compiler: Compiler) -> None:
    e = Function(compiler.module, "note", "void", ["ptr"])
    values = Writer(compiler, e, Registers(e, 0, {}), "%p0", "%p0")
    layout = compiler.plan.layout
    with each_piece(values) as slot:
        for store, seen in layout.seen.items():
            place = e.at(e.at("%p0", seen * 4), slot, 4)
            known = e.op(f"and i32 {viewers(values, store, slot)}, {(1 << layout.seats) - 1}")
            e.put("i32", place, e.op(f"or i32 {e.get('i32', place)}, {known}"))
    e.give()
    e.finish()


def _shows_more(compiler: Compiler) -> None:
    """Of the positions before and after, for a role."""
    e = Function(compiler.module, "shows_more", "i1", ["ptr", "ptr", "i32"])
    before = Writer(compiler, e, Registers(e, 0, {}), "%p0", "%p0")
    after = Writer(compiler, e, Registers(e, 0, {}), "%p1", "%p1")
    plan = compiler.plan
    if plan.things:
        with e.when(learns(after, "%p2", e.get(before.wide, before.zones.known(e, "%p0", "%p2")))):
            e.give("true")
    seat = seat_of(after, "%p2")
    for store, seen in plan.layout.seen.items():
        with each_piece(after) as slot:
            known = _has(e, after.kept(seen, slot), seat)
            _shown(before, after, store, slot, seat, known)
    for store in plan.machine.secrets.changing:
        keeper = store.partition(".")[0]
        if keeper == "piece":
            with each_piece(before) as slot:
                _shown(before, after, store, slot, seat)
        else:
            with e.counted(str(plan.layout.count(keeper))) as (item, _):
                _shown(before, after, store, item, seat)
    e.give("false")
    e.finish()


def _shown(before: Writer, after: Writer, store: str, item: str, seat: str, known: str = "true") -> None:
    """Give that more is shown, if the seat sees now what it has not both known and seen before."""
    e = after.e
    old = e.op(f"and i1 {known}, {sees(before, store, item, seat)}")
    with e.when(e.op(f"and i1 {sees(after, store, item, seat)}, {e.op(f'xor i1 {old}, true')}")):
        e.give("true")


def tell_secrets(values: Writer, seat: str, total: str) -> None:
    """In the mark of what a seat sees, hidden numbers do not count, nor does who has seen them."""
    e, layout = values.e, values.layout

    def leave_out(place: str) -> None:
        plain = e.op(f"call i64 @mark_of(i32 {place}, i32 {values.state(place)})")
        e.add_to("i64", total, e.op(f"sub i64 0, {plain}"))

    for store in values.plan.description.secrets:
        with e.counted(str(layout.count(store.partition(".")[0]))) as (item, _):
            seen = layout.seen.get(store)
            known = sees(values, store, item, seat) if seen is None else _has(e, values.kept(seen, item), seat)
            with e.when(e.op(f"xor i1 {known}, true")):
                leave_out(e.op(f"add i32 {item}, {layout.base[store]}"))
    for base in (*layout.seen.values(), layout.dealt) if layout.seen else ():
        with e.counted(str(layout.slots)) as (slot, _):
            leave_out(e.op(f"add i32 {slot}, {base}"))
