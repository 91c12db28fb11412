"""Numbers gathered into bars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

BARS = 16
"""The most bars of a plot."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar of a plot: from which to which number, and how high it is."""

    low: int
    high: int
    value: float

    @property
    def name(self) -> str:
        return str(self.low) if self.low == self.high else f"{self.low}–{self.high}"


def histogram(numbers: Sequence[int]) -> tuple[Bar, ...]:
    """How many of the numbers fall into each bar.

    >>> [bar.value for bar in histogram([5, 7, 7])]
    [1, 0, 2]
    """
    if not numbers:
        return ()
    low, high = min(numbers), max(numbers)
    wide = max(1, -(-(high - low + 1) // BARS))
    counts = Counter((number - low) // wide for number in numbers)
    return tuple(Bar(low + place * wide, low + place * wide + wide - 1, counts[place])
                 for place in range((high - low) // wide + 1))
