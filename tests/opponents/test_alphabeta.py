"""Alpha-beta on small games whose results are known or worked out plainly."""

from __future__ import annotations

from random import Random
from threading import Timer
from typing import Any

import numpy as np
import pytest

from ludoteka.native import calls
from ludoteka.native.calls import compiled
from ludoteka.native.functions import NativeGame
from ludoteka.opponents.search.alphabeta import AlphaBeta
from tests.native import toys

Buffer = np.ndarray[Any, np.dtype[np.uint8]]


@compiled
def _moves(function: int, position: int, out: int, room: int) -> int:
    return calls.moves(function, position, out, np.int32(room))  # type: ignore[no-any-return]  # intrinsics have no types


@compiled
def _play(function: int, position: int, move: int) -> int:
    return calls.play(function, position, move)  # type: ignore[no-any-return]


@compiled
def _worth(function: int, position: int, out: int) -> int:
    return calls.worth(function, position, out)  # type: ignore[no-any-return]


@compiled
def _chooser(function: int, position: int) -> int:
    return calls.chooser(function, position)  # type: ignore[no-any-return]


def moves(game: NativeGame, position: Buffer) -> list[int]:
    found = np.zeros(game.most_moves, dtype=np.int64)
    total = _moves(game.moves, position.ctypes.data, found.ctypes.data, game.most_moves)
    return [int(move) for move in found[:total]]


def played(game: NativeGame, position: Buffer, move: int) -> Buffer:
    after = calls.buffer(game.size)
    after[:] = position
    _play(game.play, after.ctypes.data, move)
    return after


def worth(game: NativeGame, position: Buffer, seat: int) -> float:
    ends = np.zeros(game.seats)
    _worth(game.worth, position.ctypes.data, ends.ctypes.data)
    return float(ends[seat])


def minimax(game: NativeGame, position: Buffer, seat: int) -> float:
    """What a position is worth to a seat, by looking at everything."""
    chooser = _chooser(game.chooser, position.ctypes.data)
    if chooser < 0:
        return worth(game, position, seat)
    values = [minimax(game, played(game, position, move), seat) for move in moves(game, position)]
    return max(values) if chooser == seat else min(values)


def after(toy: toys.Toy, *line: int) -> toys.Toy:
    game, position = toy
    for move in line:
        position = played(game, position, move)
    return game, position


def test_tic_tac_toe_is_solved_as_a_draw() -> None:
    game, start = toys.in_row()
    found = AlphaBeta(game).search(start)
    assert (found.value, found.proven, found.depth, len(found.line)) == (0.5, True, 9, 9)
    assert AlphaBeta(game).solve(start, 10_000) == 0.5
    assert AlphaBeta(game).solve(start, 1_000) is None


def test_it_never_loses_tic_tac_toe_and_punishes_mistakes() -> None:
    game, start = toys.in_row()
    rng, results = Random(5), []
    for number in range(30):
        position, seat, mind = start, number % 2, AlphaBeta(game)
        while (chooser := _chooser(game.chooser, position.ctypes.data)) >= 0:
            choice = mind.search(position).best if chooser == seat else rng.choice(moves(game, position))
            position = played(game, position, choice)
        results.append(worth(game, position, seat))
    assert 0 not in results
    assert results.count(1) > 15


@pytest.mark.parametrize("seed", range(12))
def test_values_are_those_of_plain_minimax(seed: int) -> None:
    rng = Random(seed)
    heaps = [rng.randrange(4) for _ in range(2)]
    width, height = rng.choice([(2, 3), (3, 3), (1, 4)])
    line = rng.sample(range(9), 4)
    for game, position in (
        after(toys.in_row(), *line), toys.nim(*heaps, 1, most=rng.randrange(1, 4)),
        toys.walk(width, height, rng.randrange(width * height)),
    ):
        chooser = _chooser(game.chooser, position.ctypes.data)
        assert AlphaBeta(game).solve(position, 10**6) == minimax(game, position, chooser)
        # With a value for every move, each is that of the position behind it.
        found = AlphaBeta(game).search(position, lines=99)
        wanted = {move: minimax(game, played(game, position, move), chooser) for move in moves(game, position)}
        assert all(one.value == wanted[one.move] for one in found.moves if one.proven)
        assert wanted[found.best] == max(wanted.values())
        assert found.weighed(found.best).proven


def test_the_quickest_win_and_the_slowest_loss_are_chosen() -> None:
    # Seat 0 has 0 and 1, seat 1 has 3 and 4, and 0 is to move: 2 wins at once, though others would win too.
    quick = AlphaBeta(toys.in_row()[0]).search(after(toys.in_row(), 0, 3, 1, 4)[1])
    assert (quick.best, quick.value, quick.line, quick.depth) == (2, 1, (2,), 1)
    game, lost = toys.nim(2, 2)
    slow = AlphaBeta(game).search(lost)
    assert (slow.value, slow.proven, len(slow.line)) == (0, True, 4)


def test_the_same_nodes_give_the_same_result() -> None:
    game, start = toys.in_row(4, 4)
    first, again = (AlphaBeta(game).search(start, nodes=5000, seed=3) for _ in range(2))
    assert (first.moves, first.line, first.nodes) == (again.moves, again.line, again.nodes)
    assert first.nodes in (5000, 5001)
    assert not first.proven


def test_luck_varies_the_choice_between_equal_moves() -> None:
    game, start = toys.in_row()
    assert len({AlphaBeta(game).search(start, depth=1, seed=seed).best for seed in range(40)}) == 9


def test_it_ends_when_cancelled_and_when_time_is_over() -> None:
    game, start = toys.in_row(4, 4)
    cancelled = np.ones(1, dtype=np.int64)
    assert AlphaBeta(game).search(start, stop=cancelled).nodes == 1
    soon = np.zeros(1, dtype=np.int64)
    Timer(0.05, soon.fill, (1,)).start()
    for found in (AlphaBeta(game).search(start, stop=soon), AlphaBeta(game).search(start, seconds=0.05)):
        assert found.nodes > 1
        assert not found.proven


def test_games_with_chance_or_more_seats_are_refused() -> None:
    for game, _ in (toys.race(), toys.nim(1, 2, seats=3), toys.sliding([1, 2, 3, 0])):
        with pytest.raises(ValueError, match="two seats without chance"):
            AlphaBeta(game)


def test_a_position_that_is_over_has_nothing_to_consider() -> None:
    game, over = after(toys.nim(1), 1)
    with pytest.raises(ValueError, match="no move"):
        AlphaBeta(game).search(over)
