"""Thinking about whole moves: what is hoped for of them, and how long that takes."""

from __future__ import annotations

import random

import numpy as np

from ludoteka.core import CHANCE
from ludoteka.games import load
from ludoteka.machine.position import TextPosition
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.carcassonne.land import LEFT
from ludoteka.opponents.carcassonne.mind import LandMind, OneTurn
from ludoteka.opponents.carcassonne.reckoning import Reckoning
from ludoteka.opponents.carcassonne.turn import Turn
from tests.opponents.carcassonne.grounds import endgame, ground

GROUND = ground()


def _spread(seats: int) -> float:
    """By how much the best move is above the one in the middle, on average."""
    tables, found = ground(seats).tables, list[float]()
    for laid in (12, 24, 36):
        hopes = OneTurn().search(endgame(tables, 5, laid, 30), Budget()).hopes
        found.append(float(hopes.max() - np.median(hopes)))
    return float(np.mean(found))


def test_moves_are_told_apart_as_well_with_many_seats_as_with_two() -> None:
    two = _spread(2)
    for seats in (4, 6):
        assert _spread(seats) > two / 2


class _Noted:
    """A search that notes its budgets."""

    def __init__(self) -> None:
        self.budgets: list[Budget] = []

    def search(self, turn: Turn, budget: Budget, seed: int = 0) -> Reckoning:
        self.budgets.append(budget)
        return OneTurn().search(turn, budget, seed)


def _late(left: int) -> TextPosition:
    """A position of a match by chance where a tile is to be laid and so many are in the bag."""
    position, rng = load("carcassonne").start(seed=8), random.Random(8)
    while True:
        assert isinstance(position, TextPosition)
        if position.chooser is not CHANCE and int(GROUND.land(position).state[LEFT]) == left:
            return position
        position = position.play(rng.choice(position.moves()))


def test_every_kind_of_search_loads_its_code_before_its_time_begins() -> None:
    noted, time, first = _Noted(), Budget(seconds=0.01), Budget(nodes=1)
    mind, early, late = LandMind(GROUND, noted), _late(70), _late(2)
    for position, widely in ((early, False), (early, True), (late, False)):
        noted.budgets.clear()
        for _ in range(2):
            mind.consider(position, time, 1, widely=widely)
        assert noted.budgets == [first, time, time]
