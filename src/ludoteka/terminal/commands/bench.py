"""The command that measures us beside OpenSpiel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from statistics import median
from typing import Annotated

import typer
from rich.table import Table

from ludoteka.studio.measuring import peer
from ludoteka.studio.measuring.bench import Measured, measure
from ludoteka.studio.measuring.comparing import Speeds
from ludoteka.studio.measuring.peer import CHANCE_PAIRS, PAIRS, Pair
from ludoteka.studio.measuring.targets import mean as mean_of
from ludoteka.studio.measuring.targets import misses
from ludoteka.terminal.commands.frame import (
    JsonOption,
    LanguageOption,
    people,
    print_json,
    progress,
    speak,
    time_option,
)
from ludoteka.terminal.complaint import Complaint, did_you_mean
from ludoteka.terminal.words import Words

SPEEDS = ("bench-game", "bench-ours", "bench-peer", "bench-ratio", "bench-spread")
"""The columns that tell how fast both were in a game."""
MISSED = {
    "playouts": "bench-missed-playouts", "search": "bench-missed-search", "ready": "bench-missed-ready",
    "cached": "bench-missed-cached",
}
"""What is said of a goal that was missed."""
MEANS = {False: "bench-mean", True: "bench-chance-mean"}
"""The mean of the games without chance, and of those with it: they are matches of another length and kind."""


def bench(
    games: Annotated[str | None, typer.Option(help="Some of the games only, with commas.")] = None,
    seconds: Annotated[float, time_option(min=0.01, help="Processor time for each thing on either side.")] = 1.0,
    check: Annotated[bool, typer.Option("--check", help="Say which goals are missed; exit code 1 if any is.")] = False,
    language: LanguageOption = None, as_json: JsonOption = False,
) -> None:
    """Measure our speed beside OpenSpiel's: one process, one thread, processor time."""
    words = speak(language, as_json)
    pairs = _pairs(games, words)
    measured: list[Measured] = []
    try:
        measured.extend(progress(measure(pairs, seconds), words("measuring"), len(pairs)))
    except KeyboardInterrupt:
        typer.echo(words("stopped"), err=True)
    missed = list(misses(measured)) if check else []
    whole = len(measured) == len(pairs) and all(one.native and one.playouts.peer for one in measured)
    if as_json:
        print_json(_facts(measured) | ({"missed": [one._asdict() for one in missed]} if check else {}))
    else:
        _print(measured, words)
        if not peer.is_there():
            typer.echo(words("needs-peer", package=peer.PACKAGE))
        for one in missed:
            typer.echo(words(MISSED[one.what], game=one.game or words("bench-mean"),
                             found=f"{one.found:.3g}", wanted=f"{one.wanted:g}"))
        if check and not missed:
            typer.echo(words("bench-reached" if whole else "bench-not-all"))
    if check and (missed or not whole):
        raise typer.Exit(1)


def _pairs(games: str | None, words: Words) -> tuple[Pair, ...]:
    known = {pair.game: pair for pair in (*PAIRS, *CHANCE_PAIRS)}
    names = [name.strip() for name in games.split(",")] if games is not None else list(known)
    for name in names:
        if name not in known:
            raise Complaint(words("no-such-pair", game=name) + did_you_mean(name, known, words))
    return tuple(known[name] for name in names)


# ---- for people ----------------------------------------------------------------------------------------------------
def _print(measured: Sequence[Measured], words: Words) -> None:
    console = people()
    console.print(words("bench-playouts"), _playouts(measured, words), sep="\n")
    if _of_search(measured):
        console.print("", words("bench-search"), _searches(measured, words), sep="\n")
    if any(one.native for one in measured):
        console.print("", words("bench-ready"), _readiness(measured, words), sep="\n")
    if not all(one.native for one in measured):
        typer.echo(words("needs-native"))


def _playouts(measured: Sequence[Measured], words: Words) -> Table:
    table = _table((*SPEEDS, "bench-moves", "bench-actions"), words)
    for by_chance, mean in MEANS.items():
        group = _group(measured, by_chance)
        for one in group:
            actions = "" if one.peer_length is None else f"{one.peer_length:.1f}"
            table.add_row(one.pair.game, *_speeds(one.playouts), f"{one.length:.1f}", actions)
        _add_mean(table, mean, [one.playouts for one in group], words)
    return table


def _group(measured: Iterable[Measured], by_chance: bool) -> list[Measured]:
    """The games in which chance decides, or the others."""
    return [one for one in measured if one.pair.by_chance is by_chance]


def _searches(measured: Sequence[Measured], words: Words) -> Table:
    table, searches = _table(SPEEDS, words), _of_search(measured)
    for game, speeds in searches.items():
        table.add_row(game, *_speeds(speeds))
    _add_mean(table, MEANS[False], searches.values(), words)
    return table


def _of_search(measured: Iterable[Measured]) -> dict[str, Speeds]:
    """The speeds of search, of every game that was searched."""
    return {one.pair.game: one.native.search for one in measured if one.native and one.native.search}


def _readiness(measured: Sequence[Measured], words: Words) -> Table:
    table = _table(("bench-game", "bench-changed", "bench-cached"), words)
    for one in measured:
        if one.native:
            table.add_row(one.pair.game, f"{one.native.ready.changed:.3f}", f"{one.native.ready.cached:.3f}")
    return table


def _table(columns: Sequence[str], words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in columns:
        table.add_column(words(column), justify="left" if column == SPEEDS[0] else "right", no_wrap=True)
    return table


def _speeds(speeds: Speeds) -> tuple[str, ...]:
    ours = f"{median(speeds.ours):,.0f}"
    if speeds.ratio is None:
        return ours, "", "", ""
    low, *_, high = speeds.ratios
    return ours, f"{median(speeds.peer):,.0f}", f"{speeds.ratio:.3g}", f"{low:.3g} – {high:.3g}"


def _add_mean(table: Table, name: str, measured: Iterable[Speeds], words: Words) -> None:
    if mean := mean_of(measured):
        table.add_row(words(name), "", "", f"{mean:.3g}", style="bold")


# ---- for programs --------------------------------------------------------------------------------------------------
def _facts(measured: Sequence[Measured]) -> dict[str, object]:
    return {
        "peer": peer.PACKAGE if peer.is_there() else None,
        "games": [_game_facts(one) for one in measured],
        "playouts_ratio": mean_of(one.playouts for one in _group(measured, by_chance=False)),
        "chance_playouts_ratio": mean_of(one.playouts for one in _group(measured, by_chance=True)),
        "search_ratio": mean_of(_of_search(measured).values()),
    }


def _game_facts(one: Measured) -> dict[str, object]:
    return {
        "game": one.pair.game, "options": dict(one.pair.options), "peer_game": one.pair.peer,
        "playouts": {**_speed_facts(one.playouts), "moves": one.length, "peer_actions": one.peer_length},
        "search": _speed_facts(one.native.search) if one.native and one.native.search else None,
        "ready": asdict(one.native.ready) if one.native else None,
    }


def _speed_facts(speeds: Speeds) -> dict[str, object]:
    return {
        "ours": median(speeds.ours), "peer": median(speeds.peer) if speeds.peer else None, "ratio": speeds.ratio,
        "ratios": list(speeds.ratios),
    }
