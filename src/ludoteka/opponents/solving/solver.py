"""Solves puzzles of one seat: a whole solution, the fewest moves, a hint, or that nothing helps any more."""

from __future__ import annotations

from collections.abc import Callable

from ludoteka.core import Position
from ludoteka.machine.position import TextPosition
from ludoteka.opponents.solving.answers import Answer, NoSolution, Solution, Unknown
from ludoteka.opponents.solving.board import Board
from ludoteka.opponents.solving.budget import Budget, OutOfBudget
from ludoteka.opponents.solving.counting import least_moves
from ludoteka.opponents.solving.filling import Filling
from ludoteka.opponents.solving.paths import search
from ludoteka.opponents.solving.planning import Planning
from ludoteka.opponents.solving.toggling import Toggling
from ludoteka.opponents.solving.worlds import Unjudged


def solve(position: Position, *, seconds: float = 60.0, stop: Callable[[], bool] | None = None,
          want_minimum: bool = True) -> Answer:
    """Moves that win from a position of a game for one; the fewest, if that is wanted and time allows.

    What is hidden is known to the solver: it solves the position that it is given. Since nobody could have known that,
    the fewest moves are not looked for then.
    """
    if len(position.seats) != 1:
        raise ValueError(f"{position.game.title} is played by {len(position.seats)}; only games for one are solved")
    if position.game.chance:
        raise ValueError(f"chance has a say in {position.game.title}; no moves are sure to solve it")
    budget = Budget(seconds, stop)
    if position.outcome is not None:
        return Solution((), True, 0) if position.outcome.winners else NoSolution(0)
    if isinstance(position, TextPosition):
        try:
            return _by_final_board(position, budget, want_minimum)
        except OutOfBudget:
            return Unknown(budget.examined)
        except (Unjudged, RecursionError):
            want_minimum = want_minimum and not position.machine.secrets.secrets
    return search(position, budget, want_minimum)


def _by_final_board(position: TextPosition, budget: Budget, want_minimum: bool) -> Answer:
    board = Board(position, budget)
    try:
        toggled = Toggling(position, board).shortest()
        if toggled is None:
            return NoSolution(1)
        last = position
        for move in toggled:
            last = last.play(move)
        if last.outcome is None or not last.outcome.winners:
            raise Unjudged
        return Solution(tuple(toggled), True, 1)
    except Unjudged:
        return _filled(position, board, budget, want_minimum)


def _filled(position: TextPosition, board: Board, budget: Budget, want_minimum: bool) -> Answer:
    filling = Filling(position, board, budget)
    planning = Planning(board, filling.places, budget)
    least = least_moves(position)
    best: Solution | None = None
    sure = True
    try:
        for final in filling.boards():
            moves = planning.moves(position, final)
            sure = sure and (moves is not None or planning.no_detours())
            if moves is not None and (best is None or len(moves) < best.length):
                filling.best = len(moves)
                best = Solution(tuple(moves), len(moves) <= max(least, filling.least), budget.examined)
                if best.exact or not want_minimum:
                    return best
    except OutOfBudget:
        return best or Unknown(budget.examined)
    if best is not None:
        return Solution(best.moves, sure, budget.examined)
    return NoSolution(budget.examined) if sure else Unknown(budget.examined)


def hint(position: Position, *, seconds: float = 60.0, stop: Callable[[], bool] | None = None
         ) -> str | NoSolution | Unknown:
    """The next move of a solution of a position that is not over, or what is known instead."""
    answer = solve(position, seconds=seconds, stop=stop, want_minimum=False)
    return answer.moves[0] if isinstance(answer, Solution) else answer
