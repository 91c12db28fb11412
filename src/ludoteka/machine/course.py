"""The course of a match: whose turn comes next, and what a round does between turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.misses import STORE as MISSED
from ludoteka.language.soundness import parts
from ludoteka.machine.at_once import do_next, take_back
from ludoteka.machine.code import DONE, FAILED, OVER, PAUSED
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
        self._misses = self.layout.base.get(MISSED, -1)
        self._turns = any(isinstance(node, act.TakeTurns) for rule in machine.description.rules()
                          for node in parts(rule.block))

    def finished(self, run: Run) -> Run:
        """Go on from the end of a chosen way."""
        status = OVER if run.state[self.layout.over] else DONE if self.machine.code.stopped(run) else PAUSED
        run.soft, run.best, run.fuel = 0, (), Run.FUEL
        return self.settle(run, status)

    def settle(self, run: Run, status: int) -> Run:
        """Go on from the end of a move to the next choice of anybody, or to the end of the match."""
        while True:
            self.machine.secrets.note(run)
            if status == PAUSED and self.description.ends_any_time and not self._sets_up(run) and self.ended(run):
                return run
            while status == PAUSED and not self._goes_on(run):
                status = self.stranded(run)
            if status == DONE:
                run, status = self.onward(run)
                if status == PAUSED:
                    continue
            if status != DONE:
                return run
            seat = run.state[self.layout.turn]
            self.machine.secrets.note(run)
            opened, trial = self.machine.turns.begin(run, seat)
            told_first = trial.asked is not None or act.TURN_STARTS in self.machine.code.moments
            if opened == PAUSED and (told_first or self.machine.ways.ends_move(run, trial, seat)):
                run, status = trial, PAUSED  # what has happened already is seen before anybody chooses
                continue
            if opened == PAUSED:
                # All ways are looked for when somebody asks; here it is enough to know whether there is one.
                if self.description.stuck == "lose" and not self._finishes(trial, seat):
                    self.machine.ending.won(run, 1 << seat, False, 0)
                return run
            _, automatic = self.machine.turns.ways(run, seat)
            if automatic is None:
                if self.description.stuck == "lose":
                    self.machine.ending.won(run, 1 << seat, False, 0)
                return run
            run, status = automatic, OVER if automatic.state[self.layout.over] else DONE

    def _sets_up(self, run: Run) -> bool:
        """Whether the set-up goes on: what is not dealt yet decides nothing."""
        return bool(run.returns) and run.returns[0][0] == self.machine.blocks.get("setup")

    def _goes_on(self, run: Run) -> bool:
        """Whether a turn can be finished that was stopped in its middle."""
        if run.pc in self.machine.code.chances:
            return True
        if run.asked is not None:
            return self.machine.trying.can_finish(run, PAUSED)
        return self._finishes(run, run.frame[form.YOU])

    def _finishes(self, run: Run, chooser: int) -> bool:
        """Whether a player can finish; what is shown in the middle of a move ends it."""
        if self.machine.secrets.secrets:
            return self.machine.ways.exist(run, chooser)
        return self.machine.trying.can_finish(run, PAUSED)

    def stranded(self, run: Run) -> int:
        """Chance decided something, or a move showed it to the player, after which the turn cannot be finished.

        Who is asked at once and has nothing to choose is left out.
        """
        if run.asked is not None:
            ask = run.asked.ask
            take_back(run)
            return self.machine.go_on(run, ask)
        if self.description.stuck == "lose":
            self.machine.ending.won(run, 1 << run.frame[form.YOU], False, 0)
            return OVER
        run.pc = self.machine.code.leave_turn(run)
        return DONE

    def ended(self, run: Run) -> bool:
        """Look at `end` for the player about to move; gives whether the match is over."""
        if "end" not in self.machine.blocks:
            return False
        below = run.frames, run.returns, run.frame, run.pc
        run.recorded, run.frames, run.returns = True, [], []
        start = self.machine.enter(run, self.machine.blocks["end"], run.state[self.layout.turn], -1, [], DONE)
        status = self.machine.go_on(run, start)
        run.recorded, run.fuel = False, Run.FUEL
        run.frames, run.returns, run.frame, run.pc = ([], [], [], -1) if status == OVER else below
        return status == OVER

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
                following = (run.state[self.layout.turn] + 1) % self.layout.seats
                status = self._turn_over(run)
                if status == DONE:
                    if self._misses >= 0:
                        run.state[self.layout.turn] = following  # who misses a turn is passed over when one is due
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
        # In a round nobody misses a turn here: it may be that none is due any more.
        state[layout.turn] = self._present(run, state[layout.turn] + 1, counted=self.description.round is None)
        state[layout.turn_number] += 1
        go_back(layout, state, state[layout.turn])
        if self.machine.records:
            run.history = (*run.history, *(run.digest(board) for board in self.machine.records))
        run.memo = {}
        if state[layout.turn_number] > self.description.turn_limit:
            self._run_out(run)
            return OVER
        return OVER if self.ended(run) else DONE

    def _present(self, run: Run, seat: int, counted: bool = True) -> int:
        """That seat, or the next one that does not miss its turn; counted: those passed over have missed one.

        Where everybody would miss turns, it goes round the table until somebody has no more to miss.
        """
        seats = [place % self.layout.seats for place in range(seat, seat + self.layout.seats)]
        if self._missing is not None:
            seats = [one for one in seats if not self._missing(run, [one, -1])] or seats
        if self._misses < 0:
            return seats[0]
        left = [run.state[self._misses + one] for one in seats]
        rounds = min(left)
        first = left.index(rounds)
        for place, one in enumerate(seats if counted else ()):
            run.state[self._misses + one] -= rounds + (place < first)
        return seats[first]

    def _run_out(self, run: Run, line: int = 0) -> None:
        """The turns are used up: a puzzle is lost, anything else is drawn."""
        if self.layout.seats == 1:
            self.machine.ending.won(run, 1, False, line)
        else:
            self.machine.ending.drawn(run, line)
