"""Interpreter and native code: the same moves, the same positions, the same end, in every game."""

from __future__ import annotations

import random

import pytest

import ludoteka as lt
from ludoteka.machine.position import TextPosition
from ludoteka.native import native
from tests.native.comparing import compare

MOST = {"go": 25, "amazons": 40, "nonograms": 60}
"""Moves after which a slow game is left."""


@pytest.mark.parametrize("name", lt.library())
def test_native_code_plays_as_the_interpreter(name: str) -> None:
    game = lt.game(name)
    levels = range(1, len(game.levels) + 1) or (None,)
    rng = random.Random(f"equal {name}")
    for seed in range(2):
        level = rng.choice(list(levels))
        start = game.start(seed=seed, level=level)
        assert isinstance(start, TextPosition)
        assert native(start) is not None
        compare(start, random.Random(f"{name} {seed}"), MOST.get(name, 120))
