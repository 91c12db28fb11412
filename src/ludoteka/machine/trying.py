"""Trying something out: whether it can be done to its end, and where that leads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ludoteka.language import form
from ludoteka.machine.code import DONE, FAILED, PAUSED
from ludoteka.machine.state import Run, bits

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


class Trying:
    """Trials of the rules of one game; each is done on a copy of the run."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine

    def can_finish(self, run: Run, status: int, chooser: int | None = None) -> bool:
        """Whether a run can come to the end of its rule, or to where chance or another player decides."""
        if status == FAILED:
            return False
        if status != PAUSED or run.pc in self.machine.code.chances:
            return True
        if chooser is None:
            chooser = run.frame[form.YOU]
        elif run.frame[form.YOU] != chooser:
            return True
        pause = self.machine.code.pauses[run.pc]
        for option in pause.options(run):
            self.machine.spend(run, self.machine.trial_price)
            after = run.copy()
            status = self.machine.go_on(after, self.machine.ways.take(after, pause, option))
            if (status != FAILED and after.waiting != run.waiting) or self.can_finish(after, status, chooser):
                return True
        return False

    def can(self, run: Run, verb: str, thing: int, you: int, sort: str = "piece") -> bool:
        """Whether a thing has a way to do something."""
        for entry in self.machine.alternatives(run, verb, thing, sort):
            trial = run.copy()
            trial.frames, trial.returns = [], []
            start = self.machine.enter(trial, entry, you, thing, [], DONE)
            if self.can_finish(trial, self.machine.go_on(trial, start), you):
                return True
        return False

    def journeys(self, run: Run, verb: str, piece: int) -> list[int]:
        """Where a piece can stand after doing something one or more times; it comes to each place once."""
        seen, todo, you = 1 << piece if piece >= 0 else 0, [piece] if piece >= 0 else [], run.frame[form.YOU]
        for place in todo:
            there = run.copy()
            self.machine.pieces.move(there, piece, place % self.machine.geometry.size)
            for after in self._done_once(there, verb, place, you):
                moved = (after.masks[0] ^ there.masks[0]) & ~seen
                seen |= moved
                todo += bits(moved)
        return sorted(todo[1:])

    def _done_once(self, run: Run, verb: str, piece: int, you: int) -> Iterator[Run]:
        for entry in self.machine.alternatives(run, verb, piece):
            trial = run.copy()
            trial.frames, trial.returns = [], []
            start = self.machine.enter(trial, entry, you, piece, [], DONE)
            yield from self._finished(trial, self.machine.go_on(trial, start))

    def _finished(self, run: Run, status: int) -> Iterator[Run]:
        """The run at the end of each way through its rule."""
        if status == DONE:
            yield run
        elif status == PAUSED:
            pause = self.machine.code.pauses[run.pc]
            for option in pause.options(run):
                self.machine.spend(run, self.machine.trial_price)
                after = run.copy()
                yield from self._finished(after, self.machine.go_on(after, pause.take(after, option)))
