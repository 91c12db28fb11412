"""Boards as tables: names, places in the plane, steps in every direction, neighbours, rows and columns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ludoteka.core import Point, Shape
from ludoteka.machine.corners import Corner, Edge

SQUARE = {"up": (0, 1), "up right": (1, 1), "right": (1, 0), "down right": (1, -1), "down": (0, -1),
          "down left": (-1, -1), "left": (-1, 0), "up left": (-1, 1)}
HEXAGON = {"up left": (0, 1), "up right": (1, 1), "right": (1, 0), "down right": (0, -1), "down left": (-1, -1),
           "left": (-1, 0)}
STRAIGHT = ("up", "right", "down", "left")
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

    def grow(self) -> None:
        """Let the tables of neighbours and owners reach to the last place."""
        missing = self.size - len(self.beside)
        self.beside += [0] * missing
        self.touching += [0] * missing
        self.owners += [-1] * (self.size - len(self.owners))


def wrapped(spot: tuple[int, int], around: tuple[int, int] | None) -> tuple[int, int]:
    """A spot beyond an edge is the one at the opposite edge, on a board of so many columns and rows."""
    return (spot[0] % around[0], spot[1] % around[1]) if around is not None else spot


def pair(table: list[int], one: int, other: int) -> None:
    """Two places have each other in a table of neighbours."""
    table[one] |= 1 << other
    table[other] |= 1 << one
