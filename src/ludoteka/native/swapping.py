"""Things that change places in native code: one with another, or all of one zone with all of another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.language.actions import Told
from ludoteka.machine.things import BOX
from ludoteka.native.emit import Function
from ludoteka.native.seeing import seers

if TYPE_CHECKING:
    from ludoteka.native.zones import Zones

ONE, OTHER = "%p1", "%p2"


class Swapping:
    """Writes what `machine/swapping.py` does."""

    def __init__(self, zones: Zones) -> None:
        self.zones, self.wide, self.plan, self.layout = zones, zones.wide, zones.plan, zones.layout
        places, table = zones.catalogue.places, zones.module.table
        everybody = (1 << self.plan.seats) - 1
        self._seers = table({"all": everybody, "owner": 1 << max(seat, 0), "nobody": 0}[seers(zone, 0)]
                            for zone, seat in places)
        """Who sees what comes to each place."""
        self._ordered = table(int(zone is not None and zone.ordered) for zone, _ in places)
        self._hidden = table(int(zone is not None and zone.seen == "nobody") for zone, _ in places)
        self._most = table(zone.most if zone is not None and zone.most else 2**31 - 1 for zone, _ in places)

    # ---- two things ------------------------------------------------------------------------------------------------
    def things(self, name: str, told: tuple[Told, Told]) -> None:
        """`swap_things(position, one, other)`, given what everybody can tell of where each of them lies."""
        e = self.e = Function(self.zones.module, name, "void", ["ptr", "i32", "i32"])
        zones, pairs = self.zones, ((ONE, OTHER), (OTHER, ONE))
        with e.when(self._or(e.op(f"icmp slt i32 {e.op(f'or i32 {ONE}, {OTHER}')}, 0"),
                             e.op(f"icmp eq i32 {ONE}, {OTHER}"))):
            e.give()
        self.place = {thing: zones.place_of(e, "%p0", thing) for thing in (ONE, OTHER)}
        height = {thing: zones.height_of(e, "%p0", thing) for thing in (ONE, OTHER)}
        self.apart = e.op(f"icmp ne i32 {self.place[ONE]}, {self.place[OTHER]}")
        with e.when(self._not(self._or(self.apart, e.op(f"icmp ne i32 {height[ONE]}, {height[OTHER]}")))):
            e.give()
        unsure = [(self._mixed_up(*pair, known), self._unsure(*pair, known, told == ("spot", "spot")))
                  for pair, known in zip(pairs, told, strict=True)]
        for things, seats in unsure:
            with e.when(e.op(f"icmp ne i32 {seats}, 0")):
                zones.mingle(e, things, seats)
        for gone, come in pairs:
            e.put("i32", zones.of_thing(e, "%p0", self.layout.place, gone), self.place[come])
            e.put("i32", zones.of_thing(e, "%p0", self.layout.height, gone), height[come])
        with e.when(self.apart):
            for gone, come in pairs:
                inside = zones.inside(e, "%p0", self.place[gone])
                left = e.without(e.get(self.wide, inside), e.one(gone))
                e.put(self.wide, inside, e.any_of(left, e.one(come)))
                zones.turn_over(e, gone, 0)
                self._learn(e.one(gone), self.place[come])
            zones.cover(e, "%p0", e.any_of(e.one(ONE), e.one(OTHER)))
        for things, seats in unsure:
            self._forget(things, seats)
        e.give()
        e.finish()

    def _mixed_up(self, gone: str, come: str, told: Told) -> str:
        """The things among which one has gone away, and another has come, for somebody who cannot tell which."""
        e = self.e
        if not told:
            box = e.get(self.wide, self.zones.inside(e, "%p0", BOX))
            in_play = e.without(str((1 << self.plan.things) - 1), box)
            return e.any_of(in_play, e.any_of(e.one(gone), e.one(come)))
        coming = e.op(f"select i1 {self._is(self._ordered, self.place[gone])}, {self.wide} {e.one(come)}, "
                      f"{self.wide} 0")
        return e.any_of(e.get(self.wide, self.zones.inside(e, "%p0", self.place[gone])), coming)

    def _unsure(self, gone: str, come: str, known: Told, spots: bool) -> str:
        """The seats that cannot tell which thing has left its zone, or where in its order another one lies now."""
        e, here, there = self.e, self.place[gone], self.place[come]
        seats, sure = e.variable("i32"), e.op(f"select i1 {self.apart}, i1 {_bit(known == 'spot')}, i1 {_bit(spots)}")
        e.put("i32", seats, "0")
        if known:
            held = e.get(self.wide, self.zones.inside(e, "%p0", here))
            alone = self._not(e.some(e.without(held, e.one(gone))))
            sure = self._or(sure, self._or(alone, e.op(f"icmp eq i32 {here}, {BOX}")))
        elsewhere = e.look_up(self._seers, there) if known else "0"
        after = e.op(f"select i1 {self._is(self._ordered, here)}, i32 {e.look_up(self._seers, here)}, i32 {elsewhere}")
        with e.when(self._not(sure)):
            for seat in range(self.plan.seats):
                seen = self.zones.visible(e, "%p0", str(seat))
                follows = e.op(f"select i1 {self.apart}, i1 {self._has_seat(after, seat)}, i1 {e.has(seen, come)}")
                with e.when(self._not(self._or(e.has(seen, gone), follows))):
                    e.put("i32", seats, e.op(f"or i32 {e.get('i32', seats)}, {1 << seat}"))
        return e.get("i32", seats)

    # ---- two zones -------------------------------------------------------------------------------------------------
    def whole(self, name: str) -> None:
        """`swap_zones(position, one, other)`: gives whether there is room."""
        e = self.e = Function(self.zones.module, name, "i1", ["ptr", "i32", "i32"])
        zones = self.zones
        with e.when(e.op(f"icmp eq i32 {ONE}, {OTHER}")):
            e.give("true")
        pairs = ((ONE, OTHER), (OTHER, ONE))
        held = {place: e.get(self.wide, zones.inside(e, "%p0", place)) for place in (ONE, OTHER)}
        for goal, origin in pairs:
            with e.when(e.op(f"icmp sgt i32 {e.count(held[origin])}, {e.look_up(self._most, goal)}")):
                e.give("false")
        heights = e.space(4 * self.plan.things)
        for goal, origin in pairs:
            self._arrive(held[origin], origin, goal, heights)
        for goal, origin in pairs:
            with e.members(held[origin]) as (thing, _):
                e.put("i32", zones.of_thing(e, "%p0", self.layout.place, thing), goal)
                e.put("i32", zones.of_thing(e, "%p0", self.layout.height, thing), e.get("i32", e.at(heights, thing, 4)))
                zones.turn_over(e, thing, 0)
            e.put(self.wide, zones.inside(e, "%p0", goal), held[origin])
            self._learn(held[origin], goal)
        zones.cover(e, "%p0", e.any_of(held[ONE], held[OTHER]))
        e.give("true")
        e.finish()

    def _arrive(self, things: str, origin: str, goal: str, heights: str) -> None:
        """The heights that things get in another zone: what nobody sees there may stay in no order."""
        e = self.e
        stays = e.op(f"and i1 {self._is(self._ordered, origin)}, {self._is(self._hidden, goal)}")
        ordered = self._is(self._ordered, goal)
        with e.members(things) as (thing, _):
            height, rank = self.zones.height_of(e, "%p0", thing), e.variable("i32")
            e.put("i32", rank, "1")
            with e.members(things) as (below, _):
                low = self.zones.height_of(e, "%p0", below)
                same = e.op(f"and i1 {e.op(f'icmp eq i32 {low}, {height}')}, {e.op(f'icmp slt i32 {below}, {thing}')}")
                lower = self._or(e.op(f"icmp slt i32 {low}, {height}"), same)
                e.add_to("i32", rank, e.op(f"zext i1 {lower} to i32"))
            found = e.op(f"select i1 {stays}, i32 {height}, i32 {e.get('i32', rank)}")
            e.put("i32", e.at(heights, thing, 4), e.op(f"select i1 {ordered}, i32 {found}, i32 0"))

    # ---- what seats know -------------------------------------------------------------------------------------------
    def _learn(self, things: str, place: str) -> None:
        """Everybody who sees a place knows what came there."""
        shown = self.e.look_up(self._seers, place)
        for seat in range(self.plan.seats):
            with self.e.when(self._has_seat(shown, seat)):
                known = self.zones.known(self.e, "%p0", seat)
                self.e.put(self.wide, known, self.e.any_of(self.e.get(self.wide, known), things))

    def _forget(self, things: str, seats: str) -> None:
        """Some seats, which could not follow things, know of them only what they see."""
        e = self.e
        for seat in range(self.plan.seats):
            with e.when(self._has_seat(seats, seat)):
                known = self.zones.known(e, "%p0", seat)
                hidden = e.without(things, self.zones.visible(e, "%p0", str(seat)))
                e.put(self.wide, known, e.without(e.get(self.wide, known), hidden))

    def _is(self, table: str, place: str) -> str:
        """Whether a place is as a table says."""
        return self.e.op(f"icmp ne i32 {self.e.look_up(table, place)}, 0")

    def _has_seat(self, seats: str, seat: int) -> str:
        return self.e.op(f"icmp ne i32 {self.e.op(f'and i32 {seats}, {1 << seat}')}, 0")

    def _or(self, one: str, other: str) -> str:
        return self.e.op(f"or i1 {one}, {other}")

    def _not(self, one: str) -> str:
        return self.e.op(f"xor i1 {one}, true")


def _bit(value: bool) -> str:
    return str(value).lower()
