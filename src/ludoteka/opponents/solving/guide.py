"""The way through a puzzle, found once and known as long as the player stays on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ludoteka.core import Position
from ludoteka.opponents.solving.answers import NoSolution, Solution, Unknown
from ludoteka.opponents.solving.solver import solve

Stop = Callable[[], bool]
"""Says whether nobody waits for the answer any more."""

PATIENCE = 60.0
"""Seconds to look for a solution."""
GLANCE = 5.0
"""Seconds to look whether an earlier position can be solved."""


@dataclass(frozen=True, slots=True)
class Lost:
    """No moves win from here; some do so many moves back, where that is known, else 0."""

    back: int


Way = Solution | Lost | Unknown


class Guide:
    """Solves a puzzle and remembers every position on the way."""

    def __init__(self) -> None:
        self._way: dict[Position, Solution] = {}

    def known(self, position: Position) -> Solution | None:
        """The rest of the way from a position on it."""
        return self._way.get(position)

    def find(self, positions: Sequence[Position], stop: Stop, seconds: float = PATIENCE) -> Way:
        """The way from the last of a match's positions."""
        answer = self.known(positions[-1]) or solve(positions[-1], seconds=seconds, stop=stop)
        if isinstance(answer, NoSolution):
            return Lost(self._back(positions, stop))
        if isinstance(answer, Solution) and not self.known(positions[-1]):
            self._way = _way(positions[-1], answer)
        return answer

    def _back(self, positions: Sequence[Position], stop: Stop) -> int:
        """How many moves to take back. Where no way leads on from one position, none does from any later one."""
        solved, lost = -1, len(positions) - 1
        while lost - solved > 1:
            middle = (solved + lost) // 2
            answer = self.known(positions[middle]) or solve(positions[middle], seconds=GLANCE, stop=stop,
                                                            want_minimum=False)
            if isinstance(answer, Unknown):
                return 0
            if isinstance(answer, Solution):
                solved = middle
            else:
                lost = middle
        return len(positions) - 1 - solved if solved >= 0 else 0


def _way(position: Position, solution: Solution) -> dict[Position, Solution]:
    """Every position on the way, with the moves that are left there."""
    way = {position: solution}
    for made, move in enumerate(solution.moves[:-1], 1):
        position = position.play(move)
        way[position] = Solution(solution.moves[made:], solution.exact, solution.examined)
    return way
