"""What is left of a set: a noun phrase narrows it part by part."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludoteka.language.form.directions import Ways
from ludoteka.language.form.expression import Expr, Sort


@dataclass(frozen=True, slots=True)
class Filter:
    """A part of a noun phrase that keeps some of the things so far; `words` is that part of the text."""

    words: str = field(kw_only=True, default="")


@dataclass(frozen=True, slots=True)
class Filtered(Expr):
    """What is left of a set after each filter in turn."""

    source: Expr
    filters: tuple[Filter, ...]
    sort: Sort


@dataclass(frozen=True, slots=True)
class Inside(Filter):
    of: Expr


@dataclass(frozen=True, slots=True)
class Outside(Filter):
    of: Expr


@dataclass(frozen=True, slots=True)
class Unseen(Filter):
    """Things that the one addressed cannot tell from one of them: where that is unseen, those unseen in its place."""

    one: Expr


@dataclass(frozen=True, slots=True)
class OwnedBy(Filter):
    """Belonging to a seat (or to one of a set of seats), or (enemy) to any other seat."""

    seat: Expr
    enemy: bool
    sort: Sort
    any_of: bool = False


@dataclass(frozen=True, slots=True)
class IsEmpty(Filter):
    empty: bool


@dataclass(frozen=True, slots=True)
class Shade(Filter):
    dark: bool


@dataclass(frozen=True, slots=True)
class InState(Filter):
    store: str
    value: int
    sort: Sort


@dataclass(frozen=True, slots=True)
class Where(Filter):
    """Those for which a condition holds, each in turn in the local."""

    local: int
    condition: Expr


@dataclass(frozen=True, slots=True)
class JoinedTo(Filter):
    """Those connected with a start through neighbours (touching: also at corners) that are all of the set.

    Along: neighbours whose ways lead to each other; the set is one of cells or of pieces.
    """

    start: Expr
    touching: bool = False
    along: bool = False
    sort: Sort = "piece"


@dataclass(frozen=True, slots=True)
class RowFrom(Filter):
    """Those in an unbroken row that begins at the start and goes on in one way."""

    start: Expr
    ways: Ways


@dataclass(frozen=True, slots=True)
class LineThrough(Filter):
    """Those in the longest unbroken straight line through the start, or in one of exactly so many if there is one."""

    start: Expr
    exactly: int = 0


@dataclass(frozen=True, slots=True)
class Extreme(Filter):
    """Those with the highest (or lowest) value."""

    local: int
    value: Expr
    most: bool


@dataclass(frozen=True, slots=True)
class Superlative(Filter):
    """The first, second, last, lowest … so many, seen by a seat where that matters."""

    which: str
    count: int
    seat: Expr | None
    sort: Sort


WHOLE = (JoinedTo, RowFrom, LineThrough, Extreme, Superlative)
"""Filters that look at all of a set at once, not at each member by itself."""
