"""Thinking about Carcassonne: whole moves are weighed on the compiled land, and told as moves of the text."""

from __future__ import annotations

from math import tanh
from time import perf_counter
from typing import Final

import numpy as np

from ludoteka.core import Position
from ludoteka.machine.position import TextPosition
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.carcassonne.ladder import RUNGS, Character, judge
from ludoteka.opponents.carcassonne.land import Land
from ludoteka.opponents.carcassonne.moves import MOST_MOVES, NOBODY, whole_moves
from ludoteka.opponents.carcassonne.reading import Ground, ground_for
from ludoteka.opponents.carcassonne.tables import Ints
from ludoteka.opponents.search.considered import Considered, Weighed

_LEAD: Final = 20.0
"""By so many points ahead one may hope for seven eighths of a win."""
STRONGEST: Final = RUNGS["planner"]


class LandMind:
    """Weighs the moves of Carcassonne by looking one turn ahead."""

    most = 2000

    def __init__(self, ground: Ground, character: Character = STRONGEST) -> None:
        self._ground, self._character = ground, character

    def suits(self, position: Position) -> bool:
        """It thinks about matches with the same tiles, followers and seats."""
        return ground_for(position) is self._ground

    def consider(self, position: Position, budget: Budget, seed: int, *, widely: bool = False) -> Considered:
        """Weigh every whole move; a placement is worth what it is with the best follower."""
        assert isinstance(position, TextPosition), "the ground is that of a text"
        began = perf_counter()
        land = self._ground.land(position, before=True)
        found = np.zeros(MOST_MOVES, np.int64)
        whole = found[:whole_moves(self._ground.tables, land, found)]
        if not self._ground.laying(position):
            whole = whole[whole | NOBODY == self._ground.laid(position)]
        points = dict(zip(whole.tolist(), self._points(land, whole), strict=True))
        worths = self._worths(position, points)
        weighed = tuple(Weighed(number, 1, 0.5 + tanh(worth / _LEAD) / 2) for number, worth in enumerate(worths))
        best = worths.index(max(worths))
        return Considered(weighed, best, (best,), len(whole), perf_counter() - began, 1)

    def _points(self, land: Land, whole: Ints) -> list[float]:
        out = np.zeros(len(whole))
        judge(self._ground.tables, land, self._character, whole, len(whole), out)
        worths: list[float] = out.tolist()
        return worths

    def _worths(self, position: TextPosition, points: dict[int, float]) -> list[float]:
        """What each move of the text is worth, in points."""
        if not self._ground.laying(position):
            laid = self._ground.laid(position)
            return [points[laid & ~NOBODY | part] for part in self._ground.standings(position)]
        best: dict[int, float] = {}
        for move, worth in points.items():
            best[move | NOBODY] = max(worth, best.get(move | NOBODY, worth))
        return [best[move] for move in self._ground.placements(position)]

    def foresee(self, position: Position, depth: int, nodes: int) -> dict[int, float]:
        """Nothing is certain before the last tile."""
        return {}
