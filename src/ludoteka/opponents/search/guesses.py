"""Imagined matches in machine code: information-set search with a tree of what is told for each seat. All compiled.

A spot is a number mixed from everything that a seat was told since the search began: so the trees need no nodes. Each
seat has two spots: what was told, whatever the seat holds; and also what it sees itself in the world that is imagined.
The one who thinks sees the same in all worlds, so has only the second.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from ludoteka.native import calls
from ludoteka.native.calls import compiled, inlined
from ludoteka.native.functions import CHANCE, OVER
from ludoteka.opponents.search.guess_table import NONE, Table, mixed, place_of, value_of
from ludoteka.opponents.search.simulation import Address, Functions, Manner, draw
from ludoteka.opponents.search.tree import Int64s

DEEPEST: Final = 400
"""No line in the trees is longer."""
DONE: Final = 0
DEPTH: Final = 1
_RIPE: Final = 3
"""How often each move must have been offered before what a seat holds itself is told apart."""
_LONG_ENOUGH: Final = 80
"""Moves after which a playout may end by how the match stands, where points were made meanwhile."""
Float64s = np.ndarray[Any, np.dtype[np.float64]]
UInt64s = np.ndarray[Any, np.dtype[np.uint64]]


class Hidden(NamedTuple):
    """What search asks of a game that hides something, beside its other functions."""

    keys: int
    seen: int
    seat: int
    """The one who thinks."""
    over_at: int
    """Where in a position's integers it stands how a match ended."""
    points_at: int
    """The points of the first role; those of the others follow."""
    swapped_at: int
    """Whether the two sides have been swapped."""
    standing_at: int
    """The points that the first role has while the match goes on; those of the others follow. Less than 0: none."""
    sign: int
    """Whether many of these are good (1) or few (-1)."""
    imagine: int
    """What imagines each world anew; 0 where the given worlds are all."""


class Desk(NamedTuple):
    """Where imagined matches are played, and what they write down on their way."""

    position: Any
    luck: UInt64s
    moves: Int64s
    keys: Int64s
    places: Int64s
    """Where each move is noted, by what all know and by what the chooser knows."""
    chances: Float64s
    spots: UInt64s
    """Two for each seat."""
    path: Int64s
    """Of each move that was chosen: the two places, and the seat."""
    shares: Float64s
    gains: Float64s
    state: Int64s


def desk_for(size: int, seats: int, most_moves: int, seed: int) -> Desk:
    """A desk for positions of that size."""
    luck = np.random.SeedSequence(seed).generate_state(2, np.uint64) | np.uint64(1)
    return Desk(calls.buffer(size), luck, np.zeros(most_moves, np.int64), np.zeros(most_moves, np.int64),
                np.zeros((2, most_moves), np.int64), np.zeros(most_moves), np.zeros((2, seats), np.uint64),
                np.zeros((DEEPEST, 3), np.int64), np.zeros(seats), np.zeros(seats), np.zeros(2, np.int64))


@compiled
def guess(game: Functions, hidden: Hidden, manner: Manner, table: Table, desk: Desk, worlds: Int64s, end: int) -> None:
    """Play imagined matches until so many are done, each in another world."""
    place = np.int64(desk.position.ctypes.data)
    while desk.state[DONE] < end:
        calls.copy(place, worlds[desk.state[DONE] % len(worlds)], game.size)
        if hidden.imagine:
            calls.imagine(hidden.imagine, place, np.int32(hidden.seat), np.int64(desk.luck.ctypes.data))
        _begin(game, hidden, desk, place)
        chosen, depth = _descend(game, hidden, manner, table, desk, place)
        _finish(game, hidden, manner, table, desk, place)
        for step in range(chosen):
            seat = desk.path[step, 2]
            for layer in range(2):
                noted = desk.path[step, layer]
                if noted != NONE:
                    table.tried[noted].visits += 1
                    table.tried[noted].worth += desk.shares[seat]
                    table.tried[noted].gain += desk.gains[seat]
        desk.state[DONE] += 1
        desk.state[DEPTH] = max(desk.state[DEPTH], depth)


@compiled
def weigh(game: Functions, hidden: Hidden, table: Table, desk: Desk, world: Address, out: Float64s) -> Any:
    """How often each move of a position was tried, and what it is worth, to the one who thinks; how many there are."""
    count = calls.moves(game.moves, world, np.int64(desk.moves.ctypes.data), np.int32(len(desk.moves)))
    _key(hidden, desk, world, hidden.seat, count)
    for number in range(count):
        noted = place_of(table, mixed(_root(hidden.seat), np.uint64(desk.keys[number])))
        visits = 0 if noted == NONE else table.tried[noted].visits
        out[number, 0], out[number, 1] = visits, value_of(table, noted) if visits else 0.5
    return count


