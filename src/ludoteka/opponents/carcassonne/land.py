"""A match as one array of numbers: tiles are laid, areas join, followers stand and come home; all of it can be undone.

Areas are sets of parts that join as tiles are laid (union by size, without shortening paths), so that undoing is
writing back what was there before. The interpreter plays the same rules from the text, and tests compare the two.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from ludoteka.native.calls import compiled, inlined
from ludoteka.opponents.carcassonne.tables import (
    CITY,
    EDITION,
    FIELD,
    FIRST,
    FIT_WORDS,
    FOLLOWERS,
    MONASTERY,
    MOST_FOLLOWERS,
    MOST_PARTS,
    MOST_SEATS,
    MOST_TILES,
    MOST_TYPES,
    ROAD,
    SEATS,
    SLOTS,
    Ints,
    Tables,
)

# Numbers of compiled code: to a type checker they are now int, now np.int64.
Number = Any

WIDTH: Final = 128
CELLS: Final = WIDTH * WIDTH
MIDDLE: Final = CELLS // 2 + WIDTH // 2
STEPS: Final = (WIDTH, 1, -WIDTH, -1)
"""To the cell above, right, below, left; beyond the rim it goes on at the other side, where no tile can be."""
ROUND: Final = (WIDTH, WIDTH + 1, 1, 1 - WIDTH, -WIDTH, -WIDTH - 1, -1, WIDTH - 1)
NONE: Final = -1

# ---- where everything lies -----------------------------------------------------------------------------------------
GRID: Final = 0
"""For each cell 0, or 1 + the number of the tile on it, or -1 - its place in the list of cells beside tiles."""
LAID: Final = GRID + CELLS
"""How many tiles are laid."""
BESIDE: Final = LAID + 1
"""How many empty cells lie beside tiles."""
SEAT: Final = BESIDE + 1
"""Who is to move."""
DRAWN: Final = SEAT + 1
"""The type of the tile that is to be laid, or NONE."""
LEFT: Final = DRAWN + 1
"""How many tiles are in the bag."""
BAG: Final = LEFT + 1
POINTS: Final = BAG + MOST_TYPES
HOME: Final = POINTS + MOST_SEATS
"""For each seat how many followers are not on the board."""
WHERE: Final = HOME + MOST_SEATS
"""For each follower of each seat the part that it stands on, or NONE."""
TILES: Final = WHERE + MOST_SEATS * MOST_FOLLOWERS
"""For each laid tile its type, turn and cell."""
TILE: Final = 4
FRONT: Final = TILES + TILE * (MOST_TILES + 1)
"""For each empty cell beside tiles its number, and which tiles fit there."""
SPOT: Final = 1 + FIT_WORDS
PARTS: Final = FRONT + SPOT * (2 * MOST_TILES + 4)
"""For each part of each laid tile a record; what is said of an area stands in the record of its root."""
PART: Final = 8
PARENT: Final = 0
NEXT: Final = 1
"""The next part of the same area, round in a ring."""
OPEN: Final = 2
"""How often the area reaches an empty cell."""
ON: Final = 3
"""The set of its tiles, in two words."""
SHIELDS: Final = 5
MEN: Final = 6
"""How many followers of each seat stand there, eight bits for each."""
SIZE: Final = 7
ROOM: Final = PARTS + PART * MOST_PARTS * (MOST_TILES + 1)

LOG: Final = 1 << 16


class Land(NamedTuple):
    """A match that is being played."""

    state: Ints
    log: Ints
    """What was there before each change: the place and the value. The first entry says how long the log is."""
    marks: Ints
    """For each part the question in which it was counted last; the last entry numbers the questions."""
    cities: Ints
    """The cities that were listed last."""
    gaps: Ints
    """The empty cells that were listed last."""


def new_land() -> Land:
    """Room for one match."""
    parts = MOST_PARTS * (MOST_TILES + 1)
    return Land(np.zeros(ROOM, np.int64), np.zeros(LOG, np.int64), np.zeros(parts + 1, np.int64),
                np.zeros(parts, np.int64), np.zeros(2 * MOST_TILES + 4, np.int64))


@inlined
def write(land: Land, place: Number, value: Number) -> None:
    """Change a number so that it can be undone."""
    top = land.log[0]
    land.log[top + 1] = place
    land.log[top + 2] = land.state[place]
    land.log[0] = top + 2
    land.state[place] = value


@compiled
def undo(land: Land, top: int) -> None:
    """Take back everything since the log was so long."""
    at = land.log[0]
    while at > top:
        land.state[land.log[at - 1]] = land.log[at]
        at -= 2
    land.log[0] = top


@compiled
def begin(tables: Tables, land: Land) -> None:
    """Set the match up: the first tile lies, the others are in the bag."""
    state = land.state
    state[:] = 0
    land.log[0] = 0
    state[DRAWN] = NONE
    for number in range(len(tables.copies)):
        state[BAG + number] = tables.copies[number]
        state[LEFT] += tables.copies[number]
    for seat in range(tables.rules[SEATS]):
        state[HOME + seat] = tables.rules[FOLLOWERS]
    for follower in range(MOST_SEATS * MOST_FOLLOWERS):
        state[WHERE + follower] = NONE
    first = tables.rules[FIRST]
    state[BAG + first] -= 1
    state[LEFT] -= 1
    lay(tables, land, first, np.int64(MIDDLE), np.int64(0))  # plain numbers would have it compiled anew
    land.log[0] = 0


# ---- areas -----------------------------------------------------------------------------------------------------------
@inlined
def record(part: Number) -> Number:
    """Where the record of a part begins."""
    return PARTS + PART * part


@inlined
def root(state: Ints, part: Number) -> Number:
    """The part that stands for the area of a part."""
    while state[PARTS + PART * part] != part:
        part = state[PARTS + PART * part]
    return part


@compiled
def count(word: Number) -> Number:
    """How many bits a word has."""
    bits = np.uint64(word)
    bits = bits - ((bits >> np.uint64(1)) & np.uint64(0x5555555555555555))
    bits = (bits & np.uint64(0x3333333333333333)) + ((bits >> np.uint64(2)) & np.uint64(0x3333333333333333))
    bits = (bits + (bits >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return np.int64((bits * np.uint64(0x0101010101010101)) >> np.uint64(56))


@compiled
def join(land: Land, one: int, other: int) -> None:
    """Make one area of two."""
    state = land.state
    one, other = root(state, one), root(state, other)
    if one == other:
        return
    if state[record(one) + SIZE] < state[record(other) + SIZE]:
        one, other = other, one
    big, small = record(one), record(other)
    write(land, small + PARENT, one)
    after = state[big + NEXT]
    write(land, big + NEXT, state[small + NEXT])
    write(land, small + NEXT, after)
    write(land, big + OPEN, state[big + OPEN] + state[small + OPEN])
    write(land, big + ON, state[big + ON] | state[small + ON])
    write(land, big + ON + 1, state[big + ON + 1] | state[small + ON + 1])
    if state[small + SHIELDS]:
        write(land, big + SHIELDS, state[big + SHIELDS] + state[small + SHIELDS])
    if state[small + MEN]:
        write(land, big + MEN, state[big + MEN] + state[small + MEN])
    write(land, big + SIZE, state[big + SIZE] + state[small + SIZE])


@compiled
def kind_of(tables: Tables, state: Ints, part: Number) -> Number:
    """Road, city, field or monastery."""
    return tables.kinds[state[TILES + TILE * (part // MOST_PARTS)], part % MOST_PARTS]


# ---- laying ----------------------------------------------------------------------------------------------------------
@compiled
def turns_at(tables: Tables, state: Ints, number: Number, place: Number) -> Number:
    """The set of turns in which a type of tile fits an empty cell, by its place in the list."""
    word = state[FRONT + SPOT * place + 1 + number // 16]
    return (word >> (4 * (number % 16))) & tables.turns[number]


@compiled
def fits(tables: Tables, state: Ints, number: int) -> bool:
    """Whether a type of tile can be laid anywhere."""
    place, beside = 0, state[BESIDE]
    while place < beside and not turns_at(tables, state, number, place):
        place += 1
    return bool(place < beside)


@compiled
def take(land: Land, number: Number) -> None:
    """Take a tile of a type from the bag."""
    write(land, BAG + number, land.state[BAG + number] - 1)
    write(land, LEFT, land.state[LEFT] - 1)


@compiled
def lay(tables: Tables, land: Land, number: Number, cell: Number, turn: Number) -> None:
    """Lay a tile of a type onto an empty cell where it fits."""
    state = land.state
    tile = state[LAID]
    write(land, LAID, tile + 1)
    _cover(land, cell)
    write(land, GRID + cell, tile + 1)
    own = TILES + TILE * tile
    write(land, own, number)
    write(land, own + 1, turn)
    write(land, own + 2, cell)
    first = MOST_PARTS * tile
    for part in range(tables.parts[number]):
        _found(land, first + part, tile, tables.shields[number, part])
    for side in range(4):
        near = (cell + STEPS[side]) & (CELLS - 1)
        there = state[GRID + near]
        if there > 0:
            _meet(tables, land, tile, there - 1, side)
        else:
            _reach(tables, land, tile, side, near)


@compiled
def _found(land: Land, part: Number, tile: Number, shields: Number) -> None:
    """A part begins as an area of its own."""
    at = record(part)
    write(land, at + PARENT, part)
    write(land, at + NEXT, part)
    write(land, at + OPEN, 0)
    write(land, at + ON, np.int64(1) << tile if tile < 64 else 0)
    write(land, at + ON + 1, np.int64(1) << (tile - 64) if tile >= 64 else 0)
    write(land, at + SHIELDS, shields)
    write(land, at + MEN, 0)
    write(land, at + SIZE, 1)


@compiled
def _cover(land: Land, cell: Number) -> None:
    """A cell is no more among the empty ones: the last of the list takes its place."""
    state = land.state
    there = state[GRID + cell]
    if there < 0:
        place, last = -1 - there, state[BESIDE] - 1
        write(land, BESIDE, last)
        if place != last:
            for offset in range(SPOT):
                write(land, FRONT + SPOT * place + offset, state[FRONT + SPOT * last + offset])
            write(land, GRID + state[FRONT + SPOT * place], -1 - place)


@compiled
def _meet(tables: Tables, land: Land, tile: Number, other: Number, side: Number) -> None:
    """Two tiles lie side by side: what faces each other joins, and neither is open there."""
    state = land.state
    mine, theirs = TILES + TILE * tile, TILES + TILE * other
    their_side = (side + 2) & 3
    faced = tables.reaching[state[theirs], state[theirs + 1], their_side]
    for part in range(MOST_PARTS):
        if faced >> part & 1:
            at = record(root(state, MOST_PARTS * other + part))
            write(land, at + OPEN, state[at + OPEN] - 1)
    for slot in range(SLOTS):
        one = tables.sides[state[mine], state[mine + 1], side, slot]
        two = tables.sides[state[theirs], state[theirs + 1], their_side, SLOTS - 1 - slot]
        if one >= 0 and two >= 0:
            join(land, MOST_PARTS * tile + one, MOST_PARTS * other + two)


@compiled
def _reach(tables: Tables, land: Land, tile: Number, side: Number, near: Number) -> None:
    """Parts reach an empty cell, where fewer tiles fit from now on."""
    state = land.state
    own = TILES + TILE * tile
    number, turn = state[own], state[own + 1]
    reaching = tables.reaching[number, turn, side]
    for part in range(tables.parts[number]):
        if reaching >> part & 1:
            at = record(root(state, MOST_PARTS * tile + part))
            write(land, at + OPEN, state[at + OPEN] + 1)
    there = state[GRID + near]
    if there == 0:
        place = state[BESIDE]
        write(land, BESIDE, place + 1)
        write(land, GRID + near, -1 - place)
        write(land, FRONT + SPOT * place, near)
        for word in range(FIT_WORDS):
            write(land, FRONT + SPOT * place + 1 + word, tables.fitting[number, turn, side, word])
    else:
        at = FRONT + SPOT * (-1 - there) + 1
        for word in range(FIT_WORDS):
            write(land, at + word, state[at + word] & tables.fitting[number, turn, side, word])


# ---- followers -------------------------------------------------------------------------------------------------------
@compiled
def stand(land: Land, seat: int, part: int) -> None:
    """A seat's follower is placed on a part."""
    state = land.state
    write(land, HOME + seat, state[HOME + seat] - 1)
    at = record(root(state, part)) + MEN
    write(land, at, state[at] + (1 << 8 * seat))
    for follower in range(MOST_FOLLOWERS):
        place = WHERE + MOST_FOLLOWERS * seat + follower
        if state[place] == NONE:
            write(land, place, part)
            return


