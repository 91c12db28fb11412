"""What is said of the levels of a game, and random Fifteens that can be solved."""

from __future__ import annotations

import random

import pytest

from benchmarks.fifteens import EMPTY, WIDTH, can_be_solved, orders, position
from ludoteka.core import Level
from ludoteka.opponents.solving import NoSolution, Solution, solve
from ludoteka.opponents.solving.levels import SolvedLevel

TWO = ("a", "b")


@pytest.mark.parametrize(("minimum", "exact", "right"), [
    (2, True, True), (2, False, False), (3, True, False), (0, True, True), (0, False, True)])
def test_the_fewest_moves_that_a_level_names_have_to_be_proven(minimum: int, exact: bool, right: bool) -> None:
    level = Level("Pond", minimum=minimum)
    assert SolvedLevel(1, level, Solution(TWO, exact, 9), 0.1).right is right
    assert not SolvedLevel(1, level, NoSolution(9), 0.1).right


def test_where_something_is_hidden_the_moves_have_to_be_as_many() -> None:
    assert SolvedLevel(1, Level("Pond", minimum=2), Solution(TWO, False, 9), 0.1, hides=True).right
    assert not SolvedLevel(1, Level("Pond", minimum=3), Solution(TWO, False, 9), 0.1, hides=True).right


def test_random_fifteens_can_be_solved_and_differ() -> None:
    drawn = list(orders(20, seed=1))
    assert all(map(can_be_solved, drawn))
    assert len(set(map(tuple, drawn))) == 20
    assert drawn == list(orders(20, seed=1))


def test_slides_never_change_whether_a_fifteen_can_be_solved() -> None:
    rng = random.Random(1)
    for blocks in orders(3, seed=2):
        gap = blocks.index(EMPTY)
        for _ in range(40):
            beside = [place for place in (gap - 1, gap + 1) if place // WIDTH == gap // WIDTH]
            slid = rng.choice([place for place in (gap - WIDTH, *beside, gap + WIDTH) if 0 <= place < EMPTY])
            blocks[gap], blocks[slid], gap = blocks[slid], EMPTY, slid
            assert can_be_solved(blocks)


@pytest.mark.parametrize(("blocks", "length"), [
    ([*range(1, 12), 16, 13, 14, 15, 12], 1), ([*range(1, 11), 16, 12, 13, 14, 11, 15], 2)])
def test_a_fifteen_that_can_be_solved_is(blocks: list[int], length: int) -> None:
    assert can_be_solved(blocks)
    answer = solve(position(blocks), seconds=20)
    assert isinstance(answer, Solution)
    assert (answer.length, answer.exact) == (length, True)
