"""The command that solves puzzles."""

from __future__ import annotations

import time
from typing import Annotated

import typer
from rich.table import Table

from ludoteka.core import Game, Position, Record
from ludoteka.opponents.solving import Answer, NoSolution, Solution, solve
from ludoteka.opponents.solving.levels import SolvedLevel, solve_levels
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
    progress,
    speak,
    time_option,
)
from ludoteka.terminal.commands.positions import PositionOption, position_of
from ludoteka.terminal.complaint import Complaint
from ludoteka.terminal.shelf import open_game
from ludoteka.terminal.start import Wishes, start_record
from ludoteka.terminal.words import Words

UNSOLVED = 1
"""The exit code where no solution was found, or a level says something else."""


def solve_puzzle(
    game: GameArgument, level: LevelOption = None,
    position: PositionOption = None,
    every: Annotated[bool, typer.Option("--all", help="Solve every level.")] = False,
    only_next: Annotated[bool, typer.Option("--hint", help="Tell only the next move.")] = False,
    seconds: Annotated[float, time_option(min=0, help="Look for so long (at each level).")] = 60.0,
    option: SettingOption = None, ruleset: RulesetOption = None, seed: SeedOption = 0,
    language: LanguageOption = None, as_json: JsonOption = False,
) -> None:
    """Solve a puzzle: the whole way, the fewest moves, or just a hint."""
    words = speak(language, as_json)
    opened = open_game(game, words)
    if 1 not in opened.game.seat_counts:
        raise Complaint(words("sv-not-alone", title=opened.game.title))
    if opened.game.chance:
        raise Complaint(words("sv-by-chance", title=opened.game.title))
    record = start_record(opened.game, Wishes(level, ruleset, tuple(option or ()), seed), 1, words)
    if every:
        if level is not None or position is not None or only_next:
            raise Complaint(words("sv-all-or-one"))
        _solve_all(opened.game, record, seconds, words, as_json)
        return
    start = record.start(opened.game) if position is None else position_of(opened, position, words)
    if len(start.seats) != 1:
        raise Complaint(words("sv-not-alone", title=opened.game.title))
    begun = time.perf_counter()
    answer = solve(start, seconds=seconds, want_minimum=not only_next)
    if as_json:
        spent = round(time.perf_counter() - begun, 3)
        print_json({"game": opened.game.id, **_facts(answer, only_next), "seconds": spent})
    else:
        _tell(answer, start, only_next, seconds, words)
    if not isinstance(answer, Solution):
        raise typer.Exit(UNSOLVED)


def _facts(answer: Answer, only_next: bool = False) -> dict[str, object]:
    if isinstance(answer, Solution):
        moves = list(answer.moves[:1] if only_next else answer.moves)
        return {"answer": "solved", "moves": moves, "length": answer.length, "exact": answer.exact,
                "examined": answer.examined}
    return {"answer": "impossible" if isinstance(answer, NoSolution) else "unknown", "examined": answer.examined}


def _tell(answer: Answer, start: Position, only_next: bool, seconds: float, words: Words) -> None:
    if not isinstance(answer, Solution):
        known = isinstance(answer, NoSolution)
        typer.echo(words("sv-none") if known else words("sv-unknown", seconds=f"{seconds:g}"))
    elif only_next:
        typer.echo(words("sv-next", move=answer.moves[0]) if answer.moves else words("solved"))
    else:
        typer.echo(words("sv-exact" if answer.exact else "sv-some", count=answer.length))
        people().print(" ".join(answer.moves), markup=False)
    if isinstance(answer, Solution) and start.imagine(0) is not start:
        typer.echo(words("sv-hidden"))


# ---- every level -----------------------------------------------------------------------------------------------------
def _solve_all(game: Game, start: Record, seconds: float, words: Words, as_json: bool) -> None:
    if not game.levels:
        raise Complaint(words("sv-no-levels", title=game.title))
    found = list(progress(solve_levels(game, start, seconds), words("sv-levels"), len(game.levels)))
    if as_json:
        print_json({"game": game.id, "levels": [
            {"level": one.level.name, "says": one.level.minimum, **_facts(one.answer), "seconds": round(one.seconds, 3)}
            for one in found]})
    else:
        people().print(_table(found, words))
    if not all(one.right for one in found):
        raise typer.Exit(UNSOLVED)


def _table(found: list[SolvedLevel], words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(words("sv-column-number"), justify="right")
    table.add_column(words("sv-column-level"))
    table.add_column(words("sv-column-says"), justify="right")
    table.add_column(words("sv-column-found"), justify="right")
    table.add_column(words("sv-column-fewest"))
    table.add_column(words("sv-column-seconds"), justify="right")
    for one in found:
        answer = one.answer
        moves, fewest = "", words("sv-impossible" if isinstance(answer, NoSolution) else "sv-open")
        if isinstance(answer, Solution):
            moves, fewest = str(answer.length), words("sv-yes" if answer.exact else "sv-perhaps")
        says, seconds = str(one.level.minimum or ""), f"{one.seconds:.2f}"
        table.add_row(str(one.number), one.level.name, says, moves, fewest, seconds)
    return table
