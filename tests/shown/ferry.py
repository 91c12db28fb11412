"""A game written directly under the contract in which choices share a place: banks are reached by oar or by sail."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ludoteka.core import (
    BadPosition,
    BoardView,
    CellView,
    Choice,
    Game,
    Move,
    Outcome,
    Position,
    Seat,
    SeatView,
    View,
)
from tests.shown.plain import PlainGame, PlainPosition, most_points, numbered

SEATS = ("Red", "Blue")
BANKS = ("a1", "b1", "c1")
WAYS = {"row": 1, "sail": 2}
"""What each way of crossing scores."""
TURNS = 4
END = "After two crossings of each the one with more points wins."


class Ferry(PlainGame):
    """Each crossing scores a point by oar and two by sail."""

    id = "ferry"
    title = "Ferry"
    names = (*SEATS, *WAYS, "points")

    def shuffled(self, seed: int) -> Position:
        return Crossing(rules=self)

    def position(self, text: str) -> Position:
        try:
            turn, one, other = map(int, text.split())
            return Crossing(turn, (one, other), self)
        except ValueError:
            raise BadPosition("the turn and the points of both are expected", 1) from None


@dataclass(frozen=True, eq=False)
class Crossing(PlainPosition):
    """How many crossings there were, and the points."""

    turn: int = 0
    points: tuple[int, int] = (0, 0)
    rules: Game = field(default_factory=Ferry)

    @property
    def game(self) -> Game:
        return self.rules

    @property
    def seats(self) -> tuple[str, ...]:
        return SEATS

    @property
    def chooser(self) -> int | None:
        return self.turn % 2 if self.turn < TURNS else None

    @property
    def outcome(self) -> Outcome | None:
        return most_points(self.points, END) if self.turn == TURNS else None

    def choices(self) -> Sequence[Choice]:
        """Both ways to each bank; the place is the same."""
        if self.chooser is None:
            return []
        return numbered([(Choice(f"{way} {bank}", (way,), (bank,)), ()) for bank in BANKS for way in WAYS])

    def after(self, move: Move) -> Position:
        points = list(self.points)
        points[self.turn % 2] += WAYS[move.text.split()[0]]
        return replace(self, turn=self.turn + 1, points=(points[0], points[1]))

    def view(self, seat: Seat | None = None) -> View:
        """Everybody sees everything."""
        seats = tuple(SeatView(name, (("points", points),)) for name, points in zip(SEATS, self.points, strict=True))
        cells = tuple(CellView(bank, x, 0, "square", None) for x, bank in enumerate(BANKS))
        return View((BoardView("board", "square", cells),), seats, self.chooser)

    def imagine(self, seat: Seat, seed: int = 0) -> Position:
        """Nothing is hidden."""
        return self

    def __str__(self) -> str:
        return f"{self.turn} {self.points[0]} {self.points[1]}"
