"""Rounds: what is done again and again, turns that are taken inside, choices in the set-up, and who is left out."""

from __future__ import annotations

import pytest

from ludoteka.core import CHANCE
from ludoteka.core.contract import check_game
from tests.machine.small import game, played, texts
from tests.machine.test_things import names
from tests.machine.test_turns import choosers, ended

TRICKS = """
    game Tricks
    players 2 to 4
    a suit is red or blue
    a rank is 1, 2, 3 or 4
    one card for each suit and rank, named rank of suit
    zone deck, seen by nobody, in order
    zone trick, seen by all, in order
    the game remembers the leader, a player
    the game has plays, back to 0 after each turn
    each card remembers the thrower, a player
    each player
      has tricks, bid
      zone hand, seen by its owner
    setup
      set the leader to the last player
    round
      put every card into the deck
      shuffle the deck
      let every player: put the top 2 cards of the deck into your hand
      let every player from the leader
        choose a number from 0 to 2
        set your bid to that number
      repeat while the leader's hand is not empty
        take turns from the leader until the number of cards in the trick is the number of players
        remember the card in the trick with the highest rank as the best card
        set the leader to the thrower of the best card
        let the leader: add 1 to your tricks
        remove every card in the trick
      if a player has at least 3 tricks: the player with the most tricks wins
    turn
      choose a card in your hand
      add 1 to plays
      set its thrower to you
      put it into the trick
    """
DEAL = ("1 of red", "4 of red", "2 of red", "3 of blue")
"""Two cards for each of two players, as chance deals them."""


def test_a_round_deals_asks_and_takes_turns_and_comes_again() -> None:
    start = game(TRICKS).start()
    assert start.chooser is CHANCE
    asked = played(start, *DEAL)
    assert choosers(asked, "1", "1") == [1, 0, 1], "from the leader: the last player bids first, and leads"
    trick = played(asked, "1", "1", "3 of blue")
    assert texts(trick) == ["1 of red", "4 of red"]
    won = trick.play("4 of red")
    assert (won.chooser, texts(won)) == (0, ["1 of red"]), "the winner of the trick leads, in a move of its own"
    again = played(won, "1 of red", "2 of red")
    assert again.chooser is CHANCE
    assert dict(again.view().seats[0].numbers)["tricks"] == 1


def test_what_goes_back_after_a_turn_does_so_in_a_round() -> None:
    position = played(game(TRICKS).start(), *DEAL, "1", "1", "3 of blue")
    assert dict(position.view().numbers)["plays"] == 0


def test_the_contract_of_rounds() -> None:
    check_game(game(TRICKS), seeds=range(4), every=7, must_end=False, max_moves=60, hidden=True)


def test_turns_are_counted_and_the_end_is_looked_at_after_each() -> None:
    small = game("""
        game Counted
        players Ann, Bob
        board 5 by 1
        piece stone
        round
          take turns from Bob until a stone is on e1
          you win
        turn
          choose an empty cell
          put your stone there
        end
          if the number of stones is 3: the previous player wins
        """)
    assert choosers(small.start(), "a1", "b1") == [1, 0, 1]
    over = ended(played(small.start(), "a1", "b1", "c1"))
    assert (over.results, over.rule) == (("lost", "won"), "if the number of stones is 3: the previous player wins")
    assert ended(played(small.start(), "a1", "e1")).rule == "you win"


def test_rounds_without_turns_are_counted_as_turns() -> None:
    small = game("""
        game Counting
        players Ann, Bob
        board 1 by 1
        each player has score
        a game lasts at most 3 turns
        round
          let every player
            choose a number from 1 to 2
            add that number to your score
          if your score is 10: you win
        """)
    start = small.start()
    assert choosers(start, "1", "1", "2", "1", "2") == [0, 1, 0, 1, 0, 1]
    over = played(start, "1", "1", "2", "1", "2", "2").outcome
    assert over is not None
    assert over.results == ("drawn", "drawn"), "three rounds are three turns"


STUCK = """
    game Stuck
    players Ann, Bob
    board 2 by 1
    piece stone
    stuck players pass
    round
      take turns from Ann until the turn number is 6
      the game is drawn
    turn
      choose an empty cell
      put your stone there
    """


def test_a_stuck_player_passes_in_a_round() -> None:
    position = played(game(STUCK).start(), "a1", "b1")
    assert (position.chooser, texts(position)) == (0, ["pass"])
    assert position.play("pass").chooser == 1
    assert ended(played(position, "pass", "pass", "pass")).rule == "the game is drawn"


def test_a_stuck_player_loses_in_a_round() -> None:
    over = ended(played(game(STUCK.replace("players pass", "players lose")).start(), "a1", "b1"))
    assert over.results == ("lost", "won")


def test_end_the_turn_leaves_only_the_turn() -> None:
    text = STUCK.replace("choose an empty cell", "choose an empty cell\n      if it is a1: end the turn")
    position = game(text).start().play("a1")
    assert (position.chooser, texts(position)) == (1, ["a1", "b1"])


def test_a_position_of_a_round_is_read_from_its_text() -> None:
    small = game(TRICKS)
    for position in (played(small.start(), *DEAL), played(small.start(), *DEAL, "1", "1")):
        assert small.position(str(position)) == position


