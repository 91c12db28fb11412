"""What a client draws: boards, zones, pieces and numbers, as far as the viewer may know them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Shape = Literal["square", "hexagon", "triangle", "point", "edge", "corner", "part"]
Point = tuple[float, float]
ZoneKind = Literal["deck", "hand", "pile", "row", "trick"]
"""How things lie there: heaped with their backs up, held, heaped openly, side by side, laid one by one by players."""
Form = Literal["card", "piece", "die"]
"""What they are: cards, dice, or tiles and figures as they are on boards."""


@dataclass(frozen=True, slots=True)
class PieceView:
    """A piece on a place or in a zone. Names are translation keys; a theme maps them to a picture."""

    name: str
    owner: int | None
    sign: str
    """One character for drawing as text."""
    words: tuple[str, ...] = ()
    """Its states that are not how it started: ('crowned',)."""
    numbers: tuple[tuple[str, int], ...] = ()
    layer: int = 0
    rotation: int = 0
    """Degrees to the right of how it is drawn, for pieces that face somewhere."""
    covered: bool = False
    """Only its back is seen; it has the name that all with the same back have."""
    face: str = ""
    """Of a die with words on its sides: the one that it shows."""


@dataclass(frozen=True, slots=True)
class CellView:
    """A cell: its name, where its middle lies (y grows downwards) and what is on it."""

    name: str
    x: float
    y: float
    shape: Shape
    owner: int | None = None
    words: tuple[str, ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()
    pieces: tuple[PieceView, ...] = ()
    shade: int = 0
    """0 light, 1 dark: for boards of two shades."""


@dataclass(frozen=True, slots=True)
class EdgeView(CellView):
    """A side of a cell that is a place itself: seen as a cell is, with its two ends and the cells beside it."""

    ends: tuple[Point, Point] = ((0.0, 0.0), (0.0, 0.0))
    beside: tuple[str, ...] = ()
    """Two cells, or one at the rim of the board."""


@dataclass(frozen=True, slots=True)
class CornerView(CellView):
    """A point where edges end that is a place itself: seen as a cell is, with the cells that meet there."""

    beside: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AreaView:
    """Parts of tiles that belong together and that somebody stands on."""

    kind: str
    """What they are: 'city'."""
    places: tuple[str, ...]
    """The parts that somebody stands on."""
    cells: tuple[str, ...]
    """Where its tiles lie."""
    leaders: tuple[int, ...]
    """The seats that have most pieces there; none where those belong to nobody."""
    worth: int | None = None
    """What it is worth now, where the rules say so."""


@dataclass(frozen=True, slots=True)
class BoardView:
    """A board: its cells; the joined pairs of them, where it is drawn with lines; edges and corners that are places."""

    name: str
    kind: str
    cells: tuple[CellView, ...]
    lines: tuple[tuple[str, str], ...] = ()
    boxes: tuple[int, int] | None = None
    """Columns and rows of the boxes that a board of squares is parted into."""
    edges: tuple[EdgeView, ...] = ()
    corners: tuple[CornerView, ...] = ()
    parts: tuple[CellView, ...] = ()
    """The parts of the tiles that lie there: places on their cells."""
    areas: tuple[AreaView, ...] = ()

    @property
    def places(self) -> tuple[CellView, ...]:
        """Cells, edges, corners and parts of tiles."""
        return (*self.cells, *self.edges, *self.corners, *self.parts)


@dataclass(frozen=True, slots=True)
class ZoneView:
    """What lies beside the boards in an order: a deck, a hand, a pile, dice in a row. The zone is a place itself."""

    name: str
    kind: ZoneKind
    owner: int | None = None
    things: tuple[PieceView, ...] = ()
    """From the bottom or from the left, each as far as it is seen."""
    hidden: int = 0
    """How many more lie below or before these, of which only that is known."""
    form: Form = "card"
    contents: tuple[tuple[str, int], ...] = ()
    """What lies there unseen, each name with how often: only where the viewer can know that for certain."""
    numbers: tuple[tuple[str, int], ...] = ()
    """The zone's own numbers, such as charges of a deck."""

    @property
    def count(self) -> int:
        """How many things lie there."""
        return self.hidden + len(self.things)

    @property
    def place(self) -> str:
        """Its name as a place, with the number of the seat that owns it: 'deck', 'hand1'."""
        return self.name if self.owner is None else f"{self.name}{self.owner + 1}"

    @property
    def places(self) -> tuple[str, ...]:
        """The zone, and each thing in it from the bottom or from the left: 'hand1', 'hand1-1', 'hand1-2'."""
        return (self.place, *(f"{self.place}-{number}" for number in range(1, self.count + 1)))


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat: its name and its numbers and words as far as the viewer may know them."""

    name: str
    numbers: tuple[tuple[str, int], ...] = ()
    words: tuple[str, ...] = ()
    supply: tuple[tuple[str, int], ...] = ()
    """Its pieces that are not in play, each kind with how many."""


@dataclass(frozen=True, slots=True)
class View:
    """A position as one viewer sees it."""

    boards: tuple[BoardView, ...]
    seats: tuple[SeatView, ...]
    chooser: int | None
    numbers: tuple[tuple[str, int], ...] = ()
    words: tuple[str, ...] = ()
    zones: tuple[ZoneView, ...] = ()
