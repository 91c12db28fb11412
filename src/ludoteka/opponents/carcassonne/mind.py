"""Thinking about Carcassonne: whole moves are weighed on the compiled land, and told as moves of the text."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Final, Protocol

import numpy as np

from ludoteka.core import Position
from ludoteka.machine.position import TextPosition
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.carcassonne.balance import hope
from ludoteka.opponents.carcassonne.expectimax import Expectimax
from ludoteka.opponents.carcassonne.ladder import RUNGS, Character, judge, totals
from ludoteka.opponents.carcassonne.land import LEFT, SEAT, undo
from ludoteka.opponents.carcassonne.moves import make
from ludoteka.opponents.carcassonne.reading import Ground, ground_for
from ludoteka.opponents.carcassonne.reckoning import Reckoning
from ludoteka.opponents.carcassonne.tables import MOST_SEATS, SEATS
from ludoteka.opponents.carcassonne.treesearch import FEW, TreeSearch
from ludoteka.opponents.carcassonne.turn import Turn, turn_in
from ludoteka.opponents.search.considered import Considered, Weighed


class Search(Protocol):
    """A way of weighing the whole moves of a turn."""

    def search(self, turn: Turn, budget: Budget, seed: int = 0) -> Reckoning:
        """What is found out within a budget."""


class OneTurn:
    """Looks one turn ahead, whatever the budget."""

    def __init__(self, character: Character = RUNGS["planner"]) -> None:
        self._character = character

    def search(self, turn: Turn, budget: Budget, seed: int = 0) -> Reckoning:
        """Judge every move."""
        points = np.zeros(len(turn.moves))
        judge(turn.tables, turn.land, self._character, turn.moves, len(points), points)
        best = int(points.argmax())
        # Judged against several rivals, points lie far below nothing: they tell moves apart, not who is ahead.
        shift = _lead_after(turn, best) - points[best]
        hopes = np.array([hope(worth + shift) for worth in points])
        return Reckoning(hopes, np.ones(len(points), np.int64), best, 1)


def _lead_after(turn: Turn, number: int) -> float:
    """By how much whoever moves would be ahead of the strongest rival if the match ended after a move."""
    land, seats, have = turn.land, int(turn.tables.rules[SEATS]), np.zeros(MOST_SEATS)
    seat, top = int(land.state[SEAT]), int(land.log[0])
    make(turn.tables, land, turn.moves[number])
    totals(turn.tables, land, have, 0.0, 0)
    undo(land, top)
    return float(have[seat] - max(have[one] for one in range(seats) if one != seat))


SEARCHES: Final[dict[str, Callable[..., Search]]] = {
    "star1": partial(Expectimax, 0), "star2": partial(Expectimax, 1), "star25": partial(Expectimax, 5),
    "treesearch": TreeSearch,
}
"""The methods that play Carcassonne alone, by a clock where told so."""


class LandMind:
    """Thinks about the moves of Carcassonne by a search of whole moves, by tree search unless told otherwise.

    Simulations tell of the best moves alone: where all of them matter, it looks one turn ahead at each.
    """

    most = 2000

    def __init__(self, ground: Ground, search: Search | None = None) -> None:
        self._ground, self._search, self._wide = ground, search or TreeSearch(), search or OneTurn()
        self._loaded: set[tuple[bool, bool]] = set()

    def suits(self, position: Position) -> bool:
        """It thinks about matches with the same tiles, followers and seats."""
        return ground_for(position) is self._ground

    def consider(self, position: Position, budget: Budget, seed: int, *, widely: bool = False) -> Considered:
        """Weigh every whole move; a placement is worth what it is with the best follower."""
        assert isinstance(position, TextPosition), "the ground is that of a text"
        turn, search = turn_in(self._ground, position), self._wide if widely else self._search
        kind = (widely, bool(turn.land.state[LEFT] <= FEW))
        if budget.seconds is not None and kind not in self._loaded:
            # The first search of a kind waits for its machine code; that must not be taken from its time.
            search.search(turn, Budget(nodes=1), seed)
            self._loaded.add(kind)
        began = perf_counter()
        found = search.search(turn, budget, seed)
        weighed = [Weighed(number, 0, 0.0) for number in range(len(position.moves()))]
        for choice, effort, value in zip(turn.choices, found.efforts.tolist(), found.hopes.tolist(), strict=True):
            weighed[choice] = Weighed(choice, weighed[choice].visits + effort, max(weighed[choice].value, value))
        best = turn.choices[found.best]
        return Considered(tuple(weighed), best, (best,), int(found.efforts.sum()), perf_counter() - began, found.depth)

    def foresee(self, position: Position, depth: int, nodes: int) -> dict[int, float]:
        """Nothing is certain before the last tile."""
        return {}
