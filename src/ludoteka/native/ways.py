"""Ways that can be finished, in native code: the options of each choice, and the moves that they make."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.soundness import parts
from ludoteka.machine.code import DONE, FAILED, PAUSED
from ludoteka.native import plan as at
from ludoteka.native.emit import Function
from ludoteka.native.graph import Ahead
from ludoteka.native.steps import FUEL, TAKEN, Compiler, Pause, Writer, clear_frames, enter_rule, rule_fits
from ludoteka.native.texts import SILENT

PASS = -2
"""The move of somebody who cannot do anything, where that is no loss."""
DEEPEST = 60
"""Choices in one move."""
COUNT_BITS = 6
LARGEST = 1 << 56

# What is known of a choice before the game is played, as bits of a number.
FINAL, SURE, PURE, QUIET, DISTINCT, THROUGH, SOFT = (1 << bit for bit in range(7))

# The list of moves that are found: where the moves and their rank go, how many there are, how many there may be.
MOVES, BESTS, FOUND, ROOM = 0, 8, 16, 20
# A bundle of moves that differ in their last choice: the way to it, how many they are, the last options as a set.
BUNDLE_PATH, BUNDLE_MULT, BUNDLE_COUNT, BUNDLE_SIZE, BUNDLE_SET = 0, 8, 16, 20, 24
BUNDLES = 512

Mode = Literal["moves", "bundles"]
Add = Callable[[str, str], None]
"""Adds an option with the number of its text."""


class WayWriter:
    """Writes the functions that look for ways."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler, self.plan, self.module = compiler, compiler.plan, compiler.module
        self.machine = compiler.plan.machine
        self.secret = bool(self.plan.description.secrets)
        self.turn = self.machine.blocks["turn"]
        for name in ("turn", "end"):
            if name in self.machine.blocks:
                compiler.graph.backs.setdefault(self.machine.blocks[name], set()).add(-1)
        steps = compiler.graph.steps
        self.ahead = {pc: compiler.graph.ahead(*steps[pc].after) for pc in compiler.pauses}
        self.soft = any(step.soft for step in steps.values())
        self.ranked = any(isinstance(node, act.OnlyMost) for number in self.plan.native_entries
                          for node in parts(self.machine.code.entries[number].rule.block))
        self.flags = {pc: self._flags(pause, self.ahead[pc]) for pc, pause in compiler.pauses.items()}
        self.most = max((pause.most for pause in compiler.pauses.values()), default=1) + 1
        last = max((*compiler.pauses, 0)) + 1
        self.flag_table = self.module.table(self.flags.get(pc, 0) for pc in range(last))
        self.radix_table = self.module.table(self.radix(compiler.pauses.get(pc)) for pc in range(last))

    def _flags(self, pause: Pause, ahead: Ahead) -> int:
        writes = ahead.writes or self.compiler.graph.steps[pause.pc].writes
        flags = 0 if ahead.pauses else FINAL
        if not ahead.pauses and not ahead.fails:
            flags |= SURE
        flags |= PURE if not writes else 0
        flags |= QUIET if pause.silent else 0
        flags |= DISTINCT if pause.distinct else 0
        flags |= THROUGH if ahead.ends else 0
        flags |= SOFT if ahead.soft else 0
        return flags

    @staticmethod
    def radix(pause: Pause | None) -> int:
        """How many options are told apart in the number of a move; 0 where they are counted each time."""
        if pause is None or (isinstance(pause.action, act.DrawnMove) and pause.most > 16):
            return 0
        return max(1, pause.most)

    # ---- all of it -------------------------------------------------------------------------------------------------
    def write(self) -> None:
        self._options()
        self._fresh()
        self._can_finish()
        for number, verb in enumerate(self.machine.abilities):
            self._can(number, verb)
        self._begin_turn()
        self._is_stuck()
        if any(isinstance(one.action, act.Use) and one.action.often for one in self.compiler.pauses.values()):
            self._finish_all()
        self._push()
        self._add()
        self._list("moves")
        self._expand("moves")
        if self.bundled:
            self._add_bundle()
            self._list("bundles")
            self._expand("bundles")
        self._replay()

    def writer(self, e: Function, pause: Pause) -> Writer:
        return self.compiler.in_frame(e, pause.entry)

    # ---- options ---------------------------------------------------------------------------------------------------
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
        action, texts = pause.action, self.compiler.texts
        assert isinstance(action, act.Choose)
        if action.sort == "region":
            table = self.module.table(texts.table(self.machine.region_names))
        elif action.sort == "player":
            table = self.module.table(texts.table(name.lower() for name in self.plan.description.seats))
        else:
            table = ""
        with values.each(action.of) as (item, _):
            add(item, e.look_up(table, item) if table else values.cell(item))

    def _options_ChooseNumber(self, e: Function, values: Writer, pause: Pause, add: Add) -> None:
        assert isinstance(pause.action, act.ChooseNumber)
        low, high = values.number(pause.action.low), values.number(pause.action.high)
        span = e.op(f"add i32 {e.op(f'sub i32 {high}, {low}')}, 1")
        most = e.op(f"call i32 @llvm.smin.i32(i32 {span}, i32 {pause.most})")
        texts = self.compiler.texts
        table = self.module.table(texts.number(str(number)) for number in range(1024))
        with e.counted(most) as (number, _):
            value = e.op(f"add i32 {number}, {low}")
            small = e.op(f"icmp ult i32 {value}, 1024")
            safe = e.op(f"select i1 {small}, i32 {value}, i32 0")
            add(number, e.op(f"select i1 {small}, i32 {e.look_up(table, safe)}, i32 {texts.done}"))

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
                with e.when(rule_fits(values, entry, thing)):
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
        with e.loop() as loop:
            left, more = e.get(wide, todo), e.label()
            e.branch(e.some(left), more, loop.out)
            e.place(more)
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
        if isinstance(pause.action, act.Choose):
            found = e.variable(wide, values.set(pause.action.of))
            if seen and pause.action.sort in ("cell", "piece") and self.plan.layers == 1:
                with e.when(careful):
                    before = e.get(wide, seen)
                    e.put(wide, found, e.without(e.get(wide, found), before))
                    if sure:
                        e.put(wide, seen, e.any_of(before, e.get(wide, found)))
            return e.get(wide, found)
        assert isinstance(pause.action, act.DrawnMove)
        options, goals = e.space(4 * self.most), e.space(4 * self.most)
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

    # ---- trials ----------------------------------------------------------------------------------------------------
    def _fresh(self) -> None:
        """`fresh(new, old)`: a running point with no rule open, for a trial at the same moment."""
        e = Function(self.module, "fresh", "void", ["ptr", "ptr"])
        recorded, effort = e.get("i32", e.at("%p1", at.RECORDED)), e.get("ptr", e.at("%p1", at.EFFORT))
        e.clear("%p0", at.HEAD)
        clear_frames(e, "%p0")
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
        left = e.add_to("i64", effort, "-1")
        on = e.label()
        e.branch(e.op(f"icmp slt i64 {left}, 0"), out, on)
        e.place(on)

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
        return e.op(f"call i32 @run(ptr {state}, ptr {rp}, i32 {taken}, i32 {option})"), state, rp

    def _can_finish(self) -> None:
        """`can_finish(state, running point, depth)`: whether a paused run can come to the end of its rule."""
        e = Function(self.module, "can_finish", "i1", ["ptr", "ptr", "i32"])
        options, texts = e.space(4 * self.most), e.space(4 * self.most)
        st, rp = e.space(self.plan.state_bytes), e.space(self.plan.running_bytes)
        no = e.label()
        flags = e.look_up(self.flag_table, e.get("i32", e.at("%p1", at.PC)))
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
            deeper = e.op("add i32 %p2, 1")
            with e.when(e.op(f"call i1 @can_finish(ptr {state}, ptr {running}, i32 {deeper})")):
                e.give("true")
        e.jump(no)
        e.place(no)
        e.give("false")
        e.finish()

    def _can(self, number: int, verb: str) -> None:
        """`can_N(state, running point, thing, you)`: whether a thing has a way to do something."""
        e = Function(self.module, f"can_{number}", "i1", ["ptr", "ptr", "i32", "i32"])
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
            with e.when(rule_fits(values, entry, "%p2")):
                e.do(f"call void @fresh(ptr {rp}, ptr %p1)")
                st = "%p0"
                if ahead.writes:
                    e.copy(copy, "%p0", self.plan.state_bytes)
                    st = copy
                enter_rule(e, self.plan, rp, entry, "%p3", "%p2", [], str(DONE))
                status = e.op(f"call i32 @run(ptr {st}, ptr {rp}, i32 {start}, i32 0)")
                paused = e.op(f"icmp eq i32 {status}, {PAUSED}")
                with e.when(paused), e.when(e.op(f"call i1 @can_finish(ptr {st}, ptr {rp}, i32 0)")):
                    e.give("true")
                ended = e.op(f"icmp slt i32 {status}, {FAILED}")
                with e.when(ended):
                    e.give("true")
        e.give("false")
        e.finish()

    def _begin_turn(self) -> None:
        """`begin_turn(state, running point, seat)`: runs to the first choice of a turn."""
        e = Function(self.module, "begin_turn", "i32", ["ptr", "ptr", "i32"])
        clear_frames(e, "%p1")
        for field in (at.SOFT, at.RECORDED):
            e.put("i32", e.at("%p1", field), "0")
        e.put("i64", e.at("%p1", at.BEST), "0")
        e.put("i32", e.at("%p1", at.FUEL), str(FUEL))
        enter_rule(e, self.plan, "%p1", self.turn, "%p2", "-1", [], str(DONE))
        start = self.machine.code.entries[self.turn].start
        e.give(e.op(f"call i32 @run(ptr %p0, ptr %p1, i32 {start}, i32 0)"))
        e.finish()

    @property
    def turn_writes(self) -> bool:
        """Whether a turn changes something before its first choice."""
        return self.compiler.graph.ahead(self.machine.code.entries[self.turn].start).writes

    @property
    def bundled(self) -> bool:
        """Whether moves can be drawn without listing them: none is ruled out by what others are worth or show."""
        return not (self.ranked or self.secret)

    def parts_here(self, pause: Pause) -> bool:
        """Whether a part of a move ends with this choice: it is the last, or something changes before the next one."""
        flags = self.flags[pause.pc]
        return not flags & QUIET and (bool(flags & FINAL) or not flags & PURE)

    @property
    def several_parts(self) -> bool:
        """Whether a move can have several parts."""
        pauses = self.compiler.pauses.values()
        return any(self.parts_here(pause) and not self.flags[pause.pc] & FINAL for pause in pauses)

    @property
    def may_fail(self) -> bool:
        """Whether a move that was drawn may turn out to be none, or a turn may have to be taken back."""
        return self.turn_writes or any(ahead.fails for ahead in self.ahead.values())

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

    # ---- moves -----------------------------------------------------------------------------------------------------
    def _push(self) -> None:
        """`push(path, factor, option)`: a path with one option more."""
        e = Function(self.module, "push", "i64", ["i64", "i64", "i32"], inline=True)
        far = e.op("sext i32 %p2 to i64")
        e.give(e.op(f"add i64 %p0, {e.op(f'mul i64 %p1, {far}')}"))
        e.finish()

    def _add(self) -> None:
        """`add(list, path, count, best, effort)`: one more move."""
        e = Function(self.module, "add_move", "void", ["ptr", "i64", "i32", "i64", "ptr"])
        number = e.get("i32", e.at("%p0", FOUND))
        with e.when(e.op(f"icmp sge i32 {number}, {e.get('i32', e.at('%p0', ROOM))}")):
            e.put("i64", "%p4", "-1")
            e.give()
        move = e.op(f"or i64 {e.op(f'shl i64 %p1, {COUNT_BITS}')}, {e.op('sext i32 %p2 to i64')}")
        e.put("i64", e.at(e.get("ptr", e.at("%p0", MOVES)), number, 8), move)
        if self.ranked:
            e.put("i64", e.at(e.get("ptr", e.at("%p0", BESTS)), number, 8), "%p3")
        e.add_to("i32", e.at("%p0", FOUND), "1")
        e.give()
        e.finish()

    @property
    def bundle_bytes(self) -> int:
        return BUNDLE_SET + self.plan.set_bytes

    def _add_bundle(self) -> None:
        """`add_bundle(list, path, factor, count, set, effort)`: moves that differ in their last choice."""
        e = Function(self.module, "add_bundle", "void", ["ptr", "i64", "i64", "i32", self.module.set_type, "ptr"])
        size = e.count("%p4")
        with e.when(e.op(f"icmp eq i32 {size}, 0")):
            e.give()
        number = e.get("i32", e.at("%p0", FOUND))
        with e.when(e.op(f"icmp sge i32 {number}, {BUNDLES}")):
            e.put("i64", "%p5", "-1")
            e.give()
        place = e.at(e.get("ptr", e.at("%p0", MOVES)), number, self.bundle_bytes)
        for field, kind, value in ((BUNDLE_PATH, "i64", "%p1"), (BUNDLE_MULT, "i64", "%p2"),
                                   (BUNDLE_COUNT, "i32", "%p3"), (BUNDLE_SIZE, "i32", size),
                                   (BUNDLE_SET, self.module.set_type, "%p4")):
            e.put(kind, e.at(place, field), value)
        e.add_to("i32", e.at("%p0", FOUND), "1")
        # In a list of bundles the room is used to count the moves in all of them.
        e.add_to("i32", e.at("%p0", ROOM), size)
        e.give()
        e.finish()

    @property
    def seen_bytes(self) -> int:
        """Room for a bit for every text."""
        return max(-(-self.compiler.texts.count // 64) * 8, self.plan.set_bytes)

    PARAMETERS = ("ptr", "ptr", "ptr", "i64", "i64", "i32", "i32", "i32")
    """State, running point, list, path, factor of the next option, number of options so far, who chooses, depth."""

    def _list(self, mode: Mode) -> None:
        """All moves that begin with one of the choices at a paused running point."""
        e = Function(self.module, f"list_{mode}", "void", self.PARAMETERS)
        flags = e.look_up(self.flag_table, e.get("i32", e.at("%p1", at.PC)))
        same = ", ".join(f"{kind} %p{number}" for number, kind in enumerate(self.PARAMETERS))
        if self.soft and mode == "moves":
            self._list_soft(e, same)
            return
        alike = e.op(f"and i32 {flags}, {DISTINCT | QUIET}")
        plain = e.op(f"icmp eq i32 {alike}, {DISTINCT}")
        seen = e.space(self.seen_bytes)

        def careful() -> None:
            e.clear(seen, self.seen_bytes)
            e.do(f"call void @expand_{mode}({same}, ptr {seen}, i32 0, ptr null)")

        e.either(plain, lambda: e.do(f"call void @expand_{mode}({same}, ptr null, i32 0, ptr null)"), careful)
        e.give()
        e.finish()

    SIBLINGS = 1024

    def _list_soft(self, e: Function, same: str) -> None:
        """Where rules are given up when nothing else is possible: of all choices those stay that break the least."""
        # Of each choice: its first move, the one behind its last, what it breaks, its text; their number comes first.
        rows = e.space(16 * self.SIBLINGS + 16)
        e.put("i32", rows, "0")
        first = e.get("i32", e.at("%p2", FOUND))
        e.do(f"call void @expand_moves({same}, ptr null, i32 0, ptr {rows})")
        count, least = e.get("i32", rows), e.variable("i32", str(2**31 - 1))
        with e.counted(count) as (number, _):
            soft = e.get("i32", e.at(e.at(rows, number, 16), 16 + 8))
            e.put("i32", least, e.op(f"call i32 @llvm.smin.i32(i32 {e.get('i32', least)}, i32 {soft})"))
        seen = e.space(self.seen_bytes)
        e.clear(seen, self.seen_bytes)
        goal, moves = e.variable("i32", first), e.get("ptr", e.at("%p2", MOVES))
        bests = e.get("ptr", e.at("%p2", BESTS)) if self.ranked else ""
        with e.counted(count) as (number, loop):
            row = e.at(e.at(rows, number, 16), 16)
            start, end, soft, text = (e.get("i32", e.at(row, field)) for field in (0, 4, 8, 12))
            kept, new = e.label(), e.label()
            e.branch(e.op(f"icmp eq i32 {soft}, {e.get('i32', least)}"), kept, loop.again)
            e.place(kept)
            e.branch(self._was_seen(e, seen, text), loop.again, new)
            e.place(new)
            self.mark_seen(e, seen, text)
            with e.counted(e.op(f"sub i32 {end}, {start}")) as (far, _):
                source, target = e.op(f"add i32 {start}, {far}"), e.get("i32", goal)
                for table in (moves, bests) if bests else (moves,):
                    e.put("i64", e.at(table, target, 8), e.get("i64", e.at(table, source, 8)))
                e.put("i32", goal, e.op(f"add i32 {target}, 1"))
        e.put("i32", e.at("%p2", FOUND), e.get("i32", goal))
        e.give()
        e.finish()

    @staticmethod
    def _word(e: Function, seen: str, text: str) -> tuple[str, str]:
        place = e.at(seen, e.op(f"lshr i32 {text}, 6"), 8)
        low = e.op(f"and i32 {text}, 63")
        return place, e.op(f"shl i64 1, {e.op(f'zext i32 {low} to i64')}")

    def _was_seen(self, e: Function, seen: str, text: str) -> str:
        place, bit = self._word(e, seen, text)
        held = e.op(f"and i64 {e.get('i64', place)}, {bit}")
        return e.op(f"icmp ne i64 {held}, 0")

    def mark_seen(self, e: Function, seen: str, text: str) -> None:
        place, bit = self._word(e, seen, text)
        e.put("i64", place, e.op(f"or i64 {e.get('i64', place)}, {bit}"))

    def _expand(self, mode: Mode) -> None:
        """The choices at a paused running point; alternatives without words of their own are entered on the way."""
        Expansion(self, mode).write()

    def _replay(self) -> None:
        """`replay(state, running point, move)`: takes the options of a move one after another."""
        e = Function(self.module, "replay", "i32", ["ptr", "ptr", "i64"])
        options, texts = e.space(4 * self.most), e.space(4 * self.most)
        rest = e.variable("i64", e.op(f"ashr i64 %p2, {COUNT_BITS}"))
        count = e.op(f"trunc i64 {e.op(f'and i64 %p2, {(1 << COUNT_BITS) - 1}')} to i32")
        status = e.variable("i32", str(PAUSED))
        with e.counted(count):
            with e.when(e.op(f"icmp ne i32 {e.get('i32', status)}, {PAUSED}")):
                e.give(str(FAILED))
            pc = e.get("i32", e.at("%p1", at.PC))
            radix = e.variable("i32", e.look_up(self.radix_table, pc))
            with e.when(e.op(f"icmp eq i32 {e.get('i32', radix)}, 0")):
                listed = e.op(f"call i32 @options(ptr %p0, ptr %p1, ptr {options}, ptr {texts})")
                e.put("i32", radix, e.op(f"call i32 @llvm.smax.i32(i32 {listed}, i32 1)"))
            by = e.op(f"zext i32 {e.get('i32', radix)} to i64")
            left = e.get("i64", rest)
            option = e.op(f"trunc i64 {e.op(f'urem i64 {left}, {by}')} to i32")
            e.put("i64", rest, e.op(f"udiv i64 {left}, {by}"))
            taken = e.op(f"add i32 {pc}, {TAKEN}")
            e.put("i32", status, e.op(f"call i32 @run(ptr %p0, ptr %p1, i32 {taken}, i32 {option})"))
        e.give(e.get("i32", status))
        e.finish()


class Expansion:
    """Writes `expand_MODE(…, texts seen, what is broken so far, siblings)`."""

    def __init__(self, ways: WayWriter, mode: Mode) -> None:
        self.ways, self.mode, self.plan = ways, mode, ways.plan
        self.e = Function(ways.module, f"expand_{mode}", "void", (*ways.PARAMETERS, "ptr", "i32", "ptr"))
        self.effort = self.e.get("ptr", self.e.at("%p1", at.EFFORT))
        self.st, self.rp = self.e.space(self.plan.state_bytes), self.e.space(self.plan.running_bytes)
        self.out = self.e.label()
        self.by_text = mode == "bundles" or not ways.soft
        """Whether an option that reads like one before is left out at once, not when all are there."""

    def write(self) -> None:
        e, ways = self.e, self.ways
        options, texts = e.space(4 * ways.most), e.space(4 * ways.most)
        pc = e.get("i32", e.at("%p1", at.PC))
        if self.mode == "bundles":
            self._bundles(pc)
        count = e.op(f"call i32 @options(ptr %p0, ptr %p1, ptr {options}, ptr {texts})")
        radix = self._radix(pc, count)
        with e.counted(count) as (number, loop):
            ways._spend(e, "%p1", "%p7", self.out)
            option, text = e.get("i32", e.at(options, number, 4)), e.get("i32", e.at(texts, number, 4))
            path = e.op(f"call i64 @push(i64 %p3, i64 %p4, i32 {option})")
            said, silent, some = e.label(), e.label(), e.label()
            e.branch(e.op(f"icmp eq i32 {text}, {SILENT}"), silent, said)
            e.place(silent)
            self._enter_silent(option, path, radix)
            e.jump(loop.again)
            e.place(said)
            if self.by_text:
                with e.when(e.op("icmp ne ptr %p8, null")):
                    e.branch(ways._was_seen(e, "%p8", text), loop.again, some)
                    e.place(some)
            if self.mode == "bundles":
                on = e.label()
                parts = [number for number, pause in ways.compiler.pauses.items() if ways.parts_here(pause)]
                inside = e.label()
                e.switch(pc, dict.fromkeys(parts, inside), on)
                e.place(inside)
                self._add(path, e.op("add i32 %p5, 1"), "0")
                e.jump(loop.again)
                e.place(on)
            self._follow(option, text, path, radix, loop.again)
        e.place(self.out)
        e.give()
        e.finish()

    def _radix(self, pc: str, count: str) -> str:
        """The factor for the option after this one."""
        e = self.e
        fixed = e.look_up(self.ways.radix_table, pc)
        radix = e.op(f"select i1 {e.op(f'icmp eq i32 {fixed}, 0')}, i32 {count}, i32 {fixed}")
        mult = e.op(f"mul i64 %p4, {e.op(f'zext i32 {radix} to i64')}")
        with e.when(e.op(f"icmp ugt i64 {mult}, {LARGEST}")):
            e.put("i64", self.effort, "-1")
            e.give()
        return mult

    # ---- bundles ---------------------------------------------------------------------------------------------------
    def _bundles(self, pc: str) -> None:
        """The last choices of moves are not tried one by one."""
        e, ways = self.e, self.ways
        labels = {number: e.label() for number, pause in ways.compiler.pauses.items() if ways.parts_here(pause)
                  and isinstance(pause.action, act.Choose | act.DrawnMove)
                  and (isinstance(pause.action, act.Choose) or pause.most <= self.plan.width)}
        other = e.label()
        e.switch(pc, labels, other)
        for number, label in labels.items():
            e.place(label)
            pause = ways.compiler.pauses[number]
            sure = bool(ways.flags[number] & SURE)
            found = ways.options_as_set(e, ways.writer(e, pause), pause, "%p8", sure=sure)
            if ways.flags[number] & SOFT:
                found = self._least_broken(found)
            count = e.op("add i32 %p5, 1")
            e.do(f"call void @add_bundle(ptr %p2, i64 %p3, i64 %p4, i32 {count}, {ways.module.set_type} {found}, "
                 f"ptr {self.effort})")
            e.give()
        e.place(other)

    def _least_broken(self, found: str) -> str:
        """Of some options those that can be finished and break the fewest of the rules that may be given up."""
        e, ways, wide = self.e, self.ways, self.ways.module.set_type
        kept, least = e.variable(wide, "0"), e.variable("i32", str(2**31 - 1))
        with e.members(found) as (option, loop):
            status, state, running = ways._try(e, option, self.st, self.rp)
            tried, finished, worse, better = (e.label() for _ in range(4))
            e.branch(e.op(f"icmp eq i32 {status}, {FAILED}"), loop.again, tried)
            e.place(tried)
            with e.when(e.op(f"icmp eq i32 {status}, {PAUSED}")):
                e.branch(e.op(f"call i1 @can_finish(ptr {state}, ptr {running}, i32 0)"), finished, loop.again)
            e.place(finished)
            soft = e.get("i32", e.at(running, at.SOFT))
            e.branch(e.op(f"icmp slt i32 {soft}, {e.get('i32', least)}"), better, worse)
            e.place(better)
            e.put("i32", least, soft)
            e.put(wide, kept, "0")
            e.place(worse)
            with e.when(e.op(f"icmp eq i32 {soft}, {e.get('i32', least)}")):
                e.put(wide, kept, e.any_of(e.get(wide, kept), e.one(option)))
        return e.get(wide, kept)

    # ---- one option ------------------------------------------------------------------------------------------------
    def _add(self, path: str, count: str, best: str) -> None:
        e = self.e
        if self.mode == "moves":
            e.do(f"call void @add_move(ptr %p2, i64 {path}, i32 {count}, i64 {best}, ptr {self.effort})")
        else:
            # One move is a bundle whose last option, the first of one, adds nothing to the path.
            e.do(f"call void @add_bundle(ptr %p2, i64 {path}, i64 0, i32 {count}, {self.ways.module.set_type} 1, "
                 f"ptr {self.effort})")

    def _enter_silent(self, option: str, path: str, mult: str) -> None:
        """An alternative without words: what follows it is told by itself."""
        e, ways = self.e, self.ways
        status, state, running = ways._try(e, option, self.st, self.rp)
        count, deeper = e.op("add i32 %p5, 1"), e.op("add i32 %p7, 1")
        soft = e.op(f"or i32 %p9, {e.get('i32', e.at(running, at.SOFT))}")
        out, leaf = e.label(), e.label()
        with e.when(e.op(f"icmp eq i32 {status}, {FAILED}")):
            e.jump(out)
        with e.when(e.op(f"icmp eq i32 {status}, {PAUSED}")):
            if ways.secret:
                with e.when(e.op(f"call i1 @shows_more(ptr %p0, ptr {state}, i32 %p6)")):
                    e.jump(leaf)
            e.do(f"call void @expand_{self.mode}(ptr {state}, ptr {running}, ptr %p2, i64 {path}, i64 {mult}, "
                 f"i32 {count}, i32 %p6, i32 {deeper}, ptr %p8, i32 {soft}, ptr %p10)")
            e.jump(out)
        e.place(leaf)
        done = str(ways.compiler.texts.done)
        if self.by_text:
            with e.when(e.op("icmp ne ptr %p8, null")):
                new = e.label()
                e.branch(ways._was_seen(e, "%p8", done), out, new)
                e.place(new)
                ways.mark_seen(e, "%p8", done)
        first = e.get("i32", e.at("%p2", FOUND))
        self._add(path, count, e.get("i64", e.at(running, at.BEST)))
        self._sibling(first, soft, done)
        e.place(out)

    def _follow(self, option: str, text: str, path: str, mult: str, again: str) -> None:
        """An option with words: it is a move, or more is to be chosen."""
        e, ways = self.e, self.ways
        status, state, running = ways._try(e, option, self.st, self.rp)
        count, deeper = e.op("add i32 %p5, 1"), e.op("add i32 %p7, 1")
        first = e.get("i32", e.at("%p2", FOUND))
        soft_after = e.variable("i32", e.get("i32", e.at(running, at.SOFT)))
        added, leaf = e.label(), e.label()
        with e.when(e.op(f"icmp eq i32 {status}, {FAILED}")):
            e.jump(again)
        with e.when(e.op(f"icmp ne i32 {status}, {PAUSED}")):
            e.jump(leaf)
        if ways.secret:
            with e.when(e.op(f"call i1 @shows_more(ptr %p0, ptr {state}, i32 %p6)")):
                e.jump(leaf)
        frame = e.at(running, e.get("i32", e.at(running, at.FP)))
        you = e.get("i32", e.at(frame, at.FRAME_HEAD))
        with e.when(e.op(f"icmp ne i32 {you}, %p6")):
            can = e.op(f"call i1 @can_finish(ptr {state}, ptr {running}, i32 {deeper})")
            e.branch(can, leaf, again)
        self._through(state, running, path, mult, count, soft_after, added, again)
        e.do(f"call void @list_{self.mode}(ptr {state}, ptr {running}, ptr %p2, i64 {path}, i64 {mult}, i32 {count}, "
             f"i32 %p6, i32 {deeper})")
        e.jump(added)
        e.place(leaf)
        self._add(path, count, e.get("i64", e.at(running, at.BEST)))
        e.place(added)
        soft = e.op(f"or i32 %p9, {e.get('i32', soft_after)}")
        self._sibling(first, soft, text)
        if self.by_text:
            with e.when(e.op("icmp ne ptr %p8, null")):
                some = e.op(f"icmp sgt i32 {e.get('i32', e.at('%p2', FOUND))}, {first}")
                with e.when(some):
                    ways.mark_seen(e, "%p8", text)

    def _through(self, state: str, running: str, path: str, mult: str, count: str, soft: str, added: str, again: str
                 ) -> None:
        """Alternatives without words that lead on without a further choice are the outcome of the choice before."""
        e, ways = self.e, self.ways
        may = [pc for pc, flags in ways.flags.items() if flags & QUIET and flags & THROUGH
               and not self._says_something(ways.compiler.pauses[pc])]
        if not may:
            return
        options, texts = e.space(4 * ways.most), e.space(4 * ways.most)
        st, rp = e.space(self.plan.state_bytes), e.space(self.plan.running_bytes)
        pc = e.get("i32", e.at(running, at.PC))
        inside, normal = e.label(), e.label()
        e.switch(pc, dict.fromkeys(may, inside), normal)
        e.place(inside)
        number_of = e.op(f"call i32 @options(ptr {state}, ptr {running}, ptr {options}, ptr {texts})")
        chosen, best = e.variable("i32", "-1"), e.variable("i64", "0")
        with e.counted(number_of) as (number, loop):
            ways._spend(e, "%p1", "%p7", self.out)
            option = e.get("i32", e.at(options, number, 4))
            e.copy(rp, running, self.plan.running_bytes)
            e.copy(st, state, self.plan.state_bytes)
            taken = e.op(f"add i32 {pc}, {TAKEN}")
            status = e.op(f"call i32 @run(ptr {st}, ptr {rp}, i32 {taken}, i32 {option})")
            with e.when(e.op(f"icmp eq i32 {status}, {PAUSED}")):
                if ways.secret:
                    more = e.label()
                    e.branch(e.op(f"call i1 @shows_more(ptr {state}, ptr {st}, i32 %p6)"), more, normal)
                    e.place(more)
                else:
                    e.jump(normal)
            failed = e.op(f"icmp eq i32 {status}, {FAILED}")
            later = e.op(f"icmp sge i32 {e.get('i32', chosen)}, 0")
            first = e.label()
            e.branch(e.op(f"or i1 {failed}, {later}"), loop.again, first)
            e.place(first)
            e.put("i32", chosen, option)
            e.put("i64", best, e.get("i64", e.at(rp, at.BEST)))
            e.put("i32", soft, e.get("i32", e.at(rp, at.SOFT)))
        picked = e.get("i32", chosen)
        with e.when(e.op(f"icmp slt i32 {picked}, 0")):
            e.jump(again)
        longer = e.op(f"call i64 @push(i64 {path}, i64 {mult}, i32 {picked})")
        self._add(longer, e.op(f"add i32 {count}, 1"), e.get("i64", best))
        e.jump(added)
        e.place(normal)

    def _says_something(self, pause: Pause) -> bool:
        """Whether one of the alternatives has words, so that it is not gone through."""
        if isinstance(pause.action, act.Either):
            return any(label for label, _ in pause.action.branches)
        return False

    def _sibling(self, first: str, soft: str, text: str) -> None:
        """Remember which moves belong to a choice, and what it breaks."""
        if self.by_text:
            return
        e = self.e
        last = e.get("i32", e.at("%p2", FOUND))
        with e.when(e.op(f"icmp sgt i32 {last}, {first}")):
            number = e.get("i32", "%p10")
            with e.when(e.op(f"icmp sge i32 {number}, {self.ways.SIBLINGS}")):
                e.put("i64", self.effort, "-1")
                e.jump(self.out)
            row = e.at(e.at("%p10", number, 16), 16)
            for field, value in enumerate((first, last, soft, text)):
                e.put("i32", e.at(row, 4 * field), value)
            e.put("i32", "%p10", e.op(f"add i32 {number}, 1"))
