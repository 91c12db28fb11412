"""Pairs of values that exclude each other because of what the moves forbid."""

from __future__ import annotations

from ludoteka.machine.state import bits
from ludoteka.opponents.solving.board import Board, Place
from ludoteka.opponents.solving.rewriting import Path
from ludoteka.opponents.solving.worlds import one, single, values


class Conflicts:
    """Pairs of values that no order of moves brings about: whichever is written last finds the other forbidding it."""

    def __init__(self, board: Board, places: dict[int, Place]) -> None:
        self.board = board
        self.places = places
        self._known: dict[tuple[int, int, int, int], bool] = {}
        self._writing: dict[tuple[int, int], list[Path]] = {}
        self.scope: dict[int, int] = {}
        """For each place the others that may exclude some of its values."""
        for place in places.values():
            board.budget.check()
            self._look(place)
        for number in self.scope:
            board.budget.check()
            self.scope[number] = self._really(number)

    def _look(self, place: Place) -> None:
        world = self.board.world
        world.touched = 0
        for path in place.paths:
            for rewrite in self.board.rewriting.rewrites(world, path):
                mask = rewrite.writes.get(place.number, 0)
                for value in values(mask):
                    self._writing.setdefault((place.number, value), []).append(path if single(mask) else ())
        self.scope[place.number] = world.touched & ~(1 << place.number)

    def _really(self, number: int) -> int:
        """The scope of a place, or nothing if none of its values excludes anything there."""
        far = self.places[number].far
        writable = [value for value in reversed(far) if () not in self._writing.get((number, value), ())]
        others = [self.places[other] for other in bits(self.scope[number]) if other in self.places]
        pairs = [(value, other.number, value) for value in writable for other in others if value in other.far]
        pairs += [(value, other.number, left) for value in writable for other in others for left in other.far]
        return self.scope[number] if any(self.exclude(number, *pair) for pair in pairs) else 0

    def concern(self, number: int) -> bool:
        """Whether a place takes part in any conflict."""
        return self.scope[number] != 0 or any(scope >> number & 1 for scope in self.scope.values())

    def exclude(self, first: int, value: int, second: int, other: int) -> bool:
        """Whether one place cannot end with a value when another ends with another."""
        key = (first, value, second, other)
        if key not in self._known:
            untouched = self.board.state[first] == value and self.board.state[second] == other
            self._known[key] = self._known[second, other, first, value] = not (
                untouched or self._can_write(first, value, second, other)
                or self._can_write(second, other, first, value))
        return self._known[key]

    def _can_write(self, number: int, value: int, beside: int, other: int) -> bool:
        world, mark = self.board.world, len(self.board.world.trail)
        for path in self._writing.get((number, value), []):
            if not path:
                return True
            world.put(beside, one(other))
            found = any(number in rewrite.writes for rewrite in self.board.rewriting.rewrites(world, path))
            world.back_to(mark)
            if found:
                return True
        return False
