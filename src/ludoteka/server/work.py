"""What processes that think are asked, and what they answer: one JSON text a line."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludoteka.table.events import Considered, Opened


class Work(Struct, frozen=True, tag=True):
    """Something to think about in the position after some moves."""

    opened: Opened
    moves: tuple[str, ...]


class Prepare(Work, frozen=True, tag="prepare"):
    """Get ready to think about this match. There is no answer."""


class Decide(Work, frozen=True, tag="decide"):
    """Choose a move as an opponent would; the same luck gives the same move."""

    opponent: str
    luck: str
    workers: int = 1
    """How many may search side by side."""


class Advise(Work, frozen=True, tag="advise"):
    """Find a good move, and why it is good."""

    seconds: float
    every: bool = False
    """Whether it is told what every move is worth."""
    workers: int = 1
    """How many may search side by side."""


class FindWay(Work, frozen=True, tag="find-way"):
    """Find the way to the solution of a puzzle."""

    seconds: float


AnyWork = Prepare | Decide | Advise | FindWay


class Decision(Struct, frozen=True, tag="decision"):
    """A move, and what was considered, where that can be told."""

    move: str
    considered: Considered | None = None


class Advice(Struct, frozen=True, tag="advice"):
    """A move, or none where none can be recommended, and keys of texts that say why."""

    move: str
    reasons: tuple[str, ...]
    considered: Considered | None = None
    back: int = 0
    """How many moves to take back, where that helps."""


class Way(Struct, frozen=True, tag="way"):
    """The moves that solve a puzzle, or why there are none."""

    verdict: Literal["solution", "unsolvable", "not-known"]
    moves: tuple[str, ...] = ()
    minimal: bool = False
    back: int = 0
    """How many moves to take back, where that helps."""


class Trouble(Struct, frozen=True, tag="trouble"):
    """An error, as it was told."""

    told: str


Answer = Decision | Advice | Way | Trouble
