"""Oh Hell: bids, following suit, trumps, points and the order of deals."""

from __future__ import annotations

from ludoteka.core import CHANCE, Position
from ludoteka.games import library
from tests.machine.small import played, texts

DEAL = ("king of hearts", "2 of hearts", "ace of clubs", "3 of spades")
"""One card for each of three, and the trump card."""


def start(longest: int = 1, **options: str) -> Position:
    return library.load("oh-hell").start(seed=None, seats=3, longest=longest, **options)


def numbers(position: Position, name: str) -> list[int]:
    return [dict(seat.numbers)[name] for seat in position.view().seats]


def test_bids_go_round_from_the_player_after_the_dealer_and_may_not_come_out_even() -> None:
    position = played(start(), *DEAL)
    assert position.chooser == 0
    assert texts(position) == ["0", "1"]
    assert texts(played(position, "1", "0")) == ["1"], "the dealer may not make the bids one"
    assert texts(played(start(hook="left out"), *DEAL, "1", "0")) == ["0", "1"]


def test_the_highest_card_of_the_suit_led_wins_where_there_is_no_trump() -> None:
    position = played(start(way_back="left out"), *DEAL, "1", "1", "1", "king of hearts", "2 of hearts", "ace of clubs")
    assert position.outcome is not None
    assert position.outcome.points == (11, 0, 0)


def test_a_trump_beats_the_suit_that_was_led() -> None:
    dealt = ("king of hearts", "2 of spades", "ace of clubs", "3 of spades")
    position = played(start(way_back="left out"), *dealt, "0", "1", "1", *dealt[:3])
    assert position.outcome is not None
    assert position.outcome.points == (10, 11, 0)


def test_suit_is_followed_and_the_winner_of_a_trick_leads() -> None:
    dealt = ("king of hearts", "ace of spades", "2 of hearts", "5 of clubs", "3 of hearts", "4 of hearts", "9 of clubs")
    position = played(start(2), *dealt, "0", "0", "0", "king of hearts")
    assert texts(position) == ["2 of hearts"]
    position = position.play("2 of hearts")
    assert texts(position) == ["3 of hearts", "4 of hearts"]
    position = position.play("3 of hearts")
    assert (position.chooser, texts(position)) == (0, ["ace of spades"])
    assert numbers(position, "tricks") == [1, 0, 0]


def test_the_deals_get_shorter_and_grow_again() -> None:
    position, dealt = start(2), list[tuple[tuple[str, int], ...]]()
    while position.chooser is not None:
        if position.chooser is CHANCE and (not dealt or dealt[-1] != position.view().numbers):
            dealt.append(position.view().numbers)
        position = position.play(0)
    assert [dict(one)["cards dealt"] for one in dealt] == [2, 1, 2]
