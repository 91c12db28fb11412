"""Commands that count and time: perft, playouts, and matches between opponents."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from ludoteka.core import Position, read_record
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
from ludoteka.terminal.complaint import Complaint, read_text
from ludoteka.terminal.measure import perft_by_depth
from ludoteka.terminal.measure import playouts as play_random
from ludoteka.terminal.shelf import Opened, open_game
from ludoteka.terminal.start import PERSON, Wishes, seat_names, start_record
from ludoteka.terminal.words import Words


def perft(
    game: GameArgument,
    depth: Annotated[int, typer.Option(min=1, max=50, help="Count down to this depth.")],
    position: Annotated[str | None, typer.Option(help="A position or a record: text or a file.")] = None,
    level: LevelOption = None, option: SettingOption = None, ruleset: RulesetOption = None,
    seed: SeedOption = 0,
    language: LanguageOption = None, as_json: JsonOption = False,
) -> None:
    """Count the sequences of legal moves of each length."""
    words = speak(language, as_json)
    opened = open_game(game, words)
    start = start_record(opened.game, Wishes(level, ruleset, tuple(option or ()), seed), None, words)
    first = start.start(opened.game) if position is None else _position(opened, position, words)
    depths = []
    for deep, count, seconds in perft_by_depth(first, depth):
        depths.append({"depth": deep, "count": count, "seconds": round(seconds, 3)})
        if not as_json:
            typer.echo(f"{deep:>3} {count:>15} {seconds:>9.2f} s")
    if as_json:
        print_json({"game": opened.game.id, "position": str(first), "depths": depths})


def _position(opened: Opened, given: str, words: Words) -> Position:
    """A position from a text, or from the file of that name."""
    text = read_text(Path(given), words) if _is_file(given) else given
    if text.startswith("ludoteka record "):
        return read_record(text).replay(opened.game)
    return opened.game.position(text.rstrip("\n"))


def _is_file(name: str) -> bool:
    try:
        return Path(name).exists()
    except (OSError, ValueError):
        return False


def playouts(
    game: GameArgument,
    seconds: Annotated[float, typer.Option(min=0, help="Play until so much processor time is spent.")],
    level: LevelOption = None, option: SettingOption = None, ruleset: RulesetOption = None,
    seed: SeedOption = 0,
    language: LanguageOption = None, as_json: JsonOption = False,
) -> None:
    """Play random matches and say how many there were."""
    words = speak(language, as_json)
    opened = open_game(game, words)
    start = start_record(opened.game, Wishes(level, ruleset, tuple(option or ()), seed), None, words)
    played = play_random(opened.game, start, seconds)
    if as_json:
        print_json({
            "game": opened.game.id, "cpu_seconds": played.cpu_seconds, "playouts": played.playouts,
            "moves": played.moves,
        })
        return
    rate = played.playouts / played.cpu_seconds if played.cpu_seconds else 0
    typer.echo(words(
        "played-out", playouts=played.playouts, moves=played.moves, seconds=f"{played.cpu_seconds:.2f}",
        rate=f"{rate:.1f}",
    ))


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
