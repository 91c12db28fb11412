"""Help for whoever chooses in line mode."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ludoteka.opponents.solving.answers import Solution
from ludoteka.terminal.advice import told_way
from ludoteka.terminal.guide import Guide

if TYPE_CHECKING:
    from ludoteka.terminal.plain import PlainTable


class PlainAdvising:
    """Looks for advice and tells it in lines."""

    def __init__(self, table: PlainTable) -> None:
        self.table = table
        self.guide = Guide()

    def solve(self) -> None:
        """Tell the whole solution of a puzzle."""
        way = self._way()
        for number, move in enumerate(way.moves if way else (), 1):
            self.table.tell(f"{number:>3}. {move}")

    def step(self) -> None:
        """Make the next move of the solution."""
        way = self._way()
        if way is not None:
            self.table.play(way.moves[0])

    def _way(self) -> Solution | None:
        """The way to the solution, with a sentence about it; None where there is none."""
        match, words = self.table.match, self.table.words
        if not match.puzzle or match.over:
            self.table.tell(words("over" if match.puzzle else "only-puzzles"))
            return None
        try:
            way = self.table.beside(words("looking-for-way"), partial(self.guide.find, match.positions))
        except KeyboardInterrupt:
            self.table.tell("\n" + words("stopped"))
            return None
        self.table.tell(told_way(match, way, self.table.wording))
        return way if isinstance(way, Solution) else None
