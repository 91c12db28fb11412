"""Monte-Carlo tree search, on small games whose true values are known."""

from __future__ import annotations

import ctypes
import random
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest

import ludoteka as lt
from ludoteka.core import TooMuch
from ludoteka.machine.position import TextPosition
from ludoteka.native import native
from ludoteka.native.functions import CHANCE, OVER, NativeGame
from ludoteka.opponents.search.considered import Considered, Weighed
from ludoteka.opponents.search.montecarlo import MonteCarlo, chosen
from ludoteka.opponents.search.simulation import TUNED
from ludoteka.opponents.search.tree import UNEXPANDED, planted, reroot
from ludoteka.opponents.search.worker import Worker
from tests.native import toys

CURIOUS = TUNED._replace(exploration=1.5)
"""Proves moves that do not look best, too."""


def chooser(game: NativeGame, buffer: toys.Buffer) -> int:
    return int(ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int64)(game.chooser)(buffer.ctypes.data))


def play(game: NativeGame, buffer: toys.Buffer, *moves: int) -> None:
    for move in moves:
        call = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int64, ctypes.c_int64)(game.play)
        assert call(buffer.ctypes.data, move) >= 0


def moves(game: NativeGame, buffer: toys.Buffer) -> list[int]:
    out = np.zeros(game.most_moves, np.int64)
    call = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int64, ctypes.c_int64, ctypes.c_int32)(game.moves)
    return [int(move) for move in out[:call(buffer.ctypes.data, out.ctypes.data, len(out))]]


def worth(game: NativeGame, buffer: toys.Buffer) -> list[float]:
    out = np.zeros(game.seats)
    ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int64, ctypes.c_int64)(game.worth)(buffer.ctypes.data, out.ctypes.data)
    return [float(one) for one in out]


def match(toy: toys.Toy, *seats: Callable[[toys.Buffer], int]) -> list[float]:
    """Play to the end; what each seat reached."""
    game, buffer = toy
    while (seat := chooser(game, buffer)) != OVER:
        play(game, buffer, seats[seat](buffer))
    return worth(game, buffer)


def thinker(game: NativeGame, simulations: int, seed: int = 0) -> Callable[[toys.Buffer], int]:
    search = MonteCarlo(game)
    return lambda buffer: search.search(buffer, simulations=simulations, seed=seed).best


@pytest.mark.parametrize("seed", range(10))
def test_tic_tac_toe_is_never_lost_against_chance(seed: int) -> None:
    game, _ = toys.in_row()
    rng = random.Random(seed)
    for seat in range(2):
        seats = [lambda buffer: rng.choice(moves(game, buffer))] * 2
        seats[seat] = thinker(game, 1500, seed)
        assert match(toys.in_row(), *seats)[seat] >= 0.5


@pytest.mark.parametrize("seed", range(3))
def test_tic_tac_toe_against_itself_is_drawn(seed: int) -> None:
    game, _ = toys.in_row()
    assert match(toys.in_row(), thinker(game, 3000, seed), thinker(game, 3000, seed + 100)) == [0.5, 0.5]


def test_a_forced_win_is_proven() -> None:
    game, buffer = toys.in_row()
    play(game, buffer, 0, 1, 8, 4, 7, 3)  # X has 7 and 8 and wins at 6; O threatens 5
    found = MonteCarlo(game).search(buffer, simulations=1000)
    assert (found.best, found.value, found.proven) == (6, 1.0, True)
    assert found.line == (6,)


def test_a_fork_is_found_and_its_line_shown() -> None:
    game, buffer = toys.in_row()
    play(game, buffer, 0, 1)  # O beside the corner loses
    found = MonteCarlo(game).search(buffer, simulations=100_000)
    assert found.proven
    assert found.value == 1.0
    assert found.nodes < 100_000
    play(game, buffer, *found.line)
    assert worth(game, buffer) == [1.0, 0.0]


@pytest.mark.parametrize("heaps", list(product(range(1, 4), range(4), range(4))))
def test_nim_is_proven_exactly(heaps: tuple[int, ...]) -> None:
    game, buffer = toys.nim(*heaps)
    found = MonteCarlo(game, most_nodes=200_000).search(buffer, simulations=100_000)
    assert found.proven
    assert found.value == float(heaps[0] ^ heaps[1] ^ heaps[2] != 0)


@cache
def nim_values(heap: int, seats: int) -> tuple[float, ...]:
    """What each seat reaches, counted from the one to move, when all play for themselves."""
    if not heap:
        return tuple(1 - (-1 - seat) % seats / (seats - 1) for seat in range(seats))
    after = [nim_values(heap - taken, seats) for taken in range(1, min(heap, 3) + 1)]
    best = max(after, key=lambda values: values[seats - 1])
    return (best[-1], *best[:-1])


