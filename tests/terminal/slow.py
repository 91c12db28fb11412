"""An opponent that thinks until it is told to move."""

from __future__ import annotations

import random
from threading import Event

import pytest

from ludoteka.core import Move, Position
from ludoteka.opponents import OPPONENTS


class Ponderer:
    """Chooses the first move, once it may."""

    name = "ponderer"

    def __init__(self) -> None:
        self.asked = 0
        self.may = Event()

    def choose(self, position: Position, rng: random.Random) -> Move:
        """The first move, after long thought."""
        self.asked += 1
        assert self.may.wait(20), "nobody let it move"
        return position.moves()[0]


def seat_ponderer(monkeypatch: pytest.MonkeyPatch) -> Ponderer:
    """Let 'ponderer' sit at a table."""
    ponderer = Ponderer()
    monkeypatch.setitem(OPPONENTS, "ponderer", lambda: ponderer)
    return ponderer
