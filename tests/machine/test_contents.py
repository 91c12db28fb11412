"""What lies unseen in a zone is told only to whoever can know it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludoteka.core import Position
from ludoteka.games import load
from tests.machine.small import game, played

DECK = """
    game Deck
    players Ann, Bob
    card ant
    card bee
    card cat
    zone deck, seen by nobody, in order
    zone pile, seen by all
    each player
      zone hand, seen by its owner
    setup
      put every card into the deck
      shuffle the deck
    turn
      put the top card of the deck into {place}
"""


def told(position: Position, seat: int | None) -> dict[str, dict[str, int]]:
    """What is told of the contents of zones."""
    return {zone.place: dict(zone.contents) for zone in position.view(seat).zones if zone.contents}


def test_all_can_reckon_what_is_left_when_the_rest_lies_open() -> None:
    position = played(game(DECK.format(place="the pile")).start(), "bee")
    assert told(position, 0) == told(position, 1) == {"deck": {"ant": 1, "cat": 1}}


def test_a_card_in_a_hand_is_kept_from_the_other_and_from_spectators() -> None:
    position = played(game(DECK.format(place="your hand")).start(), "bee")
    assert told(position, 0) == {"deck": {"ant": 1, "cat": 1}}
    assert told(position, 1) == told(position, None) == {}


@pytest.mark.parametrize("name", ["prsi", "oh-hell"])
def test_in_every_match_that_a_seat_could_imagine_the_same_is_left(name: str) -> None:
    luck = Random(name)
    position = load(name).start()
    for ply in range(33):
        if not (moves := position.moves()):
            break
        position = position.play(luck.choice(moves))
        for seat in range(len(position.seats)) if ply % 16 == 0 else ():
            assert told(position.imagine(seat, ply), seat) == told(position, seat)


def test_what_is_told_of_a_bag_lies_there() -> None:
    view = load("carcassonne").start().view(0)
    bag = view.zones[0]
    assert sum(Counter(dict(bag.contents)).values()) == bag.count == 71
