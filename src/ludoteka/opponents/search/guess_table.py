"""What was learnt of moves in imagined matches, by what those who could choose them know: one flat table, compiled."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from ludoteka.native.calls import compiled, inlined

NONE: Final = -1
"""There is no room for a move."""
_PROBES: Final = 32

TRIED: Final = np.dtype([
    ("key", np.uint64),       # the move and what whoever chooses it knows, mixed; 0 where nothing is noted
    ("offered", np.int32),    # how often it could have been chosen
    ("visits", np.int32),
    ("worth", np.float64),    # the sum of what came of it
    ("gain", np.float64),     # the sum of points that came of it
], align=True)


class Table(NamedTuple):
    """The moves; a power of two of them."""

    tried: Any
    scale: np.ndarray[Any, np.dtype[np.float64]]
    """The fewest and the most points seen so far; nothing was seen where the first is greater."""


def made(simulations: int) -> Table:
    """A table for about so many simulations."""
    size = 1 << max(12, min(20, (48 * simulations).bit_length()))
    return Table(np.zeros(size, TRIED), np.array([np.inf, -np.inf]))


@inlined
def mixed(one: Any, other: Any) -> Any:
    """A number that depends on two."""
    number = (np.uint64(one) ^ (np.uint64(other) * np.uint64(0x9E3779B97F4A7C15))) * np.uint64(0xBF58476D1CE4E5B9)
    number ^= number >> np.uint64(29)
    number *= np.uint64(0x94D049BB133111EB)
    return number ^ (number >> np.uint64(32))


@compiled
def place_of(table: Table, key: Any) -> Any:
    """Where a move is noted, or can be from now on; NONE where the table is full there."""
    size = np.uint64(len(table.tried) - 1)
    key |= np.uint64(1)
    for probe in range(_PROBES):
        place = np.int64(((key >> np.uint64(1)) + np.uint64(probe)) & size)
        if table.tried[place].key == key:
            return place
        if table.tried[place].key == 0:
            table.tried[place].key = key
            return place
    return NONE


@compiled
def value_of(table: Table, place: int) -> float:
    """What a move is worth: the mean of what came of it; where points are counted, they are half of it."""
    visits = table.tried[place].visits
    worth: float = table.tried[place].worth / visits
    low, high = table.scale[0], table.scale[1]
    if high < low:
        return worth
    share = 0.5 if high == low else (table.tried[place].gain / visits - low) / (high - low)
    return float((worth + share) / 2)
