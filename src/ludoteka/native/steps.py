"""Rules as native code: one function with every step, which can stop at a choice and go on from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.actions import Block, Definition
from ludoteka.machine.code import DONE, FAILED, OVER, PAUSED
from ludoteka.machine.pauses import NumberPause
from ludoteka.native import plan as at
from ludoteka.native.drawn import DrawnWriter, Mode
from ludoteka.native.emit import Function, Module
from ludoteka.native.frames import FrameLocals, Locals, Registers
from ludoteka.native.graph import Graph, Step
from ludoteka.native.plan import NotNative, Plan
from ludoteka.native.sweeps import Sweep
from ludoteka.native.texts import NUMBERS, SILENT, Texts
from ludoteka.native.values import ValueWriter

TAKEN = 1 << 20
"""A step's number with this added: the choice that was waited for there is taken."""
FUEL = 50_000


class Pause:
    """A choice in the rules: how its options are found and taken, and how many bits one of them needs."""

    def __init__(self, pc: int, entry: int, action: act.Action, bits: int, most: int) -> None:
        self.pc, self.entry, self.action, self.bits, self.most = pc, entry, action, bits, most
        self.silent = False
        self.starts: list[int] = []
        self.distinct = True
        """Whether no two options read alike."""
        self.after = pc + 1
        self.rest: Block = ()
        """What is done after it in the same block."""


