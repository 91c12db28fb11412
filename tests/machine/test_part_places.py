"""Where pieces stand on the parts of tiles."""

from __future__ import annotations

from itertools import combinations
from math import dist

from ludoteka.language.description import Meaning
from ludoteka.language.tiles import Tile, read_tile
from ludoteka.machine.part_places import APART, part_places

LEGEND = {sign: Meaning(part=kind) for sign, kind in (("f", "field"), ("r", "road"), ("c", "city"), ("m", "house"))}


def tile(*rows: str) -> Tile:
    """A drawn tile, a row of its signs after the other."""
    return read_tile(tuple(tuple(row.split()) for row in rows), LEGEND)


def places(shape: Tile) -> dict[str, tuple[float, float]]:
    """Where one stands on its parts; of a kind with several, on the last."""
    return {part.kind: place for part, place in zip(shape.parts, part_places(shape), strict=True)}


STRAIGHT = tile("f f r f f", "f f r f f", "f f r f f", "f f r f f", "f f r f f")
BEND = tile("f f f f f", "f f f f f", "r r r f f", "f f r f f", "f f r f f")
HOUSE = tile("f f f f f", "f f f f f", "f f m f f", "f f r f f", "f f r f f")
YARD = tile("c c c c c", "c c c c c", "c c c c c", "c f r f c", "f f r f f")


def test_all_are_apart() -> None:
    for shape in (STRAIGHT, BEND, YARD):
        for one, other in combinations(part_places(shape), 2):
            assert dist(one, other) >= APART - 0.001


def test_each_lies_on_its_own_part() -> None:
    for shape in (STRAIGHT, BEND, HOUSE, YARD):
        for part, (x, y) in zip(shape.parts, part_places(shape), strict=True):
            around = {(int(x * shape.size - dx), int(y * shape.size - dy)) for dx in (0, 0.001) for dy in (0, 0.001)}
            assert around <= part.spots


def test_where_there_is_room_it_is_the_middle_of_the_part() -> None:
    assert places(tile("c c c", "c c c", "c c c")) == {"city": (0.5, 0.5)}
    assert places(BEND)["field"] == (0.2, 0.8)


def test_what_has_one_sign_stays_there_and_the_others_give_way() -> None:
    assert places(HOUSE)["house"] == (0.5, 0.5)
    assert places(HOUSE)["road"] == (0.5, 0.8)
