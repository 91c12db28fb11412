"""The compiled land plays what the text says, and its areas are those that a flood fill finds."""

from __future__ import annotations

import os
import random
from collections import Counter, defaultdict

import numpy as np
import pytest

from ludoteka.core import CHANCE
from ludoteka.games import load
from ludoteka.machine.position import TextPosition
from ludoteka.opponents.carcassonne import land as of
from ludoteka.opponents.carcassonne.ending import settle_all
from ludoteka.opponents.carcassonne.land import Land, begin, lay, new_land, stand, undo
from ludoteka.opponents.carcassonne.moves import (
    MOST_MOVES,
    NOBODY,
    cell_of,
    end_turn,
    make,
    part_of,
    placements,
    standable,
    turn_of,
    whole_moves,
)
from ludoteka.opponents.carcassonne.playouts import draw, play_out
from ludoteka.opponents.carcassonne.reading import Ground, ground_for
from ludoteka.opponents.carcassonne.tables import MOST_FOLLOWERS, MOST_PARTS, Tables

MATCHES = int(os.environ.get("LUDOTEKA_MATCHES", "100"))
"""How many random matches are flooded: `LUDOTEKA_MATCHES=1000 pytest tests/opponents/carcassonne` is the long run."""

Spot = tuple[int, int]
"""A cell, and a part of the tile on it."""
Areas = dict[frozenset[Spot], tuple[int, ...]]
"""Every area with how often it is open, how many tiles it is on, its shields and its followers."""


def _start(seats: int = 2, seed: int = 1, **options: str) -> TextPosition:
    position = load("carcassonne").start(seed=seed, seats=seats, **options)
    assert isinstance(position, TextPosition)
    return position


def _ground(position: TextPosition) -> Ground:
    ground = ground_for(position)
    assert ground is not None
    return ground


