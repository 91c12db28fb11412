"""Tic-tac-toe written directly under the contract, for tests to play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

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
    Result,
    Seat,
    SeatView,
    Setting,
    View,
)

SEATS = ("X", "O")
RULES = """game Tic-tac-toe
players X, O
board 3 by 3
piece mark

turn
  choose an empty cell
  put your mark there
  if 3 of your marks are in line through there: you win
end
  if no cell is empty: the game is drawn
"""
# From a3 at the top left to c1 at the bottom right, as it is drawn.
CELLS = tuple(f"{column}{row}" for row in (3, 2, 1) for column in "abc")
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class TicTacToe(Game):
    """Three in line, on a board of nine cells."""

    id = "tic-tac-toe"
    title = "Tic-tac-toe"
    version = "1"
    seat_counts = (2,)
    options = (Option("first", ("X", "O"), "X", "Who begins?"),)
    rulesets = {"O begins": {"first": "O"}}  # noqa: RUF012  # never changed
    levels: tuple[Level, ...] = ()
    names = ("X", "O", "mark")

    def start(
        self, *, seed: int | None = 0, seats: int | None = None, level: str | int | None = None,
        ruleset: str | None = None, **options: Setting,
    ) -> Position:
        """The empty board."""
        if seats not in (None, 2):
            raise BadSetting(f"Tic-tac-toe has 2 seats, not {seats}")
        if level is not None:
            raise BadSetting("Tic-tac-toe has no levels")
        first = self.settings(ruleset, options)["first"]
        return self.board("." * 9, SEATS.index(str(first)))

    def board(self, signs: str, turn: Seat) -> Board:
        """The position with these signs; tests of the contract put broken ones here."""
        return Board(self, signs, turn)

    def settings(self, ruleset: str | None, options: dict[str, Setting]) -> dict[str, Setting]:
        """All options with their values."""
        if ruleset is not None and ruleset not in self.rulesets:
            raise BadSetting(f"there is no ruleset '{ruleset}'")
        settings: dict[str, Setting] = {"first": "X", **(self.rulesets[ruleset] if ruleset else {})}
        for name, value in options.items():
            if name != "first":
                raise BadSetting(f"Tic-tac-toe has no option '{name}'")
            settings[name] = self.options[0].parse(value)
        return settings

    def position(self, text: str) -> Position:
        """Three drawn rows, then whose choice it is."""
        *rows, last = text.split("\n")
        if len(rows) != 3 or any(len(row) != 3 or set(row) - set("XO.") for row in rows):
            raise BadPosition("three rows of X, O or . are expected", 1)
        if last not in ("X chooses", "O chooses"):
            raise BadPosition(f"'X chooses' or 'O chooses' is expected, not '{last}'", 4)
        return self.board("".join(rows), SEATS.index(last[0]))


@dataclass(frozen=True, eq=False)
class Board(Position):
    """A position: nine signs and the seat whose turn it is."""

    rules: Game
    signs: str
    turn: Seat

    @property
    def game(self) -> Game:
        return self.rules

    @property
    def seats(self) -> tuple[str, ...]:
        return SEATS

    @property
    def chooser(self) -> Chooser:
        return None if self.outcome else self.turn

    @property
    def outcome(self) -> Outcome | None:
        for line in LINES:
            row = {self.signs[cell] for cell in line}
            if len(row) == 1 and row != {"."}:
                return self._won(SEATS.index(row.pop()))
        if "." in self.signs:
            return None
        return Outcome(("drawn", "drawn"), (1, 1), rule="if no cell is empty: the game is drawn", line=11)

    def _won(self, winner: Seat) -> Outcome:
        results: tuple[Result, Result] = ("won", "lost") if winner == 0 else ("lost", "won")
        ranks = (1, 2) if winner == 0 else (2, 1)
        return Outcome(results, ranks, rule="if 3 of your marks are in line through there: you win", line=9)

    def moves(self) -> Sequence[Move]:
        """One for each empty cell."""
        if self.outcome:
            return []
        empty = [cell for cell, sign in zip(CELLS, self.signs, strict=True) if sign == "."]
        return [Move(number, (cell,)) for number, cell in enumerate(empty)]

    def choices(self) -> Sequence[Choice]:
        """The same as leaves."""
        return [Choice(move.text, (), (move.text,), move=move) for move in self.moves()]

    def play(self, move: Move | str | int) -> Position:
        """The mark is put on the cell."""
        legal = self.moves()
        key = move.text if isinstance(move, Move) else move
        chosen = next((one for one in legal if key in (one.text, one.number)), None)
        if chosen is None:
            raise IllegalMove(str(key), self.explain(str(key)))
        at = CELLS.index(chosen.text)
        signs = self.signs[:at] + SEATS[self.turn] + self.signs[at + 1:]
        return replace(self, signs=signs, turn=1 - self.turn)

    def explain(self, text: str) -> Sequence[Reason]:
        """Over, no such cell, or a cell that is taken."""
        if self.outcome:
            return [Reason("the match is over", self.outcome.line, self.outcome.rule)]
        if text not in CELLS:
            return [Reason(f"there is no cell '{text}'")]
        if self.signs[CELLS.index(text)] != ".":
            return [Reason(f"{text} is not empty", 7, "choose an empty cell")]
        return []

    def view(self, seat: Seat | None = None) -> View:
        """Everybody sees everything."""
        cells = tuple(self._cell(number, sign) for number, sign in enumerate(self.signs))
        chooser = self.chooser if isinstance(self.chooser, int) else None
        return View((BoardView("board", "square", cells),), tuple(SeatView(name) for name in SEATS), chooser)

    def _cell(self, number: int, sign: str) -> CellView:
        pieces = () if sign == "." else (PieceView("mark", SEATS.index(sign), sign),)
        return CellView(CELLS[number], number % 3, number // 3, "square", pieces=pieces)

    def imagine(self, seat: Seat, seed: int = 0) -> Position:
        """Nothing is hidden."""
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and (self.signs, self.turn) == (other.signs, other.turn)

    def __hash__(self) -> int:
        return hash((self.signs, self.turn))

    def __str__(self) -> str:
        return f"{self.signs[:3]}\n{self.signs[3:6]}\n{self.signs[6:]}\n{SEATS[self.turn]} chooses"
