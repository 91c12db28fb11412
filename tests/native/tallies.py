"""What came of comparing matches, game by game: as a table, and in a file that a later run goes on from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from benchmarks import rows


@dataclass(slots=True)
class Tally:
    """What came of some matches."""

    matches: int = 0
    moves: int = 0
    ended: int = 0
    """Matches whose end was compared."""
    seconds: float = 0
    differences: list[str] = field(default_factory=list)
    commit: str = ""
    """What was compared: a table may hold games of several runs."""

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
    lines = [f"{'game':24} {'matches':>8} {'moves':>9} {'ended':>8} {'seconds':>8} {'differences':>12}  commit"]
    lines += [f"{name:24} {one.matches:8} {one.moves:9} {one.ended:8} {one.seconds:8.0f} {len(one.differences):12}"
             f"  {one.commit}".rstrip()
             for name, one in (*tallies.items(), ("all", total))]
    return "\n".join(lines)


def kept(path: Path | None) -> dict[str, Tally]:
    """The finished games of earlier runs."""
    return {row["game"]: Tally(**row["tally"] | {"commit": row["commit"]}) for row in rows.rows(path)}


def keep(path: Path, name: str, tally: Tally) -> None:
    """Add a finished game, with the day and the commit."""
    figures = {key: value for key, value in asdict(tally).items() if key != "commit"}
    rows.keep(path, {"game": name, "date": f"{datetime.now(UTC):%Y-%m-%d %H:%M}", "commit": tally.commit,
                     "tally": figures})
