"""One way through the choices of a decision, up to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from ludoteka.language import form
from ludoteka.machine.code import FAILED, PAUSED
from ludoteka.machine.one_way import rest_after
from ludoteka.machine.pauses import ChancePause, Pause
from ludoteka.machine.state import Run

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

Said = Callable[[int], str | None]
"""What says some options, each by its place."""
Take = Callable[[Pause, Run, list[int], Said], int | None]
"""Chooses one of some options by its place; None where it is none of them."""


class Walked(NamedTuple):
    """A decision in words, how it was made, and where it leads."""

    text: str
    choices: int
    """How many ways there were to choose, legal or not, if every choice had as many as on this way."""
    odds: Callable[[], float]
    """How likely chance decides so; 1 where a player chose."""
    end: Callable[[], Run]
    """The moment of the next choice of anybody."""


def walk(machine: Machine, run: Run, take: Take) -> Walked | None:
    """Decide something, by chance or as a player; None where it is not possible."""
    if run.frames and run.pc in machine.code.chances:
        return _drawn(machine, run, take)
    if machine.code.between_turns(run):
        status, run = machine.turns.begin(run, run.state[machine.layout.turn])
        if status != PAUSED:
            return None
    chooser, texts, choices = run.frame[form.YOU], list[str](), 1
    while True:
        pause, before = machine.code.pauses[run.pc], run
        options = pause.options(run)
        said = _saying(pause, run, options)
        chosen = take(pause, run, options, said) if options else None
        if chosen is None:
            return None
        choices *= len(options)
        texts += [step] if (step := said(chosen)) is not None else []
        run = run.copy()
        status = machine.go_on(run, machine.ways.take(run, pause, options[chosen]))
        if status == FAILED:
            return None
        if status != PAUSED or not machine.ways.chooses_on(before, run, chooser):
            break
    end = run
    return Walked("-".join(texts), choices, lambda: 1.0, lambda: machine.course.finished(end))


def _saying(pause: Pause, run: Run, options: list[int]) -> Said:
    return lambda place: said.text if (said := pause.said(run, options[place])) is not None else None


def _drawn(machine: Machine, run: Run, take: Take) -> Walked | None:
    pause = machine.code.chances[run.pc]
    options = pause.options(run)
    texts = machine.chance.texts(run, options)
    chosen = take(pause, run, options, lambda place: texts[place])
    if chosen is None:
        return None
    option = options[chosen]
    return Walked(texts[chosen], len(texts), lambda: share(weights(pause, run, options), chosen),
                  lambda: machine.course.finished(machine.chance.taken(run, option)))


def weights(pause: Pause, run: Run, options: list[int]) -> list[int]:
    """How likely each option is, as whole numbers."""
    # Where all are alike, what can come out need not be found again.
    if not isinstance(pause, ChancePause) or type(pause).weights is ChancePause.weights:
        return [1] * len(options)
    return pause.weights(run)


def share(odds: list[int], place: int) -> float:
    """How likely the one at a place is of all."""
    return odds[place] / sum(odds)


def by_text(text: str) -> Take:
    """Follow the words of a move."""
    left = text

    def take(pause: Pause, run: Run, options: list[int], said: Said) -> int | None:
        nonlocal left
        for place in range(len(options)):
            words = said(place)
            rest = left if words is None else rest_after(left, words)
            if rest is not None:
                left = rest
                return place
        return None

    return take
