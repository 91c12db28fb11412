"""What a position is worth to a seat, in points: what it may come to have, less what its strongest rival may."""

from __future__ import annotations

from math import tanh
from typing import Final

from ludoteka.native.calls import compiled
from ludoteka.opponents.carcassonne.land import Land, Number
from ludoteka.opponents.carcassonne.outlook import Sense, outlook
from ludoteka.opponents.carcassonne.tables import SEATS, Tables

_CLEAR: Final = 20.0
"""So many points ahead is a good way towards a win."""


@compiled
def balance(tables: Tables, land: Land, seat: Number, sense: Sense) -> float:
    """By how much a seat is better off than the strongest of the others."""
    outlook(tables, land, sense)
    return ahead(tables, sense, seat)


@compiled
def ahead(tables: Tables, sense: Sense, seat: Number) -> float:
    """The same by the outlook that was written last."""
    seats, rival = tables.rules[SEATS], -1e9
    for one in range(seats):
        if one != seat:
            rival = max(rival, sense.now[one])
    return float(sense.now[seat] - rival)


@compiled
def hope(points: Number) -> float:
    """Points ahead as a part of a win."""
    return 0.5 + 0.5 * tanh(points / _CLEAR)
