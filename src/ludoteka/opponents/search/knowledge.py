"""What seats know of a match while it is imagined: a tree of what each is told, with how good its moves turned out."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random

from ludoteka.opponents.search.worths import Scale, Worths

Told = tuple[str, ...]
"""What somebody is told of a move: its choices in words."""
_EXPLORATION = 0.7
_RIPE = 3
"""How often each move must have been offered before what a seat holds itself is told apart."""


@dataclass(frozen=True, slots=True)
class Result:
    """How an imagined match ended."""

    worths: Worths
    gains: Sequence[float] | None = None
    """The points of each seat, where they are counted; more are better."""


@dataclass(slots=True)
class Tried:
    """A move as far as one who can choose it knows it."""

    offered: int = 0
    """How often it could have been chosen."""
    visits: int = 0
    worth: float = 0.0
    gain: float = 0.0

    def add(self, result: Result, seat: int) -> None:
        """Note how a match ended in which it was chosen by a seat."""
        self.visits += 1
        self.worth += result.worths[seat]
        if result.gains is not None:
            self.gain += result.gains[seat]

    def value(self, scale: Scale) -> float:
        """What it is worth: the mean of what came of it; where points are counted, they are half of it."""
        worth = self.worth / self.visits
        if scale.high < scale.low:
            return worth
        return (worth + scale.share(self.gain / self.visits)) / 2

    def hope(self, scale: Scale) -> float:
        """What is to be hoped for: the more the less often it was tried when it could be."""
        return self.value(scale) + _EXPLORATION * sqrt(log(self.offered) / self.visits)


@dataclass(slots=True)
class Spot:
    """Everything that looks the same to a seat at one moment."""

    tried: dict[Told, Tried] = field(default_factory=dict)
    onward: dict[Hashable, Spot] = field(default_factory=dict)

    def after(self, news: Hashable) -> Spot:
        """The spot after a move of which the seat learns that."""
        if news not in self.onward:
            self.onward[news] = Spot()
        return self.onward[news]

    def offer(self, moves: Sequence[Told]) -> list[Tried]:
        """What is known of the moves that can be chosen this time."""
        found = [self.tried.setdefault(move, Tried()) for move in moves]
        for one in found:
            one.offered += 1
        return found


def pick(spots: Sequence[Spot], moves: Sequence[Told], scale: Scale, rng: Random) -> tuple[int, list[Tried], bool]:
    """The number of the move to try next, what is known of it at each spot, and whether it was never tried.

    The spots go from what is told to everybody to what a seat knows alone; the last one that was seen often enough
    decides.
    """
    known = [spot.offer(moves) for spot in spots]
    fresh = [number for number, one in enumerate(known[0]) if not one.visits]
    if fresh:
        number = rng.choice(fresh)
    else:
        ripe = (tried for tried in reversed(known) if min(one.offered for one in tried) > _RIPE * len(tried))
        finest = next(ripe, known[0])
        new = [number for number, one in enumerate(finest) if not one.visits]
        number = rng.choice(new) if new else max(range(len(finest)), key=lambda one: finest[one].hope(scale))
    return number, [tried[number] for tried in known], bool(fresh)
