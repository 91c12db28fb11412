"""Backgammon: the opening, hitting, the bar, bearing off, and what a win counts."""

from __future__ import annotations

import pytest

from ludoteka.core import CHANCE, Position
from ludoteka.games import library

CHECKERS = 15
Places = dict[str, tuple[int, int]]
"""How many checkers White and Black have on a point, or on the bar."""


def start() -> Position:
    return library.load("backgammon").start(seed=None)


def white_to_roll(places: Places) -> Position:
    """White about to roll; what is not placed has been borne off."""
    template = str(start().play("1 2").play(0))
    lines = [line for line in template.splitlines() if not line.startswith(("on ", "zone bar", "thing uses"))]
    text = "\n".join(lines) + "\n"
    said, used = "", [0, 0]
    for place, counts in places.items():
        names = []
        for seat, count in enumerate(counts):
            first = seat * CHECKERS + used[seat] + 1
            names += [f"checker {number}" for number in range(first, first + count)]
            used[seat] += count
        said += f"{place if place == 'zone bar' else f'on {place}'}: {', '.join(names)}\n"
    return library.load("backgammon").position(text.replace("to move: ", f"{said}to move: "))


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def heap(position: Position, point: int) -> list[tuple[int | None, int]]:
    pieces = position.view().boards[0].cells[point - 1].pieces
    return [(one.owner, dict(one.numbers).get("count", 1)) for one in pieces]


def test_the_higher_die_begins_and_plays_both() -> None:
    assert start().chooser is CHANCE
    assert start().play("3 3").chooser is CHANCE
    for roll, seat in (("6 2", 0), ("2 6", 1)):
        assert start().play(roll).chooser == seat
    assert heap(start(), 1) == [(0, 2)]
    assert heap(start(), 24) == [(1, 2)]
    assert "1-6-7-7-2-9" in texts(start().play("6 2"))


def test_a_single_checker_is_hit_and_comes_back_from_the_bar() -> None:
    position = white_to_roll({"10": (1, 0), "12": (0, 1), "24": (1, 1), "19": (0, 2)})
    hit = position.play("2 5").play("10-2-12-12-5-17")
    bar = next(zone for zone in hit.view().zones if zone.name == "bar")
    assert [piece.owner for piece in bar.things] == [1]
    entering = hit.play("6 3")
    assert texts(entering) >= {"bar-6-19-19-3-16"}
    assert all(text.startswith("bar-") for text in texts(entering))


def test_two_block_the_way_and_both_dice_have_to_be_played_if_possible() -> None:
    position = white_to_roll({"1": (1, 0), "7": (0, 2), "24": (0, 1)})
    assert texts(position.play("6 1")) == {"1-1-2-2-6-8"}
    only = white_to_roll({"1": (1, 0), "8": (0, 2), "24": (0, 1)})
    assert texts(only.play("6 1")) == {"1-6-7"}, "of two dice that exclude each other the higher one"


def test_a_double_is_played_four_times() -> None:
    moves = texts(white_to_roll({"1": (1, 0), "24": (0, 1)}).play("2 2"))
    assert moves == {"1-2-3-3-2-5-5-2-7-7-2-9"}


@pytest.mark.parametrize(("places", "moves"), [
    ({"19": (1, 0), "22": (1, 0), "1": (0, 1)}, {"19-bear off-6-22-bear off-5", "19-5-24-22-bear off-6"}),
    ({"18": (1, 0), "22": (1, 0), "1": (0, 1)}, {"18-5-23-22-bear off-6", "18-6-24-22-bear off-5"}),
    ({"20": (1, 0), "22": (1, 0), "1": (0, 1)}, {"20-bear off-6-22-bear off-5", "20-bear off-5-22-bear off-6"}),
])
def test_bearing_off(places: Places, moves: set[str]) -> None:
    assert texts(white_to_roll(places).play("6 5")) == moves


@pytest.mark.parametrize(("black", "points"), [
    ({"1": (0, 14)}, 1), ({"10": (0, 15)}, 2), ({"20": (0, 1), "10": (0, 14)}, 3)])
def test_what_a_win_counts(black: Places, points: int) -> None:
    over = white_to_roll({"24": (1, 0)} | black).play("6 5")
    over = over.play(next(iter(texts(over)))) if over.outcome is None else over
    assert over.outcome is not None
    assert over.outcome.points == (points, 0)
    assert over.outcome.results == ("won", "lost")
