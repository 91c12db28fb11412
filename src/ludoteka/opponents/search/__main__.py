"""Makes the machine code of search ahead of time: `python -m ludoteka.opponents.search`. Nobody waits at the table.

It is kept with the machine code of games; see docs/native.md.
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
    opponent("level-2").choose(load("kuhn-poker").start(), rng)
    land = load("carcassonne").start()
    for name in ("level-8", "star2:10", "treesearch:10"):
        opponent(name).choose(land.play(land.moves()[0]), rng)
    for name in ("sokoban", "fifteen", "peg-solitaire"):
        game = load(name)
        solve(game.start(level=len(game.levels)), seconds=20.0)  # the last level: the first ones need no machine code


if __name__ == "__main__":
    main()
