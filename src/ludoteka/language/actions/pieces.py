"""What is done with pieces on the boards, in words or in a drawing."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.language.actions.action import Action
from ludoteka.language.form import Expr, Ways


@dataclass(frozen=True, slots=True)
class Place(Action):
    """New pieces from the box are put, one on each of the cells; `local` gets the (last) one."""

    kind: str
    owner: Expr | None
    cells: Expr
    local: int


@dataclass(frozen=True, slots=True)
class MoveTo(Action):
    """Each piece of a set is moved to a cell."""

    pieces: Expr
    cell: Expr


@dataclass(frozen=True, slots=True)
class Remove(Action):
    pieces: Expr


@dataclass(frozen=True, slots=True)
class SwapPlaces(Action):
    first: Expr
    second: Expr


@dataclass(frozen=True, slots=True)
class SetUpBoard(Action):
    """Everything on the boards is as the set-up is drawn."""


@dataclass(frozen=True, slots=True)
class Turn(Action):
    """Pieces turn where they stand, by quarters of a turn (sixths on hexagons) to the right."""

    pieces: Expr
    quarters: int


@dataclass(frozen=True, slots=True)
class TurnToward(Action):
    """Pieces turn where they stand to face a cell; those with no straight line to it stay as they are."""

    pieces: Expr
    cell: Expr


@dataclass(frozen=True, slots=True)
class BecomeKind(Action):
    pieces: Expr
    kind: Expr | None
    owner: Expr | None


@dataclass(frozen=True, slots=True)
class Sign:
    """A cell of a drawing: what must be there, how often, and what is there afterwards.

    `before` and `after`: 'this', 'yours', 'enemy', 'empty', 'any', or 'kind:NAME'.
    """

    before: str
    after: str
    many: bool = False
    many_after: bool = False
    """Signs that stand for many cells keep their order: the first of them before is the first of them afterwards."""
    owner: int | None = None
    """Who has a kind that comes new, as the legend says; None for nobody."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """A row of signs along one way, or several rows (each turned and mirrored as asked)."""

    rows: tuple[tuple[Sign, ...], ...]
    mirrored: bool = False
    turned: bool = False


@dataclass(frozen=True, slots=True)
class DrawnMove(Action):
    """A before-and-after drawing in a straight line, done by `this`."""

    pattern: Pattern
    ways: Ways
    all_at_once: bool = False
