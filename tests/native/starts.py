"""Which first positions of the library are compared: every option that changes the code, every number of players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import ludoteka as lt
from ludoteka.core import Setting
from ludoteka.machine.position import TextPosition

INTERPRETED = ("carcassonne",)
"""Games that are left to the interpreter, and so never compared: tiles."""

SMALL: dict[str, dict[str, Setting]] = {
    "amazons": {"size": 6},
    "clobber": {"width": 4, "height": 3},
    "dots-and-boxes": {"width": 3, "height": 2},
    "go": {"size": 5},
    "gomoku": {"size": 7},
    "hex": {"size": 5},
    "y": {"size": 5},
}
"""Smaller boards for games that take the interpreter long."""

VARIANTS: tuple[tuple[str, int | None, dict[str, Setting]], ...] = (
    ("battleship", None, {"nearness": "allowed", "hits": "plain"}),
    ("chinese-checkers", 3, {"turn_limit": 100}),
    ("chinese-checkers", 4, {"turn_limit": 100}),
    ("chinese-checkers", 6, {"turn_limit": 100}),
    ("clobber", None, {"width": 10, "height": 9}),
    ("draughts", None, {"quiet_limit": 40, "progress": "taking"}),
    ("draughts", None, {"repetition": "ignored"}),
    ("feathered-foxes", 8, {}),
    ("fern-island", 4, {}),
    ("go", None, {"size": 7, "komi": 0}),
    ("gomoku", None, {"size": 9, "long_lines": "worthless"}),
    ("hex", None, {"size": 4, "swap_rule": "allowed"}),
    ("knights-tour", None, {"tour": "open"}),
    ("liars-dice", 3, {"cup_size": 1}),
    ("liars-dice", 2, {"cup_size": 2, "wild_face": 0, "length": "single"}),
    ("lines-of-action", None, {"repeats": 2}),
    ("mastermind", None, {"doubles": "forbidden", "guesses_allowed": 6}),
    ("nine-mens-morris", None, {"length": "limited"}),
    ("oware", None, {"repeats": 2}),
    ("pexeso", 2, {}),
    ("pexeso", 4, {}),
    ("prsi", 3, {}),
    ("prsi", 5, {}),
    ("y", None, {"size": 4, "swap_rule": "allowed"}),
)
"""Besides the first position without any options: what changes the code."""

LARGE: tuple[tuple[str, int | None, dict[str, Setting]], ...] = (
    ("amazons", None, {}), ("dots-and-boxes", None, {}), ("go", None, {}), ("go", None, {"size": 13}),
    ("gomoku", None, {}), ("hex", None, {}), ("hex", None, {"size": 19}),
    ("minesweeper", None, {"width": 16, "height": 16, "hidden_mines": 40}), ("pexeso", 3, {}), ("y", None, {}),
)
"""Boards as they are played, for the long run."""


@dataclass(frozen=True, slots=True)
class Start:
    """A first position, named."""

    game: str
    seats: int | None = None
    options: tuple[tuple[str, Setting], ...] = ()
    level: int | None = None

    def __str__(self) -> str:
        seats = [f"{self.seats} players"] if self.seats else []
        return ", ".join([self.game, *seats, *(f"{name} {value}" for name, value in self.options),
                          *([f"level {self.level}"] if self.level else [])])

    def position(self, seed: int = 0) -> TextPosition:
        options: dict[str, Any] = dict(self.options)
        start = lt.game(self.game).start(seed=seed, seats=self.seats, level=self.level, **options)
        assert isinstance(start, TextPosition)
        return start


SECOND_LEVELS = (("alice-maze", 14), ("blackout", 16), ("netwalk", 15), ("nonograms", 1), ("numberlink", 14),
                 ("pexeso", 1), ("sokoban", 13), ("tilt", 13))
"""Puzzles whose levels differ in more than their cells."""


def plain_starts(name: str) -> list[Start]:
    """A game as it is set when nothing is said, smaller where that takes long; a puzzle with one of its levels."""
    levels = lt.game(name).levels
    if levels:
        return [Start(name, level=sum(map(ord, name)) % len(levels) + 1)]
    return [Start(name, options=tuple(SMALL.get(name, {}).items()))]


def variants() -> list[Start]:
    return [*(Start(name, seats, tuple(options.items())) for name, seats, options in VARIANTS),
            *(Start(name, level=level) for name, level in SECOND_LEVELS)]


def all_starts(name: str) -> Iterator[Start]:
    """Everything that the long run compares: all levels, all variants."""
    levels = lt.game(name).levels
    if levels:
        for number in range(1, len(levels) + 1):
            yield Start(name, level=number)
    else:
        yield from plain_starts(name)
    for game, seats, options in VARIANTS:
        if game == name:
            yield Start(name, seats, tuple(options.items()))


def large_starts(name: str) -> list[Start]:
    return [Start(game, seats, tuple(options.items())) for game, seats, options in LARGE if game == name]
