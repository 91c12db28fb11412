"""Help for whoever chooses at a drawn table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ludoteka.opponents.hints import Hint
from ludoteka.opponents.solving.answers import Solution
from ludoteka.opponents.solving.guide import Guide, Way
from ludoteka.terminal.advice import find_hint, told_way

if TYPE_CHECKING:
    from ludoteka.terminal.table import TableScreen


class Advising:
    """Looks for advice beside the screen and shows it: in words, and marked on the board."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.guide = Guide()

    def hint(self) -> None:
        """Look for a good move and say why it is good."""
        match, words = self.table.match, self.table.words
        if match.puzzle:
            self.find_way()
        else:
            self.table.work(words("looking-for-hint"), partial(find_hint, match.position, words), self._show_hint)

    def _show_hint(self, found: Hint) -> None:
        if found.move is not None:
            self.table.advise(found.move.text)
        self.table.say(found.reason)

    def step(self) -> None:
        """Make the next move of the solution of a puzzle; where none is known yet, look for one."""
        known = self.guide.known(self.table.match.position)
        if known is None:
            self.find_way()
            return
        self.table.play(known.moves[0])
        if rest := self.guide.known(self.table.match.position):
            self._show_way(rest)

    def find_way(self) -> None:
        """Look for a solution and show its next move."""
        find = partial(self.guide.find, self.table.match.positions)
        self.table.work(self.table.words("looking-for-way"), find, self._show_way)

    def _show_way(self, way: Way) -> None:
        told = told_way(self.table.match, way, self.table.wording)
        if isinstance(way, Solution):
            self.table.advise(way.moves[0])
            told += " " + self.table.words("way-key")
        self.table.say(told)
