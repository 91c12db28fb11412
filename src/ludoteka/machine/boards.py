"""Boards of every shape laid out as tables: squares, hexagons, triangles, tracks, places and lines."""

from __future__ import annotations

import math
from collections.abc import Callable

from ludoteka.core import Shape
from ludoteka.language.description import Board
from ludoteka.language.pictures import read_lines
from ludoteka.machine import growing
from ludoteka.machine.geometry import BACK, HEXAGON, SQUARE, STRAIGHT, Geometry, pair, wrapped
from ludoteka.machine.sides import add_corners, add_edges

LONGEST_ROW = 12
"""Points of a track that lie in one row."""


def column_name(column: int) -> str:
    """a … z, aa, ab …"""
    return chr(97 + column) if column < 26 else column_name(column // 26 - 1) + column_name(column % 26)


def row_name(row: int) -> str:
    """1, 2, 3 … from the bottom."""
    return str(row + 1)


def build_geometry(boards: list[Board], sizes: dict[str, int], seats: int, drawn: tuple[int, int, set[tuple[int, int]]]
                   ) -> Geometry:
    """The tables of a game's boards; `drawn` gives columns, rows and missing cells of a board drawn by the level."""
    geometry = Geometry()
    for board in boards:
        size = [sizes[one] if isinstance(one, str) else one for one in board.size]
        first = geometry.size
        prefix = "" if len(boards) == 1 else f"{board.name}."
        _build(geometry, board, size, seats, drawn, prefix)
        kind = {"ring": "track"}.get(board.shape, board.shape)
        geometry.boards.append((board.name, kind, range(first, geometry.size)))
    for board, (_, _, cells) in zip(boards, geometry.boards, strict=True):
        if board.edges:
            add_edges(geometry, cells)
    for board, (_, _, cells) in zip(boards, geometry.boards, strict=True):
        if board.corners:
            add_corners(geometry, cells)
    _pad(geometry)
    return geometry


def _build(geometry: Geometry, board: Board, size: list[int], seats: int,
           drawn: tuple[int, int, set[tuple[int, int]]], prefix: str) -> None:
    if board.shape in ("ring", "track"):
        _track(geometry, board, size[0], seats, prefix)
    elif board.shape == "places":
        _places(geometry, board)
    elif board.shape == "drawn" and board.joined:
        _lines(geometry, board, prefix)
    elif board.shape in ("hexagons", "hexagon", "triangle", "star"):
        _hexagons(geometry, board, size, seats, prefix)
    elif board.shape == "triangles":
        _triangles(geometry, size, prefix)
    elif board.shape == "growing":
        _stepped(geometry, growing.lay_spots(geometry, size[0], prefix), SQUARE, "square", beside=STRAIGHT)
    else:
        _squares(geometry, board, size, drawn, prefix)


def _squares(geometry: Geometry, board: Board, size: list[int], drawn: tuple[int, int, set[tuple[int, int]]],
             prefix: str) -> None:
    width, height, missing = drawn if board.shape in ("drawn", "by_level") else (size[0], size[1], set())
    spots = [(x, y) for y in range(height - 1, -1, -1) for x in range(width)
             if (x, y) not in missing and not (board.dark_only and (x + y) % 2)]
    numbers = _spots(geometry, spots, {spot: (float(spot[0]), float(height - 1 - spot[1])) for spot in spots}, "square",
                     prefix)
    around = (width, height) if board.wrapping else None
    if around is not None and numbers:
        geometry.around[min(numbers.values())] = around
    if board.dark_only:
        steps = {name: delta for name, delta in SQUARE.items() if " " in name}
        straight = {name: (2 * dx, 2 * dy) for name, (dx, dy) in SQUARE.items() if " " not in name}
        _stepped(geometry, numbers, steps, "square", beside=tuple(steps), around=around)
        _stepped(geometry, numbers, straight, "square", beside=(), around=around)
    else:
        _stepped(geometry, numbers, SQUARE, "square", beside=("up", "right", "down", "left"), around=around)
    if board.boxes:
        _boxes(geometry, numbers, board.boxes)


def _spots(geometry: Geometry, spots: list[tuple[int, int]], places: dict[tuple[int, int], tuple[float, float]],
           shape: Shape, prefix: str) -> dict[tuple[int, int], int]:
    """Add cells in reading order, with their rows and columns."""
    numbers = {}
    first = geometry.size
    for x, y in spots:
        numbers[x, y] = geometry.size
        geometry.names.append(f"{prefix}{column_name(x)}{y + 1}")
        geometry.places.append(places[x, y])
        geometry.shapes.append(shape)
        geometry.columns.append(x)
        geometry.rows.append(y)
    for kind, values, label in (("row", geometry.rows, row_name), ("column", geometry.columns, column_name)):
        for value in sorted({values[cell] for cell in numbers.values()}):
            cells = [cell for cell in range(first, geometry.size) if values[cell] == value]
            geometry.regions.setdefault(kind, []).append(geometry.mask(cells))
            geometry.region_names.setdefault(kind, []).append(prefix + label(value))
    return numbers


def _stepped(geometry: Geometry, numbers: dict[tuple[int, int], int], deltas: dict[str, tuple[int, int]], kind: str,
             beside: tuple[str, ...], around: tuple[int, int] | None = None) -> None:
    for name, (dx, dy) in deltas.items():
        table = [-1] * geometry.size
        for (x, y), cell in numbers.items():
            goal = numbers.get(wrapped((x + dx, y + dy), around), -1)
            table[cell] = goal if goal != cell else -1
        _direction(geometry, name, kind, table, name in beside, bool(beside))


def _direction(geometry: Geometry, name: str, kind: str, table: list[int], beside: bool, touching: bool = True) -> None:
    geometry.directions.append(name)
    geometry.kinds.append(kind)
    geometry.steps.append(table)
    geometry.grow()
    for cell, goal in enumerate(table):
        if goal >= 0:
            if beside:
                geometry.beside[cell] |= 1 << goal
            if touching:
                geometry.touching[cell] |= 1 << goal


def _pad(geometry: Geometry) -> None:
    geometry.grow()
    for table in geometry.steps:
        table += [-1] * (geometry.size - len(table))


def _boxes(geometry: Geometry, numbers: dict[tuple[int, int], int], size: tuple[int, int]) -> None:
    groups: dict[tuple[int, int], list[int]] = {}
    for (x, y), cell in numbers.items():
        groups.setdefault((x // size[0], y // size[1]), []).append(cell)
    for place, cells in sorted(groups.items()):
        geometry.regions.setdefault("box", []).append(geometry.mask(cells))
        geometry.region_names.setdefault("box", []).append(f"{place[0] + 1},{place[1] + 1}")


def _hexagons(geometry: Geometry, board: Board, size: list[int], seats: int, prefix: str) -> None:
    if board.shape == "hexagons":
        spots = [(x, y) for y in range(size[1] - 1, -1, -1) for x in range(size[0])]
    elif board.shape == "hexagon":
        side = size[0]
        spots = [(x, y) for y in range(2 * side - 2, -1, -1)
                 for x in range(max(0, y - side + 1), min(2 * side - 1, y + side))]
    elif board.shape == "star":
        span = range(4 * size[0] + 1)
        spots = [(x, y) for y in reversed(span) for x in span if _in_star(*_round_middle(x, y, size[0]), size[0])]
    else:
        spots = [(x, y) for y in range(size[0] - 1, -1, -1) for x in range(y, size[0])]
    top = max(y for _, y in spots)
    places = {(x, y): (x - y / 2 + top / 2, (top - y) * 0.866) for x, y in spots}
    numbers = _spots(geometry, spots, places, "hexagon", prefix)
    _stepped(geometry, numbers, HEXAGON, "hexagon", beside=tuple(HEXAGON))
    kind = "point" if board.shape == "star" else "side"
    for name, lies_there in _outskirts(board.shape, size[0]).items():
        cells = geometry.mask(numbers[spot] for spot in spots if lies_there(*spot))
        geometry.regions.setdefault(kind, []).append(cells)
        geometry.region_names.setdefault(kind, []).append(prefix + name)
    if board.shape == "star":
        # Two players sit opposite each other, three at every other point, four in two pairs, six at all of them.
        taken = {seat * 6 // seats: seat for seat in range(seats)} if seats <= 6 else {}
        geometry.region_owners.setdefault(kind, []).extend(taken.get(point, -1) for point in range(6))


def _round_middle(x: int, y: int, length: int) -> tuple[int, int, int]:
    """A cell of a star by its steps from the middle along three axes, whose sum is 0."""
    return x - 2 * length, 2 * length - y, y - x


def _in_star(right: int, down: int, left: int, length: int) -> bool:
    """A star is two large triangles, one upon the other."""
    return max(right, down, left) <= length or min(right, down, left) >= -length


def _outskirts(shape: str, length: int) -> dict[str, Callable[[int, int], bool]]:
    """Which cells lie along each side of a large triangle or hexagon (a corner along two), or in a point of a star."""
    if shape == "triangle":
        return {"left": lambda x, y: x == y, "right": lambda x, y: x == length - 1, "bottom": lambda x, y: y == 0}
    if shape == "hexagon":
        far = 2 * length - 2
        return {"top": lambda x, y: y == far, "upper right": lambda x, y: x == far,
                "lower right": lambda x, y: x - y == length - 1, "bottom": lambda x, y: y == 0,
                "lower left": lambda x, y: x == 0, "upper left": lambda x, y: y - x == length - 1}
    if shape == "star":
        return {"bottom": lambda x, y: y < length, "lower left": lambda x, y: x < length,
                "upper left": lambda x, y: y - x > length, "top": lambda x, y: y > 3 * length,
                "upper right": lambda x, y: x > 3 * length, "lower right": lambda x, y: x - y > length}
    return {}


def _triangles(geometry: Geometry, size: list[int], prefix: str) -> None:
    spots = [(x, y) for y in range(size[1] - 1, -1, -1) for x in range(size[0])]
    places = {(x, y): (x / 2, (size[1] - 1 - y) * 0.866) for x, y in spots}
    numbers = _spots(geometry, spots, places, "triangle", prefix)
    _stepped(geometry, numbers, {"left": (-1, 0), "right": (1, 0)}, "square", beside=("left", "right"))
    for name, points_up, dy in (("down", True, -1), ("up", False, 1)):
        table = [-1] * geometry.size
        for (x, y), cell in numbers.items():
            if ((x + y) % 2 == 0) == points_up:
                table[cell] = numbers.get((x, y + dy), -1)
        _direction(geometry, name, "square", table, beside=True)


def _folded(number: int, length: int) -> tuple[float, float]:
    """Where a point of a track lies: a long track comes back above itself."""
    if length <= LONGEST_ROW:
        return float(number), 0.0
    half = (length + 1) // 2
    return (float(half - 1 - number), 1.0) if number < half else (float(number - half), 0.0)


def _track(geometry: Geometry, board: Board, length: int, seats: int, prefix: str) -> None:
    first = geometry.size
    for number in range(length):
        geometry.names.append(f"{prefix}{number + 1}")
        if board.shape == "ring" and board.per_player and seats == 2:
            lower = number < length // 2
            across = number if lower else length - 1 - number
            geometry.places.append((float(across), 1.0 if lower else 0.0))
        elif board.shape == "ring":
            angle = 2 * math.pi * number / length
            geometry.places.append((length / 6 * math.sin(angle), -length / 6 * math.cos(angle)))
        else:
            geometry.places.append(_folded(number, length))
        geometry.shapes.append("point")
        geometry.columns.append(number)
        geometry.rows.append(0)
        owner = number // board.per_player if board.per_player else -1
        geometry.owners.append(owner if owner < seats else -1)
    ring = board.shape == "ring"
    for name, delta in (("onward", 1), ("back", -1)):
        table = [-1] * first
        for number in range(length):
            goal = number + delta
            table.append(first + goal % length if ring or 0 <= goal < length else -1)
        _direction(geometry, name, "track", table, beside=True)
    for kind, cells in board.stretches:
        _stretches(geometry, kind, [range(start, min(start + cells, first + length))
                                    for start in range(first, first + length, cells)], prefix)


def _stretches(geometry: Geometry, kind: str, stretches: list[range], prefix: str) -> None:
    for number, cells in enumerate(stretches, start=1):
        geometry.regions.setdefault(kind, []).append(geometry.mask(cells))
        geometry.region_names.setdefault(kind, []).append(f"{prefix}{kind} {number}")


def _places(geometry: Geometry, board: Board) -> None:
    first = geometry.size
    numbers = {name: first + place for place, (name, _) in enumerate(board.links)}
    for place, (name, _) in enumerate(board.links):
        geometry.names.append(name.lower())
        geometry.places.append((float(place % 6), float(place // 6)))
        geometry.shapes.append("point")
        geometry.columns.append(place)
        geometry.rows.append(0)
    geometry.grow()
    for name, others in board.links:
        for other in others:
            if other in numbers:
                geometry.lines.append((numbers[name], numbers[other]))
                pair(geometry.beside, numbers[name], numbers[other])
                pair(geometry.touching, numbers[name], numbers[other])


def _lines(geometry: Geometry, board: Board, prefix: str) -> None:
    points, joined = read_lines(board.rows)
    columns = sorted({x for x, _ in points})
    rows = sorted({y for _, y in points}, reverse=True)
    spots = {(x, y): (columns.index(x), rows.index(y)) for x, y in points}
    top = len(rows) - 1
    ordered = sorted(spots.values(), key=lambda spot: (-spot[1], spot[0]))
    numbers = _spots(geometry, ordered, {(x, y): (float(x), float(top - y)) for x, y in ordered}, "point", prefix)
    tables = {name: [-1] * geometry.size for name in SQUARE}
    for one, two in joined:
        start, goal = numbers[spots[one]], numbers[spots[two]]
        name = {(1, 0): "right", (0, 1): "down", (1, 1): "down right", (-1, 1): "down left"}[
            _sign(two[0] - one[0]), _sign(two[1] - one[1])]
        tables[name][start] = goal
        tables[BACK[name]][goal] = start
        geometry.lines.append((start, goal))
    for name, table in tables.items():
        _direction(geometry, name, "square", table, beside=True)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
