"""Alpha-beta over native functions, compiled; `g` is the ground that it works on.

Values are integers for the seat that chooses. Those beyond `PROVEN` are forced results: the sooner a win the greater,
the later a loss the better. A draw is 0. Other values are thousandths of a logit, as the evaluation gives them.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numba import types

from ludoteka.native import calls
from ludoteka.native.calls import caller, compiled
from ludoteka.opponents.search import ground as at
from ludoteka.opponents.search.evaluation import CALM, FORCED, look, pieces, temper_of
from ludoteka.opponents.search.memory import Numbers, address_of, numbers_at, shares_at
from ludoteka.opponents.search.table import (
    AT_LEAST,
    AT_MOST,
    MOVE,
    PACKED,
    PATH,
    PATHBOUND,
    WHOLE,
    depth_of,
    find,
    remember,
    signs_of,
    value_of,
)

WIN: Final = 1_000_000
PROVEN: Final = WIN - 1000
ENDLESS: Final = 1 << 30
"""More than any value."""
_CALMING: Final = 8
"""Moves that take, looked at beyond the depth at most."""
_MIX: Final = 0x9E3779B97F4A7C1
"""An odd number that spreads what it multiplies."""
_EVERYTHING: Final = 1 << 40
_SHAPE = (types.int64,) * 6
_visit = caller(*_SHAPE)
"""_visit(address, ground, ply, depth, alpha, beta). Functions that call themselves do so by their address: those that
call themselves by name cannot be kept on disk."""


# ---- positions and moves -------------------------------------------------------------------------------------------
@compiled
def _position(g: Numbers, ply: int) -> int:
    address: int = g[at.POSITIONS] + ply * g[at.SIZE]
    return address


@compiled
def _chooser(g: Numbers, ply: int) -> int:
    seat: int = calls.chooser(g[at.CHOOSER], _position(g, ply))
    return seat


@compiled
def _mark(g: Numbers, ply: int) -> int:
    mark: int = calls.mark(g[at.MARK], _position(g, ply))
    return mark


@compiled
def _step(g: Numbers, ply: int, move: int) -> bool:
    """Play a move into the next ply's position; whether the match goes on."""
    calls.copy(_position(g, ply + 1), _position(g, ply), g[at.SIZE])
    goes_on: bool = calls.play(g[at.PLAY], _position(g, ply + 1), move) == 0
    return goes_on


@compiled
def _list(g: Numbers, ply: int) -> int:
    """Find the moves of a ply's position; how many."""
    out = g[at.FOUND] + 8 * ply * g[at.ROOM]
    total: int = calls.moves(g[at.MOVES], _position(g, ply), out, np.int32(g[at.ROOM]))
    return total


@compiled
def _final(g: Numbers, ply: int, seat: int) -> int:
    """What a match that is over at a ply is worth to a seat."""
    calls.worth(g[at.WORTH], _position(g, ply), g[at.ENDS])
    share = shares_at(g[at.ENDS], 2)[seat]
    if share > 0.5:
        return WIN - ply
    if share < 0.5:
        return ply - WIN
    g[at.DRAWS] += 1
    return 0


@compiled
def _look(g: Numbers, ply: int, seat: int) -> int:
    """What a position looks like it is worth to a seat."""
    value: int = look(g[at.LOOK], g[at.SCALES], _position(g, ply), np.int32(_chooser(g, ply)))
    return value if seat == 0 else -value


@compiled
def _takes(g: Numbers, ply: int) -> bool:
    """Whether there are fewer pieces after the move that led to the next ply."""
    scales = g[at.SCALES]
    return temper_of(scales) != CALM and pieces(scales, _position(g, ply + 1)) < pieces(scales, _position(g, ply))


# ---- the order in which moves are tried ----------------------------------------------------------------------------
@compiled
def _past(g: Numbers, move: int, seat: int) -> int:
    """Where it is kept how often a move was the best; moves may share a place, which does no harm."""
    place: int = g[at.FIRST_PAST] + ((move * 2 + seat) * _MIX >> 40 & at.PAST - 1)
    return place


