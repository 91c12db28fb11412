"""Lights Out: every level can be solved, and in no fewer moves than it says."""

from __future__ import annotations

from itertools import product

import pytest

from ludoteka.core import Level
from tests.games.puzzles.levels import Cell, cell_name, grid_of, levels, name_of, signs_of, wins
from tests.games.puzzles.search import AROUND


@pytest.mark.parametrize("level", levels("lights-out"), ids=name_of)
def test_every_level_can_be_solved_as_it_says(level: Level) -> None:
    lit = frozenset(cell for cell, sign in signs_of("lights-out", level).items() if sign == "*")
    size = len(grid_of("lights-out", level))
    pressed = lights_out(lit, size)
    assert len(pressed) == level.minimum
    assert wins("lights-out", level, [cell_name(cell, size) for cell in pressed])


@pytest.mark.parametrize(("name", "pressed", "logged"), [
    ("Five lights", [(0, 0), (2, 0), (0, 2)], [(0, 1), (0, 1), (0, 0), (2, 2), (2, 2), (2, 0), (0, 2)]),
    ("Seven lights", [(2, 0), (0, 1)], [(1, 0), (1, 0), (2, 0), (2, 2), (1, 1), (0, 2), (1, 1), (0, 2), (2, 2), (2, 1),
                                        (2, 1), (0, 1)]),
])
def test_presses_logged_elsewhere_finish_the_level(name: str, pressed: list[Cell], logged: list[Cell]) -> None:
    level = next(one for one in levels("lights-out") if one.name == name)
    lit = {cell for cell, sign in signs_of("lights-out", level).items() if sign == "*"}
    assert _after_pressing(lit, pressed, 3) == set()
    assert wins("lights-out", level, [cell_name(cell, 3) for cell in logged])


def lights_out(lit: frozenset[Cell], size: int) -> list[Cell]:
    """The fewest cells to press: the first row decides all others, so every first row is tried."""
    found: list[list[Cell]] = []
    for first in product((False, True), repeat=size):
        pressed = [(x, 0) for x in range(size) if first[x]]
        left = _after_pressing(set(lit), pressed, size)
        for y in range(1, size):
            row = [(x, y) for x in range(size) if (x, y - 1) in left]
            pressed += row
            left = _after_pressing(left, row, size)
        if not left:
            found.append(pressed)
    return min(found, key=len)


def _after_pressing(lit: set[Cell], pressed: list[Cell], size: int) -> set[Cell]:
    for cell in pressed:
        lit = lit ^ _cross(cell, size)
    return lit


def _cross(cell: Cell, size: int) -> set[Cell]:
    x, y = cell
    near = {cell, *((x + dx, y + dy) for dx, dy in AROUND)}
    return {(x, y) for x, y in near if 0 <= x < size and 0 <= y < size}
