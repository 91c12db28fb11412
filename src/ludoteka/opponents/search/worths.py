"""What the end of a match is worth to each seat: who came before whom and, where points are counted, how many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from ludoteka.core import Outcome

Worths = tuple[float, ...]
"""What each seat reaches, from 0 (last) to 1 (first)."""


def worths_of(outcome: Outcome) -> Worths:
    """What each seat has reached, by ranks alone.

    >>> worths_of(Outcome(("won", "lost", "lost"), (1, 2, 2)))
    (1.0, 0.25, 0.25)
    """
    ranks = outcome.ranks
    if len(ranks) == 1:
        return (float(outcome.results[0] == "won"),)
    return tuple(sum((rank < other) + (rank == other) / 2 for other in _others(ranks, seat)) / (len(ranks) - 1)
                 for seat, rank in enumerate(ranks))


def _others(ranks: Sequence[int], seat: int) -> list[int]:
    return [rank for other, rank in enumerate(ranks) if other != seat]


def gains_of(outcome: Outcome) -> tuple[float, ...] | None:
    """The points of each seat, so that more are better; None where none are counted.

    >>> gains_of(Outcome(("lost", "won"), (2, 1), (26, 0)))
    (-26.0, 0.0)
    """
    points = outcome.points
    if points is None:
        return None
    best = outcome.ranks.index(min(outcome.ranks))
    # In some games few points are good; who came first tells.
    sign = 1 if points[best] == max(points) else -1
    return tuple(float(sign * one) for one in points)


@dataclass(slots=True)
class Scale:
    """The points seen so far: what somebody gets is judged between the fewest and the most of them."""

    low: float = inf
    high: float = -inf

    def see(self, gains: Sequence[float]) -> None:
        """Take points into account."""
        self.low, self.high = min(self.low, *gains), max(self.high, *gains)

    def share(self, gain: float) -> float:
        """Where points lie between the fewest and the most, from 0 to 1.

        >>> Scale(-2, 2).share(1)
        0.75
        """
        return (gain - self.low) / (self.high - self.low) if self.high > self.low else 0.5
