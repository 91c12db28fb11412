"""Leaping frogs, a puzzle with levels and moves of two choices, written directly under the contract."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from ludoteka.core import (
    BadPosition,
    BadSetting,
    BoardView,
    CellView,
    Choice,
    Chooser,
    Game,
    IllegalMove,
    Level,
    Move,
    Option,
    Outcome,
    PieceView,
    Position,
    Reason,
    Seat,
    SeatView,
    Setting,
    View,
)

RULES = """game Leaping frogs
player Frog
level Three: G . B
level Five: G G . B B
"""
STARTS = {"Three": "G.B", "Five": "GG.BB"}
NAMES = {"G": "green frog", "B": "brown frog"}


class Frogs(Game):
    """Green frogs leap right, brown ones left; the sides change places."""

    id = "frogs"
    title = "Leaping frogs"
    version = "1"
    seat_counts = (1,)
    options: tuple[Option, ...] = ()
    rulesets = {}  # noqa: RUF012  # never changed
    levels = (Level("Three", "easy", 3), Level("Five", "hard", 8))
    names = ("Frog", "green frog", "brown frog")

    def start(
        self, *, seed: int | None = 0, seats: int | None = None, level: str | int | None = None,
        ruleset: str | None = None, **options: Setting,
    ) -> Position:
        """A level as drawn."""
        if ruleset is not None or options or seats not in (None, 1):
            raise BadSetting("Leaping frogs has one seat, no options and no rulesets")
        return Pond(self, STARTS[self._level(level)], 0)

    def _level(self, level: str | int | None) -> str:
        names = list(STARTS)
        if level is None:
            return names[0]
        if isinstance(level, int) and 1 <= level <= len(names):
            return names[level - 1]
        if level in names:
            return str(level)
        raise BadSetting(f"there is no level '{level}'; levels: {', '.join(names)}")

    def position(self, text: str) -> Position:
        """The row of frogs and the number of leaps."""
        row, space, leaps = text.partition(" ")
        frogs = [sorted(start) for start in STARTS.values()]
        if not space or not leaps.isdigit() or sorted(row) not in frogs:
            raise BadPosition("a row of G, B and . and a number are expected", 1)
        return Pond(self, row, int(leaps))


@dataclass(frozen=True, eq=False)
class Pond(Position):
    """A position: the row of frogs and how many leaps were made."""

    rules: Game
    row: str
    leaps: int

    @property
    def game(self) -> Game:
        return self.rules

    @property
    def seats(self) -> tuple[str, ...]:
        return ("Frog",)

    @property
    def chooser(self) -> Chooser:
        return None if self.outcome else 0

    @property
    def outcome(self) -> Outcome | None:
        if self.row == self.row.translate(str.maketrans("GB", "BG"))[::-1] and self.row[0] == "B":
            return Outcome(("won",), (1,), rule="all changed places")
        return None if self._leaps() else Outcome(("lost",), (1,), rule="no frog can leap")

    def _leaps(self) -> list[tuple[int, int]]:
        leaps = []
        for at, frog in enumerate(self.row):
            ahead = {"G": 1, "B": -1}.get(frog, 0)
            targets = [to for to in (at + ahead, at + 2 * ahead) if ahead and 0 <= to < len(self.row)]
            leaps += [(at, to) for to in targets if self.row[to] == "."]
        return leaps

    def moves(self) -> Sequence[Move]:
        """Which frog, and where to."""
        leaps = [] if self.outcome else self._leaps()
        return [Move(number, (f"p{at + 1}", f"p{to + 1}")) for number, (at, to) in enumerate(leaps)]

    def choices(self) -> Sequence[Choice]:
        """A frog, then its leap."""
        return [
            Choice(move.steps[0], (NAMES[self.row[int(move.steps[0][1:]) - 1]],), (move.steps[0],),
                   (Choice(move.steps[1], (), (move.steps[1],), move=move),))
            for move in self.moves()
        ]

    def play(self, move: Move | str | int) -> Position:
        """The frog leaps."""
        key = move.text if isinstance(move, Move) else move
        chosen = next((one for one in self.moves() if key in (one.text, one.number)), None)
        if chosen is None:
            raise IllegalMove(str(key), self.explain(str(key)))
        at, to = (int(step[1:]) - 1 for step in chosen.steps)
        row = list(self.row)
        row[at], row[to] = row[to], row[at]
        return Pond(self.rules, "".join(row), self.leaps + 1)

    def explain(self, text: str) -> Sequence[Reason]:
        """Only that the frog cannot leap so."""
        texts = [beginning for move in self.moves() for beginning in (move.steps[0], move.text)]
        return [] if text in texts else [Reason(f"no frog can leap '{text}'", 4, "level Five: G G . B B")]

    def view(self, seat: Seat | None = None) -> View:
        """Stones in a row, joined by lines."""
        cells = tuple(
            CellView(f"p{number}", number - 1, 0, "point", pieces=_frog(sign))
            for number, sign in enumerate(self.row, 1)
        )
        lines = tuple((one.name, other.name) for one, other in pairwise(cells))
        chooser = None if self.outcome else 0
        board = BoardView("pond", "drawn", cells, lines)
        return View((board,), (SeatView("Frog", (("leaps", self.leaps),)),), chooser)

    def imagine(self, seat: Seat, seed: int = 0) -> Position:
        """Nothing is hidden."""
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pond) and (self.row, self.leaps) == (other.row, other.leaps)

    def __hash__(self) -> int:
        return hash((self.row, self.leaps))

    def __str__(self) -> str:
        return f"{self.row} {self.leaps}"


def _frog(sign: str) -> tuple[PieceView, ...]:
    return () if sign == "." else (PieceView(NAMES[sign], None, sign),)
