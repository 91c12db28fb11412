"""Worlds known in part: what is surely so and what may be."""

from __future__ import annotations

import pytest

from ludoteka.language import form
from ludoteka.machine.position import TextPosition
from ludoteka.opponents.solving.board import Board
from ludoteka.opponents.solving.budget import Budget
from ludoteka.opponents.solving.demands import Splitting
from ludoteka.opponents.solving.possible_sets import FALSE, TRUE, UNKNOWN
from ludoteka.opponents.solving.possible_values import compared
from ludoteka.opponents.solving.runs import can_be_runs
from ludoteka.opponents.solving.toggling import fewest
from ludoteka.opponents.solving.worlds import World, one, span, values
from tests.games.puzzles.levels import drawn


def test_a_world_goes_back_to_where_it_was() -> None:
    position = drawn("hitori", "1 2\n2 1")
    world = World(position.machine.layout, position.run.state, {0: span(0, 1)})
    before = list(world.left), {base: dict(column.may) for base, column in world.columns.items()}
    world.put(0, one(1))
    assert world.having(0, 1, 1) == (1, 1)
    world.back_to(0)
    assert world.having(0, 1, 1) == (0, 1)
    assert world.left == before[0]
    assert {base: {value: items for value, items in column.may.items() if items}
            for base, column in world.columns.items()} == before[1]


@pytest.mark.parametrize(("op", "left", "right", "answer"), [
    ("=", span(1, 3), span(4, 5), FALSE), ("=", one(2), one(2), TRUE), ("=", span(1, 3), one(2), UNKNOWN),
    (">", span(3, 4), span(1, 2), TRUE), (">", span(1, 2), span(2, 3), FALSE), (">", span(1, 3), one(2), UNKNOWN),
    (">=", span(2, 4), span(1, 2), TRUE), ("!=", span(1, 3), span(4, 5), TRUE),
])
def test_comparisons_of_what_is_not_quite_known(op: str, left: int, right: int, answer: int) -> None:
    assert compared(op, left, right) == answer  # type: ignore[arg-type]  # the parameters are plain text


@pytest.mark.parametrize(("must", "may", "lengths", "possible"), [
    ("......", "######", (2, 3), True), ("......", "######", (3, 3), False), ("..#...", "######", (2, 3), False),
    (".#....", ".#####", (2, 2), True), ("......", "##.###", (3,), True), ("......", "##.##.", (3,), False),
    ("#.....", "######", (), False), ("......", "######", (), True),
])
def test_runs_that_can_still_be(must: str, may: str, lengths: tuple[int, ...], possible: bool) -> None:
    beside = [sum(1 << near for near in (cell - 1, cell + 1) if 0 <= near < 6) for cell in range(6)]
    masks = [sum(1 << cell for cell, sign in enumerate(row) if sign == "#") for row in (must, may)]
    assert can_be_runs(masks[0], masks[1], lengths, beside) is possible


def test_the_fewest_moves_of_equations_with_freedom() -> None:
    # x + y + z = 1 is solved by any one of the three.
    assert (fewest([0b1111], 3) or 0).bit_count() == 1
    assert fewest([0b1011, 0b0011], 3) is None


def test_the_possible_values_come_from_the_moves() -> None:
    position: TextPosition = drawn("sudoku", "\n".join(["1 2 3 4 5 6 7 8 ."] + [". . . . . . . . ."] * 8))
    board = Board(position, Budget())
    free = board.layout.base["cell.digit"] + 8
    assert values(board.left[free]) == [0, 9]
    assert len(board.left) == 81 - 8


def test_demands_are_as_small_as_the_rules_allow() -> None:
    position = drawn("kakuro", "# 3\\ 4\\\n\\4 . .\n\\3 . .")
    board = Board(position, Budget())
    demands = Splitting(board.judge, board.world).demands(position.machine.description.end)
    touched = []
    for demand in demands:
        board.world.touched = 0
        demand.ask(board.world)
        touched.append(board.world.touched.bit_count())
    assert sorted(touched) == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]


@pytest.mark.parametrize("cell", [-1, 0, 3])
def test_the_number_of_a_cell_or_of_none_is_that_of_the_rules(cell: int) -> None:
    position = drawn("hitori", "1 2\n2 1")
    board, of = Board(position, Budget()), form.Num(cell)
    for node in (form.PositionOf(of), form.LineNumber("row", of), form.LineNumber("column", of)):
        value = position.machine.values.value(node)(position.run, [0])
        assert board.judge.number(node)(board.world, [one(0)]) == one(value)
