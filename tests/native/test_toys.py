"""The toys keep the contract that the tests of search rely on."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteka.native import calls
from ludoteka.native.calls import compiled
from ludoteka.native.functions import OVER
from tests.native import toys


@compiled
def _perft(function: int, position: int, depth: int) -> int:
    return calls.perft(function, position, np.int32(depth))  # type: ignore[no-any-return]  # an intrinsic has no types


@compiled
def _playout(game_playout: int, chooser: int, position: int, luck: int, most: int) -> tuple[int, int]:
    return calls.playout(game_playout, position, luck, np.int32(most)), calls.chooser(chooser, position)


def perft(toy: toys.Toy, depth: int) -> int:
    return _perft(toy[0].perft, toy[1].ctypes.data, depth)


def test_tic_tac_toe_has_its_known_numbers_of_ways() -> None:
    assert [perft(toys.in_row(), depth) for depth in range(7)] == [1, 9, 72, 504, 3024, 15120, 54720]
    assert perft(toys.in_row(), 9) == 127872


def test_the_others_have_the_ways_counted_by_hand() -> None:
    assert perft(toys.nim(2, 1), 2) == 1 + 2 + 2  # 2 from the first, 1 from it, 1 from the second
    assert perft(toys.race(), 2) == 4
    assert perft(toys.sliding([1, 2, 3, 4, 5, 6, 7, 0, 8]), 1) == 3
    assert perft(toys.walk(3, 3, 0), 2) == 6


@pytest.mark.parametrize("toy", [
    toys.in_row(), toys.in_row(4, 4), toys.nim(3, 4, 5), toys.nim(6, seats=3, most=3), toys.race(),
    toys.sliding([0, 1, 3, 2], width=2), toys.walk(),
])
def test_a_playout_reaches_the_end(toy: toys.Toy) -> None:
    game, buffer = toy
    luck = np.array([7], np.uint64)
    _, chooser = _playout(game.playout, game.chooser, buffer.ctypes.data, luck.ctypes.data, 1000)
    assert chooser == OVER
