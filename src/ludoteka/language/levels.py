"""Drawings of set-ups and levels."""

from __future__ import annotations

import re

from ludoteka.language.context import Node, word
from ludoteka.language.declaring import Declaring
from ludoteka.language.description import LevelText
from ludoteka.language.diagnostics import Span
from ludoteka.language.layout import Line
from ludoteka.language.pictures import LARGEST_DRAWING, meanings, read_grid

_LEVEL = re.compile(r"^(?P<name>[^,]+?)(?:, *(?P<difficulty>[^,\d]+?))?(?:, *(?P<minimum>\d+) moves?)?$")


class LevelDeclarations(Declaring):
    """Reads drawings and measures them."""

    def grid(self, line: Line, middle: bool = False) -> tuple[tuple[str, ...], ...]:
        """The signs of a drawing; unknown ones are reported where they stand."""
        cells, numbers = read_grid(line.rows or [], self.description)
        if not cells:
            self.error("drawing", line.span, "a drawing must stand below this line")
        texts = {row.number: row.text for row in line.rows or []}
        told: set[str] = set()
        for row, number in zip(cells, numbers, strict=True):
            for sign in () if self.context.findings.full else row:
                if sign not in (".", " ", *told) and not meanings(sign, self.description):
                    told.add(sign)  # one message for each sign is enough
                    column = texts[number].find(sign) + 1
                    self.error("sign", Span(number, column, column + len(sign)),
                               f"the legend does not explain '{sign}'", "add it to the legend")
        if len(cells) > LARGEST_DRAWING or any(len(row) > LARGEST_DRAWING for row in cells):
            self.error("size", line.span, f"the drawing below is {len(cells[0])} by {len(cells)}; a board has at most "
                       f"{LARGEST_DRAWING} cells each way", "draw a smaller one")
            return ()
        if cells and not middle:
            self._measure(line, cells, numbers)
        return cells

    def _measure(self, line: Line, cells: tuple[tuple[str, ...], ...], numbers: tuple[int, ...]) -> None:
        """Rows that are too long or too short, and a drawing with more or fewer rows than its board."""
        texts = [row.text for row in line.rows or [] if row.text.strip()]
        widths = [len("".join(sign[0] for sign in row).rstrip()) for row in cells]
        columns, rows = self._board_size() or (0, len(cells))
        usual = columns if columns in widths else max(widths, key=widths.count)
        if (usual, len(cells)) != (columns or usual, rows):
            self.error("drawing-size", line.span, f"the drawing below is {usual} by {len(cells)}, the board {columns} "
                       f"by {rows}", "draw every cell of the board")
        gaps = any(" " in row[:width] for row, width in zip(cells, widths, strict=True))
        if gaps or not all(" " in text.strip() or width == 1 for text, width in zip(texts, widths, strict=True)):
            return  # drawn sign beside sign, or with holes: what is missing at the end is floor or no cell
        for number, text, width in zip(numbers, texts, widths, strict=True):
            if width != usual:
                self.error("drawing-size", Span(number, len(text) - len(text.lstrip()) + 1, len(text.rstrip()) + 1),
                           f"this row has {width} cells, the others have {usual}",
                           "give every row the same number of signs")

    def _board_size(self) -> tuple[int, int] | None:
        """Columns and rows of a board of squares whose size the text fixes."""
        board = self.description.boards[0] if self.description.boards else None
        if board is None or board.shape != "squares":
            return None
        columns, rows = board.size
        return (columns, rows) if isinstance(columns, int) and isinstance(rows, int) else None

    def read_level(self, node: Node, line: Line) -> None:
        found = _LEVEL.match(word(node.children[0]))
        if found is None:
            self.error("level", line.span, "a level is named like this: level First push, easy, 12 moves")
            return
        if found["name"].strip().isdecimal() and found["name"].strip() != str(len(self.description.levels) + 1):
            self.error("level", line.span, f"'{found['name']}' would be taken for another level's number",
                       "give it a name with letters: level First push")
        cells = self.grid(line)
        if any(level.name.lower() == found["name"].strip().lower() for level in self.description.levels):
            self.error("twice", line.span, f"there is a level called '{found['name']}' already")
        self.description.levels.append(LevelText(found["name"].strip(), (found["difficulty"] or "").strip(),
                                                 int(found["minimum"] or 0), cells, line.number,
                                                 self.context.findings.part))
