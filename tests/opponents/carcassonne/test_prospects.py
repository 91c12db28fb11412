"""What may still become of areas, in positions laid by hand."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteka.opponents.carcassonne import land as of
from ludoteka.opponents.carcassonne.land import Land, begin, lay, new_land, root, stand
from ludoteka.opponents.carcassonne.prospects import closing, joinings
from ludoteka.opponents.carcassonne.tables import CITY, FIELD, KINDS, MOST_PARTS, MOST_SEATS, Tables
from tests.opponents.carcassonne.grounds import ground

CELL = of.MIDDLE + 10 * of.WIDTH
ABOVE, RIGHT, BELOW, LEFT = of.STEPS


def _type(tables: Tables, sides: str, parts: int) -> int:
    """The type of tile with these kinds above, right, below and left, by their first letters, and so many parts."""
    for number in range(len(tables.parts)):
        middles = [tables.kinds[number, part] for part in tables.sides[number, 0, :, 1]]
        if "".join(KINDS[kind][0] for kind in middles) == sides and tables.parts[number] == parts:
            return number
    raise LookupError(sides)


def _laid(tables: Tables, *tiles: tuple[str, int, int, int]) -> Land:
    """The land with these tiles after the first: sides, parts, cell, turn."""
    land = new_land()
    begin(tables, land)
    for sides, parts, cell, turn in tiles:
        lay(tables, land, _type(tables, sides, parts), cell, turn)
    return land


def _part(tables: Tables, land: Land, tile: int, kind: int) -> int:
    """The first part of a kind on a tile."""
    return MOST_PARTS * tile + int(tables.kinds[land.state[of.TILES + of.TILE * tile]].tolist().index(kind))


def _fill_bag(tables: Tables, land: Land, *tiles: tuple[str, int]) -> None:
    land.state[of.BAG:of.POINTS] = 0
    for sides, parts in tiles:
        land.state[of.BAG + _type(tables, sides, parts)] += 1
    land.state[of.LEFT] = len(tiles)


def test_a_city_beside_both_of_two_joined_fields_counts_once() -> None:
    tables, out = ground().tables, np.zeros(MOST_SEATS)
    land = _laid(tables, ("cfff", 2, CELL, 0), ("cfff", 2, CELL + ABOVE, 2), ("ffff", 2, CELL + ABOVE + RIGHT, 0))
    stand(land, 0, _part(tables, land, 1, FIELD))
    stand(land, 1, _part(tables, land, 3, FIELD))
    joinings(tables, land, 3, 3, out)
    assert out[:2].tolist() == [0, 0]
    land.state[of.record(root(land.state, _part(tables, land, 3, FIELD))) + of.MEN] = 0
    joinings(tables, land, 3, 3, out)
    assert out[:2].tolist() == [0, 0]


def test_a_city_is_closed_by_tiles_that_end_it() -> None:
    tables = ground().tables
    land = _laid(tables, ("cfff", 2, CELL, 0))
    _fill_bag(tables, land, ("cfff", 2), ("cccc", 1))
    assert closing(tables, land, _part(tables, land, 1, CITY), 1) == pytest.approx(1 / 2)


def test_an_empty_cell_that_a_city_reaches_twice_takes_one_tile() -> None:
    tables = ground().tables
    land = _laid(tables, ("cffc", 2, CELL + BELOW, 0), ("cffc", 2, CELL + BELOW + LEFT, 1), ("cffc", 2, CELL + LEFT, 2))
    _fill_bag(tables, land, ("cffc", 2), ("cccc", 1), ("cfff", 2))
    city = root(land.state, _part(tables, land, 1, CITY))
    assert land.state[of.record(city) + of.OPEN] == 2
    assert closing(tables, land, city, 1) == pytest.approx(1 / 3)


def test_a_tile_closes_two_cities_that_both_end_beside_it() -> None:
    tables = ground().tables
    land = _laid(tables, ("cfff", 2, CELL + BELOW, 0), ("cfff", 2, CELL + RIGHT, 3))
    _fill_bag(tables, land, ("cffc", 2), ("cccc", 1))
    assert closing(tables, land, _part(tables, land, 1, CITY), 1) == pytest.approx(1 / 2)
