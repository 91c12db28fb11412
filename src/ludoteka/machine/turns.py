"""One turn: how it begins, and the ways through it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.machine.code import DONE, FAILED, PAUSED
from ludoteka.machine.state import Run
from ludoteka.machine.ways import Way

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


class Turns:
    """The turns of one game."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine

    def begin(self, run: Run, seat: int) -> tuple[int, Run]:
        """A copy of the run at the first choice of a seat's turn."""
        trial, back = run.copy(), self.machine.code.after_turn(run)
        if back == DONE:
            trial.frames, trial.returns = [], []
        trial.recorded = False
        trial.soft, trial.best, trial.fuel = 0, (), Run.FUEL
        start = self.machine.enter(trial, self.machine.blocks["turn"], seat, -1, [], back)
        return self.machine.go_on(trial, start), trial

    def ways(self, run: Run, seat: int) -> tuple[list[Way], Run | None]:
        """The ways through a seat's turn; and the run after it or at chance, where nothing is to be chosen."""
        if run.memo is not None and seat in run.memo:
            return run.memo[seat]  # type: ignore[return-value]  # only this writes the memo
        status, trial = self.begin(run, seat)
        if status == FAILED:
            found: tuple[list[Way], Run | None] = ([], None)
        elif status == PAUSED and trial.pc not in self.machine.code.chances:
            found = (self.machine.ways.tree(trial), None)
        else:
            found = ([], trial)
        if run.memo is not None:
            run.memo[seat] = found
        return found

    def stuck(self, run: Run, seat: int) -> bool:
        """Whether a seat could not finish a turn now."""
        ways, automatic = self.ways(run, seat)
        return not ways and automatic is None
