"""One way found by its text without looking at all the others: so a long match is replayed quickly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.language import form
from ludoteka.machine.code import PAUSED
from ludoteka.machine.pauses import Said
from ludoteka.machine.state import Run

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


def one_way(machine: Machine, run: Run, text: str) -> tuple[tuple[Said, ...], Run] | None:
    """The choices of the way that a move's text names and the run at its end.

    None where only all ways together tell which it is.
    """
    if machine.weighs:
        return None
    chooser = run.frame[form.YOU]
    found = [(soft, rest, said, status, after) for soft, said, status, after in machine.ways.results(run, chooser, text)
             if (rest := rest_after(text, said.text)) is not None]
    if not found or len({said.text for _, _, said, _, _ in found}) > 1:
        return None
    # Of choices that read alike the first one counts. One that breaks a soft rule may have to give way to others.
    soft, rest, said, status, after = found[0]
    if soft:
        return None
    if status == PAUSED and after.frame[form.YOU] == chooser and not machine.ways.ends_move(run, after, chooser):
        onward = one_way(machine, after, rest) if rest else None
        return ((said, *onward[0]), onward[1]) if onward else None
    return None if rest else ((said,), after)


def rest_after(text: str, step: str) -> str | None:
    """What is left of a move's text after its first step; None if it begins otherwise.

    >>> rest_after("e7-e8-queen", "e7"), rest_after("e7", "e7"), rest_after("e77", "e7")
    ('e8-queen', '', None)
    """
    if text == step:
        return ""
    return text[len(step) + 1:] if text.startswith(step + "-") else None
