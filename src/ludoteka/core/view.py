"""What a client draws: boards, pieces and numbers, as far as the viewer may know them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Shape = Literal["square", "hexagon", "triangle", "point", "edge"]
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class PieceView:
    """A piece on a place. Names are translation keys; a theme maps them to a picture."""

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
class BoardView:
    """A board: its cells; the joined pairs of them, where it is drawn with lines; its edges, if they are places."""

    name: str
    kind: str
    cells: tuple[CellView, ...]
    lines: tuple[tuple[str, str], ...] = ()
    boxes: tuple[int, int] | None = None
    """Columns and rows of the boxes that a board of squares is parted into."""
    edges: tuple[EdgeView, ...] = ()

    @property
    def places(self) -> tuple[CellView, ...]:
        """Cells and edges."""
        return (*self.cells, *self.edges)


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat: its name and its numbers and words as far as the viewer may know them."""

    name: str
    numbers: tuple[tuple[str, int], ...] = ()
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """A position as one viewer sees it."""

    boards: tuple[BoardView, ...]
    seats: tuple[SeatView, ...]
    chooser: int | None
    numbers: tuple[tuple[str, int], ...] = ()
    words: tuple[str, ...] = ()
