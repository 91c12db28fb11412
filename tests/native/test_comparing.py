"""The long comparison: ends are reached, whatever goes wrong is counted, and a run goes on where another was left."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from benchmarks.rows import commit
from tests.native import comparing
from tests.native.endings import LAST, by_chance, by_solving
from tests.native.lockstep import Course, compare
from tests.native.starts import Start
from tests.native.tallies import Tally, keep, kept, table


@pytest.mark.parametrize("start", [Start("hearts"), Start("ludo"), Start("nurikabe", level=1)], ids=str)
def test_a_match_that_is_cut_is_compared_at_its_end(start: Start) -> None:
    begun, ended = comparing.match(1, start, most=4)
    assert begun.played == 4
    assert begun.last.outcome is None
    assert ended.played == LAST
    assert ended.last.outcome is not None


def test_a_puzzle_is_compared_where_it_is_solved() -> None:
    start = Start("fifteen", level=1)
    lost, solved = by_chance(start.position(), random.Random(1)), by_solving(start)
    assert lost is not None
    assert solved is not None
    assert lost.compare(random.Random(1)).last.outcome != solved.compare(random.Random(1)).last.outcome
    assert by_solving(Start("hearts")) is None


def test_whatever_a_match_raises_is_a_difference_and_the_others_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    start = Start("tic-tac-toe")

    def refuse(position: object, rng: random.Random, *others: object) -> Course:
        if rng.random() == random.Random(f"{start} 1").random():
            raise OverflowError("there are too many moves to list them")
        return compare(start.position(), rng, 20)

    monkeypatch.setattr(comparing, "compare", refuse)
    _, tally = comparing.play("tic-tac-toe", [(number, start) for number in range(3)], 20)
    assert tally.differences == ["tic-tac-toe, match 1: OverflowError: there are too many moves to list them"]
    assert (tally.matches, tally.ended) == (3, 2)


def test_what_is_not_native_is_no_difference(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["comparing", "carcassonne"])
    assert comparing.main() == 0
    assert "carcassonne is not native" in capsys.readouterr().out


def test_a_run_goes_on_with_the_games_that_are_not_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path,
) -> None:
    monkeypatch.setattr(sys, "argv", ["comparing", "--keep", str(tmp_path / "rows"), "hex", "go"])
    keep(tmp_path / "rows", "go", Tally(5, 70, 4, 1.5, ["go, match 1: other"]))
    asked: list[str] = []

    def run(names: list[str], games: int, most: int) -> list[tuple[str, Tally]]:
        asked.extend(names)
        return [(name, Tally(games, 90, games, 2.5)) for name in names]

    monkeypatch.setattr(comparing, "run", run)
    assert comparing.main() == 1
    assert asked == ["hex"]
    assert list(kept(tmp_path / "rows")) == ["go", "hex"]
    found = {"hex": Tally(1000, 90, 1000, 2.5, commit=commit()), "go": kept(tmp_path / "rows")["go"]}
    assert capsys.readouterr().out == f"{table(found)}\n"


def test_every_row_says_of_which_commit_it_is(tmp_path: Path) -> None:
    go = Tally(1, commit=commit())
    keep(tmp_path / "rows", "go", go)
    assert f'"commit": "{commit()}"' in (tmp_path / "rows").read_text("utf-8")
    assert kept(tmp_path / "rows") == {"go": go}
    assert commit() in table({"go": go})
    assert kept(None) == {}
