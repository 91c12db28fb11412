"""Two ways of doing the same, in short slices by turns, so that whatever else the machine does meets both alike."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

Work = Callable[[int], int]
"""Does something so many times; gives how much was done: matches played, simulations made."""

ROUNDS = 7
"""Slices of each; odd, so that one of the ratios is the median."""


@dataclass(frozen=True, slots=True)
class Speeds:
    """How fast we were in each slice, in units a second of the processor, and the peer in the slice beside it."""

    ours: tuple[float, ...]
    peer: tuple[float, ...] = ()

    @property
    def ratios(self) -> tuple[float, ...]:
        """How many times as fast as the peer we were, from the slowest slice to the fastest; empty without a peer."""
        return tuple(sorted(one / other for one, other in zip(self.ours, self.peer, strict=False)))

    @property
    def ratio(self) -> float | None:
        """The ratio in the middle."""
        return median(self.ratios) if self.ratios else None


def compare(ours: Work, peer: Work | None, seconds: float) -> Speeds:
    """Measure both, each for about so many seconds."""
    works = [work for work in (ours, peer) if work is not None]
    counts = [fitting(work, seconds / ROUNDS) for work in works]
    slices = [[_speed(work, count) for work, count in zip(works, counts, strict=True)] for _ in range(ROUNDS)]
    first, *others = (tuple(column) for column in zip(*slices, strict=True))
    return Speeds(first, *others)


def _speed(work: Work, count: int) -> float:
    begun = time.process_time()
    done = work(count)
    return done / max(time.process_time() - begun, 1e-9)


def fitting(work: Work, seconds: float) -> int:
    """How often something can be done in that time; once at least."""
    count = 1
    while True:
        begun = time.process_time()
        work(count)
        spent = time.process_time() - begun
        if spent > seconds / 4:
            return max(1, round(count * seconds / spent))
        count *= 2
