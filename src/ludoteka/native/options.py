"""The options of each choice in native code, before it is known whether they can be finished."""

from __future__ import annotations

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.machine.code import DONE
from ludoteka.native import plan as at
from ludoteka.native.compiler import Pause, Writer, rule_fits
from ludoteka.native.emit import Function
from ludoteka.native.frames import enter_rule
from ludoteka.native.texts import SILENT
from ludoteka.native.thing_options import Add, ThingOptions


class OptionWriter(ThingOptions):
    """Writes what can be chosen."""

    def _options(self) -> None:
        """`options(state, running point, options, texts)`: what can be chosen, before it is known to be finished."""
        e = Function(self.module, "options", "i32", ["ptr", "ptr", "ptr", "ptr"])
        count = e.variable("i32", "0")
        labels = {pc: e.label() for pc in self.compiler.pauses}
        bad = e.label()
        e.switch(e.get("i32", e.at("%p1", at.PC)), labels, bad)

        def add(option: str, text: str) -> None:
            number = e.get("i32", count)
            e.put("i32", e.at("%p2", number, 4), option)
            e.put("i32", e.at("%p3", number, 4), text)
            e.put("i32", count, e.op(f"add i32 {number}, 1"))

        for pc, pause in self.compiler.pauses.items():
            e.place(labels[pc])
            getattr(self, f"_options_{type(pause.action).__name__}")(e, self.writer(e, pause), pause, add)
            e.jump(bad)
        e.place(bad)
        e.give(e.get("i32", count))
        e.finish()

    def _options_Choose(self, e: Function, values: Writer, pause: Pause, add: Add) -> None:
        action = pause.action
        assert isinstance(action, act.Choose)
        if action.several is not None:
            self._add_several(values, pause, add)
        elif action.sort == "thing":
            self._add_things(values, pause, add)
        else:
            with values.each(action.of) as (item, _):
                add(item, self.member_text(values, action, item))

    def member_text(self, values: Writer, action: act.Choose, item: str) -> str:
        texts = self.compiler.texts
        if action.sort == "region":
            return values.e.look_up(self.module.table(texts.table(self.machine.region_names)), item)
        if action.sort == "player":
            names = texts.table(name.lower() for name in self.plan.description.seats)
            return values.e.look_up(self.module.table(names), item)
        return values.cell(item)

    def _options_ChooseNumber(self, e: Function, values: Writer, pause: Pause, add: Add) -> None:
        assert isinstance(pause.action, act.ChooseNumber)
        low, high = values.number(pause.action.low), values.number(pause.action.high)
        span = e.op(f"call i32 @llvm.ssub.sat.i32(i32 {high}, i32 {low})")
        most = e.op(f"add i32 {e.op(f'call i32 @llvm.smin.i32(i32 {span}, i32 {pause.most - 1})')}, 1")
        texts = self.compiler.texts
        table = self.module.table(texts.number(str(number)) for number in range(1024))
        with e.counted(most) as (number, _):
            value = e.op(f"add i32 {number}, {low}")
            small = e.op(f"icmp ult i32 {value}, 1024")
            safe = e.op(f"select i1 {small}, i32 {value}, i32 0")
            add(number, e.op(f"select i1 {small}, i32 {e.look_up(table, safe)}, i32 {texts.done}"))

    def _options_Random(self, e: Function, values: Writer, pause: Pause, add: Add) -> None:
        assert isinstance(pause.action, act.Random)
        if pause.action.sort == "thing":
            with e.members(values.told_apart(values.set(pause.action.of))) as (item, _):
                add(item, "0")
            return
        with values.each(pause.action.of) as (item, _):
            add(item, "0")

    def _options_RandomNumber(self, e: Function, values: Writer, pause: Pause, add: Add) -> None:
        assert isinstance(pause.action, act.RandomNumber)
        low, high = values.number(pause.action.low), values.number(pause.action.high)
        span = e.op(f"call i32 @llvm.ssub.sat.i32(i32 {high}, i32 {low})")
        most = e.op(f"add i32 {e.op(f'call i32 @llvm.smin.i32(i32 {span}, i32 {pause.most - 1})')}, 1")
        with e.counted(most) as (number, _):
            add(number, "0")

    def _options_ByChance(self, e: Function, values: Writer, pause: Pause, add: Add) -> None:
        for number in range(2):
            add(str(number), "0")

    def _options_ChooseKind(self, e: Function, values: Writer, pause: Pause, add: Add) -> None:
        assert isinstance(pause.action, act.ChooseKind)
        for kind in pause.action.kinds:
            add(str(self.plan.layout.kinds.index(kind)), str(self.compiler.texts.number(kind)))

    def _options_ChooseWay(self, e: Function, values: Writer, pause: Pause, add: Add) -> None:
        """One of several directions of the same name stands for all of them; the first comes last."""
        assert isinstance(pause.action, act.ChooseWay)
        names = self.plan.geometry.directions
        first = [names.index(name) for name in names]
        table = self.module.table(self.compiler.texts.table(names))
        seen = e.variable("i32", "0")
        with values.each_way(pause.action.ways, "0") as way:
            text = e.look_up(table, way)
            bit = e.op(f"shl i32 1, {e.look_up(self.module.table(first), way)}")
            old = e.op(f"and i32 {e.get('i32', seen)}, {bit}")
            with e.when(e.op(f"icmp eq i32 {old}, 0")):
                e.put("i32", seen, e.op(f"or i32 {e.get('i32', seen)}, {bit}"))
                add(way, text)

    def _options_Either(self, e: Function, values: Writer, pause: Pause, add: Add) -> None:
        assert isinstance(pause.action, act.Either)
        for number, (label, _) in enumerate(pause.action.branches):
            add(str(number), str(self.compiler.texts.number(label.lower()) if label else SILENT))

    def _options_Use(self, e: Function, values: Writer, pause: Pause, add: Add) -> None:
        action = pause.action
        assert isinstance(action, act.Use)
        thing = values.locals.get(e, action.local)
        with e.when(e.op(f"icmp sge i32 {thing}, 0")):
            if action.often:
                self._journeys(e, values, action, thing, add)
                return
            for number, entry in enumerate(self.machine.abilities.get(action.verb, [])):
                label = self.machine.code.entries[entry].rule.label
                text = self.compiler.texts.number(label.lower()) if label else SILENT
                with e.when(rule_fits(values, entry, thing, action.sort)):
                    add(str(number), str(text))

    def _options_DrawnMove(self, e: Function, values: Writer, pause: Pause, add: Add) -> None:
        assert isinstance(pause.action, act.DrawnMove)
        name = self.compiler.drawn(pause.pc, pause.entry, pause.action, "list")
        e.give(e.op(f"call i32 @{name}(ptr %p0, ptr %p1, ptr %p2, ptr %p3)"))

    def _journeys(self, e: Function, values: Writer, action: act.Use, piece: str, add: Add) -> None:
        """Where a piece can stand after doing something one or more times; it comes to each place once."""
        wide, plan = self.module.set_type, self.plan
        seen, todo, done = e.variable(wide, e.one(piece)), e.variable(wide, e.one(piece)), e.variable(wide, "0")
        st, rp = e.space(plan.state_bytes), e.space(plan.running_bytes)
        moved = e.space(2 * plan.set_bytes)  # what has changed, and how it was
        you = values.locals.get(e, form.YOU)
        with e.until_empty(todo) as (left, _):
            place = e.first(left)
            e.put(wide, todo, e.without(left, e.one(place)))
            e.put(wide, done, e.any_of(e.get(wide, done), e.one(place)))
            for entry in self.machine.abilities.get(action.verb, []):
                e.copy(st, "%p0", plan.state_bytes)
                e.copy(rp, "%p1", plan.running_bytes)
                e.op(f"call i1 @move_piece(ptr {st}, ptr {rp}, i32 {piece}, i32 {values.cell(place)})")
                there = Writer(self.compiler, e, values.locals, st, rp)
                with e.when(rule_fits(there, entry, place)):
                    e.put(wide, moved, "0")
                    e.put(wide, e.at(moved, plan.set_bytes), e.get(wide, e.at(st, plan.empty)))
                    e.do(f"call void @fresh(ptr {rp}, ptr %p1)")
                    enter_rule(e, plan, rp, entry, you, place, [], str(DONE))
                    start = self.machine.code.entries[entry].start
                    status = e.op(f"call i32 @run(ptr {st}, ptr {rp}, i32 {start}, i32 0)")
                    e.do(f"call void @finish_all(ptr {st}, ptr {rp}, i32 {status}, ptr {moved}, i32 0)")
                    reached = e.without(e.get(wide, moved), e.get(wide, seen))
                    e.put(wide, seen, e.any_of(e.get(wide, seen), reached))
                    e.put(wide, todo, e.any_of(e.get(wide, todo), reached))
        with e.members(e.without(e.get(wide, done), e.one(piece))) as (goal, _):
            add(goal, values.cell(goal))

    def options_as_set(self, e: Function, values: Writer, pause: Pause, seen: str, *, sure: bool) -> str:
        """The options of a last choice as a set, without those that read like one before; nothing or null sees none."""
        wide = self.module.set_type
        careful = e.op(f"icmp ne ptr {seen}, null") if seen else "false"
        if isinstance(pause.action, act.Choose) and not (seen and pause.action.sort == "thing"):
            thing = pause.action.sort == "thing"
            found = e.variable(wide, self.things(values, pause) if thing else values.set(pause.action.of))
            if seen and pause.action.sort in ("cell", "piece") and self.plan.layers == 1:
                with e.when(careful):
                    before = e.get(wide, seen)
                    e.put(wide, found, e.without(e.get(wide, found), before))
                    if sure:
                        e.put(wide, seen, e.any_of(before, e.get(wide, found)))
            return e.get(wide, found)
        options, goals = e.space(4 * self.most), e.space(4 * self.most)
        name = "options"
        if isinstance(pause.action, act.DrawnMove):
            name = self.compiler.drawn(pause.pc, pause.entry, pause.action, "list")
        count = e.op(f"call i32 @{name}(ptr {values.st}, ptr {values.rp}, ptr {options}, ptr {goals})")
        found = e.variable(wide, "0")
        with e.counted(count) as (number, loop):
            if seen:
                goal = e.get("i32", e.at(goals, number, 4))
                with e.when(careful):
                    new = e.label()
                    e.branch(self._was_seen(e, seen, goal), loop.again, new)
                    e.place(new)
                    if sure:
                        self.mark_seen(e, seen, goal)
            e.put(wide, found, e.any_of(e.get(wide, found), e.one(e.get("i32", e.at(options, number, 4)))))
        return e.get(wide, found)
