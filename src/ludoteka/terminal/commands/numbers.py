"""The command that lets opponents play each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from ludoteka.opponents import Finish, Score, opponent, play_series, scores
from ludoteka.terminal.commands.frame import (
    GameArgument,
    JsonOption,
    LanguageOption,
    LevelOption,
    RulesetOption,
    SeedOption,
    SettingOption,
    people,
    print_json,
    speak,
)
from ludoteka.terminal.complaint import Complaint
from ludoteka.terminal.shelf import open_game
from ludoteka.terminal.start import PERSON, Wishes, seat_names, start_record
from ludoteka.terminal.words import Words


def match(
    game: GameArgument,
    seats: Annotated[str, typer.Option(help="The opponents, with commas.")],
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    seed: SeedOption = 0,
    level: LevelOption = None, option: SettingOption = None, ruleset: RulesetOption = None,
    language: LanguageOption = None, as_json: JsonOption = False,
) -> None:
    """Let opponents play each other; they change seats on the same seeds."""
    words = speak(language, as_json)
    opened = open_game(game, words)
    names = seat_names(seats, opened.game, words)
    if PERSON in names:
        raise Complaint(words("no-person-here"))
    start = start_record(opened.game, Wishes(level, ruleset, tuple(option or ()), seed), len(names), words)
    entrants = [opponent(name) for name in names]
    series = play_series(opened.game, entrants, games=games, start=start)
    finishes = list(_with_progress(series, games, words))
    table = scores(entrants, finishes)
    summary = _summary(finishes)
    if as_json:
        seats_facts = [_facts(score) for score in table]
        print_json({"game": opened.game.id, "games": games, "seed": seed, **summary, "seats": seats_facts})
        return
    people().print(_table(table, words))
    average = f"{summary['average_moves']:.1f}"
    typer.echo(words("average-length", moves=average, unfinished=summary["unfinished"]))


def _summary(finishes: Sequence[Finish]) -> dict[str, float]:
    return {
        "unfinished": sum(finish.results is None for finish in finishes),
        "average_moves": sum(finish.moves for finish in finishes) / len(finishes),
    }


def _with_progress(series: Iterator[Finish], games: int, words: Words) -> Iterator[Finish]:
    console = Console(stderr=True)
    hidden = not console.is_terminal
    return iter(track(series, words("playing"), games, console=console, transient=True, disable=hidden))


def _facts(score: Score) -> dict[str, object]:
    return {
        "name": score.name, "wins": score.wins, "draws": score.draws, "losses": score.losses,
        "share": score.share, "interval": list(score.interval), "elo": score.elo,
    }


def _table(table: tuple[Score, ...], words: Words) -> Table:
    shown = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in ("opponent", "wins", "draws", "losses", "share", "elo"):
        shown.add_column(words(f"column-{column}"), justify="left" if column == "opponent" else "right")
    for score in table:
        low, high = score.interval
        share = f"{score.share:.1%} ({low:.1%} – {high:.1%})"
        elo = "" if score.elo is None else f"{round(score.elo):+}"
        shown.add_row(score.name, str(score.wins), str(score.draws), str(score.losses), share, elo)
    return shown
