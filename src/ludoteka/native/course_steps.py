"""Steps of rules that let others go on, as native code: turns taken in the middle of a round, cards that are shown."""

from __future__ import annotations

from functools import cached_property

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.machine.at_once import chosen_first
from ludoteka.machine.code import DONE
from ludoteka.native import plan as at
from ludoteka.native.boards import BoardSteps
from ludoteka.native.graph import Step
from ludoteka.native.waits import ASKED


class CourseSteps(BoardSteps):
    """Writes the actions at which the course of a match stops and goes on."""

    def do_TakeTurns(self, action: act.TakeTurns) -> None:
        e = self.e
        self._plain(writes=True)
        first = e.op(f"call i32 @llvm.smax.i32(i32 {self.number(action.first)}, i32 0)")
        self._keep(self.layout.turn, first)
        due, waits, out = self.pc, e.label(), e.label()
        self._begin(Step(after=(due + 2,), ends=True))
        e.branch(self.condition(action.until), out, waits)
        e.place(waits)
        self._stop(due)
        self._begin(Step(ends=True))
        self._stop(due + 1)
        e.place(out)
        self.compiler.returns.update({due, due + 1})
        self.graph.backs.setdefault(self.machine.blocks["turn"], set()).add(due + 1)

    def do_AtOnce(self, action: act.AtOnce) -> None:
        """Asked one after the other, each with everything as it was before; then done for each, at a stop."""
        e, waits = self.e, self.plan.waits
        assert waits is not None
        first, then = chosen_first(self.plan.description, action.block)
        self._plain()
        self.locals.put(e, action.rest, self.set(action.of))
        place, asking, all_asked = self.pc, Step(after=(self.pc + 1,)), e.label()
        self._begin(asking)
        left, next_one = self.locals.get(e, action.rest), e.label()
        e.branch(e.some(left), next_one, all_asked)
        e.place(next_one)
        seat = self._first_from(self.locals.get(e, form.YOU), left)
        self.locals.put(e, action.rest, e.without(left, e.one(seat)))
        self.locals.put(e, form.YOU, seat)
        waits.keep(e, self.rp, at.SP, at.HEAD)
        e.put("i32", waits.at(e, self.rp, ASKED), str(place))
        self.keep_state()
        self.block(first)
        chosen = self._begin(Step(after=(place, self.pc + 1)))
        self.graph.steps[chosen].shows = True  # somebody else is asked now
        with e.when(waits.is_asked(e, self.rp)):
            waits.add_row(e, self.rp, self.locals.get(e, form.YOU))
            waits.take_back(e, self.rp, at.SP, at.HEAD)
            e.copy(self.st, self.before, self.plan.state_bytes)
            self.go(place)
        self.block(then)
        e.place(all_asked)
        stop = self._begin(Step(after=(self.pc + 1,), ends=True))
        asking.after = (place + 1, stop)
        self._stop(stop)
        self.compiler.returns.update({place, place + 1, stop + 1})

    @cached_property
    def before(self) -> str:
        """How everything was when somebody was asked; nothing changes before the last choice, so it need not wait."""
        return self.e.space(self.plan.state_bytes)

    def keep_state(self) -> None:
        assert self.plan.waits is not None
        with self.e.when(self.plan.waits.is_asked(self.e, self.rp)):
            self.e.copy(self.before, self.st, self.plan.state_bytes)

    def _first_from(self, seat: str, left: str) -> str:
        """The first of some seats, from one on round the table."""
        e, found = self.e, self.e.variable("i32", "0")
        with e.counted(str(self.plan.seats)) as (far, loop):
            one, there = e.op(f"urem i32 {e.op(f'add i32 {seat}, {far}')}, {self.plan.seats}"), e.label()
            e.branch(e.has(left, one), there, loop.again)
            e.place(there)
            e.put("i32", found, one)
            e.jump(loop.out)
        return e.get("i32", found)

    def _stop(self, pc: int) -> None:
        self.e.put("i32", self.e.at(self.rp, at.PC), str(pc))
        self.e.give(str(DONE))

    def do_ShowThings(self, action: act.ShowThings) -> None:
        e, wide = self.e, self.wide
        pc = self._plain(writes=True)
        self.graph.steps[pc].shows = True
        if action.zone is None:
            assert action.things is not None
            things = self.set(action.things)
        else:
            things = self.in_zone(self.number(action.zone))
        with self.each(action.seats) as (seat, _):
            for place in (self.zones.known(e, self.st, seat), self.zones.shown(e, self.st, seat)):
                e.put(wide, place, e.any_of(e.get(wide, place), things))
