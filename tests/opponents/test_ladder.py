"""The ladder of levels: matches are played once, kept, and told with how sure they are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks.ladder import Step, climb, neighbours
from ludoteka.core import Result
from ludoteka.opponents import fixtures
from ludoteka.opponents.score import Score

STEP = Step("connect-four", 4, 3, seats=2, seed=1)


def test_every_level_stands_on_the_one_below() -> None:
    assert neighbours() == [(8, 7), (7, 6), (6, 5), (5, 4), (4, 3), (3, 2), (2, 1)]


def test_a_step_says_how_sure_it_is_and_whether_it_is_climbed() -> None:
    assert STEP.row(Score("level-4", 120, 0, 80)) == (
        "connect-four   4 against 3:  60.0% (53% to 67%) of 200 (120 won, 0 drawn, 80 lost), 60% reached")
    assert STEP.row(Score("level-4", 119, 0, 81)).endswith("60% NOT reached")
    assert Step("hearts", 8, 1, 4, 1).row(Score("level-8", 7, 0, 3), 0.8) == (
        "hearts         8 against 3 of 1:  70.0% (40% to 89%) of 10 (7 won, 0 drawn, 3 lost), 80% NOT reached")


def test_seats_are_swapped_as_in_a_series() -> None:
    assert [STEP.fixture(number).seating for number in range(4)] == [one.seating for one in fixtures(2, 2, 4, 1)]
    assert [STEP.fixture(number).seed for number in range(4)] == [one.seed for one in fixtures(2, 2, 4, 1)]
    four = Step("hearts", 8, 1, 4, 7)
    assert [four.fixture(number).seating for number in (0, 3, 4)] == [(0, 1, 1, 1), (1, 1, 1, 0), (0, 1, 1, 1)]
    assert [four.fixture(number).seed for number in (0, 3, 4)] == [7, 7, 8]


def test_a_match_that_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[Step, int]] = []

    def play(step: Step, numbers: list[int], count: int) -> Iterator[tuple[int, Result | None]]:
        for number in numbers:
            played.append((step, number))
            yield number, ("won", "lost", None)[number % 3]

    monkeypatch.setattr(Step, "play", play)
    other, path = Step("connect-four", 4, 3, 2, seed=2), tmp_path / "matches"
    assert climb(STEP, 2, 1, path) == Score("level-4", 1, 0, 1)
    assert climb(STEP, 4, 1, path) == Score("level-4", 2, 0, 1), "a match without an end does not count"
    assert climb(other, 1, 1, path) == Score("level-4", 1, 0, 0)
    assert played == [(STEP, 0), (STEP, 1), (STEP, 2), (STEP, 3), (other, 0)]


def test_levels_are_played_on_every_seat() -> None:
    step = Step("tic-tac-toe", 2, 1, seats=2, seed=1)
    assert climb(step, 4, 1, None).games == 4
