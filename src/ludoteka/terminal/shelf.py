"""Games taken from the library or read from a file, with their texts."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from ludoteka.core import Game
from ludoteka.games import BadGame, Texts, UnknownGame, load, names, playable, read, rules_text, texts
from ludoteka.games.library import RULES, files_of
from ludoteka.terminal.complaint import Complaint, did_you_mean, read_text
from ludoteka.terminal.words import Words


class GameTexts(Protocol):
    """A game's own words in one language."""

    @property
    def title(self) -> str:
        """What the game is called."""

    @property
    def summary(self) -> str:
        """What it is about, in a sentence or two."""

    def name(self, key: str) -> str:
        """The name of a piece, a seat or a word."""

    def message(self, key: str, /) -> str | None:
        """A longer text, such as 'how-to-play'; None where the game has none."""

    def form(self, key: str, form: str, **values: object) -> str | None:
        """Another form of a name; None where the game has none."""


@dataclass(frozen=True, slots=True)
class PlainTexts:
    """The texts of a game that brings none: its own English words."""

    title: str
    summary: str = ""

    def name(self, key: str) -> str:
        """The key itself."""
        return key

    def message(self, key: str, /) -> str | None:
        """Nothing."""
        return None

    def form(self, key: str, form: str, **values: object) -> str | None:
        """Nothing."""
        return None


@dataclass(frozen=True, slots=True)
class Opened:
    """A game ready to be played: the rules, their text, and the words to speak of it."""

    game: Game
    texts: GameTexts
    rules: str


def titles(words: Words) -> dict[str, str]:
    """The titles of all games of the library, and of the games in their themes, by their names."""
    return {name: texts(name, words.language).title for name in playable()}


def load_game(name: str) -> Game | None:
    """A game that is known to be in the library; None where its text is being worked on."""
    try:
        return load(name)
    except BadGame:
        return None


def game_texts(name: str, words: Words) -> GameTexts:
    """The texts of a game that is known to be in the library."""
    return texts(name, words.language)


def open_game(name: str, words: Words) -> Opened:
    """The game of that file or folder, or of that name in the library."""
    if _is_path(name):
        return _open_file(Path(name), words)
    rules = rules_of(name, words)
    try:
        return Opened(load(name), texts(name, words.language), rules)
    except BadGame as error:
        raise _complaint(name, error, words) from None


def source_of(name: str) -> str | Path:
    """Where other processes find the game that is opened by this name."""
    return Path(name).absolute() if _is_path(name) else name


def rules_of(name: str, words: Words) -> str:
    """The text of a game's rules, whether or not it can be played."""
    if _is_path(name):
        return read_text(files_of(Path(name)).rules, words)
    try:
        return rules_text(name)
    except UnknownGame as error:
        known = error.suggestions or names()
        raise Complaint(words("no-such-game", game=name) + did_you_mean(name, known, words)) from None


def kind_of(game: Game, own: GameTexts, words: Words) -> str:
    """What kind of game it is, in its own words or by the number of its players."""
    if game.seat_counts == (1,):
        counted = words("kind-puzzle")
    else:
        counted = words("kind-two" if game.seat_counts == (2,) else "kind-many")
    return own.message("kind") or counted


def seats_of(game: Game) -> str:
    """The numbers of seats: '2', '2–4', '2, 4'."""
    counts = game.seat_counts
    if len(counts) > 2 and counts == tuple(range(counts[0], counts[-1] + 1)):
        return f"{counts[0]}–{counts[-1]}"
    return ", ".join(map(str, counts))


def _open_file(path: Path, words: Words) -> Opened:
    rules = files_of(path).rules
    text = read_text(rules, words)
    try:
        game = read(path)
    except BadGame as error:
        raise _complaint(str(path), error, words) from None
    return Opened(game, _texts_beside(rules, game.title, words), text)


def _texts_beside(rules: Path, title: str, words: Words) -> GameTexts:
    """The texts that an author keeps beside the rules, in the asked language or in English."""
    for language in (words.language, "en"):
        path = rules.with_name(f"{language}.ftl")
        if rules.name == RULES and path.is_file():
            return Texts(title, language, read_text(path, words))
    return PlainTexts(title)


def _complaint(name: str, error: BadGame, words: Words) -> Complaint:
    return Complaint("\n".join([words("bad-game", file=name), *(error.told or [str(error)])]))


def _is_path(name: str) -> bool:
    """Whether a file or folder is meant; an author's own folder comes before a game of the library."""
    return name.endswith(".game") or "/" in name or "\\" in name or (Path(name) / RULES).is_file()
