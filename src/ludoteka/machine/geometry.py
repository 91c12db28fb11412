"""Boards as tables: names, places in the plane, steps in every direction, neighbours, rows and columns."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import product

from ludoteka.core import Point, Shape
from ludoteka.language.description import Board
from ludoteka.language.pictures import read_lines
from ludoteka.machine import growing
from ludoteka.machine.corners import Corner, Edge, corners_of

SQUARE = {"up": (0, 1), "up right": (1, 1), "right": (1, 0), "down right": (1, -1), "down": (0, -1),
          "down left": (-1, -1), "left": (-1, 0), "up left": (-1, 1)}
HEXAGON = {"up left": (0, 1), "up right": (1, 1), "right": (1, 0), "down right": (0, -1), "down left": (-1, -1),
           "left": (-1, 0)}
STRAIGHT = ("up", "right", "down", "left")
NAMING = ("up", "right", "up left", "up right")
"""An edge between two cells is named after the one that it is above or to the right of."""
ROUND = ("up", "up right", "right", "down right", "down", "down left", "left", "up left")
TURNS = {"up": 0, "right": 2, "down": 4, "left": 6}
SEEN = {  # directions seen by a player moving up, as eighths of a turn to the right
    "forward": (0,), "backward": (4,), "sideways": (2, 6), "diagonally forward": (1, 7),
    "diagonally backward": (3, 5), "orthogonally": (0, 2, 4, 6), "diagonally": (1, 3, 5, 7),
    "any way": (0, 1, 2, 3, 4, 5, 6, 7),
}
HEXAGON_SEEN: dict[str, dict[str, tuple[str, ...]]] = {
    "up": {"forward": ("up left", "up right"), "backward": ("down left", "down right"), "sideways": ("left", "right")},
    "right": {"forward": ("right",), "backward": ("left",),
              "sideways": ("up left", "up right", "down left", "down right")},
}
LONGEST_ROW = 12
"""Points of a track that lie in one row."""
TRACK_SEEN: dict[str, tuple[str, ...]] = {
    "any way": ("onward", "back"), "orthogonally": ("onward", "back"), "sideways": (), "forward": ("onward",),
    "backward": ("back",),
}
_ALONG = {"onward": "back", "back": "onward"}
_AHEAD = {"up": "down", "left": "right", "up left": "down right", "up right": "down left", "onward": "back"}
BACK = _AHEAD | {back: ahead for ahead, back in _AHEAD.items()}
"""For each direction the one that leads back."""
OPPOSITE = {"down": "up", "left": "right"}


@dataclass
class Geometry:
    """The tables of all boards of a game together; the cells are numbered board after board, then edges and corners."""

    names: list[str] = field(default_factory=list)
    places: list[Point] = field(default_factory=list)
    shapes: list[Shape] = field(default_factory=list)
    boards: list[tuple[str, str, range]] = field(default_factory=list)
    """Name, kind and cells of each board."""
    edges: dict[int, Edge] = field(default_factory=dict)
    """The places that are edges."""
    corners: dict[int, Corner] = field(default_factory=dict)
    """The places that are corners."""
    directions: list[str] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    """For each direction, the kind of board it belongs to."""
    steps: list[list[int]] = field(default_factory=list)
    """For each direction, the next cell of every cell, or -1."""
    beside: list[int] = field(default_factory=list)
    """For each place, the set of those that share a side with it; edges that meet share an end, and corners have
    beside them the cells and edges that meet there and the corners at the other ends."""
    touching: list[int] = field(default_factory=list)
    regions: dict[str, list[int]] = field(default_factory=dict)
    region_names: dict[str, list[str]] = field(default_factory=dict)
    region_owners: dict[str, list[int]] = field(default_factory=dict)
    columns: list[int] = field(default_factory=list)
    rows: list[int] = field(default_factory=list)
    owners: list[int] = field(default_factory=list)
    lines: list[tuple[int, int]] = field(default_factory=list)
    around: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Columns and rows of each board whose edges meet, by its first cell."""

    @property
    def size(self) -> int:
        """How many places there are: cells, edges and corners."""
        return len(self.names)

    @property
    def growing(self) -> bool:
        """Whether its board grows; no pieces lie there but those that are things."""
        return any(kind == "growing" for _, kind, _ in self.boards)

    @property
    def all_cells(self) -> int:
        """The set of all cells."""
        return (1 << self.size - len(self.edges) - len(self.corners)) - 1

    def alike(self, place: int) -> int:
        """The set of all places of a place's kind."""
        kinds = (self.edges, self.corners)
        return next((self.mask(kind) for kind in kinds if place in kind), self.all_cells)

    def kind_of(self, place: int) -> str:
        """'cell', 'edge' or 'corner'."""
        return "edge" if place in self.edges else "corner" if place in self.corners else "cell"

    def ways(self, name: str, orientation: str) -> tuple[int, ...]:
        """The directions that a word means for a player moving that way."""
        return tuple(number for number, direction in enumerate(self.directions)
                     if direction in self._meant(name, orientation, self.kinds[number]))

    def _meant(self, name: str, orientation: str, kind: str) -> tuple[str, ...]:
        if kind == "track":
            meant = TRACK_SEEN.get(name, (name,))
            return tuple(_ALONG[one] for one in meant) if orientation == "back" and name in TRACK_SEEN else meant
        orientation = {"onward": "up", "back": "down"}.get(orientation, orientation)
        if kind == "hexagon":
            if name in ("any way", "orthogonally"):
                return tuple(HEXAGON)
            seen = HEXAGON_SEEN[OPPOSITE.get(orientation, orientation)].get(name)
            if seen is None:
                return (name,)
            return tuple(BACK[one] for one in seen) if orientation in OPPOSITE else seen
        if name in SEEN:
            return tuple(ROUND[(turn + TURNS[orientation]) % 8] for turn in SEEN[name])
        return (name,)

    def facing(self, side: int) -> int:
        """The direction of a piece that faces up, down, left or right (numbered so)."""
        wanted = ("up", "down", "left", "right")[side]
        near = {"up": "up right", "down": "down left"}
        for name in (wanted, near.get(wanted, "")):
            if name in self.directions:
                return self.directions.index(name)
        return 0

    def angle(self, direction: int) -> int:
        """A direction in degrees to the right of up."""
        name = self.directions[direction] if self.directions else "up"
        if name in HEXAGON and "hexagon" in self.kinds:
            return (list(HEXAGON).index(name) * 60 - 30) % 360
        return ROUND.index(name) * 45 if name in ROUND else 0

    def turned(self, direction: int, quarters: int) -> int:
        """A direction turned to the right by quarters; on hexagons by sixths, twice as 'around' being a half."""
        name = self.directions[direction] if self.directions else ""
        if name in HEXAGON and "hexagon" in self.kinds:
            order = list(HEXAGON)
            steps = 3 if quarters == 2 else quarters
        else:
            order, steps = list(ROUND), quarters * 2
        wanted = order[(order.index(name) + steps) % len(order)] if name in order else name
        return self.directions.index(wanted) if wanted in self.directions else direction

    def turned_along(self, ways: tuple[int, ...], start: int, facing: int) -> tuple[int, ...]:
        """Directions after a piece has turned from one facing to another, as far as the board has them."""
        if start == facing:
            return ways
        order = list(HEXAGON if "hexagon" in self.kinds else ROUND)
        names = [self.directions[way] for way in (*ways, start, facing)]
        if not set(names) <= set(order):
            return ways
        far = order.index(names[-1]) - order.index(names[-2])
        wanted = {order[(order.index(name) + far) % len(order)] for name in names[:-2]}
        return tuple(number for number, name in enumerate(self.directions) if name in wanted)

    def mask(self, cells: Iterable[int]) -> int:
        result = 0
        for cell in cells:
            result |= 1 << cell
        return result


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
            _edges(geometry, cells)
    for board, (_, _, cells) in zip(boards, geometry.boards, strict=True):
        if board.corners:
            _corners(geometry, cells)
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


