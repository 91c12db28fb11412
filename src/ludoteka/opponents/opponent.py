"""What an opponent is, and the list of those there are."""

from __future__ import annotations

import difflib
import random
from collections.abc import Callable
from typing import Protocol

from ludoteka.core import Move, Position
from ludoteka.opponents.random_seat import RandomSeat


class Opponent(Protocol):
    """Chooses a move from a position; all its luck comes from the given source, so it can be repeated."""

    @property
    def name(self) -> str:
        """The name that players and commands use."""

    def choose(self, position: Position, rng: random.Random) -> Move:
        """A legal move of a position that is not over."""


OPPONENTS: dict[str, Callable[[], Opponent]] = {"random": RandomSeat}
"""Every opponent by its name."""


class UnknownOpponent(LookupError):
    """There is no opponent of that name; `suggestions` are those with similar names, or all."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.suggestions = tuple(difflib.get_close_matches(name, OPPONENTS) or OPPONENTS)
        super().__init__(f"there is no opponent '{name}'; there is {', '.join(self.suggestions)}")


def opponent(name: str) -> Opponent:
    """The opponent of that name.

    >>> opponent("random").name
    'random'
    """
    if name not in OPPONENTS:
        raise UnknownOpponent(name)
    return OPPONENTS[name]()
