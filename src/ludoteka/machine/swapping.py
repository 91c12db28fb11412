"""Things that change places: one with another, or all of one zone with all of another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.language.actions import Told
from ludoteka.machine.state import Run, bits
from ludoteka.machine.things import BOX

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


class Swapping:
    """Lets the things of one game change places."""

    def __init__(self, machine: Machine) -> None:
        self.machine, self.layout = machine, machine.layout
        self.places, self.at = machine.layout.catalogue.places, machine.zones

    def things(self, run: Run, one: int, other: int, told: tuple[Told, Told]) -> None:
        """Each of two things comes to lie where the other lay, at the same height; with nothing none changes places.

        It is given what everybody can tell of where each of them lay.
        """
        if one < 0 or other < 0 or one == other:
            return
        state, place, height = run.state, self.layout.place, self.layout.height
        spots = {thing: (state[place + thing], state[height + thing]) for thing in (one, other)}
        if spots[one] == spots[other]:
            return
        pairs = [(one, other), (other, one)]
        unsure = [(self._mixed_up(state, *pair, known), self._unsure(state, *pair, known, told))
                  for pair, known in zip(pairs, told, strict=True)]
        for (things, seats), known in zip(unsure, told, strict=True):
            if seats:
                self.at.pools.mingle(state, things, seats)
                run.lose_track(seats, not known)
        for gone, come in pairs:
            self._lay(run, gone, *spots[come])
        for things, seats in unsure:
            self.at.forget(state, things, seats)

    def _ordered(self, place: int) -> bool:
        zone, _ = self.places[place]
        return zone is not None and zone.ordered

    def _mixed_up(self, state: list[int], gone: int, come: int, told: Told) -> int:
        """The things among which one has gone away, and another has come, for somebody who cannot tell which."""
        if not told:
            return self.at.in_play(state) | 1 << gone | 1 << come
        here = state[self.layout.place + gone]
        return self.at.inside(state, here) | (1 << come if self._ordered(here) else 0)

    def _unsure(self, state: list[int], gone: int, come: int, known: Told, told: tuple[Told, Told]) -> int:
        """The seats that cannot tell which thing has left its zone, or where in its order another one lies now."""
        here, there = (state[self.layout.place + thing] for thing in (gone, come))
        spot = told == ("spot", "spot") if here == there else known == "spot"
        if spot or (known and (here == BOX or self.at.inside(state, here) == 1 << gone)):
            return 0
        seen = self.at.viewers(state, gone)
        if here == there:
            seen |= self.at.viewers(state, come)
        elif self._ordered(here):  # by the thing that comes there one sees where the other lay
            seen |= self.at.seers(here)
        elif known:
            seen |= self.at.seers(there)
        return self.at.everybody & ~seen

    def zones(self, run: Run, one: int, other: int) -> bool:
        """All things of two zones change places, and keep their order; gives whether there is room for them."""
        if one == other:
            return True
        coming = [(goal, self.at.inside(run.state, origin)) for goal, origin in ((one, other), (other, one))]
        for goal, things in coming:
            zone, _ = self.places[goal]
            if zone is not None and zone.most and things.bit_count() > zone.most:
                return False
        arriving = [self.at.arriving(run.state, things, goal, "") for goal, things in coming]
        for (goal, things), groups in zip(coming, arriving, strict=True):
            for thing in bits(things):
                self._lay(run, thing, goal, 0)
            if self._ordered(goal):
                self.at.stack(run.state, groups)
        return True

    def _lay(self, run: Run, thing: int, place: int, height: int) -> None:
        """A thing comes to lie somewhere, as things lie there; within its zone it lies as it did."""
        state, layout, origin = run.state, self.layout, run.state[self.layout.place + thing]
        state[layout.height + thing] = height
        if place == origin:
            return
        state[layout.place + thing] = place
        state[layout.lying + thing] = 0
        self.at.cover(state, thing)
        state[layout.known + thing] |= self.at.seers(place) & self.at.everybody
        self.machine.laying.moved(run, 1 << thing, {origin}, place)
