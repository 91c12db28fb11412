"""Light Up: every level has exactly one solution, and each of the three conditions is judged."""

from __future__ import annotations

import pytest

from ludoteka.core import Level
from tests.games.puzzles.levels import Cell, cell_name, drawn, grid_of, levels, name_of, signs_of, wins
from tests.games.puzzles.marking import Demand, beside, marked


@pytest.mark.parametrize("level", levels("light-up"), ids=name_of)
def test_every_level_has_one_solution(level: Level) -> None:
    solutions = light_up(signs_of("light-up", level))
    assert len(solutions) == 1
    assert len(solutions[0]) == level.minimum
    height = len(grid_of("light-up", level))
    assert wins("light-up", level, [f"bulb-{cell_name(cell, height)}" for cell in sorted(solutions[0])])


@pytest.mark.parametrize(("drawing", "moves", "solved"), [
    ("1 . .\n. . .", ["bulb-b2", "bulb-a1"], False),     # two bulbs beside a 1
    ("1 . .\n. . .", ["bulb-b2"], False),                # a1 is dark
    ("1 . .\n. . .", ["bulb-a1", "bulb-c2"], True),
    ("1 . .\n. . .", ["bulb-a1", "bulb-b1"], False),     # they shine on each other
    ("1 . .\n# . .", ["bulb-b2"], False),                # c1 is dark
    ("1 . .\n# # .", ["bulb-c2"], False),                # no bulb beside the 1
    ("1 . .\n# # #", ["bulb-b2"], True),
])
def test_the_conditions_are_judged(drawing: str, moves: list[str], solved: bool) -> None:
    position = drawn("light-up", drawing)
    for move in moves:
        assert position.outcome is None
        position = position.play(move)
    assert (position.outcome is not None) is solved


def light_up(signs: dict[Cell, str]) -> list[set[Cell]]:
    """The cells of the bulbs: one at most in each row between walls, one at least in sight of each cell."""
    free = {cell for cell, sign in signs.items() if sign == "."}
    across, down = {cell: seen(cell, free, 1, 0) for cell in free}, {cell: seen(cell, free, 0, 1) for cell in free}
    demands = [Demand(row, 0, 1) for row in {*across.values(), *down.values()}]
    demands += [Demand(tuple({*across[cell], *down[cell]}), 1, len(free)) for cell in free]
    demands += [Demand(tuple(free.intersection(beside(cell))), int(sign), int(sign))
                for cell, sign in signs.items() if sign.isdigit()]
    return marked(free, demands)


def seen(cell: Cell, free: set[Cell], dx: int, dy: int) -> tuple[Cell, ...]:
    """The cells of a row between walls, in one direction and its opposite."""
    found = {cell}
    for sign in (1, -1):
        x, y = cell[0] + sign * dx, cell[1] + sign * dy
        while (x, y) in free:
            found.add((x, y))
            x, y = x + sign * dx, y + sign * dy
    return tuple(sorted(found))
