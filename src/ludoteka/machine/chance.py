"""Where chance decides: what can come of it, and the run after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.machine.code import FAILED
from ludoteka.machine.pauses import Said
from ludoteka.machine.start import bad_setup
from ludoteka.machine.state import Run
from ludoteka.machine.ways import Way

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


class Chance:
    """The decisions of chance in one game."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine

    def outcomes(self, run: Run) -> list[Way]:
        """What can come of it where chance decides, in the order of the options; each has words of its own.

        What follows is found when one is decided: there may be many, and a deal has many decisions.
        """
        pause, found = self.machine.code.chances[run.pc], list[Way]()
        options = pause.options(run)
        for option, text in zip(options, self.texts(run, options), strict=True):
            self.machine.spend(run, self.machine.trial_price)
            said = pause.said(run, option)
            assert said is not None
            found.append(Way(Said(text, said.names, said.places), run=run))
        return found

    def texts(self, run: Run, options: list[int]) -> list[str]:
        """What can come of it in words; those that read alike are numbered."""
        pause, found = self.machine.code.chances[run.pc], dict[str, None]()
        for option in options:
            said = pause.said(run, option)
            assert said is not None
            found[f"{said.text} {len(found) + 1}" if said.text in found else said.text] = None
        return list(found)

    def decided(self, run: Run, number: int) -> Run:
        """The run after chance has decided, by the number of the option."""
        pause, after = self.machine.code.chances[run.pc], run.copy()
        if self.machine.go_on(after, pause.take(after, pause.options(run)[number])) == FAILED:
            return self._undone(run, after.why)
        return after

    def _undone(self, run: Run, line: int) -> Run:
        """Chance has decided, and what has to follow cannot be done: nothing of it is, and the turn is over."""
        if not run.state[self.machine.layout.turn_number]:
            raise bad_setup(self.machine, line)
        after = run.copy()
        self.machine.course.stranded(after)
        return after
