"""A library of two games written in Python, and a data folder of its own for every test."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from ludoteka.core import Game
from ludoteka.language import check
from ludoteka.terminal import shelf
from ludoteka.terminal.match import Match
from ludoteka.terminal.records import Records
from ludoteka.terminal.shelf import Opened, PlainTexts, open_game
from ludoteka.terminal.start import Wishes, start_record
from ludoteka.terminal.wording import Wording
from ludoteka.terminal.words import Words
from tests.python_game import RULES, TicTacToe
from tests.python_puzzle import RULES as FROGS_RULES
from tests.python_puzzle import Frogs

GAMES: dict[str, tuple[Game, str]] = {"tic-tac-toe": (TicTacToe(), RULES), "frogs": (Frogs(), FROGS_RULES)}
CZECH = {"X": "Křížek", "O": "Kolečko", "mark": "značka", "green frog": "zelená žába", "Frog": "Žába"}


class UnknownGame(LookupError):
    """No such game on the shelf."""

    def __init__(self, name: str) -> None:
        self.suggestions = tuple(difflib.get_close_matches(name, GAMES))
        super().__init__(name)


class BadGame(ValueError):
    """A file that is no game yet."""

    def __init__(self, text: str) -> None:
        self.diagnostics = check(text, "x.game").diagnostics
        super().__init__("not right yet")


@dataclass(frozen=True)
class Texts:
    """Czech or English names."""

    title: str
    summary: str
    names: dict[str, str]

    def name(self, key: str) -> str:
        """The translated name."""
        return self.names.get(key, key)

    def message(self, key: str, /) -> str | None:
        """How to play; nothing else."""
        return f"How to play {self.title}." if key == "how-to-play" else None


def load(name: str) -> Game:
    """A game of the shelf."""
    if name not in GAMES:
        raise UnknownGame(name)
    return GAMES[name][0]


def read(path: Path) -> Game:
    """Tic-tac-toe from any file that begins as a game does."""
    text = path.read_text()
    if not text.startswith("game "):
        raise BadGame(text)
    return TicTacToe()


def texts(name: str, language: str) -> Texts:
    """The texts of a game of the shelf."""
    return Texts(GAMES[name][0].title, f"About {name}.", CZECH if language == "cs" else {})


@pytest.fixture(autouse=True)
def _shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    parts: dict[str, Any] = {
        "names": lambda: tuple(GAMES), "load": load, "read": read, "texts": texts, "UnknownGame": UnknownGame,
        "BadGame": BadGame, "rules_text": lambda name: GAMES[name][1],
    }
    for name, part in parts.items():
        monkeypatch.setattr(shelf, name, part)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


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
        game = load(name)
        return Match(game, start_record(game, Wishes(**wishes), len(seats), words), seats)

    return start
