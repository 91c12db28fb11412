"""What a position may bring each seat by the end, as matches showed: points now, and more for what is open.

Features of a position are counted for each seat: what kinds of areas it leads, how far they are from closed, and its
followers at home. What each is worth on average, at which stage of the match, stands in `experience.py`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from ludoteka.native.calls import compiled
from ludoteka.opponents.carcassonne.ending import final_points, is_over
from ludoteka.opponents.carcassonne.ladder import first_in
from ludoteka.opponents.carcassonne.land import (
    HOME,
    LEFT,
    MEN,
    NONE,
    OPEN,
    POINTS,
    SEAT,
    WHERE,
    Land,
    Number,
    kind_of,
    list_cities,
    most_of,
    record,
    root,
    worth,
)
from ludoteka.opponents.carcassonne.tables import (
    CITY,
    FIELD,
    MONASTERY,
    MOST_FOLLOWERS,
    MOST_SEATS,
    SEATS,
    Floats,
    Tables,
)

# Where each feature lies. Of cities and roads there are two for each number of open ends: one for each area, one for
# each point that it is worth now.
CITIES: Final = 0
MOST_ENDS: Final = 4
ROADS: Final = CITIES + 2 * MOST_ENDS
MONASTERIES: Final = ROADS + 4
"""One for each monastery, one for each cell round it without a tile."""
FIELDS: Final = MONASTERIES + 2
"""One for each field, one for each closed city beside it, and for each open one by its ends: one, two, more."""
AT_HOME: Final = FIELDS + 5
"""One for each number of followers at home."""
ON_MOVE: Final = AT_HOME + MOST_FOLLOWERS
FEATURES: Final = ON_MOVE + 1

STAGES: Final = (0.0, 3.0, 10.0, 22.0, 36.0)
"""So many turns of each seat are left where the worth of features is known; between, it changes evenly."""


class Sense(NamedTuple):
    """What an outlook works with."""

    experience: Floats
    """Stage, feature: what it is worth."""
    rates: Floats
    """The same at the stage that is looked at."""
    now: Floats
    """For each seat what it would have if the match ended now."""
    features: Floats
    """Seat, feature: how often it has it."""
    beside: Floats
    """Cities beside a field: closed, with one end, two, more."""


def new_sense(experience: Floats) -> Sense:
    """Room for one outlook at a time."""
    return Sense(experience, np.zeros(FEATURES), np.zeros(MOST_SEATS), np.zeros((MOST_SEATS, FEATURES)), np.zeros(4))


@compiled
def at_stage(experience: Floats, turns: Number, out: Floats) -> None:
    """Write what each feature is worth with so many turns left for each seat."""
    after = 1
    while after < len(STAGES) - 1 and turns > STAGES[after]:
        after += 1
    near = min(1.0, (turns - STAGES[after - 1]) / (STAGES[after] - STAGES[after - 1]))
    for feature in range(FEATURES):
        out[feature] = (1.0 - near) * experience[after - 1, feature] + near * experience[after, feature]


@compiled
def slot_of(kind: Number, ends: Number) -> Number:
    """Where the features of roads or cities with so many open ends lie."""
    return CITIES + 2 * min(ends, MOST_ENDS) - 2 if kind == CITY else ROADS + 2 * min(ends, 2) - 2


@compiled
def cities_beside(tables: Tables, land: Land, area: Number, found: Floats) -> None:
    """Add how many cities touch a field that were not counted since the last question: closed, with 1, 2, more ends."""
    for at in range(list_cities(tables, land, area)):
        found[min(3, land.state[record(land.cities[at]) + OPEN])] += 1.0


@compiled
def features(tables: Tables, land: Land, sense: Sense) -> None:
    """Write for each seat what it would have if the match ended now, and its features."""
    state, seats = land.state, tables.rules[SEATS]
    now, out, beside = sense.now, sense.features, sense.beside
    for seat in range(seats):
        now[seat] = state[POINTS + seat]
        for feature in range(FEATURES):
            out[seat, feature] = 0.0
        out[seat, AT_HOME + min(MOST_FOLLOWERS - 1, state[HOME + seat])] = 1.0
    out[state[SEAT], ON_MOVE] = 1.0
    for place in range(WHERE, WHERE + MOST_FOLLOWERS * seats):
        if state[place] == NONE:
            continue
        area = root(state, state[place])
        if not first_in(state, place, area):
            continue
        kind, men = kind_of(tables, state, area), state[record(area) + MEN]
        if kind == FIELD:
            beside[:] = 0.0
            land.marks[-1] += 1
            cities_beside(tables, land, area, beside)
            value = 3.0 * beside[0]
        else:
            value = 1.0 * worth(tables, land, area)
        most = most_of(seats, men)
        for seat in range(seats):
            if men >> 8 * seat & 255 != most:
                continue
            now[seat] += value
            if kind == FIELD:
                out[seat, FIELDS] += 1.0
                for ends in range(4):
                    out[seat, FIELDS + 1 + ends] += beside[ends]
            elif kind == MONASTERY:
                out[seat, MONASTERIES] += 1.0
                out[seat, MONASTERIES + 1] += 9.0 - value
            else:
                slot = slot_of(kind, state[record(area) + OPEN])
                out[seat, slot] += 1.0
                out[seat, slot + 1] += value


@compiled
def outlook(tables: Tables, land: Land, sense: Sense) -> None:
    """Write for each seat (as `now`) what it may have at the end."""
    if is_over(land.state):
        final_points(tables, land, sense.now)
        return
    seats = tables.rules[SEATS]
    features(tables, land, sense)
    at_stage(sense.experience, land.state[LEFT] / seats, sense.rates)
    for seat in range(seats):
        for feature in range(FEATURES):
            sense.now[seat] += sense.rates[feature] * sense.features[seat, feature]
