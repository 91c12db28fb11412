"""Matches of two kinds of opponents in the compiled land."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.carcassonne import Contest, played, told

NAMES = ("planner", "star2:50")


@pytest.mark.parametrize("seats", [2, 3])
def test_a_match_is_the_same_whatever_was_played_before(seats: int) -> None:
    first = [played(NAMES, seats, 4, number).points for number in range(seats + 1)]
    assert [played(NAMES, seats, 4, number).points for number in reversed(range(seats + 1))] == first[::-1]
    assert {len(points) for points in first} == {seats}


def test_the_first_has_one_seat_and_the_other_all_others() -> None:
    match = played(NAMES, 4, 1, 2)
    mine, others = match.moves
    assert mine in (17, 18)
    assert others >= 3 * mine - 2
    assert match.lead == match.points[0] - max(match.points[1:])


def test_a_line_tells_who_won() -> None:
    names = ("planner", "random")
    assert told(names, Contest(names, 2, 1).play()).startswith(
        "planner against random: 2 won, 0 drawn, 0 lost, 100.0%")
    assert "1 drawn" in told(NAMES, [played(NAMES, 2, 1, 0)._replace(points=[50, 50])])


def test_a_match_that_is_kept_is_not_played_again(tmp_path: Path) -> None:
    path, contest = tmp_path / "rows", Contest(("planner", "random"), 2, 1)
    first = [match.points for match in contest.play(path=path)]
    lines = path.read_text("utf-8").splitlines()
    # Another result stands in the first row now, and the second was cut off while it was written.
    path.write_text(lines[0].replace(str(first[0]), "[7, 8]") + "\n" + lines[1][:40], "utf-8")
    assert [match.points for match in contest.play(path=path)] == [[7, 8], first[1]]
    assert len(path.read_text("utf-8").splitlines()) == 2
    assert [7, 8] not in [match.points for match in contest._replace(seed=2).play(path=path)]
