"""Edges as places: their names, neighbours, states, pieces, text and view."""

from __future__ import annotations

import pytest

from ludoteka.core import BadPosition
from tests.machine.small import game, offered, texts

BOARD = "board 2 by 2, with edges"


def chosen(phrase: str, board: str = BOARD) -> set[str]:
    return set(offered(f"""
        turn
          choose {phrase}
          put your stone there
    """, board))


def test_neighbours_have_one_edge_between_them() -> None:
    assert chosen("an edge") == set(
        "a2.up b2.up a2.left a2.right b2.right a1.up b1.up a1.left a1.right b1.right a1.down b1.down".split())
    assert len(chosen("an edge", "board hexagon of side 2, with edges")) == 7 * 6 - 12


def test_a_cell_is_never_an_edge() -> None:
    assert chosen("an empty cell") == {"a1", "a2", "b1", "b2"}
    assert chosen("a cell on the board") == {"a1", "a2", "b1", "b2"}


@pytest.mark.parametrize(("phrase", "expected"), [
    ("an edge of a1", "a1.up a1.left a1.right a1.down"),
    ("an edge of the first row", "a1.up a1.left a1.right a1.down b1.up b1.right b1.down"),
    ("an edge next to a1", "a1.up a1.left a1.right a1.down"),
    ("an edge next to a cell of the first row", "a1.up a1.left a1.right a1.down b1.up b1.right b1.down"),
    ("an edge touching a1", "a1.up a1.left a1.right a1.down a2.left a2.right b1.up b1.down"),
])
def test_the_edges_of_cells(phrase: str, expected: str) -> None:
    assert chosen(phrase) == set(expected.split())


ASKED = """
        game Small
        players White, Black
        board 2 by 2, with edges
        each edge is open or drawn
        piece stone
        turn
          choose an edge
          choose {phrase}
          put your stone onto it
"""


@pytest.mark.parametrize(("phrase", "edge", "expected"), [
    ("a cell next to it", "a1.up", "a1 a2"),
    ("a cell next to it", "a1.left", "a1"),
    ("a cell of that edge", "a1.right", "a1 b1"),
    ("a cell touching it", "a1.left", "a1 a2"),
    ("an edge next to it", "a1.left", "a1.down a1.up a2.left"),
    ("an edge joined to it", "a1.left",
     "a2.up b2.up a2.left a2.right b2.right a1.up b1.up a1.left a1.right b1.right a1.down b1.down"),
    ("another edge that is open", "a1.left",
     "a2.up b2.up a2.left a2.right b2.right a1.up b1.up a1.right b1.right a1.down b1.down"),
])
def test_what_lies_beside_an_edge(phrase: str, edge: str, expected: str) -> None:
    found = {text.removeprefix(f"{edge}-") for text in texts(game(ASKED.format(phrase=phrase)).start())
             if text.startswith(f"{edge}-")}
    assert found == set(expected.split())


ROADS = game("""
    game Roads
    players White, Black
    board 2 by 2, with edges
    each edge is open or drawn
    each edge has tolls
    each cell is open or flooded
    the game remembers the last edge, an edge
    piece road
    turn
      choose an empty edge
      put your road there
      add 2 to its tolls
      it becomes drawn
      set the last edge to it
      for each cell next to it
        if every one of its edges is drawn: it becomes flooded
      if 3 of your roads are joined to it: you win
    end
      if exactly 3 edges are drawn and the last edge is next to a2: the game is drawn
""")


def test_edges_keep_states_numbers_and_pieces_of_their_own() -> None:
    position = ROADS.start().play("a1.up").play("b1.up")
    edge = next(one for one in position.view().boards[0].edges if one.name == "a1.up")
    assert (edge.words, edge.numbers, edge.pieces[0].owner) == (("drawn",), (("tolls", 2),), 0)
    assert edge.beside == ("a1", "a2")
    assert edge.ends == ((-0.5, 0.5), (0.5, 0.5))
    assert (edge.x, edge.y, edge.shape) == (0, 0.5, "edge")
    assert all(not cell.words and not cell.numbers for cell in position.view().boards[0].cells)


def test_a_position_with_edges_is_written_and_read() -> None:
    position = ROADS.start().play("a1.up").play("b1.up").play("a1.left")
    text = str(position)
    assert "edges: a1.up W, b1.up b, a1.left W" in text
    assert "edge open or drawn: a1.up drawn, b1.up drawn, a1.left drawn" in text
    assert ROADS.position(text) == position
    for wrong in (text.replace("a1.up W", "a1 W"), text.replace("a1.up drawn", "a1 drawn"),
                  text.replace("b1.up b", "b1.up ?")):
        with pytest.raises(BadPosition):
            ROADS.position(wrong)


def test_memories_of_edges_are_edges() -> None:
    position = ROADS.start().play("b1.down").play("b1.right").play("a2.up")
    assert position.outcome is not None
    assert position.outcome.drawn


def test_roads_are_joined_where_they_meet() -> None:
    position = ROADS.start()
    for move in ("a1.down", "b2.up", "b1.down", "b2.right"):
        position = position.play(move)
    assert position.outcome is None
    outcome = position.play("b1.right").outcome
    assert outcome is not None
    assert outcome.winners == (0,)


def test_a_cell_is_closed_by_its_last_edge() -> None:
    text = str(ROADS.start().play("a1.down"))
    position = ROADS.position(text.replace("a1.down drawn", "a1.down drawn, a1.left drawn, a1.right drawn"))
    assert "flooded:" not in str(position.play("b1.down"))
    assert "cell open or flooded: a1 flooded" in str(position.play("a1.up"))


def test_steps_never_lead_over_edges() -> None:
    assert chosen("a cell one step any way from a1") == {"a2", "b1", "b2"}
    small = game("""
        game Far
        players White, Black
        board 3 by 3, with edges
        each edge is open or drawn
        piece stone
        turn
          choose a cell
          not allowed if the distance from a1 to it is not 3
          put your stone there
    """)
    assert set(texts(small.start())) == {"b3", "c2"}


def test_the_edges_of_a_piece_are_those_of_its_cell() -> None:
    text = """
        game Small
        players 1
        board 2 by 2, with edges
        each edge is open or drawn
        piece stone
        setup
          put a stone onto a1
        turn
          choose a stone
          its edges become drawn
          not allowed if the number of drawn edges is not 4
    """
    assert texts(game(text).start()) == ["a1"]
