"""The board widget: drawn boards with a cursor, picked by keys or by the mouse."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from textwrap import wrap
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from ludoteka.core import CellView, View
from ludoteka.terminal.colours import Ink
from ludoteka.terminal.paint import Marks, Painter
from ludoteka.terminal.scene import Scene, compose_scene
from ludoteka.terminal.signs import Signs
from ludoteka.terminal.steer import neighbour
from ludoteka.terminal.tiles import TileSides


class BoardPane(ScrollView, can_focus=True):
    """Shows a view; says which cell is pointed at and which is picked."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "steer('up')", show=False),
        Binding("down", "steer('down')", show=False),
        Binding("left", "steer('left')", show=False),
        Binding("right", "steer('right')", show=False),
        Binding("enter,space", "pick", show=False),
        Binding("n", "next_legal(1)", show=False),
        Binding("p", "next_legal(-1)", show=False),
    ]

    class Pointed(Message):
        """The cursor came to a cell."""

        def __init__(self, cell: CellView) -> None:
            self.cell = cell
            super().__init__()

    class Picked(Message):
        """A cell was picked with Enter or a click."""

        def __init__(self, cell: CellView) -> None:
            self.cell = cell
            super().__init__()

    def __init__(self, tiles: Mapping[str, TileSides], id: str | None = None) -> None:
        super().__init__(id=id)
        self._tiles = tiles
        self._view: View | None = None
        self._marks = Marks()
        self._signs = Signs()
        self._cursor = -1
        self._scene = Scene((), titles=False)
        self._strips: list[Strip] = []
        self._lying: Sequence[str] = ()

    def show(self, view: View, marks: Marks, lying: Sequence[str] = ()) -> None:
        """Draw another position; the cursor stays on its cell. Where it has no board, it is told what lies there."""
        self._view, self._marks, self._lying = view, marks, lying
        self._signs.notice(view)
        self._draw()

    @property
    def cell(self) -> CellView | None:
        """The cell under the cursor."""
        spots = self._scene.spots
        return spots[self._cursor].cell if 0 <= self._cursor < len(spots) else None

    def has(self, place: str) -> bool:
        """Whether this place is on a board."""
        boards = self._view.boards if self._view else ()
        return any(place == one.name for board in boards for one in board.places)

    def point_at(self, name: str) -> None:
        """Put the cursor on the cell of that name, as if the player had."""
        if self.cell is None or self.cell.name != name:
            self.lead_to(name)
            self._tell_cell()

    def lead_to(self, name: str) -> None:
        """Put the cursor on the cell of that name without a word."""
        for number, spot in enumerate(self._scene.spots):
            if spot.cell.name == name:
                self._put_cursor(number)

    def action_steer(self, direction: str) -> None:
        """Move the cursor to the nearest cell that way."""
        scene = self._scene
        if scene.spots:
            self._move_to(neighbour(scene.spots, max(self._cursor, 0), direction, scene.lines))

    def action_next_legal(self, step: int) -> None:
        """Move the cursor to the next cell that can be chosen."""
        spots = self._scene.spots
        for number in range(1, len(spots) + 1):
            at = (self._cursor + step * number) % len(spots)
            if spots[at].cell.name in self._marks.legal:
                self._move_to(at)
                return

    def action_pick(self) -> None:
        """Choose the cell under the cursor."""
        if self.cell is not None:
            self.post_message(self.Picked(self.cell))

    def on_click(self, event: events.Click) -> None:
        """Point at the clicked cell and pick it."""
        left, top = self._offset()
        column, row = event.x + self.scroll_offset.x - left, event.y + self.scroll_offset.y - top
        for number, spot in reversed(list(enumerate(self._scene.spots))):
            if spot.holds(column, row):
                self._move_to(number)
                self.post_message(self.Picked(spot.cell))
                return

    def on_resize(self, event: events.Resize) -> None:
        """Another size of cells may fit now."""
        self._draw()

    def on_focus(self) -> None:
        """The cursor is seen only where keys move it."""
        self._draw()

    def on_blur(self) -> None:
        """The cursor is seen only where keys move it."""
        self._draw()

    def render_line(self, y: int) -> Strip:
        """One row of the drawing, in the middle of the room there is."""
        left, top = self._offset()
        row = y + self.scroll_offset.y - top
        blank = Style(bgcolor=self.styles.background.rich_color)
        if not 0 <= row < len(self._strips):
            return Strip.blank(self.size.width, blank)
        strip = Strip([Segment(" " * left, blank), *self._strips[row]])
        begin, end = self.scroll_offset.x, self.scroll_offset.x + self.size.width
        return strip.extend_cell_length(end, blank).crop(begin, end)

    def _move_to(self, number: int) -> None:
        self._put_cursor(number)
        self._tell_cell()

    def _put_cursor(self, number: int) -> None:
        self._cursor = number
        self._draw()
        spot = self._scene.spots[number]
        self.scroll_to_region(Region(spot.left, spot.top, spot.width, spot.height), animate=False, force=True)

    def _tell_cell(self) -> None:
        if self.cell is not None:
            self.post_message(self.Pointed(self.cell))

    def _first_legal(self) -> int:
        names = [spot.cell.name for spot in self._scene.spots]
        return next((number for number, name in enumerate(names) if name in self._marks.legal), 0)

    def _offset(self) -> tuple[int, int]:
        room, drawn = self.size, self.virtual_size
        return max(0, (room.width - drawn.width) // 2), max(0, (room.height - drawn.height) // 2)

    def _draw(self) -> None:
        if self._view is None or not self.size:
            return
        if not self._view.boards:
            self._tell()
            return
        self._scene = compose_scene(self._view, (self.size.width, self.size.height))
        if self._cursor < 0:
            self._cursor = self._first_legal()
        self.virtual_size = Size(self._scene.width, self._scene.height)
        cursor = self.cell.name if self.cell and self.has_focus else ""
        painter = Painter([seat.name for seat in self._view.seats], self._signs, tiles=self._tiles)
        canvas = self._scene.paint(painter, replace(self._marks, cursor=cursor))
        self._strips = [Strip(list(map(self._segment, canvas.runs(row)))) for row in range(canvas.height)]
        self.refresh()

    def _tell(self) -> None:
        """What lies in hands and on piles, a paragraph each."""
        room = max(20, self.size.width - 4)
        lines = [line for told in self._lying for line in (*wrap(told, room, subsequent_indent="    "), "")]
        ink = Ink(self.styles.color.hex)
        self._strips = [Strip([self._segment((line, ink))]) for line in lines[:-1]]
        self.virtual_size = Size(max(map(len, lines), default=0), len(self._strips))
        self.refresh()

    def _segment(self, run: tuple[str, Ink]) -> Segment:
        text, ink = run
        ground = ink.ground or self.styles.background.hex
        return Segment(text, Style(color=ink.colour, bgcolor=ground, bold=ink.bold))
