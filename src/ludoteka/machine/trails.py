"""The options that a decision was made of, so that it can be said where other things lie."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from ludoteka.language import form
from ludoteka.machine.pauses import MemberPause, Pause
from ludoteka.machine.several import SeveralPause
from ludoteka.machine.state import Run
from ludoteka.machine.thing_code import DrawPause
from ludoteka.machine.walking import Said, by_text, walk

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


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
    found, follow = list[Choice](), by_text(text)

    def take(pause: Pause, run: Run, options: list[int], said: Said) -> int | None:
        place = follow(pause, run, options, said)
        if place is not None:
            drawn, several = isinstance(pause, DrawPause), isinstance(pause, SeveralPause)
            of_things = drawn or (isinstance(pause, MemberPause) and pause.sort == "thing")
            found.append(Choice(run.pc, options[place], of_things, several, drawn))
        return place

    return found if walk(machine, run.copy(), take) is not None else None


def said_otherwise(machine: Machine, run: Run, choices: list[Choice], now: list[int]) -> str | None:
    """The same decision in words, in a run where other things lie; None where it is not offered."""
    left = moved(choices, now)

    def take(pause: Pause, run: Run, options: list[int], said: Said) -> int | None:
        if not left or left[0].pc != run.pc:
            return None
        wanted = left.pop(_next(machine, run, left))
        if wanted.option in options:
            return options.index(wanted.option)
        return _alike(machine, run, options, wanted.option) if wanted.of_things else None

    walked = walk(machine, run.copy(), take)
    return None if walked is None else walked.text


def moved(choices: list[Choice], now: list[int]) -> list[Choice]:
    """The choices with what lies now where the chosen things lay."""
    return [one._replace(option=now[one.option]) if one.of_things and one.option >= 0 else one for one in choices]


def _next(machine: Machine, run: Run, left: list[Choice]) -> int:
    """Which of the choices that are left comes next: several things together are chosen in the order of the chooser."""
    if not (left[0].several and left[0].of_things):
        return 0
    together = takewhile(lambda one: one.several and one.pc == run.pc and one.option >= 0, left)
    members = [one.option for one in together]
    if not members:
        return 0
    return members.index(machine.zones.as_offered(run.state, sorted(members), run.frame[form.YOU])[0])


def _alike(machine: Machine, run: Run, options: list[int], thing: int) -> int | None:
    chooser, zones = run.frame[form.YOU], machine.zones
    look = zones.look_to(run.state, thing, chooser)
    return next((place for place, one in enumerate(options)
                 if one >= 0 and zones.look_to(run.state, one, chooser) == look), None)
