"""Random matches: drawing tiles, laying them anywhere, placing followers or not."""

from __future__ import annotations

import numpy as np

from ludoteka.native.calls import compiled
from ludoteka.opponents.carcassonne.ending import settle_all
from ludoteka.opponents.carcassonne.land import (
    BAG,
    BESIDE,
    DRAWN,
    FRONT,
    LAID,
    LEFT,
    NONE,
    SEAT,
    SPOT,
    Land,
    Number,
    begin,
    count,
    fits,
    lay,
    stand,
    take,
    turns_at,
    write,
)
from ludoteka.opponents.carcassonne.moves import end_turn, standable
from ludoteka.opponents.carcassonne.tables import MOST_PARTS, Ints, Tables


@compiled
def chance(luck: Ints, many: Number) -> Number:
    """A number below so many, each as likely as any other."""
    mixed = np.uint64(luck[0])
    mixed ^= mixed << np.uint64(13)
    mixed ^= mixed >> np.uint64(7)
    mixed ^= mixed << np.uint64(17)
    luck[0] = np.int64(mixed)
    return np.int64(((mixed >> np.uint64(32)) * np.uint64(many)) >> np.uint64(32))


@compiled
def undecided(state: Ints, types: Number) -> bool:
    """Whether chance decides which tile is drawn: tiles of two types are left."""
    found = 0
    for number in range(types):
        found += state[BAG + number] > 0
        if found == 2:
            return True
    return False


@compiled
def draw_one(tables: Tables, land: Land, luck: Ints) -> None:
    """Draw a tile; one that fits nowhere is put away."""
    state = land.state
    pick = chance(luck, state[LEFT])
    number = 0
    while pick >= state[BAG + number]:
        pick -= state[BAG + number]
        number += 1
    take(land, number)
    if fits(tables, state, number):
        write(land, DRAWN, number)


@compiled
def draw(tables: Tables, land: Land, luck: Ints) -> bool:
    """Draw tiles until one can be laid; false where there is none left."""
    state = land.state
    write(land, DRAWN, NONE)
    while state[LEFT] and state[DRAWN] == NONE:
        draw_one(tables, land, luck)
    return bool(state[DRAWN] != NONE)


@compiled
def lay_anywhere(tables: Tables, land: Land, luck: Ints) -> None:
    """Lay the drawn tile onto one of its cells, in one of its turns."""
    state = land.state
    number, ways = state[DRAWN], 0
    for place in range(state[BESIDE]):
        ways += count(turns_at(tables, state, number, place))
    pick = chance(luck, ways)
    for place in range(state[BESIDE]):
        turns = turns_at(tables, state, number, place)
        many = count(turns)
        if pick < many:
            for _ in range(pick):
                turns &= turns - 1
            lay(tables, land, number, state[FRONT + SPOT * place], count((turns & -turns) - 1))
            return
        pick -= many


@compiled
def stand_anywhere(tables: Tables, land: Land, luck: Ints) -> None:
    """Place a follower on one of the free parts of the new tile, or none."""
    state = land.state
    places = standable(tables, state)
    many = count(places)
    pick = chance(luck, many + 1)
    if pick < many:
        for _ in range(pick):
            places &= places - 1
        stand(land, state[SEAT], MOST_PARTS * (state[LAID] - 1) + count((places & -places) - 1))


@compiled
def play_out(tables: Tables, land: Land, luck: Ints) -> int:
    """Play by chance to the end; how many moves there were. What happened cannot be undone."""
    state, moves = land.state, 0
    while state[LEFT] or state[DRAWN] != NONE:
        land.log[0] = 0
        if state[DRAWN] == NONE:
            moves += undecided(state, len(tables.copies))
            draw_one(tables, land, luck)
        else:
            lay_anywhere(tables, land, luck)
            stand_anywhere(tables, land, luck)
            end_turn(tables, land)
            moves += 2
    settle_all(tables, land)
    land.log[0] = 0
    return moves


@compiled
def matches(tables: Tables, land: Land, luck: Ints, many: int) -> int:
    """Play so many whole matches by chance; how many moves they had together."""
    moves = 0
    for _ in range(many):
        begin(tables, land)
        moves += play_out(tables, land, luck)
    return moves
