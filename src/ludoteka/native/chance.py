"""Chance in native code: how likely each of its moves is, and what follows when it has decided."""

from __future__ import annotations

from ludoteka.language import actions as act
from ludoteka.machine.code import DONE, FAILED, OVER
from ludoteka.native import plan as at
from ludoteka.native.choices import TAKEN
from ludoteka.native.compiler import Pause, Writer
from ludoteka.native.dice import DiceWriter, to_roll
from ludoteka.native.emit import Function
from ludoteka.native.flow import FUEL
from ludoteka.native.frames import FrameLocals
from ludoteka.native.known import COUNT_BITS
from ludoteka.native.table import TableWriter


class ChanceWriter(TableWriter):
    """Writes the functions over a position where chance has to decide."""

    def write(self) -> None:
        """All of them; the match needs them."""
        self._odds()
        self._chances()
        self._decide()
        self._draw()

    def _odds(self) -> None:
        """`odds(state, running point, options, weights)`: what can come out and how likely it is; how many."""
        e = Function(self.module, "odds", "i32", ["ptr", "ptr", "ptr", "ptr"])
        # Room for what options are called, which is of no use here.
        texts = e.space(4 * self.ways.most)
        count = e.op(f"call i32 @options(ptr %p0, ptr %p1, ptr %p2, ptr {texts})")
        with e.counted(count) as (number, _):
            e.put("i32", e.at("%p3", number, 4), "1")
        drawing = {pc: pause for pc, pause in self.compiler.pauses.items()
                   if isinstance(pause.action, act.Settle | act.Roll)
                   or (isinstance(pause.action, act.Random) and pause.action.sort == "thing")}
        given = {pc: pause.action for pc, pause in self.compiler.pauses.items()
                 if isinstance(pause.action, act.ByChance)}
        labels, out = {pc: e.label() for pc in (*given, *drawing)}, e.label()
        if labels:
            e.switch(e.get("i32", e.at("%p1", at.PC)), labels, out)
        for pc, action in given.items():
            e.place(labels[pc])
            for place, weight in enumerate((action.times, action.of - action.times)):
                e.put("i32", e.at("%p3", 4 * place), str(weight))
            e.jump(out)
        for pc, pause in drawing.items():
            e.place(labels[pc])
            self._copies(e, pause, count)
            e.jump(out)
        e.place(out)
        e.give(count)
        e.finish()

    def _copies(self, e: Function, pause: Pause, count: str) -> None:
        """A thing is drawn as often as there are others alike, and dice fall as they do."""
        values = self.ways.writer(e, pause)
        if isinstance(pause.action, act.Roll):
            room, groups = DiceWriter(self.compiler).grouped(e, "%p0", "%p1", to_roll(values, pause))
            with e.counted(count) as (number, _):
                odds = e.op(f"call i32 @throw_weight(ptr {room}, i32 {groups}, i32 {number})")
                e.put("i32", e.at("%p3", number, 4), odds)
            return
        assert isinstance(pause.action, act.Settle | act.Random)
        if values.copies:
            group = (values.set(pause.action.of) if isinstance(pause.action, act.Random)
                     else values.undecided(pause.action))
            with e.counted(count) as (number, _):
                same = values.alike(e.get("i32", e.at("%p2", number, 4)), group)
                e.put("i32", e.at("%p3", number, 4), e.count(same))

    def _listed(self, values: Writer) -> tuple[str, str, str, str]:
        """The options of chance, their weights, how many there are, and the sum of the weights."""
        e = values.e
        options, weights, total = e.space(4 * self.ways.most), e.space(4 * self.ways.most), e.variable("i32", "0")
        count = e.op(f"call i32 @odds(ptr {values.st}, ptr {values.rp}, ptr {options}, ptr {weights})")
        with e.counted(count) as (number, _):
            e.add_to("i32", total, e.get("i32", e.at(weights, number, 4)))
        return options, weights, count, e.get("i32", total)

    def _chances(self) -> None:
        """`chances(position, out, room)`: how likely each of chance's moves is, of 1; how many, or -1 without room."""
        e, values = self._function("chances", "i32", ["i64", "i64", "i32"], public=True)
        with e.when(e.op(f"xor i1 {self._waits(values)}, true")):
            e.give("0")
        _, weights, count, total = self._listed(values)
        with e.when(e.op(f"icmp sgt i32 {count}, %p2")):
            e.give("-1")
        out, whole = e.op("inttoptr i64 %p1 to ptr"), e.op(f"sitofp i32 {total} to double")
        with e.counted(count) as (number, _):
            share = e.op(f"sitofp i32 {e.get('i32', e.at(weights, number, 4))} to double")
            e.do(f"store double {e.op(f'fdiv double {share}, {whole}')}, ptr {e.at(out, number, 8)}, align 8")
        e.give(count)
        e.finish()

    def _decide(self) -> None:
        """`decide(position, option)`: chance decides; where nothing of what follows can be done, the turn is over."""
        e, values = self._function("decide", "i32", ["ptr", "i32"])
        fails = any(self.ways.ahead[pc].fails for pc, pause in self.compiler.pauses.items() if pause.chance)
        before = e.space(self.plan.size) if fails else ""
        if fails:
            e.copy(before, values.st, self.plan.size)
        taken = e.op(f"add i32 {e.get('i32', e.at(values.rp, at.PC))}, {TAKEN}")
        status = e.variable("i32", e.op(f"call i32 @run(ptr {values.st}, ptr {values.rp}, i32 {taken}, i32 %p1)"))
        if fails:
            with e.when(e.op(f"icmp eq i32 {e.get('i32', status)}, {FAILED}")):
                e.copy(values.st, before, self.plan.size)
                if self.description.stuck == "lose":
                    e.do(f"call void @finish(ptr {values.st}, i32 {self._role(values)})")
                else:
                    self.leave_turn(values)
                e.put("i32", status, str(OVER if self.description.stuck == "lose" else DONE))
        for place, kind, value in ((at.SOFT, "i32", 0), (at.BEST, "i64", 0), (at.FUEL, "i32", FUEL)):
            e.put(kind, e.at(values.rp, place), str(value))
        e.give(e.get("i32", status))
        e.finish()

    def _draw(self) -> None:
        """`draw(position, luck)`: chance decides by the odds."""
        e, values = self._function("draw", "i32", ["ptr", "ptr"])
        self._draw_quickly(values)
        options, weights, count, total = self._listed(values)
        left = e.variable("i32", e.op(f"call i32 @lot(ptr %p1, i32 {total})"))
        chosen = e.variable("i32", "0")
        with e.counted(count) as (number, loop):
            e.put("i32", chosen, number)
            rest = e.op(f"sub i32 {e.get('i32', left)}, {e.get('i32', e.at(weights, number, 4))}")
            e.put("i32", left, rest)
            e.branch(e.op(f"icmp slt i32 {rest}, 0"), loop.out, loop.again)
        option = e.get("i32", e.at(options, e.get("i32", chosen), 4))
        e.give(e.op(f"call i32 @decide(ptr {values.st}, i32 {option})"))
        e.finish()

    def _draw_quickly(self, values: Writer) -> None:
        """Dice and cards are drawn without a list of all that can come out."""
        e = values.e
        quick = {pc: pause for pc, pause in self.compiler.pauses.items()
                 if isinstance(pause.action, act.Settle | act.Roll)}
        labels, other = {pc: e.label() for pc in quick}, e.label()
        e.switch(e.get("i32", e.at(values.rp, at.PC)), labels, other)
        for pc, pause in quick.items():
            e.place(labels[pc])
            pointer = e.variable("ptr", e.at(values.rp, e.get("i32", e.at(values.rp, at.FP))))
            there = Writer(self.compiler, e, FrameLocals(pointer, self.plan.frames[pause.entry]), values.st, values.rp)
            if isinstance(pause.action, act.Roll):
                dice = f"{values.wide} {to_roll(there, pause)}"
                option = e.op(f"call i32 @throw(ptr {values.st}, ptr {values.rp}, {dice}, ptr %p1)")
            else:
                assert isinstance(pause.action, act.Settle)
                group = there.undecided(pause.action)
                option = e.op(f"call i32 @pick({values.wide} {group}, i32 "
                              f"{e.op(f'call i32 @lot(ptr %p1, i32 {e.count(group)})')})")
                option = e.first(there.alike(option, group)) if there.copies else option
            e.give(e.op(f"call i32 @decide(ptr {values.st}, i32 {option})"))
        e.place(other)


def list_outcomes(values: Writer, most: int, moves: str, room: str) -> None:
    """Give what can come out as moves of one choice each, or -1 where there is no room for them."""
    e = values.e
    options, texts = e.space(4 * most), e.space(4 * most)
    count = e.op(f"call i32 @options(ptr {values.st}, ptr {values.rp}, ptr {options}, ptr {texts})")
    with e.when(e.op(f"icmp sgt i32 {count}, {room}")):
        e.give("-1")
    with e.counted(count) as (number, _):
        option = e.op(f"sext i32 {e.get('i32', e.at(options, number, 4))} to i64")
        e.put("i64", e.at(moves, number, 8), e.op(f"or i64 {e.op(f'shl i64 {option}, {COUNT_BITS}')}, 1"))
    e.give(count)
