"""Matches between opponents, and what a series of them says about their strength."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import log10, sqrt

from ludoteka.core import CHANCE, Game, Position, Record, Result
from ludoteka.opponents.opponent import Opponent
from ludoteka.opponents.random_seat import RandomSeat

_CHANCE_SEAT = RandomSeat("chance")


@dataclass(frozen=True, slots=True)
class Finish:
    """How one match went: a result for each entrant in order of entry, None where it was cut short."""

    results: tuple[Result, ...] | None
    moves: int


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
    def share(self) -> float:
        """Wins and half the draws, as a part of all; one half where nothing was finished."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with 95 % confidence (Wilson)."""
        if not self.games:
            return 0.0, 1.0
        z, n = 1.96, self.games
        middle = self.share + z * z / (2 * n)
        spread = z * sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n))
        scale = 1 + z * z / n
        return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)

    @property
    def elo(self) -> float | None:
        """The difference in strength that gives this share between two; None where it has no bound."""
        return -400 * log10(1 / self.share - 1) if 0 < self.share < 1 else None


def play_match(
    start: Position, seats: Sequence[Opponent], rng: random.Random, max_moves: int = 10_000,
) -> tuple[Position, int]:
    """Play from `start` with one opponent at each seat; the last position and the number of moves."""
    position, moves = start, 0
    while position.chooser is not None and moves < max_moves:
        if position.chooser is CHANCE:
            move = _CHANCE_SEAT.choose(position, rng)
        else:
            # Nobody is given what that seat cannot know.
            move = seats[position.chooser].choose(position.imagine(position.chooser, moves), rng)
        position = position.play(move)
        moves += 1
    return position, moves


def play_series(
    game: Game, entrants: Sequence[Opponent], *, games: int, start: Record, max_moves: int = 10_000,
) -> Iterator[Finish]:
    """Play a series; entrants change seats on the same seed before the next seed is taken."""
    for number in range(games):
        seed, turned = start.seed + number // len(entrants), number % len(entrants)
        first = replace(start, seed=seed, seats=len(entrants)).start(game)
        seats = [*entrants[turned:], *entrants[:turned]]
        last, moves = play_match(first, seats, random.Random(f"series {seed}"), max_moves)
        results = last.outcome.results if last.outcome else None
        # Entrant e sat at seat e - turned.
        yield Finish(results and (*results[-turned:], *results[:-turned]) if turned else results, moves)


def scores(entrants: Sequence[Opponent], finishes: Iterable[Finish]) -> tuple[Score, ...]:
    """What each entrant reached in all finished matches."""
    results = [finish.results for finish in finishes if finish.results is not None]
    columns = list(zip(*results, strict=True)) or [()] * len(entrants)
    return tuple(
        Score(entrant.name, column.count("won"), column.count("drawn"), column.count("lost"))
        for entrant, column in zip(entrants, columns, strict=True)
    )