@compiled
def _rank(g: Numbers, ply: int, total: int, seat: int, hint: int, deep: bool) -> int:
    """Say how promising each move is, by its past and, deep enough, by its look; where one stands that wins, or -1."""
    first = g[at.FIRST_MOVE] + ply * g[at.ROOM]
    promises = g[at.FIRST_PROMISE] - g[at.FIRST_MOVE]
    for place in range(first, first + total):
        move = g[place]
        promise = g[_past(g, move, seat)]
        if deep and _step(g, ply, move):
            promise += _look(g, ply + 1, seat)
        elif deep:
            draws = g[at.DRAWS]
            promise = _final(g, ply + 1, seat)
            g[at.DRAWS] = draws
            if promise > 0:
                return int(place)
        g[promises + place] = ENDLESS if move == hint else promise
    return -1


@compiled
def _pick(g: Numbers, ply: int, index: int, total: int) -> int:
    """The most promising of the moves from an index on; it is brought there, and the others keep their order."""
    first = g[at.FIRST_MOVE] + ply * g[at.ROOM]
    promises = g[at.FIRST_PROMISE] - g[at.FIRST_MOVE]
    best = first + index
    for place in range(best + 1, first + total):
        if g[promises + place] > g[promises + best]:
            best = place
    move: int = g[best]
    promise = g[promises + best]
    for place in range(best, first + index, -1):
        g[place], g[promises + place] = g[place - 1], g[promises + place - 1]
    g[first + index], g[promises + first + index] = move, promise
    return move


# ---- what is remembered --------------------------------------------------------------------------------------------
@compiled
def _table(g: Numbers) -> Numbers:
    return numbers_at(g[at.TABLE], g[at.TABLE_LENGTH])


@compiled
def _recall(g: Numbers, entry: int, ply: int, depth: int, alpha: int, beta: int) -> tuple[bool, int]:
    """Whether what the table says is enough here, and the value."""
    table = _table(g)
    packed = table[entry + PACKED]
    value, signs = value_of(packed), signs_of(packed)
    certain = signs & WHOLE != 0 or abs(value) >= PROVEN
    strict = certain or signs & PATHBOUND != 0 or g[at.SOLVING] != 0
    if g[at.HISTORY] and strict and table[entry + PATH] != g[g[at.FIRST_PATH] + ply]:
        return False, 0
    deep = signs & WHOLE != 0 or depth_of(packed) >= depth
    at_least = signs & AT_LEAST != 0 and (deep or value >= PROVEN)
    at_most = signs & AT_MOST != 0 and (deep or value <= -PROVEN)
    value = value - ply if value >= PROVEN else value + ply if value <= -PROVEN else value
    if not ((at_least and at_most) or (at_least and value >= beta) or (at_most and value <= alpha)):
        return False, 0
    g[at.JUDGED] += not certain
    g[at.DRAWS] += signs & PATHBOUND
    return True, value


@compiled
def _keep(g: Numbers, ply: int, mark: int, move: int, value: int, depth: int, signs: int, draws: int) -> None:
    """Remember a value, forced results by their distance from here."""
    if g[at.HISTORY] and value == 0 and g[at.DRAWS] != draws:
        signs |= PATHBOUND
    value = value + ply if value >= PROVEN else value - ply if value <= -PROVEN else value
    remember(_table(g), mark, move, value, depth, signs, g[g[at.FIRST_PATH] + ply])


# ---- looking ahead -------------------------------------------------------------------------------------------------
@compiled
def _stops(g: Numbers) -> bool:
    """Count a node; whether the search must end."""
    g[at.NODES] += 1
    if numbers_at(g[at.CLOCK], 1)[0] != 0 or numbers_at(g[at.STOP], 1)[0] != 0 or g[at.NODES] > g[at.LIMIT]:
        g[at.STOPPED] = 1
    stopped: bool = g[at.STOPPED] != 0
    return stopped


