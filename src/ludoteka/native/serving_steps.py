"""Steps that others may wait for, as native code: deeds, and the moments at which a turn starts and ends."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.native.compiler import Compiler, rule_fits
from ludoteka.native.course_steps import CourseSteps
from ludoteka.native.graph import Step
from ludoteka.native.plan import NotNative
from ludoteka.native.serving import Serving


class ServingSteps(CourseSteps):
    """Writes the actions that are events."""

    def __init__(self, compiler: Compiler) -> None:
        super().__init__(compiler)
        self.serving = Serving(compiler)

    def do_CallDeed(self, action: act.CallDeed) -> None:
        e, deeds = self.e, self.machine.deeds.get(action.verb, [])
        after = self.machine.deeds.get(f"when {action.verb}", [])
        done_with = self.machine.deeds.get(act.after(action.verb), []) if action.args else []
        many = [self.plan.is_set(arg, self.locals.sets) for arg in action.args]
        before, waiting = (self.plan.served(action.verb, first) for first in (True, False))
        if (done_with and many[0]) or (any(many) and (before or waiting)):
            raise NotNative("what follows a deed with several things at once is left to the interpreter")
        back = self._event((before, deeds, after, done_with, waiting))
        self._burn()
        args = [self.value(arg) for arg in action.args]
        thing = self.number(action.thing) if action.thing is not None else "-1"
        you = self.locals.get(e, form.YOU)
        fits = {entry: rule_fits(self, entry, thing, action.sort) for entry in (*deeds, *after)}
        fits |= {entry: rule_fits(self, entry, args[0], "thing") for entry in done_with}
        done = [you, thing, *args]
        start = e.variable("i32", self._served(action.verb, False, done, str(back)))
        for entry in (*reversed(done_with), *reversed(after)):
            with e.when(fits[entry]):
                self.enter(entry, you, args[0] if entry in done_with else thing, [], e.get("i32", start))
                e.put("i32", start, str(self.machine.code.entries[entry].start))
        out = e.label()
        for entry in deeds:
            with e.when(fits[entry]):
                self.enter(entry, you, thing, args, e.get("i32", start))
                e.put("i32", start, str(self.machine.code.entries[entry].start))
                e.jump(out)
        e.place(out)
        self.go_to(self._served(action.verb, True, done, e.get("i32", start)))

    def do_Happens(self, action: act.Happens) -> None:
        back = self._event((self.plan.served(action.event, False),))
        self._burn()
        self.go_to(self._served(action.event, False, [self.number(action.seat), "-1"], str(back)))

    def _event(self, stages: Sequence[list[int]]) -> int:
        """Begin a step that opens rules, those of the first stage on top; gives the step that follows all of them."""
        starts = [[self.machine.code.entries[entry].start for entry in stage] for stage in stages]
        back = self.pc + 1
        self._begin(Step(after=(back,), enters=tuple(start for stage in starts for start in stage)))
        self.compiler.returns.add(back)
        for number, stage in enumerate(stages):
            follow = {back, *(start for later in starts[number:] for start in later)}
            for entry in stage:
                self.graph.backs.setdefault(entry, set()).update(follow)
        return back

    def _served(self, event: str, before: bool, done: list[str], back: str) -> str:
        """Open the rules that wait for this; gives the step to go on with."""
        start = self.serving.begin(self.e, event, before, done, back)
        if start != back:
            self.opened()
        return start
