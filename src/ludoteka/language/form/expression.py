"""What all expressions have in common: sorts, comparisons, the first places of a frame."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Sort = Literal["number", "cell", "piece", "player", "region", "kind", "word", "thing", "zone", "way"]
Op = Literal["=", "!=", "<", "<=", ">", ">="]
YOU, THIS, FIRST_LOCAL = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Expr:
    """Anything that has a value."""


@dataclass(frozen=True, slots=True)
class NotYet(Expr):
    """A phrase that is checked but that no machine runs yet; `what` says why."""

    what: str
