"""Counting and timing a game: leaves of its tree, and random matches in a time."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass

from ludoteka.core import Game, Position, Record
from ludoteka.opponents import RandomSeat, play_match


@dataclass(frozen=True, slots=True)
class Playouts:
    """How many random matches were played in how much time of the processor."""

    cpu_seconds: float
    playouts: int
    moves: int


def perft(position: Position, depth: int) -> int:
    """The number of move sequences of exactly that length."""
    moves = position.moves()
    if depth <= 1:
        return len(moves) if depth == 1 else 1
    return sum(perft(position.play(move), depth - 1) for move in moves)


def perft_by_depth(position: Position, depth: int) -> Iterator[tuple[int, int, float]]:
    """Depth, count and seconds, from depth 1 on."""
    for one in range(1, depth + 1):
        begun = time.perf_counter()
        yield one, perft(position, one), time.perf_counter() - begun


def playouts(game: Game, start: Record, seconds: float, max_moves: int = 10_000) -> Playouts:
    """Random matches from a start until the time is up; the last one is finished."""
    begun = time.process_time()
    first = start.start(game)
    seats = [RandomSeat()] * len(first.seats)
    rng = random.Random(start.seed)
    count = moves = 0
    while time.process_time() - begun < seconds:
        moves += play_match(first, seats, rng, max_moves)[1]
        count += 1
    return Playouts(time.process_time() - begun, count, moves)
