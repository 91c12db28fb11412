"""A game's own notations: how its players write down positions, matches and levels elsewhere."""

from __future__ import annotations

from typing import ClassVar, NoReturn

from ludoteka.core.game import BadPosition, Game, Position
from ludoteka.core.record import Record


class BadNotation(BadPosition):
    """A text in another notation cannot be read, or something cannot be written in it; line and column from 1."""

    def __init__(self, message: str, line: int = 0, column: int = 0) -> None:
        self.column = column
        super().__init__(f"column {column}: {message}" if column else message, line)


class Notation:
    """One notation of one game. It overrides what it can do; the rest is refused in words."""

    name: ClassVar[str]
    """As people call it, in small letters: 'pgn'."""
    suffixes: ClassVar[tuple[str, ...]]
    """How files in this notation end: '.pgn'."""

    def read_position(self, text: str) -> str | None:
        """The position as Ludoteka writes it; None for a text that is not in this notation."""
        return None

    def write_position(self, position: Position) -> str:
        """A position in this notation."""
        self._refuse("does not hold positions")

    def read_match(self, game: Game, text: str) -> Record:
        """The record of a match in this notation."""
        self._refuse("does not hold matches")

    def write_match(self, game: Game, record: Record) -> str:
        """A match in this notation."""
        self._refuse("does not hold matches")

    def read_levels(self, text: str) -> str:
        """A collection of levels, as a text of levels beside the rules."""
        self._refuse("does not hold levels")

    def can(self, what: str) -> bool:
        """Whether it overrides a method: 'write_match'."""
        return getattr(type(self), what) is not getattr(Notation, what)

    def _refuse(self, why: str) -> NoReturn:
        raise BadNotation(f"the notation {self.name} {why}")


def place_in(text: str, start: int) -> tuple[int, int]:
    """Line and column, from 1, of a place in a text.

    >>> place_in("one\\ntwo", 5)
    (2, 2)
    """
    return text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start)
