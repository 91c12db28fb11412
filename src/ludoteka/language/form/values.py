"""Single values: numbers, and one cell, piece, thing, zone, player or region."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from ludoteka.language.form.expression import YOU, Expr


@dataclass(frozen=True, slots=True)
class Num(Expr):
    value: int


@dataclass(frozen=True, slots=True)
class Setting(Expr):
    """The value of an option: its number, or the place of its word among the option's words."""

    option: str


@dataclass(frozen=True, slots=True)
class Local(Expr):
    index: int


@dataclass(frozen=True, slots=True)
class Read(Expr):
    """A kept number, state or memory; `of` says whose (None: the game's)."""

    store: str
    of: Expr | None = None
    bare: bool = False
    """Without the changes that stand or last: what 'add' and 'take' begin with."""


@dataclass(frozen=True, slots=True)
class Arithmetic(Expr):
    op: Literal["+", "-", "*", "/", "max", "min"]
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Count(Expr):
    of: Expr


@dataclass(frozen=True, slots=True)
class Fold(Expr):
    """The total, highest or lowest of a value over a set; `local` holds each member in turn."""

    how: Literal["total", "highest", "lowest"]
    of: Expr
    local: int
    value: Expr


@dataclass(frozen=True, slots=True)
class Different(Expr):
    """How many different values there are over a set; `local` holds each member in turn."""

    of: Expr
    local: int
    value: Expr


@dataclass(frozen=True, slots=True)
class Runs(Expr):
    """How many cells of a set lie together without a gap, for each such run in board order: several numbers."""

    of: Expr


@dataclass(frozen=True, slots=True)
class Numbers(Expr):
    """A value of each member of a set in board order; `local` holds each in turn: several numbers."""

    of: Expr
    local: int
    value: Expr


@dataclass(frozen=True, slots=True)
class StraightSteps(Expr):
    """How many steps lead straight from one cell to another; 0 if none do."""

    start: Expr
    goal: Expr


@dataclass(frozen=True, slots=True)
class Distance(Expr):
    start: Expr
    goal: Expr


@dataclass(frozen=True, slots=True)
class LineNumber(Expr):
    """The number of a cell's row or column, from 1 at the lower left."""

    kind: Literal["row", "column"]
    cell: Expr


@dataclass(frozen=True, slots=True)
class PositionOf(Expr):
    """A cell's number in reading order, from 1 at the top left."""

    cell: Expr


@dataclass(frozen=True, slots=True)
class TurnNumber(Expr):
    pass


@dataclass(frozen=True, slots=True)
class CellOf(Expr):
    piece: Expr


@dataclass(frozen=True, slots=True)
class OwnerOf(Expr):
    thing: Expr
    sort: Literal["piece", "cell", "thing"]


@dataclass(frozen=True, slots=True)
class ZoneOf(Expr):
    """A zone of the game, or a player's own one."""

    name: str
    seat: Expr | None = None


@dataclass(frozen=True, slots=True)
class CellUnder(Expr):
    """The cell that a thing lies on."""

    thing: Expr


@dataclass(frozen=True, slots=True)
class PlaceOf(Expr):
    """A cell as a place to put things."""

    cell: Expr


@dataclass(frozen=True, slots=True)
class KindOf(Expr):
    piece: Expr


@dataclass(frozen=True, slots=True)
class WayCount(Expr):
    """How many ways a piece has."""

    piece: Expr


@dataclass(frozen=True, slots=True)
class SeatAfter(Expr):
    """The seat some places further round the table."""

    seat: Expr
    steps: int


@dataclass(frozen=True, slots=True)
class RegionOf(Expr):
    """The row, column or box that a cell lies in."""

    kind: str
    cell: Expr


@dataclass(frozen=True, slots=True)
class NamedCell(Expr):
    name: str


@dataclass(frozen=True, slots=True)
class CellAt(Expr):
    column: Expr
    row: Expr


@dataclass(frozen=True, slots=True)
class FirstOf(Expr):
    """The one member of a set (its first in board order), or nothing."""

    of: Expr


@dataclass(frozen=True, slots=True)
class Call(Expr):
    """A defined quantity or describing word, asked of its arguments."""

    name: str
    args: tuple[Expr, ...]
    you: Expr = field(default_factory=lambda: Local(YOU))
    region: str = ""
    """'row', 'column' or 'box' where it is asked of one: a word may be explained for each."""
