"""Where the cells of a board come to lie on a grid of characters."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import floor

from ludoteka.core import BoardView, CellView, CornerView, EdgeView, Point, Shape

SIZES = ((11, 5), (7, 3), (5, 2), (4, 2), (3, 1), (2, 1))
"""Columns and rows of one cell, largest first; a character is about twice as high as it is wide."""
OFFSET_SIZES = ((10, 5), (6, 3), (4, 2), (4, 1), (2, 1))
"""The same for hexagons: even, as every other row is moved by half a cell."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A cell and the box of characters it fills."""

    cell: CellView
    left: int
    top: int
    width: int
    height: int

    @property
    def middle(self) -> tuple[int, int]:
        """Column and row of the character in the middle."""
        return self.left + (self.width - 1) // 2, self.top + (self.height - 1) // 2

    def holds(self, column: int, row: int) -> bool:
        """Whether that character belongs to this cell."""
        return 0 <= column - self.left < self.width and 0 <= row - self.top < self.height


@dataclass(frozen=True, slots=True)
class Layout:
    """A board laid out: boxes of cells, edges and corners, labels at its left and lower side."""

    board: BoardView
    spots: tuple[Spot, ...]
    width: int
    height: int
    column_labels: tuple[tuple[int, str], ...] = ()
    row_labels: tuple[tuple[int, str], ...] = ()
    edges: tuple[Spot, ...] = ()
    corners: tuple[Spot, ...] = ()
    parts: tuple[Spot, ...] = ()
    """Parts of tiles, each a single character in the box of its cell."""

    @property
    def labelled(self) -> bool:
        """Whether the labels name the cells, so that the cells need not."""
        return bool(self.column_labels)


def lay_out(board: BoardView, size: tuple[int, int]) -> Layout:
    """Lay a board out with cells of that many columns and rows."""
    points = tuple((cell.x, cell.y) for cell in board.cells)
    shapes = frozenset(cell.shape for cell in board.cells)
    columns, rows = edge_labels(board.cells)
    margin = max((len(label) for label in rows.values()), default=-1) + 1
    width, height = size
    # Edges lie in a row and a column of their own between the cells; every other row of hexagons needs them even.
    rim = int(bool(board.edges))
    gap = rim + rim * ("hexagon" in shapes)
    lefts_and_tops = place_cells(points, (width + gap, height + rim), shapes)
    side = gap if board.corners else rim
    spots = tuple(
        Spot(cell, left + margin + side, top + rim, width, height)
        for cell, (left, top) in zip(board.cells, lefts_and_tops, strict=True)
    )
    named = {spot.cell.name: spot for spot in spots}
    return Layout(
        board, spots, max((spot.left + width for spot in spots), default=0) + side,
        max((spot.top + height for spot in spots), default=0) + rim + bool(columns),
        tuple({spot.middle[0]: columns[spot.cell.x] for spot in spots if columns}.items()),
        tuple({spot.middle[1]: rows[spot.cell.y] for spot in spots if rows}.items()),
        _edge_spots(board.edges, named, bool(board.corners)), _corner_spots(board.corners, named, gap),
        tuple(_part_spot(part, named[part.name.partition(".")[0]]) for part in board.parts),
    )


def _part_spot(part: CellView, cell: Spot) -> Spot:
    """A part where it lies on its tile."""
    across, down = part.x - cell.cell.x + 0.5, part.y - cell.cell.y + 0.5
    return Spot(part, cell.left + int(across * cell.width), cell.top + int(down * cell.height), 1, 1)


def _edge_spots(edges: tuple[EdgeView, ...], cells: dict[str, Spot], cornered: bool) -> tuple[Spot, ...]:
    """Each edge beside one of its cells: at a side, above or below; a slanted one over half of the cell's width.

    Where corners are places too, a slanted one leaves the one in the middle its room.
    """
    spots = []
    for edge in edges:
        cell = cells[edge.beside[0]]
        across, down = edge.x - cell.cell.x, edge.y - cell.cell.y
        if abs(down) < 0.1:
            left = cell.left + (cell.width if across > 0 else -1)
            spots.append(Spot(edge, left, cell.top, 1, cell.height))
            continue
        slanted = abs(across) > 0.1
        half = cell.width // 2 + cornered if slanted else 0
        spots.append(Spot(edge, cell.left + (half if across > 0.1 else 0),
                          cell.top + (cell.height if down > 0 else -1), max(1, cell.width - half), 1))
    return tuple(spots)


