"""What the solver can answer."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Solution:
    """Moves that win; `exact` where none fewer do."""

    moves: tuple[str, ...]
    exact: bool
    examined: int
    """Positions looked at."""

    @property
    def length(self) -> int:
        return len(self.moves)


@dataclass(frozen=True, slots=True)
class NoSolution:
    """No moves win from here."""

    examined: int


@dataclass(frozen=True, slots=True)
class Unknown:
    """Neither a solution nor a proof that there is none was found in the time given."""

    examined: int


Answer = Solution | NoSolution | Unknown
