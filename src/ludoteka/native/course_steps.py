"""Steps of rules that let others go on, as native code: turns taken in the middle of a round, cards that are shown."""

from __future__ import annotations

from ludoteka.language import actions as act
from ludoteka.machine.code import DONE
from ludoteka.native import plan as at
from ludoteka.native.graph import Step
from ludoteka.native.thing_steps import ThingSteps


class CourseSteps(ThingSteps):
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
