"""Dice that somebody does not see: what each of them may have shown, roll by roll, in a world that is imagined."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import islice, product
from math import prod
from random import Random
from typing import TYPE_CHECKING

from ludoteka.machine.dice import RollPause
from ludoteka.machine.past import Step
from ludoteka.machine.state import Run

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

Shown = Mapping[int, tuple[int | None, ...]]
"""What a die shows in a world, and what it showed before it was rolled, again and again; None: as in the match."""


def rolled(machine: Machine, step: Step) -> list[int]:
    """The dice that a step rolls."""
    pause = machine.code.chances.get(step.before.pc) if step.before.frames else None
    return pause.dice(step.before) if isinstance(pause, RollPause) else []


def unseen(machine: Machine, run: Run, role: int) -> list[int]:
    """The dice that show something that a player does not know."""
    known = machine.layout.known
    return [die for die, faces in enumerate(machine.layout.catalogue.faces)
            if faces and not run.state[known + die] >> role & 1]


Lives = Mapping[int, list[bool]]
"""Of a die, whether what it shows is unseen, and whether what it showed before it was rolled was, again and again."""


def thrown(machine: Machine, lives: Lives, luck: Random) -> Shown:
    """All that is unseen thrown anew."""
    faces = machine.layout.catalogue.faces
    return {die: tuple(faces[die][int(luck.random() * len(faces[die]))] if is_unseen else None for is_unseen in rolls)
            for die, rolls in lives.items()}


def every_throw(machine: Machine, lives: Lives, most: int) -> list[Shown]:
    """All that unseen dice may show, each as likely as the others; nothing where that is more than so many."""
    faces = machine.layout.catalogue.faces
    sides = [faces[die] if is_unseen else (None,) for die, rolls in lives.items() for is_unseen in rolls]
    if prod(map(len, sides)) > most:
        return []
    found = list[Shown]()
    for values in product(*sides):
        left = iter(values)
        found.append({die: tuple(islice(left, len(rolls))) for die, rolls in lives.items()})
    return found


def before(machine: Machine, step: Step, shown: Shown) -> Shown:
    """What dice showed in a world before a step."""
    dice = rolled(machine, step) if shown else []
    return {die: values[1:] if die in dice else values for die, values in shown.items()} if dice else shown


def lay(machine: Machine, run: Run, shown: Shown) -> None:
    """Let dice show what they show in a world."""
    base, shows = machine.layout.base, machine.layout.catalogue.shows
    for die, values in shown.items():
        if values and values[0] is not None:
            run.state[base[shows[die]] + die] = values[0]


def words_of_roll(machine: Machine, step: Step, after: Run) -> str | None:
    """The words of a step that rolls dice, in a world where they show after it what they show there."""
    pause, run = machine.code.chances[step.before.pc], step.before
    assert isinstance(pause, RollPause)
    base, place, things = machine.layout.base, machine.layout.place, machine.layout.catalogue

    def alike(die: int, value: int) -> tuple[object, ...]:
        return things.names[die], things.givens[die], run.state[place + die], value

    dice = pause.dice(run)
    wanted = Counter(alike(die, after.state[base[things.shows[die]] + die]) for die in dice)
    options = pause.options(run)
    texts = machine.chance.texts(run, options)
    return next((text for text, option in zip(texts, options, strict=True)
                 if Counter(map(alike, dice, pause.values(run, option))) == wanted), None)
