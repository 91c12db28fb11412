"""The ladder of levels: steps are played once, kept, and told with how sure they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.ladder import Step, climb, kept, neighbours
from ludoteka.opponents.score import Score

STEP = Step("connect-four", 4, 3, games=4, seed=1)


def test_every_level_stands_on_the_one_below() -> None:
    assert neighbours() == [(8, 7), (7, 6), (6, 5), (5, 4), (4, 3), (3, 2), (2, 1)]


def test_a_step_says_how_sure_it_is_and_whether_it_is_climbed() -> None:
    assert STEP.row(Score("level-4", 120, 0, 80)) == (
        "connect-four   4 against 3:  60.0% (53% to 67%) of 200 (120 won, 0 drawn, 80 lost), 60% reached")
    assert STEP.row(Score("level-4", 119, 0, 81)).endswith("60% NOT reached")


def test_a_step_that_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Step] = []

    def play(step: Step, count: int) -> Score:
        played.append(step)
        return Score(f"level-{step.upper}", 3, 0, 1)

    monkeypatch.setattr(Step, "play", play)
    other = Step("connect-four", 4, 3, games=8, seed=1)
    path = tmp_path / "steps"
    assert [score.wins for _, score in climb([STEP], 1, path)] == [3]
    assert [step for step, _ in climb([STEP, other], 1, path)] == [STEP, other]
    assert played == [STEP, other]
    assert list(kept(path)) == [STEP, other]


def test_levels_are_played_on_every_seat() -> None:
    score = Step("tic-tac-toe", 2, 1, games=4, seed=1).play(1)
    assert (score.name, score.games) == ("level-2", 4)
