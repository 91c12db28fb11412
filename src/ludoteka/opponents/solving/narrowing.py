"""Crossing out: values that break a demand, or that others exclude, go until nothing more follows."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteka.machine.state import bits
from ludoteka.opponents.solving.conflicts import Conflicts
from ludoteka.opponents.solving.demands import Demand
from ludoteka.opponents.solving.possible_sets import FALSE, TRUE
from ludoteka.opponents.solving.worlds import World, one, single, values

_FEW = 12
"""Demands that look at no more places than this are worked out at once, the others when nothing else follows."""


class Narrowing:
    """A world, and the demands on it that are still open."""

    def __init__(self, world: World, demands: list[Demand], conflicts: Conflicts | None = None) -> None:
        self.world = world
        self.demands = demands
        self.conflicts = conflicts
        self.open = set(range(len(demands)))
        self.touched = [0] * len(demands)
        """The places that each demand looked at when it was asked last."""
        self._log: list[tuple[int, int, bool]] = []

    def mark(self) -> tuple[int, int]:
        """A moment to which `undo` leads back."""
        return len(self.world.trail), len(self._log)

    def undo(self, mark: tuple[int, int]) -> None:
        self.world.back_to(mark[0])
        while len(self._log) > mark[1]:
            number, touched, closed = self._log.pop()
            self.touched[number] = touched
            if closed:
                self.open.add(number)

    def begin(self) -> bool:
        """Work out everything; gives whether no demand is broken."""
        return self._settle(set(self.open))

    def choose(self, place: int, value: int) -> bool:
        """Settle a value and what follows from it."""
        dirty: set[int] = set()
        return self._narrow(place, one(value), dirty) and self._settle(dirty)

    def _settle(self, dirty: set[int]) -> bool:
        late: set[int] = set()
        while dirty or late:
            number = dirty.pop() if dirty else min(late, key=lambda one: self.touched[one].bit_count())
            late.discard(number)
            if number not in self.open:
                continue
            answer = self._ask(number)
            if answer == FALSE:
                return False
            self._log.append((number, self.touched[number], answer == TRUE))
            if answer == TRUE:
                self.open.discard(number)
                continue
            self.touched[number] = self.world.touched
            if self.world.touched.bit_count() > _FEW and dirty:
                late.add(number)
            elif not self._cross_out(number, dirty):
                return False
        return True

    def _ask(self, number: int) -> int:
        self.world.touched = 0
        return self.demands[number].ask(self.world)

    def _cross_out(self, number: int, dirty: set[int]) -> bool:
        """Leave out every value with which a demand would be broken."""
        for place in bits(self.touched[number]):
            mask = self.world.left[place]
            if single(mask):
                continue
            broken = 0
            for value in values(mask):
                mark = len(self.world.trail)
                self.world.put(place, one(value))
                if self._ask(number) == FALSE:
                    broken |= one(value)
                self.world.back_to(mark)
            if broken and not self._narrow(place, mask & ~broken, dirty):
                return False
        return True

    def _narrow(self, place: int, mask: int, dirty: set[int]) -> bool:
        """Leave fewer values; what they exclude elsewhere goes too."""
        todo = [(place, mask)]
        while todo:
            place, mask = todo.pop()
            mask &= self.world.left[place]
            if not mask:
                return False
            if mask == self.world.left[place]:
                continue
            self.world.put(place, mask)
            dirty.update(number for number in self.open if self.touched[number] >> place & 1)
            if single(mask) and self.conflicts is not None:
                todo += self._excluded(self.conflicts, place, values(mask)[0])
        return True

    def _excluded(self, conflicts: Conflicts, place: int, value: int) -> Iterator[tuple[int, int]]:
        for other in bits(conflicts.scope[place]):
            mask = self.world.left[other]
            kept = sum(one(left) for left in values(mask) if not conflicts.exclude(place, value, other, left))
            if kept != mask:
                yield other, kept
