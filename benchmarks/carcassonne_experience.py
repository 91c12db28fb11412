"""What features of a position of Carcassonne are worth, found from matches: writes `experience.py`.

    python -m benchmarks.carcassonne_experience

Seats that know nothing play matches by instinct; what everything that they had was worth by the end, on average, is
what they know in the next round. Some moves are left to chance, so that more is seen than what they like.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from textwrap import fill
from typing import Any, Final

import numpy as np

from benchmarks.carcassonne import Arena
from ludoteka.native.calls import compiled
from ludoteka.opponents.carcassonne import experience
from ludoteka.opponents.carcassonne.ending import settle_all
from ludoteka.opponents.carcassonne.instinct import Feel, instinct, new_feel
from ludoteka.opponents.carcassonne.land import LEFT, POINTS, Land, begin
from ludoteka.opponents.carcassonne.moves import MOST_MOVES, make, whole_moves
from ludoteka.opponents.carcassonne.outlook import FEATURES, STAGES, features
from ludoteka.opponents.carcassonne.playouts import chance, draw
from ludoteka.opponents.carcassonne.tables import MOST_TILES, Floats, Ints, Tables

SLIPS: Final = 4
"""Of a hundred moves, how many are left to chance."""
CAUTION: Final = 30.0
"""So many positions would have to speak against nothing for a feature to count half (ridge regression)."""
_TOP: Final = '''"""What each feature of a position is worth, for every stage of a match.

Written by `python -m benchmarks.carcassonne_experience`.
"""

import numpy as np

EXPERIENCE = np.array((
'''


@compiled
def watch(tables: Tables, land: Land, feel: Feel, luck: Ints, found: Ints, seen: Floats) -> tuple[int, int]:
    """Play a match of two; how many turns it had, and by how much the first seat won.

    Of each turn it writes by how much the first is ahead now, how many turns are left for each, and its features less
    those of the other.
    """
    begin(tables, land)
    turns = 0
    while draw(tables, land, luck):
        slips = chance(luck, 100) < SLIPS
        many = whole_moves(tables, land, found) if slips else 0
        make(tables, land, found[chance(luck, many)] if slips else instinct(tables, land, feel))
        land.log[0] = 0
        features(tables, land, feel.sense)
        seen[turns, 0] = feel.sense.now[0] - feel.sense.now[1]
        seen[turns, 1] = land.state[LEFT] / 2
        for feature in range(FEATURES):
            seen[turns, 2 + feature] = feel.sense.features[0, feature] - feel.sense.features[1, feature]
        turns += 1
    settle_all(tables, land)
    return turns, land.state[POINTS] - land.state[POINTS + 1]


def watched(known: Floats, matches: int, seed: int) -> tuple[Floats, Floats]:
    """Everything that was seen in so many matches, and how each went on from there."""
    arena, feel, luck = Arena(), new_feel(known), np.array([seed], np.int64)
    found, seen = np.zeros(MOST_MOVES, np.int64), np.zeros((MOST_TILES, 2 + FEATURES))
    everything, results = list[Floats](), list[Floats]()
    for _ in range(matches):
        turns, lead = watch(arena.tables, arena.land, feel, luck, found, seen)
        everything.append(seen[:turns].copy())
        results.append(np.full(turns, float(lead)))
    return np.concatenate(everything), np.concatenate(results)


def learned(seen: Floats, results: Floats) -> Floats:
    """Stage, feature: what it was worth beyond the points that it would bring at once; nothing at the end."""
    now, turns, having = seen[:, 0], seen[:, 1], seen[:, 2:]
    near = [np.interp(turns, STAGES, np.eye(len(STAGES))[stage]) for stage in range(1, len(STAGES))]
    staged = np.concatenate([having * one[:, None] for one in near], axis=1)
    worth = np.linalg.solve(staged.T @ staged + CAUTION * np.eye(staged.shape[1]), staged.T @ (results - now))
    return np.concatenate([np.zeros((1, FEATURES)), worth.reshape(-1, FEATURES)])


def written(known: Any) -> str:
    """The module with these numbers."""
    stages = [fill(f"({', '.join(f'{worth:.2f}' for worth in stage)}),", 116, initial_indent="    ",
                   subsequent_indent="     ") for stage in known]
    return _TOP + "\n".join(stages) + "\n))\n"


def main() -> None:
    """Learn in rounds, and write it down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--matches", type=int, default=4000, help="in each round")
    asked = parser.parse_args()
    known = np.zeros((len(STAGES), FEATURES))
    for number in range(asked.rounds):
        known = learned(*watched(known, asked.matches, number + 1))
    Path(experience.__file__).write_text(written(known), encoding="utf-8")


if __name__ == "__main__":
    main()
