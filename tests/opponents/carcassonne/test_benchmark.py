"""Matches of two kinds of opponents in the compiled land."""

from __future__ import annotations

import pytest

from benchmarks.carcassonne import contest, played, told

NAMES = ("planner", "star2:50")


@pytest.mark.parametrize("seats", [2, 3])
def test_a_match_is_the_same_whatever_was_played_before(seats: int) -> None:
    first = [played(NAMES, seats, 4, number).points for number in range(seats + 1)]
    assert [played(NAMES, seats, 4, number).points for number in reversed(range(seats + 1))] == first[::-1]
    assert {len(points) for points in first} == {seats}


def test_the_first_has_one_seat_and_the_other_all_others() -> None:
    match = played(NAMES, 4, 1, 2)
    mine, others = (len(spent) for spent in match.spent)
    assert mine in (17, 18)
    assert others >= 3 * mine - 2
    assert match.lead == match.points[0] - max(match.points[1:])


def test_a_line_tells_who_won() -> None:
    assert contest(("planner", "random"), 2, 1).startswith("planner against random: 2 won, 0 drawn, 0 lost, 100.0%")
    assert "1 drawn" in told(NAMES, [played(NAMES, 2, 1, 0)._replace(points=[50, 50])])
