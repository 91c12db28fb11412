"""Typed moves: the text, its number in the list, or the words of the choices."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ludoteka.core import Choice, Position
from ludoteka.terminal.choosing import Choosing
from ludoteka.terminal.wording import Wording

Spellings = Callable[[Choice, Wording], tuple[str, ...]]
"""What a choice may be called."""


def find_path(position: Position, typed: str, wording: Wording) -> Choosing:
    """The choices that a typed text names, from the root on: a whole move or the beginning of one.

    Nothing is chosen where it names nothing, or more than one thing.
    """
    wanted = _plain(typed, wording)
    for spellings in (_texts, _labels):
        named = _named(Choosing(position), wanted, spellings, wording)
        found = {tuple(choice.text for choice in one.path): one for one in named}
        if len(found) == 1:
            return next(iter(found.values()))
    number = typed.strip().removesuffix(".")
    moves = numbered(position) if has_numbers(position) else []
    if number.isdecimal() and 1 <= int(number) <= len(moves):
        return Choosing(position, moves[int(number) - 1])
    return Choosing(position)


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


def _named(choosing: Choosing, wanted: str, spellings: Spellings, wording: Wording) -> Iterator[Choosing]:
    """The ways on from there that are called so."""
    for choice in choosing.options if wanted else ():
        for spelt in {_plain(one, wording) for one in spellings(choice, wording)}:
            further = choosing.step(choice)
            if wanted == spelt:
                yield further
            elif wanted.startswith(f"{spelt}-"):
                yield from _named(further, wanted.removeprefix(f"{spelt}-"), spellings, wording)


def _texts(choice: Choice, wording: Wording) -> tuple[str, ...]:
    return (choice.text,)


def _labels(choice: Choice, wording: Wording) -> tuple[str, ...]:
    return wording.choice(choice), choice.label, wording.texts.name(choice.text)


def _plain(text: str, wording: Wording) -> str:
    """Case and the kind of space or stroke between words do not matter."""
    return "-".join(text.casefold().replace(",", " ").replace("-", " ").split())
