"""Fifteen: every level can be solved, and in no fewer moves than it says."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from heapq import heappop, heappush
from itertools import pairwise

import pytest

from ludoteka.core import Level
from tests.games.puzzles.levels import cell_name, grid_of, levels, name_of, wins
from tests.games.puzzles.search import AROUND, way_to


@pytest.mark.parametrize("level", levels("fifteen"), ids=name_of)
def test_every_level_can_be_solved_as_it_says(level: Level) -> None:
    square = tuple(int(sign) if sign.isdigit() else 0 for row in grid_of("fifteen", level) for sign in row)
    way = fifteen(square)
    assert len(way) - 1 == level.minimum
    moves = []
    for before, after in pairwise(way):
        start, goal = after.index(0), before.index(0)
        moves.append("-".join(cell_name((at % 4, at // 4), 4) for at in (start, goal)))
    assert wins("fifteen", level, moves)


def fifteen(start: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The squares of a shortest way to the ordered one: nearest first, by the steps that blocks have still to go."""
    goal = (*range(1, 16), 0)
    came: dict[tuple[int, ...], tuple[int, ...] | None] = {start: None}
    far = {start: 0}
    todo = [(_steps_left(start), 0, start)]
    while todo:
        _, less, square = heappop(todo)
        if square == goal:
            return way_to(square, came)
        if -less > far[square]:
            continue
        for other in _slides(square):
            if far[square] + 1 < far.get(other, 999):
                far[other], came[other] = far[square] + 1, square
                heappush(todo, (far[other] + _steps_left(other), -far[other], other))
    return []


def _slides(square: tuple[int, ...]) -> Iterable[tuple[int, ...]]:
    hole = square.index(0)
    for dx, dy in AROUND:
        x, y = hole % 4 + dx, hole // 4 + dy
        if 0 <= x < 4 and 0 <= y < 4:
            made = list(square)
            made[hole], made[4 * y + x] = made[4 * y + x], 0
            yield tuple(made)


def _steps_left(square: tuple[int, ...]) -> int:
    """Each block's way home, and 2 more for each pair in one line that must pass each other."""
    return sum(_along(square[4 * line:4 * line + 4], line, 1) + _along(square[line::4], line, 4) for line in range(4))


@cache
def _along(blocks: tuple[int, ...], line: int, step: int) -> int:
    """Of the steps left, those along a row (step 1) or a column (step 4)."""
    homes = [((block - 1) // step % 4, (block - 1) // (5 - step) % 4) for block in blocks if block]
    goals = [along for along, across in homes if across == line]
    far = sum(abs(at - (block - 1) // step % 4) for at, block in enumerate(blocks) if block)
    return far + 2 * _passing(goals)


def _passing(line: list[int]) -> int:
    """How many of a line's blocks must leave it to let others pass: all but the longest that are in order."""
    longest = [1] * len(line)
    for at, block in enumerate(line):
        longest[at] = 1 + max((longest[before] for before in range(at) if line[before] < block), default=0)
    return len(line) - max(longest, default=0)
