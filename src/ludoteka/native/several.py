"""Choosing several things together in native code: one after the other, in a fixed order, until there are enough."""

from __future__ import annotations

from collections.abc import Callable

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.native.emit import Loop
from ludoteka.native.values import ValueWriter

ALL = "-1"
"""What is visible of cells, players and other members that nobody hides."""


def offered(values: ValueWriter, action: act.Choose) -> str:
    """What can be chosen next: behind the last one, and of those that are alike to the chooser the first."""
    e, wide = values.e, values.wide
    assert action.several is not None
    least, most = action.several
    members, chosen = values.set(action.of), values.locals.get(e, action.local)
    visible = values.zones.visible(e, values.st, values.locals.get(e, form.YOU)) if action.sort == "thing" else ALL
    count, found = e.count(chosen), e.variable(wide, "0")
    left, number = _behind(values, members, chosen, visible), e.variable("i32", "0")
    many = e.count(left)

    def offer(one: str, loop: Loop) -> None:
        here = e.add_to("i32", number, "1")
        rest = e.op(f"sub i32 {e.op(f'add i32 {many}, 1')}, {here}")
        reach = e.op(f"icmp sge i32 {e.op(f'add i32 {count}, {rest}')}, {least}")
        enough_left, new = e.label(), e.label()
        e.branch(reach, enough_left, loop.again)
        e.place(enough_left)
        before = e.both(e.without(members, chosen), e.op(f"add {wide} {e.one(one)}, -1"))
        e.branch(_some_alike(values, visible, one, before), loop.again, new)
        e.place(new)
        e.put(wide, found, e.any_of(e.get(wide, found), e.one(one)))

    with e.when(e.op(f"icmp slt i32 {count}, {most}")):
        each_as_offered(values, left, visible, offer)
    return e.get(wide, found)


def each_as_offered(values: ValueWriter, members: str, visible: str, each: Callable[[str, Loop], None]) -> None:
    """Do something for each member in the order of the interpreter: what is unseen first, by where it lies."""
    e = values.e
    if visible == ALL:
        with e.members(members) as (one, loop):
            each(one, loop)
        return
    unseen = e.without(members, visible)
    with e.when(e.some(unseen)), e.counted(str(values.plan.places)) as (place, _), e.members(
            e.both(unseen, values.in_zone(place))) as (one, loop):
        each(one, loop)
    with e.members(e.both(members, visible)) as (one, loop):
        each(one, loop)


def first_as_offered(values: ValueWriter, things: str) -> str:
    """The first of some things in that order."""
    e = values.e
    unseen = e.without(things, values.zones.visible(e, values.st, values.locals.get(e, form.YOU)))
    found = e.variable("i32", e.first(things))
    with e.when(e.some(unseen)), e.counted(str(values.plan.places)) as (place, loop):
        there = e.both(unseen, values.in_zone(place))
        with e.when(e.some(there)):
            e.put("i32", found, e.first(there))
            e.jump(loop.out)
    return e.get("i32", found)


def _behind(values: ValueWriter, members: str, chosen: str, visible: str) -> str:
    """The members behind the last one that was chosen."""
    e, wide = values.e, values.wide
    if visible == ALL:
        return e.without(members, below_last(values, chosen))
    seen, unseen = e.both(chosen, visible), e.without(members, visible)
    left = e.variable(wide, e.without(e.both(members, visible), below_last(values, seen)))
    nothing_seen = e.op(f"xor i1 {e.some(seen)}, true")
    with e.when(e.op(f"and i1 {e.some(unseen)}, {nothing_seen}")):
        rest = e.variable(wide, "0")
        with e.counted(str(values.plan.places)) as (place, _):
            there = e.both(unseen, values.in_zone(place))
            picked = e.both(there, chosen)
            before = e.op(f"select i1 {e.some(picked)}, {wide} 0, {wide} {e.get(wide, rest)}")
            e.put(wide, rest, e.any_of(before, e.without(there, below_last(values, picked))))
        e.put(wide, left, e.any_of(e.get(wide, left), e.get(wide, rest)))
    return e.get(wide, left)


def _some_alike(values: ValueWriter, visible: str, one: str, among: str) -> str:
    """Whether the chooser cannot tell one from some of others."""
    e = values.e
    if visible == ALL:
        return "false"
    same = e.variable(values.wide)
    there = e.both(e.without(among, visible), values.in_zone(values.kept(values.layout.place, one)))
    e.put(values.wide, same, there)
    with e.when(e.has(visible, one)):
        e.put(values.wide, same, values.alike(one, e.both(among, visible)))
    return e.some(e.get(values.wide, same))


def below_last(values: ValueWriter, chosen: str) -> str:
    """All numbers up to the last one that was chosen."""
    e, wide, bits = values.e, values.wide, values.plan.width
    lead = e.op(f"call {wide} @llvm.ctlz.{wide}({wide} {chosen}, i1 false)")
    shifted = e.op(f"lshr {wide} -1, {e.op(f'call {wide} @llvm.umin.{wide}({wide} {lead}, {wide} {bits - 1})')}")
    return e.op(f"select i1 {e.some(chosen)}, {wide} {shifted}, {wide} 0")


def may_finish(values: ValueWriter, action: act.Choose) -> str:
    """Whether there are enough already."""
    assert action.several is not None
    count = values.e.count(values.locals.get(values.e, action.local))
    return values.e.op(f"icmp sge i32 {count}, {action.several[0]}")


def enough(values: ValueWriter, action: act.Choose) -> str:
    """Whether nothing is left to choose."""
    e = values.e
    nothing = e.op(f"xor i1 {e.some(offered(values, action))}, true")
    return e.op(f"and i1 {nothing}, {may_finish(values, action)}")
