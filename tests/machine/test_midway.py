"""What is seen in the middle of a move."""

from __future__ import annotations

import pytest

from ludoteka.core import View
from ludoteka.games import load
from tests.machine.small import two_players

TWICE = """
    setup
      put a White stone onto a1
    turn
      repeat 2 times
        choose a stone of yours
        choose an empty cell next to it
        put that stone there
    end
      if White's stone is on c3: White wins
"""


def stones(view: View | None) -> list[str] | None:
    return None if view is None else [cell.name for cell in view.boards[0].cells if cell.pieces]


@pytest.mark.parametrize(("beginning", "seen"), [
    ("a1", ["a1"]), ("a1-b1", ["b1"]), ("a1-b1-b1", ["b1"]),
    ("a1-b1-b1-c1", None), ("c3", None), ("a1-c3", None), ("", None)])
def test_the_middle_of_a_move_shows_what_was_done_so_far(beginning: str, seen: list[str] | None) -> None:
    start = two_players(TWICE).start()
    assert stones(start.midway(beginning, 0)) == seen
    assert start.midway(beginning, 1) is None, "who does not choose is in no move"


def test_a_turn_that_has_begun_is_told_too() -> None:
    view = load("chess").start().midway("e2", 0)
    assert view is not None
    assert dict(view.numbers)["quiet moves"] == 1
