"""Hints: a move and its reason, for matches and for puzzles."""

from __future__ import annotations

import os

import pytest

import ludoteka as lt
from ludoteka.opponents.hints import Hint, hint
from tests.python_game import TicTacToe


def test_a_win_is_recommended_with_its_reason() -> None:
    now = lt.game("connect-four").start()
    for move in ("a", "g", "b", "g", "c", "e"):
        now = now.play(move)
    found = hint(now, seconds=0.05)
    assert (str(found.move), found.reason) == ("d", "d wins at once.")


def test_the_only_defence_is_recommended_in_czech_too() -> None:
    now = lt.game("tic-tac-toe").start().play("b2").play("a3").play("c3")
    found = hint(now, language="cs", seconds=0.05)
    assert (str(found.move), found.reason) == ("a1", "Všechny ostatní tahy prohrávají; a1 dává 50 % z možné výhry.")


def test_a_game_written_in_python_gets_hints_too() -> None:
    found = hint(TicTacToe().position("XX.\nOO.\n...\nX chooses"), seconds=0.05)
    assert str(found.move) == "c3"


def test_a_puzzle_is_solved() -> None:
    start = lt.game("lights-out").start()
    found = hint(start)
    assert found.move is not None
    assert found.reason == f"{found.move} leads to a solution in 2 moves."
    last = hint(start.play(found.move))
    assert last.reason == f"{last.move} solves it."


def test_a_puzzle_that_cannot_be_solved_any_more_is_told_as_such() -> None:
    start = lt.game("sudoku").start()
    wrong = next(move for move in start.moves() if move.text.startswith("c9") and not move.text.endswith("4"))
    found = hint(start.play(wrong), seconds=5)
    assert found.move is None
    assert found.reason == "It cannot be solved any more."


def test_a_puzzle_whose_solution_is_not_found_in_time_is_told_as_such() -> None:
    found = hint(lt.game("sudoku").start(), seconds=0)
    assert (found.move, found.reason) == (
        None, "It is not known how to go on; no solution was found in the time given.")


@pytest.mark.parametrize(("there", "used"), [(1, 1), (3, 3), (64, 4)])
def test_as_many_cores_think_as_there_are_up_to_four(
        there: int, used: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: set(range(there)), raising=False)
    assert _workers(hint(lt.game("hex").start(), seconds=0.05)) == used


def test_whoever_asks_may_say_how_many_cores_think() -> None:
    assert _workers(hint(lt.game("hex").start(), seconds=0.05, workers=2)) == 2


def _workers(found: Hint) -> int:
    assert found.thought is not None
    return found.thought.considered.workers


def test_hidden_things_are_not_told() -> None:
    """Where nothing is known of the second card, it is not always the right one."""
    found = set()
    for seed in range(4):
        now = lt.game("pexeso").start(seed=seed)
        cards = {cell.name: now.play(cell.name) for cell in now.view(0).boards[0].cells}
        first = cards["a1"]
        second = hint(first, seconds=0.05).move
        assert second is not None
        found.add(_picture(first, "a1") == _picture(cards[second.text], second.text))
    assert found != {True}


def _picture(now: lt.Position, cell: str) -> tuple[str, ...]:
    return next(one.pieces[0].words for one in now.view(0).boards[0].cells if one.name == cell)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_where_nobody_chooses_there_is_no_hint(language: str) -> None:
    over = TicTacToe().position("XXX\nOO.\n...\nO chooses")
    found = hint(over, language=language)
    assert found.move is None
    assert found.reason in ("There is nothing to choose here.", "Tady není co volit.")
