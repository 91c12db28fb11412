"""The moves that stand, and those that were taken back and can be made again."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.core import Position
from ludoteka.table.clocks import Clocks
from ludoteka.table.events import Chosen


@dataclass(frozen=True, slots=True)
class Ply:
    """A move, and what was there after it."""

    chosen: Chosen
    position: Position
    clocks: Clocks | None


class Line:
    """One line of moves from the first position on; a mark in it says how many of them stand."""

    def __init__(self, start: Position, clocks: Clocks | None) -> None:
        self._start = start
        self._clocks = clocks
        self._plies: list[Ply] = []
        self.standing = 0
        """How many moves stand."""

    @property
    def redoable(self) -> int:
        """How many moves can be made again."""
        return len(self._plies) - self.standing

    @property
    def moves(self) -> tuple[Chosen, ...]:
        """The moves that stand."""
        return tuple(ply.chosen for ply in self._plies[:self.standing])

    @property
    def positions(self) -> tuple[Position, ...]:
        """Every position from the first one to now."""
        return (self._start, *(ply.position for ply in self._plies[:self.standing]))

    @property
    def position(self) -> Position:
        """The position now."""
        return self.at(self.standing)

    def at(self, ply: int) -> Position:
        """The position after so many moves of the whole line, those that were taken back too."""
        return self._plies[ply - 1].position if ply else self._start

    def chosen(self, ply: int) -> Chosen:
        """The move that led there."""
        return self._plies[ply - 1].chosen

    @property
    def clocks(self) -> Clocks | None:
        """The clocks as they were when this position came about."""
        return self._plies[self.standing - 1].clocks if self.standing else self._clocks

    def add(self, ply: Ply) -> None:
        """One more move; what could be made again before is forgotten."""
        self._plies[self.standing:] = [ply]
        self.standing += 1

    def go_to(self, standing: int) -> None:
        """Take moves back, or make them again, until so many stand."""
        if not 0 <= standing <= len(self._plies):
            raise ValueError(f"{standing} moves cannot stand; there are {len(self._plies)}")
        self.standing = standing
