"""What an entrant reached, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log10, sqrt

from ludoteka.core import Result
from ludoteka.opponents.opponent import Opponent
from ludoteka.opponents.series import Finish

SURE = 1.959964
"""So many standard deviations to both sides hold 95 % of what chance does."""


@dataclass(frozen=True, slots=True)
class Score:
    """What one entrant reached in a series."""

    name: str
    wins: int
    draws: int
    losses: int

    @property
    def games(self) -> int:
        """The finished matches."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """Wins and half the draws."""
        return self.wins + self.draws / 2

    @property
    def share(self) -> float:
        """The points as a part of all; one half where nothing was finished."""
        return self.points / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with 95 % confidence."""
        return interval(self.share, self.games)

    @property
    def elo(self) -> float | None:
        """The difference in strength that gives this share between two; None where it has no bound."""
        return -400 * log10(1 / self.share - 1) if 0 < self.share < 1 else None

    def after(self, result: Result) -> Score:
        """The score with one more result."""
        return Score(self.name, self.wins + (result == "won"), self.draws + (result == "drawn"),
                     self.losses + (result == "lost"))


def interval(share: float, games: float) -> tuple[float, float]:
    """Where the true share lies with 95 % confidence, after that share of so many games (Wilson)."""
    if not games:
        return 0.0, 1.0
    square = SURE * SURE
    middle = share + square / (2 * games)
    spread = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def score(name: str, results: Iterable[Result]) -> Score:
    """The score that these results make."""
    every = list(results)
    return Score(name, every.count("won"), every.count("drawn"), every.count("lost"))


def scores(entrants: Sequence[Opponent], finishes: Iterable[Finish]) -> tuple[Score, ...]:
    """What each entrant reached in all finished matches."""
    return scores_by_name([entrant.name for entrant in entrants], finishes)


def scores_by_name(names: Sequence[str], finishes: Iterable[Finish]) -> tuple[Score, ...]:
    """What the entrants of these names reached in all finished matches."""
    results: list[list[Result]] = [[] for _ in names]
    for finish in finishes:
        if finish.outcome is not None:
            for entrant, result in zip(finish.fixture.seating, finish.outcome.results, strict=True):
                results[entrant].append(result)
    return tuple(map(score, names, results))
