"""Series of matches: seats change on the same seed, and numbers say what was reached."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from ludoteka.core import Move, Position, Record
from ludoteka.games import load
from ludoteka.opponents import Finish, Opponent, RandomSeat, Score, play_match, play_series, scores
from tests.python_game import TicTacToe
from tests.python_puzzle import Frogs


@dataclass
class First:
    """Always chooses the first move, which wins tic-tac-toe for whoever begins."""

    name: str = "first"

    def choose(self, position: Position, rng: random.Random) -> Move:
        return position.moves()[0]


@dataclass
class Witness:
    """Writes down the seats it sat on and the luck it met."""

    seats: list[object]
    luck: list[float]
    name: str = "witness"

    def choose(self, position: Position, rng: random.Random) -> Move:
        if str(position).count(".") >= 8:
            self.seats.append(position.chooser)
            self.luck.append(rng.random())
        return position.moves()[0]


START = Record("tic-tac-toe", "1", seed=5)


def test_whoever_begins_wins_so_both_win_half() -> None:
    entrants: list[Opponent] = [First("one"), First("two")]
    finishes = list(play_series(TicTacToe(), entrants, games=4, start=START))
    assert [finish.results for finish in finishes] == [("won", "lost"), ("lost", "won")] * 2
    assert {finish.moves for finish in finishes} == {7}
    assert scores(entrants, finishes) == (Score("one", 2, 0, 2), Score("two", 2, 0, 2))


def test_seats_change_on_the_same_seed() -> None:
    witness = Witness([], [])
    list(play_series(TicTacToe(), [witness, First()], games=4, start=START))
    assert witness.seats == [0, 1, 0, 1]
    assert witness.luck[0] == witness.luck[1] != witness.luck[2] == witness.luck[3]


def test_a_series_of_a_puzzle_for_one() -> None:
    entrants = [RandomSeat()]
    finishes = list(play_series(Frogs(), entrants, games=5, start=Record("frogs", "1", level="Five")))
    (score,) = scores(entrants, finishes)
    assert score.games == 5


def test_matches_that_were_cut_short_do_not_count() -> None:
    entrants = [RandomSeat(), RandomSeat()]
    finishes = list(play_series(TicTacToe(), entrants, games=3, start=START, max_moves=2))
    assert finishes == [Finish(None, 2)] * 3
    assert scores(entrants, finishes) == (Score("random", 0, 0, 0),) * 2


def test_results_come_back_in_the_order_of_entry_for_three() -> None:
    turned = [Finish(("won", "lost", "drawn"), 1)]
    names: list[Opponent] = [First("a"), First("b"), First("c")]
    assert [score.wins for score in scores(names, turned)] == [1, 0, 0]


@pytest.mark.parametrize(("score", "share", "low", "high"), [
    (Score("x", 50, 0, 50), 0.5, 0.404, 0.596), (Score("x", 10, 0, 0), 1.0, 0.722, 1.0),
    (Score("x", 0, 0, 10), 0.0, 0.0, 0.278), (Score("x", 0, 4, 0), 0.5, 0.15, 0.85),
    (Score("x", 0, 0, 0), 0.5, 0.0, 1.0),
])
def test_the_interval_is_wilsons(score: Score, share: float, low: float, high: float) -> None:
    assert score.share == share
    assert score.interval == pytest.approx((low, high), abs=0.001)


def test_elo() -> None:
    assert Score("x", 10, 0, 10).elo == pytest.approx(0)
    assert Score("x", 10, 0, 1).elo == pytest.approx(400)
    assert Score("x", 10, 0, 0).elo is None
    assert Score("x", 0, 0, 10).elo is None


@dataclass
class Peeper:
    """Keeps every position that it is given."""

    given: list[Position]
    name: str = "peeper"

    def choose(self, position: Position, rng: random.Random) -> Move:
        self.given.append(position)
        return position.moves()[len(self.given) % len(position.moves())]


def test_no_opponent_is_given_what_its_seat_cannot_know() -> None:
    pexeso = load("pexeso")
    start, peeper = pexeso.start(seed=3), Peeper([])
    play_match(start, [peeper], random.Random(1), max_moves=12)
    assert peeper.given[0] != start, "the cards are imagined"
    assert peeper.given[0].view(0) == start.view(0)
