"""The choices at one moment in native code: which of them are moves, and which lead to further choices."""

from __future__ import annotations

from ludoteka.language import actions as act
from ludoteka.machine.code import FAILED, PAUSED
from ludoteka.native import plan as at
from ludoteka.native.choices import TAKEN
from ludoteka.native.compiler import Pause
from ludoteka.native.emit import Function
from ludoteka.native.known import FOUND, LARGEST, PARAMETERS, QUIET, SOFT, SURE, THROUGH, Mode
from ludoteka.native.texts import SILENT
from ludoteka.native.trials import TrialWriter

SIBLINGS = 1024
"""Choices at one moment, where some may be given up for others."""


class Expansion:
    """Writes `expand_MODE(…, texts seen, what is broken so far, siblings)`."""

    def __init__(self, ways: TrialWriter, mode: Mode) -> None:
        self.ways, self.mode, self.plan = ways, mode, ways.plan
        self.e = Function(ways.module, f"expand_{mode}", "void", (*PARAMETERS, "ptr", "i32", "ptr"))
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
                  and (pause.action.several is None if isinstance(pause.action, act.Choose)
                       else pause.most <= self.plan.width)}
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
            ways.ends_move(e, ("%p0", "%p1"), state, running, "%p6", leaf)
            with e.when(e.op(f"icmp ne i32 {ways.you(e, running)}, %p6")):
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
        ways.ends_move(e, ("%p0", "%p1"), state, running, "%p6", leaf)
        with e.when(e.op(f"icmp ne i32 {ways.you(e, running)}, %p6")):
            e.jump(leaf)
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
        if any(isinstance(ways.compiler.pauses[one].action, act.Use) for one in may):
            # What a piece or card can do here may have words though something else that others can do has none.
            with e.counted(number_of) as (number, _), e.when(
                    e.op(f"icmp ne i32 {e.get('i32', e.at(texts, number, 4))}, {SILENT}")):
                e.jump(normal)
        chosen, best = e.variable("i32", "-1"), e.variable("i64", "0")
        with e.counted(number_of) as (number, loop):
            ways._spend(e, "%p1", "%p7", self.out)
            option = e.get("i32", e.at(options, number, 4))
            e.copy(rp, running, self.plan.running_bytes)
            e.copy(st, state, self.plan.state_bytes)
            taken = e.op(f"add i32 {pc}, {TAKEN}")
            status = e.op(f"call i32 @run(ptr {st}, ptr {rp}, i32 {taken}, i32 {option})")
            with e.when(e.op(f"icmp eq i32 {status}, {PAUSED}")):
                ended = e.label()
                ways.ends_move(e, (state, running), st, rp, "%p6", ended)
                e.jump(normal)
                e.place(ended)
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
            with e.when(e.op(f"icmp sge i32 {number}, {SIBLINGS}")):
                e.put("i64", self.effort, "-1")
                e.jump(self.out)
            row = e.at(e.at("%p10", number, 16), 16)
            for field, value in enumerate((first, last, soft, text)):
                e.put("i32", e.at(row, 4 * field), value)
            e.put("i32", "%p10", e.op(f"add i32 {number}, 1"))
