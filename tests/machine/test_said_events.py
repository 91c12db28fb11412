"""Events as people say them: of what is done with something, and of the start and end of turns."""

from __future__ import annotations

import random

import pytest

from ludoteka.language import check, format_text
from tests.machine.small import game, played
from tests.native.lockstep import compare

ORDER = """
game Order
players Ann, Bob
zone discard, seen by all
each player
  has life, starting at 10
  zone field, seen by all, in force
  zone hand, seen by all
kind curse, a card
  {rule}
curse Alpha, 3 each
to hit a player
  take 2 from the life of that player
to discard a card
  put it into the discard
setup
  let every player
    put every card of yours into your hand
    put the top card of your hand into your field
turn
  choose a card in your hand
  discard it
  hit the opponent
  if the life of the opponent is at most 0: you win
"""


def lives(rule: str) -> list[int]:
    """The lives of both after Ann's first turn, in the interpreter; native code says the same."""
    start = game(ORDER.format(rule=rule)).start()
    assert compare(start, random.Random(1), 4).played
    position = played(start, "alpha")
    return [dict(seat.numbers)["life"] for seat in position.view().seats]


@pytest.mark.parametrize(("rule", "same"), [
    ("when this is discarded: add 3 to your life", "when you discard this: add 3 to your life"),
    ("before this is discarded: add 3 to your life", "before you discard this: add 3 to your life"),
    ("when you are hit: add 1 to your life", "when a player hits you: add 1 to your life"),
    ("when a player is hit: add 1 to the life of that player",
     "when a player hits you: add 1 to your life\n  when you hit a player: add 1 to the life of that player"),
    ("at the end of your turn: add 5 to your life", "when your turn ends: add 5 to your life"),
    ("at the start of your turn: add 5 to your life", "when your turn starts: add 5 to your life"),
    ("at the end of the turn: add 5 to your life", "when the turn ends: add 5 to your life"),
    ("at the start of the turn: add 5 to your life", "when the turn starts: add 5 to your life"),
])
def test_it_is_the_same_event_in_other_words(rule: str, same: str) -> None:
    assert lives(rule) == lives(same) != lives("is idle or busy")


def test_the_form_of_a_text_with_such_events_is_steady() -> None:
    text = ORDER.format(rule="at the end of your turn, if your life is 1: add 5 to your life").lstrip("\n")
    assert format_text(text) == format_text(format_text(text))
    assert "at the end of your turn, if" in format_text(text)


def test_a_zone_and_a_deed_may_have_one_name_in_any_order() -> None:
    text = ORDER.format(rule="is idle or busy").lstrip("\n")
    assert check(text).errors == ()
    later = text.replace("zone discard, seen by all\n", "") + "zone discard, seen by all\n"
    assert check(later).errors == ()
    assert "zone discard: alpha" in str(played(game(later).start(), "alpha"))


@pytest.mark.parametrize(("rule", "hint"), [
    ("when a player takes damage: add 1 to your life", "deeds here: hit or discard"),
    ("at dawn: add 1 to your life", "at the end of the turn"),
])
def test_what_is_no_event_is_told_once_with_the_words_for_it(rule: str, hint: str) -> None:
    (wrong,) = check(ORDER.format(rule=rule).lstrip("\n")).errors
    assert (wrong.code, wrong.line) == ("otherwise-said", 9)
    assert hint in wrong.hint
    assert wrong.fix is None


def test_let_may_stand_behind_a_colon_and_a_choice_may_not() -> None:
    text = ORDER.format(rule="is idle or busy").lstrip("\n")
    short = text.replace("  hit the opponent\n", "  if your life is 10: let the opponent: hit the opponent\n")
    position = played(game(short).start(), "alpha")
    assert [dict(seat.numbers)["life"] for seat in position.view().seats] == [8, 10]
    (wrong,) = check(text.replace("  discard it\n", '  if your life is 10: either "Go": discard it\n')).errors
    assert (wrong.message, wrong.hint) == ("'either' cannot stand behind a colon",
                                           "write it on a line of its own below, indented")


def test_who_is_skipped_misses_a_turn() -> None:
    text = ORDER.format(rule="is idle or busy").replace("  hit the opponent\n", "  skip the opponent\n")
    (wrong,) = check(text.lstrip("\n")).errors
    assert "'the next player misses a turn'" in wrong.hint
