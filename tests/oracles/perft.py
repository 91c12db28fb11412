"""Perft: how many ways a position can go on for so many moves."""

from __future__ import annotations

from ludoteka.core import Position


def perft(position: Position, depth: int) -> int:
    """The number of sequences of `depth` legal moves."""
    moves = position.moves()
    return len(moves) if depth == 1 else sum(perft(position.play(move), depth - 1) for move in moves)
