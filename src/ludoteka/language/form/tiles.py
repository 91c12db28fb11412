"""The intermediate form of what is said of tiles and their parts; parts are things, numbered behind all others."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.language.form.expression import Expr
from ludoteka.language.form.filters import Filter


@dataclass(frozen=True, slots=True)
class PartsOf(Expr):
    """The parts of a set of tiles."""

    tiles: Expr


@dataclass(frozen=True, slots=True)
class TilesOf(Expr):
    """The tiles that a set of parts lies on, each once."""

    parts: Expr


@dataclass(frozen=True, slots=True)
class Facing(Expr):
    """The parts of neighbouring tiles that face one of a set of parts."""

    parts: Expr


@dataclass(frozen=True, slots=True)
class Fronts(Expr):
    """The cells beside the tiles of a set of parts, on the sides that these reach."""

    parts: Expr


@dataclass(frozen=True, slots=True)
class Adjoining(Expr):
    """The parts that lie side by side with one of a set of parts on the same tile."""

    parts: Expr


@dataclass(frozen=True, slots=True)
class OnParts(Expr):
    """The things that lie on a set of parts."""

    parts: Expr


@dataclass(frozen=True, slots=True)
class PartPlace(Expr):
    """A part as a place to put things."""

    part: Expr


@dataclass(frozen=True, slots=True)
class NameOf(Expr):
    """The kind of a thing, by which things of one name are alike."""

    thing: Expr


@dataclass(frozen=True, slots=True)
class Reaching(Filter):
    """The parts with a side toward one of a set of cells."""

    cells: Expr
