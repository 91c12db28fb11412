"""A match in native code: whose turn it is, moves, playing, the end, playouts by chance, counting ways."""

from __future__ import annotations

from ludoteka.machine.code import DONE, FAILED, OVER, PAUSED
from ludoteka.native import plan as at
from ludoteka.native.emit import Function
from ludoteka.native.frames import Registers
from ludoteka.native.steps import FUEL, Compiler, Writer, clear_frames, enter_rule
from ludoteka.native.ways import (
    BESTS,
    BUNDLE_COUNT,
    BUNDLE_MULT,
    BUNDLE_PATH,
    BUNDLE_SET,
    BUNDLE_SIZE,
    BUNDLES,
    COUNT_BITS,
    FOUND,
    MOVES,
    PASS,
    ROOM,
    WayWriter,
)

EFFORT = 5_000_000
"""Trials that one question may take."""
TRIES = 32
"""Times that a move is drawn anew before all of them are listed."""
MOST_MOVES = 4096
"""Moves that native code lists for itself."""


class MatchWriter:
    """Writes the functions that the outside calls, and what they share."""

    def __init__(self, compiler: Compiler, ways: WayWriter) -> None:
        self.compiler, self.ways = compiler, ways
        self.plan, self.module = compiler.plan, compiler.module
        self.layout, self.machine, self.description = self.plan.layout, self.plan.machine, self.plan.description

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
        self._random()
        self._pick()
        self._playout(self._draw_bundled if self.ways.bundled else self._draw_listed)

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
        clear_frames(e, values.rp)
        e.put("i32", e.at(values.rp, at.SOFT), "0")
        e.put("i64", e.at(values.rp, at.BEST), "0")
        e.put("i32", e.at(values.rp, at.FUEL), str(FUEL))
        after = e.op(f"add i32 {values.state(layout.turn)}, 1")
        last = e.op(f"icmp eq i32 {after}, {self.plan.seats}")
        seat = e.op(f"select i1 {last}, i32 0, i32 {after}")
        self._keep(values, layout.turn, seat)
        number = e.op(f"add i32 {values.state(layout.turn_number)}, 1")
        self._keep(values, layout.turn_number, number)
        for store, place in layout.expiry.items():
            with e.when(e.op(f"icmp eq i32 {values.state(place)}, {seat}")):
                self._keep(values, place, "-1")
                self._keep(values, layout.base[store], str(self.description.kept[store].start))
        for kept in self.description.kept.values():
            if kept.resets is not None:
                base = layout.base[f"{kept.owner}.{kept.name}"]
                with e.counted(str(layout.count(kept.owner))) as (item, _):
                    self._keep(values, e.op(f"add i32 {item}, {base}"), str(kept.resets))
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
        entry = self.machine.blocks["end"]
        e.put("i32", e.at(values.rp, at.RECORDED), "1")
        enter_rule(e, self.plan, values.rp, entry, values.state(self.layout.turn), "-1", [], str(DONE))
        start = self.machine.code.entries[entry].start
        status = e.op(f"call i32 @run(ptr {values.st}, ptr {values.rp}, i32 {start}, i32 0)")
        e.put("i32", e.at(values.rp, at.RECORDED), "0")
        clear_frames(e, values.rp)
        e.put("i32", e.at(values.rp, at.FUEL), str(FUEL))
        e.give(e.op(f"icmp eq i32 {status}, {OVER}"))
        e.finish()

    def _note(self, values: Writer) -> None:
        if self.ways.secret:
            values.e.do(f"call void @note(ptr {values.st})")

    def _settle(self) -> None:
        """`settle(position, status)`: on to the next choice of anybody; whether the match is over."""
        e, values = self._function("settle", "i32", ["ptr", "i32"])
        st, rp = e.space(self.plan.state_bytes), e.space(self.plan.running_bytes)
        status = e.variable("i32", "%p1")
        e.put("i32", e.at(values.rp, at.MEMO), "0")
        with e.loop():
            self._note(values)
            if self.ways.secret:
                self._stranded(values, status)
            with e.when(e.op(f"icmp eq i32 {e.get('i32', status)}, {OVER}")):
                e.give("1")
            with e.when(e.op(f"icmp eq i32 {e.get('i32', status)}, {PAUSED}")):
                e.give("0")
            with e.when(e.op(f"call i1 @next_turn(ptr {values.st})")):
                e.give("1")
            with e.when(e.op(f"call i1 @ended(ptr {values.st})")):
                e.give("1")
            seat = values.state(self.layout.turn)
            self._note(values)
            e.do(f"call void @fresh(ptr {rp}, ptr {values.rp})")
            e.copy(st, values.st, self.plan.state_bytes)
            opened = e.op(f"call i32 @begin_turn(ptr {st}, ptr {rp}, i32 {seat})")
            adopt = e.label()
            if self.ways.secret:
                paused = e.op(f"icmp eq i32 {opened}, {PAUSED}")
                with e.when(paused), e.when(e.op(f"call i1 @shows_more(ptr {values.st}, ptr {st}, i32 {seat})")):
                    e.jump(adopt)
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

    def _stranded(self, values: Writer, status: str) -> None:
        """A move showed the player something after which the turn cannot be finished."""
        e = values.e
        with e.when(e.op(f"icmp eq i32 {e.get('i32', status)}, {PAUSED}")):
            can = e.op(f"call i1 @can_finish(ptr {values.st}, ptr {values.rp}, i32 0)")
            with e.when(e.op(f"xor i1 {can}, true")):
                if self.description.stuck == "lose":
                    frame = e.at(values.rp, e.get("i32", e.at(values.rp, at.FP)))
                    e.do(f"call void @finish(ptr {values.st}, i32 {e.get('i32', e.at(frame, at.FRAME_HEAD))})")
                    e.put("i32", status, str(OVER))
                else:
                    e.put("i32", status, str(DONE))

    # ---- questions -------------------------------------------------------------------------------------------------
    def _role(self, values: Writer) -> str:
        e = values.e
        role = e.variable("i32", values.state(self.layout.turn))
        with e.when(e.op(f"icmp sgt i32 {e.get('i32', e.at(values.rp, at.SP))}, 0")):
            frame = e.at(values.rp, e.get("i32", e.at(values.rp, at.FP)))
            e.put("i32", role, e.get("i32", e.at(frame, at.FRAME_HEAD)))
        return e.get("i32", role)

    def _seat(self, values: Writer, role: str) -> str:
        e = values.e
        if self.plan.seats != 2:
            return role
        swapped = values.state(self.layout.swapped)
        return e.op(f"xor i32 {role}, {swapped}")

    def _over(self, values: Writer) -> str:
        return values.e.op(f"icmp ne i32 {values.state(self.layout.over)}, 0")

    def _question(self, values: Writer) -> str:
        """Begin a question from outside: nothing is spent yet."""
        e = values.e
        effort = e.at(values.st, self.plan.effort)
        e.put("i64", effort, str(EFFORT))
        e.put("ptr", e.at(values.rp, at.EFFORT), effort)
        return effort

    def _chooser(self) -> None:
        e, values = self._function("chooser", "i32", ["i64"], public=True)
        with e.when(self._over(values)):
            e.give("-1")
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
            ranked = e.op(f"fdiv double {points}, {float(seats - 1)}") if seats > 1 else first
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
        e.give(e.get("i64", total))
        e.finish()

    # ---- moves -----------------------------------------------------------------------------------------------------
    def _moves(self) -> None:
        e, values = self._function("moves", "i32", ["i64", "i64", "i32"], public=True)
        with e.when(self._over(values)):
            e.give("0")
        effort = self._question(values)
        out = e.op("inttoptr i64 %p1 to ptr")
        found = e.space(32)
        e.put("ptr", e.at(found, MOVES), out)
        bests = e.space(8 * MOST_MOVES) if self.ways.ranked else ""
        room = e.op(f"call i32 @llvm.smin.i32(i32 %p2, i32 {MOST_MOVES})") if bests else "%p2"
        if bests:
            e.put("ptr", e.at(found, BESTS), bests)
        e.put("i32", e.at(found, FOUND), "0")
        e.put("i32", e.at(found, ROOM), room)
        st, rp = e.space(self.plan.state_bytes), e.space(self.plan.running_bytes)
        state = e.variable("ptr", values.st)
        running = e.variable("ptr", values.rp)
        status = e.variable("i32", str(PAUSED))
        with e.when(e.op(f"icmp eq i32 {e.get('i32', e.at(values.rp, at.SP))}, 0")):
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
        with e.when(e.op(f"icmp ne i64 %p1, {PASS}")):
            begun = e.variable("i32", str(PAUSED))
            with e.when(e.op(f"icmp eq i32 {e.get('i32', e.at(values.rp, at.SP))}, 0")):
                seat = values.state(self.layout.turn)
                e.put("i32", begun, e.op(f"call i32 @begin_turn(ptr {values.st}, ptr {values.rp}, i32 {seat})"))
            with e.when(e.op(f"icmp ne i32 {e.get('i32', begun)}, {PAUSED}")):
                e.give("-1")
            e.put("i32", status, e.op(f"call i32 @replay(ptr {values.st}, ptr {values.rp}, i64 %p1)"))
        with e.when(e.op(f"icmp eq i32 {e.get('i32', status)}, {FAILED}")):
            e.give("-1")
        e.put("i32", e.at(values.rp, at.SOFT), "0")
        e.put("i64", e.at(values.rp, at.BEST), "0")
        e.put("i32", e.at(values.rp, at.FUEL), str(FUEL))
        e.give(e.op(f"call i32 @settle(ptr {values.st}, i32 {e.get('i32', status)})"))
        e.finish()

    def _perft(self) -> None:
        e, values = self._function("perft", "i64", ["i64", "i32"], public=True)
        with e.when(e.op("icmp sle i32 %p1, 0")):
            e.give("1")
        moves, copy = e.space(8 * MOST_MOVES), e.space(self.plan.size)
        address, other = (e.op(f"ptrtoint ptr {one} to i64") for one in (moves, copy))
        count = e.op(f"call i32 @moves(i64 %p0, i64 {address}, i32 {MOST_MOVES})")
        with e.when(e.op("icmp eq i32 %p1, 1")):
            e.give(e.op(f"sext i32 {count} to i64"))
        total, less = e.variable("i64", "0"), e.op("sub i32 %p1, 1")
        with e.counted(count) as (number, _):
            e.copy(copy, values.st, self.plan.size)
            e.op(f"call i32 @play(i64 {other}, i64 {e.get('i64', e.at(moves, number, 8))})")
            e.add_to("i64", total, e.op(f"call i64 @perft(i64 {other}, i32 {less})"))
        e.give(e.get("i64", total))
        e.finish()

    # ---- chance ----------------------------------------------------------------------------------------------------
    def _random(self) -> None:
        """`lot(luck, count)`: a number below the count."""
        e = Function(self.module, "lot", "i32", ["ptr", "i32"])
        state = e.op(f"add i64 {e.get('i64', '%p0')}, {0x9E3779B97F4A7C15 - 2**64}")
        e.put("i64", "%p0", state)
        mixed = state
        for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
            mixed = e.op(f"xor i64 {mixed}, {e.op(f'lshr i64 {mixed}, {shift}')}")
            mixed = e.op(f"mul i64 {mixed}, {factor - 2**64}")
        mixed = e.op(f"xor i64 {mixed}, {e.op(f'lshr i64 {mixed}, 31')}")
        high, below = e.op(f"lshr i64 {mixed}, 32"), e.op("zext i32 %p1 to i64")
        scaled = e.op(f"lshr i64 {e.op(f'mul i64 {high}, {below}')}, 32")
        e.give(e.op(f"trunc i64 {scaled} to i32"))
        e.finish()

    def _pick(self) -> None:
        """`pick(set, number)`: the member of that number, counted from the smallest."""
        wide, words = self.module.set_type, self.plan.width // 64
        e = Function(self.module, "pick", "i32", [wide, "i32"])
        rest, word, place = e.variable("i32", "%p1"), e.variable("i64"), e.variable("i32", "0")
        if words == 1:
            e.put("i64", word, "%p0")
        else:
            held = e.space(self.plan.set_bytes)
            e.put(wide, held, "%p0")
            with e.counted(str(words)) as (number, loop):
                one = e.get("i64", e.at(held, number, 8))
                e.put("i64", word, one)
                e.put("i32", place, e.op(f"shl i32 {number}, 6"))
                size = e.op(f"trunc i64 {e.op(f'call i64 @llvm.ctpop.i64(i64 {one})')} to i32")
                left, on = e.get("i32", rest), e.label()
                e.branch(e.op(f"icmp slt i32 {left}, {size}"), loop.out, on)
                e.place(on)
                e.put("i32", rest, e.op(f"sub i32 {left}, {size}"))
        for half in (32, 16, 8, 4, 2, 1):
            one, left = e.get("i64", word), e.get("i32", rest)
            low = e.op(f"and i64 {one}, {(1 << half) - 1}")
            size = e.op(f"trunc i64 {e.op(f'call i64 @llvm.ctpop.i64(i64 {low})')} to i32")
            above = e.op(f"icmp sge i32 {left}, {size}")
            shifted = e.op(f"lshr i64 {one}, {half}")
            e.put("i64", word, e.op(f"select i1 {above}, i64 {shifted}, i64 {low}"))
            e.put("i32", rest, e.op(f"select i1 {above}, i32 {e.op(f'sub i32 {left}, {size}')}, i32 {left}"))
            further = e.op(f"add i32 {e.get('i32', place)}, {half}")
            e.put("i32", place, e.op(f"select i1 {above}, i32 {further}, i32 {e.get('i32', place)}"))
        e.give(e.get("i32", place))
        e.finish()

    def _playout(self, draw: object) -> None:
        """Evenly drawn moves to the end. A move is drawn among candidates and tried; one that fails is drawn again."""
        e, values = self._function("playout", "i32", ["i64", "i64", "i32"], public=True)
        luck = e.op("inttoptr i64 %p1 to ptr")
        self._question(values)
        count, status = e.variable("i32", "0"), e.variable("i32")
        over, more, done = e.label(), e.label(), e.label()
        e.branch(self._over(values), over, more)
        e.place(more)
        e.branch(e.op(f"icmp slt i32 {e.get('i32', count)}, %p2"), done, over)
        e.place(done)
        e.put("i64", e.at(values.st, self.plan.effort), str(EFFORT))
        assert callable(draw)
        draw(e, values, luck, status, over)
        e.add_to("i32", count, "1")
        self._go_on(e, values, status, over, more)
        e.place(over)
        e.give(e.get("i32", count))
        e.finish()

    def _go_on(self, e: Function, values: Writer, status: str, over: str, more: str) -> None:
        """After a move: to the next turn in which somebody chooses; one who is stuck is found out when drawing."""
        if self.ways.secret:
            ended = e.op(f"call i32 @settle(ptr {values.st}, i32 {e.get('i32', status)})")
            e.branch(e.op(f"icmp eq i32 {ended}, 0"), more, over)
            return
        with e.when(e.op(f"icmp eq i32 {e.get('i32', status)}, {OVER}")):
            e.jump(over)
        with e.when(e.op(f"icmp eq i32 {e.get('i32', status)}, {PAUSED}")):
            e.jump(more)
        for function in ("next_turn", "ended"):
            with e.when(e.op(f"call i1 @{function}(ptr {values.st})")):
                e.jump(over)
        e.jump(more)

    def _stuck(self, e: Function, values: Writer, status: str, over: str) -> None:
        if self.description.stuck == "lose":
            e.do(f"call void @finish(ptr {values.st}, i32 {values.state(self.layout.turn)})")
            e.jump(over)
        else:
            e.put("i32", status, str(DONE))

    def _draw_listed(self, e: Function, values: Writer, luck: str, status: str, over: str) -> None:
        """One of all moves, listed."""
        moves = e.space(8 * MOST_MOVES)
        addresses = e.op(f"ptrtoint ptr {values.st} to i64"), e.op(f"ptrtoint ptr {moves} to i64")
        count = e.op(f"call i32 @moves(i64 {addresses[0]}, i64 {addresses[1]}, i32 {MOST_MOVES})")
        with e.when(e.op(f"icmp sle i32 {count}, 0")):
            e.jump(over)
        chosen = e.op(f"call i32 @lot(ptr {luck}, i32 {count})")
        move = e.get("i64", e.at(moves, chosen, 8))
        drawn, out = e.label(), e.label()
        stuck = e.label()
        e.branch(e.op(f"icmp eq i64 {move}, {PASS}"), stuck, drawn)
        e.place(stuck)
        self._automatic(e, values, status, out)
        self._stuck(e, values, status, over)
        e.jump(out)
        e.place(drawn)
        with e.when(e.op(f"icmp eq i32 {e.get('i32', e.at(values.rp, at.SP))}, 0")):
            e.op(f"call i32 @begin_turn(ptr {values.st}, ptr {values.rp}, i32 {values.state(self.layout.turn)})")
        e.put("i32", status, e.op(f"call i32 @replay(ptr {values.st}, ptr {values.rp}, i64 {move})"))
        e.place(out)

    def _automatic(self, e: Function, values: Writer, status: str, out: str) -> None:
        """A turn in which nothing is to be chosen is no move of anybody, but it is played."""
        copy = e.space(self.plan.size)
        e.copy(copy, values.st, self.plan.size)
        opened = e.op(f"call i32 @begin_turn(ptr {values.st}, ptr {values.rp}, i32 {values.state(self.layout.turn)})")
        with e.when(e.op(f"icmp slt i32 {opened}, {FAILED}")):
            e.put("i32", status, opened)
            e.jump(out)
        e.copy(values.st, copy, self.plan.size)

    def _candidate(self, e: Function, bundles: str, number: str) -> tuple[str, str, str]:
        """The candidate of a number: its bundle, its last option, and the move."""
        wide, left, bundle = self.module.set_type, e.variable("i32", number), e.variable("ptr", bundles)
        with e.loop() as search:
            here, before = e.get("ptr", bundle), e.get("i32", left)
            count, on = e.get("i32", e.at(here, BUNDLE_SIZE)), e.label()
            e.branch(e.op(f"icmp slt i32 {before}, {count}"), search.out, on)
            e.place(on)
            e.put("i32", left, e.op(f"sub i32 {before}, {count}"))
            e.put("ptr", bundle, e.at(here, self.ways.bundle_bytes))
        here = e.get("ptr", bundle)
        option = e.op(f"call i32 @pick({wide} {e.get(wide, e.at(here, BUNDLE_SET))}, i32 {e.get('i32', left)})")
        path = e.op(f"call i64 @push(i64 {e.get('i64', e.at(here, BUNDLE_PATH))}, "
                    f"i64 {e.get('i64', e.at(here, BUNDLE_MULT))}, i32 {option})")
        steps = e.op(f"sext i32 {e.get('i32', e.at(here, BUNDLE_COUNT))} to i64")
        return here, option, e.op(f"or i64 {e.op(f'shl i64 {path}, {COUNT_BITS}')}, {steps}")

    def _strike(self, e: Function, found: str, bundle: str, option: str) -> None:
        """A candidate that failed is none any more."""
        wide, options = self.module.set_type, e.at(bundle, BUNDLE_SET)
        e.put(wide, options, e.without(e.get(wide, options), e.one(option)))
        e.add_to("i32", e.at(bundle, BUNDLE_SIZE), "-1")
        e.add_to("i32", e.at(found, ROOM), "-1")

    def _draw_bundled(self, e: Function, values: Writer, luck: str, status: str, over: str) -> None:
        """Part after part of a move is drawn among its candidates and tried.

        What is chosen before anything changes is drawn together; what is chosen after that is a part of its own. A
        part that leads nowhere is drawn again, and the whole move where nothing is left.
        """
        plan, ways = self.plan, self.ways
        bundles, found = e.space(ways.bundle_bytes * BUNDLES), e.space(32)
        before, here = e.space(plan.size), e.space(plan.size)
        again, part, nobody, dead, out = (e.label() for _ in range(5))
        tries, first = e.variable("i32", "0"), e.variable("i1", "true")
        # Where every choice is sure and a turn changes nothing before it, nothing is ever taken back.
        if ways.may_fail or ways.several_parts:
            e.copy(before, values.st, plan.size)
        e.place(again)
        role = self._role(values)
        e.put("i1", first, "true")
        self._first_choice(e, values, role, status, out, nobody)
        e.place(part)
        e.put("ptr", e.at(found, MOVES), bundles)
        e.put("i32", e.at(found, FOUND), "0")
        e.put("i32", e.at(found, ROOM), "0")
        e.do(f"call void @start_bundles(ptr {values.st}, ptr {values.rp}, ptr {found}, i32 {role})")
        effort = e.get("ptr", e.at(values.rp, at.EFFORT))
        with e.when(e.op(f"icmp slt i64 {e.get('i64', effort)}, 0")):
            e.jump(over)
        if ways.may_fail:
            e.copy(here, values.st, plan.size)
        with e.loop():
            total = e.get("i32", e.at(found, ROOM))
            with e.when(e.op(f"icmp eq i32 {total}, 0")):
                e.branch(e.get("i1", first), nobody, dead)
            bundle, option, move = self._candidate(e, bundles, e.op(f"call i32 @lot(ptr {luck}, i32 {total})"))
            came = e.op(f"call i32 @replay(ptr {values.st}, ptr {values.rp}, i64 {move})")
            e.put("i32", status, came)
            if ways.may_fail:
                with e.when(e.op(f"icmp ne i32 {came}, {FAILED}")):
                    self._part_done(e, values, came, role, first, part, out)
                self._strike(e, found, bundle, option)
                e.copy(values.st, here, plan.size)
            else:
                self._part_done(e, values, came, role, first, part, out)
        e.place(dead)
        if ways.may_fail or ways.several_parts:
            e.copy(values.st, before, plan.size)
        with e.when(e.op(f"icmp slt i32 {e.add_to('i32', tries, '1')}, {TRIES}")):
            e.jump(again)
        self._draw_listed(e, values, luck, status, over)
        e.jump(out)
        e.place(nobody)
        if ways.may_fail or ways.several_parts:
            e.copy(values.st, before, plan.size)
        else:
            clear_frames(e, values.rp)
        self._stuck(e, values, status, over)
        e.place(out)

    def _first_choice(self, e: Function, values: Writer, role: str, status: str, out: str, nobody: str) -> None:
        """Begin the turn, unless it is begun; it may be over without any choice, or not even begin."""
        begun = e.variable("i32", str(PAUSED))
        with e.when(e.op(f"icmp eq i32 {e.get('i32', e.at(values.rp, at.SP))}, 0")):
            e.put("i32", begun, e.op(f"call i32 @begin_turn(ptr {values.st}, ptr {values.rp}, i32 {role})"))
        with e.when(e.op(f"icmp slt i32 {e.get('i32', begun)}, {FAILED}")):
            e.put("i32", status, e.get("i32", begun))
            e.jump(out)
        with e.when(e.op(f"icmp eq i32 {e.get('i32', begun)}, {FAILED}")):
            e.jump(nobody)

    def _part_done(self, e: Function, values: Writer, came: str, role: str, first: str, part: str, out: str) -> None:
        """After a part: the next one, if the same player is to choose it."""
        if not self.ways.several_parts:
            e.jump(out)
            return
        with e.when(e.op(f"icmp ne i32 {came}, {PAUSED}")):
            e.jump(out)
        e.put("i1", first, "false")
        e.branch(e.op(f"icmp eq i32 {self._role(values)}, {role}"), part, out)
