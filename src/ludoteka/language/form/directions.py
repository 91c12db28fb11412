"""Cells that are found from others: by steps, lines, leaps and neighbours."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.language.form.expression import Expr, Sort


@dataclass(frozen=True, slots=True)
class Ways:
    """Directions: by name, seen by a seat (ahead: by a piece); toward or away from a cell; the ways of pieces; the one
    that was chosen."""

    names: tuple[str, ...] = ()
    seat: Expr | None = None
    ahead_of: Expr | None = None
    toward: Expr | None = None
    away: Expr | None = None
    of_pieces: Expr | None = None
    """The set of pieces each of which goes along its own ways."""
    chosen: Expr | None = None


@dataclass(frozen=True, slots=True)
class Steps(Expr):
    """The cells exactly so many straight steps from any of the start cells."""

    start: Expr
    ways: Ways
    count: Expr


@dataclass(frozen=True, slots=True)
class Within(Expr):
    """The cells at most so many steps away, in any direction."""

    start: Expr
    count: Expr


@dataclass(frozen=True, slots=True)
class Sight(Expr):
    """The cells along straight lines, up to and including the first occupied one."""

    start: Expr
    ways: Ways


@dataclass(frozen=True, slots=True)
class Leap(Expr):
    start: Expr
    long: int
    short: int


@dataclass(frozen=True, slots=True)
class Near(Expr):
    """The cells that share a side (or, touching, a side or a corner) with one of a set of cells."""

    start: Expr
    touching: bool = False
    outside: bool = True
    """Whether the members of the set itself are left out."""


@dataclass(frozen=True, slots=True)
class Linked(Expr):
    """The cells one step along the ways of some pieces, where a piece has a way back."""

    pieces: Expr


@dataclass(frozen=True, slots=True)
class Between(Expr):
    """The cells on the straight line between two cells."""

    start: Expr
    goal: Expr


@dataclass(frozen=True, slots=True)
class Line(Expr):
    """The cells on the straight lines through a cell, from edge to edge; with a goal, on the one through both."""

    start: Expr
    goal: Expr | None = None


@dataclass(frozen=True, slots=True)
class Across(Expr):
    """The cells or regions straight across the middle of the board from some others."""

    of: Expr
    sort: Sort
