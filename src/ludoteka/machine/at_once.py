"""Choices made at once: everybody is asked in turn, what is chosen waits unseen, and then it is done for each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.actions import Block
from ludoteka.language.course import in_order
from ludoteka.language.description import Description
from ludoteka.machine.state import Run

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

PAUSED, FAILED, DONE = -1, -2, -3


@dataclass(frozen=True, slots=True)
class Asking:
    """One of several is asked: how everything stood before, and what was chosen since."""

    before: Run
    ask: int
    """The step that asks the next one; the one after it is where choosing begins."""
    chosen: tuple[int, ...] = ()


def chosen_first(description: Description, block: Block) -> tuple[Block, Block]:
    """The part of a block in which something is chosen, with what is not allowed there, and the rest of it."""
    asks = [any(isinstance(node, act.CHOICES) for node in in_order(description, (action,))) for action in block]
    count = max((place for place, asked in enumerate(asks, 1) if asked), default=0)
    while count and count < len(block) and isinstance(block[count], act.NotAllowed):
        count += 1
    return block[:count], block[count:]


def take_back(run: Run) -> tuple[int, ...]:
    """Everything is as it was before somebody was asked; gives what was chosen."""
    assert run.asked is not None
    before, chosen = run.asked.before.copy(), run.asked.chosen
    run.state, run.masks, run.owned, run.groups = before.state, before.masks, before.owned, {}
    run.frames, run.returns, run.frame = before.frames, before.returns, before.frame
    run.asked = None
    return chosen


def do_next(machine: Machine, run: Run, start: int) -> tuple[Run, int]:
    """Do what the first of those chose who wait; what others did before may make it impossible, then it is not done."""
    (seat, *options), *rest = run.waiting
    run.waiting = tuple(rest)
    trial = run.copy()
    trial.frame[form.YOU], trial.answers = seat, tuple(options)
    status = machine.go_on(trial, start)
    return (trial, status) if status != FAILED else (run, DONE)


def imagine(machine: Machine, run: Run, role: int, luck: Random) -> None:
    """What others have chosen unseen is drawn anew among what they could have chosen."""
    if run.asked is None:
        return
    depth = len(run.asked.before.frames)
    before = run.copy()
    del before.frames[depth:], before.returns[depth:]
    before.frame, before.asked, before.waiting = before.frames[-1], None, ()
    run.asked = replace(run.asked, before=before)
    run.waiting = tuple(one if one[0] == role else _drawn(machine, run.asked, one, luck) for one in run.waiting)


def _drawn(machine: Machine, asking: Asking, chosen: tuple[int, ...], luck: Random) -> tuple[int, ...]:
    """One of the choices that a seat could have made."""
    trial = asking.before.copy()
    trial.frame[form.YOU] = chosen[0]
    trial.asked = replace(asking, before=trial.copy(), chosen=())
    if machine.go_on(trial, asking.ask + 1) != PAUSED:
        return chosen
    ends = [end for way in machine.ways.tree(trial) for end in way.ends() if end.waiting]
    return ends[int(luck.random() * len(ends))].waiting[0] if ends else chosen
