"""Expectation search: every move, every tile that may be drawn then, every answer, and so on, in points.

Where tiles are drawn, branches that cannot matter are cut by Ballard's Star1 (what was seen and the most that is left
cannot change the choice) and Star2 (a look at a few good answers first); Star2.5 is Star2 that tries more than one.
All but the seat that thinks are taken to play against it.
"""

from __future__ import annotations

from time import monotonic
from typing import Final, NamedTuple

import numpy as np

from ludoteka.native.calls import compiled
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.carcassonne.balance import balance, hope
from ludoteka.opponents.carcassonne.experience import EXPERIENCE
from ludoteka.opponents.carcassonne.land import (
    BAG,
    DRAWN,
    LAID,
    LEFT,
    NONE,
    SEAT,
    Land,
    Number,
    fits,
    lay,
    stand,
    take,
    undo,
    write,
)
from ludoteka.opponents.carcassonne.moves import (
    MOST_MOVES,
    cell_of,
    end_turn,
    make,
    placements,
    standable,
    turn_of,
    whole_moves,
)
from ludoteka.opponents.carcassonne.outlook import Sense, new_sense
from ludoteka.opponents.carcassonne.reckoning import Clock, Reckoning, stopping
from ludoteka.opponents.carcassonne.tables import MOST_PARTS, MOST_TYPES, SEATS, Floats, Ints, Tables
from ludoteka.opponents.carcassonne.turn import Turn

GAIN: Final = 24.0
"""Whoever moves is taken to gain no more points by it than that,"""
LOSS: Final = 8.0
"""and to lose no more: what a drawn tile leads to is kept within these bounds, so that Star can rely on them. Not where
everything is seen to the end: there nothing is guessed, and a field may bring more."""
ENDLESS: Final = 1e9
EVERY: Final = np.int64(MOST_MOVES)
ONE: Final = np.int64(1)
"""As a number of one type: compiled code is made anew for every plain number that is written as an argument."""
_PLIES: Final = 64
DEEPEST: Final = 16
NODES: Final = 0
LIMIT: Final = 1
HALT: Final = 2
THINKER: Final = 3
PROBES: Final = 4


class Room(NamedTuple):
    """What a search works with."""

    numbers: Ints
    """Positions judged, how many may be, whether to stop, the seat that thinks, how many answers are tried first."""
    moves: Ints
    values: Floats
    """For each ply its moves and what they look like."""
    least: Floats
    """For each ply and type of tile what it is worth at least."""
    answers: Ints
    """For each type of tile where it was laid best last, as the last turn that was looked at: it is tried first."""
    sense: Sense


def new_room() -> Room:
    """Room for one search at a time."""
    return Room(
        np.zeros(PROBES + 1, np.int64), np.zeros((_PLIES, MOST_MOVES), np.int64), np.zeros((_PLIES, MOST_MOVES)),
        np.zeros((_PLIES, MOST_TYPES)), np.zeros(MOST_TYPES, np.int64), new_sense(EXPERIENCE))


@compiled
def _seen(tables: Tables, land: Land, room: Room, side: Number) -> Number:
    """What the position looks like to a side: 1 is the seat that thinks, -1 are all others."""
    room.numbers[NODES] += 1
    return side * balance(tables, land, room.numbers[THINKER], room.sense)


@compiled
def _side(room: Room, seat: Number) -> Number:
    return 1 if seat == room.numbers[THINKER] else -1


@compiled
def stopped(room: Room) -> bool:
    """Whether the search is over before its end."""
    return bool(room.numbers[HALT] != 0 or room.numbers[NODES] >= room.numbers[LIMIT])


