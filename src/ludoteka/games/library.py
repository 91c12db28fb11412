"""Finding and loading games: those of the library by id, an author's own by path."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from pathlib import Path

from ludoteka.core import Game, Notation
from ludoteka.language import Diagnostic, check
from ludoteka.machine import TextGame, setup_faults

FOLDER = Path(__file__).parent
RULES, LEVELS = "rules.game", "levels.game"
MOST_BYTES = 4_000_000
"""Bytes of a file worth reading; the checker refuses much shorter texts with a message."""


class UnknownGame(LookupError):
    """The library has no game of that name; `suggestions` has those that are nearest."""

    def __init__(self, id: str) -> None:
        self.suggestions = tuple(get_close_matches(id.lower(), playable(), n=3, cutoff=0.5))
        meant = f"; did you mean {' or '.join(self.suggestions)}?" if self.suggestions else ""
        super().__init__(f"there is no game '{id}' in the library{meant}")


@dataclass(frozen=True, slots=True)
class GameFiles:
    """Where a game is written: its rules, and its levels where they stand in a file of their own."""

    rules: Path
    levels: Path | None = None

    def holding(self, one: Diagnostic) -> Path:
        """The file that a message is about."""
        if one.part not in ("rules", "levels"):
            return self.rules.parent / one.part
        return self.levels if one.part == "levels" and self.levels is not None else self.rules

    def tables(self) -> dict[str, str]:
        """The tables beside the rules, by the names of their files; what is no text is marked, for the checker."""
        return {path.name: text_of(path, "replace") for path in sorted(self.rules.parent.glob("*.csv"))}


class BadGame(ValueError):
    """A text is not a playable game; `diagnostics` say why, and `told` also where: 'mine/levels.game:3:1: …'."""

    def __init__(self, message: str, diagnostics: tuple[Diagnostic, ...] = (), files: GameFiles | None = None) -> None:
        self.diagnostics = diagnostics
        self.told = tuple(f"{files.holding(one)}:{one.line}:{one.column}: {one.message}"
                          for one in diagnostics) if files is not None else ()
        super().__init__(message)


_added: dict[str, tuple[Game, Path]] = {}
"""Games that are no texts, with their folders."""


def add(game: Game, folder: Path) -> None:
    """Take a game written in Python into the library. Its folder has rules to read, card, words and art as others."""
    _added[game.id] = game, folder
    names.cache_clear()
    playable.cache_clear()


@cache
def names() -> tuple[str, ...]:
    """The ids of all playable games in the library."""
    return tuple(sorted({*_added, *(path.parent.name for path in FOLDER.glob(f"*/{RULES}") if not _waits(path))}))


def _waits(path: Path) -> bool:
    """Texts that are checked already but need parts of the language that no machine runs yet."""
    return (path.parent / "waiting").exists()


@cache
def themes(id: str) -> tuple[str, ...]:
    """The themes of a game: other pictures, words and levels for the same rules."""
    return tuple(sorted(path.parent.name for path in (FOLDER / id).glob("themes/*/en.ftl")))


@cache
def playable() -> tuple[str, ...]:
    """Everything that can be played: each game, and after it the game in each of its themes ('sudoku:children')."""
    return tuple(one for id in names() for one in (id, *(f"{id}:{theme}" for theme in themes(id))))


def folder(id: str) -> Path:
    """A game's folder, where its rules are."""
    return folders(id)[-1]


def folders(id: str) -> tuple[Path, ...]:
    """Where to look for what a game shows and says: the folder of its theme, where it has one, then its own."""
    game, _, theme = id.partition(":")
    if id not in playable():
        raise UnknownGame(id)
    own = _added[game][1] if game in _added else FOLDER / game
    return (own / "themes" / theme, own) if theme else (own,)


def art(id: str) -> dict[str, Path]:
    """The pictures of a game by their names; a theme's own come before those of the game."""
    return {path.stem: path for place in reversed(folders(id)) for path in sorted((place / "art").glob("*.svg"))}


@cache
def load(id: str) -> Game:
    """A game of the library, in a theme where the id names one."""
    if id in _added:
        return _added[id][0]
    own = (place / LEVELS for place in folders(id))
    return _make(GameFiles(folder(id) / RULES, next((path for path in own if path.is_file()), None)), id)


def read(path: str | Path) -> TextGame:
    """A game from a file (with `levels.game` beside it, if there is one) or from its folder."""
    files = files_of(Path(path))
    named = files.rules.name != RULES
    game = _make(files, files.rules.stem if named else files.rules.resolve().parent.name)
    # Games of the library are tried out by its tests.
    if faults := setup_faults(game.description):
        raise _refused(files, faults, faults)
    return game


def files_of(path: Path) -> GameFiles:
    """The files of an author's own game, by its folder, its rules or the levels beside them."""
    rules = path / RULES if path.is_dir() else path
    if rules.name == LEVELS and rules.with_name(RULES).is_file():
        rules = rules.with_name(RULES)
    levels = rules.parent / LEVELS
    return GameFiles(rules, levels if levels != rules and levels.is_file() else None)


def rules_text(id: str) -> str:
    """The rules as written."""
    return text_of(folder(id) / RULES)


def text_of(path: Path, errors: str = "strict") -> str:
    """The text of a file; raises BadGame in words when it cannot be read.

    `errors` says what is done with bytes that are no text, as in Python's own reading.
    """
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadGame(f"{path} is too large to be a game")
        return path.read_text(encoding="utf-8", errors=errors)
    except UnicodeDecodeError:
        raise BadGame(f"{path} is not a text in UTF-8") from None
    except OSError as wrong:
        raise BadGame(f"{path} cannot be read: {wrong.strerror or wrong}") from None


def _make(files: GameFiles, id: str) -> TextGame:
    text = text_of(files.rules)
    levels = text_of(files.levels) if files.levels is not None else ""
    tables = files.tables()
    checked = check(text, levels, tables=tables)
    if checked.description is None:
        raise _refused(files, checked.errors, checked.diagnostics)
    used = "".join(tables.values()) if checked.description.table_lines else ""
    return TextGame(checked.description, id, text + levels + used, _notations(files.rules.parent))


def _refused(files: GameFiles, errors: tuple[Diagnostic, ...], found: tuple[Diagnostic, ...]) -> BadGame:
    first = errors[0]
    return BadGame(f"{files.holding(first)}: line {first.line}: {first.message}", found, files)


def _notations(folder: Path) -> tuple[Notation, ...]:
    """The game's own notations, from `notation.py` in its folder of the library."""
    if folder.parent != FOLDER or not (folder / "notation.py").exists():
        return ()
    return tuple(import_module(f"ludoteka.games.{folder.name}.notation").NOTATIONS)
