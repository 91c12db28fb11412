"""Cards and zones: put, shuffled, drawn, seen, known, imagined, and written down."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteka.core import CHANCE, BadPosition, Position, View, ZoneView
from ludoteka.core.contract import check_game
from ludoteka.games import library
from ludoteka.language import check
from ludoteka.machine import TextGame
from tests.machine.small import game, played, texts

PRSI = Path(library.__file__).parent / "prsi" / "rules.game"

DRAWING = """
    game Drawing
    players Ann, Bob
    a suit is red or blue
    a rank is 1, 2 or 3
    one card for each suit and rank, named rank of suit
    zone deck, seen by nobody, in order
    zone pile, seen by all, in order
    zone shelf, seen by all, holds 1 card
    each player
      zone hand, seen by its owner
    setup
      put every card into the deck
      shuffle the deck
    turn
      either "Draw"
        put the top card of the deck into your hand
      or "Play"
        choose a card in your hand
        put it onto the pile
      or "Shelve"
        choose a card in your hand
        put it into the shelf
      or "Hide"
        choose a card in your hand
        put it under the deck
    end
      if the deck is empty: the game is drawn
    """


def drawing() -> TextGame:
    return game(DRAWING)


def prsi() -> TextGame:
    text = PRSI.read_text(encoding="utf-8")
    description = check(text).description
    assert description is not None
    return TextGame(description, "prsi", text)


def zone(view: View, place: str) -> ZoneView:
    return next(one for one in view.zones if one.place == place)


def names(view: View, place: str) -> list[str]:
    return [one.name for one in zone(view, place).things]


def after_random_moves(start: Position, luck: Random, count: int) -> Position:
    for _ in range(count):
        if start.chooser is None:
            break
        start = start.play(luck.randrange(len(start.moves())))
    return start


# ---- drawing ---------------------------------------------------------------------------------------------------------
def test_chance_draws_the_top_card_of_a_shuffled_deck() -> None:
    start = drawing().start()
    assert texts(start) == ["draw"]
    drawn = start.play("draw")
    assert drawn.chooser is CHANCE
    assert texts(drawn) == ["1 of red", "2 of red", "3 of red", "1 of blue", "2 of blue", "3 of blue"]
    assert list(drawn.odds()) == [1] * 6
    assert names(drawn.play("2 of blue").view(0), "hand1") == ["2 of blue"]


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    position = played(drawing().start(), "draw", "2 of blue")
    for viewer in (1, None):
        assert names(position.view(viewer), "hand1") == []
        assert zone(position.view(viewer), "hand1").count == 1


def test_the_last_card_needs_no_chance() -> None:
    position: Position = drawing().start()
    for card in ("1 of red", "2 of red", "3 of red", "1 of blue", "2 of blue"):
        position = played(position, "draw", card)
    assert position.chooser == 1
    assert position.play("draw").outcome is not None


def test_a_pile_lies_in_the_order_in_which_it_was_played() -> None:
    position = played(drawing().start(), "draw", "3 of red", "draw", "1 of red", "play-3 of red", "play-1 of red")
    assert names(position.view(), "pile") == ["3 of red", "1 of red"]


def test_a_zone_holds_no_more_than_it_says() -> None:
    position = played(drawing().start(), "draw", "3 of red", "draw", "1 of red", "shelve-3 of red")
    assert "shelve-1 of red" not in texts(position)


def test_a_card_under_the_deck_is_drawn_last_and_its_place_is_known() -> None:
    position = played(drawing().start(), "draw", "3 of red", "draw", "1 of red", "hide-3 of red", "draw")
    assert texts(position) == ["2 of red", "1 of blue", "2 of blue", "3 of blue"]
    assert zone(position.imagine(1).view(0), "deck").count == 5


def test_alike_cards_are_one_choice_and_one_decision_of_chance() -> None:
    copies = game("""
        game Copies
        players Ann, Bob
        card Coin, 3 copies
        card Stone, 1 copy
        zone deck, seen by nobody, in order
        each player
          zone hand, seen by its owner
        setup
          put every card into the deck
          shuffle the deck
          let Ann: put the top 2 cards of the deck into your hand
        turn
          choose a card in your hand
          put it under the deck
          if the number of cards in your hand is 0: you win
        """)
    first = copies.start(seed=None)
    assert (texts(first), list(first.odds())) == (["coin", "stone"], [3, 1])
    assert (texts(first.play("coin")), list(first.play("coin").odds())) == (["coin", "stone"], [2, 1])
    assert texts(played(first, "coin", "coin")) == ["coin"]


def test_an_empty_deck_is_refilled_from_the_discard() -> None:
    refilled = game("""
        game Refilled
        players Ann, Bob
        a suit is red or blue
        a rank is 1 or 2
        one card for each suit and rank, named rank of suit
        zone discard, seen by all, in order
        zone deck, seen by nobody, in order, refilled from the discard
        setup
          put every card into the discard
        turn
          put the top card of the deck onto the discard
          if the turn number is 9: you win
        """)
    position = refilled.start(seed=None)
    assert position.chooser is CHANCE
    assert len(position.moves()) == 4
    assert zone(position.view(), "deck").count == 4
    assert len(position.play(0).moves()) == 3


# ---- rules of cards --------------------------------------------------------------------------------------------------
def test_what_a_card_does_when_it_is_played() -> None:
    position = prsi().position(_prsi("7 of hearts, ober of bells", "8 of leaves", "9 of hearts"))
    assert [text for text in texts(position) if text.startswith("7")] == ["7 of hearts"]
    assert "ober of bells-leaves" in texts(position)
    after = position.play("7 of hearts")
    assert dict(after.view().numbers)["debt"] == 2
    assert texts(after) == ["draw the cards"]


def test_a_pile_turned_over_comes_back_in_its_order_and_everybody_knows_it() -> None:
    text = _prsi("7 of hearts", "8 of leaves", "9 of hearts, 10 of hearts, ace of hearts, king of bells")
    position = prsi().position(text).play("draw a card")
    assert position.chooser == 1
    assert names(position.view(0), "hand1") == ["7 of hearts", "9 of hearts"]
    assert "unknown" not in str(position)
    assert names(position.play("draw a card").view(1), "hand2") == ["10 of hearts", "8 of leaves"]


def _prsi(first: str, second: str, pile: str) -> str:
    return (f"ludoteka position 1\ngame: prsi\nseats: 2\nzone pile: {pile}\nzone hand of Player 1: {first}\n"
            f"zone hand of Player 2: {second}\ngame wanted suit: hearts\nto move: Player 1\n")


def test_why_a_card_cannot_be_played() -> None:
    position = prsi().position(_prsi("7 of hearts, 8 of bells", "8 of leaves", "9 of hearts"))
    assert str(position.explain("8 of bells")[0]).startswith("8 of bells is not fitting")
    unseen = position.explain("8 of leaves")[0]
    assert str(unseen).startswith("'8 of leaves' is not offered"), "that it is somewhere else, nobody may know"


# ---- the contract, and secrets ---------------------------------------------------------------------------------------
def test_the_contract() -> None:
    check_game(drawing(), seeds=range(6), every=3, must_end=False, max_moves=60, hidden=True)


def test_the_contract_of_prsi() -> None:
    check_game(prsi(), seeds=range(4), every=40, must_end=False, max_moves=150, hidden=True)


@settings(max_examples=30)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 40), seat=st.integers(0, 2))
def test_what_a_seat_cannot_tell_apart_looks_the_same(seed: int, moves: int, seat: int) -> None:
    position = after_random_moves(prsi_game.start(seed=seed, seats=3), Random(seed), moves)
    other = position.imagine(seat, seed=seed)
    assert other.view(seat) == position.view(seat)
    assert other.view() == position.view()
    assert other.chooser == position.chooser
    if position.chooser == seat:
        assert other.choices() == position.choices()


prsi_game = prsi()


def test_what_is_unknown_is_imagined_evenly() -> None:
    """Ann holds one card and Bob one: for Ann each of the five others is as likely in Bob's hand (chi-square, 4)."""
    position = played(drawing().start(), "draw", "2 of blue", "draw", "1 of red")
    counted = Counter(names(position.imagine(0, seed).view(1), "hand2")[0] for seed in range(1000))
    assert len(counted) == 5
    assert "2 of blue" not in counted
    assert sum((seen - 200) ** 2 / 200 for seen in counted.values()) < 18.5  # once in a thousand times


