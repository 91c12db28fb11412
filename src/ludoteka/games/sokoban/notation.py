"""XSB, the common text of Sokoban levels: one sign for each cell, rows below each other."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ludoteka.core import BadNotation, Notation, Position

SIGNS = frozenset("#@+$*. -_")
_RUNS = re.compile(r"(\d+)([^\d|])")


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A level as it stands in a file: its name, the line it begins in, its rows."""

    name: str
    line: int
    rows: tuple[str, ...]


class Xsb(Notation):
    """Levels and positions; runs may be shortened ('4#') and rows set apart by '|'."""

    name = "xsb"
    suffixes = (".xsb", ".sok")

    def read_position(self, text: str) -> str | None:
        lines = [line for line in text.splitlines() if line.strip()]
        if not lines or not all(_is_row(line) for line in lines):
            return None
        return "ludoteka position 1\ndrawing\n" + "".join(
            f"  |{row}|\n" for row in _checked(_Drawn("", 1, _rows(lines))).rows)

    def write_position(self, position: Position) -> str:
        cells = position.view().boards[0].cells
        grid = [[" "] * (max(int(cell.x) for cell in cells) + 1) for _ in range(max(int(cell.y) for cell in cells) + 1)]
        for cell in cells:
            goal = "goal" in cell.words
            piece = cell.pieces[0].name if cell.pieces else ""
            grid[int(cell.y)][int(cell.x)] = {"wall": "#", "box": "*" if goal else "$",
                                              "keeper": "+" if goal else "@"}.get(piece, "." if goal else " ")
        return "".join("".join(row).rstrip() + "\n" for row in grid)

    def read_levels(self, text: str) -> str:
        levels = [_checked(level) for level in _collection(text)]
        if not levels:
            raise BadNotation("there is no level in this file; walls are '#'", 1)
        names: list[str] = []
        parts = []
        for number, level in enumerate(levels, 1):
            name = " ".join(level.name.replace(",", " ").split()) or f"Level {number}"
            names.append(name if name.casefold() not in {one.casefold() for one in names} else f"{name} {number}")
            parts.append(f"level {names[-1]}\n" + "".join(f"  {row}\n" for row in level.rows))
        return "\n".join(parts)


def _is_row(line: str) -> bool:
    plain = _RUNS.sub(r"\2", line)
    return "#" in plain and set(plain) <= SIGNS | {"|"}


def _rows(lines: list[str]) -> tuple[str, ...]:
    """Rows with a space for every bare cell, each as short as it can be."""
    whole = "\n".join(_RUNS.sub(lambda run: int(run[1]) % 1000 * run[2], line) for line in lines)
    rows = re.sub(r"[-_]", " ", whole.replace("|", "\n")).split("\n")
    rows = [row.rstrip() for row in rows if row.strip()]
    margin = min(len(row) - len(row.lstrip()) for row in rows)
    return tuple(row[margin:] for row in rows)


def _checked(level: _Drawn) -> _Drawn:
    signs = "".join(level.rows)
    keepers, boxes = signs.count("@") + signs.count("+"), signs.count("$") + signs.count("*")
    goals = signs.count(".") + signs.count("*") + signs.count("+")
    if keepers != 1:
        raise BadNotation(f"a level has one keeper, not {keepers}", level.line)
    if not boxes or boxes < goals:
        raise BadNotation(f"{boxes} boxes are too few for {goals} goals", level.line)
    return level


def _collection(text: str) -> list[_Drawn]:
    """The levels of a file. A title stands behind 'Title:' below its level, or on the line above it."""
    levels: list[_Drawn] = []
    rows: list[str] = []
    above = ""
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if _is_row(line):
            rows.append(line)
            continue
        if rows:
            levels.append(_Drawn(above, number - len(rows), _rows(rows)))
            rows, above = [], ""
        said = line.strip().lstrip(";").strip()
        titled = re.match(r"(?i)title\s*:\s*(.+)", said)
        if titled and levels:
            levels[-1] = _Drawn(titled[1], levels[-1].line, levels[-1].rows)
        elif said and not re.match(r"(?i)(author|comment|comment-end|collection|date|copyright|email)\b", said):
            above = said
    return levels


NOTATIONS = (Xsb(),)
