"""What is fixed about the tiles of a match, as tables for compiled code; they follow from the drawings in the text."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple

import numpy as np

from ludoteka.language.tiles import Tile
from ludoteka.machine.engine import Machine

Ints = np.ndarray[Any, np.dtype[np.int64]]
Floats = np.ndarray[Any, np.dtype[np.float64]]

ROAD: Final = 0
CITY: Final = 1
FIELD: Final = 2
MONASTERY: Final = 3
KINDS: Final = ("road", "city", "field", "monastery")

MOST_TILES: Final = 127
"""More could go once round the board, which is a torus of 128 by 128 cells."""
MOST_PARTS: Final = 9
MOST_TYPES: Final = 64
MOST_FOLLOWERS: Final = 8
MOST_SEATS: Final = 6
SLOTS: Final = 3
"""How many parts can meet at a side."""
FIT_WORDS: Final = MOST_TYPES // 16
"""Four bits for each type of tile, one for each way of turning it."""


class Tables(NamedTuple):
    """Numbers about every type of tile."""

    parts: Ints
    """For each type how many parts it has."""
    kinds: Ints
    """Type, part: what kind it is."""
    shields: Ints
    """Type, part: 1 if it is shielded."""
    sides: Ints
    """Type, turn, side (above, right, below, left), slot clockwise: the part there, or -1."""
    reaching: Ints
    """Type, turn, side: the set of parts that reach the side."""
    touching: Ints
    """Type, part: the set of parts beside it on the tile."""
    turns: Ints
    """Type: the set of turns that differ."""
    fitting: Ints
    """Type, turn, side: which types in which turns can lie beyond that side, as words of sixteen types."""
    copies: Ints
    """Type: how many there are in the game."""
    rules: Ints
    """Seats, followers for each, whether fields count (1 or 0), the type of the first tile, the edition."""


SEATS: Final = 0
FOLLOWERS: Final = 1
FARMING: Final = 2
FIRST: Final = 3
EDITION: Final = 4


_ROOM: Final = (f"there is room for {MOST_TILES} tiles of {MOST_TYPES} types with {MOST_PARTS} parts, drawn with "
                f"{SLOTS + 2} signs along a side, and for {MOST_FOLLOWERS} followers")


class NotTiles(ValueError):
    """These tiles or followers are more or other than the tables are made for."""


def tables_of(
    machine: Machine, first: str, followers: int, farming: bool, edition: int,
) -> tuple[Tables, list[str]]:
    """The tables of a match, and the names of the types in the order of their numbers."""
    catalogue = machine.layout.catalogue
    shapes = catalogue.parts.shapes
    names = sorted({catalogue.names[tile] for tile in shapes})
    known: dict[str, Tile] = {catalogue.names[tile]: shape for tile, shape in shapes.items()}
    most = max(len(shape.parts) for shape in known.values())
    kinds = {part.kind for shape in known.values() for part in shape.parts}
    slots = {len(side) for shape in known.values() for side in shape.sides}
    if len(names) > MOST_TYPES or len(shapes) > MOST_TILES or most > MOST_PARTS or slots != {SLOTS} or kinds - {*KINDS}:
        raise NotTiles(f"it has {len(shapes)} tiles of {len(names)} types with up to {most} parts, drawn with "
                       f"{max(slots) + 2} signs along a side; {_ROOM}")
    if followers > MOST_FOLLOWERS:
        raise NotTiles(f"each player has {followers} followers; {_ROOM}")
    count = len(names)
    tables = Tables(
        np.zeros(count, np.int64), np.zeros((count, MOST_PARTS), np.int64), np.zeros((count, MOST_PARTS), np.int64),
        np.full((count, 4, 4, SLOTS), -1, np.int64), np.zeros((count, 4, 4), np.int64),
        np.zeros((count, MOST_PARTS), np.int64), np.zeros(count, np.int64),
        np.zeros((count, 4, 4, FIT_WORDS), np.int64), np.zeros(count, np.int64),
        np.array([machine.seats, followers, int(farming), names.index(first), edition], np.int64))
    copies = Counter(catalogue.names[tile] for tile in shapes)
    for number, name in enumerate(names):
        _fill(tables, number, known[name], copies[name])
    _fit(tables, [known[name] for name in names])
    return tables, names


def _fill(tables: Tables, number: int, shape: Tile, copies: int) -> None:
    tables.parts[number], tables.copies[number] = len(shape.parts), copies
    tables.turns[number] = sum(1 << turn for turn in shape.turns)
    for place, part in enumerate(shape.parts):
        tables.kinds[number, place] = KINDS.index(part.kind)
        tables.shields[number, place] = int(any(value for _, value in part.states))
        tables.touching[number, place] = sum(1 << other for other in shape.touching[place])
    for turn in range(4):
        for side in range(4):
            along = shape.side(side, turn)
            tables.sides[number, turn, side] = along
            tables.reaching[number, turn, side] = sum(1 << part for part in {*along} - {-1})


def _fit(tables: Tables, shapes: list[Tile]) -> None:
    """What can lie beyond a side: no part of one kind faces a part of another."""
    looks = [[[tuple(shape.parts[part].kind if part >= 0 else "" for part in shape.side(side, turn))
               for side in range(4)] for turn in range(4)] for shape in shapes]
    words = np.zeros(FIT_WORDS, np.uint64)
    for number, turns in enumerate(looks):
        for turn, sides in enumerate(turns):
            for side, mine in enumerate(sides):
                words[:] = 0
                for other, others in enumerate(looks):
                    for way in range(4):
                        faced = others[way][side - 2][::-1]
                        if all(a == b or not a or not b for a, b in zip(mine, faced, strict=True)):
                            words[other // 16] |= np.uint64(1 << 4 * (other % 16) + way)
                tables.fitting[number, turn, side] = words.view(np.int64)