class Compiler:
    """Everything of one game that is written into a module, and what is found out on the way."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.module = Module(plan.width)
        self.texts = Texts(plan.machine)
        self.graph = Graph()
        self.pauses: dict[int, Pause] = {}
        self.returns: set[int] = set()
        """Steps that rules go on from after a rule that they began, and first steps of rules."""
        self._definitions: dict[tuple[str, str, bool], str] = {}
        self._drawn: dict[tuple[int, Mode], str] = {}

    # ---- explained words -------------------------------------------------------------------------------------------
    def definition(self, name: str, region: str, *, has: bool = False) -> str:
        """The function of an explained word, or of whether what it gives has a member; written when first asked for."""
        known = self._definitions.get((name, region, has))
        if known is None:
            known = self._definitions[name, region, has] = f"word_{len(self._definitions)}"
            self._write_definition(known, self.plan.definitions(name, region), has)
        return known

    def _write_definition(self, name: str, made: list[Definition], has: bool) -> None:
        count = max(len(one.params) for one in made) + has
        result = "i1" if has else self.module.set_type if made[0].many else "i32"
        if len(made) > 1:
            names = [f"{name}_{number}" for number in range(len(made))]
            self._dispatch(name, names, made, count, result)
        else:
            names = [name]
        for inner, one in zip(names, made, strict=True):
            e = Function(self.module, inner, result, ["ptr", "ptr", "i32", *["i32"] * count])
            given = {form.YOU: "%p2"} | {local: f"%p{3 + place}" for place, local in enumerate(one.params)}
            writer = Writer(self, e, Registers(e, max(one.locals, 2), given), "%p0", "%p1")
            def result_of(value: form.Expr, one: Definition = one, writer: Writer = writer) -> str:
                if has:
                    return writer.contains(value, f"%p{2 + count}")
                return writer.set(value) if one.many else writer.number(value)

            for guard, value in one.cases:
                if guard is None:
                    e.give(result_of(value))
                    break
                with e.when(writer.condition(guard)):
                    e.give(result_of(value))
            else:
                e.give("0")
            e.finish()

    def _dispatch(self, name: str, names: list[str], made: list[Definition], count: int, result: str) -> None:
        """A word that is explained differently for each kind of piece."""
        e = Function(self.module, name, result, ["ptr", "ptr", "i32", *["i32"] * count])
        values = Writer(self, e, Registers(e, 2, {}), "%p0", "%p1")
        nothing = e.label()
        with e.when(e.op("icmp slt i32 %p3, 0") if count else "false"):
            e.jump(nothing)
        labels: dict[int, str] = {}
        kinds = self.plan.layout.kinds
        bodies = []
        for inner, one in zip(names, made, strict=True):
            label = e.label()
            bodies.append((label, inner))
            for kind in one.kinds:
                if kind in kinds:
                    labels.setdefault(kinds.index(kind), label)
        e.switch(values.kind_of(values.state("%p3")), labels, nothing)
        given = ", ".join(["ptr %p0", "ptr %p1", "i32 %p2", *(f"i32 %p{3 + place}" for place in range(count))])
        for label, inner in bodies:
            e.place(label)
            e.give(e.op(f"call {result} @{inner}({given})"))
        e.place(nothing)
        e.give("0")
        e.finish()

    # ---- drawn moves -----------------------------------------------------------------------------------------------
    def drawn(self, pc: int, entry: int, move: act.DrawnMove, mode: Mode) -> str:
        """The function of a drawn move, written when first asked for."""
        known = self._drawn.get((pc, mode))
        if known is None:
            known = self._drawn[pc, mode] = f"drawn_{pc}_{mode}"
            extra = {"list": ["ptr", "ptr"], "take": ["i32"], "all": []}[mode]
            e = Function(self.module, known, "i32", ["ptr", "ptr", *extra])
            writer = self.in_frame(e, entry)
            DrawnWriter(self.plan, writer, move, mode).write(want="%p2", goals="%p3")
        return known

    def in_frame(self, e: Function, entry: int) -> Writer:
        """A writer whose locals are in the frame that a running point is in."""
        pointer = e.variable("ptr", e.at("%p1", e.get("i32", e.at("%p1", at.FP))))
        return Writer(self, e, FrameLocals(pointer, self.plan.frames[entry]), "%p0", "%p1")


class Writer(ValueWriter):
    """Writes values with the help of the compiler's functions."""

    def __init__(self, compiler: Compiler, e: Function, locals_: Locals, st: str, rp: str) -> None:
        super().__init__(compiler.plan, e, locals_, st, rp)
        self.compiler = compiler

    def call(self, node: form.Call) -> str:
        name = self.compiler.definition(node.name, node.region)
        made = self.plan.definitions(node.name, node.region)
        result = self.wide if made[0].many else "i32"
        args = [self.number(arg) for arg in node.args]
        args += ["-1"] * (max(len(one.params) for one in made) - len(args))
        given = [f"i32 {one}" for one in (self.number(node.you), *args)]
        return self.e.op(f"call {result} @{name}(ptr {self.st}, ptr {self.rp}, {', '.join(given)})")

    def call_contains(self, node: form.Call, item: str) -> str:
        name = self.compiler.definition(node.name, node.region, has=True)
        made = self.plan.definitions(node.name, node.region)
        args = [self.number(arg) for arg in node.args]
        args += ["-1"] * (max(len(one.params) for one in made) - len(args))
        given = [f"i32 {one}" for one in (self.number(node.you), *args, item)]
        return self.e.op(f"call i1 @{name}(ptr {self.st}, ptr {self.rp}, {', '.join(given)})")

    def can(self, verb: str, thing: str, you: str) -> str:
        number = list(self.machine.abilities).index(verb) if verb in self.machine.abilities else -1
        if number < 0:
            return "false"
        return self.e.op(f"call i1 @can_{number}(ptr {self.st}, ptr {self.rp}, i32 {thing}, i32 {you})")

    def able(self, node: form.Where) -> Callable[[str], str] | None:
        can = node.condition
        if not isinstance(can, form.Can) or can.thing != form.Local(node.local):
            return None
        sweep = Sweep(self.plan, can.verb)
        if not sweep.fits:
            return None

        def kept(pieces: str) -> str:
            found = self.e.variable(self.wide, "0")
            for part in sweep.parts(self, pieces):
                self.e.put(self.wide, found, self.e.any_of(self.e.get(self.wide, found), part.pieces))
            return self.e.get(self.wide, found)

        return kept

    def stuck(self, seat: str) -> str:
        return self.e.op(f"call i1 @is_stuck(ptr {self.st}, ptr {self.rp}, i32 {seat})")


