"""What rules keep on a card does not tell which it is: it goes with the card if that was seen, else with the place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from ludoteka.core import Position
from ludoteka.machine.position import TextPosition
from ludoteka.native import native
from tests.machine.small import game, played

GEMS = game("""
    game Gems
    players Ann, Bob
    kind gem, a card
      has marks
    kind stone, a gem
    stone Ruby
    stone Opal
    gem Pearl
    gem Coral
    zone deck, seen by nobody, in order
    zone pile, seen by all
    each player
      zone hand, seen by its owner
    setup
      put every card into the deck
      shuffle the deck
      let the first player: put the top card of the deck into your hand
    turn
      either "Mark"
        choose a card in your hand
        add 1 to its marks
      or "Rain"
        for each stone in the deck or your hand or the opponent's hand: add 1 to its marks
      or "Play"
        choose a card in your hand
        add 2 to its marks
        put it into the pile
      or "Gather"
        put every card in the pile into the deck
        shuffle the deck
      or "Draw": put the top card of the deck into your hand
      or "Wait": do nothing
    """)
START = GEMS.start(seed=None)


def kept(position: Position, word: str) -> str:
    """A line of a position's text."""
    return next((line.partition(": ")[2] for line in str(position).splitlines() if line.startswith(word)), "")


def held(worlds: Iterable[Position]) -> Counter[tuple[str, str]]:
    """Ann's card, with what is kept on things."""
    return Counter((kept(world, "zone hand of Ann"), kept(world, "thing marks")) for world in worlds)


def fair(counted: Counter[tuple[str, str]], kinds: int) -> bool:
    expected = counted.total() / kinds
    return len(counted) == kinds and all(abs(many - expected) < 5 * expected ** 0.5 for many in counted.values())


@pytest.mark.parametrize("card", ["ruby", "coral"])
def test_a_card_that_is_marked_unseen_may_be_any(card: str) -> None:
    position = played(START, card, f"mark-{card}", "wait", f"mark-{card}")
    worlds = [position.imagine(1, seed) for seed in range(400)]
    counted = held(worlds)
    assert fair(counted, 4)
    assert all(marks == f"{hand} 2" for hand, marks in counted)
    assert all(world.view(1) == position.view(1) for world in worlds)
    assert is_bound(position), "machine code does not know what was kept where"


def test_what_was_marked_openly_is_marked_wherever_it_lies() -> None:
    position = played(START, "ruby", "play-ruby", "wait", "gather", "wait", "draw", "coral")
    for imagined in (position.imagine, in_code(position)):
        counted = held(imagined(1, seed) for seed in range(400))
        assert fair(counted, 4)
        assert {marks for _, marks in counted} == {"ruby 2"}
    assert not is_bound(position)


def test_openly_and_unseen_come_together() -> None:
    position = played(START, "ruby", "play-ruby", "wait", "gather", "wait", "draw", "coral", "wait", "mark-coral")
    counted = held(position.imagine(1, seed) for seed in range(400))
    assert fair(counted, 4)
    assert {marks for _, marks in counted} == {"ruby 3", "ruby 2, opal 1", "ruby 2, pearl 1", "ruby 2, coral 1"}


def test_what_a_rule_means_by_what_it_is_stays_with_that() -> None:
    position = played(START, "ruby", "wait", "rain", "mark-ruby")
    counted = held(position.imagine(1, seed) for seed in range(400))
    assert fair(counted, 4)
    assert {marks for _, marks in counted} == {
        "ruby 2, opal 1", "ruby 1, opal 2", "ruby 1, opal 1, pearl 1", "ruby 1, opal 1, coral 1"}


def test_positions_that_a_seat_cannot_tell_apart_give_the_same_worlds() -> None:
    one, other = (played(START, card, f"mark-{card}", "rain", f"mark-{card}") for card in ("ruby", "coral"))
    assert [one.imagine(1, seed) for seed in range(9)] == [other.imagine(1, seed) for seed in range(9)]


def in_code(position: Position) -> Callable[[int, int], Position]:
    """Imagines by native code."""
    assert isinstance(position, TextPosition)
    code = native(position)
    assert code is not None
    packed = code.pack(position)

    def imagined(seat: int, seed: int) -> Position:
        buffer = packed.copy()
        code.imagine(buffer, seat, seed)
        return code.unpack(buffer)

    return imagined


def is_bound(position: Position) -> bool:
    """Whether machine code cannot imagine what the second player does not know."""
    assert isinstance(position, TextPosition)
    return position.is_bound(1)
