"""What a search looked at before it chose: the moves, what they are worth, the best line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LINES: Final = 3
"""How many lines are told."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """One move at the root of a search."""

    move: int
    """Its number in that position."""
    visits: int
    """How often it was tried, or how many positions were looked at behind it."""
    value: float
    """What it is worth to the chooser, from 0 (lost) to 1 (won)."""
    proven: bool = False
    """Whether that value is certain, not an estimate."""


@dataclass(frozen=True, slots=True)
class Considered:
    """The result of a search; a search that was stopped early gives what it has."""

    moves: tuple[Weighed, ...]
    """Every legal move, in the game's order."""
    best: int
    """The number of the move that it would play."""
    line: tuple[int, ...]
    """The best move, the best answer to it, and so on, each a number in its own position."""
    nodes: int
    """Simulations played or positions looked at."""
    seconds: float
    depth: int
    """How many moves ahead it looked at most."""
    lines: tuple[tuple[int, ...], ...] = ()
    """Lines that begin with the best moves, as far as they are known: that of the best one, and up to two others."""
    workers: int = 1
    """How many searched side by side."""

    @property
    def value(self) -> float:
        """What the best move is worth to the chooser."""
        return self.weighed(self.best).value

    @property
    def proven(self) -> bool:
        """Whether the worth of the best move is certain."""
        return self.weighed(self.best).proven

    def weighed(self, move: int) -> Weighed:
        """What is known of one move.

        >>> Considered((Weighed(4, 90, 0.7), Weighed(8, 10, 0.2)), 4, (4, 8), 100, 0.1, 2).weighed(8).value
        0.2
        """
        return next(one for one in self.moves if one.move == move)
