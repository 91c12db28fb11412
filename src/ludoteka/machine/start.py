"""The start of a match: everything is set up as the rules say, and as they demand of every level."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ludoteka.core import BadSetting
from ludoteka.machine.code import DONE, FAILED, PAUSED
from ludoteka.machine.setup import lay_out_level
from ludoteka.machine.state import Run

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


class BadSetup(BadSetting):
    """The rules' own set-up cannot be done; `line` is where it stops."""

    def __init__(self, message: str, line: int) -> None:
        self.line = line
        super().__init__(message)


def first_run(machine: Machine, seed: int | None = 0) -> Run:
    """The run before the first turn, everything set up; what chance decides comes from the seed.

    Without a seed it stops where chance decides.
    """
    run = machine.run_type(machine.layout, machine.layout.first_state())
    run.luck = Random(f"set-up {seed}") if seed is not None else None
    lay_out_level(machine, run)
    run.state[machine.layout.turn] = machine.seats - 1
    if "setup" in machine.blocks:
        status = machine.go_on(run, machine.enter(run, machine.blocks["setup"], 0, -1, [], DONE))
        if status == FAILED:
            raise bad_setup(machine, run.why)
        if status == PAUSED:
            run.luck = None if run.pc not in machine.code.chances else run.luck
            return run
    run.frames, run.returns, run.frame, run.luck = [], [], [], None
    return run


def bad_setup(machine: Machine, line: int) -> BadSetup:
    """The line of the set-up that cannot be done, in words."""
    rule = machine.rule(line)
    return BadSetup(f"the set-up cannot be done: '{rule}' meets a place that is taken or missing", line)


def broken_demand(machine: Machine, run: Run) -> int:
    """The line of what the rules demand of every level and this start does not keep; 0 if it keeps all."""
    if "level" not in machine.blocks:
        return 0
    trial = run.copy()
    status = machine.go_on(trial, machine.enter(trial, machine.blocks["level"], 0, -1, [], DONE))
    return trial.why if status == FAILED else 0
