"""Steps of rules that let others go on: turns taken in the middle of a round, choices made at once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.actions import Block
from ludoteka.machine.at_once import Asking, chosen_first, take_back
from ludoteka.machine.pauses import Pause
from ludoteka.machine.setup import set_up
from ludoteka.machine.state import Layout, Run

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine
    from ludoteka.machine.values import ValueCompiler

PAUSED, FAILED, DONE = -1, -2, -3


@dataclass(frozen=True, slots=True)
class Stop:
    """A step at which a move is over; `onward` is where the rules go on after it."""

    what: Literal["turn due", "turn over", "chosen"]
    onward: int
    start: int = -1
    """Where something is done for each of those who have chosen."""


class CourseCode(ABC):
    """Lays out the steps at which the course of a match stops and goes on."""

    machine: Machine
    values: ValueCompiler
    layout: Layout
    ops: list[Callable[[Run], int]]
    stops: dict[int, Stop]

    @abstractmethod
    def block(self, block: Block) -> None: ...

    @abstractmethod
    def _emit(self, op: Callable[[Run], int], line: int) -> int: ...

    @abstractmethod
    def _do(self, line: int, work: Callable[[Run], object]) -> None: ...

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

    def answered(self, pause: Pause, op: Callable[[Run], int]) -> Callable[[Run], int]:
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
