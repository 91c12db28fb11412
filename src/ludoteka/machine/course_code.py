"""Steps of rules that lead a match on: turns and who takes them, choices made at once, the end."""

from __future__ import annotations

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.machine.at_once import Asking, chosen_first, take_back
from ludoteka.machine.code import DONE, FAILED, OVER, PAUSED, Code, Op, Stop
from ludoteka.machine.pauses import Pause
from ludoteka.machine.setup import set_up
from ludoteka.machine.state import Run


class CourseCode(Code):
    """Lays out the steps at which the course of a match stops and goes on."""

    def do_TakeTurns(self, action: act.TakeTurns) -> None:
        first, until, turn = self.values.value(action.first), self.values.value(action.until), self.layout.turn

        def begin(run: Run) -> None:
            run.state[turn] = max(0, first(run, run.frame))

        self._do(action.line, begin)
        due = len(self.ops)
        over, after = due + 1, due + 2
        self.stops[due], self.stops[over] = Stop("turn due", over), Stop("turn over", due)
        self._emit(lambda run: after if until(run, run.frame) else DONE, action.line)
        self._emit(lambda run: DONE, action.line)

    def do_SetUpBoard(self, action: act.SetUpBoard) -> None:
        self._do(action.line, lambda run: set_up(self.machine, run))

    def do_AtOnce(self, action: act.AtOnce) -> None:
        """Asked one after the other, each with everything as it was before; then done for each, at a stop."""
        of, rest, seats = self.values.value(action.of), action.rest, self.layout.seats
        first, then = chosen_first(self.machine.description, action.block)
        stop: list[int] = []

        def begin(run: Run) -> None:
            run.frame[rest] = of(run, run.frame)

        def ask(run: Run) -> int:
            frame = run.frame
            if not frame[rest]:
                return stop[0]
            you = frame[form.YOU]
            seat = next(one % seats for one in range(you, you + seats) if frame[rest] >> one % seats & 1)
            frame[rest] &= ~(1 << seat)
            frame[form.YOU] = seat
            run.asked = Asking(run.copy(), place)
            return place + 1

        def chosen(run: Run) -> int:
            if run.asked is None:
                run.answers = ()
                return after_choice
            seat = run.frame[form.YOU]
            run.waiting = (*run.waiting, (seat, *take_back(run)))
            return place

        self._do(action.line, begin)
        place = self._emit(ask, action.line)
        self.block(first)
        after_choice = self._emit(chosen, action.line) + 1
        self.block(then)
        stop.append(self._emit(lambda run: DONE, action.line))
        self.stops[stop[0]] = Stop("chosen", stop[0] + 1, place + 1)

    def do_Flow(self, action: act.Flow) -> None:
        layout, line = self.layout, action.line

        def op(run: Run) -> int:
            if action.what == "end game":
                self.machine.ending.drawn(run, line)
                return OVER
            if action.what == "stop":
                return self._return(run)
            if action.what == "swap sides":
                run.state[layout.swapped] ^= 1
            if action.what in ("swap sides", "another turn"):
                run.state[layout.turn] = (run.frame[form.YOU] - 1) % layout.seats
            if action.what == "another turn":
                return len_after
            if action.what == "end turn" and (ending := self.machine.serving.cut_short(run)) >= 0:
                return ending
            return self.leave_turn(run)

        len_after = len(self.ops) + 1
        self._emit(op, line)

    def do_Happens(self, action: act.Happens) -> None:
        seat, event, after = self.values.value(action.seat), action.event, len(self.ops) + 1
        self.moments[event] = len(self.ops)
        self._emit(lambda run: self.machine.serving.begin(run, event, False, [seat(run, run.frame), -1], after),
                   action.line)

    def do_Begins(self, action: act.Begins) -> None:
        seat, layout = self.values.value(action.seat), self.layout

        def work(run: Run) -> None:
            run.state[layout.turn] = (seat(run, run.frame) - 1) % layout.seats

        self._do(action.line, work)

    def do_Win(self, action: act.Win) -> None:
        seats, won, finish = self.values.value(action.seats), action.won, self.machine.ending.won
        line = action.line

        def op(run: Run) -> int:
            finish(run, seats(run, run.frame), won, line)
            return OVER

        self._emit(op, line)

    def do_Draw(self, action: act.Draw) -> None:
        def op(run: Run) -> int:
            self.machine.ending.drawn(run, action.line)
            return OVER

        self._emit(op, action.line)

    def do_Rank(self, action: act.Rank) -> None:
        values, local, most = [self.values.value(value) for value in action.values], action.local, action.most

        def op(run: Run) -> int:
            table = []
            for seat in range(self.layout.seats):
                run.frame[local] = seat
                table.append(tuple(value(run, run.frame) for value in values))
            self.machine.ending.ranked(run, table, most, action.line)
            return OVER

        self._emit(op, action.line)

    def answered(self, pause: Pause, op: Op) -> Op:
        """The step of a choice, which goes on with what was chosen before."""
        def step(run: Run) -> int:
            after = op(run)
            if after != PAUSED or not run.answers:
                return after
            option, *rest = run.answers
            run.answers = tuple(rest)
            return pause.take(run, option) if option in pause.options(run) else FAILED

        return step

    # ---- where a run stands ----------------------------------------------------------------------------------------
    def stopped(self, run: Run) -> bool:
        """Whether a move is over, and it has to be seen who is next."""
        return not run.frames or run.pc in self.stops

    def between_turns(self, run: Run) -> bool:
        """Whether the next thing that happens is somebody's turn."""
        return not run.frames or (run.pc in self.stops and self.stops[run.pc].what == "turn due")

    def after_turn(self, run: Run) -> int:
        """Where the rules go on after the turn that is due."""
        stop = self.stops.get(run.pc) if run.frames else None
        return stop.onward if stop is not None and stop.what == "turn due" else DONE

    def leave_turn(self, run: Run) -> int:
        """Leave all rules of the present turn; gives the step that follows it."""
        for depth in range(len(run.returns) - 1, -1, -1):
            _, back = run.returns[depth]
            if back in self.stops and self.stops[back].what == "turn over":
                del run.frames[depth:], run.returns[depth:]
                run.frame = run.frames[-1]
                return back
        run.frames.clear()
        run.returns.clear()
        run.frame = []
        return DONE
