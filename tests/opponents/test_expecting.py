"""Looking at all that chance can decide, and judging by where things lie."""

from __future__ import annotations

import random

import numpy as np
import pytest

import ludoteka as lt
from ludoteka.core import CHANCE
from ludoteka.machine.position import TextPosition
from ludoteka.native import native
from ludoteka.native.game import Native
from ludoteka.opponents import opponent
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.levels import Level
from ludoteka.opponents.search.expecting_mind import ExpectingMind, placement_for
from ludoteka.opponents.search.mind import mind_for
from ludoteka.opponents.search.placement import judge, suits
from ludoteka.opponents.search.placing import found_by_playing
from tests.machine.chance import PIG
from tests.machine.small import game


def begun(match: int = 1) -> TextPosition:
    """Backgammon after the first throws."""
    position = lt.game("backgammon").start(match=match)
    luck = random.Random(3)
    while position.chooser is CHANCE:
        position = position.play(luck.choice(position.moves()))
    assert isinstance(position, TextPosition)
    return position


def code_of(position: TextPosition) -> Native:
    code = native(position)
    assert code is not None
    return code


def test_the_strongest_looks_behind_the_best_moves_and_the_same_luck_finds_the_same() -> None:
    position = begun()
    mind = mind_for(position)
    assert isinstance(mind, ExpectingMind)
    one, other = (mind.consider(position, Budget(nodes=3000), 5) for _ in range(2))
    assert (one.moves, one.best, one.depth) == (other.moves, other.best, 2)
    further = [move for move in one.moves if move.visits > 1]
    assert 0 < len(further) < len(one.moves)
    assert one.value == max(move.value for move in further)


def test_where_all_moves_matter_all_are_judged_alike() -> None:
    position = begun()
    found = mind_for(position).consider(position, Budget(nodes=20_000), 5, widely=True)
    assert {move.visits for move in found.moves} == {1}
    assert found.nodes == len(position.moves())


@pytest.mark.parametrize("level", [1, 8])
def test_levels_play_by_it(level: int) -> None:
    position = begun()
    chooser = Level(level)
    assert chooser.choose(position, random.Random(1)) == chooser.choose(position, random.Random(1))


def test_a_point_that_was_made_counts_more_than_where_things_lie() -> None:
    """In a match for several points a round that is won is not lost in the next set-up."""
    position = begun(match=5)
    code = code_of(position)
    judgement, buffer, shares = placement_for(code), code.pack(position), np.zeros(2)
    assert judgement is not None
    judge(judgement, buffer.ctypes.data, shares)
    assert shares.sum() == pytest.approx(1)
    assert 0.2 < shares[0] < 0.8
    buffer.view(np.int32)[judgement.points_at + 1] += 1
    judge(judgement, buffer.ctypes.data, shares)
    assert shares[1] > 0.99


def test_matches_teach_where_things_lie_well() -> None:
    """A few random matches are enough to tell that to be off the board is good, and to wait on the bar is not."""
    start = lt.game("backgammon").start()
    assert isinstance(start, TextPosition)
    weights = next(found_by_playing(code_of(start), start, rounds=0, matches=8))
    for side in ("White", "Black"):
        assert weights[f"{side} checker on off"][0] > max(0, weights[f"{side} checker on bar"][0])


def test_a_game_without_such_things_is_searched_otherwise() -> None:
    pig = game(PIG).start()
    assert isinstance(pig, TextPosition)
    assert not suits(pig.machine)
    assert opponent("expectation:50").choose(pig, random.Random(1)) in pig.moves()
