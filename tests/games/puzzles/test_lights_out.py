"""Lights Out: every level can be solved, and in no fewer moves than it says."""

from __future__ import annotations

from itertools import product

import pytest

from ludoteka.core import Level
from tests.games.puzzles.levels import Cell, cell_name, levels, name_of, signs_of, wins
from tests.games.puzzles.search import AROUND


@pytest.mark.parametrize("level", levels("lights-out"), ids=name_of)
def test_every_level_can_be_solved_as_it_says(level: Level) -> None:
    lit = frozenset(cell for cell, sign in signs_of("lights-out", level).items() if sign == "*")
    pressed = lights_out(lit)
    assert len(pressed) == level.minimum
    assert wins("lights-out", level, [cell_name(cell, 5) for cell in pressed])


def lights_out(lit: frozenset[Cell], size: int = 5) -> list[Cell]:
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
