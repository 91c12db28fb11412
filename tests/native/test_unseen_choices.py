"""Native code offers what lies unseen in the order in which the interpreter does."""

from __future__ import annotations

from random import Random

import pytest

from tests.machine.small import game
from tests.native.lockstep import Closeness, compare
from tests.server.mixed import GATHERED, PICKED, TAKEN


@pytest.mark.parametrize("text", [PICKED, TAKEN, GATHERED], ids=["one", "several", "copies"])
def test_unseen_things_come_first_in_native_code_too(text: str) -> None:
    for seed in range(3):
        assert compare(game(text).start(seed=seed), Random(seed), 20, Closeness(every=1, tried=6)).played
