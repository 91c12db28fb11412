"""Pexeso: somebody who knows all cards turns each of them once, and the last pair counts like any other."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from ludoteka.core import Level
from ludoteka.machine.position import TextPosition
from tests.games.puzzles.levels import levels, name_of, text_game


def pictures(position: TextPosition) -> dict[str, str]:
    """What lies where, from the text that keeps everything."""
    line = re.search(r"^piece picture: (.+)$", str(position), re.MULTILINE)
    assert line is not None
    return dict(part.split(" ") for part in line[1].split(", "))


def perfect(position: TextPosition) -> list[str]:
    """Every card once, equal pictures one after the other."""
    lying = pictures(position)
    return sorted(lying, key=lambda cell: lying[cell])


@pytest.mark.parametrize("level", levels("pexeso"), ids=name_of)
def test_the_perfect_game_ends_with_the_last_card_and_not_before(level: Level) -> None:
    position = text_game("pexeso").start(level=level.name, seed=7)
    moves = perfect(position)
    assert len(moves) == level.minimum
    for number, move in enumerate(moves):
        assert position.outcome is None
        assert position.view().seats[0].numbers == (("score", number // 2 * 10),)
        position = position.play(move)
    assert position.outcome is not None
    assert position.outcome.results == ("won",)
    assert position.outcome.points == (level.minimum * 5,), "the last pair counts too"


@pytest.mark.parametrize("seed", range(5))
def test_the_perfect_pexeso_game_ends_exactly_on_move_64(seed: int) -> None:
    position = text_game("pexeso").start(level="The whole pack", seed=seed)
    assert sorted(Counter(pictures(position).values()).values()) == [2] * 32
    ends = []
    for number, move in enumerate(perfect(position), 1):
        position = position.play(move)
        ends += [number] if position.outcome is not None else []
    assert ends == [64]


@pytest.mark.parametrize("level", levels("pexeso"), ids=name_of)
def test_every_picture_is_there_twice_and_the_seed_says_where(level: Level) -> None:
    starts = [pictures(text_game("pexeso").start(level=level.name, seed=seed)) for seed in range(3)]
    assert set(Counter(starts[0].values()).values()) == {2}
    assert starts[0] != starts[1] != starts[2]
    assert starts[0].keys() == starts[1].keys()


def test_a_miss_costs_a_point_and_stays_open_until_the_next_card_is_turned() -> None:
    start = text_game("pexeso").start(seed=7)
    lying = pictures(start)
    first, other = "a1", next(cell for cell in lying if lying[cell] != lying["a1"])
    third = next(cell for cell in lying if cell not in (first, other))
    missed = start.play(first).play(other)
    assert missed.view().seats[0].numbers == (("score", -1),)
    assert open_cards(missed) == {first, other}
    assert open_cards(missed.play(third)) == {third}
    assert open_cards(missed.play(first)) == {first}, "one of the two may be turned again"


def test_a_pair_gives_another_turn_and_a_miss_does_not() -> None:
    start = text_game("pexeso").start(seed=7, seats=3)
    one, two, three, *_ = perfect(start)
    assert start.play(one).play(two).chooser == 0
    assert start.play(one).play(three).chooser == 1


def open_cards(position: TextPosition) -> set[str]:
    return {cell.name for cell in position.view().boards[0].cells for piece in cell.pieces if "face up" in piece.words}
