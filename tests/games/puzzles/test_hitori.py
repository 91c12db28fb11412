"""Hitori: every level has exactly one solution, and each of the three conditions is judged."""

from __future__ import annotations

from itertools import combinations

import pytest

from ludoteka.core import Level
from tests.games.puzzles.levels import Cell, cell_name, drawn, grid_of, levels, name_of, signs_of, wins
from tests.games.puzzles.marking import Demand, Marks, beside, marked, reached


@pytest.mark.parametrize("level", levels("hitori"), ids=name_of)
def test_every_level_has_one_solution(level: Level) -> None:
    solutions = hitori({cell: int(sign) for cell, sign in signs_of("hitori", level).items()})
    assert len(solutions) == 1
    assert len(solutions[0]) == level.minimum
    height = len(grid_of("hitori", level))
    assert wins("hitori", level, [f"{cell_name(cell, height)}-blacken" for cell in sorted(solutions[0])])


@pytest.mark.parametrize(("drawing", "black", "solved"), [
    ("1 1 2\n2 3 1\n3 2 2", "a3 b1", False),             # the twos of the last column
    ("1 1 2\n2 3 1\n3 2 2", "a3 c1", True),
    ("1 1 2\n1 2 3\n2 3 1", "a2 b3", False),             # a3 is cut off
    ("1 1 2\n1 2 3\n2 3 1", "a3", True),
    ("1 1 1\n2 3 1\n3 2 2", "b3 c3 c1", False),          # b3 and c3 share a side
])
def test_the_conditions_are_judged(drawing: str, black: str, solved: bool) -> None:
    position = drawn("hitori", drawing)
    for cell in black.split():
        assert position.outcome is None
        position = position.play(f"{cell}-blacken")
    assert (position.outcome is not None) is solved


def hitori(digits: dict[Cell, int]) -> list[set[Cell]]:
    """The black cells: one at least of two equals in a line, one at most of two neighbours."""
    demands = [Demand((one, other), 0, 1) for one in digits for other in beside(one) if other in digits and one < other]
    demands += [Demand(pair, 1, 2) for pair in combinations(digits, 2) if digits[pair[0]] == digits[pair[1]]
                and (pair[0][0] == pair[1][0] or pair[0][1] == pair[1][1])]

    def may_hang_together(marks: Marks) -> bool:
        white = [cell for cell in digits if marks.get(cell) is False]
        return not white or reached(white[0], {cell for cell in digits if not marks.get(cell)}) >= {*white}

    return marked(digits, demands, may_hang_together)
