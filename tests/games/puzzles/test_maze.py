"""Maze: every level has a way home, and none shorter than it says."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from ludoteka.core import Level
from tests.games.puzzles.levels import Cell, cell_name, grid_of, levels, name_of, signs_of, wins
from tests.games.puzzles.search import shortest


@pytest.mark.parametrize("level", levels("maze"), ids=name_of)
def test_every_level_can_be_solved_as_it_says(level: Level) -> None:
    signs = signs_of("maze", level)
    start, home = (next(cell for cell, sign in signs.items() if sign == wanted) for wanted in "WH")
    way = maze({cell for cell, sign in signs.items() if sign != "#"}, start, home)
    assert len(way) - 1 == level.minimum
    assert wins("maze", level, [cell_name(cell, len(grid_of("maze", level))) for cell in way[1:]])


@pytest.mark.parametrize("level", levels("maze"), ids=name_of)
def test_nobody_can_leave_the_maze(level: Level) -> None:
    rows = grid_of("maze", level)
    assert {*rows[0], *rows[-1], *(row[0] for row in rows), *(row[-1] for row in rows)} == {"#"}


def maze(free: set[Cell], start: Cell, home: Cell) -> list[Cell]:
    """The cells of a shortest way home."""

    def after(cell: Cell) -> Iterable[Cell]:
        x, y = cell
        return (one for one in ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)) if one in free)

    return shortest(start, after, lambda cell: cell == home)
