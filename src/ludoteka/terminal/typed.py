"""Typed moves: the text, its number in the list, or the words of the choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteka.core import Choice, Position
from ludoteka.terminal.wording import Wording


def find_path(position: Position, typed: str, wording: Wording) -> tuple[Choice, ...]:
    """The choices that a typed text names, from the root on: a whole move or the beginning of one.

    Empty where it names nothing, or more than one thing.
    """
    paths = list(_paths(position.choices()))
    for spellings in (_texts, _labels):
        wanted = _plain(typed, wording)
        found = [path for path in paths if wanted in spellings(path, wording)]
        if len(found) == 1:
            return found[0]
    number = typed.strip().removesuffix(".")
    moves = numbered(position) if has_numbers(position) else []
    if number.isdecimal() and 1 <= int(number) <= len(moves):
        return moves[int(number) - 1]
    return ()


def has_numbers(position: Position) -> bool:
    """Whether moves can be named by numbers; not where they are called by numbers already."""
    return not any(move.text.isdecimal() for move in position.moves())


def numbered(position: Position) -> list[tuple[Choice, ...]]:
    """Every legal move as a path of choices, in the order in which they are numbered from 1."""
    finished = [path for path in _paths(position.choices()) if path[-1].move is not None]
    return sorted(finished, key=lambda path: path[-1].move.number if path[-1].move else 0)


def path_of(position: Position, move: str) -> tuple[Choice, ...]:
    """The choices that make up a legal move, given by its text."""
    return next(path for path in numbered(position) if str(path[-1].move) == move)


def _paths(choices: Sequence[Choice], before: tuple[Choice, ...] = ()) -> Iterator[tuple[Choice, ...]]:
    for choice in choices:
        path = (*before, choice)
        yield path
        yield from _paths(choice.children, path)


def _texts(path: tuple[Choice, ...], wording: Wording) -> list[str]:
    return [_plain("-".join(choice.text for choice in path), wording)]


def _labels(path: tuple[Choice, ...], wording: Wording) -> list[str]:
    spoken = "-".join(wording.choice(choice) for choice in path)
    english = "-".join(choice.label for choice in path)
    named = "-".join(wording.texts.name(choice.text) for choice in path)
    return [_plain(spoken, wording), _plain(english, wording), _plain(named, wording)]


def _plain(text: str, wording: Wording) -> str:
    """Case and the kind of space or stroke between words do not matter."""
    return "-".join(text.casefold().replace(",", " ").replace("-", " ").split())
