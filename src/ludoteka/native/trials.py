"""Trials in native code: whether a choice, a turn or an ability can be finished."""

from __future__ import annotations

from ludoteka.machine.code import DONE, FAILED, PAUSED
from ludoteka.native import plan as at
from ludoteka.native.choices import TAKEN
from ludoteka.native.compiler import rule_fits
from ludoteka.native.emit import Function
from ludoteka.native.flow import FUEL
from ludoteka.native.frames import clear_frames, enter_rule
from ludoteka.native.known import CHANCE, PURE, SURE
from ludoteka.native.options import OptionWriter

DEEPEST = 60
"""Choices in one move."""


class TrialWriter(OptionWriter):
    """Writes the functions that try."""

    def _fresh(self) -> None:
        """`fresh(new, old)`: a running point with no rule open, for a trial at the same moment."""
        e = Function(self.module, "fresh", "void", ["ptr", "ptr"])
        recorded, effort = e.get("i32", e.at("%p1", at.RECORDED)), e.get("ptr", e.at("%p1", at.EFFORT))
        e.clear("%p0", at.HEAD)
        clear_frames(e, "%p0")
        if self.plan.waits is not None:
            e.clear(e.at("%p0", self.plan.waits.place), self.plan.waits.size)
        e.put("i32", e.at("%p0", at.FUEL), str(FUEL))
        e.put("i32", e.at("%p0", at.RECORDED), recorded)
        e.put("ptr", e.at("%p0", at.EFFORT), effort)
        e.give()
        e.finish()

    def _spend(self, e: Function, rp: str, depth: str, out: str) -> None:
        """Every trial takes from the effort of the question; a question that asks too much gets no answer."""
        effort = e.get("ptr", e.at(rp, at.EFFORT))
        too_deep = e.op(f"icmp sgt i32 {depth}, {DEEPEST}")
        with e.when(too_deep):
            e.put("i64", effort, "-1")
        left = e.add_to("i64", effort, str(-self.compiler.costs.trial))
        on = e.label()
        e.branch(e.op(f"icmp slt i64 {left}, 0"), out, on)
        e.place(on)

    @staticmethod
    def spend_fuel(e: Function, before: str, rp: str) -> None:
        """What a trial has burnt since there was so much fuel is taken from the effort, too."""
        burnt = e.op(f"sub i32 {before}, {e.get('i32', e.at(rp, at.FUEL))}")
        e.add_to("i64", e.get("ptr", e.at(rp, at.EFFORT)), e.op(f"sub i64 0, {e.op(f'sext i32 {burnt} to i64')}"))

    def _try(self, e: Function, option: str, st: str, rp: str) -> tuple[str, str, str]:
        """Take an option at a copy of the position in the function's first two parameters; gives what came of it."""
        pc = e.get("i32", e.at("%p1", at.PC))
        pure = e.op(f"and i32 {e.look_up(self.flag_table, pc)}, {PURE}")
        e.copy(rp, "%p1", self.plan.running_bytes)
        e.put("i32", e.at(rp, at.SOFT), "0")
        e.put("i32", e.at(rp, at.MEMO), "0")
        shared = e.op(f"icmp ne i32 {pure}, 0")
        with e.when(e.op(f"xor i1 {shared}, true")):
            e.copy(st, "%p0", self.plan.state_bytes)
        state = e.op(f"select i1 {shared}, ptr %p0, ptr {st}")
        taken = e.op(f"add i32 {pc}, {TAKEN}")
        status = e.op(f"call i32 @run(ptr {state}, ptr {rp}, i32 {taken}, i32 {option})")
        self.spend_fuel(e, e.get("i32", e.at("%p1", at.FUEL)), rp)
        return status, state, rp

    @staticmethod
    def you(e: Function, rp: str) -> str:
        """Who acts at a running point."""
        return e.get("i32", e.at(e.at(rp, e.get("i32", e.at(rp, at.FP))), at.FRAME_HEAD))

    def _can_finish(self, name: str = "can_finish") -> None:
        """`can_finish(state, running point, depth)`: whether a choice leads to the end of its rule, or to another's.

        `some_way`, the same, where something is hidden: what is shown in the middle of a move ends it.
        """
        e = Function(self.module, name, "i1", ["ptr", "ptr", "i32"])
        options, texts = e.space(4 * self.most), e.space(4 * self.most)
        st, rp = e.space(self.plan.state_bytes), e.space(self.plan.running_bytes)
        no = e.label()
        flags = e.look_up(self.flag_table, e.get("i32", e.at("%p1", at.PC)))
        if self.chancy:
            with e.when(e.op(f"icmp ne i32 {e.op(f'and i32 {flags}, {CHANCE}')}, 0")):
                e.give("true")
        count = e.op(f"call i32 @options(ptr %p0, ptr %p1, ptr {options}, ptr {texts})")
        with e.when(e.op(f"icmp ne i32 {e.op(f'and i32 {flags}, {SURE}')}, 0")):
            e.give(e.op(f"icmp sgt i32 {count}, 0"))
        with e.counted(count) as (number, loop):
            self._spend(e, "%p1", "%p2", no)
            status, state, running = self._try(e, e.get("i32", e.at(options, number, 4)), st, rp)
            tried = e.label()
            e.branch(e.op(f"icmp eq i32 {status}, {FAILED}"), loop.again, tried)
            e.place(tried)
            with e.when(e.op(f"icmp ne i32 {status}, {PAUSED}")):
                e.give("true")
            with e.when(e.op(f"icmp ne i32 {self.you(e, running)}, {self.you(e, '%p1')}")):
                e.give("true")
            if name == "some_way":
                yes, on = e.label(), e.label()
                self.ends_move(e, ("%p0", "%p1"), state, running, self.you(e, "%p1"), yes)
                e.jump(on)
                e.place(yes)
                e.give("true")
                e.place(on)
            deeper = e.op("add i32 %p2, 1")
            with e.when(e.op(f"call i1 @{name}(ptr {state}, ptr {running}, i32 {deeper})")):
                e.give("true")
        e.jump(no)
        e.place(no)
        e.give("false")
        e.finish()

    def _can(self, number: int, verb: str, sort: str) -> None:
        """`can_N(state, running point, piece, you)`, `can_N_thing(…)`: whether one has a way to do something."""
        name = f"can_{number}_thing" if sort == "thing" else f"can_{number}"
        e = Function(self.module, name, "i1", ["ptr", "ptr", "i32", "i32"])
        entries = [entry for entry in self.machine.abilities[verb] if entry in self.plan.native_entries]
        if not entries:
            e.give("false")
            e.finish()
            return
        values = self.compiler.in_frame(e, entries[0])
        rp, copy = e.space(self.plan.running_bytes), e.space(self.plan.state_bytes)
        for entry in entries:
            start = self.machine.code.entries[entry].start
            ahead = self.compiler.graph.ahead(start)
            with e.when(rule_fits(values, entry, "%p2", sort)):
                e.do(f"call void @fresh(ptr {rp}, ptr %p1)")
                st = "%p0"
                if ahead.writes:
                    e.copy(copy, "%p0", self.plan.state_bytes)
                    st = copy
                enter_rule(e, self.plan, rp, entry, "%p3", "%p2", [], str(DONE))
                status = e.op(f"call i32 @run(ptr {st}, ptr {rp}, i32 {start}, i32 0)")
                self.spend_fuel(e, str(FUEL), rp)
                paused = e.op(f"icmp eq i32 {status}, {PAUSED}")
                with e.when(paused):
                    with e.when(e.op(f"icmp ne i32 {self.you(e, rp)}, %p3")):
                        e.give("true")
                    with e.when(e.op(f"call i1 @can_finish(ptr {st}, ptr {rp}, i32 0)")):
                        e.give("true")
                ended = e.op(f"icmp slt i32 {status}, {FAILED}")
                with e.when(ended):
                    e.give("true")
        e.give("false")
        e.finish()

    def _begin_turn(self) -> None:
        """`begin_turn(state, running point, seat)`: runs to the first choice of a turn."""
        e = Function(self.module, "begin_turn", "i32", ["ptr", "ptr", "i32"])
        if self.turn < 0:
            e.give(str(FAILED))
            e.finish()
            return
        back = e.variable("i32", str(DONE))
        if self.rounds:
            # A turn that is due in a round goes on behind the step that waits for it.
            with e.when(e.op(f"icmp sgt i32 {e.get('i32', e.at('%p1', at.SP))}, 0")):
                e.put("i32", back, e.op(f"add i32 {e.get('i32', e.at('%p1', at.PC))}, 1"))
        else:
            clear_frames(e, "%p1")
        for field in (at.SOFT, at.RECORDED):
            e.put("i32", e.at("%p1", field), "0")
        e.put("i64", e.at("%p1", at.BEST), "0")
        e.put("i32", e.at("%p1", at.FUEL), str(FUEL))
        enter_rule(e, self.plan, "%p1", self.turn, "%p2", "-1", [], e.get("i32", back))
        start = self.machine.code.entries[self.turn].start
        e.give(e.op(f"call i32 @run(ptr %p0, ptr %p1, i32 {start}, i32 0)"))
        e.finish()

    def _is_stuck(self) -> None:
        """`is_stuck(state, running point, seat)`: whether a seat could not finish a turn; asked once a turn."""
        e = Function(self.module, "is_stuck", "i1", ["ptr", "ptr", "i32"])
        bit = e.op("shl i32 1, %p2")
        memo = e.op(f"icmp ne i32 {e.get('i32', e.at('%p1', at.MEMO))}, 0")
        known = e.op(f"and i32 {e.get('i32', e.at('%p1', at.KNOWN))}, {bit}")
        with e.when(e.op(f"and i1 {memo}, {e.op(f'icmp ne i32 {known}, 0')}")):
            held = e.op(f"and i32 {e.get('i32', e.at('%p1', at.STUCK))}, {bit}")
            e.give(e.op(f"icmp ne i32 {held}, 0"))
        st, rp = e.space(self.plan.state_bytes), e.space(self.plan.running_bytes)
        e.do(f"call void @fresh(ptr {rp}, ptr %p1)")
        state = "%p0"
        if self.turn_writes:
            e.copy(st, "%p0", self.plan.state_bytes)
            state = st
        status = e.op(f"call i32 @begin_turn(ptr {state}, ptr {rp}, i32 %p2)")
        answer = e.variable("i1", e.op(f"icmp eq i32 {status}, {FAILED}"))
        with e.when(e.op(f"icmp eq i32 {status}, {PAUSED}")):
            can = e.op(f"call i1 @start_any(ptr {state}, ptr {rp}, ptr null, i32 %p2)")
            e.put("i1", answer, e.op(f"xor i1 {can}, true"))
        with e.when(memo):
            held = e.op(f"select i1 {e.get('i1', answer)}, i32 {bit}, i32 0")
            for field, value in ((at.KNOWN, bit), (at.STUCK, held)):
                place = e.at("%p1", field)
                e.put("i32", place, e.op(f"or i32 {e.get('i32', place)}, {value}"))
        e.give(e.get("i1", answer))
        e.finish()

    def _finish_all(self) -> None:
        """`finish_all(state, running point, status, changed, depth)`: gathers what differs after each way through."""
        e = Function(self.module, "finish_all", "void", ["ptr", "ptr", "i32", "ptr", "i32"])
        wide = self.module.set_type
        out = e.label()
        with e.when(e.op(f"icmp eq i32 %p2, {DONE}")):
            before = e.get(wide, e.at("%p3", self.plan.set_bytes))
            changed = e.op(f"xor {wide} {before}, {e.get(wide, e.at('%p0', self.plan.empty))}")
            e.put(wide, "%p3", e.any_of(e.get(wide, "%p3"), changed))
        with e.when(e.op(f"icmp eq i32 %p2, {PAUSED}")):
            options, texts = e.space(4 * self.most), e.space(4 * self.most)
            st, rp = e.space(self.plan.state_bytes), e.space(self.plan.running_bytes)
            count = e.op(f"call i32 @options(ptr %p0, ptr %p1, ptr {options}, ptr {texts})")
            with e.counted(count) as (number, _):
                self._spend(e, "%p1", "%p4", out)
                status, state, running = self._try(e, e.get("i32", e.at(options, number, 4)), st, rp)
                deeper = e.op("add i32 %p4, 1")
                e.do(f"call void @finish_all(ptr {state}, ptr {running}, i32 {status}, ptr %p3, i32 {deeper})")
        e.place(out)
        e.give()
        e.finish()