def test_what_was_seen_and_went_into_a_hand_is_remembered() -> None:
    taking = game(DRAWING.replace('or "Hide"', 'or "Take"\n        put the top card of the pile into your hand\n'
                                  '      or "Hide"'))
    position = played(taking.start(), "draw", "3 of red", "draw", "1 of red", "play-3 of red", "take")
    assert all("3 of red" in names(position.imagine(0, seed).view(1), "hand2") for seed in range(20))
    hidden = position.play("draw").play(0).play("hide-1 of red")
    imagined = {"3 of red" in names(hidden.imagine(0, seed).view(1), "hand2") for seed in range(40)}
    assert imagined == {True, False}, "whoever does not see which of two cards went away no longer knows either"


def test_what_is_drawn_is_told_to_whoever_sees_it() -> None:
    position: Position = drawing().start().play("draw")
    assert [choice.text for choice in position.told("3 of red", 0)] == ["3 of red"]
    for viewer in (1, None):
        assert [(one.text, one.names, one.places) for one in position.told("3 of red", viewer)] == [
            ("card", ("card",), ("deck",))]
    position = played(position, "3 of red", "draw", "1 of red")
    assert [choice.text for choice in position.told("play-3 of red")] == ["play", "3 of red"]
    assert [choice.text for choice in position.told("hide-3 of red", 1)] == ["hide", "card"]


# ---- as text ---------------------------------------------------------------------------------------------------------
def test_a_position_tells_where_things_lie() -> None:
    text = str(played(drawing().start(), "draw", "3 of red"))
    assert "zone deck: (1 of red, 2 of red, 1 of blue, 2 of blue, 3 of blue)\nzone hand of Ann: 3 of red\n" in text
    assert "unknown to Ann: 1 of red, 2 of red, 1 of blue, 2 of blue, 3 of blue\n" in text


@pytest.mark.parametrize(("line", "message"), [
    ("zone deck: 9 of red", "nothing in this game is called '9 of red'"),
    ("zone pile: 1 of red\nzone deck: 1 of red", "'1 of red' lies in two places"),
    ("zone bag: 1 of red", "a position of this game says nothing like 'zone bag'"),
    ("shuffled many: 1 of red", "a position of this game says nothing like 'shuffled many'"),
])
def test_a_damaged_text_is_refused(line: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        drawing().position(f"ludoteka position 1\ngame: small\n{line}\n")
