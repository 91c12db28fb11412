"""Hearts: passing at once, the first trick, broken hearts, the moon; OpenSpiel plays the same in tests/oracles."""

from __future__ import annotations

from ludoteka.core import CHANCE, Position
from ludoteka.games import library
from tests.machine.small import texts
from tests.machine.test_things import names

SUITS = ("clubs", "diamonds", "spades", "hearts")
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")
game = library.load("hearts")


def dealt(hands: list[list[str]], parcels: str = "left out") -> Position:
    """The first choice after these hands have been dealt."""
    position: Position = game.start(seed=None, limit=1, parcels=parcels)
    for card in [card for hand in hands for card in hand][:-1]:
        position = position.play(card)
    return position


def suits() -> list[list[str]]:
    """Everybody has one suit: clubs, diamonds, spades, hearts."""
    return [[f"{rank} of {suit}" for rank in RANKS] for suit in SUITS]


def test_three_cards_are_passed_at_once_and_nobody_sees_them_before() -> None:
    position = dealt(suits(), "leftward")
    before = position.view(1)
    gift = "2 of clubs-3 of clubs-4 of clubs"
    assert len(position.moves()) == 286
    assert [step.text for step in position.told(gift, 1)] == ["…"]
    position = position.play(gift)
    assert (position.view(1).zones, position.chooser) == (before.zones, 1)
    for suit in SUITS[1:]:
        position = position.play(f"2 of {suit}-3 of {suit}-4 of {suit}")
    assert names(position.view(1), "hand2")[:4] == ["2 of clubs", "3 of clubs", "4 of clubs", "5 of diamonds"]
    assert names(position.view(0), "hand1")[-3:] == ["2 of hearts", "3 of hearts", "4 of hearts"]
    assert position.chooser == 1, "who has the 2 of clubs now leads"
    assert texts(position) == ["2 of clubs"]


def test_no_points_in_the_first_trick_unless_nothing_else_is_possible() -> None:
    hands = suits()
    hands[1][0], hands[3][0] = hands[3][0], hands[1][0]  # one diamond for one heart
    position = dealt(hands).play("2 of clubs")
    assert "2 of hearts" not in texts(position)
    assert len(position.moves()) == 12
    position = position.play("3 of diamonds")
    assert "queen of spades" not in texts(position)
    assert texts(position.play("2 of spades")) == ["2 of diamonds"]


def test_the_card_that_ends_a_trick_was_seen_by_all() -> None:
    position = dealt(suits())
    for card in ("2 of clubs", "2 of diamonds", "2 of spades"):
        position = position.play(card)
    everybody = (None, 0, 1, 2, 3)
    assert [[step.text for step in position.told("2 of hearts", seat)] for seat in everybody] == [["2 of hearts"]] * 5
    assert names(position.play("2 of hearts").view(1), "trick") == []


def test_hearts_are_led_only_when_they_are_broken_or_nothing_else_is_left() -> None:
    hands = suits()
    hands[0][12], hands[3][0] = hands[3][0], hands[0][12]  # the ace of clubs for the 2 of hearts
    position = dealt(hands)
    for card in ("2 of clubs", "2 of diamonds", "2 of spades", "ace of clubs"):
        position = position.play(card)
    assert position.chooser == 3
    assert all("hearts" in text for text in texts(position)), "nothing else is left"
    position = position.play("3 of hearts")
    assert texts(position) == ["2 of hearts"]


def test_who_takes_every_point_gives_them_to_the_others() -> None:
    position = dealt(suits())
    while position.chooser is not None:  # nobody else has clubs, so that every trick goes to who leads them
        position = position.play(0)
    assert position.outcome is not None
    assert position.outcome.points == (0, 26, 26, 26)


def test_the_cards_are_dealt_by_chance_alone() -> None:
    position = game.start(seed=None)
    assert position.chooser is CHANCE
    assert list(position.odds()) == [1] * 52