class StepWriter(Writer):
    """Writes the function `run(state, running point, step, option)`: all steps of all rules."""

    def __init__(self, compiler: Compiler) -> None:
        e = Function(compiler.module, "run", "i32", ["ptr", "ptr", "i32", "i32"])
        self.frame_pointer = e.variable("ptr", e.at("%p1", e.get("i32", e.at("%p1", at.FP))))
        self.next = e.variable("i32", "%p2")
        super().__init__(compiler, e, Registers(e, 0, {}), "%p0", "%p1")
        self.graph = compiler.graph
        self.pc = 0
        self.entry = 0
        self.dispatch = e.label()

    # ---- the whole -------------------------------------------------------------------------------------------------
    def write(self) -> None:
        e, entries = self.e, self.machine.code.entries
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

    def block(self, block: Block) -> None:
        for number, action in enumerate(block):
            pause_at = self.pc
            getattr(self, f"do_{type(action).__name__}")(action)
            if pause_at in self.compiler.pauses:
                self.compiler.pauses[pause_at].rest = block[number + 1:]

    def _begin(self, step: Step) -> int:
        """Start the code of the next step."""
        pc = self.pc
        self.graph.steps[pc] = step
        self.e.place(f"P{pc}")
        self.pc += 1
        return pc

    def _plain(self, *, writes: bool = False, fails: bool = False) -> int:
        return self._begin(Step(after=(self.pc + 1,), writes=writes, fails=fails))

    def go(self, pc: int) -> None:
        self.e.jump(f"P{pc}")

    def go_to(self, pc: str) -> None:
        """Go on from a step that is known only when it is run."""
        self.e.put("i32", self.next, pc)
        self.e.jump(self.dispatch)

    def _fail(self) -> None:
        self.e.give(str(FAILED))

    def _keep(self, place: str | int, value: str) -> None:
        self.e.do(f"call void @keep(ptr {self.st}, i32 {place}, i32 {value})")

    def _burn(self) -> None:
        """A loop or a rule takes from the fuel; without any the way is given up, so that everything comes to an end."""
        e = self.e
        left = e.add_to("i32", e.at(self.rp, at.FUEL), "-1")
        with e.when(e.op(f"icmp slt i32 {left}, 0")):
            self._fail()

    # ---- rules -----------------------------------------------------------------------------------------------------
    def enter(self, entry: int, you: str, this: str, args: list[str], back: str) -> None:
        """Open the frame of a rule."""
        enter_rule(self.e, self.plan, self.rp, entry, you, this, args, back)
        self.e.put("ptr", self.frame_pointer, self.e.at(self.rp, self.e.get("i32", self.e.at(self.rp, at.FP))))

    def _return(self) -> None:
        e = self.e
        frame = e.get("ptr", self.frame_pointer)
        back, before = e.get("i32", e.at(frame, 4)), e.get("i32", e.at(frame, 8))
        e.put("i32", e.at(self.rp, at.TOP), e.get("i32", e.at(self.rp, at.FP)))
        e.put("i32", e.at(self.rp, at.FP), before)
        left = e.add_to("i32", e.at(self.rp, at.SP), "-1")
        with e.when(e.op(f"icmp eq i32 {left}, 0")):
            e.give(str(DONE))
        e.put("ptr", self.frame_pointer, e.at(self.rp, before))
        self.go_to(back)

    def _clear_frames(self) -> None:
        clear_frames(self.e, self.rp)

    # ---- choices ---------------------------------------------------------------------------------------------------
    def _pause(self, action: act.Action, bits: int, most: int, after: tuple[int, ...] = (), *,
               enters: tuple[int, ...] = (), writes: bool = False) -> Pause:
        pc = self.pc
        self._begin(Step(after=after or (pc + 1,), pauses=True, enters=enters, writes=writes))
        pause = self.compiler.pauses[pc] = Pause(pc, self.entry, action, bits, most)
        self.compiler.returns.add(pc)
        self.e.put("i32", self.e.at(self.rp, at.PC), str(pc))
        self.e.give(str(PAUSED))
        return pause

    def do_Choose(self, action: act.Choose) -> None:
        most = {"region": len(self.machine.regions), "player": self.plan.seats}.get(action.sort, self.layout.slots)
        pause = self._pause(action, most.bit_length(), most)
        pause.distinct = action.sort != "piece" or self.plan.layers == 1

    def do_ChooseNumber(self, action: act.ChooseNumber) -> None:
        self._pause(action, NumberPause.MOST.bit_length(), NumberPause.MOST + 1)
        self.compiler.texts.table(map(str, range(NUMBERS)))

    def do_ChooseKind(self, action: act.ChooseKind) -> None:
        self._pause(action, self.plan.kinds.bit_length(), self.plan.kinds)

    def do_ChooseWay(self, action: act.ChooseWay) -> None:
        most = max(1, len(self.geometry.directions))
        self._pause(action, most.bit_length(), most)

    def do_Either(self, action: act.Either) -> None:
        pc = self.pc
        pause = self._pause(action, len(action.branches).bit_length(), len(action.branches))
        pause.silent = not all(label for label, _ in action.branches)
        jumps = []
        for _, block in action.branches:
            pause.starts.append(self.pc)
            self.block(block)
            jumps.append(self._begin(Step()))
            self.e.jump(f"E{pc}")
        for one in jumps:
            self.graph.steps[one].after = (self.pc,)
        self.graph.steps[pc].after = tuple(pause.starts)
        self.e.place(f"E{pc}")

    def do_Use(self, action: act.Use) -> None:
        entries = self.machine.abilities.get(action.verb, [])
        if action.often:
            self._pause(action, self.layout.slots.bit_length(), self.layout.slots, writes=True)
            return
        if self.plan.straight_on and len(entries) == 1 and not self.machine.code.entries[entries[0]].rule.label:
            self._use_at_once(action, entries[0])
            return
        starts = tuple(self.machine.code.entries[entry].start for entry in entries)
        pause = self._pause(action, max(1, len(entries).bit_length()), max(1, len(entries)), after=starts or (-1,))
        pause.silent = not all(self.machine.code.entries[entry].rule.label for entry in entries)
        self.compiler.returns.add(self.pc)
        for entry in entries:
            self.graph.backs.setdefault(entry, set()).add(self.pc)

    def _use_at_once(self, action: act.Use, entry: int) -> None:
        """Where there is but one way to do something, nobody waits for a choice."""
        e, start = self.e, self.machine.code.entries[entry].start
        back = self.pc + 1
        self._begin(Step(enters=(start,), fails=True))
        self.compiler.returns.add(back)
        self.graph.backs.setdefault(entry, set()).add(back)
        thing, you = self.locals.get(e, action.local), self.locals.get(e, form.YOU)
        there, on = e.op(f"icmp sge i32 {thing}, 0"), e.label()
        with e.when(e.op(f"xor i1 {there}, true")):
            self._fail()
        with e.when(e.op(f"xor i1 {self.fits(entry, thing)}, true")):
            self._fail()
        e.place(on)
        self._burn()
        self.enter(entry, you, thing, [], str(back))
        self.go(start)

    def do_DrawnMove(self, action: act.DrawnMove) -> None:
        if action.all_at_once:
            pc = self._plain(writes=True, fails=True)
            name = self.compiler.drawn(pc, self.entry, action, "all")
            count = self.e.op(f"call i32 @{name}(ptr {self.st}, ptr {self.rp})")
            with self.e.when(self.e.op(f"icmp eq i32 {count}, 0")):
                self._fail()
            return
        far = action.ways.of_pieces is not None and any(kind.far for kind in self.plan.description.kinds.values())
        most = max(8, len(self.geometry.directions)) * (self.plan.cells if far else 1) + 1
        pause = self._pause(action, most.bit_length(), most, writes=True)
        pause.distinct = False

    def _take(self, pause: Pause) -> None:
        """Go on with the choice that was made at a pause."""
        e, action = self.e, pause.action
        e.place(f"T{pause.pc}")
        self.locals = FrameLocals(self.frame_pointer, self.plan.frames[pause.entry])
        if isinstance(action, act.ChooseNumber):
            self.locals.put(e, action.local, e.op(f"add i32 %p3, {self.number(action.low)}"))
        elif isinstance(action, act.Choose | act.ChooseKind | act.ChooseWay):
            self.locals.put(e, action.local, "%p3")
        elif isinstance(action, act.Either):
            labels = {number: f"P{start}" for number, start in enumerate(pause.starts)}
            self.compiler.returns.update(pause.starts)
            e.switch("%p3", labels, labels[0])
            return
        elif isinstance(action, act.Use) and action.often:
            cell = self.cell("%p3")
            piece = self.locals.get(e, action.local)
            e.op(f"call i1 @move_piece(ptr {self.st}, ptr {self.rp}, i32 {piece}, i32 {cell})")
        elif isinstance(action, act.Use):
            self._take_ability(pause, action)
            return
        elif isinstance(action, act.DrawnMove):
            name = self.compiler.drawn(pause.pc, pause.entry, action, "take")
            e.op(f"call i32 @{name}(ptr {self.st}, ptr {self.rp}, i32 %p3)")
        self.go(pause.after)

    def _take_ability(self, pause: Pause, action: act.Use) -> None:
        e = self.e
        entries = self.machine.abilities.get(action.verb, [])
        you, this = self.locals.get(e, form.YOU), self.locals.get(e, action.local)
        labels = {number: e.label() for number in range(len(entries))}
        nothing = e.label()
        e.switch("%p3", labels, nothing)
        for number, entry in enumerate(entries):
            e.place(labels[number])
            self._burn()
            self.enter(entry, you, this, [], str(pause.after))
            self.go(self.machine.code.entries[entry].start)
        e.place(nothing)
        self._fail()

    # ---- deeds -----------------------------------------------------------------------------------------------------
    def do_CallDeed(self, action: act.CallDeed) -> None:
        e, entries = self.e, self.machine.code.entries
        deeds, after = self.machine.deeds.get(action.verb, []), self.machine.deeds.get(f"when {action.verb}", [])
        back = self.pc + 1
        self._begin(Step(after=(back,), enters=tuple(entries[one].start for one in (*deeds, *after))))
        self.compiler.returns.add(back)
        for entry in (*deeds, *after):
            self.graph.backs.setdefault(entry, set()).update({back, *(entries[one].start for one in after)})
        self._burn()
        args = [self.value(arg) for arg in action.args]
        thing = self.number(action.thing) if action.thing is not None else "-1"
        you = self.locals.get(e, form.YOU)
        fits = {entry: self.fits(entry, thing) for entry in (*deeds, *after)}
        start = e.variable("i32", str(back))
        for entry in reversed(after):
            with e.when(fits[entry]):
                self.enter(entry, you, thing, [], e.get("i32", start))
                e.put("i32", start, str(entries[entry].start))
        out = e.label()
        for entry in deeds:
            with e.when(fits[entry]):
                self.enter(entry, you, thing, args, e.get("i32", start))
                e.put("i32", start, str(entries[entry].start))
                e.jump(out)
        e.place(out)
        self.go_to(e.get("i32", start))

    def fits(self, entry: int, thing: str) -> str:
        """Whether a rule is one of the thing's."""
        return rule_fits(self, entry, thing)

    # ---- locals ----------------------------------------------------------------------------------------------------
    def do_Assign(self, action: act.Assign) -> None:
        self._plain()
        wanted, given = action.local in self.locals.sets, self.plan.is_set(action.value, self.locals.sets)
        if wanted != given:
            raise NotNative("a name holds now one thing, now several")
        self.locals.put(self.e, action.local, self.value(action.value))

    # ---- matter ----------------------------------------------------------------------------------------------------
    def do_Place(self, action: act.Place) -> None:
        e = self.e
        kind = self.layout.kinds.index(action.kind)
        shift = self.layout.layer_of[kind] * self.plan.cells
        self._plain(writes=True, fails=not self._surely_empty(action.cells, shift))
        single = self.single(action.cells)
        owner = self.number(action.owner) if action.owner is not None else "-1"
        code = e.op(f"add i32 {owner}, {self.layout.code(kind, 0)}")
        if single is not None:
            cell, holds = single
            with e.when(e.op(f"xor i1 {holds()}, true")):
                self._fail()
            slot = e.op(f"add i32 {cell}, {shift}")
            with e.when(e.op(f"icmp ne i32 {self.state(slot)}, 0")):
                self._fail()
            e.do(f"call void @place_piece(ptr {self.st}, i32 {slot}, i32 {code})")
            self.locals.put(e, action.local, slot)
            return
        found = self.set(action.cells)
        if shift:
            found = e.op(f"shl {self.wide} {found}, {shift}")
        taken = e.without(found, self.derived(self.plan.empty))
        none = e.op(f"icmp eq {self.wide} {found}, 0")
        with e.when(e.op(f"or i1 {none}, {e.some(taken)}")):
            self._fail()
        with e.members(found) as (slot, _):
            e.do(f"call void @place_piece(ptr {self.st}, i32 {slot}, i32 {code})")
            self.locals.put(e, action.local, slot)

    def _surely_empty(self, cells: form.Expr, shift: int) -> bool:
        """Whether the cell is one that was chosen among empty ones just before, so that nothing can stand there."""
        if not isinstance(cells, form.One) or not isinstance(cells.of, form.Local) or self.plan.layers > 1 or shift:
            return False
        before = self.compiler.pauses.get(self.pc - 1)
        if before is None or not isinstance(before.action, act.Choose) or before.action.local != cells.of.index:
            return False
        of = before.action.of
        return isinstance(of, form.Filtered) and any(isinstance(one, form.IsEmpty) and one.empty for one in of.filters)

    def do_MoveTo(self, action: act.MoveTo) -> None:
        e = self.e
        self._plain(writes=True, fails=True)
        goal = self.number(action.cell)
        with self.each(action.pieces) as (slot, _):
            with e.when(e.op(f"icmp slt i32 {goal}, 0")):
                self._fail()
            moved = e.op(f"call i1 @move_piece(ptr {self.st}, ptr {self.rp}, i32 {slot}, i32 {goal})")
            with e.when(e.op(f"xor i1 {moved}, true")):
                self._fail()

    def do_Remove(self, action: act.Remove) -> None:
        self._plain(writes=True)
        with self.each(action.pieces) as (slot, _):
            self.e.do(f"call void @remove_piece(ptr {self.st}, ptr {self.rp}, i32 {slot})")

    def do_SwapPlaces(self, action: act.SwapPlaces) -> None:
        self._plain(writes=True, fails=True)
        first, second = self.number(action.first), self.number(action.second)
        done = self.e.op(f"call i1 @swap_pieces(ptr {self.st}, ptr {self.rp}, i32 {first}, i32 {second})")
        with self.e.when(self.e.op(f"xor i1 {done}, true")):
            self._fail()

    def do_Shuffle(self, action: act.Shuffle) -> None:
        raise NotNative("chance in the middle of a game is played by the interpreter")

    def do_Turn(self, action: act.Turn) -> None:
        self._plain(writes=True)
        table = self.module.table(self.geometry.turned(way, action.quarters)
                                  for way in range(len(self.geometry.directions)))
        facing = self.layout.base["piece.facing"]
        with self.each(action.pieces) as (slot, _):
            turned = self.e.look_up(table, self.kept(facing, slot))
            self._keep(self.e.op(f"add i32 {slot}, {facing}"), turned)

    def do_TurnToward(self, action: act.TurnToward) -> None:
        e = self.e
        self._plain(writes=True)
        cells, facing = range(self.geometry.size), self.layout.base["piece.facing"]
        first = self.module.table((next(iter(self.machine.toward(one, two, False)), -1)
                                   for one in cells for two in cells), 32)
        goal = self.number(action.cell)
        with self.each(action.pieces) as (slot, _):
            place, there = self.pair(self.cell(slot), goal)
            way = e.op(f"select i1 {there}, i32 {e.look_up(first, place)}, i32 -1")
            with e.when(e.op(f"icmp sge i32 {way}, 0")):
                self._keep(e.op(f"add i32 {slot}, {facing}"), way)

    def do_BecomeKind(self, action: act.BecomeKind) -> None:
        e, layout = self.e, self.layout
        self._plain(writes=True, fails=self.plan.layers > 1)
        with self.each(action.pieces) as (slot, _):
            old = self.state(slot)
            kind = self.number(action.kind) if action.kind is not None else self.kind_of(old)
            owner = self.number(action.owner) if action.owner is not None else self.owner_of(old)
            goal = e.variable("i32", slot)
            if self.plan.layers > 1:
                layer = e.look_up(self.module.table(layout.layer_of), kind)
                place = e.op(f"add i32 {e.op(f'mul i32 {layer}, {self.plan.cells}')}, {self.cell(slot)}")
                with e.when(e.op(f"icmp ne i32 {place}, {slot}")):
                    with e.when(e.op(f"icmp ne i32 {self.state(place)}, 0")):
                        self._fail()
                    e.do(f"call void @carry(ptr {self.st}, ptr {self.rp}, i32 {slot}, i32 {place})")
                    e.put("i32", goal, place)
            code = e.op(f"add i32 {e.op(f'mul i32 {kind}, {layout.seats + 1}')}, {e.op(f'add i32 {owner}, 2')}")
            e.do(f"call void @set_piece(ptr {self.st}, i32 {e.get('i32', goal)}, i32 {code})")

    # ---- numbers ---------------------------------------------------------------------------------------------------
    def do_Store(self, action: act.Store) -> None:
        e = self.e
        self._plain(writes=True)
        base, kept = self.layout.base[action.store], self.plan.description.kept[action.store]
        low, high = (kept.low, kept.high) if kept.sort in ("number", "word") else (-1, 2**31 - 1)

        def bounded() -> str:
            value = self.number(action.value)
            if (low, high) == (-2**31, 2**31 - 1):
                return value
            lowest = e.op(f"call i32 @llvm.smin.i32(i32 {value}, i32 {high})")
            return e.op(f"call i32 @llvm.smax.i32(i32 {lowest}, i32 {low})")

        if action.each:
            assert action.of is not None
            with self.each(action.of) as (item, _):
                self._keep(e.op(f"add i32 {item}, {base}"), bounded())
            return
        if action.of is None:
            self._keep(base, bounded())
        else:
            item = self.number(action.of)
            with e.when(e.op(f"icmp sge i32 {item}, 0")):
                self._keep(e.op(f"add i32 {item}, {base}"), bounded())
        expiry = self.layout.expiry.get(action.store)
        if expiry is not None:
            self._keep(expiry, self.locals.get(e, form.YOU) if action.until_next_turn else "-1")

    def do_Toggle(self, action: act.Toggle) -> None:
        self._plain(writes=True)
        base = self.layout.base[action.store]
        with self.each(action.of) as (item, _):
            other = self.e.op(f"sub i32 1, {self.kept(base, item)}")
            self._keep(self.e.op(f"add i32 {item}, {base}"), other)

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

    def do_RepeatWhile(self, action: act.RepeatWhile) -> None:
        top = self.pc

        def again() -> str:
            self._burn()
            return self.condition(action.condition)

        with self._branch(again):
            self.graph.steps[top].fails = True
            self.block(action.block)
            self._jump(top)

    def do_RepeatTimes(self, action: act.RepeatTimes) -> None:
        e = self.e
        self._plain()
        self.locals.put(e, action.left, self.number(action.count))
        top = self.pc

        def again() -> str:
            left = e.op(f"add i32 {self.locals.get(e, action.left)}, -1")
            self.locals.put(e, action.left, left)
            self._burn()
            return e.op(f"icmp sge i32 {left}, 0")

        with self._branch(again):
            self.block(action.block)
            self._jump(top)

    def do_ForEach(self, action: act.ForEach) -> None:
        e = self.e
        self._plain()
        self.locals.put(e, action.rest, self.set(action.of))
        top = self.pc

        def more() -> str:
            left = self.locals.get(e, action.rest)
            some, inside, out = e.some(left), e.label(), e.label()
            e.branch(some, inside, out)
            e.place(inside)
            item = self._next_seat(action, left) if action.from_you else e.first(left)
            self.locals.put(e, action.rest, e.without(left, e.one(item)))
            self.locals.put(e, action.local, item)
            e.place(out)
            return some

        with self._branch(more):
            self.block(action.block)
            self._jump(top)

    def _next_seat(self, action: act.ForEach, left: str) -> str:
        """The next seat round the table, beginning with the last one."""
        e = self.e
        last, found = self.locals.get(e, action.local), e.variable("i32", "0")
        with e.counted(str(self.plan.seats)) as (far, loop):
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
        value = e.op(f"sext i32 {self.number(action.value)} to i64")
        place = e.at(self.rp, at.BEST)
        moved = e.op(f"shl i64 {e.get('i64', place)}, 32")
        e.put("i64", place, e.op(f"or i64 {moved}, {e.op(f'add i64 {value}, {2**31}')}"))

    # ---- results ---------------------------------------------------------------------------------------------------
    def _over(self, line: int, how: int) -> None:
        self._keep(self.layout.over, str(how))
        self._keep(self.layout.over_line, str(line))
        self._clear_frames()
        self.e.give(str(OVER))

    def do_Win(self, action: act.Win) -> None:
        e = self.e
        self._begin(Step(ends=True, writes=True))
        seats = self.set(action.seats)
        for seat in range(self.plan.seats):
            inside = e.has(seats, str(seat))
            first, second = (1, 2) if action.won else (2, 1)
            self._keep(self.layout.ranks + seat, e.op(f"select i1 {inside}, i32 {first}, i32 {second}"))
        self._over(action.line, 1)

    def _drawn(self, line: int) -> None:
        for seat in range(self.plan.seats):
            self._keep(self.layout.ranks + seat, "1")
        self._over(line, 2)

    def do_Draw(self, action: act.Draw) -> None:
        self._begin(Step(ends=True, writes=True))
        self._drawn(action.line)

    def do_Rank(self, action: act.Rank) -> None:
        e, seats = self.e, range(self.plan.seats)
        self._begin(Step(ends=True, writes=True))
        table = []
        for seat in seats:
            self.locals.put(e, action.local, str(seat))
            table.append([self.number(value) for value in action.values])
        ranks = []
        for seat in seats:
            rank = "1"
            for other in seats:
                if other != seat:
                    better = self._before(table[other], table[seat], "sgt" if action.most else "slt")
                    rank = e.op(f"add i32 {rank}, {e.op(f'zext i1 {better} to i32')}")
            ranks.append(rank)
            self._keep(self.layout.ranks + seat, rank)
            self._keep(self.layout.points + seat, table[seat][0])
        same = "true"
        for rank in ranks[1:]:
            same = e.op(f"and i1 {same}, {e.op(f'icmp eq i32 {rank}, {ranks[0]}')}")
        how = e.op(f"select i1 {same}, i32 4, i32 3") if len(ranks) > 1 else "3"
        self._keep(self.layout.over, how)
        self._keep(self.layout.over_line, str(action.line))
        self._clear_frames()
        e.give(str(OVER))

    def _before(self, one: list[str], other: list[str], how: str) -> str:
        """Whether some values come before others: the first that differs decides."""
        e, answer = self.e, "false"
        for left, right in reversed(list(zip(one, other, strict=True))):
            same = e.op(f"icmp eq i32 {left}, {right}")
            answer = e.op(f"select i1 {same}, i1 {answer}, i1 {e.op(f'icmp {how} i32 {left}, {right}')}")
        return answer

    def do_Flow(self, action: act.Flow) -> None:
        e, what = self.e, action.what
        if what == "stop":
            self._begin(Step(entry=self.entry))
            self._return()
            return
        after = (self.pc + 1,) if what == "another turn" else ()
        self._begin(Step(after=after, ends=what != "another turn", writes=True))
        if what == "end game":
            self._drawn(action.line)
            return
        if what == "swap sides":
            self._keep(self.layout.swapped, e.op(f"xor i32 {self.state(self.layout.swapped)}, 1"))
        if what in ("swap sides", "another turn"):
            you = e.get("i32", e.at(self.rp, at.HEAD + at.FRAME_HEAD))
            self._keep(self.layout.turn, self._seat_before(you))
        if what != "another turn":
            self._clear_frames()
            e.give(str(DONE))

    def _seat_before(self, seat: str) -> str:
        far = self.e.op(f"add i32 {seat}, {self.plan.seats - 1}")
        return self.e.op(f"urem i32 {far}, {self.plan.seats}")

    def do_Begins(self, action: act.Begins) -> None:
        self._plain(writes=True)
        self._keep(self.layout.turn, self._seat_before(self.number(action.seat)))