@compiled
def _last_turn(tables: Tables, land: Land, room: Room, beta: Number, most: Number) -> Number:
    """The best that can be done with the drawn tile, as it looks after it: where it was laid best last comes first."""
    state, top = land.state, land.log[0]
    side, number, moves = _side(room, state[SEAT]), state[DRAWN], room.moves[0]
    many, best = placements(tables, state, moves), -ENDLESS
    for at in range(many):
        if moves[at] == room.answers[number]:
            moves[at], moves[0] = moves[0], moves[at]
    for at in range(min(many, most)):
        move = moves[at]
        lay(tables, land, number, cell_of(move), turn_of(move))
        places, laid = standable(tables, state), land.log[0]
        for part in range(-1, MOST_PARTS):
            if part < 0 or places >> part & 1:
                if part >= 0:
                    stand(land, state[SEAT], MOST_PARTS * (state[LAID] - 1) + part)
                end_turn(tables, land)
                value = _seen(tables, land, room, side)
                undo(land, laid)
                if value > best:
                    best = value
                    room.answers[number] = move
        undo(land, top)
        if best >= beta or stopped(room):
            break
    return best


@compiled
def _listed(tables: Tables, land: Land, room: Room, ply: Number) -> Number:
    """List the moves and what they look like; how many."""
    top, moves, values = land.log[0], room.moves[ply], room.values[ply]
    side = _side(room, land.state[SEAT])
    many = whole_moves(tables, land, moves)
    for at in range(many):
        make(tables, land, moves[at])
        values[at] = _seen(tables, land, room, side)
        undo(land, top)
    return many


@compiled
def _promote(room: Room, ply: Number, at: Number, many: Number) -> None:
    """Bring the move that looks best to the front of those that were not tried."""
    moves, values = room.moves[ply], room.values[ply]
    best = at
    for other in range(at + 1, many):
        if values[other] > values[best]:
            best = other
    moves[at], moves[best] = moves[best], moves[at]
    values[at], values[best] = values[best], values[at]


@compiled
def _bounds(tables: Tables, land: Land, room: Room, depth: Number, now: Number) -> tuple[float, float]:
    """Between what so many turns can bring whoever is to move; without bounds where they are the last ones."""
    if depth >= land.state[LEFT]:
        return -ENDLESS, ENDLESS
    seat, low, high = land.state[SEAT], now, now
    side = _side(room, seat)
    for turn in range(depth):
        if _side(room, (seat + turn) % tables.rules[SEATS]) == side:
            low, high = low - LOSS, high + GAIN
        else:
            low, high = low - GAIN, high + LOSS
    return low, high


@compiled
def _offered(tables: Tables, land: Land, number: Number, phase: Number) -> Number:
    """How many tiles of a type may be drawn; while answers are tried first, none of a type that fits nowhere."""
    copies = land.state[BAG + number]
    return 0 if copies and phase == 0 and not fits(tables, land.state, number) else copies


@compiled
def _drawn(tables: Tables, land: Land, number: Number) -> None:
    """A tile is drawn; one that fits nowhere is put away."""
    take(land, number)
    if fits(tables, land.state, number):
        write(land, DRAWN, number)


