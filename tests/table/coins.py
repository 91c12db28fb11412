"""A game of chance under the contract: a seat tosses, chance says heads or tails, three tosses in all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ludoteka.core import (
    CHANCE,
    Choice,
    Chooser,
    Game,
    IllegalMove,
    Level,
    Move,
    Option,
    Outcome,
    Position,
    Reason,
    Seat,
    SeatView,
    View,
)

TOSSES = 3


class Coins(Game):
    """Whoever tosses more heads wins."""

    id = "coins"
    title = "Coins"
    version = "1"
    seat_counts = (1,)
    options: tuple[Option, ...] = ()
    rulesets = {}  # noqa: RUF012  # never changed
    levels: tuple[Level, ...] = ()
    names = ("Tosser", "heads", "tails")
    chance = True

    def start(self, **settings: Any) -> Position:
        """No coin has been tossed."""
        return Toss(self)

    def position(self, text: str) -> Position:
        """The tosses so far."""
        return Toss(self, tuple(text.split()))


@dataclass(frozen=True, eq=False)
class Toss(Position):
    """The tosses so far, and whether a coin is in the air."""

    rules: Coins
    tossed: tuple[str, ...] = ()

    @property
    def game(self) -> Game:
        return self.rules

    @property
    def seats(self) -> tuple[str, ...]:
        return ("Tosser",)

    @property
    def chooser(self) -> Chooser:
        if len(self.tossed) == 2 * TOSSES:
            return None
        return CHANCE if len(self.tossed) % 2 else 0

    def moves(self) -> Sequence[Move]:
        """Toss, or how it falls."""
        if self.chooser is None:
            return []
        texts = ("heads", "tails") if self.chooser is CHANCE else ("toss",)
        return [Move(number, (text,)) for number, text in enumerate(texts)]

    def choices(self) -> Sequence[Choice]:
        """The same as leaves."""
        return [Choice(move.text, (move.text,), (), move=move) for move in self.moves()]

    def play(self, move: Move | str | int) -> Position:
        """One more."""
        for one in self.moves():
            if move in (one, one.text, one.number):
                return replace(self, tossed=(*self.tossed, one.text))
        raise IllegalMove(str(move), self.explain(str(move)))

    def explain(self, text: str) -> Sequence[Reason]:
        """There is nothing to say."""
        return [] if text in [move.text for move in self.moves()] else [Reason("no")]

    def view(self, seat: Seat | None = None) -> View:
        """Nothing is drawn."""
        return View((), (SeatView("Tosser"),), None)

    def imagine(self, seat: Seat, seed: int = 0) -> Position:
        """Nothing is hidden."""
        return self

    @property
    def outcome(self) -> Outcome | None:
        return Outcome(("won",), (1,)) if self.chooser is None else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Toss) and self.tossed == other.tossed

    def __hash__(self) -> int:
        return hash(self.tossed)

    def __str__(self) -> str:
        return " ".join(self.tossed)
