"""A laid out board painted onto a canvas: grounds, lines, pieces as tokens, marks of choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ludoteka.terminal.canvas import Canvas
from ludoteka.terminal.colours import NEUTRAL, BoardColours, Ink, readable_on, seat_colours
from ludoteka.terminal.layout import Layout, Spot
from ludoteka.terminal.signs import EMPTY, Content, Signs, content_of


@dataclass(frozen=True, slots=True)
class Marks:
    """Names of the cells that are marked, and how."""

    legal: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    last: frozenset[str] = frozenset()
    cursor: str = ""


@dataclass(frozen=True, slots=True)
class Painter:
    """Paints boards of one match: its seats' colours and its signs."""

    seats: Sequence[str]
    signs: Signs
    colours: BoardColours = field(default_factory=BoardColours)

    def paint(self, layout: Layout, marks: Marks) -> Canvas:
        """The board with its labels, lines, cells, pieces and marks."""
        canvas = Canvas(layout.width + 1, layout.height)
        self._labels(canvas, layout)
        self._lines(canvas, layout)
        shaded = any(spot.cell.shade for spot in layout.spots)
        for spot in layout.spots:
            self._cell(canvas, layout, spot, self._ground(spot, marks, shaded), marks)
        return canvas

    def _ground(self, spot: Spot, marks: Marks, shaded: bool) -> str | None:
        """The colour under a cell; where a board has one shade, neighbours differ a little all the same."""
        name, free = spot.cell.name, spot.cell.shape == "point"
        shade = spot.cell.shade if shaded else (spot.left // spot.width + spot.top // spot.height) % 2
        if name in marks.chosen:
            return self.colours.chosen
        if name in marks.legal and (spot.cell.pieces or not free):
            return self.colours.legal[shade]
        if name in marks.last and (spot.cell.pieces or not free):
            return self.colours.last
        if free:
            return None
        return (self.colours.shades if shaded else self.colours.close_shades)[shade]

    def _labels(self, canvas: Canvas, layout: Layout) -> None:
        ink = Ink(self.colours.label)
        for row, label in layout.row_labels:
            canvas.put(0, row, label, ink)
        for column, label in layout.column_labels:
            canvas.put(column, layout.height - 1, label, ink)

    def _lines(self, canvas: Canvas, layout: Layout) -> None:
        middles = {spot.cell.name: spot.middle for spot in layout.spots}
        for one, other in layout.board.lines:
            canvas.stroke(middles[one], middles[other], Ink(self.colours.line))

    def _cell(self, canvas: Canvas, layout: Layout, spot: Spot, ground: str | None, marks: Marks) -> None:
        content = content_of(spot.cell, layout.board, self.signs)
        if ground is not None:
            canvas.fill(spot.left, spot.top, spot.width, spot.height, Ink(ground=ground))
        if not layout.labelled and spot.height > (3 if content.piece else 1):
            self._name(canvas, spot, ground)
        if ground is None and content.sign == EMPTY and spot.cell.name in marks.legal:
            content, ink = Content("•"), Ink(self.colours.legal[0], bold=True)
            canvas.put(*spot.middle, content.sign, ink)
        else:
            self._content(canvas, spot, content, ground)
        self._frame(canvas, spot, marks, ground)

    def _name(self, canvas: Canvas, spot: Spot, ground: str | None) -> None:
        colour = readable_on(ground) if ground else self.colours.label
        name = spot.cell.name[:spot.width]
        left = spot.left + (spot.width - len(name)) // 2
        canvas.put(left, spot.top + spot.height - 1, name, Ink(colour, ground))

    def _content(self, canvas: Canvas, spot: Spot, content: Content, ground: str | None) -> None:
        column, row = spot.middle
        if content.piece is not None:
            self._token(canvas, spot, content, ground)
        elif ground is None:
            canvas.put(column, row, content.sign, Ink(self.colours.label, bold=content.sign != EMPTY))
        elif content.sign != EMPTY:
            canvas.put(column, row, content.sign, Ink(readable_on(ground), ground, bold=True))

    def _token(self, canvas: Canvas, spot: Spot, content: Content, ground: str | None) -> None:
        assert content.piece is not None
        colour = self._colour(content.piece.owner)
        ink = Ink(readable_on(colour), colour, bold=True)
        column, row = spot.middle
        room = max(1, spot.width - (4 if spot.height > 3 else 2))
        text = (content.sign + content.note)[:room]
        text = text.center(room)
        left = column - (len(text) - 1) // 2
        canvas.put(left, row, text, ink)
        if spot.height > 3:
            canvas.put(left, row - 1, " " * room, ink)
            canvas.put(left, row + 1, " " * room, ink)
        elif spot.height > 1:
            # Half blocks round the token off, so that some of the cell is seen around it.
            canvas.put(left, row - 1, "▄" * len(text) if spot.height == 3 else "", Ink(colour, ground))
            canvas.put(left, row + 1, "▀" * len(text), Ink(colour, ground))

    def _colour(self, owner: int | None) -> str:
        return NEUTRAL if owner is None else seat_colours(self.seats)[owner]

    def _frame(self, canvas: Canvas, spot: Spot, marks: Marks, ground: str | None) -> None:
        """Brackets beside the content, so that marks are seen without colour too."""
        name = spot.cell.name
        left, right = ("(", ")") if name in marks.chosen else ("‹", "›") if name in marks.legal else ("", "")
        ink = Ink(readable_on(ground), ground, bold=True) if ground else Ink(self.colours.label)
        if ground is None and name in marks.legal:
            left = right = ""
        if name == marks.cursor:
            left, right, ink = "[", "]", Ink("#ffffff", self.colours.cursor, bold=True)
        if not left:
            return
        canvas.put(spot.left, spot.middle[1], left, ink)
        if spot.width > 2:
            canvas.put(spot.left + spot.width - 1, spot.middle[1], right, ink)
        if name == marks.cursor:
            self._cursor_sides(canvas, spot, ink)

    def _cursor_sides(self, canvas: Canvas, spot: Spot, ink: Ink) -> None:
        for row in range(spot.top, spot.top + spot.height):
            if row != spot.middle[1]:
                canvas.put(spot.left, row, " ", replace(ink))
                canvas.put(spot.left + spot.width - 1, row, " ", ink)
