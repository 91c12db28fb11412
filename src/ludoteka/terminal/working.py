"""The line that says whose turn it is or what the computer is working on, and the thread in which it works."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from threading import Lock, Thread
from time import monotonic
from typing import TypeVar

from rich.text import Text
from textual import on
from textual.message import Message
from textual.timer import Timer
from textual.widgets import Static

from ludoteka.terminal.thinking import Stop

T = TypeVar("T")

SPINNER = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"
SLOW = 1.0
"""Seconds after which the time is told."""


class Working(Static):
    """Works on one thing at a time, so that the screen never waits, and shows that meanwhile."""

    class Done(Message):
        """Some work has come to its end; `take` gives the result to whoever asked."""

        def __init__(self, work: Stop, take: Callable[[], None]) -> None:
            self.work = work
            self.take = take
            super().__init__()

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._rest = Text()
        self._busy = Text()
        self._stop: Stop | None = None
        self._one_at_a_time = Lock()
        self._began = 0.0
        self._ticks: Timer | None = None

    def on_mount(self) -> None:
        """Time is told while there is work."""
        self._ticks = self.set_interval(0.1, self._show, pause=True)

    def on_unmount(self) -> None:
        """Nobody waits any more."""
        self.stop()

    @property
    def busy(self) -> bool:
        """Whether there is work."""
        return self._stop is not None

    def rest(self, text: Text) -> None:
        """What to say when there is no work."""
        self._rest = text
        self._show()

    def begin(self, text: Text, work: Callable[[Stop], T], take: Callable[[T], None]) -> None:
        """Work beside the screen, in place of what was worked on before, and hand over the result."""
        self.stop()
        self._busy, self._began, self._stop = text, monotonic(), Stop()
        if self._ticks is not None:
            self._ticks.resume()
        self._show()
        self._run(self._stop, work, take)

    def stop(self) -> None:
        """Give up what is worked on; its result is not wanted any more."""
        if self._stop is not None:
            self._stop.request()
            self._end()

    def _run(self, stop: Stop, work: Callable[[Stop], T], take: Callable[[T], None]) -> None:
        def run() -> None:
            # Opponents remember what they found, so two threads must not think with the same one.
            with self._one_at_a_time:
                if stop():
                    return
                try:
                    done = partial(take, work(stop))
                except Exception as error:  # noqa: BLE001  # it is raised again beside the screen
                    done = partial(_fail, error)
            self.post_message(self.Done(stop, done))

        # Whoever leaves does not wait for it.
        Thread(target=run, daemon=True).start()

    @on(Done)
    def _done(self, event: Done) -> None:
        event.stop()
        if event.work is self._stop:
            self._end()
            event.take()

    def _end(self) -> None:
        self._stop = None
        if self._ticks is not None:
            self._ticks.pause()
        self._show()

    def _show(self) -> None:
        if not self.busy:
            self.update(self._rest)
            return
        spent = monotonic() - self._began
        told = Text.assemble(self._busy, (f" {SPINNER[int(spent * 10) % len(SPINNER)]}", "#3f8fe0"))
        self.update(told.append(f" {spent:.0f} s", "#858b96") if spent >= SLOW else told)


def _fail(error: Exception) -> None:
    raise error