@compiled
def _gather(g: Numbers, ply: int, seat: int, least: int) -> tuple[int, int]:
    """Bring the moves that take a piece or end the match to the front if they look better than `least`.

    Gives how many moves there are, and how many were brought to the front.
    """
    total, taking = _list(g, ply), 0
    first = g[at.FIRST_MOVE] + ply * g[at.ROOM]
    for place in range(first, first + total):
        move = g[place]
        goes_on = _step(g, ply, move)
        if not goes_on or _takes(g, ply):
            promise = _look(g, ply + 1, seat) if goes_on else _final(g, ply + 1, seat)
            if promise > least:
                g[place] = g[first + taking]
                g[first + taking] = move
                g[first + taking + g[at.FIRST_PROMISE] - g[at.FIRST_MOVE]] = promise
                taking += 1
    return total, taking


def _calm(ground: int, ply: int, left: int, alpha: int, beta: int) -> int:
    """What a position is worth when what can be taken has been taken, with so many moves at most."""
    g = numbers_at(ground, _EVERYTHING)
    seat, temper = _chooser(g, ply), temper_of(g[at.SCALES])
    g[at.JUDGED] += 1
    best = _look(g, ply, seat)
    if temper == CALM or left == 0 or ply >= at.DEEPEST or (temper != FORCED and best >= beta):
        return best
    # What looks no better after taking cannot become better: the other side may leave it at that.
    total, taking = _gather(g, ply, seat, -ENDLESS if temper == FORCED else max(best, alpha))
    if temper == FORCED:
        if taking == 0 or taking < total:
            return best
        best = -ENDLESS
    for index in range(taking):
        if _step(g, ply, _pick(g, ply, index, taking)):
            if _stops(g):
                return 0
            same, low = _chooser(g, ply + 1) == seat, max(best, alpha)
            value = _visit(g[at.CALM], ground, ply + 1, left - 1, low if same else -beta, beta if same else -low)
            best = max(best, value if same else -value)
        else:
            best = max(best, _final(g, ply + 1, seat))
        if best >= beta:
            break
    return best


@compiled
def _reduction(g: Numbers, depth: int, index: int, ply: int) -> int:
    """How much less deep a move is looked at first: those that promise little, and take nothing."""
    if g[at.SOLVING] or depth < 3 or index < 3 or _takes(g, ply):
        return 0
    return 1 if index < 8 else 2


def _value(ground: int, ply: int, depth: int, alpha: int, beta: int) -> int:
    """What the position of a ply is worth to whoever chooses there, looked at so many moves deep."""
    g = numbers_at(ground, _EVERYTHING)
    if _stops(g):
        return 0
    if depth <= 0 or ply >= at.DEEPEST:
        calm: int = _visit(g[at.CALM], ground, ply, _CALMING, alpha, beta)
        return calm
    seat, mark, path = _chooser(g, ply), _mark(g, ply), g[at.FIRST_PATH] + ply
    g[path] = g[path - 1] ^ (mark + 1) * _MIX
    entry = find(_table(g), mark)
    hint = _table(g)[entry + MOVE] if entry >= 0 else 0
    if entry >= 0:
        enough, known = _recall(g, entry, ply, depth, alpha, beta)
        if enough:
            return known
    total = _list(g, ply)
    if total <= 0:  # there are too many
        g[at.JUDGED] += 1
        return _look(g, ply, seat)
    winning = _rank(g, ply, total, seat, hint, depth > 2 and total > 1)
    if winning >= 0:
        _keep(g, ply, mark, g[winning], WIN - ply - 1, depth, AT_LEAST | AT_MOST | WHOLE, g[at.DRAWS])
        return WIN - ply - 1
    judged, draws = g[at.JUDGED], g[at.DRAWS]
    best, chosen, low = -ENDLESS, hint, alpha
    deeper = depth if total == 1 else depth - 1
    for index in range(total):
        move = _pick(g, ply, index, total)
        if not _step(g, ply, move):
            value = _final(g, ply + 1, seat)
        else:
            same = _chooser(g, ply + 1) == seat
            # First a narrow look, perhaps less deep; the whole one only if the move may be the best.
            left, high = deeper - _reduction(g, depth, index, ply), beta if index == 0 else low + 1
            while True:
                value = _visit(g[at.VALUE], ground, ply + 1, left, low if same else -high, high if same else -low)
                value = value if same else -value
                if value <= low or (left == deeper and (high == beta or value >= beta)):
                    break
                left, high = deeper, beta if left == deeper else high
        if g[at.STOPPED]:
            return 0
        if value > best:
            best, chosen, low = value, move, max(low, value)
            if best >= beta:
                g[_past(g, move, seat)] += depth * depth
                break
    signs = (AT_LEAST if best > alpha else 0) | (AT_MOST if best < beta else 0)
    _keep(g, ply, mark, chosen, best, depth, signs | (WHOLE if g[at.JUDGED] == judged else 0), draws)
    return best


