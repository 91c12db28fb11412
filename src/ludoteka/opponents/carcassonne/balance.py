"""What a position is worth to a seat, in points: what it would have now, less what its strongest rival would have."""

from __future__ import annotations

from math import tanh
from typing import Any, Final

import numpy as np

from ludoteka.native.calls import compiled
from ludoteka.opponents.carcassonne.land import HOME, LEFT, Land, Number
from ludoteka.opponents.carcassonne.tables import SEATS, Ints, Tables
from ludoteka.opponents.carcassonne.worth import totals

Floats = np.ndarray[Any, np.dtype[np.float64]]

_RESERVE: Final = (-3.0, -1.5, -0.7, -0.3)
"""What it is worth to have 0, 1, 2 or 3 followers at home, compared with more."""
_SOON: Final = 8
"""When each seat has fewer turns left than that, followers at home matter less and less."""
_CLEAR: Final = 20.0
"""So many points ahead is a good way towards a win."""


@compiled
def balance(tables: Tables, land: Land, seat: Number, have: Ints) -> float:
    """By how much a seat is better off than the strongest of the others; `have` is room for a number of each seat."""
    state, seats = land.state, tables.rules[SEATS]
    totals(tables, land, have)
    soon = min(1.0, state[LEFT] / (_SOON * seats))
    own, rival = 0.0, -1e9
    for one in range(seats):
        home, value = state[HOME + one], 1.0 * have[one]
        if home < len(_RESERVE):
            value += _RESERVE[home] * soon
        if one == seat:
            own = value
        else:
            rival = max(rival, value)
    return own - rival if seats > 1 else own


@compiled
def hope(points: Number) -> float:
    """Points ahead as a part of a win."""
    return 0.5 + 0.5 * tanh(points / _CLEAR)
