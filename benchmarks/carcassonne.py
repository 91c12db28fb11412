"""Opponents of Carcassonne against each other, wholly in the compiled land, or how fast that land is.

    python -m benchmarks.carcassonne planner star2:20000 --games 100
    python -m benchmarks.carcassonne planner joiner --seats 4 --games 400 --cores 2
    python -m benchmarks.carcassonne

Both play the same orders of tiles from both seats; with more seats, the first plays from each against as many of the
other as there is room for. A tile that fits nowhere is put away. With a number of nodes the result is the same each
time, on any number of cores; seconds are those of a processor, so others may work meanwhile. `--keep FILE` keeps
every match as it ends, and a run with the same file goes on with the others: see `benchmarks/measured`.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from statistics import mean
from time import process_time
from typing import NamedTuple

import numpy as np

from benchmarks import rows
from ludoteka.games import load
from ludoteka.opponents.budget import Budget, read_budget
from ludoteka.opponents.carcassonne.ending import settle_all
from ludoteka.opponents.carcassonne.expectimax import Expectimax
from ludoteka.opponents.carcassonne.experience import EXPERIENCE
from ludoteka.opponents.carcassonne.instinct import instinct, new_feel
from ludoteka.opponents.carcassonne.ladder import CHARACTERS
from ludoteka.opponents.carcassonne.land import DRAWN, POINTS, SEAT, begin, fits, new_land, take
from ludoteka.opponents.carcassonne.mind import SEARCHES, OneTurn, Search
from ludoteka.opponents.carcassonne.moves import MOST_MOVES, make, whole_moves
from ludoteka.opponents.carcassonne.playouts import draw, matches
from ludoteka.opponents.carcassonne.reading import ground_for
from ludoteka.opponents.carcassonne.tables import FIRST
from ludoteka.opponents.carcassonne.turn import Turn
from ludoteka.opponents.score import Score

Chooser = Callable[[Turn, random.Random], int]
"""Says the number of a move."""


def chooser(name: str, budget: str = "") -> Chooser:
    """Who plays under a name, the same as in `ludoteka match`, or with another budget."""
    method, _, said = name.partition(":")
    if method == "random":
        return lambda turn, rng: rng.randrange(len(turn.moves))
    if method in CHARACTERS:
        return _searching(OneTurn(CHARACTERS[method]), Budget())
    return _searching(SEARCHES[method](clock=process_time), read_budget(budget or said))


def _searching(search: Search, budget: Budget) -> Chooser:
    return lambda turn, rng: search.search(turn, budget, rng.getrandbits(32)).best


class Played(NamedTuple):
    """A match of the first entrant against the other, who has all other seats."""

    points: list[int]
    """Those of the first entrant, then all others."""
    moves: list[int]
    """How many moves each entrant made,"""
    spent: list[float]
    """and the processor time of all of them, in milliseconds."""

    @property
    def lead(self) -> int:
        """By how much the first is ahead of the best other."""
        return self.points[0] - max(self.points[1:])


class Arena:
    """Plays matches of so many seats."""

    def __init__(self, seats: int = 2) -> None:
        ground = ground_for(load("carcassonne").start(seats=seats))
        assert ground is not None
        self.tables, self.land, self.seats = ground.tables, new_land(), seats

    def order(self, seed: int) -> list[int]:
        """The tiles in the order in which they are drawn."""
        copies = self.tables.copies.tolist()
        copies[self.tables.rules[FIRST]] -= 1
        tiles = [number for number, many in enumerate(copies) for _ in range(many)]
        random.Random(seed).shuffle(tiles)
        return tiles

    def turn(self) -> Turn:
        """The turn with the drawn tile."""
        found = np.zeros(MOST_MOVES, np.int64)
        return Turn(self.tables, self.land, found[:whole_moves(self.tables, self.land, found)], [])

    def play(self, entrants: tuple[Chooser, Chooser], seed: int, place: int) -> Played:
        """A match in which the first entrant has that seat."""
        land, luck = self.land, [random.Random(f"{seed} {entrant}") for entrant in (0, 1)]
        moves, spent = [0, 0], [0.0, 0.0]
        begin(self.tables, land)
        for number in self.order(seed):
            take(land, number)
            if fits(self.tables, land.state, number):
                land.state[DRAWN] = number
                land.log[0] = 0
                entrant, turn, began = int(land.state[SEAT] != place), self.turn(), process_time()
                best = entrants[entrant](turn, luck[entrant])
                spent[entrant] += 1000 * (process_time() - began)
                moves[entrant] += 1
                make(self.tables, land, turn.moves[best])
        settle_all(self.tables, land)
        points: list[int] = land.state[POINTS:POINTS + self.seats].tolist()
        return Played([points.pop(place), *points], moves, [round(one, 1) for one in spent])


@cache
def _ready(names: tuple[str, str], seats: int) -> Arena:
    """An arena where the first moves need not wait for machine code: a match with little thought was played."""
    arena = Arena(seats)
    arena.play((chooser(names[0], "1"), chooser(names[1], "1")), 1, 0)
    return arena


def played(names: tuple[str, str], seats: int, seed: int, number: int) -> Played:
    """The match of that number: every seat plays an order of tiles before the next order is taken."""
    arena = _ready(names, seats)
    return arena.play((chooser(names[0]), chooser(names[1])), seed + number // seats, number % seats)


class Contest(NamedTuple):
    """Matches of two, of numbered orders of tiles."""

    names: tuple[str, str]
    games: int
    seed: int
    seats: int = 2

    def play(self, cores: int = 1, path: Path | None = None) -> list[Played]:
        """All matches; those that are kept are not played again."""
        known = self._kept(path)
        for number, match in self._played([one for one in range(self.games) if one not in known], cores):
            known[number] = match
            if path is not None:
                rows.keep(path, {"pair": self._pair, "number": number, "commit": rows.commit(), **match._asdict()})
        return [known[number] for number in range(self.games)]

    def _played(self, numbers: list[int], cores: int) -> Iterator[tuple[int, Played]]:
        play = partial(played, self.names, self.seats, self.seed)
        if cores == 1 or not numbers:
            yield from ((number, play(number)) for number in numbers)
            return
        _ready(self.names, self.seats)  # what is compiled here, other processes find on disk
        with ProcessPoolExecutor(cores, get_context("spawn")) as pool:
            waiting = {pool.submit(play, number): number for number in numbers}
            yield from ((waiting[done], done.result()) for done in as_completed(waiting))

    @property
    def _pair(self) -> list[str | int]:
        return [*self.names, self.seats, self.seed]

    def _kept(self, path: Path | None) -> dict[int, Played]:
        return {row["number"]: Played(row["points"], row["moves"], row["spent"])
                for row in rows.rows(path) if row["pair"] == self._pair}


def told(names: tuple[str, str], matches: list[Played]) -> str:
    """A line about matches."""
    leads = [match.lead for match in matches]
    score = Score(names[0], sum(lead > 0 for lead in leads), sum(lead == 0 for lead in leads),
                  sum(lead < 0 for lead in leads))
    low, high = score.interval
    scored = (f"{mean(match.points[0] for match in matches):.1f} to "
              f"{mean(mean(match.points[1:]) for match in matches):.1f}")
    spent = " and ".join(
        f"{sum(match.spent[entrant] for match in matches) / sum(match.moves[entrant] for match in matches):.1f}"
        for entrant in (0, 1))
    return (f"{' against '.join(names)}: {score.wins} won, {score.draws} drawn, {score.losses} lost, {score.share:.1%} "
            f"({low:.0%} to {high:.0%}), {scored} points, {spent} ms of a processor for a move")


def speed() -> str:
    """How fast the land is."""
    arena, many, tried, luck = Arena(), 2000, 0, np.array([1], np.int64)
    feel = new_feel(EXPERIENCE)
    matches(arena.tables, arena.land, luck, 1)
    began = process_time()
    matches(arena.tables, arena.land, luck, many)
    played, search = process_time() - began, Expectimax(0)
    begin(arena.tables, arena.land)
    for _ in range(30):
        draw(arena.tables, arena.land, luck)
        make(arena.tables, arena.land, instinct(arena.tables, arena.land, feel))
    draw(arena.tables, arena.land, luck)
    turn = arena.turn()
    search.search(turn, Budget(nodes=1), deepest=1)
    began = process_time()
    while tried < 100_000:
        tried += int(search.search(turn, Budget(nodes=1), deepest=1).efforts.sum())
    return (f"{many / played:,.0f} random matches and {tried / (process_time() - began):,.0f} tried moves "
            "in a second of a processor")


def main() -> None:
    """Print a line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="two opponents")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2, help="the first against as many of the other as are left")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep matches there as they end, and go on from it")
    asked = parser.parse_args()
    if asked.names:
        one, other = asked.names
        matches = Contest((one, other), asked.games, asked.seed, asked.seats).play(asked.cores, asked.keep)
        print(told((one, other), matches), flush=True)
    else:
        print(speed(), flush=True)


if __name__ == "__main__":
    main()
