"""Skid: every level has exactly one shortest way to the goal, as long as it says."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.core import Level
from tests.games.puzzles.levels import Cell, cell_name, grid_of, levels, name_of, signs_of, text_game, wins
from tests.games.puzzles.search import AROUND, shortest


@pytest.mark.parametrize("level", levels("skid"), ids=name_of)
def test_every_level_can_be_solved_as_it_says_in_one_way(level: Level) -> None:
    signs = signs_of("skid", level)
    ice = {cell for cell, sign in signs.items() if sign != "#"}
    start, goal = (next(cell for cell, sign in signs.items() if sign == wanted) for wanted in "SG")
    way = shortest(start, lambda cell: slides(ice, cell), lambda cell: cell == goal)
    assert len(way) - 1 == level.minimum
    assert _ways(ice, start, level.minimum)[goal] == 1
    assert wins("skid", level, [cell_name(cell, len(grid_of("skid", level))) for cell in way[1:]])


def test_gliding_over_the_goal_is_not_enough() -> None:
    position = text_game("skid").start(level="Puddle")
    assert {move.text for move in position.moves()} == {"a4", "d4", "b5", "b1"}
    over = position.play("a4").play("a1")
    assert signs_of("skid", levels("skid")[0])[0, 2] == "G", "a3, between the two"
    assert over.outcome is None


def slides(ice: set[Cell], cell: Cell) -> set[Cell]:
    """Where the skater can come to rest."""
    found = set()
    for dx, dy in AROUND:
        x, y = cell
        while (x + dx, y + dy) in ice:
            x, y = x + dx, y + dy
        found.add((x, y))
    return found - {cell}


def _ways(ice: set[Cell], start: Cell, length: int) -> Counter[Cell]:
    """How many ways of that length lead to each cell."""
    ways = Counter({start: 1})
    for _ in range(length):
        after: Counter[Cell] = Counter()
        for cell, number in ways.items():
            for goal in slides(ice, cell):
                after[goal] += number
        ways = after
    return ways
