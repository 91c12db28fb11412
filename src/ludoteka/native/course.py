"""The course of a match with rounds, in native code: whose turn comes next, and what a round does between turns."""

from __future__ import annotations

from ludoteka.language import actions as act
from ludoteka.language.misses import STORE as MISSED
from ludoteka.language.soundness import parts
from ludoteka.machine.code import DONE, FAILED, OVER
from ludoteka.native import plan as at
from ludoteka.native.compiler import Writer
from ludoteka.native.emit import Function
from ludoteka.native.frames import clear_frames, enter_rule
from ludoteka.native.known import ALL_CHOSEN, TURN_DUE, TURN_OVER
from ludoteka.native.passing import go_back
from ludoteka.native.table import TableWriter


class CourseWriter(TableWriter):
    """Writes `onward` and `leave_turn`."""

    def write(self) -> None:
        """Both; games whose turns just follow each other need neither."""
        if self.ways.rounds:
            self._leave_turn()
        self._onward()

    def _leave_turn(self) -> None:
        """`leave_turn(running point)`: all rules of the present turn are left, those of the round stay open."""
        e = Function(self.module, "leave_turn", "void", ["ptr"])
        place, depth = (e.variable("i32", e.get("i32", e.at("%p0", field))) for field in (at.FP, at.SP))
        with e.loop() as loop:
            left, inside = e.get("i32", depth), e.label()
            e.branch(e.op(f"icmp sgt i32 {left}, 0"), inside, loop.out)
            e.place(inside)
            frame = e.at("%p0", e.get("i32", place))
            back = e.get("i32", e.at(frame, 4))
            safe = e.op(f"call i32 @llvm.smax.i32(i32 {back}, i32 0)")
            over = e.op(f"and i32 {e.look_up(self.ways.flag_table, safe)}, {TURN_OVER}")
            below, fewer = e.get("i32", e.at(frame, 8)), e.op(f"add i32 {left}, -1")
            found = e.op(f"and i1 {e.op(f'icmp sge i32 {back}, 0')}, {e.op(f'icmp ne i32 {over}, 0')}")
            with e.when(found):
                for field, value in ((at.TOP, e.get("i32", place)), (at.FP, below), (at.SP, fewer), (at.PC, back)):
                    e.put("i32", e.at("%p0", field), value)
                e.give()
            e.put("i32", place, below)
            e.put("i32", depth, fewer)
        clear_frames(e, "%p0")
        e.give()
        e.finish()

    def _onward(self) -> None:
        """`onward(position)`: from the end of a move to where a turn is due (DONE), to a choice, or to the end."""
        e, values = self._function("onward", "i32", ["ptr"])
        status = e.variable("i32")
        ends, go = e.label(), e.label()
        with e.loop():
            pc = e.get("i32", e.at(values.rp, at.PC))
            begun = e.op(f"icmp sgt i32 {e.get('i32', e.at(values.rp, at.SP))}, 0")
            flags = e.look_up(self.ways.flag_table, e.op(f"select i1 {begun}, i32 {pc}, i32 0"))
            due = e.op(f"icmp ne i32 {e.op(f'and i32 {flags}, {TURN_DUE}')}, 0")
            with e.when(e.op(f"and i1 {begun}, {due}")):
                if self.description.missing is not None or MISSED in self.layout.base:
                    self._keep(values, self.layout.turn, self.present(values, values.state(self.layout.turn)))
                go_back(values, values.state(self.layout.turn), over=False)
                e.give(str(DONE))
            if self.plan.waits is not None:
                chosen = e.op(f"icmp ne i32 {e.op(f'and i32 {flags}, {ALL_CHOSEN}')}, 0")
                with e.when(e.op(f"and i1 {begun}, {chosen}")):
                    e.put("i32", status, e.op(f"call i32 @do_next(ptr {values.st})"))
                    e.jump(go)
            if self.ways.rounds:
                self._course(values, begun, pc, status, go, ends)
            else:
                self._turn_over(values, ends)
                e.give(str(DONE))
            e.place(go)
            with e.when(e.op(f"icmp eq i32 {e.get('i32', status)}, {FAILED}")):
                e.do(f"call void @finish(ptr {values.st}, i32 {0 if self.plan.seats == 1 else -1})")
                e.jump(ends)
            with e.when(e.op(f"icmp ne i32 {e.get('i32', status)}, {DONE}")):
                e.give(e.get("i32", status))
        e.place(ends)
        e.give(str(OVER))
        e.finish()

    def _course(self, values: Writer, begun: str, pc: str, status: str, go: str, ends: str) -> None:
        """The round goes on behind a turn, or the next one begins."""
        e = values.e
        with e.when(begun):
            following = e.op(f"add i32 {values.state(self.layout.turn)}, 1")
            self._turn_over(values, ends)
            if MISSED in self.layout.base:  # who misses a turn is passed over when one is due
                self._keep(values, self.layout.turn, e.op(f"urem i32 {following}, {self.plan.seats}"))
            e.put("i32", status, self._run(values, e.op(f"add i32 {pc}, -1")))
            e.jump(go)
        self._next_round(values, ends)
        e.put("i32", status, self._run(values, str(self.machine.code.entries[self.machine.blocks["round"]].start)))

    @staticmethod
    def _run(values: Writer, pc: str) -> str:
        return values.e.op(f"call i32 @run(ptr {values.st}, ptr {values.rp}, i32 {pc}, i32 0)")

    @staticmethod
    def _turn_over(values: Writer, ends: str) -> None:
        """The next seat comes, if the match goes on."""
        e = values.e
        for function in ("next_turn", "ended"):
            with e.when(e.op(f"call i1 @{function}(ptr {values.st})")):
                e.jump(ends)

    def _next_round(self, values: Writer, ends: str) -> None:
        """A round begins; where it takes no turns it counts as one."""
        e, number = values.e, values.state(self.layout.turn_number)
        turns = any(isinstance(node, act.TakeTurns) for rule in self.description.rules() for node in parts(rule.block))
        first, begin = e.op(f"icmp eq i32 {number}, 0"), e.label()
        with e.when(first):
            self._keep(values, self.layout.turn_number, "1")
            e.jump(begin)
        if not turns:
            self._turn_over(values, ends)
        e.place(begin)
        clear_frames(e, values.rp)
        enter_rule(e, self.plan, values.rp, self.machine.blocks["round"], "0", "-1", [], str(DONE))
