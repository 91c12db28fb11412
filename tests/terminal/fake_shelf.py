"""A library of two games written in Python, in the place of the real one."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from pathlib import Path

from ludoteka.core import Game
from ludoteka.games.library import BadGame, GameFiles
from ludoteka.language import check
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

    def form(self, key: str, form: str, **values: object) -> str | None:
        """Nothing."""
        return None


def load(name: str) -> Game:
    """A game of the shelf."""
    if name not in GAMES:
        raise UnknownGame(name)
    return GAMES[name][0]


def rules_text(name: str) -> str:
    """The rules of a game of the shelf."""
    load(name)
    return GAMES[name][1]


def read(path: Path) -> Game:
    """Tic-tac-toe from any file that begins as a game does."""
    text = path.read_text()
    if not text.startswith("game "):
        raise BadGame("not right yet", check(text).diagnostics, GameFiles(path))
    return TicTacToe()


def texts(name: str, language: str) -> Texts:
    """The texts of a game of the shelf."""
    return Texts(GAMES[name][0].title, f"About {name}.", CZECH if language == "cs" else {})


def names() -> tuple[str, ...]:
    """The games of the shelf."""
    return tuple(GAMES)


playable = names
