"""Tables with games of the real library."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.games import load, rules_text, texts
from ludoteka.terminal.match import Match
from ludoteka.terminal.plain import PlainTable
from ludoteka.terminal.records import Records
from ludoteka.terminal.shelf import Opened
from ludoteka.terminal.start import Wishes, start_record
from ludoteka.terminal.table import TableScreen
from ludoteka.terminal.words import Words


def opened(name: str, language: str = "en") -> Opened:
    """A game of the library."""
    return Opened(load(name), texts(name, language), rules_text(name))


def begun(name: str, seats: Sequence[str], moves: Sequence[str] = (), level: str | None = None) -> Match:
    """A match after some moves."""
    game = load(name)
    match = Match(game, start_record(game, Wishes(level), len(seats), Words("en")), tuple(seats))
    for move in moves:
        match.play(move)
    return match


def table(match: Match, records: Records, language: str = "en") -> TableScreen:
    """A drawn table."""
    return TableScreen(opened(match.game.id, language), match, Words(language), records, pause=0.0)


def transcript(match: Match, records: Records, *lines: str, language: str = "en") -> str:
    """All that is said in line mode to whoever types these lines."""
    told: list[str] = []
    waiting = iter(lines)

    def ask(prompt: str) -> str:
        line = next(waiting, None)
        if line is None:
            raise EOFError
        told.append(prompt + line)
        return line

    words = Words(language)
    PlainTable(opened(match.game.id, language), match, words, records, ask=ask, tell=told.append).run()
    return "\n".join(told)
