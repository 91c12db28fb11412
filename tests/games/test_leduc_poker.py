"""Leduc poker: the bettings, the pot and what is shown; OpenSpiel plays the same in tests/oracles."""

from __future__ import annotations

from ludoteka.core import CHANCE, Position
from ludoteka.games import library
from tests.machine.small import played, texts
from tests.machine.test_things import names

FOLD, CALL, RAISE = "fold", "call", "raise"


def deal(first: str, second: str, deals: int = 1) -> Position:
    """The first betting, after two cards have been dealt."""
    return played(library.load("leduc-poker").start(seed=None, deals=deals), first, second)


def points(position: Position) -> tuple[int, ...] | None:
    assert position.outcome is not None
    return position.outcome.points


def test_a_pair_with_the_middle_beats_a_king() -> None:
    position = played(deal("jack of hearts", "king of spades"), CALL, CALL, "jack of spades", RAISE, CALL)
    assert points(position) == (5, -5)
    assert names(position.view(), "hand2") == ["king of spades"], "hands are shown in the end"


def test_the_higher_card_wins_and_equal_cards_share() -> None:
    higher = deal("queen of hearts", "king of spades")
    assert points(played(higher, CALL, CALL, "jack of spades", CALL, CALL)) == (-1, 1)
    equal = deal("queen of hearts", "queen of spades")
    assert points(played(equal, RAISE, CALL, "king of hearts", CALL, CALL)) == (0, 0)


def test_who_folds_loses_what_was_paid_and_shows_nothing() -> None:
    position = played(deal("jack of hearts", "king of spades"), RAISE, RAISE, FOLD)
    assert points(position) == (-3, 3)
    assert names(position.view(0), "hand2") == []


def test_nobody_folds_for_nothing_and_two_raises_are_the_most() -> None:
    start = deal("jack of hearts", "king of spades")
    assert texts(start) == [CALL, RAISE]
    assert texts(start.play(RAISE)) == [FOLD, CALL, RAISE]
    assert texts(played(start, RAISE, RAISE)) == [FOLD, CALL]


def test_the_next_deal_is_begun_by_the_other_one() -> None:
    position = played(deal("jack of hearts", "king of spades", deals=2), RAISE, FOLD)
    assert position.chooser is CHANCE
    assert len(position.moves()) == 6
    position = played(position, "jack of hearts", "king of spades")
    assert position.chooser == 1
    assert points(played(position, RAISE, FOLD)) == (0, 0)
