"""Random matches in a time of the processor, played by native code or by the interpreter."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ludoteka.core import Position
from ludoteka.native import available
from ludoteka.studio.measuring.native_start import native_start

Player = Callable[[int], int]
"""Plays so many random matches; gives how many moves they had together."""

MOST_MOVES = 10_000
"""A match is cut short after so many moves."""
SLICE = 0.05
"""Seconds between two looks at the clock, where a match is not longer than that."""


@dataclass(frozen=True, slots=True)
class Playouts:
    """How many random matches were played in how much time of the processor."""

    cpu_seconds: float = 0.0
    playouts: int = 0
    moves: int = 0

    @property
    def rate(self) -> float:
        """Matches a second."""
        return self.playouts / self.cpu_seconds if self.cpu_seconds else 0.0


def play_for(player: Player, seconds: float) -> Iterator[Playouts]:
    """What has been played so far, again and again until the time is up; the last match is finished."""
    begun = time.process_time()
    many, so_far = 1, Playouts()
    while so_far.cpu_seconds < seconds:
        moves = so_far.moves + player(many)
        last, spent = so_far.cpu_seconds, time.process_time() - begun
        so_far = Playouts(spent, so_far.playouts + many, moves)
        yield so_far
        if spent - last < SLICE / 2:
            many *= 2


def compiled_player(start: Position, seed: int) -> Player | None:
    """Whatever plays matches from a start in machine code; None where the interpreter plays."""
    if not available():
        return None
    if (code := native_start(start)) is not None:
        from ludoteka.studio.measuring.native_playouts import native_player

        return native_player(*code, seed)
    from ludoteka.studio.measuring.land_playouts import land_player

    return land_player(start, seed)


def interpreted(start: Position, seed: int) -> Player:
    """Matches that the interpreter plays."""
    rng = random.Random(seed)

    def play(count: int) -> int:
        return sum(_play(start, rng) for _ in range(count))

    return play


def _play(position: Position, rng: random.Random) -> int:
    moves = 0
    while position.chooser is not None and moves < MOST_MOVES:
        position = position.play(rng.randrange(len(position.moves())))
        moves += 1
    return moves
