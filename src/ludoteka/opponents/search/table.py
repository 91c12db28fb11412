"""What alpha-beta remembers of positions: how deep it looked, what it found, which move was best.

An entry is four numbers: the position's mark, the best move, value with depth and signs, and the path it was found on.
"""

from __future__ import annotations

from typing import Final

from ludoteka.native.calls import compiled
from ludoteka.opponents.search.memory import Numbers

MARK, MOVE, PACKED, PATH, ENTRY = range(5)
"""The parts of an entry, and its length."""
AT_LEAST: Final = 1
AT_MOST: Final = 2
"""Signs: the value is a lower bound, an upper bound; both together say that it is exact."""
WHOLE: Final = 4
"""The sign of a value in which no position was judged by its look: everything to the end of the match was seen."""
PATHBOUND: Final = 8
"""The sign of a value that holds only where the same positions came before."""


@compiled
def find(table: Numbers, mark: int) -> int:
    """Where the entry of a position begins, or -1."""
    entry = ((mark ^ mark >> 29) & len(table) // ENTRY - 1) * ENTRY
    for one in (entry, entry ^ ENTRY):
        if table[one] == mark and table[one + PACKED] != 0:
            return one
    return -1


@compiled
def remember(table: Numbers, mark: int, move: int, value: int, depth: int, signs: int, path: int) -> None:
    """Keep what was found; of the two entries that a position may have, the first keeps what is deeper."""
    entry = ((mark ^ mark >> 29) & len(table) // ENTRY - 1) * ENTRY
    if table[entry] != mark and (table[entry ^ ENTRY] == mark or depth_of(table[entry + PACKED]) > depth):
        entry ^= ENTRY
    table[entry] = mark
    table[entry + MOVE] = move
    table[entry + PACKED] = value << 16 | depth << 4 | signs
    table[entry + PATH] = path


@compiled
def value_of(packed: int) -> int:
    """The value of an entry's third number."""
    return packed >> 16


@compiled
def depth_of(packed: int) -> int:
    """Its depth."""
    return packed >> 4 & 4095


@compiled
def signs_of(packed: int) -> int:
    """Its signs."""
    return packed & 15
