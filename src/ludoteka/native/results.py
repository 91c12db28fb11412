"""How a game ends and whose turn comes next, as native code."""

from __future__ import annotations

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.machine.code import DONE, OVER
from ludoteka.native import plan as at
from ludoteka.native.deeds import DeedWriter
from ludoteka.native.graph import Step


class ResultWriter(DeedWriter):
    """Writes the actions that end a game or a turn."""

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
        moments = self.machine.code.moments
        cut = (moments[act.TURN_ENDS],) if what == "end turn" and act.TURN_ENDS in moments else ()
        after = (self.pc + 1,) if what == "another turn" else cut
        self._begin(Step(after=after, ends=what != "another turn", writes=True))
        if what == "end game":
            self._drawn(action.line)
            return
        if what == "swap sides":
            self._keep(self.layout.swapped, e.op(f"xor i32 {self.state(self.layout.swapped)}, 1"))
        if what in ("swap sides", "another turn"):
            self._keep(self.layout.turn, self._seat_before(self.locals.get(e, form.YOU)))
        if cut:
            self._cut_short(*cut)
        if what != "another turn":
            if self.plan.description.round is not None:
                e.do(f"call void @leave_turn(ptr {self.rp})")
            else:
                self._clear_frames()
            e.give(str(DONE))

    def _cut_short(self, ending: int) -> None:
        """Leave a turn that is ended early for what waits for its end, unless it is that which ends it."""
        e = self.e
        place, above = (e.variable("i32", e.get("i32", e.at(self.rp, at.FP))) for _ in range(2))
        with e.counted(e.get("i32", e.at(self.rp, at.SP))) as (number, loop):
            frame, other = e.at(self.rp, e.get("i32", place)), e.label()
            found = e.op(f"icmp eq i32 {e.get('i32', frame)}, {self.machine.blocks['turn']}")
            with e.when(found):
                back = e.get("i32", e.at(e.at(self.rp, e.get("i32", above)), 4))
                top = e.op(f"icmp eq i32 {number}, 0")
                ends = e.op(f"icmp eq i32 {back}, {ending + 1}")
                e.branch(e.op(f"select i1 {top}, i1 false, i1 {ends}"), loop.out, other)
                e.place(other)
                e.put("i32", e.at(self.rp, at.FP), e.get("i32", place))
                size = self.plan.frames[self.machine.blocks["turn"]].size
                e.put("i32", e.at(self.rp, at.TOP), e.op(f"add i32 {e.get('i32', place)}, {size}"))
                e.put("i32", e.at(self.rp, at.SP), e.op(f"sub i32 {e.get('i32', e.at(self.rp, at.SP))}, {number}"))
                self.opened()
                self.go(ending)
            e.put("i32", above, e.get("i32", place))
            e.put("i32", place, e.get("i32", e.at(frame, 8)))

    def _seat_before(self, seat: str) -> str:
        far = self.e.op(f"add i32 {seat}, {self.plan.seats - 1}")
        return self.e.op(f"urem i32 {far}, {self.plan.seats}")

    def do_Begins(self, action: act.Begins) -> None:
        self._plain(writes=True)
        self._keep(self.layout.turn, self._seat_before(self.number(action.seat)))