def _corner_spots(corners: tuple[CornerView, ...], cells: dict[str, Spot], width: int) -> tuple[Spot, ...]:
    """Each corner above or below one of its cells, in the middle or in the gap at its side."""
    spots = []
    for corner in corners:
        cell = cells[corner.beside[0]]
        across, down = corner.x - cell.cell.x, corner.y - cell.cell.y
        left = cell.width if across > 0.1 else -width if across < -0.1 else (cell.width - width) // 2
        spots.append(Spot(corner, cell.left + left, cell.top + (cell.height if down > 0 else -1), width, 1))
    return tuple(spots)


def edge_stroke(edge: EdgeView) -> str:
    """The character that draws an edge: upright, level or slanted."""
    (left, top), (right, bottom) = edge.ends
    if abs(right - left) < 0.1:
        return "│"
    if abs(bottom - top) < 0.1:
        return "─"
    return "╲" if (right > left) == (bottom > top) else "╱"


def dots_of(layout: Layout) -> set[tuple[int, int]]:
    """The characters where level and upright edges meet."""
    strokes = [edge_stroke(edge) for edge in layout.board.edges]
    return {(spot.left, row) for spot, stroke in zip(layout.edges, strokes, strict=True)
            for row in (spot.top - 1, spot.top + spot.height) if stroke == "│" and "─" in strokes}


@lru_cache(maxsize=64)
def place_cells(
    points: tuple[Point, ...], size: tuple[int, int], shapes: frozenset[Shape],
) -> tuple[tuple[int, int], ...]:
    """The left upper corner of each cell's box, so that no two boxes overlap."""
    # Neighbours in a row stand side by side, neighbouring rows one under another. Squares keep their columns
    # even where only every other one is a cell; rows of hexagons are moved by half a cell.
    squares = shapes == {"square"}
    across = size[0] / (_least({round(x, 3) for x, _ in points}) if squares else _least_in_rows(points))
    down = size[1] / _least({round(y, 3) for _, y in points})
    lattice = _scaled(points, across, down)
    if "point" not in shapes:
        return lattice
    # Points on a circle share few rows and columns: a lattice of them would be distorted or mostly empty.
    loose = _grown(points, size)
    return lattice if 1 <= across / down <= 5 and _area(lattice) <= 2 * _area(loose) else loose


def _grown(points: Sequence[Point], size: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """The true proportions, just large enough that no two boxes overlap."""
    scale = 0.25
    while True:
        corners = _scaled(points, size[0] * scale, size[1] * scale)
        if scale > 100 or not _overlapping(corners, size):
            return corners
        scale *= 1.1


def _scaled(points: Sequence[Point], across: float, down: float) -> tuple[tuple[int, int], ...]:
    left = min((x for x, _ in points), default=0)
    top = min((y for _, y in points), default=0)
    # Halves go up, always, however floats fall: an offset row of hexagons stays even.
    half = 0.5 + 1e-6
    return tuple((floor((x - left) * across + half), floor((y - top) * down + half)) for x, y in points)


def _overlapping(corners: Sequence[tuple[int, int]], size: tuple[int, int]) -> bool:
    return any(
        abs(one[0] - other[0]) < size[0] and abs(one[1] - other[1]) < size[1]
        for number, one in enumerate(corners) for other in corners[:number]
    )


def _area(corners: Sequence[tuple[int, int]]) -> int:
    return (max(left for left, _ in corners) + 1) * (max(top for _, top in corners) + 1) if corners else 0


def _least_in_rows(points: Sequence[Point]) -> float:
    rows: dict[float, set[float]] = {}
    for x, y in points:
        rows.setdefault(round(y, 3), set()).add(round(x, 3))
    steps = [_least(row) for row in rows.values() if len(row) > 1]
    return min(steps) if steps else _least({round(x, 3) for x, _ in points})


def _least(values: set[float]) -> float:
    return min((after - before for before, after in pairwise(sorted(values))), default=1.0)


def edge_labels(cells: Sequence[CellView]) -> tuple[dict[float, str], dict[float, str]]:
    """Letters by x and numbers by y where names are like 'a1'; nothing where they are not."""
    columns: dict[float, str] = {}
    rows: dict[float, str] = {}
    for cell in cells:
        found = re.fullmatch(r"([a-zA-Z]+)(\d+)", cell.name)
        if not found:
            return {}, {}
        letter, number = found.groups()
        if columns.setdefault(cell.x, letter) != letter or rows.setdefault(cell.y, number) != number:
            return {}, {}
    return columns, rows
