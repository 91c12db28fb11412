"""What may still become of areas: chances of drawing a tile that fits, of joining, of closing."""

from __future__ import annotations

from typing import Final

import numpy as np

from ludoteka.native.calls import compiled
from ludoteka.opponents.carcassonne.land import (
    BAG,
    CELLS,
    GRID,
    LEFT,
    MEN,
    NEXT,
    NONE,
    OPEN,
    STEPS,
    TILE,
    TILES,
    Land,
    Number,
    around,
    closed_cities,
    kind_of,
    list_cities,
    most_of,
    record,
    root,
    turns_at,
    uncounted_cities,
    worth,
)
from ludoteka.opponents.carcassonne.tables import CITY, FIELD, MONASTERY, MOST_PARTS, SEATS, SLOTS, Floats, Ints, Tables

NOTHING: Final = -2


@compiled
def chance_of(state: Ints, good: Number, draws: Number) -> Number:
    """How likely one of so many good tiles comes within so many draws from the bag."""
    left = state[LEFT]
    if good <= 0 or left <= 0:
        return 0.0
    missed = 1.0
    for drawn in range(min(draws, left)):
        missed *= max(0.0, (left - drawn - good) / (left - drawn))
    return 1.0 - missed


@compiled
def linking(
    tables: Tables, state: Ints, cell: Number, one: Number, one_slot: Number, two: Number, two_slot: Number,
) -> Number:
    """How many tiles of the bag fit an empty cell and join what reaches it in two slots of two sides."""
    place, found = -1 - state[GRID + cell], 0
    for number in range(len(tables.copies)):
        if state[BAG + number] == 0:
            continue
        turns = turns_at(tables, state, number, place)
        for turn in range(4):
            if turns >> turn & 1:
                part = tables.sides[number, turn, one, one_slot]
                if part >= 0 and part == tables.sides[number, turn, two, two_slot]:
                    found += state[BAG + number]
                    break
    return found


@compiled
def share(seats: Number, men: Number, value: Number, out: Floats, sign: Number) -> None:
    """Give what an area is worth to whoever has most followers in it; or take it, with the sign -1."""
    if men == 0:
        return
    most = most_of(seats, men)
    for seat in range(seats):
        if men >> 8 * seat & 255 == most:
            out[seat] += sign * value


@compiled
def joinings(tables: Tables, land: Land, tile: Number, draws: Number, out: Floats) -> None:
    """Add what each seat gains if an area of the tile is joined with one nearby, times how likely that is."""
    state = land.state
    at = TILES + TILE * tile
    number, turn, cell = state[at], state[at + 1], state[at + 2]
    for side in range(4):
        empty = (cell + STEPS[side]) & (CELLS - 1)
        if state[GRID + empty] >= 0:
            continue
        mine = (side + 2) & 3
        for other_side in range(4):
            there = state[GRID + ((empty + STEPS[other_side]) & (CELLS - 1))]
            if other_side == mine or there <= 0:
                continue
            _join_across(tables, land, tile, number, turn, side, empty, there - 1, other_side, draws, out)


@compiled
def _join_across(
    tables: Tables, land: Land, tile: Number, number: Number, turn: Number, side: Number, empty: Number, other: Number,
    other_side: Number, draws: Number, out: Floats,
) -> None:
    """The same for the tile and one other that reach the same empty cell."""
    state = land.state
    at = TILES + TILE * other
    their, their_turn, facing = state[at], state[at + 1], (other_side + 2) & 3
    for slot in range(SLOTS):
        one = tables.sides[number, turn, side, slot]
        if one < 0 or (slot and tables.sides[number, turn, side, slot - 1] == one):
            continue
        for their_slot in range(SLOTS):
            two = tables.sides[their, their_turn, facing, their_slot]
            if two < 0 or (their_slot and tables.sides[their, their_turn, facing, their_slot - 1] == two):
                continue
            if tables.kinds[number, one] == tables.kinds[their, two]:
                _join_two(tables, land, MOST_PARTS * tile + one, MOST_PARTS * other + two, empty, (side + 2) & 3,
                          SLOTS - 1 - slot, other_side, SLOTS - 1 - their_slot, draws, out)


@compiled
def _join_two(
    tables: Tables, land: Land, one: Number, two: Number, empty: Number, side: Number, slot: Number, other_side: Number,
    other_slot: Number, draws: Number, out: Floats,
) -> None:
    """The same for two parts."""
    state, seats = land.state, tables.rules[SEATS]
    one, two = root(state, one), root(state, two)
    men, others = state[record(one) + MEN], state[record(two) + MEN]
    if one == two or not men | others:
        return
    likely = chance_of(state, linking(tables, state, empty, side, slot, other_side, other_slot), draws)
    if likely > 0:
        mine, theirs = worth(tables, land, one), worth(tables, land, two)
        share(seats, men + others, _together(tables, land, one, two, mine + theirs), out, likely)
        share(seats, men, mine, out, -likely)
        share(seats, others, theirs, out, -likely)