@cache
def visitors() -> tuple[int, int]:
    """Where the functions are that look ahead and that calm down, for those that call them by their addresses."""
    return address_of(_value, *_SHAPE), address_of(_calm, *_SHAPE)


# ---- the root ------------------------------------------------------------------------------------------------------
@compiled
def begin(g: Numbers, position: int, path: int, limit: int) -> int:
    """Bring a position to the root; how many moves it has."""
    g[at.NODES:at.STOPPED + 1] = 0
    g[at.LIMIT] = limit
    g[g[at.FIRST_PAST]:] = 0
    g[g[at.FIRST_PATH]] = path
    calls.copy(_position(g, 0), position, g[at.SIZE])
    return _list(g, 0)


@compiled
def look_ahead(ground: int, depth: int, roots: Numbers, best: Numbers) -> int:
    """Look at the moves of the root in their order, so many deep; how many were finished.

    Of each row of `roots` (move, value, exact, whole, nodes) all but the move is filled. As many moves as there is room
    for in `best` get exact values, the others upper bounds.
    """
    g = numbers_at(ground, _EVERYTHING)
    seat = _chooser(g, 0)
    best[:] = -ENDLESS
    for index in range(len(roots)):
        low, nodes, judged = best[-1], g[at.NODES], g[at.JUDGED]
        if not _step(g, 0, roots[index, 0]):
            value = _final(g, 1, seat)
        else:
            same = _chooser(g, 1) == seat
            high = ENDLESS if low == -ENDLESS else low + 1
            while True:
                value = _visit(g[at.VALUE], ground, 1, depth - 1, low if same else -high, high if same else -low)
                value = value if same else -value
                if value <= low or high == ENDLESS or g[at.STOPPED]:
                    break
                high = ENDLESS
        if g[at.STOPPED]:
            return index
        roots[index, 1], roots[index, 2], roots[index, 3] = value, value > low, g[at.JUDGED] == judged
        roots[index, 4] += g[at.NODES] - nodes
        _insert(best, value)
    return len(roots)


@compiled
def _insert(best: Numbers, value: int) -> None:
    """Put a value among the best, greatest first, if it belongs there."""
    place = len(best)
    while place > 0 and best[place - 1] < value:
        if place < len(best):
            best[place] = best[place - 1]
        place -= 1
    if place < len(best):
        best[place] = value


@compiled
def follow(g: Numbers, move: int, line: Numbers) -> int:
    """Write the best line from the root as far as it is remembered; its length."""
    for ply in range(len(line)):
        line[ply] = move
        if not _step(g, ply, move):
            return ply + 1
        entry = find(_table(g), _mark(g, ply + 1))
        if entry < 0 or not _is_move(g, ply + 1, _table(g)[entry + MOVE]):
            return ply + 1
        move = _table(g)[entry + MOVE]
    return len(line)


@compiled
def _is_move(g: Numbers, ply: int, wanted: int) -> bool:
    first = g[at.FIRST_MOVE] + ply * g[at.ROOM]
    total, place = _list(g, ply), 0
    while place < total and g[first + place] != wanted:
        place += 1
    return place < total
