"""A growing board: every cell that so many tiles can reach from the first, numbered from the middle outwards.

The numbers are small where a match is played, so that sets of cells are small too; nothing ever meets the rim.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteka.machine.geometry import Geometry

Spot = tuple[int, int]


def spots(reach: int) -> list[Spot]:
    """Columns and rows counted from the middle: ring by ring, clockwise from the top."""
    found: list[Spot] = [(0, 0)]
    for ring in range(1, reach + 1):
        x, y = 0, ring
        for dx, dy in ((1, -1), (-1, -1), (-1, 1), (1, 1)):
            for _ in range(ring):
                found.append((x, y))
                x, y = x + dx, y + dy
    return found


def name(spot: Spot) -> str:
    """How far up (north), down, right (east) or left of the first cell: 'n2e3'.

    >>> name((3, 2)), name((0, -1)), name((0, 0))
    ('n2e3', 's1', 'middle')
    """
    x, y = spot
    up = f"{'n' if y > 0 else 's'}{abs(y)}" if y else ""
    across = f"{'e' if x > 0 else 'w'}{abs(x)}" if x else ""
    return up + across or "middle"


def lay_spots(geometry: Geometry, reach: int, prefix: str) -> dict[Spot, int]:
    """Add the cells of a growing board for so many tiles."""
    numbers = {}
    for spot in spots(reach - 1):
        numbers[spot] = geometry.size
        geometry.names.append(prefix + name(spot))
        geometry.places.append((float(spot[0]), float(-spot[1])))
        geometry.shapes.append("square")
        geometry.columns.append(spot[0])
        geometry.rows.append(spot[1])
    return numbers
