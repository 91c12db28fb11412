"""Random matches of a native game, one after another without a step in Python; loaded only where there is Numba."""

from __future__ import annotations

import numpy as np

from ludoteka.native import calls
from ludoteka.native.functions import NativeGame
from ludoteka.native.game import Buffer
from ludoteka.studio.measuring.playouts import MOST_MOVES, Player


def native_player(game: NativeGame, start: Buffer, seed: int) -> Player:
    """Matches that native code plays from a position."""
    position, luck = calls.buffer(game.size), np.array([seed % 2**64], np.uint64)

    def play(count: int) -> int:
        return int(_play_many(
            game.playout, start.ctypes.data, position.ctypes.data, game.size, luck.ctypes.data, MOST_MOVES, count))

    play(0)  # Numba loads the loop now, so that nobody's clock is running
    return play


@calls.compiled
def _play_many(playout: int, start: int, position: int, size: int, luck: int, most: int, count: int) -> int:
    moves = 0
    for _ in range(count):
        calls.copy(position, start, size)
        moves += calls.playout(playout, position, luck, most)
    return moves
