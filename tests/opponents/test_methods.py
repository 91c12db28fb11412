"""Opponents by method and budget."""

from __future__ import annotations

import random

import pytest

import ludoteka as lt
from ludoteka.opponents import BadBudget, opponent, play_match
from ludoteka.opponents.methods import Searcher
from tests.python_game import TicTacToe


@pytest.mark.parametrize("name", ["montecarlo:300", "alphabeta:300", "montecarlo:0.02s", "alphabeta:0.02s"])
def test_methods_are_told_how_much_to_think(name: str) -> None:
    seat = opponent(name)
    assert seat.name == name
    last, moves = play_match(lt.game("tic-tac-toe").start(), [seat, opponent("random")], random.Random(1))
    assert last.outcome is not None
    assert moves >= 5


def test_a_number_of_nodes_is_kept() -> None:
    seat = Searcher("montecarlo", "500")
    seat.choose(lt.game("connect-four").start(), random.Random(1))
    assert seat.considered is not None
    assert seat.considered.considered.nodes == 500


@pytest.mark.parametrize("name", ["montecarlo", "alphabeta:many"])
def test_methods_need_a_budget(name: str) -> None:
    with pytest.raises(BadBudget):
        opponent(name)


@pytest.mark.parametrize("method", ["montecarlo", "alphabeta"])
def test_the_same_luck_gives_the_same_match(method: str) -> None:
    def match() -> str:
        seats = [opponent(f"{method}:200"), opponent(f"{method}:50")]
        return str(play_match(lt.game("tic-tac-toe").start(), seats, random.Random(3))[0])

    assert match() == match()


def test_alpha_beta_gives_way_where_it_cannot_search() -> None:
    now = lt.game("chinese-checkers").start(seats=3)
    assert opponent("alphabeta:20").choose(now, random.Random(1)) in now.moves()
    last, _ = play_match(TicTacToe().start(), [opponent("alphabeta:20")] * 2, random.Random(1))
    assert last.outcome is not None


def test_an_opponent_may_go_on_to_another_game() -> None:
    seat = opponent("montecarlo:50")
    for game in ("connect-four", "tic-tac-toe"):
        now = lt.game(game).start()
        assert seat.choose(now, random.Random(1)) in now.moves()
