"""Commands that count in a game: ways to play, and random matches in a time."""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Annotated

import typer

from ludoteka.studio.measuring.native_start import native_start
from ludoteka.studio.measuring.perft import branches_of
from ludoteka.studio.measuring.playouts import Playouts, compiled_player, interpreted, play_for
from ludoteka.terminal.commands.frame import (
    GameArgument,
    JsonOption,
    LanguageOption,
    LevelOption,
    RulesetOption,
    SeedOption,
    SettingOption,
    print_json,
    progress,
    speak,
    time_option,
)
from ludoteka.terminal.commands.positions import PositionOption, position_of
from ludoteka.terminal.shelf import open_game
from ludoteka.terminal.start import Wishes, seat_count, start_record

InterpreterOption = Annotated[bool, typer.Option("--interpreter", help="Leave native code out.")]
SeatCountOption = Annotated[int | None, typer.Option(help="How many play; default the fewest.")]
STOPPED = 130
"""The exit code of a command that was interrupted, as shells count."""


def perft(
    game: GameArgument,
    depth: Annotated[int, typer.Option(min=1, max=50, help="Count down to this depth.")],
    position: PositionOption = None,
    level: LevelOption = None, option: SettingOption = None, ruleset: RulesetOption = None,
    seats: SeatCountOption = None, seed: SeedOption = 0, interpreter: InterpreterOption = False,
    language: LanguageOption = None, as_json: JsonOption = False,
) -> None:
    """Count the sequences of legal moves of each length."""
    words = speak(language, as_json)
    opened = open_game(game, words)
    wishes, count = Wishes(level, ruleset, tuple(option or ()), seed), seat_count(seats, opened.game, words)
    start = start_record(opened.game, wishes, count, words)
    first = start.start(opened.game) if position is None else position_of(opened, position, words)
    branches = branches_of(first, None if interpreter else native_start(first))
    depths, stopped = [], False
    try:
        for deep in range(1, depth + 1):
            begun = time.perf_counter()
            count = sum(progress(branches(deep), words("counting", depth=deep), len(first.moves())))
            seconds = time.perf_counter() - begun
            depths.append({"depth": deep, "count": count, "seconds": round(seconds, 3)})
            if not as_json:
                typer.echo(f"{deep:>3} {count:>15} {seconds:>9.2f} s")
    except KeyboardInterrupt:
        stopped = True
    if as_json:
        print_json({"game": opened.game.id, "position": str(first), "depths": depths})
    if stopped:
        typer.echo(words("stopped"), err=True)
        raise typer.Exit(STOPPED)


def playouts(
    game: GameArgument,
    seconds: Annotated[float, time_option(min=0, help="Play until so much processor time is spent.")] = 1,
    level: LevelOption = None, option: SettingOption = None, ruleset: RulesetOption = None,
    seats: SeatCountOption = None, seed: SeedOption = 0, interpreter: InterpreterOption = False,
    language: LanguageOption = None, as_json: JsonOption = False,
) -> None:
    """Play random matches and say how many there were."""
    words = speak(language, as_json)
    opened = open_game(game, words)
    wishes, count = Wishes(level, ruleset, tuple(option or ()), seed), seat_count(seats, opened.game, words)
    start = start_record(opened.game, wishes, count, words)
    first = start.start(opened.game)
    player = None if interpreter else compiled_player(first, seed)
    played = _last(play_for(player or interpreted(first, seed), seconds))
    if as_json:
        print_json({
            "game": opened.game.id, "cpu_seconds": played.cpu_seconds, "playouts": played.playouts,
            "moves": played.moves,
        })
        return
    typer.echo(words(
        "played-out", playouts=played.playouts, moves=played.moves, seconds=f"{played.cpu_seconds:.2f}",
        rate=f"{played.rate:.1f}", code="native" if player else "interpreter",
    ))


def _last(played: Iterable[Playouts]) -> Playouts:
    """What was played when the time was up, or when whoever waits had enough."""
    last = Playouts()
    with suppress(KeyboardInterrupt):
        for so_far in played:
            last = so_far
    return last
