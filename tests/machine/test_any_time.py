"""What may be done out of turn, and an end that is looked at in the middle of a turn."""

from __future__ import annotations

from ludoteka.core import CHANCE, Position
from ludoteka.language import check
from tests.machine.small import game, played, texts

TEXT = """
game Masks
players 3
board 3 by 3
piece stone
the game has noise
each player
  has gold
  is hidden or revealed
turn
  choose a number from 1 to 3
  add that number to your gold
  choose a cell
at any time
  may "Reveal yourself"
    not allowed if you are revealed
    not allowed if your gold is less than 2
    you become revealed
    add 10 to your gold
end
  if the turn number is 9: the game is drawn
"""


def gold(position: Position) -> list[int]:
    return [dict(seat.numbers)["gold"] for seat in position.view().seats]


def test_those_who_can_are_asked_at_the_end_of_each_turn() -> None:
    start = game(TEXT).start()
    assert {move for move in texts(start) if "a1" in move} == {
        "1-a1", "2-a1-reveal yourself", "2-a1-pass", "3-a1-reveal yourself", "3-a1-pass"}
    shown = played(start, "2-a1-reveal yourself")
    assert (shown.chooser, gold(shown)) == (1, [12, 0, 0])


def test_it_may_be_done_in_the_turn_of_another_player() -> None:
    asked = played(game(TEXT).start(), "2-a1-pass", "3-a1-pass")
    assert (asked.chooser, texts(asked)) == (0, ["reveal yourself", "pass"])
    assert gold(played(asked, "reveal yourself")) == [12, 3, 0]
    assert played(asked, "pass").chooser == 2


def test_an_offer_once_a_game_is_made_once() -> None:
    once = TEXT.replace('may "Reveal yourself"', 'may "Shout", once a game').replace(
        "    not allowed if you are revealed\n", "").replace("    you become revealed\n", "")
    shouted = played(game(once).start(), "2-a1-shout", "3-a1-shout", "1-a1")
    assert gold(shouted) == [12, 13, 1]
    assert "3-a1" in texts(shouted)


def test_an_offer_is_used_by_itself() -> None:
    assert [one.message for one in check(TEXT).diagnostics if "any time" in one.message] == []


def test_what_is_no_offer_is_told() -> None:
    found = check(TEXT.replace('  may "Reveal yourself"\n', "  add 1 to noise\n  may \"Reveal yourself\"\n"))
    assert [one.code for one in found.errors] == ["any-time"]


def test_an_end_at_any_time_is_looked_at_in_the_middle_of_a_turn() -> None:
    text = TEXT.replace("end\n  if the turn number is 9: the game is drawn",
                        "end at any time\n  if a player has at least 12 gold: the game is drawn")
    asked = played(game(text).start(), "2-a1-pass", "2-a1-pass")
    assert asked.outcome is None
    over = played(asked, "reveal yourself")
    assert over.outcome is not None
    assert over.outcome.results == ("drawn", "drawn", "drawn")


DEALT = """\
game Draw
players Ann, Bob
card Red
card Blue
zone deck, seen by nobody, in order
each player
  zone hand, seen by its owner

setup
  put every card into the deck
  shuffle the deck
  let every player: put the top card of the deck into your hand

turn
  choose a card in your hand
  put it into the deck
end at any time
  if a card is in the deck: the game is drawn
"""


def test_nothing_ends_before_everything_is_dealt() -> None:
    dealing = game(DEALT).start(seed=None)
    assert dealing.chooser is CHANCE
    assert played(dealing, "red").outcome is None
    assert played(game(DEALT).start(seed=1), texts(game(DEALT).start(seed=1))[0]).outcome is not None
