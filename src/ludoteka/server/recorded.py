"""Records of matches with who sat where, written and read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from msgspec import structs

from ludoteka.core import BadPosition, BadRecord, BadSetting, Game, Record, TooMuch, read_record
from ludoteka.server.beginning import LONGEST_NAME, game_of, level_of
from ludoteka.server.exchange import Faulty
from ludoteka.table import BadMove, Table, table_of
from ludoteka.table.events import PERSON, Sitter
from ludoteka.table.table import can_sit

HEAD = "ludoteka record"
MOST_MOVES = 2000


def record_of(table: Table) -> Record:
    """The record of a match, with who sat where."""
    return replace(table.record(), sitters=tuple(f"{one.who} {one.name}".strip() for one in table.sitters))


def read_match(text: str, game: str, profile: str, name: str, at: int) -> Table:
    """The table of a match that was recorded, here or in another notation of that game; a Fault says what is wrong."""
    with _told(text):
        record = read_record(text) if text.lstrip().startswith(HEAD) or not game else _noted(game_of(game), text)
        if len(record.moves) > MOST_MOVES:
            raise Faulty(413, "too-large", f"{MOST_MOVES} moves at most")
        played = game_of(record.game)
        if not record.position:
            record = replace(record, level=_level(played, record.level, text))
        seats = len(record.start(played).seats)
        return table_of(played, record, at, _seated(record, seats, profile, name))


def _level(game: Game, wanted: str | None, text: str) -> str | None:
    try:
        return level_of(game, wanted)
    except Faulty as wrong:
        raise Faulty(422, "wrong-record", str(wrong), _line(text, "level:")) from None


def _noted(game: Game, text: str) -> Record:
    """The record of a match in the first notation of the game that holds matches."""
    for notation in game.notations:
        if notation.can("read_match"):
            return notation.read_match(game, text)
    return read_record(text)


def _seated(record: Record, seats: int, profile: str, name: str) -> tuple[Sitter, ...]:
    """Who sat where, as far as the record says; whoever brings it sits where their name is, or where a person does."""
    sitters = [*map(_sitter, record.sitters[:seats]), *(Sitter() for _ in range(seats - len(record.sitters)))]
    people = [seat for seat, one in enumerate(sitters) if one.who == PERSON]
    if profile and people:
        own = next((seat for seat in people if sitters[seat].name == name), people[0])
        sitters[own] = structs.replace(sitters[own], profile=profile, name=name)
    return tuple(sitters)


def _sitter(text: str) -> Sitter:
    who, _, name = text.partition(" ")
    return Sitter(who, name=name[:LONGEST_NAME]) if can_sit(who) else Sitter(name=text[:LONGEST_NAME])


@contextmanager
def _told(text: str) -> Iterator[None]:
    """Say what is wrong with a text, and in which of its lines."""
    try:
        yield
    except BadRecord as wrong:
        raise Faulty(422, "wrong-record", str(wrong), wrong.line) from None
    except BadMove as wrong:
        raise Faulty(422, "wrong-move", str(wrong), _line(text, f"{wrong.number}. ")) from None
    except BadPosition as wrong:  # also of other notations
        above = _line(text, "position:")
        raise Faulty(422, "wrong-position" if above else "wrong-record", str(wrong), above + wrong.line) from None
    except BadSetting as wrong:
        raise Faulty(422, "wrong-record", str(wrong)) from None
    except TooMuch as wrong:
        raise Faulty(422, "too-hard", str(wrong)) from None


def _line(text: str, start: str) -> int:
    """The number of the line that begins so; 0 where none does."""
    return next((number for number, line in enumerate(text.splitlines(), 1) if line.lstrip().startswith(start)), 0)
