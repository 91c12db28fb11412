"""A laid out board painted onto a canvas: grounds, lines, pieces as tokens, marks of choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from ludoteka.games.colours import NEUTRAL, readable_on, seat_colours
from ludoteka.terminal.canvas import Canvas
from ludoteka.terminal.colours import BoardColours, Ink
from ludoteka.terminal.layout import Layout, Spot, dots_of
from ludoteka.terminal.signs import EMPTY, Content, Signs, content_of, corner_text, edge_text, usual_words
from ludoteka.terminal.tiles import TileSides


@dataclass(frozen=True, slots=True)
class Marks:
    """Names of the cells that are marked, and how."""

    legal: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    last: frozenset[str] = frozenset()
    advised: frozenset[str] = frozenset()
    cursor: str = ""


@dataclass(frozen=True, slots=True)
class Painter:
    """Paints boards of one match: its seats' colours and its signs."""

    seats: Sequence[str]
    signs: Signs
    colours: BoardColours = field(default_factory=BoardColours)
    tiles: Mapping[str, TileSides] = field(default_factory=dict)
    """What is drawn on each tile, by its name."""

    def paint(self, layout: Layout, marks: Marks) -> Canvas:
        """The board with its labels, lines, cells, pieces and marks."""
        canvas = Canvas(layout.width + 1, layout.height)
        shades = {spot.cell.shade for spot in layout.spots}
        self._field(canvas, layout, shades)
        self._labels(canvas, layout)
        self._lines(canvas, layout)
        legal = [spot for spot in layout.spots if spot.cell.name in marks.legal]
        # Where nearly everything can be chosen, a colour for it would only hide the board.
        filled = marks if 2 * len(legal) <= len(layout.spots) else replace(marks, legal=frozenset())
        usual = usual_words(layout.board)
        for spot in layout.spots:
            content = content_of(spot.cell, usual, self.signs)
            self._cell(canvas, layout, spot, content, self._ground(spot, content, filled, len(shades) > 1))
            self._frame(canvas, spot, marks)
        self._edges(canvas, layout, marks)
        for spot in layout.parts:
            self._part(canvas, spot, marks)
        return canvas

    def _part(self, canvas: Canvas, spot: Spot, marks: Marks) -> None:
        """Who stands on a part of a tile, or that it can be chosen; else the tile is left to be seen."""
        place = spot.cell
        there, ink = canvas.at(spot.left, spot.top)
        if place.pieces:
            colour = self._colour(place.pieces[-1].owner)
            there, ink = self.signs.of(place.pieces[-1]), Ink(readable_on(colour), colour, bold=True)
        elif place.name in marks.legal:
            there, ink = "•", Ink(self.colours.dot, ink.ground, bold=True)
        if place.name == marks.cursor:
            there, ink = (there.strip() or "▪"), Ink("#ffffff", self.colours.cursor, bold=True)
        canvas.put(spot.left, spot.top, there, ink)

    def _edges(self, canvas: Canvas, layout: Layout, marks: Marks) -> None:
        """Edges in the gaps between the cells, and the dots or corners where they meet."""
        for column, row in dots_of(layout):
            canvas.put(column, row, "+", Ink(self.colours.line, self.colours.field, bold=True))
        for spot, edge in zip(layout.edges, layout.board.edges, strict=True):
            self._between(canvas, spot, edge_text(edge, self.signs, spot.width), marks)
        for spot in layout.corners:
            self._between(canvas, spot, corner_text(spot.cell, self.signs).center(spot.width), marks)

    def _between(self, canvas: Canvas, spot: Spot, text: str, marks: Marks) -> None:
        """An edge or a corner with what is written there."""
        place = spot.cell
        marked = {place.name in marks.last: self.colours.last, place.name in marks.advised: self.colours.advised,
                  place.name in marks.chosen: self.colours.chosen, place.name == marks.cursor: self.colours.cursor}
        ground = marked.get(True, self.colours.field)
        if place.name in marks.legal and text.strip() in ("", EMPTY):
            text = "•".center(spot.width)
        ink = Ink(self._colour(place.pieces[-1].owner) if place.pieces else readable_on(ground), ground, bold=True)
        canvas.fill(spot.left, spot.top, spot.width, spot.height, ink)
        for row in range(spot.top, spot.top + spot.height) if text == "│" else spot.middle[1:]:
            canvas.put(spot.left, row, text, ink)

    def _field(self, canvas: Canvas, layout: Layout, shades: set[int]) -> None:
        """The ground between the cells: under points and edges, and where only the dark squares are cells."""
        shapes = {spot.cell.shape for spot in layout.spots}
        if "point" in shapes or layout.edges:
            colour = self.colours.field
        elif shapes == {"square"} and shades == {1}:
            colour = self.colours.shades[0]
        else:
            return
        places = (*layout.spots, *layout.edges, *layout.corners)
        left, top = (min(getattr(spot, side) for spot in places) for side in ("left", "top"))
        height = layout.height - top - layout.labelled
        canvas.fill(left, top, layout.width - left, height, Ink(ground=colour))

    def _ground(self, spot: Spot, content: Content, marks: Marks, shaded: bool) -> str:
        """The colour under a cell; where a board has one shade, neighbours differ a little all the same."""
        name, bare = spot.cell.name, spot.cell.shape == "point" and content.sign == EMPTY
        shade = spot.cell.shade if shaded else (spot.left // spot.width + spot.top // spot.height) % 2
        if name in marks.chosen:
            return self.colours.chosen
        if name in marks.advised:
            return self.colours.advised
        if name in marks.legal and not bare:
            return self.colours.legal[shade]
        if name in marks.last and not bare:
            return self.colours.last
        if spot.cell.shape == "point":
            return self.colours.field
        if content.word:
            return self.colours.worded
        return (self.colours.shades if shaded or spot.cell.shade else self.colours.close_shades)[shade]

    def _labels(self, canvas: Canvas, layout: Layout) -> None:
        ink = Ink(self.colours.label)
        for row, label in layout.row_labels:
            canvas.put(0, row, label, ink)
        for column, label in layout.column_labels:
            canvas.put(column, layout.height - 1, label, ink)

    def _lines(self, canvas: Canvas, layout: Layout) -> None:
        middles = {spot.cell.name: spot.middle for spot in layout.spots}
        for one, other in layout.board.lines:
            canvas.stroke(middles[one], middles[other], Ink(self.colours.line, self.colours.field))

    def _cell(self, canvas: Canvas, layout: Layout, spot: Spot, content: Content, ground: str) -> None:
        if ground != self.colours.field:
            canvas.fill(spot.left, spot.top, spot.width, spot.height, Ink(ground=ground))
        tile = self.tiles.get(content.piece.name) if content.piece else None
        if not layout.labelled and tile is None and spot.height > (3 if content.piece else 1):
            self._name(canvas, spot, ground)
        if content.piece is not None and tile is not None:
            self._tile(canvas, spot, tile.turned(content.piece.rotation), ground)
        elif content.piece is not None:
            self._token(canvas, spot, content, ground)
        elif content.sign != EMPTY:
            canvas.put(*spot.middle, content.sign, Ink(readable_on(ground), ground, bold=True))
        elif spot.cell.shape == "point":
            canvas.put(*spot.middle, EMPTY, Ink(self.colours.line, ground))

    def _name(self, canvas: Canvas, spot: Spot, ground: str) -> None:
        name = spot.cell.name[:spot.width]
        left = spot.left + (spot.width - len(name)) // 2
        canvas.put(left, spot.top + spot.height - 1, name, Ink(readable_on(ground), ground))

    def _tile(self, canvas: Canvas, spot: Spot, tile: TileSides, ground: str) -> None:
        """What reaches each side of a tile, and what lies in its middle."""
        ink = Ink(readable_on(ground), ground, bold=True)
        column, row = spot.middle
        right, bottom = spot.left + spot.width - 2, spot.top + spot.height - 1
        places = ((column, spot.top), (right, row), (column, bottom), (spot.left + 1, row), (column, row))
        for place, name in zip(places, (*tile.sides, tile.inside), strict=True):
            canvas.put(*place, tile.sign(name), ink)

    def _token(self, canvas: Canvas, spot: Spot, content: Content, ground: str) -> None:
        assert content.piece is not None
        colour = self._colour(content.piece.owner)
        ink = Ink(readable_on(colour), colour, bold=True)
        column, row = spot.middle
        text = content.sign + content.note
        room = min(spot.width, max(1, len(text), spot.width - (4 if spot.height > 3 else 2)))
        text = text[:room].center(room)
        left = max(spot.left, column - (len(text) - 1) // 2)
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

    def _frame(self, canvas: Canvas, spot: Spot, marks: Marks) -> None:
        """Signs beside the content, or a dot in its place, so that marks are seen without colour too."""
        name, row = spot.cell.name, spot.middle[1]
        if name == marks.cursor:
            ink = Ink("#ffffff", self.colours.cursor, bold=True)
            self._cursor_sides(canvas, spot, ink)
            self._beside(canvas, spot, "[]", ink)
        elif name in marks.chosen:
            self._beside(canvas, spot, "()", Ink(readable_on(self.colours.chosen), self.colours.chosen, True))
        elif name in marks.advised:
            self._beside(canvas, spot, "!!", Ink(readable_on(self.colours.advised), self.colours.advised, True))
        elif name in marks.legal and canvas.at(*spot.middle)[0] in (" ", EMPTY):
            ground = canvas.at(*spot.middle)[1].ground
            canvas.put(*spot.middle, "•", Ink(self.colours.dot, ground, bold=True))
        elif name in marks.legal:
            ground = canvas.at(spot.left, row)[1].ground
            self._beside(canvas, spot, "‹›", Ink(self.colours.dot, ground, bold=True))

    def _beside(self, canvas: Canvas, spot: Spot, signs: str, ink: Ink) -> None:
        canvas.put(spot.left, spot.middle[1], signs[0], ink)
        if spot.width > 2:
            canvas.put(spot.left + spot.width - 1, spot.middle[1], signs[1], ink)

    def _cursor_sides(self, canvas: Canvas, spot: Spot, ink: Ink) -> None:
        if spot.height > 1:
            for row in range(spot.top, spot.top + spot.height):
                canvas.put(spot.left, row, " ", ink)
                canvas.put(spot.left + spot.width - 1, row, " ", ink)
