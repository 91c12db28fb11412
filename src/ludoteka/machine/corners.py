"""Sides of cells and the points where they end, as places of their own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ludoteka.core import Point

NAMING = ("top", "bottom", "topright", "topleft", "bottomright", "bottomleft")
"""A corner is named after the cell whose top it is, or else whose bottom; on squares whose upper right one."""


@dataclass(frozen=True, slots=True)
class Edge:
    """A side of a cell as a place of its own: where it lies in the plane, and the cells beside it."""

    ends: tuple[Point, Point]
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Corner:
    """A point where edges end as a place of its own: those edges, and the cells that meet there."""

    name: str
    at: Point
    cells: tuple[int, ...]
    edges: tuple[int, ...]


def corners_of(edges: Mapping[int, Edge], names: Sequence[str], places: Sequence[Point]) -> Iterable[Corner]:
    """The corners where these edges end, from the top to the bottom; names and places are those of the cells."""
    ending: dict[Point, list[int]] = {}
    for number, edge in edges.items():
        for end in edge.ends:
            ending.setdefault(end, []).append(number)
    for at in sorted(ending, key=lambda point: (point[1], point[0])):
        cells = sorted({cell for number in ending[at] for cell in edges[number].cells})
        seen, first = min((NAMING.index(_seen(places[cell], at)), cell) for cell in cells)
        yield Corner(f"{names[first]}.{NAMING[seen]}", at, tuple(cells), tuple(ending[at]))


def _seen(cell: Point, at: Point) -> str:
    """Which corner of a cell lies at a point."""
    across = at[0] - cell[0]
    side = "" if abs(across) < 0.1 else "right" if across > 0 else "left"
    return ("bottom" if at[1] > cell[1] else "top") + side
