"""The results of a series: while it runs, for people, for programs, and kept in a folder."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from itertools import count
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludoteka.opponents import Finish, Score, Standing
from ludoteka.studio.sheet import figure
from ludoteka.studio.tournament import Played, page
from ludoteka.studio.tournament.wording import about, elo_text, lengths_text, share_text, time_text, verdicts
from ludoteka.terminal.complaint import Complaint, reason_of
from ludoteka.terminal.records import write_whole
from ludoteka.terminal.words import Words


class RunningScore:
    """The points up to now: of two both, of several whoever has the greatest share."""

    def __init__(self, names: Sequence[str]) -> None:
        self.scores = [Score(name, 0, 0, 0) for name in names]

    def add(self, finish: Finish) -> None:
        """Count one match."""
        if finish.outcome is not None:
            for entrant, result in zip(finish.fixture.seating, finish.outcome.results, strict=True):
                self.scores[entrant] = self.scores[entrant].after(result)

    def __str__(self) -> str:
        if len(self.scores) == 2:
            one, other = self.scores
            return f"{one.name} {one.points:g} : {other.points:g} {other.name}"
        best = max(self.scores, key=lambda score: score.share if score.games else 0.0)
        return f"{best.name} {best.share:.0%}"


# ---- for programs --------------------------------------------------------------------------------------------------
def facts(played: Played, folder: Path | None) -> dict[str, object]:
    """Everything about a series; docs/terminal.md says what each name means."""
    found, start = played.standings, played.tournament.start
    entrants = zip(played.tournament.names, found.entrants, strict=True)
    lengths = sorted(found.lengths)
    return {
        "game": start.game, "version": start.version, "level": start.level, "options": dict(start.options),
        "seed": start.seed, "games": played.wanted, "played": found.games, "unfinished": found.cut,
        "average_moves": sum(lengths) / len(lengths), "shortest": lengths[0], "longest": lengths[-1],
        "seats": [_facts_of_entrant(name, one) for name, one in entrants],
        "by_seat": [{"seat": one.name, **_facts_of_score(one)} for one in found.seats],
        "report": None if folder is None else str(folder),
    }


def _facts_of_entrant(name: str, one: Standing) -> dict[str, object]:
    return {
        "name": name, **_facts_of_score(one.score), "elo": one.rating.elo,
        "elo_interval": [one.rating.low, one.rating.high],
        "moves_per_game": one.moves_per_game, "seconds_per_move": one.seconds_per_move,
        "against": [other and {"wins": other.wins, "draws": other.draws, "losses": other.losses}
                    for other in one.against],
    }


def _facts_of_score(score: Score) -> dict[str, object]:
    return {"wins": score.wins, "draws": score.draws, "losses": score.losses, "share": score.share,
            "interval": list(score.interval)}


# ---- for people ----------------------------------------------------------------------------------------------------
def print_results(console: Console, played: Played, words: Words) -> None:
    """Tables and sentences."""
    found = played.standings
    console.print(Text(words("mt-title", title=played.title), style="bold"))
    console.print(Text(about(played, words), style="dim"), soft_wrap=True)
    console.print()
    console.print(_table(("opponent", "wins", "draws", "losses", "share", "elo", "length", "time"), [
        (*_cells(one.score, words), elo_text(one.rating), figure(f"{one.moves_per_game:.1f}", words),
         time_text(one.seconds_per_move, words))
        for one in found.ranked
    ], words))
    console.print()
    if len(found.seats) > 1:
        console.print(_table(("seat", "wins", "draws", "losses", "share"), [
            _cells(one, words) for one in found.seats], words))
        console.print()
    for said in (*verdicts(played, words), lengths_text(played, words)):
        console.print(Text(said))


def _cells(score: Score, words: Words) -> tuple[str, ...]:
    return score.name, str(score.wins), str(score.draws), str(score.losses), share_text(score, words)


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]], words: Words) -> Table:
    shown = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for place, column in enumerate(columns):
        shown.add_column(words(f"column-{column}"), justify="right" if place else "left",
                         no_wrap=column in ("opponent", "share"))
    for row in rows:
        shown.add_row(*map(Text, row))
    return shown


# ---- in a folder ---------------------------------------------------------------------------------------------------
def new_folder(wanted: Path, words: Words) -> Path:
    """Make a folder for a report; where there is something already, one beside it with a number."""
    for number in count(1):
        folder = wanted if number == 1 else wanted.with_name(f"{wanted.name}-{number}")
        try:
            folder.mkdir(parents=True)
        except FileExistsError:
            if folder.is_dir() and not any(folder.iterdir()):
                return folder
        except (OSError, ValueError) as error:
            raise Complaint(words("cannot-save", file=str(folder), reason=reason_of(error))) from None
        else:
            return folder
    raise AssertionError("numbers do not end")


def save(folder: Path, played: Played, told: dict[str, object], words: Words) -> None:
    """Write the page, the figures and the records, each file whole."""
    names = played.tournament.names
    lines = [json.dumps(_facts_of_match(finish, names), ensure_ascii=False) for finish in played.finishes]
    texts = {
        "records.jsonl": "\n".join(lines) + "\n", "results.json": json.dumps(told, ensure_ascii=False, indent=2) + "\n",
        "report.html": page(played, words),
    }
    for name, text in texts.items():
        try:
            write_whole(folder / name, text)
        except OSError as error:
            raise Complaint(words("cannot-save", file=str(folder / name), reason=reason_of(error))) from None


def _facts_of_match(finish: Finish, names: Sequence[str]) -> dict[str, object]:
    return {
        "match": finish.fixture.number, "seats": [names[entrant] for entrant in finish.fixture.seating],
        "results": finish.outcome and finish.outcome.results, "ranks": finish.outcome and finish.outcome.ranks,
        "points": finish.outcome and finish.outcome.points,
        "moves": finish.moves, "seconds": [round(seconds, 6) for seconds in finish.thinking],
        "record": str(finish.record),
    }
