"""The intermediate form: a game's rules after checking, typed and resolved, free of words and Python objects.

A set is a bit set over cells, piece places, things, zones, seats or regions; every value else is a small integer;
nothing is -1.
`Local` numbers a place in the frame of a rule: 0 is `you`, 1 is `this`, the rest are the rule's own.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Sort = Literal["number", "cell", "piece", "player", "region", "kind", "word", "thing", "zone", "way"]
Op = Literal["=", "!=", "<", "<=", ">", ">="]

YOU, THIS, FIRST_LOCAL = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Expr:
    """Anything that has a value."""


# ---- single values ----------------------------------------------------------------------------------------------
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


# ---- sets -------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Cells(Expr):
    pass


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


@dataclass(frozen=True, slots=True)
class Filtered(Expr):
    """What is left of a set after each filter in turn."""

    source: Expr
    filters: tuple[Filter, ...]
    sort: Sort


@dataclass(frozen=True, slots=True)
class Filter:
    """A part of a noun phrase that keeps some of the things so far; `words` is that part of the text."""

    words: str = field(kw_only=True, default="")


@dataclass(frozen=True, slots=True)
class Inside(Filter):
    of: Expr


@dataclass(frozen=True, slots=True)
class Outside(Filter):
    of: Expr


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


# ---- conditions -------------------------------------------------------------------------------------------------
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


@dataclass(frozen=True, slots=True)
class NotYet(Expr):
    """A phrase that is checked but that no machine runs yet; `what` says why."""

    what: str