@pytest.mark.parametrize(("heap", "seats"), list(product(range(1, 9), (3, 4))))
def test_several_seats_each_play_for_themselves(heap: int, seats: int) -> None:
    game, buffer = toys.nim(heap, seats=seats, most=3)
    found = MonteCarlo(game, manner=CURIOUS, most_nodes=100_000).search(buffer, simulations=100_000)
    assert found.proven
    assert found.value == pytest.approx(nim_values(heap, seats)[0])


@cache
def race_value(mine: int, theirs: int, goal: int) -> float:
    """How likely the one to move wins the race."""
    if theirs >= goal:
        return 0.0
    after = {steps: 1 - race_value(theirs, mine + steps, goal) for steps in (1, 2, 4)}
    return max(after[2], 0.6 * after[1] + 0.4 * after[4])


@pytest.mark.parametrize("goal", [3, 4, 5, 6])
def test_a_small_game_of_chance_is_proven_exactly(goal: int) -> None:
    game, buffer = toys.race(goal)
    found = MonteCarlo(game, manner=CURIOUS).search(buffer, simulations=50_000)
    assert found.proven
    assert found.value == pytest.approx(race_value(0, 0, goal), abs=1e-5)


def test_a_game_of_chance_is_worth_what_can_be_expected() -> None:
    game, buffer = toys.race(15)
    found = MonteCarlo(game).search(buffer, simulations=60_000)
    assert not found.proven
    assert found.value == pytest.approx(race_value(0, 0, 15), abs=0.03)
    assert chooser(game, buffer) != CHANCE


def test_a_puzzle_is_a_game_of_one() -> None:
    game, buffer = toys.sliding([1, 2, 3, 0, 4, 6, 7, 5, 8])
    found = MonteCarlo(game).search(buffer, simulations=10_000)
    assert found.proven
    play(game, buffer, *found.line)
    assert chooser(game, buffer) == OVER


def without_time(found: Considered) -> tuple[Any, ...]:
    return found.moves, found.best, found.line, found.nodes, found.depth


def test_the_same_seed_finds_the_same() -> None:
    game, buffer = toys.in_row(4, 4)
    one, same, other = [MonteCarlo(game).search(buffer, simulations=2000, seed=seed) for seed in (1, 1, 2)]
    assert without_time(one) == without_time(same)
    assert one.moves != other.moves
    assert one.nodes == sum(weighed.visits for weighed in one.moves) == 2000
    assert [weighed.move for weighed in one.moves] == moves(game, buffer)


def test_a_negative_seed_is_a_seed() -> None:
    game, buffer = toys.in_row(4, 4)
    assert MonteCarlo(game).search(buffer, simulations=10, seed=-3).nodes == 10


def test_the_tree_is_kept_after_both_have_moved() -> None:
    game, buffer = toys.in_row(4, 4)
    search = MonteCarlo(game)
    found = search.search(buffer, simulations=20_000)
    play(game, buffer, *found.line[:2])
    known = search.search(buffer, simulations=100)
    assert sum(weighed.visits for weighed in known.moves) > 300
    assert [weighed.move for weighed in known.moves] == moves(game, buffer)
    fresh = MonteCarlo(game).search(buffer, simulations=20_000)
    again = search.search(buffer, simulations=20_000)
    assert again.value == pytest.approx(fresh.value, abs=0.05)


def test_a_position_that_was_not_reached_begins_anew() -> None:
    game, buffer = toys.in_row(4, 4)
    search = MonteCarlo(game)
    search.search(buffer, simulations=5000)
    play(game, buffer, 0, 1, 2, 4, 5, 6)
    assert sum(weighed.visits for weighed in search.search(buffer, simulations=100).moves) == 100


def test_a_kept_tree_is_the_part_below_the_new_root() -> None:
    tree = planted(10, 2)
    # The root 0 has children 1, 2; of them 2 has 3, 4 and then 1 has 5, 6; 4 has 7.
    for node, (first, children) in enumerate([(1, 2), (5, 2), (3, 2), (0, -1), (7, 1), (0, -1), (0, -1), (0, -1)]):
        tree.nodes[node] = (node * 10, node + 1, 0.5, 1, first, children, 0, node == 7)
        tree.worths[node] = node
    tree.used[0] = 8
    reroot(tree, 2)
    assert tree.used[0] == 4
    assert list(tree.nodes["move"][:4]) == [20, 30, 40, 70]
    assert [(one["first"], one["children"]) for one in tree.nodes[:4]] == [(1, 2), (0, UNEXPANDED), (3, 1), (0, -1)]
    assert list(tree.nodes["proven"][:4]) == [0, 0, 0, 1]
    assert list(tree.worths[3]) == [7, 7]


def test_a_search_can_be_stopped_from_elsewhere() -> None:
    game, buffer = toys.in_row(4, 4)
    stop = np.zeros(1, np.int64)
    timer = threading.Timer(0.05, lambda: stop.fill(1))
    timer.start()
    found = MonteCarlo(game, most_nodes=10_000).search(buffer, stop=stop)
    assert found.nodes > 0
    assert found.moves[0].move == 0


