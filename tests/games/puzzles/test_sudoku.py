"""Sudoku: every level can be solved, and in no fewer moves than it says."""

from __future__ import annotations

from itertools import product

import pytest

from ludoteka.core import Level
from tests.games.puzzles.levels import Cell, cell_name, levels, name_of, signs_of, wins

LEVELS = [(name, level) for name in ("sudoku", "sudoku:children") for level in levels(name)]


@pytest.mark.parametrize(("name", "level"), LEVELS, ids=[f"{name}_{name_of(level)}" for name, level in LEVELS])
def test_every_level_can_be_solved_as_it_says(name: str, level: Level) -> None:
    given = {cell: int(sign) for cell, sign in signs_of(name, level).items() if sign.isdigit()}
    solutions = sudoku(given)
    assert len(solutions) == 1, "one solution and no other"
    moves = [f"{cell_name(cell, 9)}-{digit}" for cell, digit in solutions[0].items() if cell not in given]
    assert len(moves) == level.minimum
    assert wins(name, level, moves)


def sudoku(given: dict[Cell, int], most: int = 2) -> list[dict[Cell, int]]:
    """Its solutions, up to so many: always the cell with the fewest digits left is filled next."""
    found: list[dict[Cell, int]] = []
    _fill(dict(given), found, most)
    return found


def _fill(grid: dict[Cell, int], found: list[dict[Cell, int]], most: int) -> None:
    empty = {(x, y): _digits(grid, (x, y)) for x in range(9) for y in range(9) if (x, y) not in grid}
    if not empty:
        found.append(dict(grid))
        return
    cell = min(empty, key=lambda one: len(empty[one]))
    for digit in sorted(empty[cell]):
        grid[cell] = digit
        _fill(grid, found, most)
        del grid[cell]
        if len(found) >= most:
            return


def _digits(grid: dict[Cell, int], cell: Cell) -> set[int]:
    x, y = cell
    seen = {(x, other) for other in range(9)} | {(other, y) for other in range(9)}
    seen |= {(x // 3 * 3 + dx, y // 3 * 3 + dy) for dx, dy in product(range(3), repeat=2)}
    return set(range(1, 10)) - {grid[one] for one in seen if one in grid}
