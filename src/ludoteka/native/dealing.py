"""Things of a pool dealt anew where rules shuffle in the middle of a match, in native code."""

from __future__ import annotations

from ludoteka.native.compiler import Writer


def deal_by_shuffles(values: Writer, role: str, pool: str, now: str, luck: str) -> None:
    """Things of a pool, what joined it last first, go where they could lie: `now` says for each spot which does."""
    e, wide, layout = values.e, values.wide, values.layout
    things, spots = e.variable(wide), e.variable(wide)
    e.put(wide, things, pool)
    e.put(wide, spots, pool)
    with e.until_empty(things) as (left, _):
        thing, joined = _last_joined(values, role, left)
        fit = e.variable(wide)
        e.put(wide, fit, "0")
        with e.members(e.get(wide, spots)) as (spot, _), e.when(
                e.op(f"icmp sge i32 {values.kept(layout.mixed, spot)}, {joined}")):
            e.put(wide, fit, e.any_of(e.get(wide, fit), e.one(spot)))
        spot = _one_of(values, e.get(wide, fit), luck)
        e.put("i32", e.at(now, spot, 4), thing)
        e.put(wide, spots, e.without(e.get(wide, spots), e.one(spot)))
        e.put(wide, things, e.without(left, e.one(thing)))


def _last_joined(values: Writer, role: str, things: str) -> tuple[str, str]:
    """The one of some things that joined their pool last, as a role knows, and when."""
    e = values.e
    best, when, first = e.variable("i32"), e.variable("i32"), e.op(f"mul i32 {role}, {values.plan.things}")
    e.put("i32", when, "-1")
    with e.members(things) as (thing, _):
        joined = values.kept(values.layout.joined, e.op(f"add i32 {thing}, {first}"))
        with e.when(e.op(f"icmp sgt i32 {joined}, {e.get('i32', when)}")):
            e.put("i32", best, thing)
            e.put("i32", when, joined)
    return e.get("i32", best), e.get("i32", when)


def _one_of(values: Writer, spots: str, luck: str) -> str:
    """One of some spots, by chance."""
    e = values.e
    rest = e.variable("i32")
    e.put("i32", rest, e.op(f"call i32 @lot(ptr {luck}, i32 {e.count(spots)})"))
    found = e.variable("i32")
    with e.members(spots) as (spot, loop):
        e.put("i32", found, spot)
        with e.when(e.op(f"icmp eq i32 {e.get('i32', rest)}, 0")):
            e.jump(loop.out)
        e.add_to("i32", rest, "-1")
    return e.get("i32", found)
