"""Fullboard: every level has exactly one solution, as long as it says."""

from __future__ import annotations

import pytest

from ludoteka.core import Level
from tests.games.puzzles.levels import Cell, cell_name, grid_of, levels, name_of, signs_of, text_game, wins
from tests.games.puzzles.search import AROUND


@pytest.mark.parametrize("level", levels("fullboard"), ids=name_of)
def test_every_level_has_one_solution_as_long_as_it_says(level: Level) -> None:
    height = len(grid_of("fullboard", level))
    signs = signs_of("fullboard", level)
    cells = {cell for cell, sign in signs.items() if sign != "#"}
    given = [cell for cell, sign in signs.items() if sign == "O"]
    found = [way for start in given or cells for way in solve(cells, start)]
    assert len(found) == 1, "one solution and no other"
    moves = [cell_name(cell, height) for cell in found[0]]
    if given:
        moves = moves[1:]
    assert len(moves) == level.minimum
    assert wins("fullboard", level, moves)


def test_a_ball_that_is_shut_in_before_the_end_has_lost() -> None:
    position = text_game("fullboard").start(level="Castle floor")
    while position.outcome is None:
        position = position.play(0)
    assert position.outcome.results == ("lost",)
    assert "." in "".join(str(position).split("turn:")[0]), "a cell is left empty"


def solve(cells: set[Cell], start: Cell) -> list[list[Cell]]:
    """All ways from a start that fill every cell, each as the cells where the ball stops."""
    found: list[list[Cell]] = []
    _go_on(cells - {start}, [start], found)
    return found


def _go_on(free: set[Cell], way: list[Cell], found: list[list[Cell]]) -> None:
    if not free:
        found.append(list(way))
    elif not _hopeless(free, way[-1]):
        for dx, dy in AROUND:
            x, y = way[-1]
            covered = set()
            while (x + dx, y + dy) in free:
                x, y = x + dx, y + dy
                covered.add((x, y))
            if covered:
                _go_on(free - covered, [*way, (x, y)], found)


def _hopeless(free: set[Cell], ball: Cell) -> bool:
    """Whether two dead ends are left, away from the ball, or a part that the ball cannot reach."""
    x, y = ball
    near = {(x + dx, y + dy) for dx, dy in AROUND}
    ends = sum(cell not in near and sum((cell[0] + dx, cell[1] + dy) in free for dx, dy in AROUND) < 2 for cell in free)
    if ends > 1 or not near & free:
        return True
    first = next(iter(free))
    reached, front = {first}, [first]
    while front:
        x, y = front.pop()
        for dx, dy in AROUND:
            if (x + dx, y + dy) in free and (x + dx, y + dy) not in reached:
                reached.add((x + dx, y + dy))
                front.append((x + dx, y + dy))
    return len(reached) < len(free)
