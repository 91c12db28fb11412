"""Matches, positions and levels from our texts into the notations of their games, and back."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteka as lt
from ludoteka import games
from ludoteka.terminal import shelf
from tests.terminal.test_commands import facts, refusal, run


@pytest.fixture(autouse=True)
def _library(monkeypatch: pytest.MonkeyPatch, _shelf: None) -> None:
    """The real library: notations belong to real games."""
    for name in ("UnknownGame", "load", "names", "playable", "rules_text", "texts"):
        monkeypatch.setattr(shelf, name, getattr(games, name))


def written(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def converted(*arguments: str) -> str:
    result = run("convert", *arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_match_of_chess_there_and_back(tmp_path: Path) -> None:
    pgn = written(tmp_path, "game.pgn", '[White "Ann"]\n\n1. e4 e5 2. Nf3 *\n')
    record = written(tmp_path, "game.record", converted(pgn))
    assert lt.read_record(Path(record).read_text()).moves == ("e2-e4", "e7-e5", "g1-f3")
    assert converted(record, "--to", "pgn").endswith("1. e4 e5 2. Nf3 *\n")
    assert converted(record, "--to", "fen") == "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\n"
    position = written(tmp_path, "game.position", converted(record, "--to", "position"))
    assert converted(position) == converted(record, "--to", "fen")
    assert facts("convert", record)["text"] == converted(record)
    assert converted(pgn, "--to", "fen") == converted(record, "--to", "fen")
    assert converted(pgn, "--to", "pgn").endswith("1. e4 e5 2. Nf3 *\n")


def test_levels_and_positions(tmp_path: Path) -> None:
    levels = written(tmp_path, "mine.xsb", "One\n#####\n#@$.#\n#####\n")
    assert converted(levels, "--game", "sokoban") == "level One\n  #####\n  #@$.#\n  #####\n"
    level = written(tmp_path, "one.xsb", "#####\n#@$.#\n#####\n")
    assert converted(level, "--to", "position").startswith("ludoteka position 1\ngame: sokoban\ndrawing\n  |#####|\n")
    assert converted(level, "--to", "xsb") == "#####\n#@$.#\n#####\n"
    out = tmp_path / "levels.game"
    assert converted(level, "--output", str(out)) == ""
    assert out.read_text().startswith("level Level 1\n")


@pytest.mark.parametrize(("name", "text", "more", "said"), [
    ("a.pgn", "1. e4 e5 2. Ke3", (), "a.pgn: line 1: column 13: 'Ke3' is not a legal move here"),
    ("a.sgf", "(;SZ[9];B[cc]", (), "the last bracket is not closed"),
    ("a.doc", "what", (), "say it with --game"),
    ("a.pgn", "1. e4 *", ("--to", "levels"), "cannot be brought into the notation 'levels'; there is: fen, pgn,"),
    ("a.fen", "8/8/8/8 w", (), "a position begins with"),
    ("a.record", "ludoteka record 1\ngame: chess\n1. e2-e5\n", (), "move 1: 'e2-e5' is not a legal move"),
    ("a.record", "ludoteka record 1\ngame: chess\n", ("--to", "sgf"), "Chess has no notation 'sgf'; it has: fen, pgn"),
    ("a.record", "ludoteka record 1\ngame: othello\n", (), "cannot be brought into the notation"),
])
def test_what_cannot_be_converted(tmp_path: Path, name: str, text: str, more: tuple[str, ...], said: str) -> None:
    assert said in refusal("convert", written(tmp_path, name, text), *more)
