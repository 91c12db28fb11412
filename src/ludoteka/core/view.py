"""What a client draws: boards, pieces and numbers, as far as the viewer may know them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Shape = Literal["square", "hexagon", "triangle", "point"]


@dataclass(frozen=True, slots=True)
class PieceView:
    """A piece on a cell. Names are translation keys; a theme maps them to a picture."""

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
class BoardView:
    """A board: its cells and, where it is drawn with lines, the joined pairs of cells."""

    name: str
    kind: str
    cells: tuple[CellView, ...]
    lines: tuple[tuple[str, str], ...] = ()
    boxes: tuple[int, int] | None = None
    """Columns and rows of the boxes that a board of squares is parted into."""


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
