"""Choosing several things together in native code: one after the other, in a fixed order, until there are enough."""

from __future__ import annotations

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.native.values import ValueWriter


def offered(values: ValueWriter, action: act.Choose) -> str:
    """What can be chosen next: behind the last one, and of those that are alike to the chooser the first."""
    e, wide = values.e, values.wide
    assert action.several is not None
    least, most = action.several
    members, chosen = values.set(action.of), values.locals.get(e, action.local)
    count, found = e.count(chosen), e.variable(wide, "0")
    left, number = e.without(members, below_last(values, chosen)), e.variable("i32", "0")
    many = e.count(left)
    with e.when(e.op(f"icmp slt i32 {count}, {most}")), e.members(left) as (one, loop):
        here = e.add_to("i32", number, "1")
        rest = e.op(f"sub i32 {e.op(f'add i32 {many}, 1')}, {here}")
        reach = e.op(f"icmp sge i32 {e.op(f'add i32 {count}, {rest}')}, {least}")
        enough_left, new = e.label(), e.label()
        e.branch(reach, enough_left, loop.again)
        e.place(enough_left)
        before = e.both(e.without(members, chosen), e.op(f"add {wide} {e.one(one)}, -1"))
        e.branch(_some_alike(values, action, one, before), loop.again, new)
        e.place(new)
        e.put(wide, found, e.any_of(e.get(wide, found), e.one(one)))
    return e.get(wide, found)


def _some_alike(values: ValueWriter, action: act.Choose, one: str, among: str) -> str:
    """Whether the chooser cannot tell one from some of others."""
    e = values.e
    if action.sort != "thing":
        return "false"
    visible = values.zones.visible(e, values.st, values.locals.get(e, form.YOU))
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