@compiled
def _together(tables: Tables, land: Land, one: Number, two: Number, apart: Number) -> Number:
    """What two areas are worth as one, where no city counts twice beside a field."""
    if kind_of(tables, land.state, one) != FIELD:
        return apart
    return 3 * (closed_cities(tables, land, one) + uncounted_cities(tables, land, two))


@compiled
def closing(tables: Tables, land: Land, area: Number, draws: Number) -> Number:
    """How likely an open road or city is closed: every empty cell that it reaches gets a tile that ends it there."""
    likely = 1.0
    for at in range(list_gaps(tables, land, area)):
        likely *= chance_of(land.state, closers(tables, land.state, area, land.gaps[at]), draws)
    return likely


@compiled
def list_gaps(tables: Tables, land: Land, area: Number) -> Number:
    """List the empty cells that an area reaches, each once; how many."""
    state, gaps, many, part = land.state, land.gaps, 0, area
    while True:
        at = TILES + TILE * (part // MOST_PARTS)
        number, turn, cell = state[at], state[at + 1], state[at + 2]
        for side in range(4):
            near = (cell + STEPS[side]) & (CELLS - 1)
            if tables.reaching[number, turn, side] >> (part % MOST_PARTS) & 1 and state[GRID + near] < 0:
                gaps[many] = near
                known = 0
                while gaps[known] != near:
                    known += 1
                many += known == many
        part = state[record(part) + NEXT]
        if part == area:
            return many


@compiled
def closers(tables: Tables, state: Ints, area: Number, cell: Number) -> Number:
    """How many tiles of the bag fit an empty cell so that an area does not go on from there."""
    place, found, faced = -1 - state[GRID + cell], 0, np.empty((4, SLOTS), np.int64)
    for side in range(4):
        for slot in range(SLOTS):
            faced[side, slot] = _facing(tables, state, cell, side, slot)
    for number in range(len(tables.copies)):
        turns = turns_at(tables, state, number, place) if state[BAG + number] else 0
        for turn in range(4):
            if turns >> turn & 1 and _ends(tables.sides[number, turn], state, area, faced):
                found += state[BAG + number]
                break
    return found


@compiled
def _facing(tables: Tables, state: Ints, cell: Number, side: Number, slot: Number) -> Number:
    """The area that faces a cell in a slot of a side; NOTHING where no part does, or NONE where no tile is."""
    there = state[GRID + ((cell + STEPS[side]) & (CELLS - 1))]
    if there <= 0:
        return NONE
    at = TILES + TILE * (there - 1)
    part = tables.sides[state[at], state[at + 1], (side + 2) & 3, SLOTS - 1 - slot]
    return root(state, MOST_PARTS * (there - 1) + part) if part >= 0 else NOTHING


@compiled
def _ends(sides: Ints, state: Ints, area: Number, faced: Ints) -> bool:
    """Whether a tile with these sides ends an area: its parts lead to that area, or to one that ends there too."""
    joined = 0
    for side in range(4):
        for slot in range(SLOTS):
            if faced[side, slot] == area and sides[side, slot] >= 0:
                joined |= 1 << sides[side, slot]
    for side in range(4):
        for slot in range(SLOTS):
            part, other = sides[side, slot], faced[side, slot]
            if part < 0 or not joined >> part & 1 or other in (area, NOTHING):
                continue
            if other == NONE or state[record(other) + OPEN] > 1:
                return False
    return True


@compiled
def expected(tables: Tables, land: Land, area: Number, draws: Number) -> Number:
    """What an area is worth with what may still come to it."""
    state = land.state
    kind, now = kind_of(tables, state, area), worth(tables, land, area)
    if kind == FIELD:
        return now + 3.0 * _future_cities(tables, land, area, draws)
    if kind == MONASTERY:
        return now + _future_neighbours(state, state[TILES + TILE * (area // MOST_PARTS) + 2])
    likely = closing(tables, land, area, draws)
    return now * (1.0 + likely) if kind == CITY else now + likely


@compiled
def _future_neighbours(state: Ints, cell: Number) -> Number:
    """How many of the empty cells round a monastery may be filled."""
    return (8 - around(state, cell)) * min(1.0, state[LEFT] / 40.0) * 0.8


@compiled
def _future_cities(tables: Tables, land: Land, area: Number, draws: Number) -> Number:
    """How many open cities beside a field may be closed, each as far as it is likely."""
    land.marks[-1] += 1
    found = 0.0
    for at in range(list_cities(tables, land, area)):
        city = land.cities[at]
        if land.state[record(city) + OPEN] != 0:
            found += closing(tables, land, city, draws)
    return found
