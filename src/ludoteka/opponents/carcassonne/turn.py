"""The turn of a position: its whole moves in the compiled land, and with which choice of the text each begins."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ludoteka.machine.position import TextPosition
from ludoteka.opponents.carcassonne.land import LAID, TILE, TILES, Land
from ludoteka.opponents.carcassonne.moves import MOST_MOVES, coded, whole_moves
from ludoteka.opponents.carcassonne.reading import Ground
from ludoteka.opponents.carcassonne.tables import Ints, Tables


class Turn(NamedTuple):
    """What can be done in a turn, or in the rest of one whose tile lies already."""

    tables: Tables
    land: Land
    moves: Ints
    """The whole moves."""
    choices: list[int]
    """For each of them the number of the position's move that begins it."""


def turn_in(ground: Ground, position: TextPosition) -> Turn:
    """The turn of a position where a seat chooses."""
    land = ground.land(position)
    if ground.laying(position):
        room = np.zeros(MOST_MOVES, np.int64)
        moves = room[:whole_moves(ground.tables, land, room)]
        numbers = {move >> 4: number for number, move in enumerate(ground.placements(position))}
        return Turn(ground.tables, land, moves, [numbers[move >> 4] for move in moves.tolist()])
    _, turn, cell = land.state[TILES + TILE * (land.state[LAID] - 1):][:3].tolist()
    parts = ground.standings(position)
    return Turn(ground.tables, land, np.array([coded(cell, turn, part) for part in parts]), list(range(len(parts))))
