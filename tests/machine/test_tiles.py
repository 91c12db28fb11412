"""Tiles as they are turned and laid."""

from __future__ import annotations

from tests.machine.small import game, played, texts

LAND = """
    game Land
    players Ann, Bob
    board growing
    {tiles}
    zone bag, in order
    each tile
      may fit
        choose an empty cell next to a tile
        put this there, turned any way
    setup
      put every tile into the bag
      put the top tile of the bag onto the first cell
    turn
      let you: fit the top tile of the bag
"""
TWO_CITIES = """tile drawn
      Gates, 2 copies
      c c c
      f f f
      s s s
    legend
      c city
      s shielded city
      f field
    part field
    part city
      is plain or shielded"""


def ways(tiles: str) -> list[str]:
    """How the second tile may be laid above the first."""
    return [move for move in texts(game(LAND.format(tiles=tiles)).start()) if move.startswith("n1")]


def test_parts_of_one_kind_differ_by_their_states() -> None:
    assert ways(TWO_CITIES) == ["n1-not turned", "n1-turned right", "n1-turned around", "n1-turned left"]
    assert ways(TWO_CITIES.replace("s s s", "c c c")) == ["n1-not turned", "n1-turned right"]


def test_a_tile_without_a_drawing_is_laid_one_way() -> None:
    assert ways("tile meadow, 4 copies") == ["n1-not turned"]


MARKED = """
    game Marked
    players Ann, Bob
    board growing
    zone bag
    piece marker, 3 each
    tile drawn
      Pond, 1 copy
      . . .
      . w .
      . . .
    legend
      w water
      . nothing
    part water
    setup
      put every tile onto the first cell
    turn
      choose a part of a tile on the board
      put your marker onto it
"""


def test_a_part_lies_where_its_signs_stand_though_the_rim_is_nothing() -> None:
    shown = game(MARKED).start().view(0).boards[0].parts
    assert [(part.name, part.x, part.y) for part in shown] == [("middle.water", 0, 0)]


def test_a_part_holds_what_stands_on_it() -> None:
    free = game(MARKED.replace("on the board", "on the board that holds no marker"))
    position = free.start().play("water")
    assert texts(position) == []


def test_an_option_says_how_many_there_are() -> None:
    crew = 'options\n      crew is 1 or 3, starting at 3   "How many?"\n    board growing'
    several = game(MARKED.replace("board growing", crew).replace("3 each", "crew each"))
    for count in (1, 3):
        assert texts(played(several.start(crew=count), *["water"] * 2 * count)) == []
