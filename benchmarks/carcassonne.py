"""Opponents of Carcassonne against each other, wholly in the compiled land, or how fast that land is.

    python -m benchmarks.carcassonne planner star2:20000 --games 100
    python -m benchmarks.carcassonne

Both play the same orders of tiles from both seats; a tile that fits nowhere is put away. With a number of nodes the
result is the same each time; seconds are those of a clock, so nothing else should run meanwhile.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from statistics import mean
from time import process_time

import numpy as np

from ludoteka.games import load
from ludoteka.opponents.budget import Budget, read_budget
from ludoteka.opponents.carcassonne.ending import settle_all
from ludoteka.opponents.carcassonne.expectimax import Expectimax
from ludoteka.opponents.carcassonne.ladder import RUNGS
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
    if method in RUNGS:
        return _searching(OneTurn(RUNGS[method]), Budget())
    return _searching(SEARCHES[method](), read_budget(budget or said))


def _searching(search: Search, budget: Budget) -> Chooser:
    return lambda turn, rng: search.search(turn, budget, rng.getrandbits(32)).best


class Arena:
    """Plays matches of two."""

    def __init__(self) -> None:
        ground = ground_for(load("carcassonne").start(seats=2))
        assert ground is not None
        self.tables, self.land = ground.tables, new_land()
        self.spent: tuple[list[float], list[float]] = ([], [])
        """The processor time of each entrant's moves, in milliseconds."""

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

    def play(self, entrants: tuple[Chooser, Chooser], seed: int, first: int) -> list[int]:
        """A match in which that entrant begins; the points of both."""
        land, luck = self.land, [random.Random(f"{seed} {entrant}") for entrant in (0, 1)]
        begin(self.tables, land)
        for number in self.order(seed):
            take(land, number)
            if fits(self.tables, land.state, number):
                land.state[DRAWN] = number
                land.log[0] = 0
                entrant, turn, began = int(land.state[SEAT] + first) % 2, self.turn(), process_time()
                best = entrants[entrant](turn, luck[entrant])
                self.spent[entrant].append(1000 * (process_time() - began))
                make(self.tables, land, turn.moves[best])
        settle_all(self.tables, land)
        points: list[int] = land.state[POINTS:POINTS + 2].tolist()
        return points[::-1] if first else points


def contest(names: list[str], games: int, seed: int) -> str:
    """Let two play so many matches; a line about it."""
    # The first moves wait for machine code: a match with little thought comes before those that count.
    Arena().play((chooser(names[0], "1"), chooser(names[1], "1")), seed, 0)
    arena, entrants = Arena(), (chooser(names[0]), chooser(names[1]))
    points = [arena.play(entrants, seed + number // 2, number % 2) for number in range(games)]
    leads = [one - other for one, other in points]
    score = Score(names[0], sum(lead > 0 for lead in leads), sum(lead == 0 for lead in leads),
                  sum(lead < 0 for lead in leads))
    low, high = score.interval
    scored = " to ".join(f"{mean(pair[entrant] for pair in points):.1f}" for entrant in (0, 1))
    spent = " and ".join(f"{mean(moves):.1f}" for moves in arena.spent)
    return (f"{' against '.join(names)}: {score.wins} won, {score.draws} drawn, {score.losses} lost, {score.share:.1%} "
            f"({low:.0%} to {high:.0%}), {scored} points, {spent} ms of a processor for a move")


def speed() -> str:
    """How fast the land is."""
    arena, many, tried, luck = Arena(), 2000, 0, np.array([1], np.int64)
    matches(arena.tables, arena.land, luck, 1)
    began = process_time()
    matches(arena.tables, arena.land, luck, many)
    played, search = process_time() - began, Expectimax(0)
    begin(arena.tables, arena.land)
    for _ in range(30):
        draw(arena.tables, arena.land, luck)
        make(arena.tables, arena.land, arena.turn().moves[0])
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
    asked = parser.parse_args()
    print(contest(asked.names, asked.games, asked.seed) if asked.names else speed(), flush=True)


if __name__ == "__main__":
    main()
