"""The middle of a move: what has come about by its first choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.language import form
from ludoteka.machine.code import PAUSED
from ludoteka.machine.one_way import rest_after
from ludoteka.machine.state import Run

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


def run_midway(machine: Machine, run: Run, beginning: str) -> Run | None:
    """The run after the choices with which a move begins; None where they are a whole move, or none that is offered."""
    chooser = run.frame[form.YOU]
    for _, said, status, after in machine.ways.results(run, chooser, beginning):
        rest = rest_after(beginning, said.text)
        if rest is not None and status == PAUSED and machine.ways.chooses_on(run, after, chooser):
            return run_midway(machine, after, rest) if rest else after
    return None
