"""A move without trying any: what a tile would change is told from the areas that it would touch.

That takes some ten microseconds for a turn, so that many turns can be played to see what a move leads to. It is close
to the outlook after each move, but not the same: open cities beside fields are taken as they are before it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from ludoteka.native.calls import compiled, inlined
from ludoteka.opponents.carcassonne.ladder import danger
from ludoteka.opponents.carcassonne.land import (
    BESIDE,
    CELLS,
    DRAWN,
    FRONT,
    GRID,
    HOME,
    LEFT,
    MEN,
    NEXT,
    NONE,
    ON,
    OPEN,
    POINTS,
    ROUND,
    SEAT,
    SHIELDS,
    SPOT,
    STEPS,
    TILE,
    TILES,
    WHERE,
    Land,
    Number,
    around,
    count,
    kind_of,
    most_of,
    record,
    root,
    turns_at,
)
from ludoteka.opponents.carcassonne.moves import NOBODY, coded
from ludoteka.opponents.carcassonne.outlook import (
    AT_HOME,
    FIELDS,
    MONASTERIES,
    Sense,
    at_stage,
    cities_beside,
    new_sense,
    slot_of,
)
from ludoteka.opponents.carcassonne.tables import (
    CITY,
    EDITION,
    FARMING,
    FIELD,
    MONASTERY,
    MOST_FOLLOWERS,
    MOST_PARTS,
    MOST_SEATS,
    MOST_TILES,
    ROAD,
    SEATS,
    SLOTS,
    Floats,
    Ints,
    Tables,
)

_PAIRS: Final = 4 * SLOTS


class Feel(NamedTuple):
    """What instinct works with; all of it is about one turn, or one way of laying a tile."""

    sense: Sense
    heed: Floats
    """For each seat how much its points count: 1 for whoever moves, less than 0 for rivals."""
    have: Floats
    values: Floats
    """For each area its value, if it is known: then it has the number of the turn in `known`."""
    known: Ints
    """The last entry numbers the turns."""
    faced: Ints
    """Side, slot: the area that faces the cell there, or -1."""
    group: Ints
    """For each part of the tile the first part that it would be one area with."""
    ends: Ints
    shields: Ints
    men: Ints
    tiles: Ints
    """Part, word: the set of tiles of the area."""
    before: Floats
    joined: Ints
    areas: Ints
    """The areas that the tile would touch,"""
    owners: Ints
    """and by which part."""
    shrines: Ints
    """The cells of monasteries with followers; the last entry says how many."""


def new_feel(experience: Floats) -> Feel:
    """Room for one turn at a time."""
    def ints(*shape: int) -> Ints:
        return np.zeros(shape, np.int64)

    parts = MOST_PARTS * (MOST_TILES + 1)
    return Feel(new_sense(experience), np.zeros(MOST_SEATS), np.zeros(MOST_SEATS), np.zeros(parts), ints(parts + 1),
                ints(4, SLOTS), ints(MOST_PARTS), ints(MOST_PARTS), ints(MOST_PARTS), ints(MOST_PARTS),
                ints(MOST_PARTS, 2), np.zeros(MOST_PARTS), ints(MOST_PARTS), ints(_PAIRS), ints(_PAIRS),
                ints(MOST_SEATS * MOST_FOLLOWERS + 1))


@inlined
def _led(seats: Number, men: Number, heed: Floats) -> Number:
    """How much it counts what an area with these followers is worth."""
    most, found = most_of(seats, men), 0.0
    for seat in range(seats):
        if men >> 8 * seat & 255 == most:
            found += heed[seat]
    return found


@inlined
def _built(tables: Tables, rates: Floats, kind: Number, ends: Number, tiles: Number, shields: Number) -> Number:
    """What a road or a city is worth."""
    points = 1.0 * tiles if kind == ROAD else 1.0 * (tiles + shields)
    if ends == 0:
        return 2.0 * points if kind == CITY and (tables.rules[EDITION] == 3 or tiles > 2) else points
    slot = slot_of(kind, ends)
    return points * (1.0 + rates[slot + 1]) + rates[slot]


@compiled
def _value(tables: Tables, land: Land, feel: Feel, area: Number, kind: Number) -> Number:
    """What an area is worth before the move."""
    if feel.known[area] == feel.known[-1]:
        return feel.values[area]
    state, at = land.state, record(area)
    if kind == FIELD:
        land.marks[-1] += 1
        feel.sense.beside[:] = 0.0
        cities_beside(tables, land, area, feel.sense.beside)
        value = _farmed(feel.sense)
    else:
        tiles = count(state[at + ON]) + count(state[at + ON + 1])
        value = _built(tables, feel.sense.rates, kind, state[at + OPEN], tiles, state[at + SHIELDS])
    feel.values[area], feel.known[area] = value, feel.known[-1]
    return value


@inlined
def _farmed(sense: Sense) -> Number:
    """What a field is worth beside the cities that were counted."""
    value = sense.rates[FIELDS] + 3.0 * sense.beside[0]
    for ends in range(4):
        value += sense.rates[FIELDS + 1 + ends] * sense.beside[ends]
    return value


@compiled
def get_ready(tables: Tables, land: Land, feel: Feel) -> None:
    """What is the same for every way of laying the tile."""
    state, seats = land.state, tables.rules[SEATS]
    feel.known[-1] += 1
    at_stage(feel.sense.experience, state[LEFT] / seats, feel.sense.rates)
    for seat in range(seats):
        feel.have[seat] = state[POINTS + seat]
    danger(seats, state[SEAT], feel.have, feel.heed)
    for seat in range(seats):
        feel.heed[seat] *= -1.0
    feel.heed[state[SEAT]] = 1.0
    found = 0
    for place in range(WHERE, WHERE + MOST_FOLLOWERS * seats):
        if state[place] != NONE and kind_of(tables, state, state[place]) == MONASTERY:
            feel.shrines[found] = state[place]
            found += 1
    feel.shrines[-1] = found


@inlined
def beside_shrines(tables: Tables, land: Land, feel: Feel, cell: Number) -> Number:
    """What a tile on a cell brings to monasteries round it."""
    state, seats, found = land.state, tables.rules[SEATS], 0.0
    for at in range(feel.shrines[-1]):
        part = feel.shrines[at]
        shrine = state[TILES + TILE * (part // MOST_PARTS) + 2]
        for step in ROUND:
            if (shrine + step) & (CELLS - 1) == cell:
                gain = 1.0 - feel.sense.rates[MONASTERIES + 1]
                if around(state, shrine) == 7:
                    gain = 1.0 - feel.sense.rates[MONASTERIES] - feel.sense.rates[MONASTERIES + 1]
                    found += _coming_home(feel, state, state[record(part) + MEN], seats)
                found += _led(seats, state[record(part) + MEN], feel.heed) * gain
    return found


@compiled
def _coming_home(feel: Feel, state: Ints, men: Number, seats: Number) -> Number:
    """What it counts that followers come home."""
    rates, found = feel.sense.rates, 0.0
    for seat in range(seats):
        mine = men >> 8 * seat & 255
        if mine:
            home = state[HOME + seat]
            more = min(MOST_FOLLOWERS - 1, home + mine)
            found += feel.heed[seat] * (rates[AT_HOME + more] - rates[AT_HOME + min(MOST_FOLLOWERS - 1, home)])
    return found


@inlined
def _face(tables: Tables, state: Ints, feel: Feel, cell: Number) -> None:
    """Write which areas face a cell."""
    sides, faced = tables.sides, feel.faced
    for side in range(4):
        there = state[GRID + ((cell + STEPS[side]) & (CELLS - 1))]
        at = TILES + TILE * (there - 1)
        for slot in range(SLOTS):
            faced[side, slot] = -1
            if there > 0:
                part = sides[state[at], state[at + 1], (side + 2) & 3, SLOTS - 1 - slot]
                faced[side, slot] = root(state, MOST_PARTS * (there - 1) + part) if part >= 0 else -2


@inlined
def _gather(tables: Tables, state: Ints, feel: Feel, number: Number, turn: Number) -> Number:
    """Write which areas the parts of the tile would become; how many areas it touches."""
    group, ends, men, joined, shields = feel.group, feel.ends, feel.men, feel.joined, feel.shields
    tiles, before, faced, areas, owners = feel.tiles, feel.before, feel.faced, feel.areas, feel.owners
    sides, shielded = tables.sides, tables.shields
    parts, pairs = tables.parts[number], 0
    for part in range(parts):
        group[part], ends[part], men[part], joined[part] = part, 0, 0, 0
        tiles[part, 0], tiles[part, 1], before[part] = 0, 0, 0.0
        shields[part] = shielded[number, part]
    for side in range(4):
        last, last_area = -1, -3
        for slot in range(SLOTS):
            part, area = sides[number, turn, side, slot], faced[side, slot]
            if part < 0 or area == -2 or (part == last and area == last_area):
                continue
            last, last_area = part, area
            if area == -1:
                ends[part] += 1
                continue
            ends[part] -= 1
            at = 0
            while at < pairs and areas[at] != area:
                at += 1
            if at == pairs:
                areas[at], owners[at] = area, part
                pairs += 1
            elif group[owners[at]] != group[part]:
                one, other = min(group[owners[at]], group[part]), max(group[owners[at]], group[part])
                for each in range(parts):
                    if group[each] == other:
                        group[each] = one
    for part in range(parts):
        if group[part] != part:
            ends[group[part]] += ends[part]
            shields[group[part]] += shields[part]
    return pairs


@inlined
def _add_up(tables: Tables, land: Land, feel: Feel, number: Number, pairs: Number) -> None:
    """Add what the touched areas bring to the parts."""
    state, seats, kinds = land.state, tables.rules[SEATS], tables.kinds
    group, ends, men, joined, shields = feel.group, feel.ends, feel.men, feel.joined, feel.shields
    tiles, before, areas, owners, heed = feel.tiles, feel.before, feel.areas, feel.owners, feel.heed
    for pair in range(pairs):
        area, part = areas[pair], group[owners[pair]]
        at = record(area)
        ends[part] += state[at + OPEN]
        shields[part] += state[at + SHIELDS]
        tiles[part, 0] |= state[at + ON]
        tiles[part, 1] |= state[at + ON + 1]
        joined[part] += 1
        there = state[at + MEN]
        if there:
            men[part] += there
            before[part] += _led(seats, there, heed) * _value(tables, land, feel, area, kinds[number, part])


@compiled
def _farmers_gain(tables: Tables, land: Land, feel: Feel, group: Number, pairs: Number) -> Number:
    """What it counts to those who have farmers beside a city that is closed."""
    state, seats, marks, found = land.state, tables.rules[SEATS], land.marks, 0.0
    marks[-1] += 1
    for pair in range(pairs):
        if feel.group[feel.owners[pair]] != group:
            continue
        area = feel.areas[pair]
        gain = 3.0 + feel.sense.rates[FIELDS + 1] - feel.sense.rates[FIELDS + 1 + min(3, state[record(area) + OPEN])]
        part = area
        while True:
            number = state[TILES + TILE * (part // MOST_PARTS)]
            for other in range(tables.parts[number]):
                if tables.touching[number, other] >> (part % MOST_PARTS) & 1 and tables.kinds[number, other] == FIELD:
                    field = root(state, part // MOST_PARTS * MOST_PARTS + other)
                    if state[record(field) + MEN] and marks[field] != marks[-1]:
                        marks[field] = marks[-1]
                        found += gain * _led(seats, state[record(field) + MEN], feel.heed)
            part = state[record(part) + NEXT]
            if part == area:
                break
    return found


@inlined
def _apart(tables: Tables, land: Land, feel: Feel, group: Number, pairs: Number) -> Number:
    """What the fields that would be one with that of a part are worth, each for itself."""
    found = 0.0
    for pair in range(pairs):
        if feel.group[feel.owners[pair]] == group:
            found += _value(tables, land, feel, feel.areas[pair], FIELD)
    return found


@compiled
def _together(tables: Tables, land: Land, feel: Feel, group: Number, pairs: Number) -> Number:
    """What they would be worth as one, where no city counts twice."""
    land.marks[-1] += 1
    feel.sense.beside[:] = 0.0
    for pair in range(pairs):
        if feel.group[feel.owners[pair]] == group:
            cities_beside(tables, land, feel.areas[pair], feel.sense.beside)
    return _farmed(feel.sense)


@inlined
def _weighed(
    tables: Tables, land: Land, feel: Feel, number: Number, cell: Number, turn: Number, cost: Number,
) -> tuple[float, int]:
    """What a way of laying the tile brings whoever moves with the best follower, and on which part that stands."""
    state, seats, rates, kinds = land.state, tables.rules[SEATS], feel.sense.rates, tables.kinds
    group, ends, standing, joined, shields = feel.group, feel.ends, feel.men, feel.joined, feel.shields
    tiled, before, heed = feel.tiles, feel.before, feel.heed
    pairs = _gather(tables, state, feel, number, turn)
    _add_up(tables, land, feel, number, pairs)
    total, most, best = 0.0, 0.0, NOBODY
    can_stand = state[HOME + state[SEAT]] > 0
    for part in range(tables.parts[number]):
        if group[part] != part:
            continue
        kind, men, closed = kinds[number, part], standing[part], False
        if men == 0 and not can_stand and kind != CITY:
            continue
        if kind == FIELD:
            if (men and joined[part] == 1) or not (men or tables.rules[FARMING]):
                continue
            value = _apart(tables, land, feel, part, pairs)
            if joined[part] > 1 and (men or value - cost > most):
                value = _together(tables, land, feel, part, pairs)
        elif kind == MONASTERY:
            there = around(state, cell)
            closed = there == 8
            value = 9.0 if closed else 1.0 + there + rates[MONASTERIES] + (8 - there) * rates[MONASTERIES + 1]
        else:
            closed = ends[part] == 0
            tiles = 1 + count(tiled[part, 0]) + count(tiled[part, 1])
            value = _built(tables, rates, kind, ends[part], tiles, shields[part])
            if closed and kind == CITY:
                total += _farmers_gain(tables, land, feel, part, pairs)
        if men:
            total += _led(seats, men, heed) * value - before[part]
            if closed:
                total += _coming_home(feel, state, men, seats)
        elif can_stand:
            gain = value if closed else value - cost
            if gain > most:
                most, best = gain, part
    return total + most, best


@compiled
def instinct(tables: Tables, land: Land, feel: Feel) -> Number:
    """The move that looks best to whoever is to move."""
    state = land.state
    number, home = state[DRAWN], state[HOME + state[SEAT]]
    get_ready(tables, land, feel)
    rates = feel.sense.rates
    cost = rates[AT_HOME + min(MOST_FOLLOWERS - 1, home)] - rates[AT_HOME + min(MOST_FOLLOWERS - 1, max(0, home - 1))]
    best, most = np.int64(NONE), -np.inf
    for place in range(state[BESIDE]):
        turns = turns_at(tables, state, number, place)
        if turns == 0:
            continue
        cell = state[FRONT + SPOT * place]
        _face(tables, state, feel, cell)
        shrines = beside_shrines(tables, land, feel, cell)
        for turn in range(4):
            if turns >> turn & 1:
                value, part = _weighed(tables, land, feel, number, cell, turn, cost)
                if value + shrines > most:
                    best, most = coded(cell, turn, part), value + shrines
    return best
