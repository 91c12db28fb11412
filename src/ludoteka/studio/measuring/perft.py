"""Perft: how many ways a position can go on for so many moves, counted move by move so that progress shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ludoteka.core import Position

if TYPE_CHECKING:
    from ludoteka.studio.measuring.native_start import NativeStart

Branches = Callable[[int], Iterator[int]]
"""For a depth, the number of ways behind each first move, one after another; at depth 1 there is one behind each."""


def branches_of(position: Position, code: NativeStart | None) -> Branches:
    """Whatever counts from a position: its native code, or the interpreter where there is none."""
    if code is None:
        return interpreted(position)
    from ludoteka.studio.measuring.native_perft import native_branches

    return native_branches(*code)


def interpreted(position: Position) -> Branches:
    """What the interpreter counts."""
    def branches(depth: int) -> Iterator[int]:
        for move in position.moves():
            yield _ways(position.play(move), depth - 1) if depth > 1 else 1

    return branches


def _ways(position: Position, depth: int) -> int:
    moves = position.moves()
    return len(moves) if depth == 1 else sum(_ways(position.play(move), depth - 1) for move in moves)
