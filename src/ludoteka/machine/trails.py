"""The options that a decision was made of, so that it can be said where other things lie."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from ludoteka.language import form
from ludoteka.machine.code import FAILED, PAUSED
from ludoteka.machine.past import by_text, saying
from ludoteka.machine.pauses import MemberPause, Pause
from ludoteka.machine.several import SeveralPause
from ludoteka.machine.state import Run
from ludoteka.machine.thing_code import DrawPause

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

Said = Callable[[int], str | None]
Take = Callable[[Pause, Run, list[int], Said], int | None]
"""Chooses one of some options by its place; None where it is none of them."""


class Choice(NamedTuple):
    """What was chosen, where in the rules, and whether it is a thing."""

    pc: int
    option: int
    of_things: bool
    several: bool
    drawn: bool
    """Whether it is drawn of all that lie in no order."""


def trail(machine: Machine, run: Run, text: str) -> list[Choice] | None:
    """What the words of a decision mean; None where one way alone does not tell."""
    found, pick = list[Choice](), by_text(text)

    def take(pause: Pause, run: Run, options: list[int], said: Said) -> int | None:
        place = pick([1] * len(options), said)
        if place is not None:
            drawn, several = isinstance(pause, DrawPause), isinstance(pause, SeveralPause)
            of_things = drawn or (isinstance(pause, MemberPause) and pause.sort == "thing")
            found.append(Choice(run.pc, options[place], of_things, several, drawn))
        return place

    return found if _follow(machine, run.copy(), take) is not None else None


def said_otherwise(machine: Machine, run: Run, choices: list[Choice], now: list[int]) -> str | None:
    """The same decision in words, in a run where other things lie; None where it is not offered."""
    left = iter(_in_order(moved(choices, now)))

    def take(pause: Pause, run: Run, options: list[int], said: Said) -> int | None:
        wanted = next(left, None)
        if wanted is None or wanted.pc != run.pc:
            return None
        if wanted.option in options:
            return options.index(wanted.option)
        return _alike(machine, run, options, wanted.option) if wanted.of_things else None

    return _follow(machine, run.copy(), take)


def moved(choices: list[Choice], now: list[int]) -> list[Choice]:
    """The choices with what lies now where the chosen things lay."""
    return [one._replace(option=now[one.option]) if one.of_things and one.option >= 0 else one for one in choices]


def _in_order(choices: list[Choice]) -> list[Choice]:
    """Several things together are chosen in their order."""
    found = list[Choice]()
    for _, group in groupby(choices, key=lambda one: one.pc if one.several else -1):
        together = list(group)
        if together[0].several:
            together.sort(key=lambda one: (one.option < 0, one.option))
        found += together
    return found


def _alike(machine: Machine, run: Run, options: list[int], thing: int) -> int | None:
    chooser, zones = run.frame[form.YOU], machine.zones
    look = zones.look_to(run.state, thing, chooser)
    return next((place for place, one in enumerate(options)
                 if one >= 0 and zones.look_to(run.state, one, chooser) == look), None)


def _follow(machine: Machine, run: Run, take: Take) -> str | None:
    """One way through the choices of a move, in words."""
    if run.frames and run.pc in machine.code.chances:
        pause = machine.code.chances[run.pc]
        options = pause.options(run)
        texts = machine.chance.texts(run, options)
        chosen = take(pause, run, options, lambda place: texts[place])
        return None if chosen is None else texts[chosen]
    if machine.code.between_turns(run):
        status, run = machine.turns.begin(run, run.state[machine.layout.turn])
        if status != PAUSED:
            return None
    chooser, texts = run.frame[form.YOU], list[str]()
    while True:
        asked, before = machine.code.pauses[run.pc], run
        options = asked.options(run)
        said = saying(asked, run, options)
        chosen = take(asked, run, options, said) if options else None
        if chosen is None:
            return None
        texts += [step] if (step := said(chosen)) is not None else []
        run = run.copy()
        status = machine.go_on(run, machine.ways.take(run, asked, options[chosen]))
        if status == FAILED:
            return None
        if status != PAUSED or not machine.ways.chooses_on(before, run, chooser):
            return "-".join(texts)
