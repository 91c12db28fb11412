"""Dice that somebody does not see: whatever is imagined, others could do what they did with them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from ludoteka.core import Position
from ludoteka.machine.position import TextPosition
from tests.machine.small import game, played

CUPS = game("""
    game Cups
    players Ann, Bob
    die cube, 2 each, 3 sides
    each player
      has points
      zone cup, seen by its owner
    setup
      let every player
        put every one of your cubes into your cup
        roll every cube in your cup
    turn
      either "Reroll"
        choose a cube in your cup
        roll it
      or "Claim": not allowed if no cube with value 3 is in your cup
      or "Ask"
        add the number of cubes with value 1 in the opponent's cup to your points
      or "Again"
        roll every cube in your cup
        add the number of cubes with value 2 in your cup to your points
      or "Wait": do nothing
    """)
START = played(CUPS.start(seed=None), "1 1", "2 3")


def bobs(worlds: Iterable[Position]) -> Counter[tuple[int, ...]]:
    """What each of Bob's dice shows, as it is written: a view shows equal dice in the order of their values."""
    return Counter(tuple(int(value) for value in re.findall(r"cube [34] (\d)", str(world))) for world in worlds)


def imagined(position: Position, count: int = 300) -> Counter[tuple[int, ...]]:
    worlds = [position.imagine(0, seed) for seed in range(count)]
    assert all(world.view(0) == position.view(0) for world in worlds)
    return bobs(worlds)


def is_bound(position: Position) -> bool:
    assert isinstance(position, TextPosition)
    return position.is_bound(0)


def test_what_somebody_must_have_rolled_is_there() -> None:
    position = played(START, "wait", "claim")
    counted = imagined(position, 500)
    assert set(counted) == {(1, 3), (2, 3), (3, 1), (3, 2), (3, 3)}
    assert all(abs(many - 100) < 45 for many in counted.values())
    assert is_bound(position), "machine code knows no past"
    assert not is_bound(played(START, "wait", "wait"))


def test_a_die_that_was_rolled_again_may_show_anything() -> None:
    """Bob had a 3, then rolled one of his dice again: the other one is a 3 in three of five cases."""
    position = played(START, "wait", "claim", "wait", "reroll-3", "1")
    counted = imagined(position, 500)
    assert {die for die, _ in counted} == {die for _, die in counted} == {1, 2, 3}
    kept = Counter(one[0] for one in counted.elements())
    again = Counter(one[1] for one in counted.elements())
    assert abs(kept[3] - 300) < 55
    assert all(abs(again[value] - 167) < 55 for value in (1, 2, 3))


def test_what_came_of_a_question_is_true_of_the_dice() -> None:
    assert set(imagined(played(START, "ask"))) == {(2, 2), (2, 3), (3, 2), (3, 3)}


def test_what_came_of_a_roll_is_true_of_it() -> None:
    position = played(START, "wait", "again", "2 2")
    assert set(imagined(position, 60)) == {(2, 2)}


def test_positions_that_a_seat_cannot_tell_apart_give_the_same_worlds() -> None:
    position = played(START, "wait", "claim")
    for guess in range(3):
        other = position.imagine(0, guess)
        assert [other.imagine(0, seed) for seed in range(9)] == [position.imagine(0, seed) for seed in range(9)]
