"""Help for whoever chooses in line mode."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from ludoteka.opponents.solving.answers import Solution
from ludoteka.opponents.solving.guide import Guide
from ludoteka.terminal.advice import find_hint, told_way
from ludoteka.terminal.thinking import Stop
from ludoteka.terminal.thoughts import effort, line, rows, verdict

if TYPE_CHECKING:
    from ludoteka.terminal.plain import PlainTable

T = TypeVar("T")


class PlainAdvising:
    """Looks for advice and tells it in lines."""

    def __init__(self, table: PlainTable) -> None:
        self.table = table
        self.guide = Guide()

    def hint(self) -> None:
        """Tell a good move and why it is good."""
        match, words = self.table.match, self.table.words
        if match.puzzle:
            self._way()
        elif (found := self._found(words("looking-for-hint"), partial(find_hint, match.position, words))) is not None:
            self.table.tell(found.reason)

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

    def thoughts(self) -> None:
        """Tell what the computer considered before its last move."""
        last, wording, words = self.table.match.last_thought, self.table.wording, self.table.words
        if last is None:
            self.table.tell(words("no-thoughts"))
            return
        seat, move, considered = last
        self.table.tell(f"{wording.seat(self.table.match.position, seat)}: {move}")
        self.table.tell(verdict(considered, words))
        for row in rows(considered, move, words):
            self.table.tell(f"  {row.move}: {row.percent}, {row.worth}, {words('visits', count=row.visits)}")
        self.table.tell(line(considered, words))
        self.table.tell(effort(considered, words))

    def _way(self) -> Solution | None:
        """The way to the solution, with a sentence about it; None where there is none."""
        match, words = self.table.match, self.table.words
        if not match.puzzle or match.over:
            self.table.tell(words("over" if match.puzzle else "only-puzzles"))
            return None
        way = self._found(words("looking-for-way"), partial(self.guide.find, match.positions))
        if way is not None:
            self.table.tell(told_way(match, way, self.table.wording))
        return way if isinstance(way, Solution) else None

    def _found(self, text: str, work: Callable[[Stop], T]) -> T | None:
        """What was looked for; None where somebody had enough of waiting."""
        try:
            return self.table.beside(text, work)
        except KeyboardInterrupt:
            self.table.tell("\n" + self.table.words("stopped"))
            return None
