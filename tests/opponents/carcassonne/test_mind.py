"""Thinking about whole moves: what is hoped for of them, and how long that takes."""

from __future__ import annotations

import numpy as np

from ludoteka.opponents.budget import Budget
from ludoteka.opponents.carcassonne.mind import OneTurn
from tests.opponents.carcassonne.grounds import endgame, ground


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
