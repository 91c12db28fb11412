"""Ways that can be finished, in native code: the moves that choices make, listed and played again."""

from __future__ import annotations

from ludoteka.language import actions as act
from ludoteka.machine.code import FAILED, PAUSED
from ludoteka.native import plan as at
from ludoteka.native.choices import TAKEN
from ludoteka.native.emit import Function
from ludoteka.native.expansion import SIBLINGS, Expansion
from ludoteka.native.known import (
    BESTS,
    BUNDLE_COUNT,
    BUNDLE_MULT,
    BUNDLE_PATH,
    BUNDLE_SET,
    BUNDLE_SIZE,
    BUNDLES,
    COUNT_BITS,
    DISTINCT,
    FOUND,
    MOVES,
    PARAMETERS,
    QUIET,
    ROOM,
    Mode,
)
from ludoteka.native.trials import TrialWriter

PASS = -2
"""The move of somebody who cannot do anything, where that is no loss."""


class WayWriter(TrialWriter):
    """Writes the functions that look for ways."""

    # ---- all of it -------------------------------------------------------------------------------------------------
    def write(self) -> None:
        self._options()
        self._fresh()
        self._can_finish()
        if self.secret:
            self._can_finish("some_way")
        for number, verb in enumerate(self.machine.abilities):
            self._can(number, verb, "piece")
            if self.plan.things:
                self._can(number, verb, "thing")
        self._begin_turn()
        self._is_stuck()
        if any(isinstance(one.action, act.Use) and one.action.often for one in self.compiler.pauses.values()):
            self._finish_all()
        self._push()
        self._add()
        self._list("moves")
        Expansion(self, "moves").write()
        if self.bundled:
            self._add_bundle()
            self._list("bundles")
            Expansion(self, "bundles").write()
        self._replay()

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


    def _list(self, mode: Mode) -> None:
        """All moves that begin with one of the choices at a paused running point."""
        e = Function(self.module, f"list_{mode}", "void", PARAMETERS)
        flags = e.look_up(self.flag_table, e.get("i32", e.at("%p1", at.PC)))
        same = ", ".join(f"{kind} %p{number}" for number, kind in enumerate(PARAMETERS))
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


    def _list_soft(self, e: Function, same: str) -> None:
        """Where rules are given up when nothing else is possible: of all choices those stay that break the least."""
        # Of each choice: its first move, the one behind its last, what it breaks, its text; their number comes first.
        rows = e.space(16 * SIBLINGS + 16)
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

    def _replay(self) -> None:
        """`replay(state, running point, move)`: takes the options of a move one after another."""
        e = Function(self.module, "replay", "i32", ["ptr", "ptr", "i64"])
        options, texts = e.space(4 * self.most), e.space(4 * self.most)
        rest = e.variable("i64", e.op(f"ashr i64 %p2, {COUNT_BITS}"))
        count = e.op(f"trunc i64 {e.op(f'and i64 %p2, {(1 << COUNT_BITS) - 1}')} to i32")
        status = e.variable("i32", str(PAUSED))
        last = e.op(f"add i32 {count}, -1")
        with e.counted(count) as (number, _):
            with e.when(e.op(f"icmp ne i32 {e.get('i32', status)}, {PAUSED}")):
                e.give(str(FAILED))
            pc = e.get("i32", e.at("%p1", at.PC))
            taken = e.op(f"add i32 {pc}, {TAKEN}")
            with e.when(e.op(f"icmp eq i32 {number}, {last}")):
                option = e.op(f"trunc i64 {e.get('i64', rest)} to i32")
                e.give(e.op(f"call i32 @run(ptr %p0, ptr %p1, i32 {taken}, i32 {option})"))
            radix = e.variable("i32", e.look_up(self.radix_table, pc))
            with e.when(e.op(f"icmp eq i32 {e.get('i32', radix)}, 0")):
                listed = e.op(f"call i32 @options(ptr %p0, ptr %p1, ptr {options}, ptr {texts})")
                e.put("i32", radix, e.op(f"call i32 @llvm.smax.i32(i32 {listed}, i32 1)"))
            by = e.op(f"zext i32 {e.get('i32', radix)} to i64")
            left = e.get("i64", rest)
            option = e.op(f"trunc i64 {e.op(f'urem i64 {left}, {by}')} to i32")
            e.put("i64", rest, e.op(f"udiv i64 {left}, {by}"))
            e.put("i32", status, e.op(f"call i32 @run(ptr %p0, ptr %p1, i32 {taken}, i32 {option})"))
        e.give(e.get("i32", status))
        e.finish()
