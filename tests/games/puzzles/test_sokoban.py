"""Sokoban: every level can be solved, and in no fewer moves than it says."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from ludoteka.core import Level
from tests.games.puzzles.levels import Cell, cell_name, grid_of, levels, name_of, signs_of, wins
from tests.games.puzzles.search import AROUND, shortest


@pytest.mark.parametrize("level", levels("sokoban"), ids=name_of)
def test_every_level_can_be_solved_as_it_says(level: Level) -> None:
    signs = signs_of("sokoban", level)
    floor = {cell for cell, sign in signs.items() if sign != "#"}
    goals = {cell for cell, sign in signs.items() if sign in ".*+"}
    boxes = frozenset(cell for cell, sign in signs.items() if sign in "$*")
    way = sokoban(floor, goals, boxes, next(cell for cell, sign in signs.items() if sign in "@+"))
    assert len(way) - 1 == level.minimum
    assert wins("sokoban", level, [cell_name(cell, len(grid_of("sokoban", level))) for cell in way[1:]])


def sokoban(floor: set[Cell], goals: set[Cell], boxes: frozenset[Cell], keeper: Cell) -> list[Cell]:
    """The cells the keeper walks through with the fewest steps; boxes are never pushed where they stay for ever."""
    useful = _pullable(floor, goals)

    def after(state: tuple[Cell, frozenset[Cell]]) -> Iterable[tuple[Cell, frozenset[Cell]]]:
        (x, y), stand = state
        for dx, dy in AROUND:
            goal, behind = (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)
            if goal in stand:
                if behind in useful and behind not in stand:
                    yield goal, stand - {goal} | {behind}
            elif goal in floor:
                yield goal, stand

    way = shortest((keeper, boxes), after, lambda state: goals <= state[1])
    return [cell for cell, _ in way]


def _pullable(floor: set[Cell], goals: set[Cell]) -> set[Cell]:
    """The cells from which a box alone can still be brought to a goal: pulled back from the goals."""
    found, front = set(goals), list(goals)
    while front:
        x, y = front.pop()
        for dx, dy in AROUND:
            box, keeper = (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)
            if box in floor and keeper in floor and box not in found:
                found.add(box)
                front.append(box)
    return found
