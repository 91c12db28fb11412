"""What is remembered from now on."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.language.actions.action import Action
from ludoteka.language.form import Expr


@dataclass(frozen=True, slots=True)
class Assign(Action):
    local: int
    value: Expr


@dataclass(frozen=True, slots=True)
class Store(Action):
    """A number, state or memory is set: the game's (None), one thing's, or (each) that of all in a set."""

    store: str
    of: Expr | None
    value: Expr
    each: bool = False
    until_next_turn: bool = False


@dataclass(frozen=True, slots=True)
class GoBack(Action):
    """States and memories that are marked so are as they start: one thing's, or (None) all of them."""

    marker: str
    of: Expr | None
    mark: int


@dataclass(frozen=True, slots=True)
class Toggle(Action):
    store: str
    of: Expr
