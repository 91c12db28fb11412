"""The same search in native code, which looks at a million positions a second."""

from __future__ import annotations

from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any

from ludoteka.machine.position import TextPosition
from ludoteka.native import native
from ludoteka.opponents.solving.answers import Answer, NoSolution, Solution, Unknown
from ludoteka.opponents.solving.budget import Budget, OutOfBudget
from ludoteka.opponents.solving.native_astar import NativeAStar
from ludoteka.opponents.solving.native_beam import NativeBeam
from ludoteka.opponents.solving.native_deep import NativeDeep
from ludoteka.opponents.solving.native_estimates import flat
from ludoteka.opponents.solving.native_marks import besides_mark

if TYPE_CHECKING:
    from ludoteka.opponents.solving.paths import Puzzle

_LITTLE, _MUCH = 1 << 27, 1 << 30
"""Bytes that A* takes before something else is tried, and at all."""
_FIRST_TRY = 2_000
"""Positions of the first try straight down."""
_TRIES = 128
"""Of so many tries the last goes by layers, the others straight down."""
_FIRST_WIDTH = 2_000
"""Positions of each layer of the first try by layers."""
_MOST_DEPTH = 1000
_WEIGHT = 5
"""How much more what is missing counts than what was played, for some solution soon."""
_WIDTHS = (2_000, 20_000)
"""Positions of each layer for better solutions."""


def search_native(position: TextPosition, puzzle: Puzzle, budget: Budget, want_minimum: bool) -> Answer | None:
    """An answer, or None where the game has no native code."""
    game = native(position)
    if game is None or game.functions.history_at >= 0:
        return None
    try:
        return _Searching(position, puzzle, budget, game).answer(want_minimum)
    except ArithmeticError:
        return None


class _Searching:
    """First A* with little memory, then some solution, then the best one as long as time and memory last.

    Where counting says how many moves there must be, some solution comes first: it will have no more.
    """

    def __init__(self, position: TextPosition, puzzle: Puzzle, budget: Budget, game: Any) -> None:
        self.position = position
        self.puzzle = puzzle
        self.budget = budget
        self.estimate = flat(puzzle.estimate)
        self.arguments = game.functions, game.pack(position), besides_mark(position), self.estimate
        turns = position.machine.description.turn_limit - position.run.state[position.machine.layout.turn_number]
        self.deep = NativeDeep(*self.arguments, min(_MOST_DEPTH, turns + 1))
        self.beam = NativeBeam(*self.arguments, min(_MOST_DEPTH, turns + 1))
        self.best: Solution | None = None

    def answer(self, want_minimum: bool) -> Answer:
        astar = NativeAStar(*self.arguments)
        try:
            if want_minimum and not self.puzzle.least:
                return self._by_astar(astar, self.budget, _LITTLE)
        except OutOfBudget:
            return Unknown(self.budget.examined)
        except MemoryError:
            pass
        try:
            self._some_solution(self.budget.part(self.budget.left / 2))
            if self.best is not None and (self.best.exact or not want_minimum):
                return self.best
            if self.puzzle.estimate is not None:
                return self._deeper()
            return self._by_astar(astar, self.budget, _MUCH)
        except (OutOfBudget, MemoryError):
            return self.best or Unknown(self.budget.examined)

    def _by_astar(self, astar: NativeAStar, budget: Budget, most_bytes: int) -> Solution | NoSolution:
        found = astar.run(budget, most_bytes)
        return self.puzzle.answer(self._texts(astar.way()) if found else None, True, self.budget)

    def _texts(self, numbers: list[int]) -> tuple[str, ...]:
        """How moves given by their numbers read; they are played, so that nothing is told that does not win."""
        texts, position = [], self.position
        for number in numbers:
            texts.append(position.moves()[number].text)
            position = position.play(number)
        if position.outcome is None or not position.outcome.winners:
            raise ArithmeticError("native code won where the rules do not")
        return tuple(texts)

    def _note(self, numbers: list[int]) -> None:
        answer = self.puzzle.answer(self._texts(numbers), False, self.budget)
        if isinstance(answer, Solution) and (self.best is None or answer.length < self.best.length):
            self.best = answer

    def _some_solution(self, budget: Budget) -> None:
        """Greedily where it is known what is missing; otherwise straight down or broadly, with more and more effort."""
        with suppress(OutOfBudget, MemoryError):
            if self.puzzle.estimate is not None:
                self._greedily(budget)
            else:
                self._by_chance(budget)

    def _greedily(self, budget: Budget) -> None:
        astar = NativeAStar(*self.arguments, _WEIGHT)
        if not astar.run(budget, _MUCH):
            return
        self._note(astar.way())
        del astar
        for width in _WIDTHS:
            moves = self.beam.run(budget, width, by_moves=False)
            if moves is not None:
                self._note(moves)

    def _by_chance(self, budget: Budget) -> None:
        for number in count():
            effort = number // _TRIES
            if number % _TRIES == _TRIES - 1:
                moves = self.beam.run(budget, _FIRST_WIDTH << effort, by_moves=effort % 2 == 1)
            else:
                moves = self.deep.run(budget, most=_FIRST_TRY << effort)
            if moves is not None:
                self._note(moves)
            if moves is not None or self.deep.complete:
                return

    def _deeper(self) -> Answer:
        """No solution with this many moves, none with one more … until one is found."""
        missing = self.puzzle.missing(self.position)
        while self.best is None or missing < self.best.length:
            moves = self.deep.run(self.budget, missing)
            if moves is not None:
                return self.puzzle.answer(self._texts(moves), True, self.budget)
            if self.deep.complete:
                return NoSolution(self.budget.examined)
            missing = self.deep.next_bound
        return Solution(self.best.moves, True, self.budget.examined)