def rule_fits(values: ValueWriter, entry: int, thing: str) -> str:
    """Whether a rule is one of a thing's; a rule of pieces belongs to some kinds of them."""
    e, rule, layout = values.e, values.machine.code.entries[entry].rule, values.layout
    if rule.owner != "piece":
        return "true"
    there = e.op(f"icmp sge i32 {thing}, 0")
    code = values.state(e.op(f"select i1 {there}, i32 {thing}, i32 0"))
    if len(rule.kinds) == values.plan.kinds:
        return e.op(f"and i1 {there}, {e.op(f'icmp ne i32 {code}, 0')}")
    table = values.module.table((layout.kind_of(one) >= 0 and layout.kinds[layout.kind_of(one)] in rule.kinds
                                 for one in range(layout.codes)), 8)
    return e.op(f"and i1 {there}, {e.op(f'trunc i8 {e.look_up(table, code, 8)} to i1')}")


def enter_rule(e: Function, plan: Plan, rp: str, entry: int, you: str, this: str, args: list[str], back: str) -> None:
    """Open the frame of a rule at a running point."""
    shape, rule = plan.frames[entry], plan.machine.code.entries[entry].rule
    base = e.get("i32", e.at(rp, at.TOP))
    frame = e.at(rp, base)
    e.put("i32", frame, str(entry))
    e.put("i32", e.at(frame, 4), back)
    e.put("i32", e.at(frame, 8), e.get("i32", e.at(rp, at.FP)))
    given = {form.YOU: you, form.THIS: this} | dict(zip(rule.params, args, strict=False))
    for local in range(rule.locals):
        many = local in shape.sets
        kind = e.module.set_type if many else "i32"
        e.put(kind, e.at(frame, shape.offsets[local]), given.get(local, "0" if many else "-1"))
    e.put("i32", e.at(rp, at.FP), base)
    e.put("i32", e.at(rp, at.TOP), e.op(f"add i32 {base}, {shape.size}"))
    e.add_to("i32", e.at(rp, at.SP), "1")


def clear_frames(e: Function, rp: str) -> None:
    """No rule is open any more."""
    e.put("i32", e.at(rp, at.SP), "0")
    e.put("i32", e.at(rp, at.FP), str(at.HEAD))
    e.put("i32", e.at(rp, at.TOP), str(at.HEAD))


__all__ = ["FUEL", "SILENT", "TAKEN", "Compiler", "Pause", "StepWriter", "Writer"]
