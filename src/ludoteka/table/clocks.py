"""How much time every seat has left. All times are milliseconds."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludoteka.table.events import ClockSetup
from ludoteka.table.scene import Clock


@dataclass(frozen=True, slots=True)
class Clocks:
    """The time that each seat has left at the moment `since`; at most one of them is running."""

    left: tuple[int, ...]
    increment: int
    since: int = 0
    running: int | None = None

    def at(self, now: int) -> Clocks:
        """The same clocks later."""
        if self.running is None:
            return replace(self, since=now)
        spent = max(0, now - self.since)
        return replace(self, since=now, left=self._with(self.running, max(0, self.left[self.running] - spent)))

    def run(self, seat: int | None) -> Clocks:
        """Let the clock of a seat run, or none."""
        return replace(self, running=seat)

    def add(self, seat: int) -> Clocks:
        """What a move adds to the time of whoever made it."""
        return replace(self, left=self._with(seat, self.left[seat] + self.increment))

    def turned_back(self, earlier: Clocks) -> Clocks:
        """The times that there were at an earlier moment, from now on."""
        return replace(self, left=earlier.left)

    @property
    def runs_out(self) -> int | None:
        """When the running clock will be at its end."""
        return None if self.running is None else self.since + self.left[self.running]

    def shown(self) -> tuple[Clock, ...]:
        """What people see of them."""
        return tuple(Clock(left / 1000, seat == self.running) for seat, left in enumerate(self.left))

    def _with(self, seat: int, left: int) -> tuple[int, ...]:
        return (*self.left[:seat], left, *self.left[seat + 1:])


def set_up(clock: ClockSetup, seats: int, at: int) -> Clocks:
    """The clocks of a match that begins."""
    return Clocks((round(clock.seconds * 1000),) * seats, round(clock.increment * 1000), at)
