"""Perft of a native game; loaded only where there is NumPy."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import CFUNCTYPE, c_int32, c_int64

import numpy as np

from ludoteka.core import TooMuch
from ludoteka.native import calls
from ludoteka.native.functions import NativeGame
from ludoteka.native.game import Buffer
from ludoteka.studio.measuring.perft import Branches

AT_ONCE = 1_000_000
"""About so many ways are counted without a stop; in between, Python can be interrupted."""
MOST_MOVES = 1 << 20
"""No room is made for more moves of one position."""

_MOVES = CFUNCTYPE(c_int32, c_int64, c_int64, c_int32)
_PLAY = CFUNCTYPE(c_int32, c_int64, c_int64)
_PERFT = CFUNCTYPE(c_int64, c_int64, c_int32)


def native_branches(game: NativeGame, start: Buffer) -> Branches:
    """What native code counts from a position."""
    play, perft = _PLAY(game.play), _PERFT(game.perft)

    def branches(position: Buffer, depth: int) -> Iterator[int]:
        for move in _moves(game, position):
            after = calls.buffer(game.size)
            after[:] = position
            play(after.ctypes.data, move)
            yield ways(after, depth - 1)

    def ways(position: Buffer, depth: int) -> int:
        here = len(_moves(game, position))
        if depth > 0 and here ** depth > AT_ONCE:
            return sum(branches(position, depth))
        found = int(perft(position.ctypes.data, depth))
        if found >= 0:
            return found
        # Machine code has room for so many moves of a position; here there are more, or soon will be.
        return here if depth == 1 else sum(branches(position, depth))

    return lambda depth: branches(start, depth)


def _moves(game: NativeGame, position: Buffer) -> list[int]:
    """The legal moves, in as much room as they need."""
    room, moves = game.most_moves, _MOVES(game.moves)
    while room <= MOST_MOVES:
        found = np.empty(room, np.int64)
        count = moves(position.ctypes.data, found.ctypes.data, room)
        if count >= 0:
            return [int(move) for move in found[:count]]
        room *= 4
    raise TooMuch
