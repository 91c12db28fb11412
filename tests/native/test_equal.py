"""Interpreter and native code: the same moves, the same positions, the same end, in every game of the library."""

from __future__ import annotations

import random

import pytest

import ludoteka as lt
from ludoteka.native import native
from tests.native.lockstep import Closeness, compare
from tests.native.starts import INTERPRETED, Start, large_starts, plain_starts, variants

MOVES = 40
"""Moves of a match; with what is looked at closely they take the interpreter less than a second."""
SLOW = {"amazons": 6, "backgammon": 14, "chess": 16, "chinese-checkers": 10, "hidato": 3, "kakuro": 12,
        "nonograms": 12, "nurikabe": 20, "go": 30, "hitori": 20,
        "lines-of-action": 30, "sudoku": 12, "tablut": 12, "numberlink": 20, "light-up": 20}
CLOSE = Closeness(every=13, tried=5, deep=40)
STARTS = [start for name in lt.library() if name not in INTERPRETED for start in plain_starts(name)] + [
    *variants(), *large_starts("minesweeper")]


@pytest.mark.parametrize("start", STARTS, ids=str)
def test_native_code_plays_as_the_interpreter(start: Start) -> None:
    compare(start.position(seed=1), random.Random(f"equal {start}"), SLOW.get(start.game, MOVES), CLOSE)


@pytest.mark.parametrize("name", INTERPRETED)
def test_what_is_not_native_yet_is_left_to_the_interpreter(name: str) -> None:
    assert native(lt.game(name).start()) is None
