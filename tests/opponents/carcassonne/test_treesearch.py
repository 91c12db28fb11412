"""Monte-Carlo tree search on the land, and the methods that play Carcassonne alone."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ludoteka.core import CHANCE
from ludoteka.games import load
from ludoteka.opponents import opponent
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.carcassonne import land as of
from ludoteka.opponents.carcassonne.rungs import OnlyCarcassonne
from ludoteka.opponents.carcassonne.treesearch import Manner, TreeSearch
from tests.opponents.carcassonne.grounds import endgame, ground, worths

METHODS = ("star1", "star2", "star25", "treesearch")


@pytest.mark.parametrize("left", [0, 1, 2])
def test_it_finds_the_best_move_where_few_tiles_are_left(left: int) -> None:
    turn = endgame(ground().tables, 6, 4, left)
    found = TreeSearch().search(turn, Budget(nodes=1 << 30))
    exact = worths(turn, left + 1)
    assert exact[found.best] == pytest.approx(max(exact))


def test_the_same_luck_finds_the_same_and_the_land_is_left_as_it_was() -> None:
    for seats in (2, 4):
        turn = endgame(ground(seats).tables, 9, 12, 30)
        before = turn.land.state.copy()
        found = [TreeSearch().search(turn, Budget(nodes=100), seed) for seed in (1, 1, 2)]
        assert found[0].efforts.sum() == 100
        assert (found[0].efforts == found[1].efforts).all()
        assert not (found[0].hopes == found[2].hopes).all()
        assert ((found[0].hopes >= 0) & (found[0].hopes <= 1)).all()
        assert (turn.land.state == before).all()
        assert turn.land.log[0] == 0


@pytest.mark.parametrize(("seed", "clear"), [(2, True), (5, False)])
def test_it_ends_as_soon_as_the_best_move_is_clear(seed: int, clear: bool) -> None:
    turn = endgame(ground().tables, seed, 12, 30)
    found, whole = (TreeSearch(Manner(sure=sure)).search(turn, Budget(nodes=2000), 1) for sure in (3.0, 1e9))
    assert bool(found.efforts.sum() < 1000) is clear
    assert whole.efforts.sum() == 2000
    assert found.best == whole.best


def test_it_takes_what_wins_the_last_points() -> None:
    turn = endgame(ground().tables, 3, 30, 5)
    turn.land.state[of.POINTS:of.POINTS + 2] = (0, 200)
    lost = TreeSearch().search(turn, Budget(nodes=50))
    turn.land.state[of.POINTS:of.POINTS + 2] = (200, 0)
    assert lost.hopes[lost.best] < 0.1 < 0.9 < np.max(TreeSearch().search(turn, Budget(nodes=50)).hopes)


@pytest.mark.parametrize("method", METHODS)
def test_methods_play_legal_moves_of_the_text(method: str) -> None:
    position, seat, rng = load("carcassonne").start(seed=2, seats=3), opponent(f"{method}:60"), random.Random(4)
    for _ in range(24):
        if position.chooser is CHANCE:
            position = position.play(rng.choice(position.moves()))
        else:
            move = seat.choose(position, rng)
            assert move in position.moves()
            position = position.play(move)


@pytest.mark.parametrize("method", METHODS)
def test_methods_say_that_they_play_carcassonne_only(method: str) -> None:
    with pytest.raises(OnlyCarcassonne, match=f"'{method}' plays Carcassonne only, not Tic-tac-toe"):
        opponent(f"{method}:10").choose(load("tic-tac-toe").start(), random.Random(1))
