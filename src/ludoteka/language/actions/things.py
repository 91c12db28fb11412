"""What is done with cards and other things in zones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ludoteka.language.actions.action import Action
from ludoteka.language.form import Expr

Lying = Literal["", "face down", "face up"]
Told = Literal["", "zone", "spot"]
"""What everybody can tell of where a thing lies: nothing, its zone, or also where in the order of its zone."""


@dataclass(frozen=True, slots=True)
class PutThings(Action):
    """Things are put into a zone (0: the box), onto those that lie there or under them; they keep their order."""

    things: Expr
    zone: Expr
    under: bool = False
    lying: Lying = ""
    wanted: bool = False
    """Whether it cannot be done without any."""
    turned: Expr | None = None
    """How a tile lies then, in quarters to the right."""


@dataclass(frozen=True, slots=True)
class SwapThings(Action):
    """Two things change places, each to the very spot where the other lay."""

    first: Expr
    second: Expr
    first_told: Told = ""
    second_told: Told = ""


@dataclass(frozen=True, slots=True)
class SwapZones(Action):
    """All things of two zones change places; they keep their order."""

    first: Expr
    second: Expr


@dataclass(frozen=True, slots=True)
class ShowThings(Action):
    """Some seats see things, or all that lie in a zone, as long as these lie where they are."""

    things: Expr | None
    zone: Expr | None
    seats: Expr
