"""A match in native code: whose turn it is, moves, playing, the end, counting ways."""

from __future__ import annotations

from ludoteka.machine.code import DONE, FAILED, OVER, PAUSED
from ludoteka.native import plan as at
from ludoteka.native.chance import list_outcomes
from ludoteka.native.compiler import Writer
from ludoteka.native.emit import Function
from ludoteka.native.flow import FUEL
from ludoteka.native.frames import clear_frames, enter_rule
from ludoteka.native.functions import CHANCE
from ludoteka.native.known import BESTS, COUNT_BITS, FOUND, MOVES, ROOM
from ludoteka.native.passing import go_back
from ludoteka.native.table import TableWriter
from ludoteka.native.waits import ASKED, Waits
from ludoteka.native.ways import PASS


class MatchWriter(TableWriter):
    """Writes the functions that the outside calls, and what they share."""

    def write(self) -> None:
        self._finish()
        self._next_turn()
        self._ended()
        self._settle()
        self._chooser()
        self._worth()
        self._mark()
        self._moves()
        self._play()
        self._perft()

    # ---- the end ---------------------------------------------------------------------------------------------------
    def _finish(self) -> None:
        """`finish(position, seat)`: a seat loses; -1 is a draw."""
        e, values = self._function("finish", "void", ["ptr", "i32"])
        drawn = e.op("icmp slt i32 %p1, 0")
        for seat in range(self.plan.seats):
            lost = e.op(f"icmp eq i32 %p1, {seat}")
            self._keep(values, self.layout.ranks + seat, e.op(f"select i1 {lost}, i32 2, i32 1"))
        self._keep(values, self.layout.over, e.op(f"select i1 {drawn}, i32 2, i32 1"))
        self._keep(values, self.layout.over_line, "0")
        clear_frames(e, values.rp)
        e.give()
        e.finish()

    def _next_turn(self) -> None:
        """`next_turn(position)`: the next seat; whether the turns are used up."""
        e, values = self._function("next_turn", "i1", ["ptr"])
        layout = self.layout
        if not self.ways.rounds:
            clear_frames(e, values.rp)
        e.put("i32", e.at(values.rp, at.SOFT), "0")
        e.put("i64", e.at(values.rp, at.BEST), "0")
        e.put("i32", e.at(values.rp, at.FUEL), str(FUEL))
        # In a round nobody misses a turn here: it may be that none is due any more.
        seat = self.present(values, e.op(f"add i32 {values.state(layout.turn)}, 1"), counted=not self.ways.rounds)
        self._keep(values, layout.turn, seat)
        number = e.op(f"add i32 {values.state(layout.turn_number)}, 1")
        self._keep(values, layout.turn_number, number)
        go_back(values, seat, over=True)
        for board in self.machine.records:
            mark = e.get("i64", e.at(values.st, self.plan.board_mark))
            if not board:
                mark = e.op(f"add i64 {mark}, {e.get('i64', e.at(values.st, self.plan.rest_mark))}")
            count = e.get("i64", e.at(values.st, self.plan.history + 8))
            history = e.get("ptr", e.at(values.st, self.plan.history))
            e.put("i64", e.at(history, e.op(f"trunc i64 {count} to i32"), 8), mark)
            e.put("i64", e.at(values.st, self.plan.history + 8), e.op(f"add i64 {count}, 1"))
        e.put("i32", e.at(values.rp, at.MEMO), "1")
        e.put("i32", e.at(values.rp, at.KNOWN), "0")
        e.put("i32", e.at(values.rp, at.STUCK), "0")
        out = e.op(f"icmp sgt i32 {number}, {self.description.turn_limit}")
        with e.when(out):
            e.do(f"call void @finish(ptr {values.st}, i32 {0 if self.plan.seats == 1 else -1})")
        e.give(out)
        e.finish()

    def _ended(self) -> None:
        """`ended(position)`: looks at the end of the rules for the player about to move; whether the match is over."""
        e, values = self._function("ended", "i1", ["ptr"])
        if "end" not in self.machine.blocks:
            e.give("false")
            e.finish()
            return
        entry, running = self.machine.blocks["end"], values.rp
        stays = self.ways.rounds or self.description.ends_any_time
        if stays:
            # The rules of the round, or of a turn in which somebody has to choose, stay open meanwhile.
            running = e.space(self.plan.running_bytes)
            e.do(f"call void @fresh(ptr {running}, ptr {values.rp})")
        e.put("i32", e.at(running, at.RECORDED), "1")
        enter_rule(e, self.plan, running, entry, values.state(self.layout.turn), "-1", [], str(DONE))
        start = self.machine.code.entries[entry].start
        status = e.op(f"call i32 @run(ptr {values.st}, ptr {running}, i32 {start}, i32 0)")
        over = e.op(f"icmp eq i32 {status}, {OVER}")
        if stays:
            with e.when(over):
                clear_frames(e, values.rp)
        else:
            e.put("i32", e.at(values.rp, at.RECORDED), "0")
            clear_frames(e, values.rp)
        e.put("i32", e.at(values.rp, at.FUEL), str(FUEL))
        e.give(over)
        e.finish()

    def _note(self, values: Writer) -> None:
        if self.layout.seen:
            values.e.do(f"call void @note(ptr {values.st})")

    def _settle(self) -> None:
        """`settle(position, status)`: on to the next choice of anybody; whether the match is over."""
        e, values = self._function("settle", "i32", ["ptr", "i32"])
        st, rp = e.space(self.plan.state_bytes), e.space(self.plan.running_bytes)
        status = e.variable("i32", "%p1")
        e.put("i32", e.at(values.rp, at.MEMO), "0")
        with e.loop() as loop:
            self._note(values)
            self._ended_midway(values, status)
            if self.ways.midway:
                self._stranded(values, status, loop.again)
            with e.when(e.op(f"icmp eq i32 {e.get('i32', status)}, {OVER}")):
                e.give("1")
            with e.when(e.op(f"icmp eq i32 {e.get('i32', status)}, {PAUSED}")):
                e.give("0")
            self._next(values, status, loop.again)
            seat = values.state(self.layout.turn)
            self._note(values)
            if self.ways.rounds:
                e.copy(rp, values.rp, self.plan.running_bytes)
                e.put("i32", e.at(rp, at.MEMO), "0")
            else:
                e.do(f"call void @fresh(ptr {rp}, ptr {values.rp})")
            e.copy(st, values.st, self.plan.state_bytes)
            opened = e.op(f"call i32 @begin_turn(ptr {st}, ptr {rp}, i32 {seat})")
            adopt = e.label()
            if self.ways.told_first:
                with e.when(e.op(f"icmp eq i32 {opened}, {PAUSED}")):
                    e.jump(adopt)
            elif self.ways.midway:
                with e.when(e.op(f"icmp eq i32 {opened}, {PAUSED}")):
                    self.ways.ends_move(e, (values.st, ""), st, rp, seat, adopt)
            with e.when(e.op(f"icmp slt i32 {opened}, {FAILED}")):
                e.jump(adopt)
            # Done and over are less than failed, so what is left is a choice or a turn that cannot be begun.
            known = e.op(f"call i1 @is_stuck(ptr {values.st}, ptr {values.rp}, i32 {seat})")
            e.put("i32", e.at(values.rp, at.MEMO), "0")
            with e.when(e.op(f"xor i1 {known}, true")):
                e.give("0")
            if self.description.stuck == "lose":
                e.do(f"call void @finish(ptr {values.st}, i32 {seat})")
                e.give("1")
            else:
                e.give("0")
            e.place(adopt)
            e.copy(values.st, st, self.plan.state_bytes)
            effort = e.get("ptr", e.at(values.rp, at.EFFORT))
            e.copy(values.rp, rp, self.plan.running_bytes)
            e.put("ptr", e.at(values.rp, at.EFFORT), effort)
            e.put("i32", status, opened)
        e.finish()

    def _ended_midway(self, values: Writer, status: str) -> None:
        """Where the end is looked at any time, it is so wherever somebody has to choose."""
        e = values.e
        if self.description.ends_any_time:
            with e.when(e.op(f"icmp eq i32 {e.get('i32', status)}, {PAUSED}")), e.when(
                    e.op(f"call i1 @ended(ptr {values.st})")):
                e.give("1")

    def _next(self, values: Writer, status: str, again: str) -> None:
        """On to the next turn; a round may come to a choice before that."""
        e = values.e
        if self.ways.stops:
            e.put("i32", status, e.op(f"call i32 @onward(ptr {values.st})"))
            with e.when(e.op(f"icmp ne i32 {e.get('i32', status)}, {DONE}")):
                e.jump(again)
            return
        for function in ("next_turn", "ended"):
            with e.when(e.op(f"call i1 @{function}(ptr {values.st})")):
                e.give("1")

    def _stranded(self, values: Writer, status: str, again: str) -> None:
        """Chance decided something, or a move showed it to the player, after which the turn cannot be finished."""
        e = values.e
        with e.when(e.op(f"icmp eq i32 {e.get('i32', status)}, {PAUSED}")):
            can = self.ways.goes_on(e, values.st, values.rp)
            with e.when(e.op(f"xor i1 {can}, true")):
                if self.plan.waits is not None:
                    self._left_out(values, self.plan.waits, status, again)
                if self.description.stuck == "lose":
                    frame = e.at(values.rp, e.get("i32", e.at(values.rp, at.FP)))
                    e.do(f"call void @finish(ptr {values.st}, i32 {e.get('i32', e.at(frame, at.FRAME_HEAD))})")
                    e.put("i32", status, str(OVER))
                else:
                    self.leave_turn(values)
                    e.put("i32", status, str(DONE))

    @staticmethod
    def _left_out(values: Writer, waits: Waits, status: str, again: str) -> None:
        """Who is asked at once and has nothing to choose is left out."""
        e, rp = values.e, values.rp
        with e.when(waits.is_asked(e, rp)):
            ask = waits.get(e, rp, ASKED)
            waits.take_back(e, rp, at.SP, at.HEAD)
            e.put("i32", status, e.op(f"call i32 @run(ptr {values.st}, ptr {rp}, i32 {ask}, i32 0)"))
            e.jump(again)

    def _chooser(self) -> None:
        e, values = self._function("chooser", "i32", ["i64"], public=True)
        with e.when(self._over(values)):
            e.give("-1")
        if self.ways.chancy:
            with e.when(self._waits(values)):
                e.give(str(CHANCE))
        e.give(self._seat(values, self._role(values)))
        e.finish()

    def _worth(self) -> None:
        """From the ranks: 1 for who is before all others, 0 for who is behind; those who won are all first."""
        e, values = self._function("worth", "i32", ["i64", "i64"], public=True)
        out = e.op("inttoptr i64 %p1 to ptr")
        how, seats = values.state(self.layout.over), self.plan.seats
        won = e.op(f"icmp eq i32 {how}, 1")
        for role in range(seats):
            mine = values.state(self.layout.ranks + role)
            first = e.op(f"uitofp i1 {e.op(f'icmp eq i32 {mine}, 1')} to double")
            points = "0.0"
            for other in range(seats):
                if other != role:
                    rank = values.state(self.layout.ranks + other)
                    behind = e.op(f"uitofp i1 {e.op(f'icmp sgt i32 {rank}, {mine}')} to double")
                    same = e.op(f"uitofp i1 {e.op(f'icmp eq i32 {rank}, {mine}')} to double")
                    half = e.op(f"fmul double {same}, 0.5")
                    points = e.op(f"fadd double {points}, {e.op(f'fadd double {behind}, {half}')}")
            if seats > 1:
                ranked = e.op(f"fdiv double {points}, {float(seats - 1)}")
            else:
                ranked = e.op(f"select i1 {e.op(f'icmp eq i32 {how}, 3')}, double {first}, double 0.5")
            place = e.at(out, self._seat(values, str(role)), 8)
            value = e.op(f"select i1 {won}, double {first}, double {ranked}")
            e.do(f"store double {value}, ptr {place}, align 8")
        e.give("0")
        e.finish()

    def _mark(self) -> None:
        e, values = self._function("mark", "i64", ["i64"], public=True)
        total = e.variable("i64", "0")
        if self.plan.marked:
            parts = [e.get("i64", e.at(values.st, place)) for place in (self.plan.board_mark, self.plan.rest_mark)]
            e.put("i64", total, e.op(f"add i64 {parts[0]}, {parts[1]}"))
        else:
            with e.counted(str(self.layout.same_end)) as (place, _):
                one = e.op(f"call i64 @mark_of(i32 {place}, i32 {values.state(place)})")
                e.add_to("i64", total, one)
        if self.ways.chancy or self.plan.things:
            # What dice have brought is often kept in numbers alone, which do not count for 'the same position'.
            for first, end in ((self.layout.same_end, self.layout.turn_number),
                               (self.layout.turn_number + 1, self.layout.swapped)):
                with e.counted(str(end - first)) as (number, _):
                    place = e.op(f"add i32 {number}, {first}")
                    e.add_to("i64", total, e.op(f"call i64 @mark_of(i32 {place}, i32 {values.state(place)})"))
        if self.plan.things:
            # Who knows what is kept in sets.
            with e.counted(str((self.plan.turned - self.plan.known) // 4)) as (number, _):
                word = e.get("i32", e.at(e.at(values.st, self.plan.known), number, 4))
                key = e.op(f"add i32 {number}, {1 << 23}")
                e.add_to("i64", total, e.op(f"call i64 @mark_of(i32 {key}, i32 {word})"))
        swapped = e.op(f"call i64 @mark_of(i32 {self.layout.swapped}, i32 {values.state(self.layout.swapped)})")
        e.add_to("i64", total, swapped)
        with e.when(e.op(f"icmp sgt i32 {e.get('i32', e.at(values.rp, at.SP))}, 0")):
            pc = e.op(f"add i32 {e.get('i32', e.at(values.rp, at.PC))}, 1")
            e.add_to("i64", total, e.op(f"call i64 @mark_of(i32 {1 << 24}, i32 {pc})"))
            top = e.get("i32", e.at(values.rp, at.TOP))
            words = e.op(f"sub i32 {e.op(f'lshr i32 {top}, 2')}, {at.HEAD // 4}")
            with e.counted(words) as (place, _):
                word = e.get("i32", e.at(e.at(values.rp, at.HEAD), place, 4))
                key = e.op(f"add i32 {place}, {(1 << 24) + 1}")
                e.add_to("i64", total, e.op(f"call i64 @mark_of(i32 {key}, i32 {word})"))
        if self.plan.waits is not None:
            with e.counted(str(self.plan.waits.size // 4)) as (number, _):
                word = e.get("i32", e.at(e.at(values.rp, self.plan.waits.place), number, 4))
                key = e.op(f"add i32 {number}, {1 << 25}")
                e.add_to("i64", total, e.op(f"call i64 @mark_of(i32 {key}, i32 {word})"))
        e.give(e.get("i64", total))
        e.finish()

    # ---- moves -----------------------------------------------------------------------------------------------------
    def _moves(self) -> None:
        e, values = self._function("moves", "i32", ["i64", "i64", "i32"], public=True)
        with e.when(self._over(values)):
            e.give("0")
        effort = self._question(values)
        out = e.op("inttoptr i64 %p1 to ptr")
        if self.ways.chancy:
            with e.when(self._waits(values)):
                list_outcomes(values, self.ways.most, out, "%p2")
        found = e.space(32)
        e.put("ptr", e.at(found, MOVES), out)
        bests, room = "", "%p2"
        if self.ways.ranked:
            # What each way is worth stands in the second half of the room.
            room = e.op("sdiv i32 %p2, 2")
            bests = e.at(out, room, 8)
            e.put("ptr", e.at(found, BESTS), bests)
        e.put("i32", e.at(found, FOUND), "0")
        e.put("i32", e.at(found, ROOM), room)
        st, rp = e.space(self.plan.state_bytes), e.space(self.plan.running_bytes)
        state = e.variable("ptr", values.st)
        running = e.variable("ptr", values.rp)
        status = e.variable("i32", str(PAUSED))
        with e.when(self._between(values)):
            e.do(f"call void @fresh(ptr {rp}, ptr {values.rp})")
            e.put("ptr", running, rp)
            if self.ways.turn_writes:
                e.copy(st, values.st, self.plan.state_bytes)
                e.put("ptr", state, st)
            seat = values.state(self.layout.turn)
            e.put("i32", status, e.op(f"call i32 @begin_turn(ptr {e.get('ptr', state)}, ptr {rp}, i32 {seat})"))
        with e.when(e.op(f"icmp eq i32 {e.get('i32', status)}, {PAUSED}")):
            e.do(f"call void @start_moves(ptr {e.get('ptr', state)}, ptr {e.get('ptr', running)}, ptr {found}, "
                 f"i32 {self._role(values)})")
        with e.when(e.op(f"icmp slt i64 {e.get('i64', effort)}, 0")):
            e.give("-1")
        if bests:
            self._only_best(e, found, out, bests)
        count = e.get("i32", e.at(found, FOUND))
        with e.when(e.op(f"icmp eq i32 {count}, 0")):
            with e.when(e.op("icmp slt i32 %p2, 1")):
                e.give("-1")
            e.put("i64", out, str(PASS))
            e.give("1")
        e.give(count)
        e.finish()

    def _only_best(self, e: Function, found: str, moves: str, bests: str) -> None:
        """Of all ways through the turn only those with the greatest value are allowed."""
        count, best, kept = e.get("i32", e.at(found, FOUND)), e.variable("i64", "0"), e.variable("i32", "0")
        with e.counted(count) as (number, _):
            value = e.get("i64", e.at(bests, number, 8))
            with e.when(e.op(f"icmp ugt i64 {value}, {e.get('i64', best)}")):
                e.put("i64", best, value)
        with e.counted(count) as (number, loop):
            same = e.label()
            value = e.get("i64", e.at(bests, number, 8))
            e.branch(e.op(f"icmp eq i64 {value}, {e.get('i64', best)}"), same, loop.again)
            e.place(same)
            e.put("i64", e.at(moves, e.get("i32", kept), 8), e.get("i64", e.at(moves, number, 8)))
            e.add_to("i32", kept, "1")
        e.put("i32", e.at(found, FOUND), e.get("i32", kept))

    def _play(self) -> None:
        e, values = self._function("play", "i32", ["i64", "i64"], public=True)
        with e.when(self._over(values)):
            e.give("-1")
        self._question(values)
        status = e.variable("i32", str(DONE))
        if self.ways.chancy:
            with e.when(self._waits(values)):
                option = e.op(f"trunc i64 {e.op(f'ashr i64 %p1, {COUNT_BITS}')} to i32")
                came = e.op(f"call i32 @decide(ptr {values.st}, i32 {option})")
                e.give(e.op(f"call i32 @settle(ptr {values.st}, i32 {came})"))
        with e.when(e.op(f"icmp ne i64 %p1, {PASS}")):
            begun = e.variable("i32", str(PAUSED))
            with e.when(self._between(values)):
                seat = values.state(self.layout.turn)
                e.put("i32", begun, e.op(f"call i32 @begin_turn(ptr {values.st}, ptr {values.rp}, i32 {seat})"))
            with e.when(e.op(f"icmp ne i32 {e.get('i32', begun)}, {PAUSED}")):
                e.give("-1")
            e.put("i32", status, e.op(f"call i32 @replay(ptr {values.st}, ptr {values.rp}, i64 %p1)"))
        with e.when(e.op(f"icmp eq i32 {e.get('i32', status)}, {FAILED}")):
            e.give("-1")
        self._passed(values)
        e.put("i32", e.at(values.rp, at.SOFT), "0")
        e.put("i64", e.at(values.rp, at.BEST), "0")
        e.put("i32", e.at(values.rp, at.FUEL), str(FUEL))
        e.give(e.op(f"call i32 @settle(ptr {values.st}, i32 {e.get('i32', status)})"))
        e.finish()

    def _passed(self, values: Writer) -> None:
        """Where nothing was done in a turn that was due in a round, it is over."""
        e = values.e
        if self.ways.rounds:
            begun = e.op(f"icmp sgt i32 {e.get('i32', e.at(values.rp, at.SP))}, 0")
            with e.when(e.op(f"and i1 {begun}, {e.op(f'icmp eq i64 %p1, {PASS}')}")):
                e.add_to("i32", e.at(values.rp, at.PC), "1")

    def _perft(self) -> None:
        """The number of ways to play so many moves; -1 where a position has more moves than there is room for."""
        e, values = self._function("perft", "i64", ["i64", "i32"], public=True)
        with e.when(e.op("icmp sle i32 %p1, 0")):
            e.give("1")
        moves, copy = e.space(8 * self.plan.most_ways), e.space(self.plan.size)
        address, other = (e.op(f"ptrtoint ptr {one} to i64") for one in (moves, copy))
        count = e.op(f"call i32 @moves(i64 %p0, i64 {address}, i32 {self.plan.most_ways})")
        with e.when(e.op("icmp eq i32 %p1, 1")):
            e.give(e.op(f"sext i32 {count} to i64"))
        with e.when(e.op(f"icmp slt i32 {count}, 0")):
            e.give("-1")
        total, less = e.variable("i64", "0"), e.op("sub i32 %p1, 1")
        with e.counted(count) as (number, _):
            e.copy(copy, values.st, self.plan.size)
            e.op(f"call i32 @play(i64 {other}, i64 {e.get('i64', e.at(moves, number, 8))})")
            onward = e.op(f"call i64 @perft(i64 {other}, i32 {less})")
            with e.when(e.op(f"icmp slt i64 {onward}, 0")):
                e.give("-1")
            e.add_to("i64", total, onward)
        e.give(e.get("i64", total))
        e.finish()
