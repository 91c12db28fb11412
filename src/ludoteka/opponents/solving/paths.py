"""Puzzles in which the way matters: searched position by position, in native code where the game has it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludoteka.core import Position
from ludoteka.machine.position import TextPosition
from ludoteka.native import available
from ludoteka.opponents.solving.answers import Answer, NoSolution, Solution, Unknown
from ludoteka.opponents.solving.astar import shortest
from ludoteka.opponents.solving.budget import Budget, OutOfBudget
from ludoteka.opponents.solving.counting import least_moves
from ludoteka.opponents.solving.deep import any_solution
from ludoteka.opponents.solving.estimates import Estimate, estimate_of
from ludoteka.opponents.solving.worlds import Unjudged

FIRST_LOOK = 300
"""Positions that the interpreter looks at before the game is made native: most small puzzles need no more."""


def search(position: Position, budget: Budget, want_minimum: bool) -> Answer:
    """Moves that win, found by looking at positions."""
    puzzle = Puzzle.of(position)
    try:
        return puzzle.answer(shortest(position, puzzle.missing, budget.part(most=FIRST_LOOK)), True, budget)
    except OutOfBudget:
        pass
    if isinstance(position, TextPosition) and available():
        from ludoteka.opponents.solving.native_paths import search_native

        answer = search_native(position, puzzle, budget, want_minimum)
        if answer is not None:
            return answer
    return _by_interpreter(puzzle, budget)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with what is known about the moves that are missing."""

    start: Position
    estimate: Estimate | None
    least: int

    @classmethod
    def of(cls, position: Position) -> Puzzle:
        if not isinstance(position, TextPosition):
            return cls(position, None, 0)
        try:
            estimate = estimate_of(position)
        except Unjudged:
            estimate = None
        return cls(position, estimate, least_moves(position))

    @property
    def missing(self) -> Callable[[Position], int]:
        """At least how many moves are missing in a position."""
        estimate = self.estimate
        if estimate is None:
            return lambda position: 0
        return lambda position: estimate.of(position.run.state) if isinstance(position, TextPosition) else 0

    def answer(self, moves: tuple[str, ...] | None, exact: bool, budget: Budget) -> Solution | NoSolution:
        """What some moves, or that there are none, mean."""
        if moves is None:
            return NoSolution(budget.examined)
        return Solution(moves, exact or len(moves) <= self.least, budget.examined)


def _by_interpreter(puzzle: Puzzle, budget: Budget) -> Answer:
    try:
        return puzzle.answer(shortest(puzzle.start, puzzle.missing, budget.part(budget.left / 2)), True, budget)
    except OutOfBudget:
        pass
    try:
        if puzzle.estimate is not None:
            return puzzle.answer(shortest(puzzle.start, puzzle.missing, budget, weight=5), False, budget)
        return puzzle.answer(any_solution(puzzle.start, budget), False, budget)
    except OutOfBudget:
        return Unknown(budget.examined)
