"""A library of two games and a data folder of its own for every test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteka.opponents.search import mind
from ludoteka.terminal import shelf
from ludoteka.terminal.match import Match
from ludoteka.terminal.records import Records
from ludoteka.terminal.shelf import Opened, PlainTexts, open_game
from ludoteka.terminal.start import Wishes, start_record
from ludoteka.terminal.wording import Wording
from ludoteka.terminal.words import Words
from tests.terminal import fake_shelf


@pytest.fixture(autouse=True)
def _shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("UnknownGame", "load", "names", "playable", "read", "rules_text", "texts"):
        monkeypatch.setattr(shelf, name, getattr(fake_shelf, name))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    # Computers think through the interpreter: nothing has to be compiled first.
    monkeypatch.setattr(mind, "available", lambda: False)


@pytest.fixture
def words() -> Words:
    """English."""
    return Words("en")


@pytest.fixture
def wording(words: Words) -> Wording:
    """Tic-tac-toe in English."""
    return Wording(words, PlainTexts("Tic-tac-toe"))


@pytest.fixture
def records(tmp_path: Path) -> Records:
    """The folder of records that commands use too."""
    return Records(tmp_path / "data" / "ludoteka" / "records")


@pytest.fixture
def opened(words: Words) -> Callable[[str], Opened]:
    """Takes a game from the shelf."""
    return lambda name: open_game(name, words)


@pytest.fixture
def new_match(words: Words) -> Callable[..., Match]:
    """Starts a match: new_match("frogs", "person", level="Five")."""
    def start(name: str, *seats: str, **wishes: Any) -> Match:
        game = fake_shelf.load(name)
        return Match(game, start_record(game, Wishes(**wishes), len(seats), words), seats)

    return start
