"""Statistics as they are answered over HTTP: all that a screen plots."""

from __future__ import annotations

from msgspec import Struct


class Tally(Struct, frozen=True):
    """How matches ended for somebody; `name` is a game, or who played against them ('level-3', 'person')."""

    name: str
    matches: int
    finished: int
    won: int
    drawn: int
    lost: int
    minutes: float


class Bar(Struct, frozen=True):
    """How many moves took less than so many seconds, and no less than the bar before; the last has no limit."""

    moves: int
    below: float | None = None


class Times(Struct, frozen=True):
    """How long somebody thought about a move, in seconds."""

    moves: int
    median: float
    slow: float
    """One move of ten took longer."""
    bars: tuple[Bar, ...]


class LevelTally(Struct, frozen=True):
    """What somebody has done at a level."""

    game: str
    level: str
    minimum: int
    tries: int
    solved: int
    """How many times."""
    helped: bool
    """Solved, but never without help."""
    best: int | None
    """The fewest moves that solved it, and the fewest seconds."""
    seconds: float | None
    last: int
    """When it was played last, in milliseconds since 1970."""


class Week(Struct, frozen=True):
    """What somebody played in a week."""

    week: str
    """As in '2026-W46' (ISO 8601)."""
    matches: int
    """How many were begun."""
    moves: int
    minutes: float
    solved: int
    """Levels that were solved for the first time."""


class Statistics(Struct, frozen=True):
    """What somebody has played, in all games or in one."""

    all: Tally
    games: tuple[Tally, ...]
    """Those most played first."""
    opponents: tuple[Tally, ...]
    times: Times
    levels: tuple[LevelTally, ...]
    """In the order of the library and of the game."""
    weeks: tuple[Week, ...]
    """Every week from the first to this one, two years at most."""
    hints: int
    solutions: int
    undos: int
    restarts: int
