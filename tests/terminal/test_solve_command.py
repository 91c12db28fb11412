"""The command that solves puzzles."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from ludoteka import games
from ludoteka.cli import app
from ludoteka.terminal import shelf


@pytest.fixture(autouse=True)
def _real_library(_shelf: None, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("UnknownGame", "load", "names", "playable", "read", "rules_text", "texts"):
        monkeypatch.setattr(shelf, name, getattr(games, name))


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["solve", *arguments])


def facts(*arguments: str) -> dict[str, Any]:
    parsed = json.loads(run(*arguments, "--json").stdout)
    assert isinstance(parsed, dict)
    return parsed


def test_a_whole_solution_and_the_fewest_moves() -> None:
    lines = run("skid", "--level", "Puddle").stdout.splitlines()
    assert lines[0] == "Solved in 4 moves; fewer do not do."
    told = facts("skid", "--level", "1")
    assert (told["answer"], told["length"], told["exact"]) == ("solved", 4, True)
    assert lines[1].split() == told["moves"]


def test_a_hint_is_one_move() -> None:
    assert run("light-up", "--hint").stdout.startswith("Next: bulb-")
    assert len(facts("light-up", "--hint")["moves"]) == 1


def test_from_a_position_from_which_nothing_helps() -> None:
    sudoku = games.load("sudoku").start(level=1)
    right = facts("sudoku")["moves"]
    wrong = next(move.text for move in sudoku.moves() if move.text not in right)
    result = run("sudoku", "--position", str(sudoku.play(wrong)))
    assert (result.exit_code, result.stdout) == (1, "It cannot be solved.\n")


def test_all_levels() -> None:
    told = facts("alice-maze", "--all")
    assert [level["length"] for level in told["levels"]] == [level["says"] for level in told["levels"]]
    result = run("alice-maze", "--all")
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == 15


def test_too_little_time() -> None:
    result = run("nurikabe", "--level", "Ocean", "--seconds", "0")
    assert result.exit_code == 1
    assert result.stdout.startswith("No solution was found in 0 s")


@pytest.mark.parametrize("wrong", [("--level", "1"), ("--position", "anything"), ("--hint",)])
def test_all_levels_or_one(wrong: tuple[str, ...]) -> None:
    result = run("alice-maze", "--all", *wrong)
    assert result.exit_code == 2
    assert "--all solves every level" in result.stderr


@pytest.mark.parametrize("seconds", ["nan", "inf", "-1"])
def test_a_time_that_no_clock_shows(seconds: str) -> None:
    assert run("skid", "--seconds", seconds).exit_code == 2


@pytest.mark.parametrize("arguments", [("hex",), ("tic-tac-toe", "--all")])
def test_only_puzzles_are_solved(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert "only puzzles are solved" in result.stderr


def test_what_is_hidden_is_used_and_said_to_be() -> None:
    lines = run("pexeso").stdout.splitlines()
    assert lines[0].startswith("Solved in 12 moves")
    assert lines[-1] == "(With everything that is hidden known.)"
