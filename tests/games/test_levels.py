"""Every level can be solved, and in no fewer moves than it says: solved without the rules, then played by them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ludoteka.core import Level
from ludoteka.games import library
from ludoteka.machine import TextGame
from ludoteka.machine.position import TextPosition
from tests.games import solvers
from tests.games.solvers import Cell, Grid


def text_game(name: str) -> TextGame:
    game = library.load(name)
    assert isinstance(game, TextGame)
    return game


def levels(name: str) -> list[tuple[str, Level]]:
    return [(name, level) for level in library.load(name).levels]


def grid_of(name: str, level: Level) -> Grid:
    """The signs of the level's drawing, from the top."""
    return next(one.cells for one in text_game(name).description.levels if one.name == level.name)


def signs_of(name: str, level: Level) -> dict[Cell, str]:
    return {(x, y): sign for y, row in enumerate(grid_of(name, level)) for x, sign in enumerate(row)}


def cell_name(cell: Cell, height: int) -> str:
    return f"{chr(97 + cell[0])}{height - cell[1]}"


def wins(name: str, level: Level, moves: list[str]) -> bool:
    """Whether these moves, each legal, win the level, and not before the last."""
    position: TextPosition = text_game(name).start(level=level.name)
    for move in moves:
        assert position.outcome is None
        position = position.play(move)
    return position.outcome is not None and position.outcome.results == ("won",)


def case_id(case: tuple[str, Level]) -> str:
    return case[1].name.replace(" ", "_")


@pytest.mark.parametrize("case", levels("lights-out"), ids=case_id)
def test_lights_out(case: tuple[str, Level]) -> None:
    name, level = case
    lit = frozenset(cell for cell, sign in signs_of(name, level).items() if sign == "*")
    pressed = solvers.lights_out(lit)
    assert len(pressed) == level.minimum
    assert wins(name, level, [cell_name(cell, 5) for cell in pressed])


@pytest.mark.parametrize("case", levels("sudoku"), ids=case_id)
def test_sudoku(case: tuple[str, Level]) -> None:
    name, level = case
    given = {cell: int(sign) for cell, sign in signs_of(name, level).items() if sign.isdigit()}
    solutions = solvers.sudoku(given)
    assert len(solutions) == 1, "one solution and no other"
    moves = [f"{cell_name(cell, 9)}-{digit}" for cell, digit in solutions[0].items() if cell not in given]
    assert len(moves) == level.minimum
    assert wins(name, level, moves)


@pytest.mark.parametrize("case", levels("klondike"), ids=case_id)
def test_klondike(case: tuple[str, Level]) -> None:
    name, level = case
    signs = signs_of(name, level)
    strides = {cell: 3 if sign == "T" else int(sign) for cell, sign in signs.items() if sign != "="}
    outside = {cell for cell, sign in signs.items() if sign == "="}
    way = solvers.klondike(strides, outside, next(cell for cell, sign in signs.items() if sign == "T"))
    assert len(way) - 1 == level.minimum
    assert wins(name, level, [cell_name(cell, len(grid_of(name, level))) for cell in way[1:]])


@pytest.mark.parametrize("case", levels("sokoban"), ids=case_id)
def test_sokoban(case: tuple[str, Level]) -> None:
    name, level = case
    signs = signs_of(name, level)
    floor = {cell for cell, sign in signs.items() if sign != "#"}
    goals = {cell for cell, sign in signs.items() if sign in ".*+"}
    boxes = frozenset(cell for cell, sign in signs.items() if sign in "$*")
    way = solvers.sokoban(floor, goals, boxes, next(cell for cell, sign in signs.items() if sign in "@+"))
    assert len(way) - 1 == level.minimum
    assert wins(name, level, [cell_name(cell, len(grid_of(name, level))) for cell in way[1:]])


@pytest.mark.parametrize("case", levels("fifteen"), ids=case_id)
def test_fifteen(case: tuple[str, Level]) -> None:
    name, level = case
    square = tuple(int(sign) if sign.isdigit() else 0 for row in grid_of(name, level) for sign in row)
    way = solvers.fifteen(square)
    assert len(way) - 1 == level.minimum
    moves = []
    for before, after in pairwise(way):
        start, goal = after.index(0), before.index(0)
        moves.append("-".join(cell_name((at % 4, at // 4), 4) for at in (start, goal)))
    assert wins(name, level, moves)
