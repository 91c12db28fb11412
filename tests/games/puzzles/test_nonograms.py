"""Nonograms: every level has one picture and no other, and its filled cells are the moves it says."""

from __future__ import annotations

from functools import cache

import pytest

from ludoteka.core import Level
from tests.games.puzzles.levels import Cell, cell_name, grid_of, levels, name_of, text_game

PLAYED = 12
"""So many blocks are put by moves; those before them stand in the position's text, as large boards have many moves."""
Clue = tuple[int, ...]
Line = tuple[bool | None, ...]
"""Cells known to be filled, known to be free, or unknown."""


@pytest.mark.parametrize("level", levels("nonograms"), ids=name_of)
def test_every_level_has_one_picture(level: Level) -> None:
    rows, columns, corner = clues_of(level)
    pictures = nonogram(rows, columns)
    assert len(pictures) == 1, "one solution and no other"
    filled = [(x, y) for y, row in enumerate(pictures[0]) for x, cell in enumerate(row) if cell]
    assert len(filled) == level.minimum
    assert wins_at_last(level, [(x + corner[0], y + corner[1]) for x, y in filled])


def clues_of(level: Level) -> tuple[list[Clue], list[Clue], Cell]:
    """The clues of rows and columns, and where the field begins."""
    grid = grid_of("nonograms", level)
    across, down = grid[-1].index("."), next(y for y, row in enumerate(grid) if row[-1] == ".")
    rows = [tuple(int(sign) for sign in row[:across] if sign != "_") for row in grid[down:]]
    columns = [tuple(int(row[x]) for row in grid[:down] if row[x] != "_") for x in range(across, len(grid[0]))]
    assert {sign for row in grid[down:] for sign in row[across:]} == {"."}
    assert {sign for row in grid[:down] for sign in row[:across]} == {"_"}
    return rows, columns, (across, down)


def wins_at_last(level: Level, filled: list[Cell]) -> bool:
    game, height = text_game("nonograms"), len(grid_of("nonograms", level))
    lines = str(game.start(level=level.name)).splitlines()
    top = lines.index("board board") + 1
    for x, y in filled[:-PLAYED]:
        lines[top + y] = lines[top + y][:2 * x + 2] + "#" + lines[top + y][2 * x + 3:]
    position = game.position("\n".join(lines))
    for cell in filled[-PLAYED:]:
        assert position.outcome is None
        position = position.play(f"{cell_name(cell, height)}-fill")
    return position.outcome is not None and position.outcome.results == ("won",)


def test_dots_count_as_empty_and_wrong_blocks_can_be_cleared() -> None:
    position = text_game("nonograms").start(level="Heart")
    for move in "c5-dot c5-fill c1-fill d5-fill f5-fill e1-fill c4-fill d4-fill e4-fill f4-fill g4-fill".split():
        position = position.play(move)
    for move in "c3-fill d3-fill e3-fill f3-fill g3-fill d2-fill e2-fill f2-fill c1-dot c2-dot".split():
        position = position.play(move)
    assert position.outcome is None
    assert {move.text for move in position.moves() if move.text.startswith("c5")} == {"c5-dot", "c5-clear"}
    position = position.play("c5-clear")
    assert position.outcome is not None
    assert position.outcome.results == ("won",)


# ---- the solver: one line at a time, then by trying ------------------------------------------------
def nonogram(rows: list[Clue], columns: list[Clue], most: int = 2) -> list[list[Line]]:
    """The pictures that fit all clues, up to so many."""
    unknown: list[Line] = [(None,) * len(columns)] * len(rows)
    return _solve(rows, columns, unknown, most)


def _solve(rows: list[Clue], columns: list[Clue], grid: list[Line], most: int) -> list[list[Line]]:
    known = _by_lines(rows, columns, grid)
    if known is None:
        return []
    open_cell = next(((x, y) for y, row in enumerate(known) for x, cell in enumerate(row) if cell is None), None)
    if open_cell is None:
        return [known]
    x, y = open_cell
    found: list[list[Line]] = []
    for tried in (True, False):
        row = (*known[y][:x], tried, *known[y][x + 1:])
        found += _solve(rows, columns, [*known[:y], row, *known[y + 1:]], most - len(found))
        if len(found) >= most:
            break
    return found


def _by_lines(rows: list[Clue], columns: list[Clue], grid: list[Line]) -> list[Line] | None:
    """All that follows from single lines, or nothing if some line cannot fit its clue."""
    while True:
        before = grid
        for clues in (rows, columns):
            lines = [sure(clue, line) for clue, line in zip(clues, grid, strict=True)]
            if None in lines:
                return None
            grid = list(zip(*(line for line in lines if line is not None), strict=True))
        if grid == before:
            return grid


@cache
def sure(clue: Clue, line: Line) -> Line | None:
    """What all ways to lay the runs into a line agree on; nothing if there is no way."""
    if not clue:
        return None if True in line else (False,) * len(line)
    merged: Line | None = None
    for gap in range(len(line) - sum(clue) - len(clue) + 2):
        end = gap + clue[0]
        if True in line[:gap]:
            break
        if False in line[gap:end] or (end < len(line) and line[end]):
            continue
        rest = sure(clue[1:], line[end + 1:])
        if rest is not None:
            laid = ((False,) * gap + (True,) * clue[0] + (False,) + rest)[:len(line)]
            merged = laid if merged is None else tuple(
                one if one == other else None for one, other in zip(merged, laid, strict=True))
    return merged


@pytest.mark.parametrize(("clue", "line", "expected"), [
    ((3,), ".....", "..#.."), ((5,), ".....", "#####"), ((2, 2), ".....", "##x##"), ((), "...", "xxx"),
    ((1,), "..#..", "xx#xx"), ((2,), ".x..", "xx##"), ((1, 1), "#...", "#x.."), ((2,), "#.#", None),
])
def test_the_solver_of_lines(clue: Clue, line: str, expected: str | None) -> None:
    meaning = {".": None, "#": True, "x": False}
    found = sure(clue, tuple(meaning[sign] for sign in line))
    assert found == (None if expected is None else tuple(meaning[sign] for sign in expected))


def test_the_solver_finds_both_of_two_pictures() -> None:
    assert len(nonogram([(1,), (1,)], [(1,), (1,)])) == 2
