"""The command that opens a table."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from ludoteka.core import BadRecord, Record, read_record
from ludoteka.terminal.commands.frame import (
    GameArgument,
    JsonOption,
    LanguageOption,
    LevelOption,
    RulesetOption,
    SettingOption,
    can_draw,
    print_json,
    speak,
)
from ludoteka.terminal.commands.recorded import outcome_facts, record_text
from ludoteka.terminal.complaint import Complaint, reason_of
from ludoteka.terminal.match import Match, resume
from ludoteka.terminal.plain import PlainTable
from ludoteka.terminal.records import user_records, write_whole
from ludoteka.terminal.shelf import Opened, open_game
from ludoteka.terminal.start import Wishes, default_seats, seat_names, start_record
from ludoteka.terminal.words import Words

SeatsOption = Annotated[
    str | None, typer.Option(help="Who sits where, with commas: person, level-1 to level-8 or another opponent."),
]


def play(
    game: GameArgument,
    seats: SeatsOption = None, level: LevelOption = None, option: SettingOption = None,
    ruleset: RulesetOption = None,
    theme: Annotated[str | None, typer.Option(help="Play it with the pictures, words and levels of a theme.")] = None,
    seed: Annotated[int | None, typer.Option(help="The seed luck comes from; default at random.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Lines of text instead of a drawn table.")] = False,
    save: Annotated[Path | None, typer.Option(help="Write the record here when you leave.")] = None,
    resume_file: Annotated[Path | None, typer.Option("--resume", help="Go on with this record.")] = None,
    language: LanguageOption = None, as_json: JsonOption = False,
) -> None:
    """Play a game."""
    words = speak(language, as_json)
    opened = open_game(f"{game}:{theme}" if theme else game, words)
    if resume_file is not None:
        match = _resumed(opened, resume_file, seats, words)
    else:
        luck = secrets.randbelow(10**9) if seed is None else seed
        match = _begun(opened, Wishes(level, ruleset, tuple(option or ()), luck), seats, words)
    if plain or as_json or not can_draw():
        match = _play_in_lines(opened, match, words, as_json)
    else:
        match = _play_at_table(opened, match, words)
    if save is not None:
        _save(save, match, words)
    if as_json:
        print_json(_facts(match))


def _begun(opened: Opened, wishes: Wishes, seats: str | None, words: Words) -> Match:
    names = seat_names(seats, opened.game, words)
    start = start_record(opened.game, wishes, len(names), words)
    return Match(opened.game, start, names)


def _resumed(opened: Opened, path: Path, seats: str | None, words: Words) -> Match:
    try:
        record = read_record(record_text(path, words))
    except BadRecord as error:
        raise Complaint(f"{path}: {error}") from None
    if record.game != opened.game.id:
        raise Complaint(words("other-game", file=str(path), found=record.game, expected=opened.game.id))
    count = len(record.start(opened.game).seats)
    names = default_seats(count) if seats is None else seat_names(seats, opened.game, words)
    if len(names) != count:
        found = len(names)
        raise Complaint(words("wrong-seats", title=opened.game.title, counts=str(count), found=found))
    return resume(opened.game, record, names, words)


def _play_in_lines(opened: Opened, match: Match, words: Words, as_json: bool) -> Match:
    def tell(line: str) -> None:
        typer.echo(line, err=as_json)

    def ask(prompt: str) -> str:
        typer.echo(prompt, nl=False, err=as_json)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    def clear() -> None:
        # Also what could be scrolled back to; where no terminal shows it, nobody looks over a shoulder.
        if sys.stdout.isatty():
            typer.echo("\x1b[H\x1b[2J\x1b[3J", nl=False, err=as_json)

    table = PlainTable(opened, match, words, user_records(os.environ), ask=ask, tell=tell, clear=clear)
    table.run()
    return table.match


def _play_at_table(opened: Opened, match: Match, words: Words) -> Match:
    from ludoteka.terminal.app import table_app
    from ludoteka.terminal.table import TableScreen

    table = TableScreen(opened, match, words, user_records(os.environ))
    table_app(table).run()
    if table.path.exists():
        typer.echo(words("kept", file=str(table.path)))
    return table.match


def _save(path: Path, match: Match, words: Words) -> None:
    try:
        write_whole(path, str(match.record))
    except OSError as error:
        raise Complaint(words("cannot-save", file=str(path), reason=reason_of(error))) from None


def _facts(match: Match) -> dict[str, object]:
    record: Record = match.record
    return {
        "game": record.game, "seed": record.seed, "level": record.level, "options": dict(record.options),
        "seats": list(match.seats), "moves": list(record.moves), "record": str(record),
        "outcome": outcome_facts(match.position.outcome),
    }
