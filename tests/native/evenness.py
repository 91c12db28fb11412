"""Whether native playouts draw every legal move equally often."""

from __future__ import annotations

from collections import Counter
from ctypes import CFUNCTYPE, c_int32, c_int64
from math import cbrt, sqrt
from typing import Any

import numpy as np

from ludoteka.native import calls
from ludoteka.native.functions import NativeGame

Buffer = np.ndarray[Any, np.dtype[np.uint8]]

_MOVES = CFUNCTYPE(c_int32, c_int64, c_int64, c_int32)
_PLAY = CFUNCTYPE(c_int32, c_int64, c_int64)
_MARK = CFUNCTYPE(c_int64, c_int64)
_PLAYOUT = CFUNCTYPE(c_int32, c_int64, c_int64, c_int32)


def surprise(game: NativeGame, position: Buffer, shares: list[float], times: int, seed: int) -> float:
    """How many standard deviations the first moves of so many playouts are from the share that each should have.

    Moves that lead to equal positions are counted together.
    """
    expected: dict[int, float] = {}
    for mark, share in zip(_after_each_move(game, position), shares, strict=True):
        expected[mark] = expected.get(mark, 0) + share * times
    drawn = _after_playouts(game, position, times, seed)
    assert not drawn.keys() - expected.keys(), "a playout made a move that is not legal"
    if len(expected) < 2:
        return 0.0
    square: float = sum((drawn[mark] - many) ** 2 / many for mark, many in expected.items())
    free = len(expected) - 1
    # Wilson and Hilferty: the cube root of chi-square is nearly normal.
    return (cbrt(square / free) - (1 - 2 / (9 * free))) / sqrt(2 / (9 * free))


def _after_each_move(game: NativeGame, position: Buffer) -> list[int]:
    found = np.empty(1 << 14, np.int64)
    count = _MOVES(game.moves)(position.ctypes.data, found.ctypes.data, len(found))
    assert count > 0
    play, mark, after, marks = _PLAY(game.play), _MARK(game.mark), calls.buffer(game.size), []
    for move in found[:count]:
        after[:] = position
        assert play(after.ctypes.data, int(move)) >= 0
        marks.append(mark(after.ctypes.data))
    return marks


def _after_playouts(game: NativeGame, position: Buffer, count: int, seed: int) -> Counter[int]:
    playout, mark, after, marks = _PLAYOUT(game.playout), _MARK(game.mark), calls.buffer(game.size), Counter[int]()
    luck = np.array([seed], np.uint64)
    for _ in range(count):
        after[:] = position
        assert playout(after.ctypes.data, luck.ctypes.data, 1) == 1
        marks[mark(after.ctypes.data)] += 1
    return marks
