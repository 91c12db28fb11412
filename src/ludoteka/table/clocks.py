"""How much time every seat has left. All times are milliseconds."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludoteka.table.events import ClockSetup
from ludoteka.table.scene import Clock


@dataclass(frozen=True, slots=True)
class Clocks:
    """The time that each seat has left at the moment `since`, None without a limit; at most one of them is running."""

    left: tuple[int | None, ...]
    increment: int
    since: int = 0
    running: int | None = None

    def at(self, now: int) -> Clocks:
        """The same clocks later."""
        spent = max(0, now - self.since)
        return replace(self, since=now, left=self.left if self.running is None else self._more(self.running, -spent))

    def run(self, seat: int | None) -> Clocks:
        """Let the clock of a seat run, if it has one, or none."""
        return replace(self, running=None if seat is None or self.left[seat] is None else seat)

    def add(self, seat: int) -> Clocks:
        """What a move adds to the time of whoever made it."""
        return replace(self, left=self._more(seat, self.increment))

    def turned_back(self, earlier: Clocks) -> Clocks:
        """The times that there were at an earlier moment, from now on."""
        return replace(self, left=earlier.left)

    @property
    def runs_out(self) -> int | None:
        """When the running clock will be at its end."""
        left = None if self.running is None else self.left[self.running]
        return None if left is None else self.since + left

    def shown(self) -> tuple[Clock, ...]:
        """What people see of them."""
        return tuple(
            Clock(None if left is None else left / 1000, seat == self.running) for seat, left in enumerate(self.left))

    def _more(self, seat: int, time: int) -> tuple[int | None, ...]:
        left = self.left[seat]
        return (*self.left[:seat], None if left is None else max(0, left + time), *self.left[seat + 1:])


def set_up(clock: ClockSetup, seats: int, at: int) -> Clocks:
    """The clocks of a match that begins."""
    time = round(clock.seconds * 1000)
    left = tuple(None if seat in clock.untimed else time for seat in range(seats))
    return Clocks(left, round(clock.increment * 1000), at)
