"""When a search may end before its budget does: nothing that is left to try would change the choice."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from typing import Final

from ludoteka.opponents.search.considered import Weighed

LOOK_EVERY: Final = 500
"""Simulations between two looks; their number is fixed, so that thinking does not depend on the clock."""
_DOUBT: Final = 1.0
"""How far from the mean of one simulation the truth may lie: twice what wins and losses usually spread by."""


def settled(moves: Sequence[Weighed], left: float = inf) -> bool:
    """Whether the most visited move cannot be overtaken by the simulations that are left, or is better beyond doubt.

    >>> settled([Weighed(0, 300, 0.5), Weighed(1, 190, 0.5)], left=100)
    True
    >>> settled([Weighed(0, 300, 0.5), Weighed(1, 190, 0.5)], left=200)
    False
    >>> settled([Weighed(0, 400, 0.8), Weighed(1, 25, 0.3)])
    True
    """
    first, *others = sorted(moves, key=lambda one: -one.visits)
    return all(first.visits - one.visits > left or _is_better(first, one) for one in others)


def _is_better(one: Weighed, other: Weighed) -> bool:
    """Whether a move is worth more than another one, beyond doubt."""
    return bool(other.visits) and one.value - other.value > _DOUBT / sqrt(one.visits) + _DOUBT / sqrt(other.visits)