@inlined
def _root(seat: int) -> Any:
    return mixed(np.uint64(seat), np.uint64(1))


@inlined
def _key(hidden: Hidden, desk: Desk, place: Address, seat: int, count: int) -> None:
    """Note what a seat is told of the first moves that are listed."""
    if hidden.keys:
        calls.keys(hidden.keys, place, np.int32(seat), np.int64(desk.moves.ctypes.data), np.int32(count),
                   np.int64(desk.keys.ctypes.data))
    else:
        for number in range(count):
            desk.keys[number] = desk.moves[number]


@inlined
def _seen(game: Functions, hidden: Hidden, place: Address, seat: int) -> Any:
    """A number that is the same for positions that a seat cannot tell apart."""
    if hidden.seen:
        return np.uint64(calls.seen(hidden.seen, place, np.int32(seat)))
    return np.uint64(calls.mark(game.mark, place))


@inlined
def _begin(game: Functions, hidden: Hidden, desk: Desk, place: Address) -> None:
    """Where each seat is at first."""
    for seat in range(desk.spots.shape[1]):
        desk.spots[0, seat] = desk.spots[1, seat] = _root(seat)
        if seat != hidden.seat:
            desk.spots[1, seat] = mixed(desk.spots[1, seat], _seen(game, hidden, place, seat))


@compiled
def _descend(
    game: Functions, hidden: Hidden, manner: Manner, table: Table, desk: Desk, place: Address,
) -> tuple[int, int]:
    """Play down the trees until something is new; how many choices were made, and how many moves."""
    chosen, depth, fresh = 0, 0, False
    listed = np.int64(desk.moves.ctypes.data)
    while not fresh and depth < DEEPEST:
        chooser = calls.chooser(game.chooser, place)
        if chooser == OVER:
            break
        count = calls.moves(game.moves, place, listed, np.int32(len(desk.moves)))
        if count <= 0:
            break
        number = 0
        if chooser == CHANCE:
            number = _by_lot(game, desk, place, count)
        elif count > 1:
            number, fresh = _pick(hidden, manner, table, desk, place, chooser, count)
            desk.path[chosen, 0], desk.path[chosen, 1] = desk.places[0, number], desk.places[1, number]
            desk.path[chosen, 2] = chooser
            chosen += 1
        move = desk.moves[number]
        _tell(hidden, desk, place, move)
        calls.play(game.play, place, move)
        _show(game, hidden, desk, place)
        depth += 1
    return chosen, depth


@inlined
def _tell(hidden: Hidden, desk: Desk, place: Address, move: int) -> None:
    """Let every seat know of a move what it is told."""
    desk.moves[0] = move
    for seat in range(desk.spots.shape[1]):
        _key(hidden, desk, place, seat, 1)
        for layer in range(2):
            desk.spots[layer, seat] = mixed(desk.spots[layer, seat], np.uint64(desk.keys[0]))


@inlined
def _show(game: Functions, hidden: Hidden, desk: Desk, place: Address) -> None:
    """Let every seat see what has come of a move."""
    for seat in range(desk.spots.shape[1]):
        desk.spots[1, seat] = mixed(desk.spots[1, seat], _seen(game, hidden, place, seat))
    desk.spots[0, hidden.seat] = desk.spots[1, hidden.seat]


@compiled
def _by_lot(game: Functions, desk: Desk, place: Address, count: int) -> int:
    """The number of what chance decides on."""
    calls.chances(game.chances, place, np.int64(desk.chances.ctypes.data), np.int32(count))
    left = draw(desk.luck)
    for number in range(count):
        left -= desk.chances[number]
        if left < 0:
            return number
    return count - 1


@compiled
def _pick(
    hidden: Hidden, manner: Manner, table: Table, desk: Desk, place: Address, chooser: int, count: int,
) -> tuple[int, bool]:
    """The number of the move to try next, and whether it was never tried; see `knowledge.pick`."""
    _key(hidden, desk, place, chooser, count)
    layers = 2 if desk.spots[0, chooser] != desk.spots[1, chooser] else 1
    new, least = 0, 1 << 30
    for number in range(count):
        desk.places[1, number] = NONE
        for layer in range(layers):
            noted = place_of(table, mixed(desk.spots[layer, chooser], np.uint64(desk.keys[number])))
            desk.places[layer, number] = noted
            if noted != NONE:
                table.tried[noted].offered += 1
        if desk.places[0, number] == NONE or table.tried[desk.places[0, number]].visits == 0:
            new += 1
        fine = desk.places[1, number]
        least = min(least, table.tried[fine].offered if fine != NONE else 0)
    if new:
        return _untried(table, desk, count, new), True
    return _hopeful(manner, table, desk, 1 if least > _RIPE * count else 0, count), False


