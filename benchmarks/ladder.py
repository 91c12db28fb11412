"""Levels against lower ones, with seats swapped: `python -m benchmarks.ladder`.

A step of the ladder is climbed where the upper level gets 60 % of the points; another share is asked by `--goal`.
Without more, every level meets the one below. `--pairs 8v7,8v1` plays some steps only. With more than two seats the
upper level has one of them, each in turn, and the lower one all others; then to win is to come first of all. `--keep
FILE` keeps each match as it ends, and a run with the same file goes on with the others.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from benchmarks import rows
from ludoteka.core import Record, Result
from ludoteka.games import load
from ludoteka.opponents import Fixture, Tournament
from ludoteka.opponents.cores import cores, play_on_cores
from ludoteka.opponents.levels import STRENGTHS
from ludoteka.opponents.score import Score, score

GAMES: Final = ("connect-four", "breakthrough", "othello", "draughts")
CLIMBED: Final = 0.6
"""The share of the points that makes a level clearly stronger."""


@dataclass(frozen=True, slots=True)
class Step:
    """Two levels in one game."""

    game: str
    upper: int
    lower: int
    seats: int
    seed: int

    def fixture(self, number: int) -> Fixture:
        """The match of that number: the upper level sits at every seat before the next seed is taken."""
        turn, place = divmod(number, self.seats)
        return Fixture(number, self.seed + turn, tuple(int(seat != place) for seat in range(self.seats)))

    def play(self, numbers: list[int], count: int) -> Iterator[tuple[int, Result | None]]:
        """What the upper level reaches in these matches, on so many cores, as they end; None where one has no end."""
        game, names = load(self.game), (f"level-{self.upper}", f"level-{self.lower}")
        tournament = Tournament(Record(game.id, game.version), names)
        for finish in play_on_cores(self.game, tournament, map(self.fixture, numbers), count):
            place = finish.fixture.seating.index(0)
            yield finish.fixture.number, finish.outcome.results[place] if finish.outcome else None

    def row(self, score: Score, goal: float = CLIMBED) -> str:
        """The share of the upper level, where the true one lies with 95 % confidence, and whether it is enough."""
        low, high = score.interval
        reached = "reached" if score.share >= goal else "NOT reached"
        others = f"{self.seats - 1} of {self.lower}" if self.seats > 2 else self.lower
        return (f"{self.game:<14} {self.upper} against {others}: {score.share:6.1%} ({low:.0%} to {high:.0%}) "
                f"of {score.games} ({score.wins} won, {score.draws} drawn, {score.losses} lost), {goal:.0%} {reached}")


def pairs(text: str) -> list[tuple[int, int]]:
    """Pairs of levels as they are typed, the upper one first.

    >>> pairs("8v7,7v6")
    [(8, 7), (7, 6)]
    """
    found = [tuple(map(int, pair.split("v"))) for pair in text.split(",")]
    return [(upper, lower) for upper, lower in found]


def neighbours() -> list[tuple[int, int]]:
    """Every level and the one below it, from the top."""
    return [(upper, upper - 1) for upper in range(len(STRENGTHS), 1, -1)]


def climb(step: Step, games: int, count: int, path: Path | None) -> Score:
    """What the upper level reaches in so many matches; those that are not kept yet are played, and kept."""
    known = {row["match"]: row["result"] for row in rows.rows(path) if row["step"] == asdict(step)}
    missing = [number for number in range(games) if number not in known]
    for number, result in step.play(missing, count) if missing else ():
        known[number] = result
        if path is not None:
            rows.keep(path, {"step": asdict(step), "match": number, "result": result, "commit": rows.commit()})
    return score(f"level-{step.upper}", (known[number] for number in range(games) if known[number]))


def main() -> int:
    """Print a line for each step; gives how many are not climbed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", default=GAMES)
    parser.add_argument("--games", type=int, default=200, help="matches of each step")
    parser.add_argument("--pairs", type=pairs, default=neighbours(), help="some steps only, like 8v7,7v6")
    parser.add_argument("--seats", type=int, help="otherwise as few as the game has")
    parser.add_argument("--goal", type=float, default=CLIMBED, help="the share that is enough")
    parser.add_argument("--cores", type=int, default=cores())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep matches there as they end, and go on from it")
    asked = parser.parse_args()
    steps = [Step(name, upper, lower, asked.seats or min(load(name).seat_counts), asked.seed)
             for name in asked.names for upper, lower in asked.pairs]
    missed = 0
    for step in steps:
        reached = climb(step, asked.games, asked.cores, asked.keep)
        print(step.row(reached, asked.goal), flush=True)
        missed += reached.share < asked.goal
    print(f"{len(steps) - missed} of {len(steps)} steps reach {asked.goal:.0%}")
    return missed


if __name__ == "__main__":
    raise SystemExit(1 if main() else 0)
