"""Opponents by method and budget."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import ludoteka as lt
from ludoteka.opponents import BadBudget, Opponent, decide, opponent, play_match
from ludoteka.opponents.levels import Level
from ludoteka.opponents.methods import Searcher
from ludoteka.opponents.search.considered import Considered
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


@pytest.mark.parametrize(("budget", "workers"), [("0.05s", 3), ("500", 1)])
def test_several_search_where_time_alone_ends_it(budget: str, workers: int) -> None:
    assert _considered(Searcher("montecarlo", budget, workers=3)).workers == workers
    assert _considered(Searcher("montecarlo", budget)).workers == 1


def test_a_number_of_nodes_finds_the_same_whatever_the_number_of_cores() -> None:
    alone, among_many = [_considered(Searcher("montecarlo", "500", workers=workers)) for workers in (1, 4)]
    assert replace(alone, seconds=0) == replace(among_many, seconds=0)


def test_a_level_thinks_alone() -> None:
    """It has a number of nodes, and the same luck has to give the same move."""
    seat = Level(8)
    seat.choose(lt.game("tic-tac-toe").start(), random.Random(1))
    assert seat.considered is not None
    assert seat.considered.considered.workers == 1


def test_an_opponent_searches_alone_unless_a_table_gives_it_more() -> None:
    assert _considered(opponent("montecarlo:0.05s")).workers == 1
    assert _considered(opponent("montecarlo:0.05s", 2)).workers == 2


def _considered(seat: Opponent) -> Considered:
    """What it considers at the start of a match."""
    found = decide(seat, lt.game("hex").start(), "luck").thought
    assert found is not None
    return found.considered


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