def wrapped(spot: tuple[int, int], around: tuple[int, int] | None) -> tuple[int, int]:
    """A spot beyond an edge is the one at the opposite edge, on a board of so many columns and rows."""
    return (spot[0] % around[0], spot[1] % around[1]) if around is not None else spot


def _direction(geometry: Geometry, name: str, kind: str, table: list[int], beside: bool, touching: bool = True) -> None:
    geometry.directions.append(name)
    geometry.kinds.append(kind)
    geometry.steps.append(table)
    _grow(geometry)
    for cell, goal in enumerate(table):
        if goal >= 0:
            if beside:
                geometry.beside[cell] |= 1 << goal
            if touching:
                geometry.touching[cell] |= 1 << goal


def _grow(geometry: Geometry) -> None:
    missing = geometry.size - len(geometry.beside)
    geometry.beside += [0] * missing
    geometry.touching += [0] * missing
    geometry.owners += [-1] * (geometry.size - len(geometry.owners))


def _pad(geometry: Geometry) -> None:
    _grow(geometry)
    for table in geometry.steps:
        table += [-1] * (geometry.size - len(table))


def _boxes(geometry: Geometry, numbers: dict[tuple[int, int], int], size: tuple[int, int]) -> None:
    groups: dict[tuple[int, int], list[int]] = {}
    for (x, y), cell in numbers.items():
        groups.setdefault((x // size[0], y // size[1]), []).append(cell)
    for place, cells in sorted(groups.items()):
        geometry.regions.setdefault("box", []).append(geometry.mask(cells))
        geometry.region_names.setdefault("box", []).append(f"{place[0] + 1},{place[1] + 1}")


def _edges(geometry: Geometry, cells: range) -> None:
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
    _grow(geometry)
    for middle, name, edge in found:
        number = geometry.size
        geometry.names.append(name)
        geometry.places.append(middle)
        geometry.columns.append(geometry.columns[edge.cells[0]])
        geometry.rows.append(geometry.rows[edge.cells[0]])
        geometry.edges[number] = edge
        _grow(geometry)
        meeting = [other for end in edge.ends for other in at.setdefault(end, [])]
        for other in (*edge.cells, *meeting):
            _pair(geometry.beside, number, other)
            _pair(geometry.touching, number, other)
        for other in meeting:
            for place, cell in (*product((number,), geometry.edges[other].cells), *product((other,), edge.cells)):
                _pair(geometry.touching, place, cell)
        for end in edge.ends:
            at[end].append(number)


def _corners(geometry: Geometry, cells: range) -> None:
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
        _grow(geometry)
        others = [at[end] for edge in corner.edges for end in edges[edge].ends if end in at and end != corner.at]
        for other in (*corner.cells, *corner.edges, *others):
            _pair(geometry.beside, number, other)
            _pair(geometry.touching, number, other)


def _pair(table: list[int], one: int, other: int) -> None:
    table[one] |= 1 << other
    table[other] |= 1 << one


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


def _places(geometry: Geometry, board: Board) -> None:
    first = geometry.size
    numbers = {name: first + place for place, (name, _) in enumerate(board.links)}
    for place, (name, _) in enumerate(board.links):
        geometry.names.append(name.lower())
        geometry.places.append((float(place % 6), float(place // 6)))
        geometry.shapes.append("point")
        geometry.columns.append(place)
        geometry.rows.append(0)
    _grow(geometry)
    for name, others in board.links:
        for other in others:
            if other in numbers:
                geometry.lines.append((numbers[name], numbers[other]))
                _pair(geometry.beside, numbers[name], numbers[other])
                _pair(geometry.touching, numbers[name], numbers[other])


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
