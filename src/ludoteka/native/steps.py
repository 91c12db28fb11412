"""Rules as native code: one function with every step, which can stop at a choice and go on from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.machine.code import FAILED
from ludoteka.native import plan as at
from ludoteka.native.choices import TAKEN
from ludoteka.native.emit import Function
from ludoteka.native.frames import FrameLocals
from ludoteka.native.graph import Step
from ludoteka.native.serving_steps import ServingSteps
from ludoteka.native.several import first_as_offered


class StepWriter(ServingSteps):
    """Writes all steps of all rules."""

    # ---- the whole -------------------------------------------------------------------------------------------------
    def write(self) -> None:
        e, entries = self.e, self.machine.code.entries
        abilities = {entry for group in self.machine.abilities.values() for entry in group}
        body = e.label()
        e.place(self.dispatch)
        # The jump is written last, when all places to go on from are known.
        mark = len(e._lines)
        e._open = False
        e.place(body)
        e.give(str(FAILED))
        for number in self.plan.native_entries:
            self.entry, self.pc = number, entries[number].start
            self.locals = FrameLocals(self.frame_pointer, self.plan.frames[number])
            self.compiler.returns.add(self.pc)
            self.chosen = number in abilities
            self.block(entries[number].rule.block)
            self._begin(Step(entry=number))
            self._return()
        for pause in self.compiler.pauses.values():
            self._take(pause)
        cases = {pc: f"P{pc}" for pc in sorted(self.compiler.returns)}
        cases |= {TAKEN + pc: f"T{pc}" for pc in self.compiler.pauses}
        inner = " ".join(f"i32 {number}, label %{label}" for number, label in cases.items())
        wanted = e.fresh()
        e._lines[mark:mark] = [f"  {wanted} = load i32, ptr {self.next}, align 4",
                               f"  switch i32 {wanted}, label %{body} [ {inner} ]"]
        e.finish()

    # ---- flow ------------------------------------------------------------------------------------------------------
    @contextmanager
    def _branch(self, condition: Callable[[], str]) -> Iterator[str]:
        """A step that goes on if the condition holds, else to a label behind."""
        step = Step(after=(self.pc + 1,))
        self._begin(step)
        out, inside = self.e.label(), self.e.label()
        self.e.branch(condition(), inside, out)
        self.e.place(inside)
        yield out
        step.after = (*step.after, self.pc)
        self.e.place(out)

    def _jump(self, target: int) -> None:
        self._begin(Step(after=(target,)))
        self.go(target)

    def do_If(self, action: act.If) -> None:
        end, jump = self.e.label(), Step()
        with self._branch(lambda: self.condition(action.condition)):
            self.block(action.then)
            if action.otherwise:
                self._begin(jump)
                self.e.jump(end)
        self.block(action.otherwise)
        jump.after = (self.pc,)
        self.e.place(end)

    def _loop(self, again: Callable[[], str], action: act.RepeatWhile | act.RepeatTimes | act.ForEach, *,
              short: bool = False) -> None:
        """A block as long as a condition holds; a short loop that is not in another one cannot use up the fuel."""
        top, sure = self.pc, short and not self.loops

        def burning() -> str:
            if not sure:
                self._burn(self.compiler.costs.price(action))
            return again()

        self.loops += 1
        with self._branch(burning):
            self.graph.steps[top].fails = not sure
            self.block(action.block)
            self._jump(top)
        self.loops -= 1

    def do_RepeatWhile(self, action: act.RepeatWhile) -> None:
        self._loop(lambda: self.condition(action.condition), action)

    def do_RepeatTimes(self, action: act.RepeatTimes) -> None:
        e = self.e
        self._plain()
        self.locals.put(e, action.left, self.number(action.count))

        def again() -> str:
            left = e.op(f"add i32 {self.locals.get(e, action.left)}, -1")
            self.locals.put(e, action.left, left)
            return e.op(f"icmp sge i32 {left}, 0")

        self._loop(again, action, short=isinstance(action.count, form.Num) and action.count.value <= self.plan.cells)

    def do_ForEach(self, action: act.ForEach) -> None:
        e = self.e
        self._plain()
        self.locals.put(e, action.rest, self.set(action.of))

        def more() -> str:
            left = self.locals.get(e, action.rest)
            some, inside, out = e.some(left), e.label(), e.label()
            e.branch(some, inside, out)
            e.place(inside)
            item = self._next_seat(action, left) if action.from_you else (
                first_as_offered(self, left) if action.as_offered else e.first(left))
            self.locals.put(e, action.rest, e.without(left, e.one(item)))
            self.locals.put(e, action.local, item)
            e.place(out)
            return some

        top = self.pc
        self._loop(more, action, short=True)
        if action.local == form.YOU:
            self.graph.steps[top].shows = True  # where it is left a move may end

    def _next_seat(self, action: act.ForEach, left: str) -> str:
        """The next seat round the table, beginning with the last one."""
        e = self.e
        last, found = self.locals.get(e, action.local), e.variable("i32", "0")
        with e.counted(str(self.plan.seats)) as (far, loop):
            if action.reverse:
                far = e.op(f"sub i32 {2 * self.plan.seats - 1}, {far}")
            seat = e.op(f"urem i32 {e.op(f'add i32 {last}, {far}')}, {self.plan.seats}")
            with e.when(e.has(left, seat)):
                e.put("i32", found, seat)
                e.jump(loop.out)
        return e.get("i32", found)

    def do_NotAllowed(self, action: act.NotAllowed) -> None:
        e = self.e
        pc = self._plain(fails=not action.soft)
        self.graph.steps[pc].soft = action.soft
        with e.when(self.condition(action.condition)):
            if not action.soft:
                self._fail()
                return
            place = e.at(self.rp, at.SOFT)
            e.put("i32", place, e.op(f"or i32 {e.get('i32', place)}, {self.machine.soft_bit(action.line)}"))

    def do_OnlyMost(self, action: act.OnlyMost) -> None:
        e = self.e
        self._plain()
        place = e.at(self.rp, at.BEST)
        e.put("i64", place, rank(e, e.get("i64", place), self.number(action.value)))


def rank(e: Function, before: str, value: str) -> str:
    """What a way is worth when it is weighed once more; the greater of two such numbers is the better way."""
    wide = e.op(f"add i64 {e.op(f'sext i32 {value} to i64')}, {2**31}")
    return e.op(f"or i64 {e.op(f'shl i64 {before}, 32')}, {wide}")
