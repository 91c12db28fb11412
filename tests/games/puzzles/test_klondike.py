"""Back from the Klondike: every level can be solved, and in no fewer moves than it says."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

import pytest

from ludoteka.core import Level
from tests.games.puzzles.levels import Cell, cell_name, grid_of, levels, name_of, signs_of, wins
from tests.games.puzzles.search import shortest


@pytest.mark.parametrize("level", levels("klondike"), ids=name_of)
def test_every_level_can_be_solved_as_it_says(level: Level) -> None:
    signs = signs_of("klondike", level)
    strides = {cell: 3 if sign == "T" else int(sign) for cell, sign in signs.items() if sign != "="}
    outside = {cell for cell, sign in signs.items() if sign == "="}
    way = klondike(strides, outside, next(cell for cell, sign in signs.items() if sign == "T"))
    assert len(way) - 1 == level.minimum
    assert wins("klondike", level, [cell_name(cell, len(grid_of("klondike", level))) for cell in way[1:]])


def klondike(strides: dict[Cell, int], outside: set[Cell], start: Cell) -> list[Cell]:
    """The cells of a shortest way out: each stride as long as its cell says, over no outside cell."""

    def after(cell: Cell) -> Iterable[Cell]:
        far = strides.get(cell, 0)
        for dx, dy in product((-1, 0, 1), repeat=2):
            over = [(cell[0] + dx * step, cell[1] + dy * step) for step in range(1, far + 1)]
            if over and (dx, dy) != (0, 0) and all(one in strides for one in over[:-1]):
                yield from (one for one in over[-1:] if one in strides or one in outside)

    return shortest(start, after, lambda cell: cell in outside)
