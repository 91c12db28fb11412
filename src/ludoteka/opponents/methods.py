"""Opponents by method: as strong as one way of searching is within a budget."""

from __future__ import annotations

import random
from dataclasses import replace

from ludoteka.core import Move, Position
from ludoteka.opponents.budget import read_budget
from ludoteka.opponents.needing import need_native
from ludoteka.opponents.search.mind import Mind, mind_for
from ludoteka.opponents.search.preference import COMPILED, LandMethod, Method
from ludoteka.opponents.thinking import Care, think
from ludoteka.opponents.thoughts import Thought


class Searcher:
    """Plays the best move that a method finds; what it learnt serves its next choices. Raises NeedsNative."""

    def __init__(self, method: Method | LandMethod, budget: str, workers: int = 1) -> None:
        self.name = f"{method}:{budget}"
        self.considered: Thought | None = None
        """What it considered before it chose last."""
        self._method, self._care = method, Care(replace(read_budget(budget), workers=workers))
        self._mind: Mind | None = None
        if method in COMPILED:
            need_native(method)

    def choose(self, position: Position, rng: random.Random) -> Move:
        """The best move that was found within the budget."""
        if self._mind is None or not self._mind.suits(position):
            self._mind = mind_for(position, self._method)
        found = think(self._mind, position, self._care, rng.getrandbits(32))
        self.considered = Thought(position, found)
        return position.moves()[found.best]
