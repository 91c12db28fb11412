"""Moves given by their texts, as the log keeps them: the steps that are said and shown, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.core import Choice, Move, Position
from ludoteka.table.events import Chosen, Considered, Step
from ludoteka.table.refusals import Refusal


def find_move(position: Position, text: str) -> Move:
    """The legal move of that text; small and large letters and spaces do not matter."""
    moves = position.moves()
    wanted = _plain(text)
    found = next((move for move in moves if move.text == text), None) or next(
        (move for move in moves if _plain(move.text) == wanted), None)
    if found is None:
        raise Refusal("illegal", position.explain(text))
    return found


def steps_of(position: Position, move: Move) -> tuple[Step, ...]:
    """The choices that make up a legal move."""
    choices: Sequence[Choice] = position.choices()
    steps: list[Step] = []
    for text in move.steps:
        choice = next(one for one in choices if one.text == text)
        steps.append(Step(choice.text, choice.names, choice.places))
        choices = choice.children
    return tuple(steps)


def chosen(position: Position, move: Move, after: Position, considered: Considered | None = None) -> Chosen:
    """That whoever chooses makes a legal move, which leads to the position after it."""
    results = after.outcome.results if after.outcome else ()
    return Chosen(player(position), steps_of(position, move), considered, player(after), results)


def player(position: Position) -> int | None:
    """The seat that chooses; none where chance does or nobody."""
    return position.chooser if isinstance(position.chooser, int) else None


def _plain(text: str) -> str:
    return " ".join(text.split()).casefold()
