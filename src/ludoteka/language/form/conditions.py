"""What holds or does not."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.language.form.expression import Expr, Op, Sort


@dataclass(frozen=True, slots=True)
class Compare(Expr):
    op: Op
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class SameNumbers(Expr):
    """Whether several numbers are the same as several others, in the same order."""

    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class TrueEquation(Expr):
    """Whether pieces, read in board order as numbers and signs, are an equation that is true."""

    of: Expr


@dataclass(frozen=True, slots=True)
class All(Expr):
    parts: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Any(Expr):
    parts: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Not(Expr):
    part: Expr


@dataclass(frozen=True, slots=True)
class Some(Expr):
    """Whether a set has a member."""

    of: Expr


@dataclass(frozen=True, slots=True)
class CountIs(Expr):
    of: Expr
    op: Op
    count: Expr


@dataclass(frozen=True, slots=True)
class Member(Expr):
    of: Expr
    item: Expr


@dataclass(frozen=True, slots=True)
class Can(Expr):
    """Whether the thing has a way to do something that can be finished."""

    verb: str
    thing: Expr
    sort: Sort = "piece"


@dataclass(frozen=True, slots=True)
class Stuck(Expr):
    """Whether a seat could not finish a turn."""

    seat: Expr


@dataclass(frozen=True, slots=True)
class Occurred(Expr):
    """Whether this board, or this position, has been there so many times, now included."""

    board: bool
    times: Expr


@dataclass(frozen=True, slots=True)
class Together(Expr):
    """Whether a set is one connected group; nothing and one thing are."""

    of: Expr
    touching: bool = False


@dataclass(frozen=True, slots=True)
class Joins(Expr):
    """Whether one connected group of a set reaches each of the goals."""

    of: Expr
    goals: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class JoinsMany(Expr):
    """Whether one connected group of a set reaches so many of some regions or cells; without a count, all of them."""

    of: Expr
    goals: Expr
    sort: Sort
    op: Op = ">="
    count: int | None = None
