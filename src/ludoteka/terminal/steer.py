"""The cursor: which cell the arrows lead to."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ludoteka.terminal.layout import Spot

DIRECTIONS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def neighbour(
    spots: Sequence[Spot], here: int, direction: str, lines: Collection[tuple[str, str]] = (),
) -> int:
    """The number of the nearest cell that way, along a line where one leads there; else the same number."""
    joined = {end for line in lines if spots[here].cell.name in line for end in line}
    along, near = [], []
    for number, spot in enumerate(spots):
        ahead, aside = _apart(spots[here], spot, direction)
        if ahead > 0.1 and aside <= 2 * ahead:
            near.append((ahead + aside, number))
            if aside < 0.5 and spot.cell.name in joined:
                along.append((ahead, number))
    return min(along or near, default=(0, here))[1]


def _apart(here: Spot, there: Spot, direction: str) -> tuple[float, float]:
    """How far ahead and how far aside another cell lies."""
    across, down = DIRECTIONS[direction]
    x, y = (end - begin for end, begin in zip(_centre(there), _centre(here), strict=True))
    return x * across + y * down, abs(x * down) + abs(y * across)


def _centre(spot: Spot) -> tuple[float, float]:
    """The middle of a cell in rows, as a character is twice as high as wide."""
    return (spot.left + spot.width / 2) / 2, spot.top + spot.height / 2