def _parts(tables: Tables, land: Land) -> dict[Spot, int]:
    """The number of each laid part by where it lies, whatever the order of laying was."""
    tiles, many = land.state[of.TILES:][:of.TILE * int(land.state[of.LAID])].tolist(), tables.parts.tolist()
    return {(tiles[at + 2], part): MOST_PARTS * (at // of.TILE) + part
            for at in range(0, len(tiles), of.TILE) for part in range(many[tiles[at]])}


def _areas(tables: Tables, land: Land) -> Areas:
    """The areas as the land keeps them."""
    members, records = defaultdict(set), land.state[of.PARTS:].tolist()
    for spot, part in _parts(tables, land).items():
        while records[of.PART * part] != part:
            part = records[of.PART * part]
        members[part].add(spot)
    return {frozenset(spots): _said(records[of.PART * area:][:of.PART]) for area, spots in members.items()}


def _said(record: list[int]) -> tuple[int, ...]:
    tiles = sum((record[of.ON + word] & (1 << 64) - 1).bit_count() for word in (0, 1))
    return (record[of.OPEN], tiles, record[of.SHIELDS], record[of.MEN])


def _look(tables: Tables, land: Land) -> tuple[object, ...]:
    """Everything that matters about a moment."""
    state = land.state
    spots = {part: spot for spot, part in _parts(tables, land).items()}
    tiles = {tuple(state[of.TILES + of.TILE * tile:][:3].tolist()) for tile in range(state[of.LAID])}
    seats = tables.rules[0]
    men = [state[of.WHERE + MOST_FOLLOWERS * seat:][:MOST_FOLLOWERS].tolist() for seat in range(seats)]
    standing = [sorted(spots[part] for part in parts if part >= 0) for parts in men]
    beside = {tuple(state[of.FRONT + of.SPOT * place:][:of.SPOT].tolist()) for place in range(state[of.BESIDE])}
    return (tiles, beside, _areas(tables, land), standing, state[of.POINTS:of.POINTS + seats].tolist(),
            state[of.HOME:of.HOME + seats].tolist(), int(state[of.SEAT]), int(state[of.LEFT]),
            state[of.BAG:of.POINTS].tolist())


@pytest.mark.parametrize(("seats", "seed", "options"), [
    (2, 3, {}), (3, 5, {"farming": "left out", "edition": "2"}), (6, 4, {}), (2, 6, {"edition": "1", "crew": "6"}),
    (3, 7, {"edition": "2"}),
])
def test_a_match_of_the_text_and_of_the_land_are_the_same(seats: int, seed: int, options: dict[str, str]) -> None:
    position, rng = _start(seats, seed, **options), random.Random(seed)
    ground = _ground(position)
    tables, land, out = ground.tables, ground.land(position), np.zeros(MOST_MOVES, np.int64)
    while position.outcome is None:
        read = ground.land(position)
        for place in (of.DRAWN, of.LEFT, *range(of.BAG, of.POINTS)):  # what chance has decided since
            land.state[place] = read.state[place]
        assert _look(tables, read) == _look(tables, land)
        if position.chooser is CHANCE:
            position = position.play(position.moves()[rng.randrange(len(position.moves()))])
        elif ground.laying(position):
            known = ground.placements(position)
            assert sorted(known) == sorted(out[:placements(tables, land.state, out)].tolist())
            pick = rng.randrange(len(known))
            lay(tables, land, land.state[of.DRAWN], cell_of(known[pick]), turn_of(known[pick]))
            position = position.play(position.moves()[pick])
            if position.chooser is CHANCE or position.outcome is not None:
                end_turn(tables, land)
        else:
            known = ground.standings(position)
            assert sum(1 << part for part in known if part != NOBODY) == standable(tables, land.state)
            pick = rng.randrange(len(known))
            if known[pick] != NOBODY:
                stand(land, land.state[of.SEAT], MOST_PARTS * (land.state[of.LAID] - 1) + known[pick])
            end_turn(tables, land)
            position = position.play(position.moves()[pick])
    settle_all(tables, land)
    assert position.outcome.points is not None
    assert land.state[of.POINTS:of.POINTS + seats].tolist() == list(position.outcome.points)


class Flood:
    """The areas as they are found from tiles and followers alone."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._sides, self._shields = tables, tables.sides.tolist(), tables.shields.tolist()

    def areas(self, land: Land) -> Areas:
        """Every area, and what is to be said of it."""
        tiles = land.state[of.TILES:][:of.TILE * int(land.state[of.LAID])].reshape(-1, of.TILE).tolist()
        self._tiles = {cell: (number, self._sides[number][turn]) for number, turn, cell, _ in tiles}
        numbers = _parts(self._tables, land)
        men, left, found = self._men(land, numbers), set(numbers), Areas()
        while left:
            group, ends = self._spread(left.pop())
            shields = sum(self._shields[self._tiles[cell][0]][part] for cell, part in group)
            found[frozenset(group)] = (ends, len({cell for cell, _ in group}), shields, sum(men[one] for one in group))
            left -= group
        return found

    def _men(self, land: Land, numbers: dict[Spot, int]) -> Counter[Spot]:
        spots, men = {part: spot for spot, part in numbers.items()}, Counter[Spot]()
        for place, part in enumerate(land.state[of.WHERE:of.TILES].tolist()):
            if part != of.NONE:
                men[spots[part]] += 1 << 8 * (place // MOST_FOLLOWERS)
        return men

    def _spread(self, start: Spot) -> tuple[set[Spot], int]:
        """The area of a part, and how often it reaches an empty cell."""
        group, front, ends = {start}, [start], 0
        while front:
            cell, part = front.pop()
            for side, mine in enumerate(self._tiles[cell][1]):
                if part not in mine:
                    continue
                near = (cell + of.STEPS[side]) % of.CELLS
                if near not in self._tiles:
                    ends += 1
                    continue
                theirs = self._tiles[near][1][side - 2][::-1]
                facing = {(near, theirs[slot]) for slot, one in enumerate(mine) if one == part} - group
                group |= facing
                front += facing
        return group, ends


def test_areas_are_those_of_a_flood_fill_and_followers_are_conserved_at_every_tile() -> None:
    ground = _ground(_start(3))
    tables, land, luck, out = ground.tables, new_land(), np.array([77], np.int64), np.zeros(MOST_MOVES, np.int64)
    flood = Flood(tables)
    for _ in range(MATCHES):
        begin(tables, land)
        while draw(tables, land, luck):
            many = whole_moves(tables, land, out)
            make(tables, land, out[luck[0] % many])
            land.log[0] = 0
            assert _areas(tables, land) == flood.areas(land)
            for seat in range(3):
                standing = (land.state[of.WHERE + MOST_FOLLOWERS * seat:][:MOST_FOLLOWERS] != of.NONE).sum()
                assert standing + land.state[of.HOME + seat] == 7


def test_whatever_is_played_can_be_undone() -> None:
    ground = _ground(_start())
    tables, land, luck, out = ground.tables, new_land(), np.array([5], np.int64), np.zeros(MOST_MOVES, np.int64)
    begin(tables, land)
    for _ in range(40):
        assert draw(tables, land, luck)
        for move in out[:whole_moves(tables, land, out)].tolist():
            before, top = land.state.copy(), int(land.log[0])
            make(tables, land, move)
            undo(land, top)
            assert (land.state == before).all()
        make(tables, land, out[luck[0] % 7 % whole_moves(tables, land, out)])
        land.log[0] = 0


def test_a_tile_that_fits_nowhere_comes_up_in_a_few_matches_of_a_hundred() -> None:
    ground = _ground(_start())
    tables, land, luck = ground.tables, new_land(), np.array([9], np.int64)
    short = 0
    for _ in range(4000):
        begin(tables, land)
        play_out(tables, land, luck)
        short += int(land.state[of.LAID]) < 72
    assert 0.015 <= short / 4000 <= 0.04


def test_whole_moves_place_followers_where_they_may_stand() -> None:
    ground = _ground(_start())
    tables, land, luck, out = ground.tables, new_land(), np.array([2], np.int64), np.zeros(MOST_MOVES, np.int64)
    begin(tables, land)
    draw(tables, land, luck)
    moves = out[:whole_moves(tables, land, out)].tolist()
    assert len(set(moves)) == len(moves)
    laid = [move for move in moves if part_of(move) == NOBODY]
    assert sorted(laid) == sorted(out[:placements(tables, land.state, out)].tolist())
    for move in laid:
        top = int(land.log[0])
        lay(tables, land, land.state[of.DRAWN], cell_of(move), turn_of(move))
        assert standable(tables, land.state) == sum(
            1 << part_of(one) for one in moves if one >> 4 == move >> 4 and part_of(one) != NOBODY)
        undo(land, top)


def test_other_games_have_no_such_ground() -> None:
    assert ground_for(load("tic-tac-toe").start()) is None
