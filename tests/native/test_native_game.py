"""Positions in buffers: there and back, their marks, what is refused, what a match was worth."""

from __future__ import annotations

import ctypes
import random

import numpy as np
import pytest

import ludoteka as lt
from ludoteka.core import Outcome
from ludoteka.machine.position import TextPosition
from ludoteka.native import TOO_MANY, native
from ludoteka.native.game import Native
from tests.machine.small import game
from tests.native.lockstep import worth_of


def start_of(name: str, **options: int | str) -> tuple[Native, TextPosition]:
    start = lt.game(name).start(**options)  # type: ignore[arg-type]  # settings of the game
    assert isinstance(start, TextPosition)
    code = native(start)
    assert code is not None
    return code, start


@pytest.mark.parametrize(("name", "moves"), [("go", 12), ("pexeso", 9), ("draughts", 15), ("nine-mens-morris", 8)])
def test_a_position_comes_back_as_it_was(name: str, moves: int) -> None:
    """In pexeso a turn is left in its middle; in Go and draughts earlier positions count."""
    code, position = start_of(name, **({"size": 4} if name == "go" else {}))
    rng = random.Random(f"back {name}")
    for _ in range(moves):
        assert code.unpack(code.pack(position)) == position
        position = position.play(rng.randrange(len(position.moves())))


def test_the_mark_is_the_digest_of_the_interpreter() -> None:
    code, position = start_of("go", size=4)
    for move in ("a1", "b2", "c3"):
        position = position.play(move)
    whole = int.from_bytes(position.run.digest(False), "big")
    swapped = position.run.state[code.plan.layout.swapped]
    assert swapped == 0
    assert code.mark(code.pack(position)) % 2**64 == whole


def test_equal_positions_have_equal_marks_and_others_have_not() -> None:
    code, start = start_of("tic-tac-toe")
    marks: dict[int, tuple[int, ...]] = {}
    todo, seen = [start], 0
    while todo:
        position = todo.pop()
        key = tuple(position.run.state[:code.plan.layout.same_end])
        assert marks.setdefault(code.mark(code.pack(position)), key) == key
        seen += 1
        if position.run.state[code.plan.layout.turn_number] < 5:
            todo += [position.play(number) for number in range(len(position.moves()))]
    assert len(marks) == len(set(marks.values())) < seen


def test_marks_tell_the_middle_of_a_turn_from_its_beginning() -> None:
    code, start = start_of("pexeso", seats=2)
    opened = [start.play(number) for number in range(6)]
    assert len({code.mark(code.pack(position)) for position in (start, *opened)}) == 7


def test_moves_need_room() -> None:
    code, start = start_of("tic-tac-toe")
    buffer, room = code.pack(start), np.zeros(9, np.int64)
    moves = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int64, ctypes.c_int64, ctypes.c_int32)(code.functions.moves)
    assert moves(buffer.ctypes.data, room.ctypes.data, 8) == TOO_MANY
    assert moves(buffer.ctypes.data, room.ctypes.data, 9) == 9
    code._room = np.zeros(2, np.int64)
    assert len(code.moves(buffer)) == 9


def test_where_ways_are_ranked_there_is_room_for_as_many_moves_as_elsewhere() -> None:
    start = game("""
        game Most
        players White, Black
        board 3 by 3
        piece stone
        turn
          choose a number from 1 to 1000
          not allowed if another way gives more than 1
        """).start()
    code = native(start)
    assert code is not None
    buffer, room = code.pack(start), np.zeros(code.functions.most_moves, np.int64)
    moves = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int64, ctypes.c_int64, ctypes.c_int32)(code.functions.moves)
    assert moves(buffer.ctypes.data, room.ctypes.data, len(room)) == 1000


@pytest.mark.parametrize("name", ["tic-tac-toe", "draughts", "oware", "pexeso"])
def test_a_number_that_is_no_move_changes_nothing(name: str) -> None:
    code, start = start_of(name)
    buffer = code.pack(start)
    legal = code.moves(buffer)
    before, rng = buffer.copy(), random.Random("no move")
    for wrong in (-2, -1, 0, 2**62, *(rng.getrandbits(40) for _ in range(20))):
        if wrong not in legal:
            with pytest.raises(ValueError, match="is no move"):
                code.play(buffer, wrong)
    assert (buffer[:code.plan.effort] == before[:code.plan.effort]).all()
    assert code.unpack(buffer) == start


@pytest.mark.parametrize("said", [
    "you win", "you lose", "the game is drawn", "the next player wins", "every other player wins",
    "the player with the most score wins", "the player with the fewest score wins"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_a_match_was_worth(said: str, seats: int) -> None:
    """Points are 3, 1, 1, 2 and so on, as each player chooses them."""
    if seats == 1 and "player" in said:
        said = "the player with the most score wins"
    text = f"game Worth\nplayers 1 to 4\nboard 1 by 1\neach player has score\nturn\n  choose a number from 1 to 3\n" \
           f"  set your score to that number\n  if the turn number is the number of players: {said}\n"
    position: TextPosition = game(text).start(seats=seats)
    code = native(position)
    assert code is not None
    for move in (2, 0, 0, 1)[:seats]:
        position = position.play(move)
    outcome = position.outcome
    assert isinstance(outcome, Outcome)
    assert code.worth(code.pack(position)) == worth_of(outcome)
    assert sum(worth_of(outcome)) >= 0


def test_playouts_stop_where_they_are_told() -> None:
    code, start = start_of("breakthrough")
    buffer = code.pack(start)
    assert [code.playout(buffer, luck=5, most=most) for most in (0, 3)] == [0, 3]
    assert code.unpack(buffer).run.state[code.plan.layout.turn_number] == 4
    assert code.playout(buffer, luck=5) > 3
    assert code.playout(buffer, luck=5) == 0
