"""What happens when something is done: whom it serves, in which order, inside one another, and bounded."""

from __future__ import annotations

import pytest

from ludoteka.core import Position, TooMuch
from ludoteka.language import check
from ludoteka.machine import TextGame
from tests.machine.small import game, played, texts

HEAD = """game Bells
players 2
zone chest, seen by all
the game has tally
each player
  has score
  zone hand, seen by all
  zone shelf, seen by all, in force
to play a card
  put it into your shelf
to strike a player by a number
  take that number from the score of that player
"""
TURN = """
setup
  let every player: put every card of yours into your hand
turn
  choose a card in your hand
  play it
end
  if the turn number is 9: the game is drawn
"""


def bells(cards: str, turn: str = TURN, more: str = "") -> TextGame:
    return game(HEAD + more + cards + turn)


def scores(position: Position) -> list[int]:
    return [dict(seat.numbers)["score"] for seat in position.view().seats]


def tally(position: Position) -> int:
    return dict(position.view().numbers)["tally"]


def test_a_card_in_force_waits_for_what_the_opponent_does() -> None:
    start = bells("card Bell, 3 each\n  when the opponent plays a card: add 1 to your score\n").start()
    assert scores(played(start, "bell")) == [0, 0]
    assert scores(played(start, "bell", "bell")) == [1, 0]
    assert scores(played(start, "bell", "bell", "bell")) == [1, 1]
    assert scores(played(start, "bell", "bell", "bell", "bell")) == [3, 1]


def test_a_card_that_is_not_in_force_waits_for_nothing() -> None:
    start = bells("card Bell, 2 each\n  when the opponent plays a card: add 1 to your score\n",
                  TURN.replace("play it", "put it into the chest")).start()
    assert scores(played(start, "bell", "bell", "bell")) == [0, 0]


def test_what_is_played_speaks_to_the_one_who_plays_it() -> None:
    cards = "card Gift, 2 copies\n  when you grab this: add 5 to your score\n"
    deeds = "to grab a card: put it into your hand\n"
    turn = TURN.replace("let every player: put every card of yours into your hand", "put every card into the chest")
    turn = turn.replace("choose a card in your hand\n  play it",
                        "choose a card in the chest\n  let the opponent: grab it")
    assert scores(played(bells(cards, turn, deeds).start(), "gift")) == [0, 5]


def test_the_moments_of_a_turn() -> None:
    cards = ("card Drum, 3 each\n  when your turn starts: add 1 to your score\n  when your turn ends: add 10 to your "
             "score\n  when the turn ends: add 100 to your score\n")
    start = bells(cards).start()
    assert scores(played(start, "drum")) == [110, 0]
    assert scores(played(start, "drum", "drum")) == [211, 110]  # the third turn has started
    assert scores(played(start, "drum", "drum", "drum")) == [431, 211]


def test_the_end_of_a_turn_is_told_where_it_is_cut_short() -> None:
    cards = "card Drum, 3 each\n  when your turn ends: add 10 to your score\n"
    turn = TURN.replace("  play it\n", "  play it\n  let the opponent: end the turn\n  add 1000 to your score\n")
    assert scores(played(bells(cards, turn).start(), "drum", "drum")) == [10, 10]


def test_ending_the_turn_at_its_end_ends_it_once() -> None:
    cards = "card Drum, 3 each\n  when your turn ends\n    add 10 to your score\n    end the turn\n"
    assert scores(played(bells(cards).start(), "drum", "drum")) == [10, 10]


def test_before_comes_before_and_may_forbid() -> None:
    cards = ("card Gate, 2 each\n  before the opponent plays a card\n    set tally to 7\n"
             "    not allowed if your score is 1\n  when the opponent plays a card: add 1 to your score\n")
    start = bells(cards).start()
    after = played(start, "gate", "gate")
    assert (tally(after), scores(after)) == (7, [1, 0])
    after = played(after, "gate")
    assert after.outcome is not None
    assert after.outcome.results == ("won", "lost")  # the second player cannot play any more


def test_the_order_is_the_object_then_player_by_player_from_the_one_to_move() -> None:
    digit = "set tally to tally times 10 plus {}"
    cards = (f"card Ada, 1 each\n  when you play this: {digit.format(1)}\n  when a player plays a card: "
             f"{digit.format(2)}\n"
             f"card Bea, 1 each\n  when a player plays a card: {digit.format(3)}\n")
    start = bells(cards).start()
    # Ada is played: its own line, then (not in force when the deed began) its other line for the doer.
    assert tally(played(start, "ada")) == 12
    assert tally(played(start, "ada", "bea")) == 1232  # Bea itself, then Ada of the other player
    assert tally(played(start, "ada", "bea", "bea")) == 1232323  # Bea itself, own Ada, then the opponent's Bea


