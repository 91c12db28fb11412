"""How long a search may take."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic


class OutOfBudget(Exception):
    """The time is up, or somebody wants no more."""


@dataclass(slots=True)
class Budget:
    """Seconds from now, and a question whether to stop; counts the positions examined."""

    seconds: float = 60.0
    stop: Callable[[], bool] | None = None
    examined: int = 0
    end: float = field(init=False)

    def __post_init__(self) -> None:
        self.end = monotonic() + self.seconds

    @property
    def left(self) -> float:
        return max(0.0, self.end - monotonic())

    def check(self) -> None:
        """Raise where the search must end."""
        if monotonic() > self.end or (self.stop is not None and self.stop()):
            raise OutOfBudget

    def spend(self) -> None:
        """One position more."""
        self.examined += 1
        self.check()
