"""The command that translates between our texts and the notations that games have elsewhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from ludoteka.core import Game, Notation, read_record
from ludoteka.games import folder, names
from ludoteka.terminal.commands.frame import JsonOption, LanguageOption, print_json, speak, write_file
from ludoteka.terminal.commands.recorded import record_text
from ludoteka.terminal.complaint import Complaint
from ludoteka.terminal.shelf import open_game
from ludoteka.terminal.words import Words

OURS = ("record", "position", "levels")


def convert(
    file: Annotated[Path, typer.Argument(help="A record, a position, or a file in a notation of a game.")],
    to: Annotated[str | None, typer.Option(help="A notation (pgn, fen, sgf, xsb), record, position or levels.")] = None,
    game: Annotated[str | None, typer.Option(help="The game, where the file does not tell.")] = None,
    output: Annotated[Path | None, typer.Option(help="Write it here instead of printing it.")] = None,
    language: LanguageOption = None, as_json: JsonOption = False,
) -> None:
    """Translate matches, positions and levels into another notation, or from one."""
    words = speak(language, as_json)
    text = record_text(file, words)
    found = _game_of(file, text, game, words)
    try:
        made = _ours(found, text, to) if _is_ours(text) else _theirs(found, file, text, to)
    except ValueError as wrong:
        raise Complaint(f"{file}: {wrong}") from None
    if made is None:
        known = [one.name for one in found.notations] + list(OURS)
        raise Complaint(words("cannot-convert", file=str(file), to=to or "?", names=", ".join(known)))
    if as_json:
        print_json({"game": found.id, "text": made})
    elif output is None:
        typer.echo(made, nl=False)
    if output is not None:
        write_file(output, made, words)


def _is_ours(text: str) -> bool:
    return text.startswith(("ludoteka record ", "ludoteka position "))


def _game_of(file: Path, text: str, given: str | None, words: Words) -> Game:
    """The game that was named, that the text names, or whose notation has files that end so."""
    named = re.search(r"^game: (.+)$", text, re.MULTILINE) if _is_ours(text) else None
    if given or named:
        return open_game(given or (named[1] if named else ""), words).game
    noted = [open_game(name, words).game for name in names() if (folder(name) / "notation.py").exists()]
    for one in noted:
        if any(file.suffix.lower() in notation.suffixes for notation in one.notations):
            return one
    raise Complaint(words("which-game", file=str(file)))


def _ours(game: Game, text: str, to: str | None) -> str | None:
    """A record or a position in one of the game's notations, by default the first that can hold it."""
    record = read_record(text) if text.startswith("ludoteka record ") else None
    # Notations tell moves in their own way; ours names the one that is not legal by its number.
    end = game.position(text) if record is None else record.replay(game)
    wanted = [game.notation(to)] if to and to not in OURS else [] if to else list(game.notations)
    if record is not None and to == "position":
        return str(end)
    for notation in wanted:
        if record is not None and notation.can("write_match"):
            return notation.write_match(game, record)
    for notation in wanted:
        if notation.can("write_position"):
            return notation.write_position(end)
    return None


def _theirs(game: Game, file: Path, text: str, to: str | None) -> str | None:
    """A text in a notation of the game as levels, a record or a position of ours, or in another notation."""
    matching = [one for one in game.notations if file.suffix.lower() in one.suffixes]
    if to is not None and to not in OURS:
        return _across(game, matching, game.notation(to), text)
    matching = matching or list(game.notations)
    for what, method in (("levels", "read_levels"), ("record", "read_match"), ("position", "read_position")):
        for notation in matching if to in (None, what) else ():
            if notation.can(method):
                return _read(game, notation, what, text)
    return None


def _across(game: Game, matching: list[Notation], wanted: Notation, text: str) -> str:
    """From one notation into another; of a match, where the other one holds positions only, the last position."""
    matches = next((one for one in matching if one.can("read_match")), None)
    if matches is None:
        return wanted.write_position(game.position(text.rstrip("\n")))
    record = matches.read_match(game, text)
    return wanted.write_match(game, record) if wanted.can("write_match") else wanted.write_position(record.replay(game))


def _read(game: Game, notation: Notation, what: str, text: str) -> str:
    if what == "levels":
        return notation.read_levels(text)
    return str(notation.read_match(game, text) if what == "record" else game.position(text.rstrip("\n")))
