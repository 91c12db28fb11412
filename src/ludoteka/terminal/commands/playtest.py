"""The command that tries a game out."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table
from rich.text import Text

from ludoteka.core import Record
from ludoteka.machine import TextGame
from ludoteka.studio.playtest import Finding, Report, Trial, findings, report
from ludoteka.studio.playtest.page import (
    LEVEL_COLUMNS,
    about,
    advice,
    branching_text,
    ending,
    lengths_text,
    level_rows,
    page,
    share_text,
)
from ludoteka.studio.playtest.playing import Played, starts
from ludoteka.studio.sheet import Bar
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
    time_option,
    write_file,
)
from ludoteka.terminal.complaint import Complaint
from ludoteka.terminal.shelf import GameTexts, open_game
from ludoteka.terminal.start import Wishes, start_record
from ludoteka.terminal.wording import Wording
from ludoteka.terminal.words import Words

SIGNS = {"fault": ("!", "bold red"), "doubt": ("?", "bold yellow"), "note": ("i", "bold blue"),
         "good": ("✓", "bold green")}
WIDEST = 40
"""Signs of the longest bar."""


def playtest(
    game: GameArgument,
    games: Annotated[int, typer.Option(min=1, max=100_000, help="How many games, in all levels together.")] = 100,
    seed: SeedOption = 0,
    moves: Annotated[int, typer.Option(min=1, max=100_000, help="Cut games short after so many moves.")] = 1000,
    seconds: Annotated[float | None, time_option(min=0, help="Begin no new game after so much time.")] = None,
    level: LevelOption = None, option: SettingOption = None, ruleset: RulesetOption = None,
    html: Annotated[Path | None, typer.Option(help="Write the report as a page into this file.")] = None,
    language: LanguageOption = None, as_json: JsonOption = False,
) -> None:
    """Try a game out: play it at random and say what shows."""
    words = speak(language, as_json)
    opened = open_game(game, words)
    if not isinstance(opened.game, TextGame):
        raise Complaint(words("pt-no-text", title=opened.game.title))
    first = start_record(opened.game, Wishes(level, ruleset, tuple(option or ()), seed), None, words)
    trial = Trial(opened.game)
    played = _play(trial, starts(opened.game, first, games, level is None), moves, seconds, words)
    if not played:
        raise Complaint(words("pt-no-games"))
    made = _named(report(trial, played, first, moves), opened.texts, words)
    if html is not None:
        write_file(html, page(made, words), words)
    if as_json:
        print_json(_facts(made, words))
        return
    _print(people(), made, words)
    if html is not None:
        typer.echo(words("pt-written", file=str(html)))


def _play(trial: Trial, begun: Sequence[Record], moves: int, seconds: float | None, words: Words) -> list[Played]:
    """Play until all is played, the time is up, or whoever waits has had enough."""
    console = Console(stderr=True)
    until = time.monotonic() + seconds if seconds is not None else None
    played: list[Played] = []
    shown = track(trial.play(begun, moves), words("playing"), len(begun), console=console, transient=True,
                  disable=not console.is_terminal)
    try:
        for one in shown:
            played.append(one)
            if until is not None and time.monotonic() > until:
                break
    except KeyboardInterrupt:
        typer.echo(words("pt-stopped", games=len(played)), err=True)
    return played


def _named(made: Report, texts: GameTexts, words: Words) -> Report:
    """The report with the names that players know."""
    seats = tuple(replace(one, name=texts.name(one.name)) for one in made.seats)
    wording = Wording(words, texts)
    levels = tuple(replace(one, name=wording.level(one.name)) for one in made.levels)
    return replace(made, title=texts.title, seats=seats, levels=levels)


# ---- for people ----------------------------------------------------------------------------------------------------
def _print(console: Console, made: Report, words: Words) -> None:
    console.print(Text(words("pt-title", title=made.title), style="bold"))
    console.print(Text(about(made, words), style="dim"), soft_wrap=True)
    _heading(console, words("pt-findings"))
    for finding in findings(made):
        _print_finding(console, finding, words)
    _print_endings(console, made, words)
    _print_seats(console, made, words)
    _heading(console, words("pt-lengths"))
    console.print(Text(lengths_text(made, words)))
    _print_bars(console, made.length_bars, "cyan")
    _heading(console, words("pt-branching"))
    console.print(Text(branching_text(made, words)))
    _print_bars(console, made.widths, "magenta")
    _print_levels(console, made, words)
    console.print()
    console.print(Text(words("pt-random"), style="dim"))


def _heading(console: Console, text: str) -> None:
    console.print()
    console.print(Text(text, style="bold"))


def _print_finding(console: Console, finding: Finding, words: Words) -> None:
    sign, style = SIGNS[finding.weight]
    console.print(Text.assemble((f"{sign} ", style), words(finding.key, **finding.values)), soft_wrap=True)
    if more := advice(finding, words):
        console.print(Text(f"  {more}", style="dim"), soft_wrap=True)


def _print_endings(console: Console, made: Report, words: Words) -> None:
    _heading(console, words("pt-endings"))
    for (how, line), count in made.endings.items():
        console.print(Text(f"{count:>6}  {ending(how, line, made, words)}"), soft_wrap=True)


def _print_seats(console: Console, made: Report, words: Words) -> None:
    if len(made.seats) < 2 or not made.ended:
        return
    _heading(console, words("pt-results"))
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for name in ("pt-column-seat", "column-wins", "column-draws", "column-losses", "pt-column-share"):
        table.add_column(words(name), justify="left" if name.startswith("pt-") else "right")
    for score in made.seats:
        bar = _bar(score.share, 1)
        table.add_row(score.name, str(score.wins), str(score.draws), str(score.losses),
                      Text.assemble((f"{bar:<20.20} ", "green"), share_text(score, words)))
    console.print(table)


def _print_bars(console: Console, bars: Sequence[Bar], style: str) -> None:
    most = max((bar.value for bar in bars), default=1) or 1
    wide = max((len(bar.name) for bar in bars), default=1)
    for bar in bars:
        drawn = "█" * max(1 if bar.value else 0, round(WIDEST * bar.value / most))
        console.print(Text.assemble(f"{bar.name:>{wide}} ", (drawn, style), f" {bar.value:.3g}"), soft_wrap=True)


def _bar(value: float, most: float) -> str:
    return "█" * round(20 * value / most)


def _print_levels(console: Console, made: Report, words: Words) -> None:
    if not made.levels:
        return
    _heading(console, words("pt-levels"))
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for name in LEVEL_COLUMNS:
        table.add_column(words(f"pt-column-{name}"), justify="left" if name == "level" else "right",
                         no_wrap=name == "level")
    for row in level_rows(made):
        table.add_row(*map(str, row))
    console.print(table)


# ---- for programs --------------------------------------------------------------------------------------------------
def _facts(made: Report, words: Words) -> dict[str, object]:
    return {
        "game": made.id, "seed": made.start.seed, "games": made.games, "ended": made.ended, "drawn": made.drawn,
        "options": dict(made.start.options),
        "findings": [
            {"code": one.key.removeprefix("pt-"), "weight": one.weight, "line": one.line,
             "message": words(one.key, **one.values), "advice": advice(one, words)}
            for one in findings(made)
        ],
        "lengths": list(made.lengths),
        "endings": [{"how": how, "line": line, "games": count} for (how, line), count in made.endings.items()],
        "seats": [{"name": one.name, "wins": one.wins, "draws": one.draws, "losses": one.losses, "share": one.share,
                   "interval": list(one.interval)} for one in made.seats],
        "branching": {"mean": made.branching, "forced": made.forced, "course": [asdict(bar) for bar in made.widths]},
        "lines": [asdict(line) for line in made.lines],
        "levels": [asdict(level) for level in made.levels],
    }
