"""Edges and corners of cells as places of their own, joined to what they meet."""

from __future__ import annotations

from itertools import product

from ludoteka.core import Point
from ludoteka.machine.corners import Edge, corners_of
from ludoteka.machine.geometry import HEXAGON, SQUARE, STRAIGHT, Geometry, pair

NAMING = ("up", "right", "up left", "up right")
"""An edge between two cells is named after the one that it is above or to the right of."""


def add_edges(geometry: Geometry, cells: range) -> None:
    """Add the sides of all cells as places, from the top to the bottom; two neighbours have one between them."""
    ways = HEXAGON if geometry.shapes[cells.start] == "hexagon" else {way: SQUARE[way] for way in STRAIGHT}
    found: list[tuple[Point, str, Edge]] = []
    for cell, (way, (dx, dy)) in product(cells, ways.items()):
        other = max(table[cell] for name, table in zip(geometry.directions, geometry.steps, strict=True)
                    if name == way and cell < len(table))
        if other < 0 or way in NAMING:
            across, down = (dx - dy / 2, -dy * 0.866) if ways is HEXAGON else (dx, -dy)
            half = 0.28868 if ways is HEXAGON else 0.5
            middle = (geometry.places[cell][0] + across / 2, geometry.places[cell][1] + down / 2)
            ends = sorted((round(middle[0] + side * down, 3), round(middle[1] - side * across, 3))
                          for side in (-half, half))
            name = f"{geometry.names[cell]}.{way.replace(' ', '')}"
            found.append((middle, name, Edge((ends[0], ends[1]), (cell,) if other < 0 else (cell, other))))
    _join_edges(geometry, sorted(found, key=lambda one: (round(one[0][1], 3), one[0][0])))


def _join_edges(geometry: Geometry, found: list[tuple[Point, str, Edge]]) -> None:
    at: dict[Point, list[int]] = {}
    geometry.grow()
    for middle, name, edge in found:
        number = geometry.size
        geometry.names.append(name)
        geometry.places.append(middle)
        geometry.columns.append(geometry.columns[edge.cells[0]])
        geometry.rows.append(geometry.rows[edge.cells[0]])
        geometry.edges[number] = edge
        geometry.grow()
        meeting = [other for end in edge.ends for other in at.setdefault(end, [])]
        for other in (*edge.cells, *meeting):
            pair(geometry.beside, number, other)
            pair(geometry.touching, number, other)
        for other in meeting:
            for place, cell in (*product((number,), geometry.edges[other].cells), *product((other,), edge.cells)):
                pair(geometry.touching, place, cell)
        for end in edge.ends:
            at[end].append(number)


def add_corners(geometry: Geometry, cells: range) -> None:
    """Add the points where edges end as places; each is joined to what meets there and to the other ends."""
    edges = {number: edge for number, edge in geometry.edges.items() if edge.cells[0] in cells}
    at: dict[Point, int] = {}
    for corner in corners_of(edges, geometry.names, geometry.places):
        number = at[corner.at] = geometry.size
        geometry.names.append(corner.name)
        geometry.places.append(corner.at)
        geometry.columns.append(geometry.columns[corner.cells[0]])
        geometry.rows.append(geometry.rows[corner.cells[0]])
        geometry.corners[number] = corner
        geometry.grow()
        others = [at[end] for edge in corner.edges for end in edges[edge].ends if end in at and end != corner.at]
        for other in (*corner.cells, *corner.edges, *others):
            pair(geometry.beside, number, other)
            pair(geometry.touching, number, other)
