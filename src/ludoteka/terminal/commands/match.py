"""The command that lets opponents play each other."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from dataclasses import replace
from math import comb
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludoteka.core import Game
from ludoteka.opponents import Finish, MatchFailed, Tournament, fixtures
from ludoteka.opponents.cores import cores as cores_there_are
from ludoteka.opponents.cores import play_on_cores
from ludoteka.opponents.series import MAX_MOVES
from ludoteka.studio.tournament import Played, labels
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
from ludoteka.terminal.results import RunningScore, facts, new_folder, print_results, save
from ludoteka.terminal.shelf import Opened, open_game, source_of
from ludoteka.terminal.start import Wishes, opponent_names, start_record, wrong_seats
from ludoteka.terminal.words import Words


def match(
    game: GameArgument,
    seats: Annotated[str, typer.Option(help="The opponents, with commas, a seat each; more of them take turns.")],
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many matches each group plays.")] = 100,
    seed: SeedOption = 0,
    moves: Annotated[int, typer.Option(min=1, max=100_000, help="Cut matches short after so many moves.")] = MAX_MOVES,
    level: LevelOption = None, option: SettingOption = None, ruleset: RulesetOption = None,
    cores: Annotated[int | None, typer.Option(min=1, max=1024, help="How many cores to use; default all.")] = None,
    report: Annotated[Path | None, typer.Option(help="Write a page, figures and records into this folder.")] = None,
    language: LanguageOption = None, as_json: JsonOption = False,
) -> None:
    """Let opponents play each other; they change seats on the same seeds."""
    words = speak(language, as_json)
    opened = open_game(game, words)
    names = opponent_names(seats, words)
    count = _seat_count(names, opened.game, words)
    start = start_record(opened.game, Wishes(level, ruleset, tuple(option or ()), seed), count, words)
    folder = None if report is None else new_folder(report, words)
    series = Played(opened.game.title, Tournament(start, names, moves), start.start(opened.game).seats,
                    games * comb(len(names), count))
    matches = fixtures(len(names), count, games, seed)
    used = min(cores or cores_there_are(), series.wanted)
    # A single core plays in this process.
    finishes = (play_on_cores(source_of(game), series.tournament, matches, used) if used > 1 else
                (series.tournament.play(opened.game, fixture) for fixture in matches))
    played, trouble = _play(series, finishes, words, hidden=as_json)
    if played.finishes:
        _tell(played, folder, opened, words, as_json, failed=trouble is not None)
    elif folder is not None:
        folder.rmdir()
    if trouble is not None:
        raise trouble


def _seat_count(names: tuple[str, ...], game: Game, words: Words) -> int:
    """How many sit down at once: all, or as many as the game lets; the others wait for their turn."""
    fitting = [count for count in game.seat_counts if count <= len(names)]
    if not fitting:
        raise wrong_seats(game, len(names), words)
    return fitting[-1]


def _play(
    series: Played, finishes: Generator[Finish, None, None], words: Words, hidden: bool,
) -> tuple[Played, Complaint | None]:
    """Play until all is played, something fails, or whoever waits has had enough; and what went wrong."""
    done: list[Finish] = []
    trouble = None
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[score]}"),
        TimeRemainingColumn(), console=console, transient=True, disable=hidden or not console.is_terminal,
    )
    try:
        with closing(finishes), bar:
            task = bar.add_task(words("playing"), total=series.wanted, score="")
            running = RunningScore(labels(series.tournament.names))
            for finish in finishes:
                done.append(finish)
                running.add(finish)
                bar.update(task, advance=1, score=str(running))
    except KeyboardInterrupt:
        typer.echo(words("mt-stopped", games=len(done), wanted=series.wanted), err=True)
        trouble = None if done else Complaint(words("pt-no-games"))
    except MatchFailed as failed:
        who = words("mt-failed-by", who=failed.who) if failed.who else words("mt-failed")
        trouble = Complaint(f"{who} {words('mt-failed-why', seed=failed.seed, reason=failed.why)}")
    return replace(series, finishes=tuple(sorted(done, key=lambda one: one.fixture.number))), trouble


def _tell(played: Played, folder: Path | None, opened: Opened, words: Words, as_json: bool, failed: bool) -> None:
    """What was played, for whoever asked; a program that is told of a failure is told nothing else."""
    shown = played.named(opened.texts.title, opened.texts.name)
    told = facts(played, folder)
    if folder is not None:
        save(folder, shown, told, words)
    if not as_json:
        print_results(people(), shown, words)
        if folder is not None:
            typer.echo(words("pt-written", file=str(folder / "report.html")))
    elif not failed:
        print_json(told)
