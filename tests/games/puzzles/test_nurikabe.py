"""Nurikabe: every level has exactly one solution, and each of its conditions is judged."""

from __future__ import annotations

import pytest

from ludoteka.core import Level
from tests.games.puzzles.levels import Cell, cell_name, drawn, grid_of, levels, name_of, signs_of, wins
from tests.games.puzzles.marking import Demand, Marks, beside, marked, reached


@pytest.mark.parametrize("level", levels("nurikabe"), ids=name_of)
def test_every_level_has_one_solution(level: Level) -> None:
    signs = signs_of("nurikabe", level)
    solutions = nurikabe(set(signs), {cell: int(sign) for cell, sign in signs.items() if sign != "."})
    assert len(solutions) == 1
    assert len(solutions[0]) == level.minimum
    height = len(grid_of("nurikabe", level))
    assert wins("nurikabe", level, [f"{cell_name(cell, height)}-water" for cell in sorted(solutions[0])])


@pytest.mark.parametrize(("drawing", "water", "solved"), [
    ("1 . 2\n. . .", "b2 a1 b1", True),
    ("1 . 2\n. . .", "c1 b2 a1 b1", False),              # the island of two is too small
    ("1 . 1\n. . .", "b2 a1 b1", False),                 # and now too large
    ("2 . .\n. . .", "b2 b1 c2 c1", False),              # a pool
    ("1 . 1\n. 2 .", "b2 c1", False),                    # two numbers on one island
    ("1 . .\n. . 2", "a1 b1 b2", True),
    ("1 . .\n. . 2", "b2 a1", False),                    # two seas, and a stray cell
])
def test_the_conditions_are_judged(drawing: str, water: str, solved: bool) -> None:
    position = drawn("nurikabe", drawing)
    for cell in water.split():
        assert position.outcome is None
        position = position.play(f"{cell}-water")
    assert (position.outcome is not None) is solved


def nurikabe(cells: set[Cell], clues: dict[Cell, int]) -> list[set[Cell]]:
    """The water cells: as many as the islands leave, three at most of any square, none on a number."""
    sea = len(cells) - sum(clues.values())
    demands = [Demand(tuple(clues), 0, 0), Demand(tuple(cells), sea, sea)]
    squares = (((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)) for x, y in cells)
    demands += [Demand(square, 0, 3) for square in squares if cells.issuperset(square)]
    near = {cell: [one for one in beside(cell) if one in clues] for cell in cells}
    demands += [Demand((cell,), 1, 1) for cell in cells - clues.keys()
                if len(near[cell]) > 1 or any(clues[one] == 1 for one in near[cell])]

    def may_come_right(marks: Marks) -> bool:
        water = [cell for cell in cells if marks.get(cell)]
        land = {cell for cell in cells if marks.get(cell) is False}
        dry = {cell for cell in cells if not marks.get(cell)}
        if water and not reached(water[0], {cell for cell in cells if marks.get(cell) is not False}) >= {*water}:
            return False
        while land:
            island = reached(next(iter(land)), land)
            land -= island
            if not _may_be_an_island(island, reached(next(iter(island)), dry), clues):
                return False
        return True

    return marked(cells, demands, may_come_right)


def _may_be_an_island(island: set[Cell], at_most: set[Cell], clues: dict[Cell, int]) -> bool:
    own = [clues[cell] for cell in island if cell in clues]
    if own:
        return len(own) == 1 and len(island) <= own[0] <= len(at_most)
    return any(clue in at_most and len(island) + min(abs(clue[0] - x) + abs(clue[1] - y) for x, y in island) <= size
               for clue, size in clues.items())
