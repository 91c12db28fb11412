"""Puzzles in which each move writes one place: the final board is found by what the rules demand of it."""

from __future__ import annotations

import pytest

from ludoteka.games import library
from ludoteka.language import check
from ludoteka.machine import TextGame
from ludoteka.opponents.solving.answers import NoSolution, Solution
from ludoteka.opponents.solving.solver import solve
from tests.games.puzzles.levels import drawn
from tests.opponents.solving.levels import start, wins

LEVELS = [
    ("blackout", 1), ("hidato", 2), ("hidato", 6), ("hitori", 1), ("hitori", 13), ("kakuro", 2),
    ("kakuro", 13), ("light-up", 2), ("light-up", 13), ("lights-out", 1), ("lights-out", 14), ("netwalk", 1),
    ("netwalk", 14), ("nonograms", 1), ("nonograms", 10), ("numberlink", 2), ("numberlink", 10), ("nurikabe", 1),
    ("nurikabe", 13), ("sudoku", 1), ("sudoku", 15),
]


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_a_level_is_solved_in_the_fewest_moves(name: str, level: int) -> None:
    position = start(name, level)
    answer = solve(position)
    assert isinstance(answer, Solution)
    assert answer.exact
    assert answer.length == library.load(name).levels[level - 1].minimum
    assert wins(position, answer.moves)


@pytest.mark.parametrize(("name", "drawing"), [
    ("hitori", "1 1 1\n1 1 1\n1 1 1"),
    ("nurikabe", "2 2\n. ."),
    ("lights-out", ". . . .\n. * . .\n. . . .\n. . . ."),
    ("nonograms", "_ 2 1\n1 . .\n1 . ."),
    ("light-up", ". 2\n. #"),
    ("kakuro", "# 3\\ 3\\\n\\4 . .\n\\4 . ."),
])
def test_what_cannot_be_solved_is_known_as_such(name: str, drawing: str) -> None:
    assert isinstance(solve(drawn(name, drawing)), NoSolution)


def test_a_wrong_digit_that_stays_makes_a_sudoku_unsolvable() -> None:
    position = start("sudoku", 1)
    right = solve(position)
    assert isinstance(right, Solution)
    cell = right.moves[0].split("-")[0]
    wrong = next(move.text for move in position.moves()
                 if move.text.startswith(f"{cell}-") and move.text not in right.moves)
    assert isinstance(solve(position.play(wrong)), NoSolution)


def test_notes_on_the_way_do_not_hinder() -> None:
    position = start("nonograms", 1).play("c5-dot").play("d5-dot")
    answer = solve(position)
    assert isinstance(answer, Solution)
    assert answer.length == 16
    assert wins(position, answer.moves)


def test_what_was_written_wrongly_is_wiped_off_and_counted() -> None:
    position = start("hidato", 1)
    right = solve(position)
    assert isinstance(right, Solution)
    cell = right.moves[0].split("-")[1]
    wrong = next(move.text for move in position.moves()
                 if move.text.startswith(f"write-{cell}-") and move.text not in right.moves)
    answer = solve(position.play(wrong))
    assert isinstance(answer, Solution)
    assert answer.length == right.length + 1


@pytest.mark.parametrize("rules", [
    "game Endless\nplayers 1\nboard 3 by 3\npiece mark\nturn\n  choose an empty cell\n  put your mark there\n",
    "game Rich\nplayers 1\nboard 1 by 1\npiece mark\nthe game has gold, starting at 2000000000\n"
    "turn\n  choose an empty cell\n  put your mark there\nend\n  if no cell is empty: you win\n",
])
def test_games_that_the_rules_leave_open_do_no_harm(rules: str) -> None:
    checked = check(rules)
    assert checked.description is not None, checked.errors
    answer = solve(TextGame(checked.description, "drawn").start(), seconds=5)
    assert isinstance(answer, Solution) == ("you win" in rules)
