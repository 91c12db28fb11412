"""Victorian puzzle: every level can be solved, and in no fewer moves than it says."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ludoteka.core import Level
from tests.games.puzzles.levels import Cell, cell_name, grid_of, levels, name_of, signs_of, text_game, wins
from tests.games.puzzles.search import AROUND

Ways = dict[str, str | None]
SWAPPED = str.maketrans("rb", "br")


@pytest.mark.parametrize("level", levels("victorian-puzzle"), ids=name_of)
def test_every_level_can_be_solved_as_it_says(level: Level) -> None:
    height = len(grid_of("victorian-puzzle", level))
    signs = signs_of("victorian-puzzle", level)
    cells = [cell for cell, sign in signs.items() if sign != "-"]
    holes = solve("".join(signs[cell] for cell in cells), _reach(cells))
    assert len(holes) - 1 == level.minimum
    names = [cell_name(cells[hole], height) for hole in holes]
    moves = [f"{stone}-{hole}" for hole, stone in pairwise(names)]
    assert wins("victorian-puzzle", level, moves)


def test_a_stone_slides_or_jumps_over_one_and_stays_in_the_row_or_column() -> None:
    position = text_game("victorian-puzzle").start(level="Great cross")
    assert {move.text for move in position.moves()} == {
        "b3-c3", "a3-c3", "d3-c3", "e3-c3", "c4-c3", "c5-c3", "c2-c3", "c1-c3"}


def _reach(cells: list[Cell]) -> list[list[int]]:
    """For each cell those from which a stone can come: beside it, and behind the one beside it."""
    place = {cell: number for number, cell in enumerate(cells)}
    return [[place[goal] for dx, dy in AROUND for goal in ((x + dx, y + dy), (x + 2 * dx, y + 2 * dy))
             if (x + dx, y + dy) in place and goal in place] for x, y in cells]


def solve(start: str, reach: list[list[int]]) -> list[int]:
    """Where the hole is after each move of a shortest way: breadth first from the start and from the goal at once."""
    goal = start.translate(SWAPPED)
    known: list[Ways] = [{start: None}, {goal: None}]
    fronts = [[start], [goal]]
    while all(fronts):
        side = int(len(fronts[0]) > len(fronts[1]))
        fronts[side] = _further(fronts[side], known[side], reach)
        met = [board for board in fronts[side] if board in known[1 - side]]
        if met:
            before, after = (_back(met[0], ways) for ways in known)
            return [board.index(".") for board in before[::-1] + after[1:]]
    return []


def _further(front: list[str], known: Ways, reach: list[list[int]]) -> list[str]:
    found = []
    for board in front:
        hole = board.index(".")
        for stone in reach[hole]:
            low, high = sorted((hole, stone))
            after = board[:low] + board[high] + board[low + 1:high] + board[low] + board[high + 1:]
            if after not in known:
                known[after] = board
                found.append(after)
    return found


def _back(board: str | None, ways: Ways) -> list[str]:
    """From a board to where its search began."""
    boards = []
    while board is not None:
        boards.append(board)
        board = ways[board]
    return boards
