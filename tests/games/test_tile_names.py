"""Tiles by names that say their parts and sides, drawn and named again."""

from __future__ import annotations

from functools import cache

import pytest

from ludoteka.games import load
from ludoteka.games.tile_drawings import drawing_of
from ludoteka.games.tile_names import BadTileName, name_of, read_name
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
])
def test_what_is_wrong_with_a_name_is_said(name: str, fault: str) -> None:
    with pytest.raises(BadTileName, match=fault):
        read_name(name)


def test_only_tiles_of_five_by_five_known_signs_are_named() -> None:
    with pytest.raises(BadTileName, match="only tiles of 5 by 5"):
        name_of(tile_of((("f", "f", "f"),) * 3))
    with pytest.raises(BadTileName, match="belongs to no part"):
        name_of(tile_of((("x", "x", "x", "x", "x"), *(("f", "f", "f", "f", "f"),) * 4)))
