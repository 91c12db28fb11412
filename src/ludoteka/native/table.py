"""What the functions of a match share in native code: who is to choose, how a question begins."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ludoteka.language import form
from ludoteka.language.misses import STORE as MISSED
from ludoteka.native import plan as at
from ludoteka.native.compiler import Compiler, Writer
from ludoteka.native.emit import Function, Loop
from ludoteka.native.frames import Registers
from ludoteka.native.known import TURN_DUE
from ludoteka.native.ways import WayWriter

EFFORT = 5_000_000
"""Trials that one question may take."""


class TableWriter:
    """Writes functions over a whole position."""

    def __init__(self, compiler: Compiler, ways: WayWriter) -> None:
        self.compiler, self.ways = compiler, ways
        self.plan, self.module = compiler.plan, compiler.module
        self.layout, self.machine, self.description = self.plan.layout, self.plan.machine, self.plan.description

    def _function(self, name: str, result: str, parameters: list[str], *, public: bool = False
                  ) -> tuple[Function, Writer]:
        e = Function(self.module, name, result, parameters, public=public)
        pointer = "%p0"
        if public:
            pointer = e.op("inttoptr i64 %p0 to ptr")
        return e, Writer(self.compiler, e, Registers(e, 0, {}), pointer, e.at(pointer, self.plan.running))

    @staticmethod
    def _keep(values: Writer, place: str | int, value: str) -> None:
        values.e.do(f"call void @keep(ptr {values.st}, i32 {place}, i32 {value})")

    def _role(self, values: Writer) -> str:
        e = values.e
        role = e.variable("i32", values.state(self.layout.turn))
        with e.when(e.op(f"xor i1 {self._between(values)}, true")):
            frame = e.at(values.rp, e.get("i32", e.at(values.rp, at.FP)))
            e.put("i32", role, e.get("i32", e.at(frame, at.FRAME_HEAD)))
        return e.get("i32", role)

    def _between(self, values: Writer) -> str:
        """Whether the next thing that happens is somebody's turn."""
        e = values.e
        none = e.op(f"icmp eq i32 {e.get('i32', e.at(values.rp, at.SP))}, 0")
        if not self.ways.rounds:
            return none
        answer = e.variable("i1", none)
        with e.when(e.op(f"xor i1 {none}, true")):
            flags = e.look_up(self.ways.flag_table, e.get("i32", e.at(values.rp, at.PC)))
            e.put("i1", answer, e.op(f"icmp ne i32 {e.op(f'and i32 {flags}, {TURN_DUE}')}, 0"))
        return e.get("i1", answer)

    def leave_turn(self, values: Writer) -> None:
        """What is left of a turn is not done; where turns just follow each other, the next one sees to that."""
        if self.ways.rounds:
            values.e.do(f"call void @leave_turn(ptr {values.rp})")

    def present(self, values: Writer, seat: str, *, counted: bool = True) -> str:
        """That seat, counted round the table, or the next one that does not miss its turn.

        Counted: those passed over have missed one. Where everybody would miss turns, it goes round the table until
        somebody has no more to miss.
        """
        e, misses = values.e, self.layout.base.get(MISSED, -1)
        if self.description.missing is None and misses < 0:
            return e.op(f"urem i32 {seat}, {self.plan.seats}")
        there = self._there(values, seat)
        found, least = e.variable("i32", "0"), e.variable("i32", str(2**31 - 1))
        with self._round_from(values, seat, there) as (one, loop):
            left = values.kept(misses, one) if misses >= 0 else "0"
            with e.when(e.op(f"icmp slt i32 {left}, {e.get('i32', least)}")):
                e.put("i32", least, left)
                e.put("i32", found, one)
            if misses < 0:
                e.jump(loop.out)
        first = e.get("i32", found)
        if misses >= 0 and counted:
            rounds, before = e.get("i32", least), e.variable("i32", "1")
            with self._round_from(values, seat, there) as (one, _):
                with e.when(e.op(f"icmp eq i32 {one}, {first}")):
                    e.put("i32", before, "0")
                missed = e.op(f"add i32 {rounds}, {e.get('i32', before)}")
                left = e.op(f"sub i32 {values.kept(misses, one)}, {missed}")
                self._keep(values, e.op(f"add i32 {one}, {misses}"), left)
        return first

    def _there(self, values: Writer, seat: str) -> str:
        """The seats of which nothing holds that lets them miss their turns, all where it holds of all."""
        e, missing, wide = values.e, self.description.missing, self.module.set_type
        everybody = str((1 << self.plan.seats) - 1)
        if missing is None:
            return everybody
        there = e.variable(wide, "0")
        with self._round_from(values, seat, everybody) as (one, _):
            asked = Writer(self.compiler, e, Registers(e, 2, {form.YOU: one}), values.st, values.rp)
            with e.when(e.op(f"xor i1 {asked.condition(missing)}, true")):
                e.put(wide, there, e.any_of(e.get(wide, there), e.one(one)))
        found = e.get(wide, there)
        return e.op(f"select i1 {e.some(found)}, {wide} {found}, {wide} {everybody}")

    @contextmanager
    def _round_from(self, values: Writer, seat: str, among: str) -> Iterator[tuple[str, Loop]]:
        """Some seats, one after the other round the table from one of them."""
        e = values.e
        with e.counted(str(self.plan.seats)) as (far, loop):
            one, inside = e.op(f"urem i32 {e.op(f'add i32 {seat}, {far}')}, {self.plan.seats}"), e.label()
            e.branch(e.has(among, one), inside, loop.again)
            e.place(inside)
            yield one, loop

    def _seat(self, values: Writer, role: str) -> str:
        e = values.e
        if self.plan.seats != 2:
            return role
        swapped = values.state(self.layout.swapped)
        return e.op(f"xor i32 {role}, {swapped}")

    def _over(self, values: Writer) -> str:
        return values.e.op(f"icmp ne i32 {values.state(self.layout.over)}, 0")

    def _waits(self, values: Writer) -> str:
        """Whether chance has to decide here."""
        e = values.e
        if not self.ways.chancy:
            return "false"
        waits = e.variable("i1", "false")
        with e.when(e.op(f"icmp sgt i32 {e.get('i32', e.at(values.rp, at.SP))}, 0")):
            e.put("i1", waits, self.ways.at_chance(e, values.rp))
        return e.get("i1", waits)

    def _question(self, values: Writer) -> str:
        """Begin a question from outside: nothing is spent yet."""
        e = values.e
        effort = e.at(values.st, self.plan.effort)
        e.put("i64", effort, str(EFFORT))
        e.put("ptr", e.at(values.rp, at.EFFORT), effort)
        return effort
