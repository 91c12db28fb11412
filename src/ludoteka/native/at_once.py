"""Choices made at once, in native code: doing for each what was chosen, and imagining what others have chosen."""

from __future__ import annotations

from ludoteka.machine.code import DONE, FAILED, PAUSED
from ludoteka.native import plan as at
from ludoteka.native.choices import TAKEN
from ludoteka.native.compiler import Writer
from ludoteka.native.emit import Function
from ludoteka.native.known import FOUND, MOVES, ROOM
from ludoteka.native.table import TableWriter
from ludoteka.native.waits import ASKED, CHOSEN, interpreted


class AtOnceWriter(TableWriter):
    """Writes `do_next` and `choose_anew`."""

    def write(self) -> None:
        """Both; only games in which players choose at once need them."""
        self._interpreted()
        self._do_next()
        self._choose_anew()

    def _interpreted(self) -> None:
        """`interpreted(state, running point, option)`: the number that an option has where it waits."""
        e = Function(self.module, "interpreted", "i32", ["ptr", "ptr", "i32"])
        pauses = {pc: pause for pc, pause in self.compiler.pauses.items() if not pause.chance}
        labels, other = {pc: e.label() for pc in pauses}, e.label()
        e.switch(e.get("i32", e.at("%p1", at.PC)), labels, other)
        for pc, pause in pauses.items():
            e.place(labels[pc])
            e.give(interpreted(self.ways.writer(e, pause), pause, "%p2"))
        e.place(other)
        e.give("%p2")
        e.finish()

    def _do_next(self) -> None:
        """`do_next(position)`: do what the first of those chose who wait, if it can still be done; or go on."""
        e, values = self._function("do_next", "i32", ["ptr"])
        waits, st, rp = self.plan.waits, values.st, values.rp
        assert waits is not None
        pc = e.get("i32", e.at(rp, at.PC))
        with e.when(e.op(f"icmp eq i32 {waits.get(e, rp, waits.count)}, 0")):
            e.give(e.op(f"call i32 @run(ptr {st}, ptr {rp}, i32 {e.op(f'add i32 {pc}, 1')}, i32 0)"))
        row, before = e.space(waits.row), e.space(self.plan.size)
        waits.pop_row(e, rp, row, self.plan.seats)
        e.copy(before, st, self.plan.size)
        self._address(values, e.get("i32", row))
        stops = self.machine.code.stops
        starts = self.module.table(stops[pc].start if pc in stops else 0 for pc in range(max(stops) + 1))
        status = e.variable("i32", e.op(f"call i32 @run(ptr {st}, ptr {rp}, i32 {e.look_up(starts, pc)}, i32 0)"))
        options, texts = e.space(4 * self.ways.most), e.space(4 * self.ways.most)
        with e.counted(e.get("i32", e.at(row, 4))) as (number, loop):
            waiting = e.label()
            e.branch(e.op(f"icmp eq i32 {e.get('i32', status)}, {PAUSED}"), waiting, loop.out)
            e.place(waiting)
            option, found = e.get("i32", e.at(e.at(row, 8), number, 4)), e.variable("i32", "-1")
            count = e.op(f"call i32 @options(ptr {st}, ptr {rp}, ptr {options}, ptr {texts})")
            with e.counted(count) as (place, _):
                here = e.get("i32", e.at(options, place, 4))
                known = e.op(f"call i32 @interpreted(ptr {st}, ptr {rp}, i32 {here})")
                with e.when(e.op(f"icmp eq i32 {known}, {option}")):
                    e.put("i32", found, here)
            e.put("i32", status, str(FAILED))
            with e.when(e.op(f"icmp sge i32 {e.get('i32', found)}, 0")):
                taken, own = e.op(f"add i32 {e.get('i32', e.at(rp, at.PC))}, {TAKEN}"), e.get("i32", found)
                e.put("i32", status, e.op(f"call i32 @run(ptr {st}, ptr {rp}, i32 {taken}, i32 {own})"))
        with e.when(e.op(f"icmp eq i32 {e.get('i32', status)}, {FAILED}")):
            e.copy(st, before, self.plan.size)
            e.give(str(DONE))
        e.give(e.get("i32", status))
        e.finish()

    @staticmethod
    def _address(values: Writer, seat: str) -> None:
        """A seat is the one who acts at the running point."""
        e = values.e
        frame = e.at(values.rp, e.get("i32", e.at(values.rp, at.FP)))
        e.put("i32", e.at(frame, at.FRAME_HEAD), seat)

    def _choose_anew(self) -> None:
        """`choose_anew(position, role, luck)`: what others have chosen unseen is drawn among what they could choose."""
        e, values = self._function("choose_anew", "void", ["ptr", "i32", "ptr"])
        waits, other = self.plan.waits, e.space(self.plan.size)
        assert waits is not None
        with e.when(e.op(f"xor i1 {waits.is_asked(e, values.rp)}, true")):
            e.give()
        waits.keep_frames(e, values.rp, at.HEAD)
        moves, found, running = e.space(8 * self.plan.most_ways), e.space(32), e.at(other, self.plan.running)
        there = Writer(self.compiler, e, values.locals, other, running)
        with e.counted(waits.get(e, values.rp, waits.count)) as (number, loop):
            row = waits.row_at(e, values.rp, number)
            seat, hidden, can = e.get("i32", row), e.label(), e.label()
            e.branch(e.op(f"icmp eq i32 {seat}, %p1"), loop.again, hidden)
            e.place(hidden)
            e.copy(other, values.st, self.plan.size)
            e.clear(waits.at(e, running, CHOSEN), waits.size - CHOSEN)
            self._question(there)
            waits.close(e, running, at.SP)
            self._address(there, seat)
            waits.keep_frames(e, running, at.HEAD)
            start = e.op(f"add i32 {waits.get(e, running, ASKED)}, 1")
            status = e.op(f"call i32 @run(ptr {other}, ptr {running}, i32 {start}, i32 0)")
            e.branch(e.op(f"icmp eq i32 {status}, {PAUSED}"), can, loop.again)
            e.place(can)
            most = str(self.plan.most_ways)
            for field, kind, value in ((MOVES, "ptr", moves), (FOUND, "i32", "0"), (ROOM, "i32", most)):
                e.put(kind, e.at(found, field), value)
            e.do(f"call void @start_moves(ptr {other}, ptr {running}, ptr {found}, i32 {seat})")
            count, some = e.get("i32", e.at(found, FOUND)), e.label()
            e.branch(e.op(f"icmp sgt i32 {count}, 0"), some, loop.again)
            e.place(some)
            move = e.get("i64", e.at(moves, e.op(f"call i32 @lot(ptr %p2, i32 {count})"), 8))
            e.op(f"call i32 @replay(ptr {other}, ptr {running}, i64 {move})")
            with e.when(e.op(f"icmp eq i32 {waits.get(e, running, waits.count)}, 1")):
                e.copy(row, waits.row_at(e, running, "0"), waits.row)
        e.give()
        e.finish()