def test_time_ends_a_search() -> None:
    game, buffer = toys.in_row(4, 4)
    found = MonteCarlo(game, most_nodes=10_000).search(buffer, seconds=0.05)
    assert 0.05 <= found.seconds < 5
    assert found.nodes > 0


def test_a_search_tells_how_it_goes() -> None:
    game, buffer = toys.in_row(4, 4)
    heard: list[Considered] = []
    found = MonteCarlo(game).search(buffer, simulations=1000, report=heard.append)
    assert heard
    assert without_time(heard[-1]) == without_time(found)


def test_workers_share_the_simulations() -> None:
    game, buffer = toys.in_row(4, 4)
    found = MonteCarlo(game).search(buffer, simulations=1001, workers=2)
    assert found.nodes == sum(weighed.visits for weighed in found.moves) == 1002
    assert found.workers == 2


def test_workers_do_not_disturb_each_other() -> None:
    position = lt.game("chess").start()
    assert isinstance(position, TextPosition)
    code = native(position)
    assert code is not None
    buffer, halt = code.pack(position), np.zeros(1, np.int64)
    together, alone = [[Worker(code.functions, TUNED, 50_000) for _ in range(3)] for _ in range(2)]
    for workers in (together, alone):
        for number, worker in enumerate(workers):
            worker.begin(buffer, (0, number))
    with ThreadPoolExecutor(3) as threads:
        list(threads.map(lambda worker: worker.run(100, halt, halt), together))
    for worker in alone:
        worker.run(100, halt, halt)
    assert [worker.weighed() for worker in together] == [worker.weighed() for worker in alone]


@pytest.mark.parametrize(("start", "wins"), [(0, False), (1, True), (4, False), (5, True)])
@pytest.mark.parametrize("workers", [1, 3])
def test_each_worker_remembers_earlier_positions_for_itself(start: int, wins: bool, workers: int) -> None:
    game, buffer = toys.walk(3, 3, start)
    before = buffer.copy()
    found = MonteCarlo(game).search(buffer, simulations=100_000, workers=workers)
    assert found.proven
    assert found.value == float(wins)
    assert (buffer == before).all()


def test_a_full_tree_goes_on_without_growing() -> None:
    game, buffer = toys.in_row(4, 4)
    search = MonteCarlo(game, most_nodes=200)
    found = search.search(buffer, simulations=20_000)
    assert found.nodes == 20_000
    assert found.depth < MonteCarlo(game).search(buffer, simulations=20_000).depth
    assert min(weighed.visits for weighed in found.moves) > 10


def test_room_is_made_for_more_moves_than_usual() -> None:
    game, buffer = toys.nim(7, 7, 7, 7, 7)
    assert len(MonteCarlo(replace(game, most_moves=10)).search(buffer, simulations=10).moves) == 35
    with pytest.raises(TooMuch):
        MonteCarlo(replace(game, most_moves=10), most_nodes=30).search(buffer, simulations=10)


def test_it_takes_a_win_and_prevents_a_loss_in_connect_four() -> None:
    position = lt.game("connect-four").start().play("d").play("d").play("e").play("e")
    code = native(position)
    assert code is not None
    search = MonteCarlo(code.functions)

    def best() -> str:
        assert isinstance(position, TextPosition)
        buffer = code.pack(position)
        return str(position.moves()[code.moves(buffer).index(search.search(buffer, simulations=3000).best)])

    assert best() in "cf"  # three in a row, open on both sides
    position = position.play("c")
    assert best() in "bf"
    position = position.play("f")
    assert best() == "b"


def test_a_long_playout_counts_as_drawn() -> None:
    game, buffer = toys.in_row(4, 4)
    found = MonteCarlo(game, manner=TUNED._replace(most=1)).search(buffer, simulations=100)
    assert {weighed.value for weighed in found.moves} == {0.5}


def test_a_search_must_end_and_someone_must_choose() -> None:
    game, buffer = toys.in_row()
    with pytest.raises(ValueError, match="needs seconds, simulations or"):
        MonteCarlo(game).search(buffer)
    with pytest.raises(ValueError, match="at least one worker, not 0"):
        MonteCarlo(game).search(buffer, simulations=10, workers=0)
    play(game, buffer, 0, 3, 1, 4, 2)
    with pytest.raises(ValueError, match="nobody chooses"):
        MonteCarlo(game).search(buffer, simulations=10)


def test_what_is_certain_is_weighed_against_what_is_likely() -> None:
    won, drawn, lost = Weighed(1, 5, 1.0, True), Weighed(2, 5, 0.5, True), Weighed(3, 500, 0.0, True)
    good, bad, hopeless = Weighed(4, 50, 0.7), Weighed(5, 50, 0.3), Weighed(6, 1, 0.0)
    assert chosen([good, won, drawn]) == won
    assert chosen([good, drawn]) == good
    assert chosen([bad, drawn]) == drawn
    assert chosen([lost, hopeless]) == hopeless
    assert chosen([lost]) == lost
