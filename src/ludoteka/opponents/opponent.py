"""What an opponent is, and the list of those there are."""

from __future__ import annotations

import difflib
import random
from collections.abc import Callable
from functools import partial
from typing import Protocol

from ludoteka.core import Move, Position
from ludoteka.opponents.carcassonne.rungs import Rung
from ludoteka.opponents.levels import STRENGTHS, Level
from ludoteka.opponents.methods import Searcher
from ludoteka.opponents.random_seat import RandomSeat


class Opponent(Protocol):
    """Chooses a move from a position; all its luck comes from the given source, so it can be repeated."""

    @property
    def name(self) -> str:
        """The name that players and commands use."""

    def choose(self, position: Position, rng: random.Random) -> Move:
        """A legal move of a position that is not over."""


OPPONENTS: dict[str, Callable[[], Opponent]] = {
    "random": RandomSeat, **{f"level-{number}": partial(Level, number) for number in range(1, len(STRENGTHS) + 1)},
}
"""Every opponent that people choose by its name."""

METHODS: dict[str, Callable[[str, int], Opponent]] = {
    "montecarlo": partial(Searcher, "montecarlo"), "alphabeta": partial(Searcher, "alphabeta"),
    "expectation": partial(Searcher, "expectation"),
    "star1": partial(Searcher, "star1"), "star2": partial(Searcher, "star2"), "star25": partial(Searcher, "star25"),
    "treesearch": partial(Searcher, "treesearch"),
}
"""Every way of choosing that is told how much to think: in 'montecarlo:1000' it is given '1000', in 'montecarlo' ''.

Besides it is given how many workers may search side by side.
A maker costs little and loads nothing: whatever is heavy waits for the first choice."""


LADDER: dict[str, Callable[[], Opponent]] = {
    name: partial(Rung, name) for name in ("greedy", "rival", "joiner", "planner", "builder", "spoiler")
}
"""Opponents of Carcassonne alone: four with one idea more than the one before, two in a way of their own."""


class UnknownOpponent(LookupError):
    """There is no opponent of that name; `suggestions` are those with similar names, or all."""

    def __init__(self, name: str) -> None:
        self.name = name
        known = (*OPPONENTS, *METHODS, *LADDER)
        self.suggestions = tuple(difflib.get_close_matches(name.partition(":")[0], known) or known)
        super().__init__(f"there is no opponent '{name}'; there is {', '.join(self.suggestions)}")


def opponent(name: str, workers: int = 1) -> Opponent:
    """A new opponent of that name; raises UnknownOpponent, or BadBudget for a method that cannot think so much.

    Where compiled code cannot run, whoever plays in it alone raises NeedsNative.
    So many workers search side by side where it is told to think for a time. One is right wherever other matches are
    played at once, more where a person waits.

    >>> opponent("random").name
    'random'
    """
    if maker := OPPONENTS.get(name) or LADDER.get(name):
        return maker()
    method, _, budget = name.partition(":")
    if method in METHODS:
        return METHODS[method](budget, workers)
    raise UnknownOpponent(name)
