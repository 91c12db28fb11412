"""Kakuro: every level has one solution and no other, and a move for each of its cells."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from ludoteka.core import Level
from tests.games.puzzles.levels import Cell, cell_name, grid_of, levels, name_of, signs_of, text_game, wins

Run = tuple[int, tuple[Cell, ...]]
"""A sum and the cells that make it."""
Digits = dict[Cell, frozenset[int]]
"""The digits that each cell can still have."""


@pytest.mark.parametrize("level", levels("kakuro"), ids=name_of)
def test_every_level_has_one_solution(level: Level) -> None:
    signs, height = signs_of("kakuro", level), len(grid_of("kakuro", level))
    solutions = kakuro(runs_of(signs))
    assert len(solutions) == 1, "one solution and no other"
    assert set(solutions[0]) == {cell for cell, sign in signs.items() if sign == "."}
    moves = [f"{cell_name(cell, height)}-{digit}" for cell, digit in solutions[0].items()]
    assert len(moves) == level.minimum
    assert wins("kakuro", level, moves)


@pytest.mark.parametrize("level", levels("kakuro"), ids=name_of)
def test_every_line_of_cells_has_its_sum(level: Level) -> None:
    cells = [cell for _, cells in runs_of(signs_of("kakuro", level)) for cell in cells]
    white = [cell for cell, sign in signs_of("kakuro", level).items() if sign == "."]
    assert sorted(cells) == sorted(white * 2), "each cell lies in one sum across and one down"


def test_a_full_board_with_a_wrong_sum_is_lost() -> None:
    position = text_game("kakuro").start(level="First sums")
    for move in "b2-1 c2-2 d2-3 b1-4 c1-5".split():
        position = position.play(move)
    assert {move.text for move in position.moves()} == {"d1-1", "d1-2", "d1-6", "d1-7", "d1-8", "d1-9"}
    position = position.play("d1-6")
    assert position.outcome is not None
    assert position.outcome.results == ("lost",)


def runs_of(signs: dict[Cell, str]) -> list[Run]:
    """The sums of a drawing with their cells: before the stroke those below, after it those to the right."""
    runs: list[Run] = []
    for (x, y), sign in signs.items():
        below, stroke, beside = sign.partition("\\")
        for text, dx, dy in ((below, 0, 1), (beside, 1, 0)) if stroke else ():
            cells: list[Cell] = []
            while signs.get((x + dx * (len(cells) + 1), y + dy * (len(cells) + 1))) == ".":
                cells.append((x + dx * (len(cells) + 1), y + dy * (len(cells) + 1)))
            if text:
                runs.append((int(text), tuple(cells)))
            else:
                assert not cells
    return runs


# ---- the solver: what the sums leave to each cell, then by trying ------------------------------------------------
@cache
def ways(total: int, count: int) -> tuple[frozenset[int], ...]:
    """The sets of so many different digits with that sum."""
    return tuple(frozenset(one) for one in combinations(range(1, 10), count) if sum(one) == total)


def kakuro(runs: list[Run], most: int = 2) -> list[dict[Cell, int]]:
    """The solutions, up to so many."""
    return _solve(runs, {cell: frozenset(range(1, 10)) for _, cells in runs for cell in cells}, most)


def _solve(runs: list[Run], digits: Digits, most: int) -> list[dict[Cell, int]]:
    if not _narrow(runs, digits):
        return []
    unsure = [cell for cell, left in digits.items() if len(left) > 1]
    if not unsure:
        return [{cell: min(left) for cell, left in digits.items()}]
    cell = min(unsure, key=lambda one: len(digits[one]))
    found: list[dict[Cell, int]] = []
    for digit in sorted(digits[cell]):
        found += _solve(runs, digits | {cell: frozenset({digit})}, most - len(found))
        if len(found) >= most:
            break
    return found


def _narrow(runs: list[Run], digits: Digits) -> bool:
    """Leave out all digits that no way to make a sum has; False if a cell has none left."""
    before = -1
    while before != (before := sum(map(len, digits.values()))):
        for total, cells in runs:
            fitting = [way for way in ways(total, len(cells)) if all(way & digits[cell] for cell in cells)
                       and all(any(digit in digits[cell] for cell in cells) for digit in way)]
            possible = frozenset().union(*fitting)
            for cell in cells:
                sure = [digits[other] for other in cells if other != cell and len(digits[other]) == 1]
                digits[cell] = (digits[cell] & possible).difference(*sure)
                if not digits[cell]:
                    return False
    return True


def test_the_solver_finds_both_of_two_solutions() -> None:
    square = runs_of({(0, 0): "#", (1, 0): "4\\", (2, 0): "4\\", (0, 1): "\\4", (1, 1): ".", (2, 1): ".",
                      (0, 2): "\\4", (1, 2): ".", (2, 2): "."})
    assert len(kakuro(square)) == 2
