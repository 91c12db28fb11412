"""Every level against the one below it, with seats swapped: `python -m benchmarks.ladder`.

A step of the ladder is climbed where the upper level gets 60 % of the points. `--pairs 8v7,7v6` plays some steps only,
`--keep FILE` keeps each step as it is finished, and a run with the same file goes on with the others.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from benchmarks import rows
from ludoteka.core import Record
from ludoteka.games import load
from ludoteka.opponents import Tournament, fixtures
from ludoteka.opponents.cores import cores, play_on_cores
from ludoteka.opponents.levels import STRENGTHS
from ludoteka.opponents.score import Score, scores_by_name

GAMES: Final = ("connect-four", "breakthrough", "othello", "draughts")
CLIMBED: Final = 0.6
"""The share of the points that makes a level clearly stronger."""


@dataclass(frozen=True, slots=True)
class Step:
    """Two levels in one game."""

    game: str
    upper: int
    lower: int
    games: int
    seed: int

    def play(self, count: int) -> Score:
        """What the upper level reaches, on so many cores."""
        game, names = load(self.game), (f"level-{self.upper}", f"level-{self.lower}")
        tournament = Tournament(Record(game.id, game.version), names)
        matches = fixtures(2, 2, self.games, self.seed)
        return scores_by_name(names, play_on_cores(self.game, tournament, matches, count))[0]

    def row(self, score: Score) -> str:
        """The share of the upper level, where the true one lies with 95 % confidence, and whether it is enough."""
        low, high = score.interval
        reached = "reached" if score.share >= CLIMBED else "NOT reached"
        return (f"{self.game:<14} {self.upper} against {self.lower}: {score.share:6.1%} ({low:.0%} to {high:.0%}) of "
                f"{score.games} ({score.wins} won, {score.draws} drawn, {score.losses} lost), {CLIMBED:.0%} {reached}")


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


def kept(path: Path | None) -> dict[Step, Score]:
    """The steps that earlier runs have finished."""
    return {Step(**row["step"]): Score(**row["score"]) for row in rows.rows(path)}


def climb(steps: list[Step], count: int, path: Path | None) -> Iterator[tuple[Step, Score]]:
    """Every step with its score; what is not kept yet is played, and kept."""
    known = kept(path)
    for step in steps:
        if step not in known:
            known[step] = step.play(count)
            if path is not None:
                rows.keep(path, {"step": asdict(step), "score": asdict(known[step]), "commit": rows.commit()})
        yield step, known[step]


def main() -> int:
    """Print a line for each step; gives how many are not climbed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", default=GAMES)
    parser.add_argument("--games", type=int, default=200, help="matches of each step")
    parser.add_argument("--pairs", type=pairs, default=neighbours(), help="some steps only, like 8v7,7v6")
    parser.add_argument("--cores", type=int, default=cores())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep finished steps there, and go on from it")
    asked = parser.parse_args()
    steps = [Step(name, upper, lower, asked.games, asked.seed)
             for name in asked.names for upper, lower in asked.pairs]
    missed = 0
    for step, score in climb(steps, asked.cores, asked.keep):
        print(step.row(score), flush=True)
        missed += score.share < CLIMBED
    print(f"{len(steps) - missed} of {len(steps)} steps reach {CLIMBED:.0%}")
    return missed


if __name__ == "__main__":
    raise SystemExit(1 if main() else 0)
