"""Moves given by their texts, as the log keeps them: the steps that are said and shown, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.core import Choice, Position
from ludoteka.table.effects import taken_by
from ludoteka.table.events import Chosen, Considered, Step
from ludoteka.table.refusals import Refusal
from ludoteka.table.showing import state_of

Path = Sequence[Choice]
"""The choices that make up a move, from the first to the last."""


def find_path(position: Position, text: str) -> Path:
    """The legal move of that text; small and large letters and spaces do not matter."""
    path = position.path(text)
    if path is None:
        raise Refusal("illegal", position.explain(text))
    return path


def text_of(path: Path) -> str:
    """A move as it is recorded."""
    return "-".join(choice.text for choice in path)


def steps_of(path: Path) -> tuple[Step, ...]:
    """A move as it is said and shown."""
    return tuple(Step(choice.text, choice.names, choice.places) for choice in path)


def chosen(position: Position, path: Path, after: Position, considered: Considered | None = None) -> Chosen:
    """That whoever chooses makes a legal move, which leads to the position after it."""
    results = after.outcome.results if after.outcome else ()
    steps, text = steps_of(path), text_of(path)
    mover, covered = player(position), steps_of(position.told(text))
    taken = () if mover is None else taken_by(covered, state_of(position.view()), state_of(after.view()), mover)
    if covered == steps:
        return Chosen(mover, steps, considered, player(after), results, taken=taken)
    known_to = tuple(seat for seat in range(len(position.seats))
                     if _words(steps_of(position.told(text, seat))) == _words(steps))
    return Chosen(mover, steps, considered, player(after), results, covered, known_to, taken)


def _words(steps: Sequence[Step]) -> list[tuple[str, Sequence[str]]]:
    """What is said of a move, wherever it is."""
    return [(step.text, step.names) for step in steps]


def player(position: Position) -> int | None:
    """The seat that chooses; none where chance does or nobody."""
    return position.chooser if isinstance(position.chooser, int) else None