def test_the_board_is_set_up_again() -> None:
    small = game("""
        game Again
        players Ann, Bob
        board 3 by 1
        piece stone
        legend
          x Ann stone
        setup drawn
          x . .
        round
          set up the board
          take turns from Ann until no cell is empty
        turn
          choose an empty cell
          put your stone there
        """)
    assert texts(played(small.start(), "b1")) == ["c1"]
    assert texts(played(small.start(), "b1", "c1")) == ["b1", "c1"]


# ---- the order of players ------------------------------------------------------------------------------------------
ORDER = """
    game Order
    players Ann, Bob, Cid
    board 6 by 1
    piece stone
    setup
      let every player {}
        choose an empty cell
        put your stone there
    turn
      choose an empty cell
      put your stone there
    """


@pytest.mark.parametrize(("order", "expected"), [
    ("", [0, 1, 2]), ("in reverse", [2, 1, 0]), ("from Bob", [1, 2, 0]), ("from the last player", [2, 0, 1]),
])
def test_players_choose_in_the_set_up_in_the_order_that_is_said(order: str, expected: list[int]) -> None:
    small = game(ORDER.format(order))
    assert choosers(small.start(), "a1", "b1", "c1") == [*expected, 0]
    assert texts(small.start().play("b1")) == ["a1", "c1", "d1", "e1", "f1"]


def test_chance_after_a_choice_in_the_set_up_is_a_move() -> None:
    small = game(ORDER.format("").replace("turn\n", "  a random player begins\n    turn\n", 1))
    position = played(small.start(), "a1", "b1", "c1")
    assert small.chance
    assert position.chooser is CHANCE
    assert [position.play(text).chooser for text in texts(position)] == [0, 1, 2]


def test_players_who_are_gone_miss_their_turns() -> None:
    small = game("""
        game Leaving
        players Ann, Bob, Cid
        board 6 by 1
        piece stone
        each player is present or gone
        players who are gone miss their turns
        turn
          choose an empty cell
          put your stone there
          if it is a1: you become gone
          if it is b1: every player becomes gone
        """)
    assert choosers(small.start(), "a1", "c1", "d1", "e1") == [0, 1, 2, 1, 2]
    assert choosers(small.start(), "b1", "c1") == [0, 1, 2], "where all are gone nobody is left out"


def test_another_turn_is_for_the_player_addressed() -> None:
    small = game("""
        game Gift
        players Ann, Bob, Cid
        board 6 by 1
        piece stone
        turn
          choose an empty cell
          put your stone there
          if it is a1
            let Cid: take another turn
        """)
    assert choosers(small.start(), "a1", "b1") == [0, 2, 0]


# ---- what is shown and remembered ----------------------------------------------------------------------------------
SHOWING = """
    game Showing
    players Ann, Bob, Cid
    a suit is red or blue
    a rank is 1, 2 or 3
    one card for each suit and rank, named rank of suit
    zone deck, seen by nobody, in order
    the game remembers the marked card, a card
    each player
      zone hand, seen by its owner
    setup
      put every card into the deck
      shuffle the deck
      let every player: put the top 2 cards of the deck into your hand
    turn
      choose a card in your hand
      set the marked card to it
      {}
    """


def test_whoever_is_shown_a_card_sees_and_knows_it() -> None:
    small = game(SHOWING.format("show it to the player after you"))
    start = small.start()
    card = texts(start)[0]
    position = start.play(card)
    assert [card in names(position.view(viewer), "hand1") for viewer in (0, 1, 2, None)] == [True, True, False, False]
    assert all(card in names(position.imagine(1, seed).view(0), "hand1") for seed in range(10))
    assert not all(card in names(position.imagine(2, seed).view(0), "hand1") for seed in range(10))
    assert small.position(str(position)) == position


def test_a_whole_hand_is_shown_to_all() -> None:
    position = game(SHOWING.format("show your hand to every player")).start()
    hand = names(position.view(0), "hand1")
    assert names(position.play(0).view(), "hand1") == hand


def test_what_is_shown_is_hidden_again_when_it_is_shuffled() -> None:
    text = SHOWING.format("show it to every player\n      put it into the deck\n      shuffle the deck\n"
                          "      put the top card of the deck into your hand")
    position = game(text).start().play(0)
    assert names(position.view(1), "hand1") == []


def test_a_remembered_card_is_what_lies_there_when_somebody_imagines() -> None:
    position = game(SHOWING.format("show it to Bob")).start().play(0)
    for seed in range(10):
        other = position.imagine(2, seed)
        assert str(other).partition("game marked card: ")[2].splitlines()[0] in names(other.view(0), "hand1")


# ---- points below nothing ------------------------------------------------------------------------------------------
def test_points_may_be_less_than_nothing() -> None:
    small = game("""
        game Debts
        players Ann, Bob
        board 1 by 1
        each player has purse
        turn
          choose a number from 1 to 3
          take that number from your purse
          let the opponent: add that number to your purse
          if the turn number is 2: the player with the most purse wins
        """)
    assert ended(played(small.start(), "3", "1")).points == (-2, 2)
