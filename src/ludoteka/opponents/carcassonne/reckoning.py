"""What a search on the land found out about a turn, and how it is stopped in time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread
from time import monotonic
from typing import NamedTuple

from ludoteka.opponents.carcassonne.tables import Floats, Ints

Clock = Callable[[], float]
"""Tells seconds that go by: those of the day, or those of a processor where others work too."""


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
def stopping(flag: Ints, seconds: float | None, clock: Clock = monotonic) -> Iterator[None]:
    """Within so many seconds the flag is 0, after them it is 1."""
    flag[:] = 0
    if seconds is None:
        yield
        return
    end, is_done = clock() + seconds, Event()

    def wait() -> None:
        while (rest := end - clock()) > 0:
            if is_done.wait(rest):
                return
        flag.fill(1)

    waiting = Thread(target=wait, daemon=True)
    waiting.start()
    try:
        yield
    finally:
        is_done.set()
        waiting.join()  # it must not stop the next search
