"""What a search on the land found out about a turn, and how it is stopped in time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import NamedTuple

from ludoteka.opponents.carcassonne.tables import Floats, Ints


class Reckoning(NamedTuple):
    """What was found out about the whole moves of a turn."""

    hopes: Floats
    """For each move which part of a win it gives hope for."""
    efforts: Ints
    """How often it was tried, or how many positions were judged behind it."""
    best: int
    depth: int
    """How many turns ahead it looked."""


@contextmanager
def stopping(flag: Ints, seconds: float | None) -> Iterator[None]:
    """Within so many seconds the flag is 0, after them it is 1."""
    flag[:] = 0
    timer = Timer(seconds or 0, flag.fill, (1,))
    timer.daemon = True
    if seconds is not None:
        timer.start()
    try:
        yield
    finally:
        timer.cancel()
