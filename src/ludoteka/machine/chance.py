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
        found = list[Way]()
        for text, said in self._said(run, self.machine.code.chances[run.pc].options(run)).items():
            self.machine.spend(run, self.machine.trial_price)
            found.append(Way(Said(text, said.names, said.places), run=run))
        return found

    def texts(self, run: Run, options: list[int]) -> list[str]:
        """What can come of it in words."""
        return list(self._said(run, options))

    def _said(self, run: Run, options: list[int]) -> dict[str, Said]:
        """What can come of it by its text; those that read alike are numbered."""
        found = dict[str, Said]()
        for said in self.machine.code.chances[run.pc].all_said(run, options):
            assert said is not None
            found[f"{said.text} {len(found) + 1}" if said.text in found else said.text] = said
        return found

    def decided(self, run: Run, number: int) -> Run:
        """The run after chance has decided, by the number of the option."""
        return self.taken(run, self.machine.code.chances[run.pc].options(run)[number])

    def taken(self, run: Run, option: int) -> Run:
        """The run after chance has decided on an option."""
        pause, after = self.machine.code.chances[run.pc], run.copy()
        if self.machine.go_on(after, pause.take(after, option)) == FAILED:
            return self._undone(run, after.why)
        return after

    def _undone(self, run: Run, line: int) -> Run:
        """Chance has decided, and what has to follow cannot be done: nothing of it is, and the turn is over."""
        if not run.state[self.machine.layout.turn_number]:
            raise bad_setup(self.machine, line)
        after = run.copy()
        self.machine.course.stranded(after)
        return after
