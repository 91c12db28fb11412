"""How long a search may take."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic


class OutOfBudget(Exception):
    """The time is up, or somebody wants no more."""


@dataclass(slots=True)
class Budget:
    """Seconds from now, a number of positions, and a question whether to stop; counts the positions examined."""

    seconds: float = 60.0
    stop: Callable[[], bool] | None = None
    most: int = 1 << 60
    whole: Budget | None = None
    """What this is a part of."""
    end: float = field(init=False)
    _examined: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        self.end = monotonic() + self.seconds

    @property
    def examined(self) -> int:
        """Positions looked at so far."""
        return self._examined

    @examined.setter
    def examined(self, count: int) -> None:
        if self.whole is not None:
            self.whole.examined += count - self._examined
        self._examined = count

    def part(self, seconds: float = 3600.0, most: int = 1 << 60) -> Budget:
        """A share of what is left."""
        return Budget(min(seconds, self.left), self.stop, most, self)

    @property
    def left(self) -> float:
        return max(0.0, self.end - monotonic())

    def check(self) -> None:
        """Raise where the search must end."""
        if monotonic() > self.end or self._examined >= self.most or (self.stop is not None and self.stop()):
            raise OutOfBudget

    def spend(self) -> None:
        """One position more."""
        self.examined += 1
        self.check()
