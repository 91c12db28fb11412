"""What chance decides."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.language.actions.action import Action, Block
from ludoteka.language.form import Expr, Sort


@dataclass(frozen=True, slots=True)
class Random(Action):
    """Chance draws a member of a set into a local; nothing where there is none."""

    of: Expr
    sort: Sort
    local: int


@dataclass(frozen=True, slots=True)
class RandomNumber(Action):
    """Chance draws a number into a local, each as likely as any other."""

    low: Expr
    high: Expr
    local: int


@dataclass(frozen=True, slots=True)
class ByChance(Action):
    """Chance does one of two blocks: the first so many times out of so many."""

    times: int
    of: int
    then: Block
    otherwise: Block = ()


@dataclass(frozen=True, slots=True)
class Shuffle(Action):
    """Pieces change places with each other by chance; locals hold all of them, and those still to be dealt."""

    pieces: Expr
    held: int
    rest: int


@dataclass(frozen=True, slots=True)
class ShuffleZone(Action):
    """The order of a zone is undecided from now on."""

    zone: Expr


@dataclass(frozen=True, slots=True)
class Settle(Action):
    """Chance decides which things lie on top of a zone (or at its bottom), as far as nothing has decided it yet."""

    zone: Expr
    count: int = 1
    bottom: bool = False


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Chance gives dice new values; the local holds those still to be rolled."""

    dice: Expr
    rest: int


CHANCE = (Random, RandomNumber, ByChance, Shuffle, ShuffleZone, Settle, Roll)
"""What chance decides."""
