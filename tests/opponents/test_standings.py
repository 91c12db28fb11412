"""What a series showed: by entrant, by seat, and between each two."""

from __future__ import annotations

import pytest

from ludoteka.core import Outcome, Record, Result
from ludoteka.opponents import Finish, Fixture, Score, Standings, standings

RECORD = Record("some", "1", moves=("a", "b", "c"))


def finish(seating: tuple[int, ...], ranks: tuple[int, ...] | None, seconds: float = 0.5) -> Finish:
    outcome = None
    if ranks is not None:
        drawn = len(set(ranks)) == 1
        results: list[Result] = ["drawn" if drawn else "won" if rank == 1 else "lost" for rank in ranks]
        outcome = Outcome(tuple(results), ranks)
    return Finish(Fixture(1, 0, seating), RECORD, outcome, (2, *[1] * (len(seating) - 1)), (seconds,) * len(seating))


def played() -> Standings:
    return standings(("a", "b", "c"), ("White", "Black"), [
        finish((0, 1), (1, 2)), finish((1, 0), (1, 1)), finish((0, 2), (1, 2)), finish((2, 0), (1, 2)),
        finish((1, 2), (2, 1)), finish((2, 1), (1, 2)), finish((2, 1), None),
    ])


def test_entrants_and_seats_have_their_scores() -> None:
    found = played()
    assert [one.score for one in found.entrants] == [Score("a", 2, 1, 1), Score("b", 0, 1, 3), Score("c", 3, 0, 1)]
    assert found.seats == (Score("White", 4, 1, 1), Score("Black", 1, 1, 4))
    assert (found.games, found.cut, found.lengths) == (7, 1, (3,) * 7)


def test_entrants_are_compared_with_each_other() -> None:
    a, b, c = played().entrants
    assert a.against == (None, Score("b", 1, 1, 0), Score("c", 1, 0, 1))
    assert b.against == (Score("a", 0, 1, 1), None, Score("c", 0, 0, 2))
    assert c.against == (Score("a", 1, 0, 1), Score("b", 2, 0, 0), None)


def test_the_strongest_is_first() -> None:
    assert [one.name for one in played().ranked] == ["c", "a", "b"]
    unbound = standings(("a", "b", "c"), ("x", "y"), [
        finish((0, 1), (1, 2)), finish((1, 0), (1, 2)), finish((2, 0), (1, 2)), finish((1, 2), (2, 1)),
    ])
    assert unbound.ranked[0].name == "c"
    assert unbound.ranked[0].rating.elo is None


def test_the_effort_of_an_entrant_is_counted_where_it_sat() -> None:
    a, b, _ = played().entrants
    assert a.moves_per_game == pytest.approx((2 + 1 + 2 + 1) / 4)
    assert a.seconds_per_move == pytest.approx(0.5 * 4 / 6)
    assert b.moves_per_game == pytest.approx((1 + 2 + 2 + 1 + 1) / 5)


def test_more_than_two_are_compared_by_rank() -> None:
    found = standings(("a", "b", "c"), ("x", "y", "z"), [
        finish((0, 1, 2), (1, 2, 3)), finish((1, 2, 0), (1, 2, 3)), finish((2, 0, 1), (1, 2, 2)),
    ])
    a, b, c = found.entrants
    assert a.against == (None, Score("b", 1, 1, 1), Score("c", 1, 0, 2))
    assert [one.score.wins for one in found.entrants] == [1, 1, 1]
    # 2.5, 3.5 and 3 of 6 points: 39 Elo are 44.4 % against the middle one and 38.9 % against each other.
    assert [one.rating.elo for one in (a, b, c)] == [pytest.approx(elo, abs=0.1) for elo in (-39.1, 39.1, 0)]


def test_alone_nobody_is_compared() -> None:
    (one,) = standings(("a",), ("Frog",), [finish((0,), (1,))]).entrants
    assert one.rating.elo is None
    assert one.against == (None,)


def test_nothing_played_says_nothing() -> None:
    found = standings(("a", "b"), ("White", "Black"), [])
    assert [one.score.interval for one in found.entrants] == [(0.0, 1.0)] * 2
    assert [one.seconds_per_move for one in found.entrants] == [0.0, 0.0]
