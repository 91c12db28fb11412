"""Expectation search: the same value whatever is cut, and the one that follows from the definition."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteka.opponents.budget import Budget
from ludoteka.opponents.carcassonne import land as of
from ludoteka.opponents.carcassonne.balance import hope
from ludoteka.opponents.carcassonne.ending import final_points
from ludoteka.opponents.carcassonne.expectimax import (
    LIMIT,
    NODES,
    PROBES,
    Expectimax,
    look_at,
    new_room,
)
from ludoteka.opponents.carcassonne.land import begin, fits, new_land, take, undo
from ludoteka.opponents.carcassonne.moves import NOBODY, make, part_of
from ludoteka.opponents.carcassonne.playouts import draw
from ludoteka.opponents.carcassonne.tables import FIELD, MOST_SEATS, Floats, Tables
from ludoteka.opponents.carcassonne.turn import Turn
from tests.opponents.carcassonne.grounds import endgame, expected, greedy, ground, moves_of, worths

WAYS = {"star1": 0, "star2": 1, "star25": 5}
ENOUGH = 1 << 40


def _searched(turn: Turn, depth: int, probes: int) -> tuple[Floats, int]:
    """What the moves of a turn are worth, and how many positions were judged for that."""
    room, many = new_room(), len(turn.moves)
    room.numbers[LIMIT], room.numbers[PROBES] = ENOUGH, probes
    values = np.zeros(many)
    assert look_at(turn.tables, turn.land, room, turn.moves, values, np.zeros(many, np.int64), depth) == many
    return values, int(room.numbers[NODES])


@pytest.mark.parametrize(("seats", "laid", "left", "depth"), [(2, 3, 3, 1), (2, 5, 4, 2), (3, 1, 2, 3), (2, 40, 1, 2)])
def test_every_way_of_cutting_finds_what_the_definition_says(seats: int, laid: int, left: int, depth: int) -> None:
    turn = endgame(ground(seats).tables, 3 + laid, laid, left)
    exact = worths(turn, depth)
    for name, probes in WAYS.items():
        values, _ = _searched(turn, depth, probes)
        assert all(value >= worth - 1e-9 for value, worth in zip(values, exact, strict=True)), name
        assert max(values) == pytest.approx(max(exact)), name
        assert exact[int(np.argmax(values))] == pytest.approx(max(exact)), name


def test_cutting_saves_most_of_the_work_and_leaves_the_land_untouched() -> None:
    for seed in (11, 12):
        turn = endgame(ground().tables, seed, 20, 40)
        before = turn.land.state.copy()
        found = {name: _searched(turn, 2, probes) for name, probes in WAYS.items()}
        assert len({round(max(values), 6) for values, _ in found.values()}) == 1
        assert found["star2"][1] < found["star25"][1] < found["star1"][1]
        assert (turn.land.state == before).all()
        assert turn.land.log[0] == 0


def _fitting(turn: Turn, move: int) -> list[bool]:
    """Which types of tiles fit somewhere after a move."""
    top = int(turn.land.log[0])
    make(turn.tables, turn.land, move)
    found = [fits(turn.tables, turn.land.state, number) for number in range(len(turn.tables.copies))]
    undo(turn.land, top)
    return found


def test_a_tile_that_fits_nowhere_is_put_away_and_another_is_drawn() -> None:
    turn = endgame(ground().tables, 8, 1, 2)
    state, seat = turn.land.state, int(turn.land.state[of.SEAT])
    closing = next(move for move in turn.moves.tolist() if not all(_fitting(turn, move)))
    fitting = _fitting(turn, closing)
    state[of.BAG:of.POINTS] = 0
    state[[of.BAG + fitting.index(False), of.BAG + fitting.index(True)]] = 1
    top = int(turn.land.log[0])
    make(turn.tables, turn.land, closing)
    value = expected(turn, seat, 2)
    undo(turn.land, top)
    for probes in WAYS.values():
        assert _searched(turn._replace(moves=np.array([closing])), 3, probes)[0][0] == pytest.approx(value)


def test_it_looks_deeper_until_the_budget_is_spent_or_all_is_seen() -> None:
    tables = ground().tables
    turn = endgame(tables, 4, 25, 1)
    found = Expectimax(5).search(turn, Budget(nodes=ENOUGH))
    exact = worths(turn, 2)
    assert found.depth == 2
    assert found.hopes[found.best] == pytest.approx(hope(max(exact)))
    assert exact[found.best] == pytest.approx(max(exact))
    turn = endgame(tables, 4, 25, 40)
    for nodes in (1, 500, 20_000):
        found = Expectimax(5).search(turn, Budget(nodes=nodes))
        assert found.efforts.sum() <= nodes + 2 * len(turn.moves)
        assert 0 <= found.best < len(turn.moves)
    assert found.depth >= 2


def _to_the_end(turn: Turn, thinker: int) -> float:
    """What can be expected from the rest of the match by its own points, with nothing taken for granted."""
    tables, land = turn.tables, turn.land
    state, top, points = land.state, int(land.log[0]), np.zeros(MOST_SEATS)
    if state[of.DRAWN] != of.NONE:
        values = []
        for move in moves_of(tables, land):
            make(tables, land, move)
            values.append(_to_the_end(turn, thinker))
            undo(land, top)
        return max(values) if state[of.SEAT] == thinker else min(values)
    if state[of.LEFT] == 0:
        final_points(tables, land, points)
        return float(points[thinker] - points[1 - thinker])
    total = 0.0
    for number in range(len(tables.copies)):
        if copies := int(state[of.BAG + number]):
            take(land, number)
            if fits(tables, state, number):
                state[of.DRAWN] = number
                total += copies * _to_the_end(turn, thinker)
                state[of.DRAWN] = of.NONE
            else:
                total += copies * _to_the_end(turn, thinker)
            undo(land, top)
    return total / int(state[of.LEFT])


def _farmed(tables: Tables, seed: int) -> Turn:
    """A turn before the last tile, after a match in which every fourth move places a farmer where it can."""
    land, luck, number = new_land(), np.array([seed], np.int64), 0
    begin(tables, land)
    while draw(tables, land, luck) and land.state[of.LEFT] > 1:
        drawn = land.state[of.DRAWN]
        farming = [move for move in moves_of(tables, land)
                   if part_of(move) != NOBODY and tables.kinds[drawn, part_of(move)] == FIELD]
        make(tables, land, greedy(tables, land, None if number % 4 else farming))
        land.log[0], number = 0, number + 1
    land.log[0] = 0
    moves = moves_of(tables, land)
    return Turn(tables, land, np.array(moves), list(range(len(moves))))


# With the second edition these are worth more than the bounds of earlier turns allow.
@pytest.mark.parametrize("seed", [2, 10, 34])
@pytest.mark.parametrize("edition", ["1", "2", "3"])
def test_the_last_turns_are_worth_what_the_final_scoring_of_the_edition_gives(edition: str, seed: int) -> None:
    turn, exact = _farmed(ground(edition=edition).tables, seed), list[float]()
    seat, top = int(turn.land.state[of.SEAT]), int(turn.land.log[0])
    assert turn.land.state[of.LEFT] == 1
    for move in turn.moves.tolist():
        make(turn.tables, turn.land, move)
        exact.append(_to_the_end(turn, seat))
        undo(turn.land, top)
    for probes in WAYS.values():
        values, _ = _searched(turn, 2, probes)
        assert max(values) == pytest.approx(max(exact))
        assert exact[int(np.argmax(values))] == pytest.approx(max(exact))
