"""Marks that are equal for positions from which the same moves win."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteka.machine.position import TextPosition
from ludoteka.native import calls
from ludoteka.native.calls import compiled
from ludoteka.opponents.solving.astar import counts_turns


def besides_mark(position: TextPosition) -> np.ndarray[Any, np.dtype[np.int32]]:
    """The places of the state that a position's own mark leaves out, though what follows may depend on them."""
    layout = position.machine.layout
    skipped = set() if counts_turns(position) else {layout.turn_number}
    return np.array([place for place in range(layout.same_end, layout.size) if place not in skipped], np.int32)


@compiled
def mark_of(mark: int, position: Any, besides: Any) -> Any:
    """A position's own mark, and what it leaves out."""
    here = np.uint64(calls.mark(mark, np.int64(position.ctypes.data)))
    state = position.view(np.int32)
    for number in range(len(besides)):
        value = np.uint64(state[besides[number]]) + np.uint64(number + 1) * np.uint64(0x9E3779B97F4A7C15)
        value = (value ^ (value >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        here += value ^ (value >> np.uint64(27))
    return np.int64(here)


@compiled
def spread(mark: int) -> Any:
    """A number without sign in which all bits of a mark matter."""
    return np.int64((np.uint64(mark) * np.uint64(0x9E3779B97F4A7C15)) >> np.uint64(20))
