"""Pieces whose number is given: several on one cell, in zones, taken from the box and put back."""

from __future__ import annotations

import pytest

from ludoteka.core import PieceView, Position
from ludoteka.core.contract import check_game
from ludoteka.language import check
from tests.machine.small import game, texts

HEAPS = """
    game Heaps
    players White moving onward, Black moving back
    board track of 4 points
    zone bar, seen by all
    piece stone, 4 each
      may go
        choose a point one step forward from this
        not allowed if at least 2 enemy stones are on it
        put every enemy stone on it into the bar
        put this onto it
      may go "Leave"
        not allowed if position is less than 4
        remove this
    setup drawn
      w3 . b1 b2
    legend
      w3 White stone, 3 copies
      b1 Black stone
      b2 Black stone, 2 copies
    turn
      either "Go": go with one of your stones
      or "Enter"
        choose an empty point
        put your stone onto it
      or "Count"
        choose a number from the number of your stones to the number of your stones
    end
      if you have no stones: you win
    """


def heap(position: Position, point: int) -> list[tuple[int | None, int]]:
    """Whose pieces lie on a point, and how many."""
    pieces = position.view().boards[0].cells[point - 1].pieces
    return [(one.owner, dict(one.numbers).get("count", 1)) for one in pieces]


def bar(position: Position) -> list[PieceView]:
    return list(next(zone for zone in position.view().zones if zone.name == "bar").things)


def test_a_drawing_lays_several_on_a_cell() -> None:
    start = game(HEAPS).start()
    assert [heap(start, point) for point in range(1, 5)] == [[(0, 3)], [], [(1, 1)], [(1, 2)]]
    assert start.view().boards[0].cells[0].pieces[0].sign == "W"


def test_those_that_are_alike_are_one_choice() -> None:
    assert texts(game(HEAPS).start()) == ["go-1-2", "enter-2", "count-3"]


def test_one_of_a_heap_goes_and_meets_others() -> None:
    position = game(HEAPS).start().play("go-1-2")
    assert [heap(position, point) for point in (1, 2)] == [[(0, 2)], [(0, 1)]]
    assert texts(position) == ["go-3-2", "go-4-3", "go-4-leave", "count-3"], "forward is back for Black"
    hit = position.play("go-3-2")
    assert [(one.name, one.owner) for one in bar(hit)] == [("stone", 0)]
    assert heap(hit, 2) == [(1, 1)]
    assert "count-3" in texts(hit), "what lies in a zone is in play"


def test_a_heap_of_two_blocks_the_way() -> None:
    position = game(HEAPS.replace("w3 . b1 b2", "w3 . . b2").replace("      b1 Black stone\n", "")).start()
    onward = position.play("go-1-2").play("count-2").play("go-2-3")
    assert "go-3-4" not in texts(onward.play("count-2"))


def test_what_leaves_goes_into_the_box_and_comes_from_there() -> None:
    away = game(HEAPS.replace("w3 . b1 b2", "b2 . b1 w3")).start().play("go-4-leave")
    assert heap(away, 4) == [(0, 2)]
    again = away.play("count-3").play("enter-2")
    assert heap(again, 2) == [(0, 1)]


def test_no_more_than_there_are() -> None:
    position = game(HEAPS).start().play("enter-2").play("count-3")
    assert not [text for text in texts(position) if text.startswith("enter")], "all four are in play"


def test_the_only_one_is_put_wherever_it_is() -> None:
    position = game("""
        game Kings
        players Ann, Bob
        board 3 by 1
        zone bench, seen by all
        piece king, 1 each
        turn
          choose an empty cell
          put your king onto it
        """).start()
    assert [heap(position.play("b1").play("a1").play("c1"), point) for point in (1, 2, 3)] == [[(1, 1)], [], [(0, 1)]]


def test_a_position_is_written_and_read_again() -> None:
    position = game(HEAPS).start().play("go-1-2").play("go-3-2")
    assert "on 1: stone 2, stone 3" in str(position)
    assert "zone bar: stone 1" in str(position)
    assert position.game.position(str(position)) == position
    check_game(game(HEAPS), seeds=range(2), max_moves=30, must_end=False)


@pytest.mark.parametrize(("text", "said"), [
    ("piece stone\nlegend\n  s stone, 2 copies\n", "only pieces whose number is given can lie 2 on one cell"),
])
def test_a_heap_needs_a_number(text: str, said: str) -> None:
    wrong = f"game Wrong\nplayers 2\nboard 3 by 3\n{text}turn\n  you win\n"
    assert said in [one.message for one in check(wrong).errors]


MARKET = """
    game Market
    players 2
    board ring of 4 slots, sides of 2
    zone basket, seen by all
    kind stall, a tile
    stall Bread
    stall Cheese
    stall Honey
    piece walker, 1 each
    setup
      put every Bread onto the first slot
      put every Cheese onto the third slot
      put every Honey into the basket
      let every player: put your walker onto the second slot
    turn
      {0}
      put your walker onto the goal
"""


@pytest.mark.parametrize(("phrase", "slots"), [
    ("the slot of the Cheese", ["3"]), ("a slot in the side of the Cheese", ["3", "4"]), ("the slot of the Honey", []),
    ("the slot of your walker", ["2"]), ("a slot in the side of your walker", ["1", "2"]),
    ("a slot next to the slot of the Bread", ["2", "4"]),
])
def test_a_thing_lies_on_a_cell(phrase: str, slots: list[str]) -> None:
    start = game(MARKET.format(f"choose {phrase} as the goal")).start()
    assert [move for move in texts(start) if move != "pass"] == slots


def test_the_cell_of_a_chosen_thing_and_what_lies_on_a_cell() -> None:
    rules = """either "Go"
        choose a stall on the board
        remember its slot as the goal
      or "Stay"
        choose the stall on the slot of your walker as the host
        remember the slot of the host as the goal"""
    start = game(MARKET.format(rules)).start()
    assert texts(start) == ["go-bread", "go-cheese"]
    assert [choice.places for choice in start.choices()[0].children] == [("1",), ("3",)]
    assert texts(start.play("go-cheese").play("go-bread")) == ["go-bread", "go-cheese", "stay-cheese"]
