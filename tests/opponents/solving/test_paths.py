"""Puzzles in which the way matters, solved in native code and by the interpreter."""

from __future__ import annotations

import random

import pytest

from ludoteka.games import library
from ludoteka.machine.position import TextPosition
from ludoteka.native import available
from ludoteka.opponents.solving import NoSolution, Solution, Unknown, hint, paths, solve
from ludoteka.opponents.solving.astar import shortest
from ludoteka.opponents.solving.budget import Budget, OutOfBudget
from ludoteka.opponents.solving.counting import least_moves
from ludoteka.opponents.solving.deep import any_solution
from ludoteka.opponents.solving.estimates import NEVER, estimate_of
from ludoteka.opponents.solving.paths import Puzzle
from ludoteka.opponents.solving.worlds import Unjudged
from tests.games.puzzles.levels import drawn
from tests.opponents.solving.levels import start, wins
from tests.python_puzzle import Frogs

needs_native = pytest.mark.skipif(not available(), reason="there is no native code")
SMALL = [("alice-maze", 14), ("fullboard", 3), ("klondike", 5), ("maze", 3), ("same-to-same", 14), ("skid", 13),
         ("sokoban", 2), ("tilt", 9), ("victorian-puzzle", 3), ("fifteen", 4), ("knights-tour", 1)]
LARGE = [("fifteen", 9), ("fullboard", 14), ("klondike", 14), ("knights-tour", 10), ("peg-solitaire", 7),
         ("sokoban", 11), ("tilt", 12), ("victorian-puzzle", 14)]
MIXED = """
2 3 4 13
9 1 6 7
. 15 10 14
12 5 11 8
"""


@pytest.mark.parametrize(("name", "level"), [*SMALL, *(pytest.param(*one, marks=needs_native) for one in LARGE)])
def test_a_level_is_solved_in_the_fewest_moves(name: str, level: int) -> None:
    position = start(name, level)
    answer = solve(position)
    assert isinstance(answer, Solution)
    assert answer.exact
    assert answer.length == library.load(name).levels[level - 1].minimum
    assert wins(position, answer.moves)


@pytest.mark.parametrize(("name", "level"), [("sokoban", 3), ("tilt", 7), ("fullboard", 15)])
def test_without_native_code_it_is_the_same(name: str, level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "available", lambda: False)  # only the last one is not solved at the first look
    answer = solve(start(name, level))
    assert isinstance(answer, Solution)
    assert answer.length == library.load(name).levels[level - 1].minimum


def test_a_game_written_in_python_is_solved() -> None:
    answer = solve(position := Frogs().start(level="Five"))
    assert isinstance(answer, Solution)
    assert answer.exact
    assert answer.length == 8
    assert wins(position, answer.moves)


@needs_native
@pytest.mark.parametrize("drawing", [
    "######\n#@ $ #\n#  ..#\n#  $ #\n######",   # a box along the upper wall never leaves it
    "#####\n#.@$#\n#   #\n#####",
])
def test_boxes_that_can_never_come_to_a_goal_are_seen_at_once(drawing: str) -> None:
    position = drawn("sokoban", drawing)
    assert estimate_of(position).of(position.run.state) == NEVER
    answer = solve(position)
    assert isinstance(answer, NoSolution)
    assert answer.examined == 0


@needs_native
def test_a_fifteen_that_was_thoroughly_mixed_is_solved_in_the_fewest_moves() -> None:
    position = drawn("fifteen", MIXED)
    answer = solve(position)
    assert isinstance(answer, Solution)
    assert (answer.length, answer.exact) == (44, True)
    assert wins(position, answer.moves)


@needs_native
def test_a_half_of_all_fifteens_cannot_be_solved_and_time_does_not_tell() -> None:
    position = drawn("fifteen", "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 15 14 .")
    assert isinstance(solve(position, seconds=1), Unknown)


def test_the_hint_is_the_first_move_of_a_solution() -> None:
    assert hint(start("maze", 1)) in {move.text for move in start("maze", 1).moves()}
    assert isinstance(hint(drawn("skid", "S . # G")), NoSolution)


def test_a_search_can_be_stopped() -> None:
    assert isinstance(solve(start("fifteen", 13), stop=lambda: True), Unknown)
    with pytest.raises(OutOfBudget):
        shortest(start("fifteen", 13), lambda position: 0, Budget(most=10))


def test_only_games_for_one_are_solved() -> None:
    with pytest.raises(ValueError, match="only games for one"):
        solve(library.load("tic-tac-toe").start())


def test_straight_down_finds_some_solution() -> None:
    position = start("knights-tour", 2)
    moves = any_solution(position, Budget())
    assert moves is not None
    assert wins(position, moves)
    assert any_solution(drawn("skid", "S . # G"), Budget()) is None


@pytest.mark.parametrize("name", ["fifteen", "maze", "skid", "sokoban", "victorian-puzzle"])
def test_an_estimate_never_says_too_much(name: str) -> None:
    position = start(name, 1 if name == "maze" else 3)
    assert isinstance(position, TextPosition)
    estimate = estimate_of(position)
    answer = solve(position)
    assert isinstance(answer, Solution)
    for left in range(answer.length, 0, -1):
        assert 0 < estimate.of(position.run.state) <= left
        position = position.play(answer.moves[answer.length - left])
    assert estimate.of(position.run.state) == 0


@pytest.mark.parametrize("name", ["peg-solitaire", "klondike", "lights-out"])
def test_no_estimate_where_the_moves_do_more_than_shift_pieces(name: str) -> None:
    position = start(name, 1)
    assert isinstance(position, TextPosition)
    with pytest.raises(Unjudged):
        estimate_of(position)


@pytest.mark.parametrize(("name", "missing"), [("knights-tour", 7), ("peg-solitaire", 5), ("sudoku", 36), ("maze", 0)])
def test_counting_says_what_is_missing(name: str, missing: int) -> None:
    position = start(name, 1)
    assert isinstance(position, TextPosition)
    assert least_moves(position) == missing
    if missing:
        assert least_moves(position.play(0)) == missing - 1


@needs_native
def test_groups_of_pieces_estimate_no_less_than_single_ones_and_never_too_much() -> None:
    import numpy as np

    from ludoteka.opponents.solving.native_estimates import estimated, flat

    position = start("fifteen", 12)
    assert isinstance(position, TextPosition)
    estimate = Puzzle.of(position).estimate
    assert estimate is not None
    arrays, rng = flat(estimate), random.Random(3)
    rows = np.zeros(len(arrays.first), np.int64)
    for _ in range(30):
        state = position.run.state
        assert estimate.of(state) <= estimated(np.array(state, np.int32), arrays, rows)
        position = position.play(rng.randrange(len(position.moves())))
    solved = start("fifteen", 5)
    answer = solve(solved)
    assert isinstance(answer, Solution)
    assert isinstance(solved, TextPosition)
    assert estimated(np.array(solved.run.state, np.int32), arrays, rows) <= answer.length
