"""What a position is worth to a seat, in points: what it may come to have, less what its strongest rival may."""

from __future__ import annotations

from math import tanh
from typing import Any, Final

import numpy as np

from ludoteka.native.calls import compiled
from ludoteka.opponents.carcassonne.ladder import RUNGS, reserve, totals
from ludoteka.opponents.carcassonne.land import Land, Number
from ludoteka.opponents.carcassonne.tables import SEATS, Tables

Floats = np.ndarray[Any, np.dtype[np.float64]]

_HIGHEST: Final = RUNGS["planner"]
"""Followers at home and the future count as on the highest rung of the ladder."""
_CLEAR: Final = 20.0
"""So many points ahead is a good way towards a win."""


@compiled
def balance(tables: Tables, land: Land, seat: Number, have: Floats) -> float:
    """By how much a seat is better off than the strongest of the others; `have` is room for a number of each seat."""
    state, seats = land.state, tables.rules[SEATS]
    have[:] = 0.0
    totals(tables, land, have, _HIGHEST.future, _HIGHEST.horizon)
    own, rival = 0.0, -1e9
    for one in range(seats):
        value = have[one] + _HIGHEST.economy * reserve(state, one, seats)
        if one == seat:
            own = value
        else:
            rival = max(rival, value)
    return own - rival if seats > 1 else own


@compiled
def hope(points: Number) -> float:
    """Points ahead as a part of a win."""
    return 0.5 + 0.5 * tanh(points / _CLEAR)
