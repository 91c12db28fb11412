"""Corners as places: how many there are, their names, how they join, what they keep, their text and view."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.core import BadPosition
from ludoteka.machine.geometry import Geometry
from tests.machine.small import game, offered, texts

BOARD = "board 2 by 2, with edges and corners"


def geometry(board: str) -> Geometry:
    return game(f"""
        game Small
        players White, Black
        {board}
        piece stone
        turn
          choose an empty corner
          put your stone there
    """).machine({}, 2, None).geometry


def chosen(phrase: str, board: str = BOARD) -> set[str]:
    return set(offered(f"""
        turn
          choose {phrase}
          put your stone there
    """, board))


def test_an_island_of_side_3_has_19_cells_72_edges_and_54_corners() -> None:
    island = geometry("board hexagon of side 3, with edges and corners")
    assert (island.all_cells.bit_count(), len(island.edges), len(island.corners)) == (19, 72, 54)
    assert len(set(island.names)) == 19 + 72 + 54


def test_the_places_of_an_island_join_as_towns_and_roads_do() -> None:
    island = geometry("board hexagon of side 3, with edges and corners")
    cells, edges, corners = island.all_cells, island.mask(island.edges), island.mask(island.corners)
    assert all((island.beside[cell] & corners).bit_count() == 6 for cell in range(19))
    assert all((island.beside[cell] & edges).bit_count() == 6 for cell in range(19))
    assert all((island.beside[edge] & corners).bit_count() == 2 for edge in island.edges)
    assert Counter((island.beside[edge] & cells).bit_count() for edge in island.edges) == {1: 30, 2: 42}
    assert Counter((island.beside[corner] & cells).bit_count() for corner in island.corners) == {1: 18, 2: 12, 3: 24}
    for corner in island.corners:
        roads = island.beside[corner] & edges
        assert roads.bit_count() == (island.beside[corner] & corners).bit_count() in (2, 3)
    assert Counter((island.beside[corner] & edges).bit_count() for corner in island.corners) == {2: 18, 3: 36}
    for one, near in enumerate(island.beside):
        assert all(island.beside[other] >> one & 1 for other in range(island.size) if near >> other & 1)
        assert not near >> one & 1


def test_edges_of_hexagons_meet_at_their_ends() -> None:
    island = geometry("board hexagon of side 3, with edges and corners")
    edges = island.mask(island.edges)
    assert Counter((island.beside[edge] & edges).bit_count() for edge in island.edges) == {2: 6, 3: 24, 4: 42}


def test_names_come_from_the_cell_below() -> None:
    assert chosen("a corner") == {
        "a2.topleft", "a2.topright", "b2.topright", "a1.topleft", "a1.topright", "b1.topright", "a1.bottomleft",
        "a1.bottomright", "b1.bottomright"}
    assert chosen("a corner", "board hexagon of side 1, with edges and corners") == {
        "a1.top", "a1.topright", "a1.bottomright", "a1.bottom", "a1.bottomleft", "a1.topleft"}


def test_a_cell_or_an_edge_is_never_a_corner() -> None:
    assert chosen("an empty cell") == {"a1", "a2", "b1", "b2"}
    assert len(chosen("an empty edge")) == 12


@pytest.mark.parametrize(("phrase", "expected"), [
    ("a corner of a1", "a1.topleft a1.topright a1.bottomleft a1.bottomright"),
    ("a corner next to a1", "a1.topleft a1.topright a1.bottomleft a1.bottomright"),
])
def test_the_corners_of_cells(phrase: str, expected: str) -> None:
    assert chosen(phrase) == set(expected.split())


ASKED = """
        game Small
        players White, Black
        board 2 by 2, with edges and corners
        piece stone
        turn
          choose {start}
          choose {phrase}
          put your stone onto it
"""


@pytest.mark.parametrize(("start", "phrase", "place", "expected"), [
    ("a corner", "a cell next to it", "a1.topright", "a1 a2 b1 b2"),
    ("a corner", "a cell next to it", "a2.topleft", "a2"),
    ("a corner", "an edge next to it", "a1.topright", "a1.up a1.right b1.up a2.right"),
    ("a corner", "a corner next to it", "a1.topright", "a1.topleft b1.topright a2.topright a1.bottomright"),
    ("an edge", "a corner next to it", "a1.up", "a1.topleft a1.topright"),
    ("an edge", "one of its corners", "a1.left", "a1.topleft a1.bottomleft"),
    ("a cell", "one of its corners", "b2", "b2.topright a2.topright a1.topright b1.topright"),
])
def test_what_lies_beside_a_corner(start: str, phrase: str, place: str, expected: str) -> None:
    small = game(ASKED.format(start=start, phrase=phrase))
    found = {text.removeprefix(f"{place}-") for text in texts(small.start()) if text.startswith(f"{place}-")}
    assert found == set(expected.split())


TOWERS = game("""
    game Towers
    players White, Black
    board 2 by 2, with edges and corners
    each corner is wild or tilled
    each corner has yield
    the game remembers the last corner, a corner
    piece tower
    a corner is free if no tower is on it and no tower is next to it
    turn
      choose a free corner
      put your tower there
      it becomes tilled
      add 3 to its yield
      set the last corner to it
      if 2 of your towers are next to a2: you win
    end
      if exactly 3 corners are tilled and the last corner is next to b1: the game is drawn
""")


def test_corners_keep_states_numbers_and_pieces_of_their_own() -> None:
    position = TOWERS.start().play("a1.topright")
    board = position.view().boards[0]
    corner = next(one for one in board.corners if one.name == "a1.topright")
    assert (corner.words, corner.numbers, corner.pieces[0].owner) == (("tilled",), (("yield", 3),), 0)
    assert (corner.x, corner.y, corner.shape) == (0.5, 0.5, "corner")
    assert set(corner.beside) == {"a1", "a2", "b1", "b2"}
    assert all(not place.words and not place.numbers for place in (*board.cells, *board.edges))


def test_nothing_is_built_beside_a_tower() -> None:
    free = {"a2.topleft", "b2.topright", "a1.bottomleft", "b1.bottomright"}
    assert set(texts(TOWERS.start().play("a1.topright"))) == free


def test_pieces_on_corners_are_next_to_cells() -> None:
    position = TOWERS.start()
    for move in ("a2.topleft", "b1.bottomright", "a1.topright"):
        position = position.play(move)
    assert position.outcome is not None
    assert position.outcome.winners == (0,)


def test_memories_of_corners_are_corners() -> None:
    position = TOWERS.start()
    for move in ("a1.bottomleft", "b2.topright", "b1.bottomright"):
        position = position.play(move)
    assert position.outcome is not None
    assert position.outcome.drawn


def test_a_position_with_corners_is_written_and_read() -> None:
    position = TOWERS.start().play("a1.topright").play("a1.bottomleft")
    text = str(position)
    assert "corners: a1.topright W, a1.bottomleft b" in text
    assert "corner yield: a1.topright 3, a1.bottomleft 3" in text
    assert TOWERS.position(text) == position
    for wrong in (text.replace("a1.topright W", "a1.up W"), text.replace("yield: a1.topright", "yield: a1"),
                  text.replace("a1.bottomleft b", "a1.bottomleft ?")):
        with pytest.raises(BadPosition):
            TOWERS.position(wrong)
