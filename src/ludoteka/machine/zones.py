"""Where things lie: put, shuffled, drawn and seen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ludoteka.language.actions import Lying
from ludoteka.machine.pauses import Said
from ludoteka.machine.pools import Pools
from ludoteka.machine.spots import Spots
from ludoteka.machine.state import Run, bits
from ludoteka.machine.things import BOX

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

LYING: tuple[Lying, ...] = ("", "face down", "face up")
Groups = list[list[int]]
"""Things from the bottom to the top; those of one group lie in an order that nobody has decided."""


class Zones:
    """The zones of one game."""

    def __init__(self, machine: Machine) -> None:
        self.layout = machine.layout
        self.things = machine.layout.catalogue
        self.machine = machine
        self.pools = Pools(machine.layout)
        self.spots = Spots(self)
        self.everybody = (1 << machine.seats) - 1
        self._all_differ = len(set(self.things.names)) == len(self.things)
        """Whether no two things have the same name."""
        self._private = self.things.shown or any(zone is not None and zone.seen == "owner"
                                                 for zone, _ in self.things.places)
        """Whether players see what spectators do not."""
        self.forceful = {place for place, (zone, _) in enumerate(self.things.places)
                         if zone is not None and zone.in_force}
        """The zones whose things are in force."""

    # ---- where things are ------------------------------------------------------------------------------------------
    def inside(self, state: list[int], place: int) -> int:
        """The things that lie in a zone."""
        places, at, found = state[self.layout.place:self.layout.place + self.things.count], 0, 0
        for _ in range(places.count(place)):
            at = places.index(place, at) + 1
            found |= 1 << at - 1
        return found

    # ---- on cells --------------------------------------------------------------------------------------------------
    def on(self, state: list[int], cells: int) -> int:
        """The things that lie on a set of cells."""
        base, first, found = self.layout.place, self.things.zones, 0
        for thing in range(len(self.things)):
            place = state[base + thing] - first
            if place >= 0 and cells >> place & 1:
                found |= 1 << thing
        return found

    def counted(self) -> int:
        """All pieces whose number is given, wherever they are."""
        return sum(1 << thing for thing in range(len(self.things)) if self.things.is_piece(thing))

    def under(self, state: list[int], thing: int) -> int:
        """The cell that a thing lies on, or that its tile lies on; -1 where it lies on none."""
        if thing >= len(self.things):
            thing = self.things.parts.tile(thing)
        place = state[self.layout.place + thing]
        if place >= self.things.cells_end:
            return self.under(state, self.things.part_under(place))
        return max(-1, place - self.things.zones)

    def on_parts(self, state: list[int], parts: int) -> int:
        """The things that stand on a set of parts."""
        base, first, end = self.layout.place, self.things.parts.first, self.things.cells_end
        return sum(1 << thing for thing in range(len(self.things))
                   if (place := state[base + thing]) >= end and parts >> place - end + first & 1)

    def covered(self, state: list[int]) -> int:
        """The cells that things lie on."""
        base, first = self.layout.place, self.things.zones
        return self.machine.geometry.mask({state[base + thing] - first for thing in range(len(self.things))
                                           if first <= state[base + thing] < self.things.cells_end})

    def in_play(self, state: list[int]) -> int:
        return (1 << len(self.things)) - 1 & ~self.inside(state, BOX)

    def in_force(self, state: list[int]) -> int:
        """The things in zones where what they say holds."""
        base, found = self.layout.place, 0
        for thing in range(len(self.things)) if self.forceful else ():
            if state[base + thing] in self.forceful:
                found |= 1 << thing
        return found

    def owner(self, state: list[int], thing: int) -> int:
        """Who holds a thing, or to whom it was given."""
        if thing >= self.things.count:
            return -1
        _, seat = self.things.places[state[self.layout.place + thing]]
        return seat if seat >= 0 else self.things.givens[thing]

    def in_order(self, state: list[int], things: Iterable[int]) -> list[int]:
        """Things of a zone from the bottom to the top."""
        return sorted(things, key=lambda thing: (state[self.layout.height + thing], thing))

    def groups(self, state: list[int], things: int) -> Groups:
        """Things of an ordered zone from the bottom to the top."""
        found: dict[int, list[int]] = {}
        for thing in bits(things):
            found.setdefault(state[self.layout.height + thing], []).append(thing)
        return [found[height] for height in sorted(found)]

    def stack(self, state: list[int], groups: Groups) -> None:
        """Let things lie one group above the other."""
        for height, group in enumerate(groups, 1):
            for thing in group:
                state[self.layout.height + thing] = height

    # ---- words for choices -----------------------------------------------------------------------------------------
    def said(self, run: Run, thing: int, options: list[int], role: int) -> Said:
        """A thing as the one who chooses sees it; several of one name are told apart by their number."""
        if not self.sees(run.state, thing, role):
            back, place = self.things.back(thing), self.things.place_name(run.state[self.layout.place + thing])
            return Said(f"{back} of {place}", (back,), (place,))
        seen = [one for one in options if self.sees(run.state, one, role)]
        return self.said_openly(run, thing, seen, self.spots.seen_at(run.state, thing, role))

    def said_openly(self, run: Run, thing: int, options: list[int], spot: str) -> Said:
        """A thing as somebody sees it who sees all of them, and the spot where it lies."""
        names = self._called(run.state, thing)
        if self.things.is_piece(thing):
            place = self.things.place_name(run.state[self.layout.place + thing])
            apart = len({self._called(run.state, one) for one in options
                         if run.state[self.layout.place + one] == run.state[self.layout.place + thing]}) > 1
            return Said(f"{place} {names[-1]}" if apart else place, names, (spot,))
        called = [self._called(run.state, one) for one in options]
        same = [one for one, others in zip(options, called, strict=True) if others == names]
        # Dice of several kinds may show the same.
        rivals = any(others[-1] == names[-1] and others != names for others in called)
        text = " ".join(names) if rivals else names[-1]
        text = f"{text} {same.index(thing) + 1}" if thing in same and len(same) > 1 else text
        return Said(text.replace("-", " ").lower(), names, (spot,))

    def said_part(self, run: Run, part: int) -> Said:
        """A part of a tile."""
        name = self.things.parts.named(part)
        *kind, last = name.split(" ")
        names = (" ".join(kind), last) if last.isdigit() else (name,)
        return Said(name, names, (self.part_name(run.state, part),))

    def part_name(self, state: list[int], part: int) -> str:
        """A part as a place of views: 'n2e3.road'."""
        return f"{self.machine.geometry.names[self.under(state, part)]}.{self.things.parts.named(part)}"

    def _called(self, state: list[int], thing: int) -> tuple[str, ...]:
        """A thing's name; a die that has been rolled is called by what it shows."""
        name = self.things.names[thing]
        if self.things.is_piece(thing) and (owner := self.owner(state, thing)) >= 0:
            return (self.machine.description.seats[owner], name)
        shown = self.shown(state, thing)
        return (name, shown) if shown else (name,)

    def shown(self, state: list[int], thing: int) -> str:
        """What a die shows, as a word or a figure; nothing where it is no die, or before it is rolled."""
        if not self.things.faces[thing]:
            return ""
        return self.things.face(thing, state[self.layout.base[self.things.shows[thing]] + thing])

    # ---- which are alike -------------------------------------------------------------------------------------------
    def alike(self, state: list[int], thing: int, things: Iterable[int]) -> list[int]:
        """Those among some things that differ from one in nothing: in name, owner, place and values."""
        return [one for one in things if self.look(state, one) == self.look(state, thing)]

    def told_apart(self, state: list[int], things: Iterable[int]) -> list[int]:
        """The first of those that are alike."""
        return list({self.look(state, thing): thing for thing in sorted(things, reverse=True)}.values())[::-1]

    def by_place(self, state: list[int], things: Iterable[int]) -> Iterable[int]:
        """Counted pieces in the order of where they lie: which of several alike lies there makes no difference."""
        if not self.things.on_cells:
            return things
        place, is_piece = self.layout.place, self.things.is_piece
        return sorted(things, key=lambda one: state[place + one] if is_piece(one) else -1)

    def told_apart_by(self, state: list[int], things: Iterable[int], role: int) -> list[int]:
        """The first of those that are alike to a player, who cannot tell apart what lies unseen in one zone."""
        found: dict[tuple[object, ...], int] = {}
        for thing in self.as_offered(state, things, role):
            found.setdefault(self.look_to(state, thing, role), thing)
        return list(found.values())

    def as_offered(self, state: list[int], things: Iterable[int], role: int) -> list[int]:
        """Things in the order in which a player chooses among them.

        What is unseen comes first, by where it lies: its own order would tell what it is.
        """
        place = self.layout.place
        return sorted(things, key=lambda one: (1, 0) if self.sees(state, one, role) else (0, state[place + one]))

    def unseen_with(self, state: list[int], thing: int, things: int, role: int) -> int:
        """Those of some things that a player cannot tell from one of them; only that one where it is seen."""
        if thing < 0 or thing >= len(self.things) or self.sees(state, thing, role):
            return things & 1 << thing if thing >= 0 else 0
        there = things & self.inside(state, state[self.layout.place + thing])
        return sum(1 << one for one in bits(there) if not self.sees(state, one, role))

    def look_to(self, state: list[int], thing: int, role: int) -> tuple[object, ...]:
        """What tells a thing apart from others for a player."""
        if not self.sees(state, thing, role):
            return (state[self.layout.place + thing],)
        return (thing, -1) if self._all_differ else self.look(state, thing)

    def look(self, state: list[int], thing: int, besides: str = "") -> tuple[object, ...]:
        """What tells a thing apart from others, besides one value."""
        layout = self.layout
        return (self.things.names[thing], self.things.givens[thing], state[layout.place + thing],
                state[layout.lying + thing],
                *(state[layout.base[store] + thing] for store in self.things.changing if store != besides))

    # ---- putting ---------------------------------------------------------------------------------------------------
    def put(self, run: Run, things: int, place: int, under: bool = False, lying: Lying = "") -> bool:
        """Put things into a zone; gives whether there is room for them."""
        state, layout = run.state, self.layout
        zone, _ = self.things.places[place]
        there = self.inside(state, place) & ~things
        if zone is not None and zone.most and (there | things).bit_count() > zone.most:
            return False
        arriving = self.arriving(state, things, place, lying)
        came = dict.fromkeys(state[layout.place + thing] for thing in bits(things))
        origins = set(came) - {place}
        turned = self._turned(place, lying)
        sees_all = self.seers(place, turned)
        left = {origin: self.inside(state, origin) for origin in came if origin not in (BOX, place)}
        unsure = [(held, self._unsure(state, held, things, sees_all)) for held in left.values()]
        for held, seats in unsure:
            if seats:
                self.pools.mingle(state, held, seats)
                run.partings = (*run.partings, (seats, held))
        for thing in bits(things):
            state[layout.place + thing] = place
            state[layout.lying + thing] = turned
            state[layout.height + thing] = 0
            self.cover(state, thing)
            state[layout.known + thing] |= sees_all & self.everybody
        for held, seats in unsure:
            self.forget(state, held, seats)
        if zone is not None and zone.ordered:
            lain = self.groups(state, there)
            self.stack(state, [*arriving, *lain] if under else [*lain, *arriving])
        self.machine.laying.moved(run, things, origins, place)
        for origin, held in left.items():
            if (emptied := self.things.places[origin][0]) is not None and emptied.ordered:
                self.stack(state, self.groups(state, held & ~things))
        return True

    def lay(self, run: Run, name: str, owner: int | None, copies: int, cell: int) -> None:
        """Put so many pieces from the box onto a cell, as a drawing says."""
        box = [thing for thing in bits(self.inside(run.state, BOX)) if self.things.names[thing] == name
               and (owner is None or self.things.givens[thing] == owner)]
        self.put(run, sum(1 << thing for thing in box[:copies]), self.things.zones + cell)

    def _turned(self, place: int, lying: Lying) -> int:
        """How things lie, where that makes a difference to how their zone shows them."""
        zone, _ = self.things.places[place]
        usual = {"nobody": "face down", "all": "face up"}.get(zone.seen) if zone is not None else lying
        return LYING.index(lying) if lying != usual else 0

    def arriving(self, state: list[int], things: int, place: int, lying: Lying) -> Groups:
        """Things in the order in which they come to lie; a pile that is put down face down is turned over."""
        zone, _ = self.things.places[place]
        found: Groups = []
        for origin in sorted({state[self.layout.place + thing] for thing in bits(things)}):
            from_there = things & self.inside(state, origin)
            source = self.things.places[origin][0]
            groups = self.groups(state, from_there) if source is not None and source.ordered else [
                [thing] for thing in bits(from_there)]
            found += groups[::-1] if lying == "face down" else groups
        if zone is not None and zone.seen != "nobody":
            return [[thing] for group in found for thing in group]
        return found

    def forget(self, state: list[int], things: int, seats: int) -> None:
        """Some seats, which could not follow things, know of them only what they see."""
        for thing in bits(things) if seats else ():
            state[self.layout.known + thing] &= ~seats | self.viewers(state, thing)

    def _unsure(self, state: list[int], held: int, things: int, seen_there: int) -> int:
        """The seats that cannot tell which of the things of a zone have left it."""
        moved = held & things
        if moved == held or self._at_an_end(state, held, moved):
            return 0
        sure = seen_there & self.everybody
        seats = 0
        for seat in range(self.layout.seats):
            if not sure >> seat & 1 and not all(self.viewers(state, thing) >> seat & 1 for thing in bits(moved)):
                seats |= 1 << seat
        return seats

    def _at_an_end(self, state: list[int], held: int, moved: int) -> bool:
        """Whether what moved lay on top or at the bottom, as everybody can see."""
        groups = self.groups(state, held)
        for order in (groups, groups[::-1]):
            taken = 0
            for group in order:
                if taken == moved:
                    return True
                if len(group) > 1:
                    break
                taken |= 1 << group[0]
        return False

    # ---- chance ----------------------------------------------------------------------------------------------------
    def shuffle(self, run: Run, place: int) -> None:
        """The order of a zone is undecided, and nobody knows any of its things."""
        state, layout = run.state, self.layout
        things = self.inside(state, place)
        if things.bit_count() < 2:
            return
        zone, _ = self.things.places[place]
        run.shuffles += 1
        self.pools.mingle(state, things, self.everybody)
        for thing in bits(things):
            state[layout.height + thing] = int(zone is not None and zone.ordered)
            state[layout.lying + thing] = 0
            self.cover(state, thing)
            state[layout.known + thing] = self.viewers(state, thing) & self.everybody

    def undecided(self, state: list[int], place: int, count: int, bottom: bool) -> list[int]:
        """The things of which chance has to draw one, so that the first so many are known by their order."""
        groups = self.groups(state, self.inside(state, place))
        for group in (groups if bottom else groups[::-1])[:count]:
            if len(group) > 1:
                return group
        return []

    def draw(self, run: Run, thing: int, bottom: bool) -> None:
        """One of several in no order lies above (or below) the others from now on."""
        state, place = run.state, run.state[self.layout.place + thing]
        groups: Groups = []
        for group in self.groups(state, self.inside(state, place)):
            if thing in group:
                rest = [one for one in group if one != thing]
                groups += [[thing], rest] if bottom else [rest, [thing]]
            else:
                groups.append(group)
        self.stack(state, groups)

    def refill(self, run: Run, place: int) -> None:
        """An empty zone from which something is wanted takes the things of another, shuffled."""
        zone, seat = self.things.places[place]
        if zone is None or not zone.refill or self.inside(run.state, place):
            return
        other = self.things.first[zone.refill]
        if self.things.places[other][1] >= 0:
            other += max(seat, 0)
        self.put(run, self.inside(run.state, other), place)
        self.shuffle(run, place)

    # ---- seeing ----------------------------------------------------------------------------------------------------
    def viewers(self, state: list[int], thing: int) -> int:
        """The seats that see a thing where it lies, as a set; -1 where everybody does, spectators too."""
        seats = self.seers(state[self.layout.place + thing], state[self.layout.lying + thing])
        if seats >= 0 and self.things.shown:
            seats |= state[self.layout.shown + thing]
            return -1 if seats == self.everybody else seats
        return seats

    def seers(self, place: int, lying: int = 0) -> int:
        """The seats that see a thing that lies so at a place, as a set; -1 where everybody does, spectators too."""
        zone, seat = self.things.places[place]
        if zone is None:
            return 0
        if LYING[lying] == "face up" or (zone.seen == "all" and not lying):
            return -1
        return 1 << seat if zone.seen == "owner" and seat >= 0 else 0

    def show(self, run: Run, things: int, seats: int) -> None:
        """Seats see things where these lie, until they go elsewhere, are shuffled or rolled."""
        for thing in bits(things):
            run.state[self.layout.shown + thing] |= seats
            run.state[self.layout.known + thing] |= seats

    def cover(self, state: list[int], thing: int) -> None:
        """Nobody is shown a thing any more."""
        if self.things.shown:
            state[self.layout.shown + thing] = 0

    def sees(self, state: list[int], thing: int, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) sees a thing now."""
        viewers = self.viewers(state, thing)
        return viewers == -1 or (seat is not None and viewers >> seat & 1 == 1)

    def knows(self, state: list[int], thing: int, seat: int | None) -> bool:
        """Whether a seat knows what a thing is, wherever it has seen it; a spectator knows what nobody keeps secret."""
        known = state[self.layout.known + thing]
        if seat is not None:
            return known >> seat & 1 == 1
        return known == self.everybody and not self._private

    def shows_more(self, before: Run, run: Run, seat: int) -> bool:
        """Whether a seat knows a thing that it did not know before."""
        base, end = self.layout.known, self.layout.known + len(self.things)
        now, then = run.state[base:end], before.state[base:end]
        return now != then and any(one & ~other & 1 << seat for one, other in zip(now, then, strict=True))
