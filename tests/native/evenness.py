"""Whether native playouts draw every legal move equally often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
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


def surprise(game: NativeGame, position: Buffer, shares: list[float], times: int, seed: int,
             tell: Callable[[Buffer], Hashable] | None = None) -> float:
    """How many standard deviations the first moves of so many playouts are from the share that each should have.

    Moves that lead to equal positions are counted together: to what has one mark, or is told by something else where a
    playout stops at another moment than a move that is played.
    """
    mark = _MARK(game.mark)
    told = tell or (lambda after: mark(after.ctypes.data))
    expected: dict[Hashable, float] = {}
    for one, share in zip(_after_each_move(game, position, told), shares, strict=True):
        expected[one] = expected.get(one, 0) + share * times
    drawn = _after_playouts(game, position, times, seed, told)
    assert not drawn.keys() - expected.keys(), "a playout made a move that is not legal"
    if len(expected) < 2:
        return 0.0
    square: float = sum((drawn[one] - many) ** 2 / many for one, many in expected.items())
    free = len(expected) - 1
    # Wilson and Hilferty: the cube root of chi-square is nearly normal.
    return (cbrt(square / free) - (1 - 2 / (9 * free))) / sqrt(2 / (9 * free))


def _after_each_move(game: NativeGame, position: Buffer, tell: Callable[[Buffer], Hashable]) -> list[Hashable]:
    found = np.empty(1 << 14, np.int64)
    count = _MOVES(game.moves)(position.ctypes.data, found.ctypes.data, len(found))
    assert count > 0
    play, after, told = _PLAY(game.play), calls.buffer(game.size), []
    for move in found[:count]:
        after[:] = position
        assert play(after.ctypes.data, int(move)) >= 0
        told.append(tell(after))
    return told


def _after_playouts(game: NativeGame, position: Buffer, count: int, seed: int, tell: Callable[[Buffer], Hashable]
                    ) -> Counter[Hashable]:
    playout, after, told = _PLAYOUT(game.playout), calls.buffer(game.size), Counter[Hashable]()
    luck = np.array([seed], np.uint64)
    for _ in range(count):
        after[:] = position
        assert playout(after.ctypes.data, luck.ctypes.data, 1) == 1
        told[tell(after)] += 1
    return told
