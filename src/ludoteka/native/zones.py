"""Things in their zones as native code: put, stacked, shuffled, drawn; sets and what seats know are kept up to date."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ludoteka.language.actions import Lying, Told
from ludoteka.language.things import Zone
from ludoteka.machine.things import BOX
from ludoteka.native.emit import Function, Loop, Module
from ludoteka.native.plan import Plan
from ludoteka.native.pools import Pools
from ludoteka.native.seeing import Seers, seers, turned
from ludoteka.native.swapping import Swapping


class Zones:
    """The functions over zones of one game, each written when it is first asked for."""

    def __init__(self, module: Module, plan: Plan) -> None:
        self.module, self.plan, self.layout = module, plan, plan.layout
        self.catalogue, self.wide = plan.layout.catalogue, module.set_type
        self._written: set[str] = set()
        self._pools = Pools(module, plan, self.known)

    def _once(self, name: str, write: Callable[[str], None]) -> str:
        """The name of a function, which is written if it is not there yet."""
        if name not in self._written:
            self._written.add(name)
            write(name)
        return name

    # ---- where things are ------------------------------------------------------------------------------------------
    def inside(self, e: Function, st: str, place: str | int) -> str:
        """The address of the set of things in a zone."""
        return e.at(e.at(st, self.plan.inside), place, self.plan.set_bytes)

    def known(self, e: Function, st: str, seat: str | int) -> str:
        """The address of the set of things that a seat knows."""
        return e.at(e.at(st, self.plan.known), seat, self.plan.set_bytes)

    def shown(self, e: Function, st: str, seat: str | int) -> str:
        """The address of the set of things that a seat is shown where they lie."""
        return e.at(e.at(st, self.plan.shown), seat, self.plan.set_bytes)

    def cover(self, e: Function, st: str, things: str) -> None:
        """Things are shown to nobody any more."""
        for seat in range(self.plan.seats if self.catalogue.shown else 0):
            place = self.shown(e, st, seat)
            e.put(self.wide, place, e.without(e.get(self.wide, place), things))

    @staticmethod
    def of_thing(e: Function, st: str, base: int, thing: str) -> str:
        """The address of an integer of a thing."""
        return e.at(e.at(st, base * 4), thing, 4)

    def shown_by(self, e: Function, st: str, die: str) -> str:
        """The address of what a die shows."""
        stores = list(dict.fromkeys(filter(None, self.layout.catalogue.shows)))
        if len(stores) == 1:
            return self.of_thing(e, st, self.layout.base[stores[0]], die)
        places = (self.layout.base[store] + thing if store else 0
                  for thing, store in enumerate(self.layout.catalogue.shows))
        return e.at(st, e.look_up(self.module.table(places), die), 4)

    def place_of(self, e: Function, st: str, thing: str) -> str:
        return e.get("i32", self.of_thing(e, st, self.layout.place, thing))

    def height_of(self, e: Function, st: str, thing: str) -> str:
        return e.get("i32", self.of_thing(e, st, self.layout.height, thing))

    def visible(self, e: Function, st: str, seat: str) -> str:
        """All things that a seat sees where they lie."""
        return e.op(f"call {self.wide} @{self._once('visible', self._visible)}(ptr {st}, i32 {seat})")

    def _visible(self, name: str) -> None:
        e = Function(self.module, name, self.wide, ["ptr", "i32"])
        found, own = "0", "0"
        for place, (zone, _) in enumerate(self.catalogue.places):
            if seers(zone, 0) == "all":
                found = e.any_of(found, e.get(self.wide, self.inside(e, "%p0", place)))
        if self.plan.turning:
            found = e.without(found, self.lying(e, "%p0", 1))
            found = e.any_of(found, self.lying(e, "%p0", 2))
        for zone in self.plan.description.zones.values():
            if seers(zone, 0) == "owner":
                mine = e.op(f"add i32 %p1, {self.catalogue.first[zone.name]}")
                own = e.any_of(own, e.get(self.wide, self.inside(e, "%p0", mine)))
        if self.catalogue.shown:
            own = e.any_of(own, e.get(self.wide, self.shown(e, "%p0", "%p1")))
        e.give(e.any_of(found, own))
        e.finish()

    def lying(self, e: Function, st: str, how: int) -> str:
        """All things that lie face down (1) or face up (2) where that is not how their zone shows them."""
        return e.get(self.wide, e.at(st, self.plan.turned + (how - 1) * self.plan.set_bytes))

    @property
    def held(self) -> bool:
        """Whether whatever is in force lies with a player."""
        return all(seat >= 0 for zone, seat in self.catalogue.places if zone is not None and zone.in_force)

    def in_force(self, e: Function, st: str, seat: str = "") -> str:
        """The things in zones where what they say holds; with a seat, those in its own zones."""
        found = "0"
        if seat:
            where = [e.op(f"add i32 {seat}, {self.catalogue.first[zone.name]}")
                     for zone in self.plan.description.zones.values() if zone.in_force and zone.owner == "player"]
        else:
            where = [str(place) for place, (zone, _) in enumerate(self.catalogue.places)
                     if zone is not None and zone.in_force]
        for place in where:
            found = e.any_of(found, e.get(self.wide, self.inside(e, st, place)))
        return found

    # ---- heights ---------------------------------------------------------------------------------------------------
    def end(self, e: Function, st: str, things: str, *, top: bool) -> str:
        """The height of the highest or lowest of some things; below all, or above all, where there are none."""
        name = self._once("highest" if top else "lowest", lambda name: self._end(name, top))
        return e.op(f"call i32 @{name}(ptr {st}, {self.wide} {things})")

    def _end(self, name: str, top: bool) -> None:
        e = Function(self.module, name, "i32", ["ptr", self.wide])
        best = e.variable("i32", "-1" if top else str(2**31 - 1))
        with e.members("%p1") as (thing, _):
            height = self.height_of(e, "%p0", thing)
            how = "smax" if top else "smin"
            e.put("i32", best, e.op(f"call i32 @llvm.{how}.i32(i32 {e.get('i32', best)}, i32 {height})"))
        e.give(e.get("i32", best))
        e.finish()

    def at_height(self, e: Function, st: str, things: str, height: str) -> str:
        """Those of some things that lie at a height."""
        name = self._once("at_height", self._at_height)
        return e.op(f"call {self.wide} @{name}(ptr {st}, {self.wide} {things}, i32 {height})")

    def _at_height(self, name: str) -> None:
        e = Function(self.module, name, self.wide, ["ptr", self.wide, "i32"])
        found = e.variable(self.wide, "0")
        with e.members("%p1") as (thing, _), e.when(e.op(f"icmp eq i32 {self.height_of(e, '%p0', thing)}, %p2")):
            e.put(self.wide, found, e.any_of(e.get(self.wide, found), e.one(thing)))
        e.give(e.get(self.wide, found))
        e.finish()

    def stack_up(self, e: Function, st: str, things: str, start: str) -> str:
        """Number the heights of some things anew from a height on, without gaps; gives the last one."""
        name = self._once("stack_up", self._stack_up)
        return e.op(f"call i32 @{name}(ptr {st}, {self.wide} {things}, i32 {start})")

    def _stack_up(self, name: str) -> None:
        e = Function(self.module, name, "i32", ["ptr", self.wide, "i32"])
        room = 4 * (2 * self.plan.things + 2)
        heights, last = e.space(room), e.variable("i32", "%p2")
        e.clear(heights, room)
        with e.members("%p1") as (thing, _):
            e.put("i32", e.at(heights, self.height_of(e, "%p0", thing), 4), "1")
        with e.counted(str(2 * self.plan.things + 2)) as (height, loop):
            used, there = e.label(), e.at(heights, height, 4)
            e.branch(e.op(f"icmp ne i32 {e.get('i32', there)}, 0"), used, loop.again)
            e.place(used)
            e.put("i32", there, e.add_to("i32", last, "1"))
        with e.members("%p1") as (thing, _):
            place = self.of_thing(e, "%p0", self.layout.height, thing)
            e.put("i32", place, e.get("i32", e.at(heights, e.get("i32", place), 4)))
        e.give(e.get("i32", last))
        e.finish()

    # ---- chance ----------------------------------------------------------------------------------------------------
    def undecided(self, e: Function, st: str, place: str, count: int, bottom: bool) -> str:
        """The things of which chance has to draw one, so that the first so many are known by their order."""
        rest, found = e.variable(self.wide, e.get(self.wide, self.inside(e, st, place))), e.variable(self.wide, "0")
        with e.counted(str(count)) as (_, loop):
            left, group, more = e.get(self.wide, rest), e.variable(self.wide), e.label()
            e.branch(e.some(left), more, loop.out)
            e.place(more)
            e.put(self.wide, group, self.at_height(e, st, left, self.end(e, st, left, top=not bottom)))
            with e.when(e.op(f"icmp sgt i32 {e.count(e.get(self.wide, group))}, 1")):
                e.put(self.wide, found, e.get(self.wide, group))
                e.jump(loop.out)
            e.put(self.wide, rest, e.without(left, e.get(self.wide, group)))
        return e.get(self.wide, found)

    def draw(self, e: Function, st: str, thing: str, bottom: bool) -> None:
        """One of several in no order lies above (or below) the others from now on."""
        name = self._once("draw_bottom" if bottom else "draw_top", lambda name: self._draw(name, bottom))
        e.do(f"call void @{name}(ptr {st}, i32 {thing})")

    def _draw(self, name: str, bottom: bool) -> None:
        e = Function(self.module, name, "void", ["ptr", "i32"])
        height = self.height_of(e, "%p0", "%p1")
        zone = e.get(self.wide, self.inside(e, "%p0", self.place_of(e, "%p0", "%p1")))
        with e.members(e.without(zone, e.one("%p1"))) as (other, _):
            there = self.of_thing(e, "%p0", self.layout.height, other)
            now = e.get("i32", there)
            above = e.op(f"icmp {'sge' if bottom else 'sgt'} i32 {now}, {height}")
            e.put("i32", there, e.op(f"add i32 {now}, {e.op(f'zext i1 {above} to i32')}"))
        drawn = self.of_thing(e, "%p0", self.layout.height, "%p1")
        e.put("i32", drawn, height if bottom else e.op(f"add i32 {height}, 1"))
        e.give()
        e.finish()

    def shuffle(self, e: Function, st: str, zone: Zone, place: str) -> None:
        """The order of a zone is undecided, and nobody knows any of its things."""
        name = self._once(f"shuffle_{self.catalogue.first[zone.name]}", lambda name: self._shuffle(name, zone))
        e.do(f"call void @{name}(ptr {st}, i32 {place})")

    def _shuffle(self, name: str, zone: Zone) -> None:
        e = Function(self.module, name, "void", ["ptr", "i32"])
        things = e.get(self.wide, self.inside(e, "%p0", "%p1"))
        with e.when(e.op(f"icmp slt i32 {e.count(things)}, 2")):
            e.give()
        self.mingle(e, things, str((1 << self.plan.seats) - 1))
        with e.members(things) as (thing, _):
            e.put("i32", self.of_thing(e, "%p0", self.layout.height, thing), str(int(zone.ordered)))
            self.turn_over(e, thing, 0)
        self.cover(e, "%p0", things)
        for seat in range(self.plan.seats):
            here = self.known(e, "%p0", seat)
            hidden = e.without(things, self.visible(e, "%p0", str(seat)))
            e.put(self.wide, here, e.without(e.any_of(e.get(self.wide, here), things), hidden))
        e.give()
        e.finish()

    def mingle(self, e: Function, things: str, seats: str) -> None:
        """Some seats cannot tell any more which is which of some things."""
        name = self._once("mingle", self._pools.write)
        e.do(f"call void @{name}(ptr %p0, {self.wide} {things}, i32 {seats})")

    def refill(self, e: Function, st: str, zone: Zone, place: str) -> None:
        """An empty zone from which something is wanted takes the things of another, shuffled."""
        other = self.plan.description.zones[zone.refill]
        source = str(self.catalogue.first[other.name])
        if other.owner == "player":
            seat = e.op(f"sub i32 {place}, {self.catalogue.first[zone.name]}") if zone.owner == "player" else "0"
            source = e.op(f"add i32 {source}, {seat}")
        with e.when(e.op(f"icmp eq {self.wide} {e.get(self.wide, self.inside(e, st, place))}, 0")):
            things = e.get(self.wide, self.inside(e, st, source))
            e.op(f"call i1 @{self.put(zone, False, '')}(ptr {st}, {self.wide} {things}, i32 {place})")
            self.shuffle(e, st, zone, place)

    # ---- putting ---------------------------------------------------------------------------------------------------
    def put(self, zone: Zone | None, under: bool, lying: Lying) -> str:
        """The function that puts things into a zone (none: the box); it gives whether there is room for them.

        All cells are alike, and have one function.
        """
        first = self.catalogue.first.get(zone.name, "cell") if zone is not None else BOX
        name = f"put_{first}_{int(under)}_{lying.replace(' ', '_')}"
        return self._once(name, lambda name: Putting(self, zone, under, lying).write(name))

    def swap_things(self, told: tuple[Told, Told]) -> str:
        """The function that lets two things change places, of which everybody can tell so much where they lie."""
        return self._once(f"swap_things_{'_'.join(told)}", lambda name: Swapping(self).things(name, told))

    def swap_zones(self) -> str:
        """The function that lets all things of two zones change places; it gives whether there is room for them."""
        return self._once("swap_zones", lambda name: Swapping(self).whole(name))

    def turn_over(self, e: Function, thing: str, how: int) -> None:
        """A thing lies so from now on."""
        if not self.plan.turning:
            return
        e.put("i32", self.of_thing(e, "%p0", self.layout.lying, thing), str(how))
        for one in (1, 2):
            place = e.at("%p0", self.plan.turned + (one - 1) * self.plan.set_bytes)
            without = e.without(e.get(self.wide, place), e.one(thing))
            e.put(self.wide, place, e.any_of(without, e.one(thing)) if how == one else without)


class Putting:
    """Writes `put(position, things, place)` for one zone and manner."""

    def __init__(self, zones: Zones, zone: Zone | None, under: bool, lying: Lying) -> None:
        self.zones, self.zone, self.under, self.face_down = zones, zone, under, lying == "face down"
        self.plan, self.layout, self.wide = zones.plan, zones.layout, zones.wide
        self.how = turned(zone, lying)
        self.seers: Seers = seers(zone, self.how)
        self.ordered = zone is not None and zone.ordered
        self.places = zones.catalogue.places
        self.any_ordered = any(one is not None and one.ordered for one, _ in self.places)
        """Whether what is left behind may have to be stacked anew."""

    def write(self, name: str) -> None:
        e = self.e = Function(self.zones.module, name, "i1", ["ptr", self.wide, "i32"])
        zones, wide = self.zones, self.wide
        with e.when(e.op(f"icmp eq {wide} %p1, 0")):
            e.give("true")
        there = e.without(e.get(wide, zones.inside(e, "%p0", "%p2")), "%p1")
        if self.zone is not None and self.zone.most:
            with e.when(e.op(f"icmp sgt i32 {e.count(e.any_of(there, '%p1'))}, {self.zone.most}")):
                e.give("false")
        forgotten = e.space(self.plan.set_bytes * self.plan.seats)
        e.clear(forgotten, self.plan.set_bytes * self.plan.seats)
        loose = e.variable(wide, "0")
        self._leave(forgotten, loose)
        heights = self._stack(there) if self.ordered else ""
        with e.members("%p1") as (thing, _):
            self._move(thing, e.get("i32", e.at(heights, thing, 4)) if heights else "0")
        zones.cover(e, "%p0", "%p1")
        self._know(forgotten)
        if self.any_ordered:
            with e.members(e.get(wide, loose)) as (origin, _):
                zones.stack_up(e, "%p0", e.get(wide, zones.inside(e, "%p0", origin)), "0")
        e.give("true")
        e.finish()

    @contextmanager
    def _origins(self) -> Iterator[tuple[str, str, Loop]]:
        """Code for each place that things come from, in any order: the place, the things that leave it."""
        e, rest = self.e, self.e.variable(self.wide, "%p1")
        with e.until_empty(rest) as (left, loop):
            origin = self.zones.place_of(e, "%p0", e.first(left))
            moved = e.both(e.get(self.wide, self.zones.inside(e, "%p0", origin)), "%p1")
            e.put(self.wide, rest, e.without(left, moved))
            yield origin, moved, loop

    def _leave(self, forgotten: str, loose: str) -> None:
        """Find out who cannot tell which things have left a zone, and which zones have to be stacked anew."""
        e, zones, wide = self.e, self.zones, self.wide
        with self._origins() as (origin, moved, loop):
            elsewhere = e.op(f"and i1 {e.op(f'icmp ne i32 {origin}, {BOX}')}, {e.op(f'icmp ne i32 {origin}, %p2')}")
            held = e.get(wide, zones.inside(e, "%p0", origin))
            rest = e.without(held, moved)
            some, judged = e.op(f"and i1 {elsewhere}, {e.some(rest)}"), e.label()
            e.branch(some, judged, loop.again)
            e.place(judged)
            ends = [[zones.end(e, "%p0", one, top=top) for top in (False, True)] for one in (moved, rest)]
            above = e.op(f"icmp sgt i32 {ends[0][0]}, {ends[1][1]}")
            below = e.op(f"icmp slt i32 {ends[0][1]}, {ends[1][0]}")
            if self.any_ordered:
                with e.when(e.op(f"xor i1 {above}, true")):
                    ordered = zones.module.table((int(zone is not None and zone.ordered) for zone, _ in self.places))
                    with e.when(e.op(f"icmp ne i32 {e.look_up(ordered, origin)}, 0")):
                        e.put(wide, loose, e.any_of(e.get(wide, loose), e.one(origin)))
            if self.seers != "all":
                self._unsure(forgotten, held, moved, ends[0], e.op(f"or i1 {above}, {below}"), loop.again)

    def _unsure(self, forgotten: str, held: str, moved: str, ends: list[str], at_end: str, again: str) -> None:
        """Who does not see what moved forgets all that lay there, unless it lay at one end, each at its own height."""
        e, zones, wide = self.e, self.zones, self.wide
        span = e.op(f"add i32 {e.op(f'sub i32 {ends[1]}, {ends[0]}')}, 1")
        clear = e.op(f"and i1 {at_end}, {e.op(f'icmp eq i32 {span}, {e.count(moved)}')}")
        unclear, seats = e.label(), e.variable("i32")
        e.branch(clear, again, unclear)
        e.place(unclear)
        e.put("i32", seats, "0")
        for seat in range(self.plan.seats):
            hidden = e.some(e.without(moved, zones.visible(e, "%p0", str(seat))))
            if self.seers == "owner":
                hidden = e.op(f"and i1 {hidden}, {e.op(f'icmp ne i32 %p2, {self._own(seat)}')}")
            with e.when(hidden):
                place = e.at(forgotten, seat * self.plan.set_bytes)
                e.put(wide, place, e.any_of(e.get(wide, place), held))
                e.put("i32", seats, e.op(f"or i32 {e.get('i32', seats)}, {1 << seat}"))
        with e.when(e.op(f"icmp ne i32 {e.get('i32', seats)}, 0")):
            zones.mingle(e, held, e.get("i32", seats))

    def _own(self, seat: int) -> int:
        """The place of a seat's own zone of this name."""
        assert self.zone is not None
        return self.zones.catalogue.first[self.zone.name] + seat

    def _move(self, thing: str, height: str) -> None:
        e, zones, layout, wide = self.e, self.zones, self.layout, self.wide
        where = zones.of_thing(e, "%p0", layout.place, thing)
        before, after = zones.inside(e, "%p0", e.get("i32", where)), zones.inside(e, "%p0", "%p2")
        e.put(wide, before, e.without(e.get(wide, before), e.one(thing)))
        e.put(wide, after, e.any_of(e.get(wide, after), e.one(thing)))
        e.put("i32", where, "%p2")
        e.put("i32", zones.of_thing(e, "%p0", layout.height, thing), height)
        zones.turn_over(e, thing, self.how)

    def _know(self, forgotten: str) -> None:
        """Everybody who sees the zone knows what came there; who could not follow knows only what they see."""
        e, zones, wide = self.e, self.zones, self.wide
        for seat in range(self.plan.seats):
            here = zones.known(e, "%p0", seat)
            if self.seers == "all":
                e.put(wide, here, e.any_of(e.get(wide, here), "%p1"))
                continue
            if self.seers == "owner":
                mine = e.op(f"icmp eq i32 %p2, {self._own(seat)}")
                came = e.op(f"select i1 {mine}, {wide} %p1, {wide} 0")
                e.put(wide, here, e.any_of(e.get(wide, here), came))
            gone = e.get(wide, e.at(forgotten, seat * self.plan.set_bytes))
            with e.when(e.some(gone)):
                e.put(wide, here, e.without(e.get(wide, here), e.without(gone, zones.visible(e, "%p0", str(seat)))))

    # ---- in order --------------------------------------------------------------------------------------------------
    def _stack(self, there: str) -> str:
        """The heights of what arrives, as an array over all things; what lies there is stacked first, or above it."""
        e, zones = self.e, self.zones
        heights = e.space(4 * self.plan.things)
        last = e.variable("i32", "0")
        if self.under:
            self._arrive(heights, last)
            zones.stack_up(e, "%p0", there, e.get("i32", last))
            return heights
        e.put("i32", last, e.op(f"call i32 @llvm.smax.i32(i32 {zones.end(e, '%p0', there, top=True)}, i32 0)"))
        with e.when(e.some(e.both(e.get(self.wide, zones.inside(e, "%p0", "%p2")), "%p1"))):
            e.put("i32", last, zones.stack_up(e, "%p0", there, "0"))
        self._arrive(heights, last)
        return heights

    def _arrive(self, heights: str, last: str) -> None:
        """Things in the order in which they come to lie, place after place; what is put face down is turned over."""
        e, zones, wide = self.e, self.zones, self.wide
        ordered = zones.module.table(int(zone is not None and zone.ordered) for zone, _ in self.places)
        with e.counted(str(self.plan.places)) as (origin, loop):
            come, some = e.both(e.get(wide, zones.inside(e, "%p0", origin)), "%p1"), e.label()
            e.branch(e.some(come), some, loop.again)
            e.place(some)

            def stacked() -> None:
                rest = e.variable(wide)
                e.put(wide, rest, come)
                with e.loop() as inner:
                    left, more = e.get(wide, rest), e.label()
                    e.branch(e.some(left), more, inner.out)
                    e.place(more)
                    group = zones.at_height(e, "%p0", left, zones.end(e, "%p0", left, top=self.face_down))
                    e.put(wide, rest, e.without(left, group))
                    self._group(heights, last, group)

            def singly() -> None:
                count, number = e.count(come), e.variable("i32")
                e.put("i32", number, "0")
                with e.members(come) as (thing, _):
                    far = e.add_to("i32", number, "1")
                    if self.face_down:
                        far = e.op(f"sub i32 {e.op(f'add i32 {count}, 1')}, {far}")
                    e.put("i32", e.at(heights, thing, 4), e.op(f"add i32 {e.get('i32', last)}, {far}"))
                e.add_to("i32", last, count)

            e.either(e.op(f"icmp ne i32 {e.look_up(ordered, origin)}, 0"), stacked, singly)

    def _group(self, heights: str, last: str, group: str) -> None:
        """Things in no order stay so where nobody sees them, else they lie one above the other."""
        e, hidden = self.e, self.zone is not None and self.zone.seen == "nobody"
        if hidden:
            e.add_to("i32", last, "1")
        with e.members(group) as (thing, _):
            if not hidden:
                e.add_to("i32", last, "1")
            e.put("i32", e.at(heights, thing, 4), e.get("i32", last))
