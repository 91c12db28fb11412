"""The ground that alpha-beta works on: one row of numbers; nothing is allocated while it runs.

It begins with those named here; behind them lie the moves of every ply, how promising each is, the paths and the past.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from ludoteka.native import calls
from ludoteka.native.functions import NativeGame
from ludoteka.opponents.search.evaluation import look_address
from ludoteka.opponents.search.memory import Buffer, Ints, Numbers
from ludoteka.opponents.search.table import ENTRY

DEEPEST: Final = 200
"""Moves ahead at most, whatever is extended."""
PAST: Final = 1 << 12
"""Places for how often moves were the best elsewhere."""

(
    CHOOSER, MOVES, PLAY, WORTH, MARK,  # addresses of the game's functions
    SIZE, ROOM, HISTORY, SOLVING,  # bytes of a position, moves of a position, whether rules ask for earlier positions
    LOOK, SCALES, POSITIONS, FOUND, ENDS, TABLE, TABLE_LENGTH,  # addresses
    VALUE, CALM,  # addresses of the search itself
    CLOCK, STOP,  # addresses of what is not 0 when time is over, and when somebody wants an end
    NODES, LIMIT, JUDGED, DRAWS, STOPPED,  # what is counted: positions, those judged by their look, draws
    FIRST_MOVE, FIRST_PROMISE, FIRST_PATH, FIRST_PAST, HEAD,  # where the rows behind these numbers begin
) = range(30)


@dataclass(frozen=True, slots=True)
class Ground:
    """The numbers, and what their addresses point to, which must not be freed before them."""

    numbers: Numbers
    positions: Buffer
    table: Numbers
    scales: Ints
    ends: np.ndarray[tuple[int], np.dtype[np.float64]]


def make_ground(
    game: NativeGame, scales: Ints, entries: int, room: int, solving: bool, visitors: tuple[int, int],
) -> Ground:
    """A ground for one game; it can be used again for its other positions."""
    rooms = room * (DEEPEST + 2)
    first = [HEAD, HEAD + rooms, HEAD + 2 * rooms, HEAD + 2 * rooms + DEEPEST + 2]
    numbers = np.zeros(first[-1] + PAST, dtype=np.int64)
    table = np.zeros((1 << max(2, (entries - 1).bit_length())) * ENTRY, dtype=np.int64)
    # What is written lies in memory of its own, so that several searches may share weights.
    ground = Ground(numbers, calls.buffer(game.size * (DEEPEST + 2)), table, scales.copy(), np.zeros(game.seats))
    numbers[:CLOCK] = [
        game.chooser, game.moves, game.play, game.worth, game.mark, game.size, room, game.history_at >= 0,
        solving, look_address(), ground.scales.ctypes.data, ground.positions.ctypes.data,
        numbers.ctypes.data + 8 * HEAD, ground.ends.ctypes.data, table.ctypes.data, len(table), *visitors,
    ]
    numbers[FIRST_MOVE:HEAD] = first
    return ground
