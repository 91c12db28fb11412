"""What a move earned where."""

from __future__ import annotations

from ludoteka.table.earnings import earnings_of
from ludoteka.table.events import Step
from ludoteka.table.scene import AreaState, Earned, PieceState, PlaceState, SeatState, State

OWN = PlaceState(pieces=(PieceState("follower", 0),))
OTHER = PlaceState(pieces=(PieceState("follower", 1),))
CITY = AreaState("city", ("n1.city", "n2.city"), ("n1", "n2"), (0, 1), 8)
FIELD = AreaState("field", ("e1.field",), ("e1",), (1,), 3)


def state(*points: int, areas: tuple[AreaState, ...] = (), **places: PlaceState) -> State:
    board = {place.replace("_", "."): there for place, there in places.items()}
    return State((board,), tuple(SeatState("Ann", numbers={"points": number}) for number in points), areas=areas)


BEFORE = state(2, 0, areas=(CITY, FIELD), n1_city=OWN, n2_city=OTHER, e1_field=OTHER)


def earned(after: State, *places: str) -> list[Earned]:
    return list(earnings_of((Step("x", places=places),), BEFORE, after))


def test_whoever_leads_in_an_area_that_was_left_earned_its_worth() -> None:
    assert earned(state(10, 8, areas=(FIELD,), e1_field=OTHER)) == [
        Earned(0, "points", 8, "n1.city", "city"), Earned(1, "points", 8, "n2.city", "city")]


def test_several_areas_are_told_one_by_one() -> None:
    assert earned(state(10, 11))[1:] == [Earned(1, "points", 8, "n2.city", "city"),
                                         Earned(1, "points", 3, "e1.field", "field")]


def test_what_is_scored_at_once_is_earned_where_the_move_was_made() -> None:
    assert earned(state(4, 0, areas=(CITY, FIELD), n1_city=OWN, n2_city=OTHER, e1_field=OTHER), "s1.road") == [
        Earned(0, "points", 2, "s1.road")]


def test_nothing_is_told_of_what_does_not_add_up() -> None:
    assert earned(state(6, 0, areas=(FIELD,), e1_field=OTHER), "s1.road") == []
    assert earned(state(4, 0, areas=(CITY, FIELD), n1_city=OWN, n2_city=OTHER, e1_field=OTHER)) == []
