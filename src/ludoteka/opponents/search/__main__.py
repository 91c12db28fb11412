"""Makes the machine code of search ahead of time: `python -m ludoteka.opponents.search`. Nobody waits at the table.

Numba keeps that code beside the sources, or in the user's cache where these cannot be written.
"""

from __future__ import annotations

import random
import sys

from ludoteka.games import load
from ludoteka.native import available
from ludoteka.opponents.opponent import opponent
from ludoteka.opponents.solving.solver import solve


def main() -> None:
    """Let everything that searches search a little."""
    if not available():
        return
    sys.stdout.write("Preparing search for this machine; it takes a minute, once.\n")
    sys.stdout.flush()
    rng = random.Random(1)
    for name in ("level-2", "level-8", "montecarlo:10", "alphabeta:10"):
        opponent(name).choose(load("tic-tac-toe").start(), rng)
    for game in ("sokoban", "fifteen", "maze"):
        solve(load(game).start(level=1), seconds=5.0)


if __name__ == "__main__":
    main()
