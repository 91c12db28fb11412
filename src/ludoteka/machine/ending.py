"""The end of a match: who won, or in which order the seats are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.machine.state import Run

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


class Ending:
    """Writes the result of a match of one game."""

    def __init__(self, machine: Machine) -> None:
        self.layout, self.seats = machine.layout, machine.seats

    def won(self, run: Run, seats: int, won: bool, line: int) -> None:
        """Some seats win (or lose) and the game is over."""
        for seat in range(self.seats):
            first = bool(seats >> seat & 1) == won
            run.state[self.layout.ranks + seat] = 1 if first else 2
        self._over(run, line)

    def drawn(self, run: Run, line: int) -> None:
        for seat in range(self.seats):
            run.state[self.layout.ranks + seat] = 1
        self._over(run, line, 2)

    def ranked(self, run: Run, table: list[tuple[int, ...]], most: bool, line: int) -> None:
        """Seats in the order of their values; equal values share a rank."""
        order = sorted(set(table), reverse=most)
        for seat, values in enumerate(table):
            run.state[self.layout.ranks + seat] = 1 + sum(table.count(better) for better in order[:order.index(values)])
            run.state[self.layout.points + seat] = values[0]
        drawn = len(set(table)) == 1 and self.seats > 1
        self._over(run, line, 4 if drawn else 3)

    def _over(self, run: Run, line: int, how: int = 1) -> None:
        """How: 1 won, 2 drawn, 3 ranked by points, 4 drawn on points."""
        run.state[self.layout.over] = how
        run.state[self.layout.over_line] = line
        run.frames.clear()
        run.returns.clear()
        run.frame = []
