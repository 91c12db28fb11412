"""Series of matches: seats change on the same seed, and numbers say what was reached."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from dataclasses import dataclass
from math import comb

import pytest

from ludoteka.core import CHANCE, Chooser, Move, Outcome, Position, Record, Seat
from ludoteka.games import load
from ludoteka.opponents import (
    Finish,
    Fixture,
    MatchFailed,
    Opponent,
    RandomSeat,
    Score,
    Tournament,
    fixtures,
    play_match,
    play_series,
    scores,
)
from tests.python_game import Board, TicTacToe
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
    assert [finish.fixture.seating for finish in finishes] == [(0, 1), (1, 0)] * 2
    assert [finish.outcome and finish.outcome.results for finish in finishes] == [("won", "lost")] * 4
    assert {finish.moves for finish in finishes} == {7}
    assert scores(entrants, finishes) == (Score("one", 2, 0, 2), Score("two", 2, 0, 2))


def test_seats_change_on_the_same_seed() -> None:
    witness = Witness([], [])
    finishes = list(play_series(TicTacToe(), [witness, First()], games=4, start=START))
    assert witness.seats == [0, 1, 0, 1]
    assert [finish.record.seed for finish in finishes] == [5, 5, 6, 6]


def test_the_luck_of_an_opponent_is_its_own_and_can_be_repeated() -> None:
    one, other, again = (Witness([], []) for _ in range(3))
    list(play_series(TicTacToe(), [one, other], games=4, start=START))
    list(play_series(TicTacToe(), [again, First()], games=4, start=START))
    assert len({*one.luck, *other.luck}) == 8
    assert one.luck == again.luck


class ByLot(Board):
    """Every other mark is put by chance."""

    @property
    def chooser(self) -> Chooser:
        return CHANCE if self.turn == 0 and not self.outcome else super().chooser


class Lots(TicTacToe):
    """Tic-tac-toe in which chance begins."""

    def board(self, signs: str, turn: Seat) -> Board:
        return ByLot(self, signs, turn)


def test_lots_fall_alike_whoever_sits_where() -> None:
    witness = Witness([], [])
    one, other = play_series(Lots(), [First(), witness], games=2, start=START)
    assert len(witness.luck) == 1, "it used luck that chance has not"
    assert one.record.moves == other.record.moves


@pytest.mark.parametrize(("entrants", "seats", "games"), [(2, 2, 6), (5, 2, 4), (4, 3, 12), (4, 4, 24), (3, 1, 2)])
def test_every_group_plays_as_often_at_every_seat(entrants: int, seats: int, games: int) -> None:
    every = list(fixtures(entrants, seats, games, seed=7))
    groups = Counter(tuple(sorted(fixture.seating)) for fixture in every)
    assert set(groups.values()) == {games}
    assert len(groups) == comb(entrants, seats)
    assert [fixture.number for fixture in every] == list(range(1, len(every) + 1))
    sat = Counter((entrant, seat) for fixture in every for seat, entrant in enumerate(fixture.seating))
    assert len(sat) == entrants * seats
    assert len(set(sat.values())) == 1
    # On each seed a group takes every seat.
    on_seed = Counter((fixture.seed, tuple(sorted(fixture.seating))) for fixture in every)
    assert set(on_seed.values()) == {seats}


def test_neighbours_change_where_more_than_two_play() -> None:
    orders = {fixture.seating for fixture in fixtures(3, 3, games=6, seed=0)}
    assert len(orders) == 6


def test_a_series_may_end_in_the_middle_of_a_seed() -> None:
    assert [fixture.seating for fixture in fixtures(2, 2, games=3, seed=0)] == [(0, 1), (1, 0), (0, 1)]


def test_every_match_can_be_replayed_from_its_record() -> None:
    for finish in play_series(TicTacToe(), [RandomSeat(), First()], games=4, start=START):
        assert finish.record.replay(TicTacToe()).outcome == finish.outcome
        assert sum(finish.choices) == finish.moves == len(finish.record.moves)
        assert all(seconds > 0 for seconds in finish.thinking)


@dataclass
class Cheat:
    """Plays a move that there is not."""

    name: str = "cheat"

    def choose(self, position: Position, rng: random.Random) -> Move:
        return Move(0, ("z9",))


@dataclass
class Dreamer:
    """Cannot decide."""

    name: str = "dreamer"

    def choose(self, position: Position, rng: random.Random) -> Move:
        raise ZeroDivisionError


@pytest.mark.parametrize(("failing", "said"), [
    (Cheat(), "cheat failed on seed 5: IllegalMove: 'z9' is not a legal move here"),
    (Dreamer(), "dreamer failed on seed 5: ZeroDivisionError"),
])
def test_an_opponent_that_fails_is_named(failing: Opponent, said: str) -> None:
    with pytest.raises(MatchFailed, match=said) as caught:
        list(play_series(TicTacToe(), [First(), failing], games=1, start=START))
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_a_tournament_makes_its_opponents_anew() -> None:
    made: list[str] = []

    def make(name: str) -> Opponent:
        made.append(name)
        return First(name)

    tournament = Tournament(START, ("a", "b", "c"), make=make)
    tournament.play(TicTacToe(), Fixture(1, 5, (2, 0)))
    tournament.play(TicTacToe(), Fixture(2, 5, (0, 2)))
    assert made == ["c", "a", "a", "c"]


def test_a_series_of_a_puzzle_for_one() -> None:
    entrants = [RandomSeat()]
    finishes = list(play_series(Frogs(), entrants, games=5, start=Record("frogs", "1", level="Five")))
    (score,) = scores(entrants, finishes)
    assert score.games == 5


def test_matches_that_were_cut_short_do_not_count() -> None:
    entrants = [RandomSeat(), RandomSeat()]
    finishes = list(play_series(TicTacToe(), entrants, games=3, start=START, max_moves=2))
    assert [(finish.outcome, finish.moves) for finish in finishes] == [(None, 2)] * 3
    assert scores(entrants, finishes) == (Score("random", 0, 0, 0),) * 2


def test_results_come_back_in_the_order_of_entry_for_three() -> None:
    outcome = Outcome(("won", "lost", "lost"), (1, 2, 2))
    turned = [Finish(Fixture(1, 5, (2, 0, 1)), START, outcome, (1, 0, 0), (0.1, 0.0, 0.0))]
    names: list[Opponent] = [First("a"), First("b"), First("c")]
    assert [score.wins for score in scores(names, turned)] == [0, 0, 1]


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
