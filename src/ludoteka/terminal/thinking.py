"""A choice that chance or a computer has to make, put together so that another thread can think about it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event, Thread
from time import monotonic
from typing import TypeVar

from ludoteka.core import Position
from ludoteka.opponents import Decision, Opponent, decide, opponent

T = TypeVar("T")


class Stop:
    """Tells whoever works in another thread that nobody waits for the result any more."""

    def __init__(self) -> None:
        self._event = Event()

    def __call__(self) -> bool:
        return self._event.is_set()

    def request(self) -> None:
        """Let the work end as soon as it can."""
        self._event.set()

    def sleep(self, seconds: float) -> None:
        """Do nothing for so long, or until it is to stop."""
        self._event.wait(max(0.0, seconds))


@dataclass(frozen=True, slots=True)
class Thinking:
    """Who chooses, and what they know."""

    position: Position
    known: Position
    """The position as the one who chooses may imagine it."""
    opponent: Opponent
    luck: str

    def decide(self, stop: Stop, at_least: float = 0.0) -> Decision:
        """A legal move, after so many seconds or later; the same luck gives the same one."""
        began = monotonic()
        decision = decide(self.opponent, self.known, self.luck)
        stop.sleep(began + at_least - monotonic())
        return decision


def warm_up(position: Position, seats: Iterable[str]) -> None:
    """Let whatever levels think with be made while a person thinks; the first time it takes long."""
    chooser = position.chooser
    if isinstance(chooser, int) and any(name.startswith("level-") for name in seats):
        known = position.imagine(chooser)
        Thread(target=lambda: opponent("level-1").choose(known, random.Random(0)), daemon=True).start()


def beside(work: Callable[[Stop], T]) -> T:
    """The result of some work; Ctrl-C stops it at once, whatever it is doing."""
    stop = Stop()
    with ThreadPoolExecutor(1) as threads:
        try:
            return threads.submit(work, stop).result()
        except KeyboardInterrupt:
            stop.request()
            raise
