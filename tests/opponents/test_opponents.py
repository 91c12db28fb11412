"""Opponents choose legal moves, repeat themselves on a seed, and are found by name."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ludoteka.opponents import (
    LADDER,
    METHODS,
    OPPONENTS,
    BadBudget,
    Budget,
    Opponent,
    RandomSeat,
    UnknownOpponent,
    opponent,
    play_match,
    read_budget,
)
from tests.python_game import TicTacToe
from tests.python_puzzle import Frogs


@pytest.mark.parametrize("name", OPPONENTS)
def test_every_opponent_plays_a_legal_match(name: str) -> None:
    seat = opponent(name)
    assert seat.name == name
    last, moves = play_match(TicTacToe().start(), [seat, seat], random.Random(1))
    assert last.outcome is not None
    assert 5 <= moves <= 9


@pytest.mark.parametrize("name", OPPONENTS)
def test_the_same_luck_gives_the_same_match(name: str) -> None:
    def play(seed: int) -> str:
        return str(play_match(TicTacToe().start(), [opponent(name)] * 2, random.Random(seed))[0])

    assert play(7) == play(7)


def test_the_random_seat_chooses_every_move_about_equally_often() -> None:
    rng, position = random.Random(1), TicTacToe().start()
    counts = Counter(RandomSeat().choose(position, rng).text for _ in range(900))
    assert len(counts) == 9
    assert min(counts.values()) > 60


def test_a_match_can_be_cut_short() -> None:
    last, moves = play_match(Frogs().start(level="Five"), [RandomSeat()], random.Random(1), max_moves=1)
    assert moves == 1
    assert last.chooser == 0


def test_an_unknown_opponent_is_told_with_those_there_are() -> None:
    with pytest.raises(UnknownOpponent, match="there is no opponent 'randon'; there is random") as caught:
        opponent("randon")
    assert caught.value.suggestions == ("random",)
    with pytest.raises(UnknownOpponent) as caught:
        opponent("x")
    assert caught.value.suggestions == (*OPPONENTS, *METHODS, *LADDER)


def test_the_random_seat_is_an_opponent() -> None:
    seat: Opponent = RandomSeat()
    assert seat.name == "random"


def test_a_method_is_given_what_stands_after_the_colon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(METHODS, "dice", lambda budget, workers: RandomSeat(f"dice with {budget or 'nothing'}"))
    assert opponent("dice:0.5s").name == "dice with 0.5s"
    assert opponent("dice").name == "dice with nothing"
    with pytest.raises(UnknownOpponent) as caught:
        opponent("dicce:0.5s")
    assert caught.value.suggestions == ("dice",)


def test_a_plain_opponent_takes_no_budget() -> None:
    with pytest.raises(UnknownOpponent):
        opponent("random:1000")


@pytest.mark.parametrize(("text", "budget"), [
    ("1000", Budget(nodes=1000)), ("1s", Budget(seconds=1.0)), ("0.05s", Budget(seconds=0.05)),
])
def test_a_budget_is_nodes_or_seconds(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget
    assert str(budget) == text


@pytest.mark.parametrize("text", ["", "0", "-5", "0s", "s", "1.5", "1e9", "many", "²", "1 s", "9" * 13])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(BadBudget, match="does not say how much to think"):
        read_budget(text)
