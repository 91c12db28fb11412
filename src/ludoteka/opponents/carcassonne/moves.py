"""Whole moves: where the drawn tile is laid, how it is turned, and where a follower is placed."""

from __future__ import annotations

from typing import Final

import numpy as np

from ludoteka.native.calls import compiled
from ludoteka.opponents.carcassonne.land import (
    BESIDE,
    DRAWN,
    FRONT,
    HOME,
    LAID,
    MEN,
    NONE,
    SEAT,
    SPOT,
    Land,
    Number,
    lay,
    record,
    root,
    settle,
    stand,
    turns_at,
    undo,
    write,
)
from ludoteka.opponents.carcassonne.tables import FARMING, FIELD, MOST_PARTS, SEATS, Ints, Tables

MOST_MOVES: Final = 4096
NOBODY: Final = 15
"""In place of a part: no follower is placed."""


@compiled
def coded(cell: Number, turn: Number, part: Number) -> Number:
    """A whole move as one number."""
    return cell << 8 | turn << 4 | part


@compiled
def cell_of(move: Number) -> Number:
    """Where a move lays the tile."""
    return move >> 8


@compiled
def turn_of(move: Number) -> Number:
    """How a move turns the tile."""
    return move >> 4 & 15


@compiled
def part_of(move: Number) -> Number:
    """On which part of the tile a move places a follower, or NOBODY."""
    return move & 15


@compiled
def standable(tables: Tables, state: Ints) -> Number:
    """The set of parts of the tile laid last where whoever is to move may place a follower."""
    if state[HOME + state[SEAT]] == 0:
        return np.int64(0)
    number, first, places = state[DRAWN], MOST_PARTS * (state[LAID] - 1), np.int64(0)
    for part in range(tables.parts[number]):
        farmed = tables.rules[FARMING] or tables.kinds[number, part] != FIELD
        if farmed and state[record(root(state, first + part)) + MEN] == 0:
            places |= 1 << part
    return places


@compiled
def placements(tables: Tables, state: Ints, out: Ints) -> Number:
    """Write every way of laying the drawn tile, as moves without a follower; how many."""
    number, many = state[DRAWN], 0
    for place in range(state[BESIDE]):
        turns = turns_at(tables, state, number, place)
        for turn in range(4):
            if turns >> turn & 1:
                out[many] = coded(state[FRONT + SPOT * place], turn, NOBODY)
                many += 1
    return many


@compiled
def whole_moves(tables: Tables, land: Land, out: Ints) -> Number:
    """Write every move; how many. Each placement comes first without a follower."""
    state, top = land.state, land.log[0]
    laid = placements(tables, state, out[MOST_MOVES // 2:])
    many = 0
    for at in range(laid):
        move = out[MOST_MOVES // 2 + at]
        out[many] = move
        many += 1
        lay(tables, land, state[DRAWN], cell_of(move), turn_of(move))
        places = standable(tables, state)
        undo(land, top)
        for part in range(MOST_PARTS):
            if places >> part & 1 and many < MOST_MOVES // 2 + at:
                out[many] = coded(cell_of(move), turn_of(move), part)
                many += 1
    return many


@compiled
def end_turn(tables: Tables, land: Land) -> None:
    """Score what is complete; the next seat is to move."""
    settle(tables, land)
    write(land, DRAWN, NONE)
    write(land, SEAT, (land.state[SEAT] + 1) % tables.rules[SEATS])


@compiled
def make(tables: Tables, land: Land, move: Number) -> None:
    """Play a whole move of whoever is to move."""
    state = land.state
    lay(tables, land, state[DRAWN], cell_of(move), turn_of(move))
    if part_of(move) != NOBODY:
        stand(land, state[SEAT], MOST_PARTS * (state[LAID] - 1) + part_of(move))
    end_turn(tables, land)
