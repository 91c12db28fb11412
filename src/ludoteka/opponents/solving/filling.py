"""Puzzles whose moves each rewrite one place: the final board is found first, then the moves that lead to it.

The rules themselves say what is possible: which values each place can get, what the end demands of them, and which
moves exclude each other. Values are crossed out until nothing more follows; then one is tried.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludoteka.machine.position import TextPosition
from ludoteka.machine.state import bits
from ludoteka.opponents.solving.board import Board, Place
from ludoteka.opponents.solving.budget import Budget
from ludoteka.opponents.solving.conflicts import Conflicts
from ludoteka.opponents.solving.demands import Splitting
from ludoteka.opponents.solving.narrowing import Narrowing
from ludoteka.opponents.solving.telling import Telling
from ludoteka.opponents.solving.worlds import World, one, values

FinalBoard = dict[int, int]
"""The value of each place that can be written."""


class Filling:
    """The search for final boards; values that need fewer moves are tried first."""

    def __init__(self, position: TextPosition, board: Board, budget: Budget) -> None:
        self.places = board.places()
        self.budget = budget
        self.best: int | None = None
        """The length of the best solution so far; boards that need as many moves are not looked for."""
        self.least = 0
        """No board needs fewer moves than this; known when the search has begun."""
        conflicts = Conflicts(board, self.places)
        self._tied = [number for number in self.places if conflicts.concern(number)]
        telling = Telling(board.judge, position.machine.description)
        left = {place.number: sum(map(one, self._kept(place, board.world, telling))) for place in self.places.values()}
        demands = Splitting(board.judge, board.world).demands(position.machine.description.end)
        self._narrowing = Narrowing(World(board.layout, board.state, left), demands, conflicts)

    def _kept(self, place: Place, world: World, telling: Telling) -> list[int]:
        """Of values that the end cannot tell apart, the nearest; all where moves of others look at them."""
        if place.number in self._tied:
            return list(place.far)
        found: dict[object, int] = {}
        for value in sorted(place.far, key=place.far.__getitem__):
            found.setdefault(telling.sign(world, place.number, value), value)
        return list(found.values())

    def boards(self) -> Iterator[FinalBoard]:
        """Final boards that keep all demands; none is left out but those that are not better than the best."""
        if self._narrowing.begin():
            self.least = self.length({number: self._nearest(number) for number in self.places})
            yield from self._search()

    def length(self, board: FinalBoard) -> int:
        """At least so many moves lead to a board."""
        return sum(self.places[number].far[value] for number, value in board.items())

    def _search(self) -> Iterator[FinalBoard]:
        self.budget.spend()
        nearest = {number: self._nearest(number) for number in self.places}
        if self.best is not None and self.length(nearest) >= self.best:
            return
        choice = self._choice()
        if choice is None:
            yield nearest
            return
        for value in sorted(self._left(choice), key=self.places[choice].far.__getitem__):
            mark = self._narrowing.mark()
            if self._narrowing.choose(choice, value):
                yield from self._search()
            self._narrowing.undo(mark)

    def _left(self, number: int) -> list[int]:
        return values(self._narrowing.world.left[number])

    def _nearest(self, number: int) -> int:
        return min(self._left(number), key=self.places[number].far.__getitem__)

    def _choice(self) -> int | None:
        """The place with the fewest values left, and of these one that a small demand looks at."""
        left, touched = self._narrowing.world.left, self._narrowing.touched
        ranks = {(left[place].bit_count(), touched[number].bit_count(), place)
                 for number in self._narrowing.open for place in bits(touched[number])}
        ranks |= {(left[place].bit_count(), len(left), place) for place in self._tied}
        return min((rank for rank in ranks if rank[0] > 1), default=(0, 0, None))[2]
