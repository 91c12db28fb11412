"""Liar's dice: rolling in secret, bids that rise, doubting, and losing dice."""

from __future__ import annotations

import pytest

from ludoteka.core import CHANCE, Position
from ludoteka.games import library


def start(seats: int = 2, cup_size: int = 5, wild_face: int = 1, length: str = "whole") -> Position:
    game = library.load("liars-dice")
    return game.start(seed=None, seats=seats, cup_size=cup_size, wild_face=wild_face, length=length)


def played(position: Position, *moves: str) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def texts(position: Position) -> list[str]:
    return [move.text for move in position.moves()]


def cup(position: Position, seat: int, viewer: int | None) -> list[int | None]:
    """What a viewer sees under a player's cup; None for a die that is hidden."""
    zone = next(one for one in position.view(viewer).zones if one.place == f"cup{seat + 1}")
    return [None] * zone.hidden + [None if die.covered else dict(die.numbers)["value"] for die in zone.things]


def test_everybody_rolls_and_sees_the_own_dice_alone() -> None:
    rolling = start()
    assert rolling.chooser is CHANCE
    assert len(rolling.moves()) == 252
    first = played(rolling, "1 2 3 4 5", "2 2 6 6 6")
    assert first.chooser == 0
    assert cup(first, 0, 0) == [1, 2, 3, 4, 5]
    assert cup(first, 1, 0) == cup(first, 1, None) == [None] * 5
    assert cup(first, 1, 1) == [2, 2, 6, 6, 6]
    assert [step.text for step in rolling.told("1 2 3 4 5", 1)] == ["die"]


def test_a_bid_has_to_be_higher() -> None:
    first = played(start(), "1 2 3 4 5", "2 2 6 6 6")
    assert len(texts(first)) == 60, "nothing can be doubted yet"
    after = first.play("bid-3-5")
    assert after.chooser == 1
    assert [text for text in texts(after) if text.startswith("bid-3-")] == ["bid-3-6"]
    assert "liar!" in texts(after)
    assert not [text for text in texts(after) if text.startswith(("bid-1-", "bid-2-"))]


@pytest.mark.parametrize(("bid", "dice"), [("bid-4-2", [5, 4]), ("bid-5-2", [4, 5]), ("bid-4-6", [5, 4])])
def test_whoever_is_wrong_loses_a_die(bid: str, dice: list[int]) -> None:
    doubted = played(start(), "1 2 3 4 5", "2 2 6 6 6", bid, "liar!")
    assert doubted.chooser is CHANCE, "a new round"
    assert [len(cup(doubted, seat, None)) for seat in range(2)] == dice


def test_the_wild_number_can_be_left_out() -> None:
    plain = played(start(wild_face=0), "1 2 3 4 5", "2 2 6 6 6", "bid-4-2", "liar!")
    assert [len(cup(plain, seat, None)) for seat in range(2)] == [4, 5]


def test_whoever_has_no_dice_left_misses_every_turn() -> None:
    position = played(start(3, cup_size=1), "1", "2", "3", "bid-3-5", "liar!")
    assert [len(cup(position, seat, None)) for seat in range(3)] == [0, 1, 1]
    second = played(position, "4", "4")
    assert second.chooser == 1, "the loser would begin, but is out"
    over = played(second, "bid-2-4", "liar!").outcome
    assert over is not None
    assert over.results == ("lost", "won", "lost")


def test_a_single_round() -> None:
    over = played(start(cup_size=1, length="single"), "1", "2", "bid-2-2", "liar!").outcome
    assert over is not None
    assert over.results == ("won", "lost"), "a one counts as any other"
