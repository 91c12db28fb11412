"""Perft: how many ways a position can go on for so many moves, counted move by move so that progress shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ludoteka.core import Position

Branches = Callable[[int], Iterator[int]]
"""For a depth, the number of ways behind each first move, one after another; at depth 1 there is one behind each."""


def interpreted(position: Position) -> Branches:
    """What the interpreter counts."""
    def branches(depth: int) -> Iterator[int]:
        for move in position.moves():
            yield _ways(position.play(move), depth - 1) if depth > 1 else 1

    return branches


def _ways(position: Position, depth: int) -> int:
    moves = position.moves()
    return len(moves) if depth == 1 else sum(_ways(position.play(move), depth - 1) for move in moves)
