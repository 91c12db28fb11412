"""Whether chance was honest, said by a command."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import dedent

import pytest
from typer.testing import CliRunner

from ludoteka import games
from ludoteka.cli import app
from ludoteka.core import CHANCE, Position, Record, commitment, lot
from ludoteka.terminal import shelf
from tests.machine.chance import PIG
from tests.machine.small import game


@pytest.fixture(autouse=True)
def _library(monkeypatch: pytest.MonkeyPatch, _shelf: None) -> None:
    """The real library: its games are read from texts."""
    for name in ("UnknownGame", "load", "names", "playable", "read", "rules_text", "texts"):
        monkeypatch.setattr(shelf, name, getattr(games, name))


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    """Rules with chance, and the record of a match by them."""
    rules = tmp_path / "pig.game"
    rules.write_text(dedent(PIG).strip("\n") + "\n", encoding="utf-8")
    position: Position = game(PIG).start()
    record, number = Record("pig", game(PIG).version, seed=2**100), 0
    for _ in range(12):
        if position.chooser is CHANCE:
            move = lot(position, record.seed, number).text
            number += 1
        else:
            move = "roll"
        position, record = position.play(move), record.with_move(move)
    kept = tmp_path / "match.record"
    kept.write_text(str(record), encoding="utf-8")
    return rules, kept


def _verified(*arguments: object) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["verify", *map(str, arguments), "--language", "en"])
    return result.exit_code, result.output


def test_an_honest_record_is_said_to_be_so(files: tuple[Path, Path]) -> None:
    """With the number of decisions, and that the seed was promised."""
    rules, record = files
    code, said = _verified(record, "--game", rules, "--commitment", commitment(2**100))
    assert (code, said) == (0, "Chance decided 6 times, always as the seed says.\n")


def test_a_roll_that_was_changed_is_found(files: tuple[Path, Path]) -> None:
    """With its number and what it should be."""
    rules, record = files
    lines = record.read_text(encoding="utf-8").splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("2. "))
    true = lines[place].removeprefix("2. ")
    lines[place] = f"2. {'6' if true != '6' else '5'}"
    record.write_text("\n".join(lines[:place + 1]) + "\n", encoding="utf-8")
    code, said = _verified(record, "--game", rules)
    assert code == 1
    assert f"but the seed says '{true}'" in said
    found = CliRunner().invoke(app, ["verify", str(record), "--game", str(rules), "--json"])
    assert json.loads(found.output) == {
        "decisions": 1, "wrong": [2], "commitment": True, "seed": True, "version": True, "outcome": None}


def test_a_record_without_a_seed_or_of_other_rules_is_said_to_be_so(files: tuple[Path, Path]) -> None:
    """It is compared all the same."""
    rules, record = files
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace(f"version: {game(PIG).version}", "version: 1.00000000"), encoding="utf-8")
    code, said = _verified(record, "--game", rules)
    assert code == 0
    assert f"by version 1.00000000 of the rules, and was compared by version {game(PIG).version}" in said
    record.write_text(text.replace(f"seed: {2**100}\n", ""), encoding="utf-8")
    assert "The record names no seed; it was compared with the seed 0." in _verified(record, "--game", rules)[1]


def test_another_seed_than_the_promised_one_is_found(files: tuple[Path, Path]) -> None:
    """Though every roll fits it."""
    rules, record = files
    code, said = _verified(record, "--game", rules, "--commitment", commitment(7))
    assert (code, said) == (1, "The seed of the record is not the one that was promised at the start.\n")


def test_a_record_that_cannot_be_played_is_refused(files: tuple[Path, Path]) -> None:
    """With the number of the move."""
    rules, record = files
    record.write_text("ludoteka record 1\ngame: pig\nseed: 1\n1. roll\n2. 9\n", encoding="utf-8")
    code, said = _verified(record, "--game", rules)
    assert code == 2
    assert "move 2" in said


def test_nothing_is_wrong_where_chance_has_no_say(tmp_path: Path) -> None:
    """As in most games."""
    record = tmp_path / "noughts.record"
    record.write_text("ludoteka record 1\ngame: tic-tac-toe\nseed: 1\n1. b2\n", encoding="utf-8")
    assert _verified(record) == (0, "Chance decided nothing in this match.\n")


def test_how_a_match_of_a_series_ended_is_told(tmp_path: Path) -> None:
    """In words and for programs."""
    record = Record("tic-tac-toe", "1", moves=("b2", "a1", "b1", "a2", "b3"))
    series = tmp_path / "records.jsonl"
    series.write_text(json.dumps({"match": 3, "record": str(record)}) + "\n", encoding="utf-8")
    code, said = _verified(f"{series}:3")
    assert code == 0
    assert said.splitlines()[-1] == "X wins."
    told = CliRunner().invoke(app, ["verify", f"{series}:3", "--json"])
    assert json.loads(told.output)["outcome"]["ranks"] == [1, 2]
    assert "Say which match of the series is meant, up to 3" in _verified(series)[1]
    converted = CliRunner().invoke(app, ["convert", f"{series}:3", "--to", "position"])
    assert "X" in converted.output
