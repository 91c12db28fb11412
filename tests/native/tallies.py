"""What came of comparing matches, game by game, as a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(slots=True)
class Tally:
    """What came of some matches."""

    matches: int = 0
    moves: int = 0
    ended: int = 0
    """Matches whose end was compared."""
    seconds: float = 0
    differences: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.matches += other.matches
        self.moves += other.moves
        self.ended += other.ended
        self.seconds += other.seconds
        self.differences += other.differences


def table(tallies: Mapping[str, Tally]) -> str:
    """A row for each game, and one for all."""
    total = Tally()
    for tally in tallies.values():
        total.add(tally)
    rows = [f"{'game':24} {'matches':>8} {'moves':>9} {'ended':>8} {'seconds':>8} {'differences':>12}"]
    rows += [f"{name:24} {one.matches:8} {one.moves:9} {one.ended:8} {one.seconds:8.0f} {len(one.differences):12}"
             for name, one in (*tallies.items(), ("all", total))]
    return "\n".join(rows)
