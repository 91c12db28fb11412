"""What positions of games written in Python have in common: moves are the leaves of their choices."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from ludoteka.core import BadSetting, Choice, Game, IllegalMove, Level, Move, Option, Outcome, Position, Reason, Result


class PlainGame(Game):
    """A game for two without options, levels or rulesets."""

    version = "1"
    seat_counts = (2,)
    options: tuple[Option, ...] = ()
    rulesets = {}  # noqa: RUF012  # never changed
    levels: tuple[Level, ...] = ()

    def start(self, *, seed: int | None = 0, seats: int | None = None, level: str | int | None = None,
              ruleset: str | None = None, **options: Any) -> Position:
        """A match that the seed has shuffled."""
        if seats not in (None, 2) or level is not None or ruleset is not None or options:
            raise BadSetting(f"{self.title} is for two and has nothing to set")
        return self.shuffled(seed or 0)

    @abstractmethod
    def shuffled(self, seed: int) -> Position:
        """The first position."""


class PlainPosition(Position):
    """Whatever follows from the tree of choices."""

    def moves(self) -> Sequence[Move]:
        """The leaves of the tree."""
        return [leaf.move for choice in self.choices() for leaf in choice.leaves() if leaf.move is not None]

    def play(self, move: Move | str | int) -> Position:
        """What comes after a legal move."""
        for one in self.moves():
            if move in (one, one.text, one.number):
                return self.after(one)
        raise IllegalMove(str(move), self.explain(str(move)))

    @abstractmethod
    def after(self, move: Move) -> Position:
        """What comes after a move that is known to be legal."""

    def explain(self, text: str) -> Sequence[Reason]:
        """A move or the beginning of one is legal, and anything else is not."""
        legal = {"-".join(move.steps[:end]) for move in self.moves() for end in range(1, len(move.steps) + 1)}
        return [] if text in legal else [Reason(f"'{text}' cannot be chosen now")]

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and str(other) == str(self)

    def __hash__(self) -> int:
        return hash(str(self))


def numbered(paths: Sequence[tuple[Choice, Sequence[Choice]]]) -> list[Choice]:
    """Choices of two steps, or of one where nothing follows, with their moves numbered."""
    found: list[Choice] = []
    number = 0
    for first, after in paths:
        ends: list[tuple[str, ...]] = [(one.text,) for one in after] or [()]
        moves = [Move(number + at, (first.text, *end)) for at, end in enumerate(ends)]
        number += len(moves)
        children = tuple(Choice(one.text, one.names, one.places, move=move)
                         for one, move in zip(after, moves, strict=False))
        found.append(Choice(first.text, first.names, first.places, children, None if children else moves[0]))
    return found


def most_points(points: tuple[int, int], rule: str) -> Outcome:
    """Whoever has more wins."""
    if points[0] == points[1]:
        return Outcome(("drawn", "drawn"), (1, 1), points, rule)
    first: tuple[Result, Result] = ("won", "lost") if points[0] > points[1] else ("lost", "won")
    return Outcome(first, (1, 2) if first[0] == "won" else (2, 1), points, rule)
