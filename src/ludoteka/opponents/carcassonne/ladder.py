"""A ladder of opponents that look one turn ahead, each rung with one idea more than the one below."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from ludoteka.native.calls import compiled
from ludoteka.opponents.carcassonne.ending import final_points, is_over
from ludoteka.opponents.carcassonne.land import (
    HOME,
    LAID,
    LEFT,
    MEN,
    NONE,
    POINTS,
    SEAT,
    WHERE,
    Land,
    Number,
    record,
    root,
    undo,
    worth,
)
from ludoteka.opponents.carcassonne.moves import make
from ludoteka.opponents.carcassonne.prospects import expected, joinings, share
from ludoteka.opponents.carcassonne.tables import MOST_FOLLOWERS, MOST_SEATS, SEATS, Floats, Ints, Tables


class Character(NamedTuple):
    """What an opponent heeds, and how much; a move is judged in points."""

    own: float = 1.0
    """What it would have if the match ended now."""
    rivals: float = 0.0
    """What others would have, by how dangerous they are."""
    joining: float = 0.0
    """What joining areas would bring, by how likely it is."""
    economy: float = 0.0
    """Followers that are at home."""
    future: float = 0.0
    """What areas may still become: cities that can be closed, cities beside fields, tiles round monasteries."""
    horizon: int = 3
    """How many of its own draws it looks ahead when it counts chances."""


RUNGS: Final = {
    "greedy": Character(),
    "rival": Character(rivals=1.0),
    "joiner": Character(rivals=1.0, joining=0.3),
    "planner": Character(rivals=1.0, joining=0.3, economy=1.5, future=0.15),
}
"""The ladder above chance, the weakest first; the weights are those that won most matches."""
CHARACTERS: Final = {
    **RUNGS,
    "builder": Character(rivals=0.4, joining=0.2, economy=1.5, future=0.3),
    "spoiler": Character(own=0.7, rivals=1.0, joining=0.5, economy=1.5, future=0.15),
}
"""Everybody who looks one turn ahead, also those who play in a way of their own: for themselves, or against others."""

_RESERVE: Final = (-3.0, -1.5, -0.7, -0.3)
"""What it is worth to have 0, 1, 2 or 3 followers at home, compared with more."""


@compiled
def judge(tables: Tables, land: Land, character: Character, moves: Ints, many: Number, out: Floats) -> None:
    """Write what each of some whole moves is worth to whoever is to move, in points."""
    state, top = land.state, land.log[0]
    seat = state[SEAT]
    now, kappa = np.zeros(MOST_SEATS), np.zeros(MOST_SEATS)
    totals(tables, land, now, 0.0, 0)
    danger(tables.rules[SEATS], seat, now, kappa)
    for number in range(many):
        make(tables, land, moves[number])
        out[number] = _judged(tables, land, character, seat, kappa)
        undo(land, top)


@compiled
def _judged(tables: Tables, land: Land, character: Character, seat: Number, kappa: Floats) -> Number:
    """What the position after a move is worth to a seat."""
    state, seats = land.state, tables.rules[SEATS]
    have = np.zeros(MOST_SEATS)
    totals(tables, land, have, character.future, character.horizon)
    if character.joining > 0:
        hoped = np.zeros(MOST_SEATS)
        joinings(tables, land, state[LAID] - 1, min(character.horizon, state[LEFT] // seats), hoped)
        for one in range(seats):
            have[one] += character.joining * hoped[one]
    if character.economy > 0:
        for one in range(seats):
            have[one] += character.economy * reserve(state, one, seats)
    value = character.own * have[seat]
    for one in range(seats):
        if one != seat:
            value -= character.rivals * kappa[one] * have[one]
    return value


@compiled
def totals(tables: Tables, land: Land, out: Floats, future: Number, horizon: Number) -> None:
    """Write for each seat its points and what the areas that it leads are worth, with as much future as counts."""
    state, seats = land.state, tables.rules[SEATS]
    if is_over(state):
        final_points(tables, land, out)
        return
    draws = min(horizon, state[LEFT] // seats)
    for seat in range(seats):
        out[seat] = state[POINTS + seat]
    for place in range(WHERE, WHERE + MOST_FOLLOWERS * seats):
        if state[place] == NONE:
            continue
        area = root(state, state[place])
        if first_in(state, place, area):
            value = 1.0 * worth(tables, land, area)
            if future > 0:
                value += future * (expected(tables, land, area, draws) - value)
            share(seats, state[record(area) + MEN], value, out, 1.0)


@compiled
def first_in(state: Ints, place: Number, area: Number) -> bool:
    """Whether no follower before this one stands in the same area."""
    other = WHERE
    while other < place and (state[other] == NONE or root(state, state[other]) != area):
        other += 1
    return bool(other == place)


@compiled
def reserve(state: Ints, seat: Number, seats: Number) -> Number:
    """What the followers at home are worth; less and less as the match nears its end."""
    home = state[HOME + seat]
    turns = state[LEFT] / seats
    return _RESERVE[home] * min(1.0, turns / 8.0) if home < len(_RESERVE) else 0.0


@compiled
def danger(seats: Number, seat: Number, have: Floats, out: Floats) -> None:
    """How much each rival matters: whoever is ahead most; the largest is 1."""
    most = 0.0
    for one in range(seats):
        out[one] = 0.0
        if one != seat:
            out[one] = 1.0 if seats == 2 else 0.3 + 0.7 / (1.0 + np.exp((have[seat] - have[one]) / 10.0))
            most = max(most, out[one])
    for one in range(seats):
        out[one] /= most
