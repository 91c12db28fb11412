"""The ladder of Carcassonne's opponents: what each rung heeds, and that it beats the one below."""

from __future__ import annotations

import random
from itertools import pairwise
from math import comb

import numpy as np
import pytest

from ludoteka.core import Record
from ludoteka.games import load
from ludoteka.opponents import MatchFailed, Opponent, hint, opponent, play_series
from ludoteka.opponents.carcassonne import land as of
from ludoteka.opponents.carcassonne.ending import settle_all
from ludoteka.opponents.carcassonne.ladder import CHARACTERS, RUNGS, Character, judge, totals
from ludoteka.opponents.carcassonne.land import begin, fits, new_land, undo
from ludoteka.opponents.carcassonne.moves import MOST_MOVES, make, whole_moves
from ludoteka.opponents.carcassonne.playouts import draw
from ludoteka.opponents.carcassonne.prospects import chance_of
from ludoteka.opponents.carcassonne.reading import ground_for
from ludoteka.opponents.carcassonne.tables import FIRST, Ints, Tables
from ludoteka.opponents.levels import Level
from ludoteka.opponents.opponent import LADDER


def _tables(seats: int = 2) -> Tables:
    ground = ground_for(load("carcassonne").start(seats=seats))
    assert ground is not None
    return ground.tables


def _order(tables: Tables, seed: int) -> Ints:
    copies = tables.copies.copy()
    copies[tables.rules[FIRST]] -= 1
    return np.random.default_rng(seed).permutation(np.repeat(np.arange(len(copies)), copies))


def _points(tables: Tables, order: Ints, characters: list[Character | None]) -> list[int]:
    """What each seat has at the end of a match with the tiles in that order; without a character it plays by chance."""
    land, moves, values = new_land(), np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES)
    luck = np.random.default_rng(order)
    begin(tables, land)
    for number in order.tolist():
        land.state[of.BAG + number] -= 1
        land.state[of.LEFT] -= 1
        if fits(tables, land.state, number):
            land.state[of.DRAWN] = number
            many = whole_moves(tables, land, moves)
            values[:many] = luck.random(many)
            if (character := characters[land.state[of.SEAT]]) is not None:
                judge(tables, land, character, moves, many, values)
            make(tables, land, moves[values[:many].argmax()])
            land.log[0] = 0
    settle_all(tables, land)
    return [int(one) for one in land.state[of.POINTS:][:len(characters)]]


@pytest.mark.parametrize(("lower", "upper"), list(pairwise(["random", *RUNGS])))
def test_every_rung_beats_the_one_below(lower: str, upper: str) -> None:
    tables, won, played = _tables(), 0.0, 0
    for seed in range(30):
        order = _order(tables, seed)
        for mine in (0, 1):
            names = [upper, lower] if mine == 0 else [lower, upper]
            points = _points(tables, order, [RUNGS.get(name) for name in names])
            won += (points[mine] > points[1 - mine]) + (points[0] == points[1]) / 2
            played += 1
    assert won / played > 0.52  # benchmarks/carcassonne.py says it of more matches


def test_the_best_rung_wins_among_four() -> None:
    tables, won = _tables(4), 0
    for seed in range(40):
        characters: list[Character | None] = [RUNGS["greedy"]] * 4
        characters[seed % 4] = RUNGS["planner"]
        points = _points(tables, _order(tables, seed), characters)
        won += points[seed % 4] == max(points)
    assert won >= 15  # ten would be as good as the others


def test_a_builder_makes_more_and_a_spoiler_leaves_less_to_others() -> None:
    tables, made, left = _tables(), dict[str, int](), dict[str, int]()
    for name in ("builder", "spoiler"):
        pairs = [_points(tables, _order(tables, seed), [CHARACTERS[name], RUNGS["planner"]]) for seed in range(10)]
        made[name], left[name] = (sum(points) for points in zip(*pairs, strict=True))
    assert made["builder"] > made["spoiler"] + 50
    assert left["spoiler"] < left["builder"] - 50


def test_every_character_is_an_opponent() -> None:
    assert {*LADDER} == {*CHARACTERS}


def test_greedy_heeds_what_it_would_have_now() -> None:
    tables, land, luck = _tables(), new_land(), np.array([4], np.int64)
    moves, values, have = np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES), np.zeros(6)
    begin(tables, land)
    for _ in range(30):
        draw(tables, land, luck)
        many, seat, top = whole_moves(tables, land, moves), land.state[of.SEAT], int(land.log[0])
        judge(tables, land, RUNGS["greedy"], moves, many, values)
        for number in range(many):
            make(tables, land, moves[number])
            have[:] = 0
            totals(tables, land, have, 0.0, 0)
            assert values[number] == have[seat]
            undo(land, top)
        make(tables, land, moves[values[:many].argmax()])
        land.log[0] = 0


@pytest.mark.parametrize(("good", "left", "draws"), [
    (1, 10, 3), (4, 10, 3), (0, 10, 3), (9, 10, 3), (2, 2, 5), (3, 0, 2),
])
def test_chances_of_drawing_are_exact(good: int, left: int, draws: int) -> None:
    state = new_land().state
    state[of.LEFT] = left
    drawn = min(draws, left)
    exact = 1 - comb(left - good, drawn) / comb(left, drawn) if left else 0.0
    assert chance_of(state, good, draws) == pytest.approx(exact)


def test_levels_and_hints_think_at_both_choices_of_a_turn() -> None:
    position = load("carcassonne").start(seed=4)
    position = position.play(position.moves()[0])
    for _ in range(2):
        found = hint(position, seconds=0.1)
        assert found.move is not None
        assert found.thought is not None
        for level in ("level-7", "level-8"):
            assert opponent(level).choose(position, random.Random(1)) in position.moves()
        position = position.play(found.move)


def test_the_highest_level_thinks_by_simulations_and_others_at_all_moves_alike() -> None:
    position = load("carcassonne").start(seed=4)
    position = position.play(position.moves()[0])
    levels = [Level(number) for number in (7, 8)]
    for level in levels:
        level.choose(position, random.Random(1))
    wide, far = (level.considered for level in levels)
    assert wide is not None
    assert far is not None
    assert wide.considered.depth == 1 < far.considered.depth


def test_a_rung_plays_no_other_game() -> None:
    seats: list[Opponent] = [opponent("planner"), opponent("random")]
    game = load("tic-tac-toe")
    with pytest.raises(MatchFailed, match="'planner' plays Carcassonne only, not Tic-tac-toe"):
        list(play_series(game, seats, games=2, start=Record(game.id, game.version, seed=1)))
