"""The weakest opponent, and the yardstick of all others."""

from __future__ import annotations

import random
from dataclasses import dataclass

from ludoteka.core import Move, Position


@dataclass(frozen=True, slots=True)
class RandomSeat:
    """Chooses every legal move equally often."""

    name: str = "random"

    def choose(self, position: Position, rng: random.Random) -> Move:
        """One of the legal moves."""
        moves = position.moves()
        return moves[rng.randrange(len(moves))]
