"""Sets of cells, pieces, things, players and regions."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.language.form.expression import Expr


@dataclass(frozen=True, slots=True)
class Cells(Expr):
    pass


@dataclass(frozen=True, slots=True)
class Corners(Expr):
    """All points where edges end, on boards where these are places."""


@dataclass(frozen=True, slots=True)
class Edges(Expr):
    """All sides of cells, on boards where these are places."""


@dataclass(frozen=True, slots=True)
class BoardCells(Expr):
    """The cells of one of several boards."""

    board: str


@dataclass(frozen=True, slots=True)
class Pieces(Expr):
    """All pieces on the boards; with kinds, only those."""

    kinds: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Things(Expr):
    """All cards and other things of a kind that are in play; with the box, those in the box too."""

    kind: str
    box: bool = False


@dataclass(frozen=True, slots=True)
class InZones(Expr):
    """The things that lie in a set of zones."""

    zones: Expr


@dataclass(frozen=True, slots=True)
class ThingsOn(Expr):
    """The things that lie on a set of cells."""

    cells: Expr


@dataclass(frozen=True, slots=True)
class CellsUnder(Expr):
    """The cells that a set of things lies on."""

    things: Expr


@dataclass(frozen=True, slots=True)
class Players(Expr):
    pass


@dataclass(frozen=True, slots=True)
class Regions(Expr):
    kind: str


@dataclass(frozen=True, slots=True)
class One(Expr):
    """The set of one thing, or of nothing."""

    of: Expr


@dataclass(frozen=True, slots=True)
class Union(Expr):
    parts: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Gather(Expr):
    """All that a set-valued value gives over the members of a set, each in turn in the local."""

    of: Expr
    local: int
    value: Expr


@dataclass(frozen=True, slots=True)
class CellsOf(Expr):
    """The cells that a set of pieces stands on."""

    pieces: Expr


@dataclass(frozen=True, slots=True)
class PiecesOn(Expr):
    """Every place for a piece on a set of cells, occupied or not."""

    cells: Expr


@dataclass(frozen=True, slots=True)
class RegionCells(Expr):
    """The cells of a set of regions."""

    regions: Expr
