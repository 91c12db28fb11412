"""Minds: whatever says what the moves of a position are worth, in machine code or through the interpreter."""

from __future__ import annotations

from typing import Final, Protocol, get_args

from ludoteka.core import Position
from ludoteka.native import available, native
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.carcassonne.rungs import OnlyCarcassonne
from ludoteka.opponents.search.considered import Considered
from ludoteka.opponents.search.preference import LandMethod, Method, preferred
from ludoteka.opponents.search.standing import ranking_rule

_GUESSES: Final = 6
"""In how many ways a position is imagined to find out whether anything is hidden in it."""


class Mind(Protocol):
    """A way of thinking about the positions of one game; the number of a move is that of `position.moves()`."""

    @property
    def most(self) -> int:
        """How many nodes the strongest level is given; what one costs differs from mind to mind."""

    def suits(self, position: Position) -> bool:
        """Whether it can think about a position."""

    def consider(self, position: Position, budget: Budget, seed: int, *, widely: bool = False) -> Considered:
        """Weigh the moves of a position where a seat chooses; widely where all of them matter, not the best alone."""

    def foresee(self, position: Position, depth: int, nodes: int) -> dict[int, float]:
        """The moves whose worth to the chooser is certain, as far as so many moves ahead tell."""


def hides(position: Position) -> bool:
    """Whether there is something that whoever chooses does not know."""
    for known, answer in _asked:
        if known is position:
            return answer
    seat = position.chooser
    assert isinstance(seat, int), "somebody chooses"
    first = position.imagine(seat, 0)
    found = any(position.imagine(seat, guess) != first for guess in range(1, _GUESSES))
    _asked[:] = [(position, found)]
    return found


_asked: list[tuple[Position, bool]] = []
"""The position that was asked about last: thinking about one asks several times, and imagining takes long."""


def mind_for(position: Position, method: Method | LandMethod | None = None) -> Mind:
    """A mind for a position's game: by a method if that can be, else by the one that suits the game."""
    if not available():
        return _slow_mind(position)
    from ludoteka.opponents.carcassonne.reading import ground_for, why_not

    if (ground := ground_for(position)) is not None:
        from ludoteka.opponents.carcassonne.mind import SEARCHES, LandMind

        return LandMind(ground, SEARCHES[method]() if method in SEARCHES else None)
    if method in get_args(LandMethod):
        raise OnlyCarcassonne(str(method), position.game.title, why_not(position))
    code = native(position)
    if code is None:
        return _slow_mind(position)
    from ludoteka.opponents.search.native_mind import LookingMind, TreeMind

    guessing = hides(position) or bool(code.machine.secrets.changing)
    wanted = method or preferred(code.game.id)
    if wanted == "expectation" and not guessing:
        from ludoteka.opponents.search.expecting_mind import ExpectingMind, placement_for

        if (judgement := placement_for(code)) is not None:
            return ExpectingMind(code, judgement)
    # With chance a match for points is not won by one of them: each may matter.
    for_points = code.functions.chances and ranking_rule(code.machine) is not None
    if guessing or for_points:
        from ludoteka.opponents.search.guessing_tree import GuessingTree

        return GuessingTree(code)
    two = code.functions.seats == 2 and not code.functions.chances
    return LookingMind(code) if two and wanted == "alphabeta" else TreeMind(code)


def _slow_mind(position: Position) -> Mind:
    """A mind that thinks through the interpreter."""
    alone_with_chance = position.game.chance and len(position.seats) == 1
    from ludoteka.opponents.search.guessing_mind import GuessingMind
    from ludoteka.opponents.search.plain_mind import PlainMind

    return GuessingMind() if hides(position) or alone_with_chance else PlainMind()