@compiled
def look(
    tables: Tables, land: Land, room: Room, ply: Number, depth: Number, alpha: Number, beta: Number, now: Number,
    most: Number,
) -> Number:
    """What a position is worth to whoever is to move, so many turns ahead; a bound of it beyond alpha or beta.

    With a tile drawn, it is the best of the first so many moves. Else it is what can be expected, where the position
    looks like `now`. Both are one function, since compiled functions that call each other cannot be kept on disk.
    """
    state, top = land.state, land.log[0]
    if state[DRAWN] != NONE:
        if depth == 1:
            return _last_turn(tables, land, room, beta, most)
        many, best, mine = _listed(tables, land, room, ply), -ENDLESS, _side(room, state[SEAT])
        for at in range(min(many, most)):
            _promote(room, ply, at, many)
            make(tables, land, room.moves[ply, at])
            sign = mine * _side(room, state[SEAT])
            low, high = max(alpha, best), beta
            value = sign * look(tables, land, room, ply + 1, depth - 1, low if sign > 0 else -high,
                                high if sign > 0 else -low, sign * room.values[ply, at], EVERY)
            undo(land, top)
            best = max(best, value)
            if best >= beta or stopped(room):
                break
        return best
    left, probes, least = state[LEFT], room.numbers[PROBES], room.least[ply]
    low, high = _bounds(tables, land, room, depth, now)
    if left == 0 or ply == _PLIES - 1 or low >= beta or high <= alpha:
        return now if left == 0 or ply == _PLIES - 1 else low if low >= beta else high
    least[:] = low
    # Sums over all tiles: of what was seen, and with the least that the others are worth.
    seen, sure = 0.0, low * left
    for phase in range(0 if probes and beta < high else 1, 2):
        unseen = left
        for number in range(len(tables.copies)):
            copies = _offered(tables, land, number, phase)
            if copies == 0:
                continue
            unseen -= copies
            sure -= copies * least[number]
            _drawn(tables, land, number)
            # What may still come depends on what is left: without a tile that is put away it looks different.
            looks = now if state[DRAWN] != NONE else _seen(tables, land, room, _side(room, state[SEAT]))
            value = look(
                tables, land, room, ply + 1, depth,
                max(low, (alpha * left - seen - unseen * high) / copies) if phase else -ENDLESS,
                min(high, (beta * left - sure) / copies), looks, EVERY if phase else probes)
            undo(land, top)
            if stopped(room):
                return now
            least[number] = min(high, max(low, value))
            sure += copies * least[number]
            if sure >= beta * left:
                return sure / left
            seen += copies * least[number] * phase
            if phase and seen + unseen * high <= alpha * left:
                return (seen + unseen * high) / left
    return seen / left


@compiled
def look_at(tables: Tables, land: Land, room: Room, roots: Ints, values: Floats, nodes: Ints, depth: Number) -> int:
    """Look at whole moves in their order, so many turns deep; how many were finished.

    The best gets its value; of others it is known that they are not worth more than what is written.
    """
    state, top, numbers = land.state, land.log[0], room.numbers
    best = -ENDLESS
    numbers[THINKER] = state[SEAT]
    for at in range(len(roots)):
        before = numbers[NODES]
        make(tables, land, roots[at])
        value, sign = _seen(tables, land, room, ONE), _side(room, state[SEAT])
        if depth > 1:
            value = sign * look(tables, land, room, ONE, depth - 1, best if sign > 0 else -ENDLESS,
                                ENDLESS if sign > 0 else -best, sign * value, EVERY)
        undo(land, top)
        if depth > 1 and stopped(room):
            return at
        values[at] = value
        nodes[at] += numbers[NODES] - before
        best = max(best, value)
    return len(roots)


class Expectimax:
    """Looks at a turn ever deeper."""

    def __init__(self, probes: int, clock: Clock = monotonic) -> None:
        self._room, self._probes, self._clock = new_room(), probes, clock

    def search(self, turn: Turn, budget: Budget, seed: int = 0, deepest: int = DEEPEST) -> Reckoning:
        """Look one turn ahead, then two, and so on, until the budget is spent or everything was seen to the end."""
        numbers = self._room.numbers
        numbers[NODES], numbers[PROBES] = 0, self._probes
        numbers[LIMIT] = 1 << 62 if budget.nodes is None else budget.nodes
        order = np.random.default_rng(seed).permutation(len(turn.moves))
        values, nodes, reached = np.zeros(len(order)), np.zeros(len(order), np.int64), 0
        with stopping(numbers[HALT:HALT + 1], budget.seconds, self._clock):
            for depth in range(1, min(deepest, int(turn.land.state[LEFT]) + 1) + 1):
                looked, spent = np.zeros(len(order)), np.zeros(len(order), np.int64)
                done = look_at(turn.tables, turn.land, self._room, turn.moves[order], looked, spent, depth)
                nodes[order] += spent
                values[order[:done]] = looked[:done]
                order[:done] = order[:done][np.argsort(-looked[:done], kind="stable")]
                if done < len(order):
                    break
                reached = depth
        return Reckoning(np.array([hope(value) for value in values]), nodes, int(order[0]), reached)
