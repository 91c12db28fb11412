"""Opponents that look one turn ahead: 'planner' beats 'joiner', which beats 'rival', which beats 'greedy'."""

from __future__ import annotations

import random

from ludoteka.core import Move, Position
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.needing import need_native
from ludoteka.opponents.thoughts import Thought


class OnlyCarcassonne(ValueError):
    """An opponent that plays Carcassonne alone was given another game, or one that is too large for it."""

    def __init__(self, name: str, game: str, reason: str = "") -> None:
        super().__init__(f"'{name}' cannot play {game}: {reason}" if reason else
                         f"'{name}' plays Carcassonne only, not {game}")


class Rung:
    """Looks one turn ahead, in the way that its name says; of equal moves it plays any. Raises NeedsNative."""

    def __init__(self, name: str) -> None:
        need_native(name)
        self.name = name
        self.considered: Thought | None = None
        """What it considered before it chose last."""

    def choose(self, position: Position, rng: random.Random) -> Move:
        """One of the moves that it takes for the best."""
        # Compiled code is loaded when it is first needed.
        from ludoteka.opponents.carcassonne.ladder import CHARACTERS
        from ludoteka.opponents.carcassonne.mind import LandMind, OneTurn
        from ludoteka.opponents.carcassonne.reading import ground_for, why_not

        ground = ground_for(position)
        if ground is None:
            raise OnlyCarcassonne(self.name, position.game.title, why_not(position))
        found = LandMind(ground, OneTurn(CHARACTERS[self.name])).consider(position, Budget(), rng.getrandbits(32))
        self.considered = Thought(position, found)
        best = [one.move for one in found.moves if one.value == found.value]
        return position.moves()[rng.choice(best)]
