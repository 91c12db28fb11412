"""Hints: a good move for whoever chooses, and why it is good."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.core import Move, Position
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.cores import cores_for_a_move
from ludoteka.opponents.search.mind import mind_for
from ludoteka.opponents.sentences import say
from ludoteka.opponents.thinking import Care, is_puzzle, think
from ludoteka.opponents.thoughts import Thought

_AHEAD = 99


@dataclass(frozen=True, slots=True)
class Hint:
    """A move, or None where none can be recommended, and the reason in words."""

    move: Move | None
    reason: str
    key: str
    """What the reason says, in one word, for whoever words it otherwise: 'wins'."""
    thought: Thought | None = None
    """What was considered; nothing for puzzles, which are solved."""


def hint(
    position: Position, *, language: str = "en", seconds: float = 0.5, widely: bool = False, workers: int | None = None,
) -> Hint:
    """The move that is recommended in a position, from nothing but what its chooser can see.

    Widely where it matters what each of the others is worth. Where no number of workers is given,
    as many search side by side as there are cores, up to four.
    """
    seat = position.chooser
    if not isinstance(seat, int):
        return Hint(None, say(language, "nothing-to-choose"), "nothing-to-choose")
    seen = position.imagine(seat)
    if is_puzzle(seen):
        return _solving(seen, language, seconds)
    budget = Budget(seconds=seconds, workers=cores_for_a_move() if workers is None else workers)
    found = think(mind_for(seen), seen, Care(budget, ahead=_AHEAD, widely=widely), seed=0)
    thought = Thought(seen, found)
    return Hint(seen.moves()[found.best], thought.verdict(language), thought.verdict_key, thought)


def _solving(position: Position, language: str, seconds: float) -> Hint:
    """The first move of a puzzle's solution."""
    # Solving loads much, which whoever wants no hint for a puzzle need not wait for.
    from ludoteka.opponents.solving.answers import NoSolution, Solution
    from ludoteka.opponents.solving.solver import solve

    answer = solve(position, seconds=seconds, want_minimum=False)
    if isinstance(answer, Solution):
        first = next(move for move in position.moves() if move.text == answer.moves[0])
        return Hint(first, say(language, "solved-in", move=first.text, count=answer.length), "solved-in")
    key = "unsolvable" if isinstance(answer, NoSolution) else "not-known"
    return Hint(None, say(language, key), key)
