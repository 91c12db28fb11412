"""Ludo: coming in, going round, throwing others out and getting home."""

from __future__ import annotations

import pytest

from ludoteka.core import CHANCE, Position
from ludoteka.games import library

IN = "b11-come in-a7"


def played(position: Position, *moves: str) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def start(seats: int = 2, tries: int = 3) -> Position:
    return library.load("ludo").start(seats=seats, tries=tries)


def mover(position: Position) -> str:
    """Whose turn it is, also while the die rolls."""
    return next(line for line in str(position).splitlines() if line.startswith("to move: ")).removeprefix("to move: ")


def figures(position: Position, owner: int) -> set[str]:
    return {cell.name for cell in position.view().boards[0].cells for piece in cell.pieces if piece.owner == owner}


def test_nobody_under_way_throws_three_times() -> None:
    position = start()
    for roll, who in (("1", "Player 1"), ("5", "Player 1"), ("2", "Player 2")):
        assert position.chooser is CHANCE
        position = position.play(roll)
        assert mover(position) == who
    assert mover(start(tries=1).play("3")) == "Player 2"


def test_a_six_brings_a_figure_in_and_is_followed_by_another_throw() -> None:
    six = start().play("6")
    assert [move.text for move in six.moves()] == [f"{cell}-come in-a7" for cell in ("a11", "b11", "a10", "b10")]
    after = six.play(IN)
    assert after.chooser is CHANCE
    assert mover(after) == "Player 1"
    assert figures(after, 0) == {"a7", "a10", "a11", "b10"}


def test_an_own_figure_blocks_the_way_in() -> None:
    again = played(start(), "6", IN, "6")
    assert [move.text for move in again.moves()] == ["a7-e9"]


def test_whoever_is_met_goes_back() -> None:
    met = played(start(), "6", IN, "6", "a7-e9", "6", "e9-g9", "6", "g9-k7", "1", "k7-k6",
                 "6", "j1-come in-k5", "1", "k5-j5", "2")
    assert figures(met, 1) == {"j5", "j2", "k1", "k2"}
    after = met.play("k6-j5")
    assert "j5" in figures(after, 0)
    assert figures(after, 1) == {"j1", "j2", "k1", "k2"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sits_in_a_corner_of_their_own(seats: int) -> None:
    corners = [min(figures(start(seats), seat)) for seat in range(seats)]
    assert corners == {2: ["a10", "j1"], 3: ["a10", "j10", "j1"], 4: ["a10", "j10", "j1", "a1"]}[seats]


def test_all_home_wins() -> None:
    text = str(start().play("6").play(IN))
    rows = [line for line in text.splitlines() if line.startswith("  ")]
    cleared = [row.replace("1", ".") for row in rows]
    for old, new in zip(rows, cleared, strict=True):
        text = text.replace(old, new, 1) if old != new else text
    homes = text.replace("\n  . . . . . _ . . . . .", "\n  1 . 1 1 1 _ . . . . .", 1)
    last = library.load("ludo").position(
        homes.replace("piece walked: a7 1", "piece walked: a6 40, c6 42, d6 43, e6 44"))
    assert [move.text for move in last.play("1").moves()] == ["a6-b6"]
    over = played(last, "1", "a6-b6")
    assert over.outcome is not None
    assert over.outcome.results == ("won", "lost")
    assert last.play("2").outcome is None, "the way in is one field long"