def test_events_inside_events_are_served_at_once() -> None:
    cards = ("card Bell, 1 each\n  when you play this: strike the opponent by 2\n"
             "card Thorn, 1 each\n  when a player strikes you: strike that player by that number plus 1\n"
             "card Wall, 1 each\n  when you play this: add 50 to your score\n")
    start = bells(cards).start()
    assert scores(played(start, "thorn", "bell")) == [-2, -3]


def test_events_that_lead_to_each_other_for_ever_are_refused_with_their_line() -> None:
    cards = "card Thorn, 2 each\n  when a player strikes you: strike that player by 1\n"
    turn = TURN.replace("  play it\n", "  play it\n  strike the opponent by 1\n")
    start = bells(cards, turn).start()
    with pytest.raises(TooMuch, match="line 14 asks for more than can be worked out") as refused:
        played(start, "thorn", "thorn").moves()
    assert refused.value.line == 14


def test_rules_of_the_game_of_players_and_of_pieces_wait_too() -> None:
    small = game("""
        game Stones
        players White, Black
        board 3 by 1
        piece stone
          has age
          when a player lays a stone: add 1 to age
        the game has laid
        each player
          has seen
          when another player lays a stone: add 1 to your seen
        when a player lays a stone: add 1 to laid
        to lay a stone
          do nothing
        turn
          choose an empty cell
          put your stone there as the new stone
          lay the new stone
        end
          if the turn number is 4: the game is drawn
        """)
    after = played(small.start(), "a1", "b1")
    assert dict(after.view().numbers)["laid"] == 2
    assert [dict(seat.numbers)["seen"] for seat in after.view().seats] == [1, 1]
    ages = {cell.name: dict(cell.pieces[0].numbers)["age"] for cell in after.view().boards[0].cells if cell.pieces}
    assert ages == {"a1": 2, "b1": 1}


def test_where_it_lay_when_the_deed_began_counts() -> None:
    cards = ("card Coin, 2 each\n  when you play this from your hand: add 1 to your score\n"
             "  when you play this from the chest: add 10 to your score\n")
    turn = TURN.replace("  choose a card in your hand\n  play it\n",
                        '  either "Hand"\n    choose a card in your hand\n    play it\n'
                        '  or "Chest"\n    choose a card in the chest\n    play it\n'
                        '  or "Keep"\n    choose a card in your hand\n    put it into the chest\n')
    start = bells(cards, turn).start()
    assert scores(played(start, "hand-coin")) == [1, 0]
    assert scores(played(start, "keep-coin", "chest-coin")) == [0, 10]


def test_the_one_who_is_addressed_has_the_next_turn() -> None:
    turn = TURN.replace("  play it\n", "  play it\n  let the opponent: take another turn\n")
    cards = "card Bell, 3 each\n  when you play this: add 1 to your score\n"
    assert scores(played(bells(cards, turn).start(), "bell", "bell")) == [1, 1]
    again = turn.replace("let the opponent: take", "take")
    assert scores(played(bells(cards, again).start(), "bell", "bell")) == [2, 0]


def test_a_move_is_offered_if_it_can_be_finished_up_to_where_another_player_decides() -> None:
    cards = "card Bell, 2 each\n  when you play this\n    let the opponent: answer\n"
    deeds = "to answer\n  choose a card in your hand\n  not allowed if your score is 0\n  put it into the chest\n"
    start = bells(cards, TURN, deeds).start()
    assert texts(start) == ["bell"]


def test_what_somebody_is_asked_is_a_move_of_its_own() -> None:
    turn = TURN.replace("  play it\n", "  play it\n  let the chosen one: pick\n  choose a number from 1 to 2\n")
    turn = turn.replace("turn\n  choose a card", "turn\n  remember you as the chosen one\n  choose a card", 1)
    deeds = "to pick: choose a number from 5 to 6\n"
    start = bells("card Bell, 2 each\n", turn, deeds).start()
    assert texts(start) == ["bell-5", "bell-6"]
    assert texts(played(start, "bell-5")) == ["1", "2"]
    assert played(start, "bell-5").chooser == 0
    assert texts(played(start, "bell-5", "1")) == ["bell-5", "bell-6"]


@pytest.mark.parametrize(("line", "code"), [
    ("  before your turn starts: add 1 to your score\n", "before"),
    ("  when you fold this: add 1 to your score\n", "otherwise-said"),
    ("  when you play a player: add 1 to your score\n", "event"),
    ("  when you play this from the opponent: add 1 to your score\n", "place"),
])
def test_what_cannot_be_waited_for_is_told(line: str, code: str) -> None:
    found = check(f"{HEAD}card Bell, 2 each\n{line}{TURN}")
    assert [one.code for one in found.errors] == [code]
    assert found.errors[0].line == 14