@compiled
def most_of(seats: Number, men: Number) -> Number:
    """How many followers whoever leads has, where each seat has eight bits."""
    most = 0
    for seat in range(seats):
        most = max(most, men >> 8 * seat & 255)
    return most


@compiled
def worth(tables: Tables, land: Land, area: Number) -> Number:
    """What an area is worth now, by its root."""
    state = land.state
    kind = kind_of(tables, state, area)
    at = record(area)
    if kind == MONASTERY:
        return 1 + around(state, state[TILES + TILE * (area // MOST_PARTS) + 2])
    if kind == FIELD:
        return 3 * closed_cities(tables, land, area)
    tiles = count(state[at + ON]) + count(state[at + ON + 1])
    if kind == ROAD:
        return tiles
    grand = state[at + OPEN] == 0 and (tables.rules[EDITION] == 3 or tiles > 2)
    return (tiles + state[at + SHIELDS]) * (2 if grand else 1)


@compiled
def around(state: Ints, cell: Number) -> Number:
    """How many tiles touch a cell."""
    found = 0
    for step in ROUND:
        found += state[GRID + ((cell + step) & (CELLS - 1))] > 0
    return found


@compiled
def closed_cities(tables: Tables, land: Land, area: Number) -> Number:
    """How many different closed cities touch a field."""
    land.marks[-1] += 1
    return uncounted_cities(tables, land, area)


@compiled
def uncounted_cities(tables: Tables, land: Land, area: Number) -> Number:
    """The same, without those that were counted since the last question began."""
    found = 0
    for at in range(list_cities(tables, land, area)):
        found += land.state[record(land.cities[at]) + OPEN] == 0
    return found


@compiled
def list_cities(tables: Tables, land: Land, area: Number) -> Number:
    """List the cities that touch a field and were not listed since the last question began; how many."""
    state, marks, cities = land.state, land.marks, land.cities
    question, part, many = marks[-1], area, 0
    while True:
        number = state[TILES + TILE * (part // MOST_PARTS)]
        touching, other = tables.touching[number, part % MOST_PARTS], 0
        while touching:
            if touching & 1 and tables.kinds[number, other] == CITY:
                city = root(state, part // MOST_PARTS * MOST_PARTS + other)
                if marks[city] != question:
                    marks[city] = question
                    cities[many] = city
                    many += 1
            touching >>= 1
            other += 1
        part = state[record(part) + NEXT]
        if part == area:
            return many


@compiled
def score(tables: Tables, land: Land, area: int) -> None:
    """Whoever has most followers in an area gets what it is worth; all of them come home."""
    state = land.state
    men = state[record(area) + MEN]
    if men == 0:
        return
    seats = tables.rules[SEATS]
    most, value = most_of(seats, men), worth(tables, land, area)
    for seat in range(seats):
        mine = men >> 8 * seat & 255
        if mine == most:
            write(land, POINTS + seat, state[POINTS + seat] + value)
        if mine:
            write(land, HOME + seat, state[HOME + seat] + mine)
            for follower in range(MOST_FOLLOWERS):
                place = WHERE + MOST_FOLLOWERS * seat + follower
                if state[place] != NONE and root(state, state[place]) == area:
                    write(land, place, NONE)
    write(land, record(area) + MEN, 0)


@compiled
def settle(tables: Tables, land: Land) -> None:
    """Score what the tile that was laid last has completed."""
    state = land.state
    tile = state[LAID] - 1
    number, cell = state[TILES + TILE * tile], state[TILES + TILE * tile + 2]
    for part in range(tables.parts[number]):
        kind = tables.kinds[number, part]
        area = root(state, MOST_PARTS * tile + part)
        if kind == MONASTERY:
            if around(state, cell) == 8:
                score(tables, land, area)
        elif kind != FIELD and state[record(area) + OPEN] == 0:
            score(tables, land, area)
    for step in ROUND:
        near = (cell + step) & (CELLS - 1)
        there = state[GRID + near]
        if there > 0:
            number = state[TILES + TILE * (there - 1)]
            for part in range(tables.parts[number]):
                if tables.kinds[number, part] == MONASTERY and around(state, near) == 8:
                    score(tables, land, MOST_PARTS * (there - 1) + part)
