"""What a player decides, and what limits it."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.language.actions.action import Action, Block
from ludoteka.language.form import Expr, Sort, Ways


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """A member of a set is chosen into a local."""

    of: Expr
    sort: Sort
    local: int
    several: tuple[int, int] | None = None
    """Least and most, where several are chosen together."""
    name: str = ""
    """What the rules call them then."""


@dataclass(frozen=True, slots=True)
class ChooseNumber(Action):
    low: Expr
    high: Expr
    local: int


@dataclass(frozen=True, slots=True)
class ChooseKind(Action):
    kinds: tuple[str, ...]
    local: int


@dataclass(frozen=True, slots=True)
class ChooseWord(Action):
    """A word of a list is chosen into a local, by its place in the list."""

    words: tuple[str, ...]
    local: int


@dataclass(frozen=True, slots=True)
class ChooseTurn(Action):
    """A player turns a tile one of the ways that differ."""

    thing: Expr
    local: int


@dataclass(frozen=True, slots=True)
class ChooseWay(Action):
    """A direction is chosen into a local."""

    ways: Ways
    local: int


@dataclass(frozen=True, slots=True)
class Use(Action):
    """The thing in a local does one of its abilities; or, often, moves to where doing it one or more times leads."""

    verb: str
    local: int
    often: bool = False
    sort: Sort = "piece"


@dataclass(frozen=True, slots=True)
class Either(Action):
    """One of several blocks; a block without label must begin with a choice of its own."""

    branches: tuple[tuple[str, Block], ...]


@dataclass(frozen=True, slots=True)
class NotAllowed(Action):
    condition: Expr
    soft: bool = False
    """Given up when nothing else is possible."""


@dataclass(frozen=True, slots=True)
class OnlyMost(Action):
    """Of all ways through the turn only those with the greatest value are allowed."""

    value: Expr


CHOICES = (Choose, ChooseKind, ChooseNumber, ChooseTurn, ChooseWay, ChooseWord, Either, Use)
"""What a player decides."""
