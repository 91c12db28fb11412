"""What a move earned where."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from ludoteka.core import Earning
from ludoteka.games import load
from ludoteka.table.earnings import earnings_of
from ludoteka.table.events import Step
from ludoteka.table.scene import Earned, SeatState, State
from tests.table.seats import NOBODY, NOON, sit

LATE = (Path(__file__).parents[1] / "browser/positions/carcassonne.txt").read_text(encoding="utf-8")
"""One tile lies in the tray and three are in the bag."""
CITY = ("n1.city", "city", ("n1", "n2"))
FIELD = ("e1.field", "field", ("e1",))


def state(*points: int) -> State:
    return State(({},), tuple(SeatState("Ann", numbers={"points": number}) for number in points))


def earned(before: State, after: State, *noted: Earning, places: tuple[str, ...] = ("s1.road",)) -> list[Earned]:
    return list(earnings_of((Step("x", places=places),), before, after, noted))


def test_all_who_earned_something_in_an_area_are_told_together() -> None:
    noted = (Earning(0, "points", 8, *CITY), Earning(1, "points", 3, *FIELD), Earning(1, "points", 8, *CITY))
    assert earned(state(2, 0), state(10, 11), *noted) == [
        Earned(0, "points", 8, *CITY), Earned(1, "points", 8, *CITY), Earned(1, "points", 3, *FIELD)]


def test_what_one_area_brought_bit_by_bit_is_told_as_one() -> None:
    noted = (Earning(0, "points", 4, *CITY), Earning(0, "points", 4, *CITY))
    assert earned(state(0, 0), state(8, 0), *noted) == [Earned(0, "points", 8, *CITY)]


def test_what_one_area_brought_by_two_rules_is_told_apart() -> None:
    noted = (Earning(0, "points", 4, *CITY, "score"), Earning(0, "points", 3, *CITY, "farm"))
    assert earned(state(0, 0), state(7, 0), *noted) == [
        Earned(0, "points", 4, *CITY, "score"), Earned(0, "points", 3, *CITY, "farm")]


def test_what_was_earned_nowhere_is_told_where_the_move_was_made() -> None:
    assert earned(state(2, 0), state(4, 0), Earning(0, "points", 2)) == [Earned(0, "points", 2, "s1.road")]


def test_what_is_told_is_as_much_as_the_number_has_changed_by() -> None:
    assert earned(state(2, 0), state(11, 0), Earning(0, "points", 8, *CITY)) == [
        Earned(0, "points", 8, *CITY), Earned(0, "points", 1, "s1.road")]


def test_of_a_number_that_a_viewer_does_not_see_nothing_is_told() -> None:
    assert earned(state(2, 0), state(2, 0), Earning(0, "gold", 3, *CITY)) == []


@pytest.mark.parametrize("edition", [1, 2, 3])
@pytest.mark.parametrize("seed", range(2))
def test_all_points_until_the_end_are_told_area_by_area(edition: int, seed: int) -> None:
    late = LATE.replace("option edition: 3", f"option edition: {edition}")
    table, luck = sit(load("carcassonne"), "person", "person", position=late, seed=seed), Random(seed)
    told = 0
    while not table.over:
        before = table.scene(NOBODY, NOON).state.seats
        if table.due.kind == "chance":
            table.apply(table.chance_move(at=NOON))
        else:
            table.apply(table.choose(table.due.seat or 0, luck.choice(table.position.moves()).text, at=NOON))
        scene = table.scene(NOBODY, NOON)
        found = scene.effects.earned if scene.effects else ()
        sums = Counter[int]()
        for one in found:
            sums[one.seat] += one.points
        grown = [now.numbers["points"] - was.numbers["points"]
                 for was, now in zip(before, scene.state.seats, strict=True)]
        assert [sums[seat] for seat in (0, 1)] == grown
        assert all(one.kind and set(one.cells) <= set(scene.state.boards[0]) for one in found)
        told = len({one.place for one in found})
    assert told > 3
