"""Which things could lie in each other's places for somebody who does not know them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ludoteka.machine.secrets import mix
from ludoteka.machine.state import Layout, bits


class Pools:
    """The pools of one game: what was ever shuffled together, directly or by way of others, is of one pool.

    Where rules shuffle in the middle of a match, each thing has joined its pool with one of these shuffles, as a seat
    knows, and each place was mixed by one of them: it can hold only what had joined by then.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout, self.count = layout, len(layout.catalogue)
        self.everybody = (1 << layout.seats) - 1

    def joined(self, state: list[int], thing: int, seat: int | None) -> int:
        """With which shuffle of its pool a thing came among the others, as a seat (None: a spectator) knows."""
        if not self.layout.catalogue.mixing:
            return 0
        seats = range(self.layout.seats) if seat is None else (seat,)
        return min(state[self.layout.joined + one * self.count + thing] for one in seats)

    def mixed(self, state: list[int], thing: int) -> int:
        """Which shuffle of its pool the place of a thing was last part of."""
        return state[self.layout.mixed + thing] if self.layout.catalogue.mixing else 0

    def _secret(self, state: list[int], thing: int) -> bool:
        return state[self.layout.known + thing] != self.everybody

    # ---- shuffling -------------------------------------------------------------------------------------------------
    def mingle(self, state: list[int], things: int, seats: int) -> None:
        """Some things are shuffled, or seats cannot tell any more which is which: each may lie where any other lay."""
        pool = self.layout.pool
        if self._mingled(state, things, seats):
            return
        pools = {state[pool + thing] for thing in bits(things) if self._secret(state, thing)}
        if not any(state[pool + thing] in pools and self._secret(state, thing)
                   for thing in range(self.count) if not things >> thing & 1):
            self._begin(state, things)
            return
        number = self._number(state, things, pools, seats)
        for thing in range(self.count):
            if things >> thing & 1:
                self._mix(state, thing, number, seats)
            if things >> thing & 1 or state[pool + thing] in pools:
                state[pool + thing] = min(pools)

    def _mingled(self, state: list[int], things: int, seats: int) -> bool:
        """Whether nothing changes by it: nobody knew any of them, and all could lie at the same places."""
        places = {(state[self.layout.pool + thing], self.mixed(state, thing)) for thing in bits(things)}
        return len(places) == 1 and not any(state[self.layout.known + thing] & seats for thing in bits(things))

    def _begin(self, state: list[int], things: int) -> None:
        """A new pool of things, none of which could lie anywhere else."""
        pool = 1 + max(state[self.layout.pool:self.layout.pool + self.count])
        for thing in bits(things):
            state[self.layout.pool + thing] = pool
            if self.layout.catalogue.mixing:
                state[self.layout.mixed + thing] = 0
                state[self.layout.joined + thing:self.layout.mixed:self.count] = [0] * self.layout.seats

    def _number(self, state: list[int], things: int, pools: set[int], seats: int) -> int:
        """Which shuffle of its pool this is: a new one where somebody knew something that is shuffled."""
        known = any(state[self.layout.known + thing] & seats for thing in bits(things))
        among = [thing for thing in range(self.count) if state[self.layout.pool + thing] in pools]
        return int(known) + max(self.mixed(state, thing) for thing in (among if known else bits(things)))

    def _mix(self, state: list[int], thing: int, number: int, seats: int) -> None:
        """A thing is shuffled; for those seats that knew it, it lay nowhere else till now."""
        if not self.layout.catalogue.mixing:
            return
        state[self.layout.mixed + thing] = number
        for seat in bits(state[self.layout.known + thing] & seats):
            state[self.layout.joined + seat * self.count + thing] = number

    # ---- imagining -------------------------------------------------------------------------------------------------
    def groups(self, state: list[int], unknown: Iterable[int], seat: int | None) -> list[list[int]]:
        """What a seat (None: a spectator) does not know, parted: nothing could lie where one of another group lies."""
        pools: dict[int, list[int]] = {}
        for thing in unknown:
            pools.setdefault(state[self.layout.pool + thing], []).append(thing)
        return [group for things in pools.values() for group in self._parted(state, things, seat)]

    def _parted(self, state: list[int], things: list[int], seat: int | None) -> list[list[int]]:
        """Where as many things had joined by a shuffle as there are places from before it, these lie there."""
        numbers = sorted({self.mixed(state, thing) for thing in things})
        if len(numbers) == 1:
            return [things]
        found, rest = [], things
        for number in numbers:
            early = [thing for thing in rest if self.joined(state, thing, seat) <= number]
            if len(early) == sum(self.mixed(state, thing) <= number for thing in rest):
                found.append(early)
                rest = [thing for thing in rest if thing not in early]
        return [group for group in found if group]

    def dealt(self, state: list[int], things: list[int], lots: list[list[int]], seat: int,
              lot: Callable[[int], int]) -> list[list[int]]:
        """For each thing one of the places that it could lie at, every deal as likely as any other.

        A place ends with the thing that really lies there. What joined last has the fewest places and goes first.
        """
        left, found = list(lots), dict[int, list[int]]()
        if not self.layout.catalogue.mixing:
            mix(left, lot)
            return left
        for thing in sorted(things, key=lambda thing: -self.joined(state, thing, seat)):
            fit = [spot for spot in left if self.mixed(state, spot[-1]) >= self.joined(state, thing, seat)]
            found[thing] = fit[lot(len(fit))]
            left.remove(found[thing])
        return [found[thing] for thing in things]
