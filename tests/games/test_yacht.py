"""Yacht: throwing again, what the boxes are worth, and the end."""

from __future__ import annotations

import pytest

from ludoteka.core import CHANCE, Position
from ludoteka.games import library


def start(seats: int = 1) -> Position:
    return library.load("yacht").start(seats=seats)


def score(position: Position, seat: int = 0) -> int:
    return dict(position.view().seats[seat].numbers)["score"]


def shown(position: Position) -> list[int]:
    dice = next(zone for zone in position.view().zones if zone.name == "dice")
    return [dict(die.numbers)["value"] for die in dice.things]


@pytest.mark.parametrize(("dice", "box", "worth"), [
    ("1 1 2 5 6", "ones", 2), ("2 2 2 5 6", "twos", 6), ("1 2 4 5 6", "threes", 0), ("4 4 4 4 6", "fours", 16),
    ("1 2 5 5 6", "fives", 10), ("6 6 6 6 6", "sixes", 30),
    ("2 2 5 5 5", "full house", 19), ("2 2 4 5 5", "full house", 0), ("3 3 3 3 3", "full house", 0),
    ("3 3 3 3 6", "four of a kind", 12), ("3 3 3 3 3", "four of a kind", 12), ("3 3 3 5 6", "four of a kind", 0),
    ("1 2 3 4 5", "little straight", 30), ("2 3 4 5 6", "little straight", 0), ("2 3 4 5 6", "big straight", 30),
    ("1 2 3 4 5", "big straight", 0), ("1 3 4 5 6", "big straight", 0), ("1 3 4 5 6", "choice", 19),
    ("4 4 4 4 4", "yacht", 50), ("4 4 4 4 5", "yacht", 0),
])
def test_what_a_box_is_worth(dice: str, box: str, worth: int) -> None:
    assert score(start().play(dice).play(f"write it down-{box}")) == worth


def test_five_dice_come_out_in_252_ways() -> None:
    assert len(start().moves()) == 252
    assert sum(start().odds()) == 6**5


def test_only_the_chosen_dice_are_thrown_again() -> None:
    first = start().play("1 3 3 5 6")
    assert "roll some again-done" not in [move.text for move in first.moves()]
    again = first.play("roll some again-3-3-done")
    assert again.chooser is CHANCE
    assert len(again.moves()) == 21
    assert shown(again.play("2 4")) == [1, 2, 4, 5, 6]


def test_after_three_throws_it_is_written_down() -> None:
    third = start().play("1 3 3 5 6")
    for _ in range(2):
        third = third.play("roll some again-6").play("6")
    assert {move.text for move in third.moves()} == {
        "ones", "twos", "threes", "fours", "fives", "sixes", "full house", "four of a kind", "little straight",
        "big straight", "choice", "yacht"}


def test_each_box_is_filled_once_and_the_most_points_win() -> None:
    position = start(2)
    for box in ("ones", "twos", "threes", "fours", "fives", "sixes", "full house", "four of a kind",
                "little straight", "big straight", "choice", "yacht"):
        for dice in ("1 1 1 1 1", "6 6 6 6 6"):
            position = position.play(dice)
            assert f"write it down-{box}" in [move.text for move in position.moves()]
            position = position.play(f"write it down-{box}")
    assert position.outcome is not None
    assert position.outcome.points == (5 + 4 + 5 + 50, 30 + 24 + 30 + 50)
    assert position.outcome.results == ("lost", "won")
