"""Everything of one game that is written into a module: explained words, drawn moves, what is found out on the way."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.actions import Block
from ludoteka.language.description import Definition
from ludoteka.native import plan as at
from ludoteka.native.costs import Costs
from ludoteka.native.drawn import DrawnWriter, Mode
from ludoteka.native.emit import Function, Module
from ludoteka.native.frames import FrameLocals, Locals, Registers
from ludoteka.native.graph import Graph
from ludoteka.native.plan import Plan
from ludoteka.native.standing import Standing, read_with
from ludoteka.native.sweeps import Sweep
from ludoteka.native.texts import Texts
from ludoteka.native.values import ValueWriter
from ludoteka.native.zones import Zones


class Pause:
    """A choice in the rules, of a player or of chance: where it waits, and how many options it has at most."""

    def __init__(self, pc: int, entry: int, action: act.Action, most: int) -> None:
        self.pc, self.entry, self.action, self.most = pc, entry, action, most
        self.silent = False
        self.chance = False
        """Whether it is chance that decides."""
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
        self.costs = Costs(plan)
        self.zones = Zones(self.module, plan)
        self.standing = Standing(self)
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
        of_things = self.plan.description.for_things(made)
        if len(made) > 1 or of_things:
            names = [f"{name}_{number}" for number in range(len(made))]
            (self._first_fitting if of_things else self._dispatch)(name, names, made, count, result)
        else:
            names = [name]
        for inner, one in zip(names, made, strict=True):
            e = Function(self.module, inner, result, ["ptr", "ptr", "i32", *["i32"] * count])
            given = {form.YOU: "%p2"} | {local: f"%p{3 + place}" for place, local in enumerate(one.params)}
            writer = self.writer(e, given, max(one.locals, 2))
            if one.held:
                holder = writer.number(form.OwnerOf(form.Local(one.params[0]), "thing"))
                there = e.op(f"icmp sge i32 {holder}, 0")
                writer.locals.put(e, form.YOU, e.op(f"select i1 {there}, i32 {holder}, i32 %p2"))

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
        values = self.writer(e, {})
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

    def _first_fitting(self, name: str, names: list[str], made: list[Definition], count: int, result: str) -> None:
        """A word explained for some kinds of thing: the first explanation that is for it and gives something."""
        nothing = "0" if result == "i1" else str(made[0].nothing)
        e = Function(self.module, name, result, ["ptr", "ptr", "i32", *["i32"] * count])
        given = ", ".join(["ptr %p0", "ptr %p1", "i32 %p2", *(f"i32 %p{3 + place}" for place in range(count))])
        with e.when(e.op("icmp sge i32 %p3, 0")):
            for inner, one in zip(names, made, strict=True):
                mask = 0
                for kind in one.kinds:
                    mask |= self.plan.layout.catalogue.mask(kind)
                with e.when(e.has(str(mask), "%p3")):
                    found = e.op(f"call {result} @{inner}({given})")
                    with e.when(e.op(f"icmp ne {result} {found}, {nothing}")):
                        e.give(found)
        e.give(nothing)
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

    def writer(self, e: Function, given: Mapping[int, str], count: int = 2) -> Writer:
        """A writer whose locals are variables of the function; its first parameters are a state and a running point."""
        return Writer(self, e, Registers(e, count, given), "%p0", "%p1")

    def in_frame(self, e: Function, entry: int) -> Writer:
        """A writer whose locals are in the frame that a running point is in."""
        pointer = e.variable("ptr", e.at("%p1", e.get("i32", e.at("%p1", at.FP))))
        return Writer(self, e, FrameLocals(pointer, self.plan.frames[entry]), "%p0", "%p1")


class Writer(ValueWriter):
    """Writes values with the help of the compiler's functions."""

    def __init__(self, compiler: Compiler, e: Function, locals_: Locals, st: str, rp: str) -> None:
        super().__init__(compiler.plan, e, locals_, st, rp, compiler.zones)
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

    def more(self, store: str, item: str) -> str:
        return read_with(self, store, item)

    def can(self, verb: str, thing: str, you: str, sort: str) -> str:
        number = list(self.machine.abilities).index(verb) if verb in self.machine.abilities else -1
        if number < 0:
            return "false"
        name = f"can_{number}_thing" if sort == "thing" else f"can_{number}"
        return self.e.op(f"call i1 @{name}(ptr {self.st}, ptr {self.rp}, i32 {thing}, i32 {you})")

    def able(self, node: form.Where) -> Callable[[str], str] | None:
        can = node.condition
        if not isinstance(can, form.Can) or can.thing != form.Local(node.local) or can.sort == "thing":
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


def rule_fits(values: ValueWriter, entry: int, thing: str, sort: str = "piece") -> str:
    """Whether a rule is one of a thing's; a rule of pieces or cards belongs to some kinds of them."""
    e, rule, layout = values.e, values.machine.code.entries[entry].rule, values.layout
    if rule.owner == "thing":
        return thing_fits(values, entry, thing) if sort == "thing" else "false"
    if rule.owner != "piece" or sort == "thing":
        return "false" if rule.owner == "piece" else "true"
    there = e.op(f"icmp sge i32 {thing}, 0")
    code = values.state(e.op(f"select i1 {there}, i32 {thing}, i32 0"))
    if len(rule.kinds) == values.plan.kinds:
        return e.op(f"and i1 {there}, {e.op(f'icmp ne i32 {code}, 0')}")
    table = values.module.table((layout.kind_of(one) >= 0 and layout.kinds[layout.kind_of(one)] in rule.kinds
                                 for one in range(layout.codes)), 8)
    return e.op(f"and i1 {there}, {e.op(f'trunc i8 {e.look_up(table, code, 8)} to i1')}")


def thing_fits(values: ValueWriter, entry: int, thing: str) -> str:
    """Whether a rule of cards is one of a card that may be none."""
    e, rule, catalogue = values.e, values.machine.code.entries[entry].rule, values.layout.catalogue
    fitting = values.module.table((int(name in rule.kinds) for name in catalogue.names), 8)
    there = e.op(f"icmp ult i32 {thing}, {len(catalogue)}")
    safe = e.op(f"select i1 {there}, i32 {thing}, i32 0")
    return e.op(f"and i1 {there}, {e.op(f'trunc i8 {e.look_up(fitting, safe, 8)} to i1')}")
