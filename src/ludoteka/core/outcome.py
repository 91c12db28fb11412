"""How a match ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Result = Literal["won", "drawn", "lost"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """Results and ranks (1 is first, equals share a rank) of all seats, with points where counted."""

    results: tuple[Result, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...] | None = None
    rule: str = ""
    """The sentence of the rules that ended the match."""
    line: int = 0

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; several may."""
        return tuple(seat for seat, result in enumerate(self.results) if result == "won")

    @property
    def drawn(self) -> bool:
        """Whether nobody won and nobody lost."""
        return all(result == "drawn" for result in self.results)
