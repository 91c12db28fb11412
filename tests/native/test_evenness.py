"""Random playouts of native code are fair: every legal move is drawn equally often."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numba import cfunc, types

from tests.native import toys
from tests.native.evenness import surprise

SURPRISING = 4.0
"""Standard deviations; by chance one in thirty thousand is larger."""
_POINTER: Any = types.CPointer


@cfunc(types.int32(_POINTER(types.int32), _POINTER(types.uint64), types.int32))
def _uneven(cells: Any, luck: Any, most: int) -> int:
    """Puts the first mark into one of the first seven cells twice as often as into the other two."""
    luck[0] = luck[0] * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
    cells[np.int64(luck[0] >> np.uint64(33)) % 16 % 9] = 1
    cells[18] = 1
    return 1


def test_even_draws_do_not_surprise() -> None:
    assert surprise(*toys.in_row(), [1 / 9] * 9, times=900, seed=1) < SURPRISING
    assert surprise(*toys.nim(3, 4, 5), [1 / 12] * 12, times=1200, seed=1) < SURPRISING


def test_uneven_draws_surprise() -> None:
    game, start = toys.in_row()
    address = _uneven.address
    assert address is not None
    assert surprise(replace(game, playout=address), start, [1 / 9] * 9, times=900, seed=1) > SURPRISING
