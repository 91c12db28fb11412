"""The turn of a position: its whole moves in the compiled land, and with which choice of the text each begins."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ludoteka.machine.position import TextPosition
from ludoteka.opponents.carcassonne.land import Land
from ludoteka.opponents.carcassonne.moves import MOST_MOVES, NOBODY, part_of, whole_moves
from ludoteka.opponents.carcassonne.reading import Ground
from ludoteka.opponents.carcassonne.tables import Ints, Tables


class Turn(NamedTuple):
    """What can be done in a turn, or in the rest of one whose tile has been laid: then the land is that before it."""

    tables: Tables
    land: Land
    moves: Ints
    """The whole moves."""
    choices: list[int]
    """For each of them the number of the position's move that begins it."""


def turn_in(ground: Ground, position: TextPosition) -> Turn:
    """The turn of a position where a seat chooses."""
    land, found = ground.land(position, before=True), np.zeros(MOST_MOVES, np.int64)
    moves = found[:whole_moves(ground.tables, land, found)]
    if ground.laying(position):
        numbers = {move: number for number, move in enumerate(ground.placements(position))}
        return Turn(ground.tables, land, moves, [numbers[move | NOBODY] for move in moves.tolist()])
    moves = moves[moves | NOBODY == ground.laid(position)]
    numbers = {part: number for number, part in enumerate(ground.standings(position))}
    return Turn(ground.tables, land, moves, [numbers[part_of(move)] for move in moves.tolist()])
