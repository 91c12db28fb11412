"""Tiles by names that say their parts and sides, drawn and named again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import islice
from random import Random

import pytest

from ludoteka.games import load
from ludoteka.games.tile_drawings import drawing_of
from ludoteka.games.tile_names import BadTileName, Borders, name_and_borders, name_of, read_name
from ludoteka.language.description import Description
from ludoteka.language.tiles import Drawing, Tile, read_tile
from ludoteka.machine import TextGame

NAMES = {
    "L0C1K2__0_0_0_010": "abbey road", "L0K1__0_0_0_0": "abbey", "M0s__0_0_0_0": "walled city",
    "L01M2C3__130_2_031_1": "gate road", "L0M1__0_1_0_0": "gate", "L01M2s__2_0_2_1": "guarded gap",
    "L01M2__2_0_2_1": "gap", "L0M12__0_1_0_2": "facing gates", "L0M12__0_1_2_0": "corner gates",
    "L01M2C3__0_2_031_130": "gate bend", "L01M2C3__130_2_0_031": "gate turn",
    "L012M3C456__160_3_042_251": "gate fork", "L0M1s__1_1_0_0": "guarded bow", "L0M1__1_1_0_0": "bow",
    "L01M2sC3__2_2_031_130": "guarded bay", "L01M2C3__2_2_031_130": "bay", "L0M1s__1_1_1_0": "guarded keep",
    "L0M1__1_1_1_0": "keep", "L01M2sC3__2_2_2_031": "guarded yard", "L01M2C3__2_2_2_031": "yard",
    "L01C2__0_021_1_120": "straight", "L01C2__120_0_0_021": "bend", "L012C345__150_0_032_241": "fork",
    "L0123C4567__370_041_152_263": "crossing",
}


@cache
def description() -> Description:
    game = load("carcassonne")
    assert isinstance(game, TextGame)
    return game.description


def tile_of(drawing: Drawing) -> Tile:
    return read_tile(drawing, description().legend)


def met(tile: Tile) -> set[tuple[int, int]]:
    """Which fields touch which cities, all parts by where they come first along the sides."""
    order = list(dict.fromkeys(part for side in tile.sides for part in side))
    return {(order.index(one), order.index(other)) for one, others in enumerate(tile.touching) for other in others
            if (tile.parts[one].kind, tile.parts[other].kind) == ("field", "city")}


@pytest.mark.parametrize(("name", "own"), NAMES.items())
def test_a_name_is_drawn_as_the_tile_of_the_game(name: str, own: str) -> None:
    drawn = tile_of(tuple(tuple(row.split()) for row in drawing_of(read_name(name))))
    printed = tile_of(description().things[own].drawing)
    assert name_of(drawn) == name_of(printed)
    assert met(drawn) == met(printed)
    assert [part.kind for part in drawn.parts].count("monastery") == ("K" in name)


def test_every_tile_of_the_game_has_such_a_name() -> None:
    drawn = {name for name, thing in description().things.items() if thing.drawing}
    assert set(NAMES.values()) == drawn
    for name in drawn:
        made = name_of(tile_of(description().things[name].drawing))
        assert name_of(tile_of(tuple(tuple(row.split()) for row in drawing_of(read_name(made))))) == made


@pytest.mark.parametrize(("name", "fault"), [
    ("L0M1", "is no name of a tile"), ("xL0M1__0_1_0_0", "is no name of a tile"),
    ("L0M0__0_0_0_0", "part 0 is declared twice"), ("L0M1__0_0_0_0", "the city 1 is on no side"),
    ("L0K1__0_1_0_0", "the monastery 1 is on a side"), ("L0__0_1_0_0", "part 1 is not declared"),
    ("L0K12__0_0_0_0", "there are two monasteries"), ("L0M1__0_010_0_0", "a side of three is field, road, field"),
    ("L01C2__0_021_0_120", "the fields 1 and 0 meet at a corner"),
    ("L01C2s__0_021_1_120", "the road 2 has a shield"), ("L0sK1__0_0_0_0", "the field 0 has a shield"),
    ("L0K1s__0_0_0_0", "the monastery 1 has a shield"), ("L0M1ss__0_1_0_0", "the city 1 has 2 shields"),
    ("L0C1__1_0_1_0", "the road 1 is a whole side; a road reaches a side in the middle of three digits"),
    ("L0M1_0_1_0_0", "is no name of a tile: .* such as L01M2C3__130_2_031_1"),
])
def test_what_is_wrong_with_a_name_is_said(name: str, fault: str) -> None:
    with pytest.raises(BadTileName, match=fault):
        read_name(name)


def test_everything_that_is_wrong_with_a_name_is_said_at_once() -> None:
    with pytest.raises(BadTileName) as told:
        read_name("L01sC2K34__020_5_1_6", {2: frozenset({1})})
    assert told.value.faults == (
        "the field 1 has a shield 's', which only a city (M) can have", "part 5 is not declared",
        "part 6 is not declared", "there are two monasteries", "touch.2 is about a field, but 2 is a road",
        "touch.2 has the cities that the field touches, but 1 is a field")


def test_roads_end_anywhere_where_the_middle_leaves_no_way() -> None:
    rows = ("ffrff", "ffrff", "ffxrr", "fffff", "ffrff")
    assert name_of(tile_of(tuple(map(tuple, rows)))) == "L01C234__0_021_130_040"
    assert again("L01C234__0_021_130_040", {}) == ("L01C234__0_021_130_040", {})


@pytest.mark.parametrize("name", ["L0C1__010_0_010_0", "L0M1K2__0_1_0_1", "L0C1K2__010_0_0_010"])
def test_a_tile_that_cannot_be_drawn_is_told_soon(name: str) -> None:
    with pytest.raises(BadTileName, match="no way was found to draw such a tile with 5 by 5 signs"):
        drawing_of(read_name(name))


@pytest.mark.parametrize(("name", "borders"), [
    ("L0M1234__4_1_2_3", {0: {1, 2, 3, 4}}), ("L0M1234__4_1_2_3", {0: {1, 3}}), ("L0M12__0_1_2_0", {0: {1}}),
    ("L0M12__0_1_2_0", {0: set()}), ("L01M2__2_0_2_1", {1: set()}),
])
def test_a_field_touches_the_cities_that_are_said(name: str, borders: dict[int, set[int]]) -> None:
    said = {one: frozenset(cities) for one, cities in borders.items()}
    assert again(name, said) == (name, said)


def test_names_of_drawn_tiles_are_drawn_again() -> None:
    for name, borders in islice(random_names(Random(5)), 40):
        assert again(name, borders) == (name, borders)


def again(name: str, borders: Borders) -> tuple[str, Borders]:
    """What is read from the drawing of a name."""
    return name_and_borders(tile_of(tuple(tuple(row.split()) for row in drawing_of(read_name(name, borders)))))


def random_names(chance: Random) -> Iterator[tuple[str, Borders]]:
    """Names of random drawings with at most one field off the sides: of two nobody knows which was which."""
    while True:
        above, right, below, left = (chance.choice(("fff", "frf", "ccc")) for _ in range(4))
        corners = chance.choices("ffccx", k=4)
        inner = ["".join(chance.choices("fffrcsxm", k=3)) for _ in range(3)]
        rows = (f"{corners[0]}{above}{corners[1]}", *(f"{left[row]}{inner[row]}{right[row]}" for row in range(3)),
                f"{corners[2]}{below}{corners[3]}")
        with suppress(BadTileName):
            named = name_and_borders(tile_of(tuple(map(tuple, rows))))
            parts, sides = named[0].split("__")
            if len({*re.findall("[0-9]", parts.split("M")[0].split("C")[0])} - {*sides}) < 2:
                yield named


def test_only_tiles_of_five_by_five_known_signs_are_named() -> None:
    with pytest.raises(BadTileName, match="only tiles of 5 by 5"):
        name_of(tile_of((("f", "f", "f"),) * 3))
    with pytest.raises(BadTileName, match="belongs to no part"):
        name_of(tile_of((("x", "x", "x", "x", "x"), *(("f", "f", "f", "f", "f"),) * 4)))