@compiled
def _untried(table: Table, desk: Desk, count: int, new: int) -> int:
    """One of the moves that were never tried, by chance."""
    left = int(draw(desk.luck) * new)
    for number in range(count):
        noted = desk.places[0, number]
        if noted == NONE or table.tried[noted].visits == 0:
            if left == 0:
                return number
            left -= 1
    return count - 1


@compiled
def _hopeful(manner: Manner, table: Table, desk: Desk, layer: int, count: int) -> int:
    """The move of which most is to be hoped for: one that was never tried, else the less often it was, the more."""
    best, most = 0, -1.0
    for number in range(count):
        noted = desk.places[layer, number]
        visits = table.tried[noted].visits
        if visits == 0:
            hope = 1e9 + draw(desk.luck)
        else:
            spread = np.sqrt(np.log(table.tried[noted].offered) / visits)
            hope = value_of(table, noted) + manner.exploration * spread
        if hope > most:
            best, most = number, hope
    return best


@compiled
def _finish(game: Functions, hidden: Hidden, manner: Manner, table: Table, desk: Desk, place: Address) -> None:
    """Play by chance, and find what everybody has reached; the middle of all if it takes too long."""
    counted = _play_on(game, hidden, manner, desk, place)
    low, high = table.scale[0], table.scale[1]
    if calls.chooser(game.chooser, place) == OVER:
        calls.worth(game.worth, place, np.int64(desk.shares.ctypes.data))
        _count_points(hidden, table, desk)
    elif counted:
        _stand(hidden, table, desk)
    else:
        for seat in range(len(desk.shares)):
            desk.shares[seat] = 0.5
            desk.gains[seat] = (low + high) / 2 if low <= high else 0.0


@compiled
def _play_on(game: Functions, hidden: Hidden, manner: Manner, desk: Desk, place: Address) -> bool:
    """Play to the end, or where points are counted until some were made, if that is sooner; whether they were."""
    luck, ints = np.int64(desk.luck.ctypes.data), desk.position.view(np.int32)
    if hidden.standing_at < 0:
        calls.playout(game.playout, place, luck, np.int32(manner.most))
        return False
    seats, played = len(desk.gains), 0
    for role in range(seats):
        desk.gains[role] = ints[hidden.standing_at + role]
    while played < manner.most and calls.chooser(game.chooser, place) != OVER:
        calls.playout(game.playout, place, luck, np.int32(_LONG_ENOUGH))
        played += _LONG_ENOUGH
        for role in range(seats):
            if ints[hidden.standing_at + role] != desk.gains[role]:
                return True
    return False


@compiled
def _stand(hidden: Hidden, table: Table, desk: Desk) -> None:
    """How a match stands by points: what everybody would reach if it ended now."""
    ints, seats = desk.position.view(np.int32), len(desk.gains)
    for seat in range(seats):
        role = 1 - seat if ints[hidden.swapped_at] else seat
        desk.gains[seat] = hidden.sign * ints[hidden.standing_at + role]
    for seat in range(seats):
        better = 0.0
        for other in range(seats):
            if other != seat:
                ahead = desk.gains[seat] - desk.gains[other]
                better += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
        desk.shares[seat] = better / (seats - 1) if seats > 1 else 1.0
    _widen(table, desk)


@inlined
def _widen(table: Table, desk: Desk) -> None:
    """Take the points of all seats into account."""
    table.scale[0] = min(table.scale[0], np.min(desk.gains))
    table.scale[1] = max(table.scale[1], np.max(desk.gains))


@compiled
def _count_points(hidden: Hidden, table: Table, desk: Desk) -> None:
    """The points of each seat, so that more are better."""
    ints = desk.position.view(np.int32)
    counted = ints[hidden.over_at] >= 3
    seats, best = len(desk.gains), 0
    for seat in range(seats):
        role = 1 - seat if ints[hidden.swapped_at] else seat
        desk.gains[seat] = ints[hidden.points_at + role] if counted else 0.0
        if desk.shares[seat] > desk.shares[best]:
            best = seat
    if counted:
        # In some games few points are good; who came first tells.
        if desk.gains[best] < np.max(desk.gains):
            for seat in range(seats):
                desk.gains[seat] = -desk.gains[seat]
        _widen(table, desk)
