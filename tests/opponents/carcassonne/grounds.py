"""Matches of Carcassonne for tests, with few tiles left, and what moves are worth there by the definition."""

from __future__ import annotations

from math import inf

import numpy as np

from ludoteka.games import load
from ludoteka.machine.position import TextPosition
from ludoteka.opponents.carcassonne import land as of
from ludoteka.opponents.carcassonne.balance import balance
from ludoteka.opponents.carcassonne.expectimax import GAIN, LOSS
from ludoteka.opponents.carcassonne.experience import EXPERIENCE
from ludoteka.opponents.carcassonne.land import Land, begin, fits, new_land, take, undo
from ludoteka.opponents.carcassonne.moves import MOST_MOVES, make, whole_moves
from ludoteka.opponents.carcassonne.outlook import new_sense
from ludoteka.opponents.carcassonne.playouts import chance, draw
from ludoteka.opponents.carcassonne.reading import Ground, ground_for
from ludoteka.opponents.carcassonne.tables import Tables
from ludoteka.opponents.carcassonne.turn import Turn


def ground(seats: int = 2, **options: str) -> Ground:
    """What is fixed about matches of so many seats."""
    position = load("carcassonne").start(seed=1, seats=seats, **options)
    assert isinstance(position, TextPosition)
    found = ground_for(position)
    assert found is not None
    return found


def moves_of(tables: Tables, land: Land) -> list[int]:
    """The whole moves with the drawn tile."""
    out = np.zeros(MOST_MOVES, np.int64)
    return out[:whole_moves(tables, land, out)].tolist()  # type: ignore[no-any-return]  # NumPy says Any


def looks(tables: Tables, land: Land, seat: int) -> float:
    """What a position looks like to a seat."""
    return balance(tables, land, seat, new_sense(EXPERIENCE))


def endgame(tables: Tables, seed: int, laid: int, left: int) -> Turn:
    """A turn after so many tiles, with so many in the bag beside the drawn one."""
    land, luck = new_land(), np.array([seed], np.int64)
    begin(tables, land)
    for _ in range(laid):
        assert draw(tables, land, luck)
        make(tables, land, greedy(tables, land))
        land.log[0] = 0
    assert draw(tables, land, luck)
    while land.state[of.LEFT] > left:
        number = chance(luck, len(tables.copies))
        if land.state[of.BAG + number]:
            land.state[of.BAG + number] -= 1
            land.state[of.LEFT] -= 1
    land.log[0] = 0
    moves = moves_of(tables, land)
    return Turn(tables, land, np.array(moves), list(range(len(moves))))


def greedy(tables: Tables, land: Land, among: list[int] | None = None) -> int:
    """The move after which it looks best, of all or of some."""
    seat, top = int(land.state[of.SEAT]), int(land.log[0])

    def seen(move: int) -> float:
        make(tables, land, move)
        value = looks(tables, land, seat)
        undo(land, top)
        return value

    return max(among or moves_of(tables, land), key=seen)


def expected(turn: Turn, thinker: int, depth: int) -> float:
    """What the seat that thinks can expect where a tile is to be drawn, by the definition."""
    tables, land = turn.tables, turn.land
    state, top, now = land.state, int(land.log[0]), looks(tables, land, thinker)
    if state[of.LEFT] == 0 or depth == 0:
        return now
    side, total = (1 if state[of.SEAT] == thinker else -1), 0.0
    turns = [1 if (state[of.SEAT] + ahead) % tables.rules[0] == thinker else -1 for ahead in range(depth)]
    to_the_end = depth >= state[of.LEFT]
    least = -inf if to_the_end else now - sum(LOSS if one > 0 else GAIN for one in turns)
    most = inf if to_the_end else now + sum(GAIN if one > 0 else LOSS for one in turns)
    for number in range(len(tables.copies)):
        if copies := int(state[of.BAG + number]):
            take(land, number)
            if fits(tables, state, number):
                state[of.DRAWN] = number
                drawn, values = int(land.log[0]), list[float]()
                for move in moves_of(tables, land):
                    make(tables, land, move)
                    values.append(side * expected(turn, thinker, depth - 1))
                    undo(land, drawn)
                state[of.DRAWN] = of.NONE
                value = side * max(values)
            else:
                value = expected(turn, thinker, depth)
            undo(land, top)
            total += copies * min(most, max(least, value))
    return total / int(state[of.LEFT])


def worths(turn: Turn, depth: int) -> list[float]:
    """What each move is worth to whoever is to move, by the definition."""
    seat, top, found = int(turn.land.state[of.SEAT]), int(turn.land.log[0]), list[float]()
    for move in turn.moves.tolist():
        make(turn.tables, turn.land, move)
        found.append(expected(turn, seat, depth - 1))
        undo(turn.land, top)
    return found
