"""Where pieces stand on the parts of a drawn tile: near the middle of each part, and not too near to another one."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import dist

from ludoteka.core import Point
from ludoteka.language.tiles import Part, Tile

APART = 0.36
"""So far from each other, as a share of the tile, two of them are told apart and hit by a finger."""
RIM = 0.1
"""So much farther has to be from the others what lies at the rim, where another tile comes."""
_ROUNDS = 4
"""How often all of them give way to the others."""


@lru_cache(maxsize=1024)
def part_places(tile: Tile) -> tuple[Point, ...]:
    """For each part of a tile, as it is drawn, a place from the top left in shares of the tile."""
    rooms = [_rooms(part) for part in tile.parts]
    places = [room[0] for room in rooms]
    for _ in range(_ROUNDS):
        for at, room in enumerate(rooms):
            others = places[:at] + places[at + 1:]
            places[at] = max(room, key=lambda spot: _clearance(spot, others, tile.size))
    return tuple(((x + 0.5) / tile.size, (y + 0.5) / tile.size) for x, y in places)


def _clearance(spot: Point, others: Iterable[Point], size: int) -> float:
    """How far it is from the others, as far as that matters."""
    rim = RIM if any(at in (0, size - 1) for at in spot) else 0
    return round(min(APART, *(dist(spot, other) / size for other in others), 1) - rim, 6)


def _rooms(part: Part) -> list[Point]:
    """Where one may stand, on its signs and between them; the nearest to its middle first."""
    steps = [((0, 0),), ((0, 0), (1, 0)), ((0, 0), (0, 1)), ((0, 0), (1, 0), (0, 1), (1, 1))]
    middle = _mean(part.spots)
    rooms = [_mean(around) for x, y in part.spots for step in steps
             if (around := {(x + dx, y + dy) for dx, dy in step}) <= part.spots]
    return sorted(rooms, key=lambda room: (round(dist(room, middle), 6), room))


def _mean(spots: Iterable[tuple[int, int]]) -> Point:
    every = list(spots)
    return sum(x for x, _ in every) / len(every), sum(y for _, y in every) / len(every)
