"""Strengths from results: known differences come back, and what results cannot tell is not told."""

from __future__ import annotations

from math import exp, log10

import pytest

from ludoteka.opponents.elo import SCALE, Rating, ratings


def elos(points: list[list[float]]) -> list[float]:
    found = [rating.elo for rating in ratings(points)]
    assert None not in found
    return [elo for elo in found if elo is not None]


@pytest.mark.parametrize(("points", "lost", "difference"), [
    (75, 25, 400 * log10(3)), (10, 1, 400), (50, 50, 0), (1, 100, -800), (64, 36, 99.95),
])
def test_the_difference_of_two_is_the_one_that_elo_gives(points: float, lost: float, difference: float) -> None:
    one, other = elos([[0, points], [lost, 0]])
    assert one - other == pytest.approx(difference, abs=0.01)
    assert one + other == pytest.approx(0, abs=1e-9)


def test_strengths_that_make_the_results_are_found_again() -> None:
    true = [-350, -20, 0, 90, 280]
    points = [[0 if one == other else 1000 / (1 + exp((their - mine) / SCALE)) for other, their in enumerate(true)]
              for one, mine in enumerate(true)]
    assert elos(points) == pytest.approx(true, abs=1e-3)


def test_strengths_are_compared_by_way_of_others() -> None:
    # The first and the last never met.
    one, middle, last = elos([[0, 10, 0], [1, 0, 10], [0, 1, 0]])
    assert one - middle == pytest.approx(400)
    assert one - last == pytest.approx(800)


def test_the_interval_of_two_is_that_of_their_share() -> None:
    one, _ = ratings([[0, 75], [25, 0]])
    assert one.elo is not None
    assert one.low is not None
    assert one.high is not None
    # Half the difference has half its deviation: 173.7 / sqrt(100 * 0.75 * 0.25) / 2.
    assert one.high - one.elo == pytest.approx(one.elo - one.low)
    assert one.high - one.elo == pytest.approx(1.96 * 40.12 / 2, abs=0.01)


def test_intervals_shrink_with_the_games_and_with_what_each_tells() -> None:
    def width(points: list[list[float]], weight: float = 1.0) -> float:
        first = ratings(points, weight)[0]
        assert first.low is not None
        assert first.high is not None
        return first.high - first.low

    few, many = [[0.0, 6.0], [4.0, 0.0]], [[0.0, 600.0], [400.0, 0.0]]
    assert width(few) == pytest.approx(10 * width(many))
    assert width(few, weight=0.25) == pytest.approx(2 * width(few))


def test_whoever_won_everything_has_a_lower_bound_alone() -> None:
    first, second, best = ratings([[0, 6, 0], [4, 0, 0], [10, 10, 0]])
    assert first.elo == pytest.approx(35.2, abs=0.1)
    assert second.elo == pytest.approx(-35.2, abs=0.1)
    assert (best.elo, best.high) == (None, None)
    assert best.low is not None
    # Wilson: 20 of 20 is at least 83.9 %.
    expected = [1 / (1 + 10 ** ((elo - best.low) / 400)) for elo in (35.2, -35.2)]
    assert sum(expected) / 2 == pytest.approx(20 / (20 + 1.96 ** 2), abs=1e-4)


def test_whoever_lost_everything_has_an_upper_bound_alone() -> None:
    best, worst = ratings([[0, 100], [0, 0]])
    assert (best.elo, best.low, best.high) == (0, 0, 0)
    assert (worst.elo, worst.low) == (None, None)
    # Wilson: 0 of 100 is at most 3.7 %.
    assert worst.high == pytest.approx(400 * log10(0.037 / 0.963), abs=0.5)


def test_nothing_is_said_of_those_who_met_nobody() -> None:
    assert ratings([]) == ()
    assert ratings([[0]]) == (Rating(),)
    assert ratings([[0, 0, 1], [0, 0, 0], [1, 0, 0]])[1] == Rating()


@pytest.mark.parametrize("games", [1, 1e6])
def test_lopsided_results_are_worked_out_too(games: float) -> None:
    one, other = elos([[0, 1e5 * games], [0.5 * games, 0]])
    assert one - other == pytest.approx(400 * log10(2e5))
