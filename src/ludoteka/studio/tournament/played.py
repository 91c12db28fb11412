"""What was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from ludoteka.opponents import Finish, Score, Standings, Tournament, standings


@dataclass(frozen=True)
class Played:
    """A series as far as it was played."""

    title: str
    tournament: Tournament
    seats: tuple[str, ...]
    """The names of the game's seats."""
    wanted: int
    """How many matches were to be played."""
    finishes: tuple[Finish, ...] = ()

    @cached_property
    def standings(self) -> Standings:
        """What the matches say."""
        return standings(labels(self.tournament.names), self.seats, self.finishes)

    def named(self, title: str, name: Callable[[str], str]) -> Played:
        """The series with the names that players know."""
        return replace(self, title=title, seats=tuple(map(name, self.seats)))

    def course(self) -> dict[str, list[tuple[int, Score]]]:
        """What each entrant had reached after each of its matches; where two play each other, the better one alone."""
        names = labels(self.tournament.names)
        found: dict[str, list[tuple[int, Score]]] = {name: [] for name in names}
        now = [Score(name, 0, 0, 0) for name in names]
        for number, finish in enumerate(self.finishes, 1):
            if finish.outcome is None:
                continue
            for entrant, result in zip(finish.fixture.seating, finish.outcome.results, strict=True):
                now[entrant] = now[entrant].after(result)
                found[names[entrant]].append((number, now[entrant]))
        if len(names) == len(self.seats) == 2:
            best = self.standings.ranked[0].name
            return {best: found[best]}
        return found


def labels(names: Sequence[str]) -> tuple[str, ...]:
    """The names of entrants, told apart where some are the same.

    >>> labels(("random", "level-2", "random"))
    ('random', 'level-2', 'random (2)')
    """
    met: Counter[str] = Counter()
    found = []
    for name in names:
        met[name] += 1
        found.append(f"{name} ({met[name]})" if met[name] > 1 else name)
    return tuple(found)
