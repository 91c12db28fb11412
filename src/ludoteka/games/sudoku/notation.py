"""The line of 81 signs in which Sudokus are passed on: digits in reading order, a point for an empty cell."""

from __future__ import annotations

import re

from ludoteka.core import BadNotation, Notation, Position

CELLS = 81
_LINE = re.compile(r"[\d.*_x-]+")


class Line(Notation):
    """81 signs; empty cells may also be 0, *, _, x or -, and the signs may stand in rows."""

    name = "line"
    suffixes = (".sdm", ".sdk", ".txt")

    def read_position(self, text: str) -> str | None:
        signs = "".join(re.sub(r"[\s|+]", "", text).lower())
        if len(signs) < CELLS // 2 or not _LINE.fullmatch(signs):
            return None
        rows = _rows(signs, 1)
        return "ludoteka position 1\ndrawing\n" + "".join(f"  |{row}|\n" for row in rows)

    def write_position(self, position: Position) -> str:
        cells = sorted(position.view().boards[0].cells, key=lambda cell: (cell.y, cell.x))
        return "".join(str(dict(cell.numbers).get("digit", 0)) for cell in cells).replace("0", ".") + "\n"

    def read_levels(self, text: str) -> str:
        """One Sudoku on each line; what stands behind it is its name."""
        levels: list[str] = []
        for number, line in enumerate(text.splitlines(), 1):
            signs, _, name = line.strip().partition(" ")
            if not signs or signs.startswith(("#", ";")):
                continue
            if not _LINE.fullmatch(signs.lower()):
                raise BadNotation(f"'{signs[:20]}' is not a Sudoku of {CELLS} signs", number)
            rows = _rows(signs.lower(), number)
            title = " ".join(name.replace(",", " ").split()) or f"Sudoku {len(levels) + 1}"
            empty = sum(row.count(".") for row in rows)
            levels.append(f"level {title}, {empty} moves\n" + "".join(f"  {' '.join(row)}\n" for row in rows))
        if not levels:
            raise BadNotation("there is no Sudoku in this file", 1)
        return "\n".join(levels)


def _rows(signs: str, line: int) -> list[str]:
    if len(signs) != CELLS:
        raise BadNotation(f"a Sudoku has {CELLS} signs, not {len(signs)}", line)
    plain = re.sub(r"[0*_x-]", ".", signs)
    return [plain[start:start + 9] for start in range(0, CELLS, 9)]


NOTATIONS = (Line(),)
