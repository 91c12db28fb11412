"""Opponents by strength, from level 1 to level 8, for every game."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from ludoteka.core import Move, Position
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.judgement import misjudged
from ludoteka.opponents.search.mind import mind_for
from ludoteka.opponents.thinking import Care, think
from ludoteka.opponents.thoughts import Thought


@dataclass(frozen=True, slots=True)
class Strength:
    """What makes a level as strong as it is."""

    share: float
    """How much it thinks, from trying each move twice (0) to the most (1); equal steps are equal ratios."""
    ahead: int
    """How many moves ahead it sees for certain how a match ends."""
    error: float
    """By how much it misjudges what is not certain, as a part of a win."""
    seconds: float
    """It does not think longer, however slow the game is."""

    def nodes(self, moves: int, most: int) -> int:
        """How much it thinks in a position with so many moves, where the strongest thinks most.

        >>> [Strength(share, 0, 0.0, 1.0).nodes(10, 2000) for share in (0.0, 0.5, 1.0)]
        [20, 200, 2000]
        """
        least = min(2 * moves, most)
        ratio: float = (most / least) ** self.share
        return round(least * ratio)


STRENGTHS: Final = (
    Strength(share=0.00, ahead=0, error=0.25, seconds=0.5),
    Strength(share=0.10, ahead=1, error=0.14, seconds=0.7),
    Strength(share=0.20, ahead=2, error=0.10, seconds=1.0),
    Strength(share=0.32, ahead=2, error=0.06, seconds=1.4),
    Strength(share=0.44, ahead=3, error=0.04, seconds=2.0),
    Strength(share=0.58, ahead=4, error=0.02, seconds=2.8),
    Strength(share=0.76, ahead=6, error=0.01, seconds=4.0),
    Strength(share=1.00, ahead=99, error=0.00, seconds=5.0),
)
"""What the levels are, the weakest first, so far apart that each should get 60 % against the one before."""


class Level:
    """Plays as strongly as its number says. What it chooses depends on the position and its luck, not on the past."""

    def __init__(self, number: int) -> None:
        self.name = f"level-{number}"
        self.strength = STRENGTHS[number - 1]
        self.considered: Thought | None = None
        """What it considered before it chose last; None where there was nothing to choose."""

    def choose(self, position: Position, rng: random.Random) -> Move:
        """The move that it takes for the best."""
        moves, self.considered = position.moves(), None
        if len(moves) == 1:
            return moves[0]
        mind = mind_for(position)
        budget = Budget(self.strength.nodes(len(moves), mind.most), self.strength.seconds)
        care = Care(budget, ahead=self.strength.ahead, widely=self.strength.error > 0)
        found = misjudged(think(mind, position, care, rng.getrandbits(32)), self.strength.error, rng)
        self.considered = Thought(position, found)
        return moves[found.best]
