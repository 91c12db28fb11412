"""The course of a match: whose turn comes next, and what a round does between turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.language import actions as act
from ludoteka.language.soundness import parts
from ludoteka.machine.at_once import do_next
from ludoteka.machine.code import DONE, FAILED, OVER
from ludoteka.machine.passing import go_back
from ludoteka.machine.state import Run

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


class Course:
    """Leads a match from the end of one move to the next choice outside of it."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.layout, self.description = machine.layout, machine.description
        missing = machine.description.missing
        self._missing = machine.values.value(missing) if missing is not None else None
        self._turns = any(isinstance(node, act.TakeTurns) for rule in machine.description.rules()
                          for node in parts(rule.block))

    def onward(self, run: Run) -> tuple[Run, int]:
        """Go on from the end of a move: DONE where a turn is due, else at a choice or at the end of the match."""
        while True:
            stop = self.machine.code.stops.get(run.pc) if run.frames else None
            if stop is not None and stop.what == "turn due":
                seat = run.state[self.layout.turn] = self._present(run, run.state[self.layout.turn])
                go_back(self.layout, run.state, seat, over=False)
                return run, DONE
            if stop is None and self.description.round is None:
                run.frames, run.returns, run.frame, run.pc = [], [], [], -1
                return run, self._turn_over(run)
            if stop is None:
                status = self._next_round(run)
            elif stop.what == "chosen" and run.waiting:
                run, status = do_next(self.machine, run, stop.start)
            elif stop.what == "chosen":
                status = self.machine.go_on(run, stop.onward)
            else:
                status = self._turn_over(run)
                if status == DONE:
                    status = self.machine.go_on(run, stop.onward)
            if status == FAILED:  # the round itself cannot be done
                self._run_out(run, run.why)
                return run, OVER
            if status != DONE:
                return run, status

    def passed(self, run: Run) -> Run:
        """The run after a turn in which nothing was done."""
        after, over = run.copy(), self.machine.code.after_turn(run)
        if over != DONE:
            after.pc = over
        return after

    def _next_round(self, run: Run) -> int:
        """A round begins; where it takes no turns it counts as one."""
        state, layout = run.state, self.layout
        if not state[layout.turn_number]:
            state[layout.turn_number] = 1
        elif not self._turns and (status := self._turn_over(run)) != DONE:
            return status
        return self.machine.go_on(run, self.machine.enter(run, self.machine.blocks["round"], 0, -1, [], DONE))

    def _turn_over(self, run: Run) -> int:
        """The next seat comes, if the match goes on."""
        layout, state = self.layout, run.state
        run.soft, run.best, run.fuel = 0, (), Run.FUEL
        state[layout.turn] = self._present(run, state[layout.turn] + 1)
        state[layout.turn_number] += 1
        go_back(layout, state, state[layout.turn])
        if self.machine.records:
            run.history = (*run.history, *(run.digest(board) for board in self.machine.records))
        run.memo = {}
        if state[layout.turn_number] > self.description.turn_limit:
            self._run_out(run)
            return OVER
        return OVER if self.machine.ended(run) else DONE

    def _present(self, run: Run, seat: int) -> int:
        """That seat, or the next one that does not miss its turns."""
        seats = [place % self.layout.seats for place in range(seat, seat + self.layout.seats)]
        if self._missing is None:
            return seats[0]
        return next((one for one in seats if not self._missing(run, [one, -1])), seats[0])

    def _run_out(self, run: Run, line: int = 0) -> None:
        """The turns are used up: a puzzle is lost, anything else is drawn."""
        if self.layout.seats == 1:
            self.machine.finish_won(run, 1, False, line)
        else:
            self.machine.finish_drawn(run, line)
