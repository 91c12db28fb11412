"""Playouts in native code: moves by chance to the end."""

from __future__ import annotations

from typing import NamedTuple

from ludoteka.language import form
from ludoteka.machine.code import DONE, FAILED, OVER, PAUSED
from ludoteka.native import plan as at
from ludoteka.native.compiler import Writer
from ludoteka.native.emit import Function
from ludoteka.native.frames import Registers, clear_frames
from ludoteka.native.known import (
    BUNDLE_COUNT,
    BUNDLE_MULT,
    BUNDLE_PATH,
    BUNDLE_SET,
    BUNDLE_SIZE,
    BUNDLES,
    COUNT_BITS,
    FOUND,
    MOVES,
    ROOM,
)
from ludoteka.native.secrets import learns
from ludoteka.native.steps import rank
from ludoteka.native.table import EFFORT, TableWriter
from ludoteka.native.ways import PASS

TRIES = 32
"""Times that a move is drawn anew before all of them are listed."""
RANKED_TRIES = 4
"""The same where it may have to be one of the best: often none of them is as good as can be known beforehand."""


class Exits(NamedTuple):
    """Where a playout goes on elsewhere: the match is over, chance is next, a turn has ended without a move."""

    over: str
    more: str
    ended: str


class PlayoutWriter(TableWriter):
    """Writes `playout`: a move is drawn among candidates and tried; one that fails is drawn again."""

    def write(self) -> None:
        """All that playouts need."""
        self._random()
        self._pick()
        self._playout(self._draw_bundled if self.ways.bundled else self._draw_listed)

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
        played, ended = (e.label(), e.label()) if self.ways.midway else ("", "")
        if self.ways.chancy:
            with e.when(self._waits(values)):
                e.put("i32", status, e.op(f"call i32 @draw(ptr {values.st}, ptr {luck})"))
                e.jump(played)
        assert callable(draw)
        draw(e, values, luck, status, Exits(over, more, ended))
        if self.ways.midway:
            e.place(played)
        e.add_to("i32", count, "1")
        if self.ways.midway:
            e.place(ended)
        self._go_on(e, values, status, over, more)
        e.place(over)
        e.give(e.get("i32", count))
        e.finish()

    def _go_on(self, e: Function, values: Writer, status: str, over: str, more: str) -> None:
        """After a move: to the next turn in which somebody chooses; one who is stuck is found out when drawing."""
        settled = self.ways.secret or self.plan.waits is not None or self.description.ends_any_time
        if settled or (self.ways.midway and not self.ways.bundled):
            ended = e.op(f"call i32 @settle(ptr {values.st}, i32 {e.get('i32', status)})")
            e.branch(e.op(f"icmp eq i32 {ended}, 0"), more, over)
            return
        with e.when(e.op(f"icmp eq i32 {e.get('i32', status)}, {OVER}")):
            e.jump(over)
        with e.when(e.op(f"icmp eq i32 {e.get('i32', status)}, {PAUSED}")):
            e.jump(more)
        if self.ways.rounds:
            came = e.op(f"call i32 @onward(ptr {values.st})")
            e.branch(e.op(f"icmp eq i32 {came}, {OVER}"), over, more)
            return
        for function in ("next_turn", "ended"):
            with e.when(e.op(f"call i1 @{function}(ptr {values.st})")):
                e.jump(over)
        e.jump(more)

    def _stuck(self, e: Function, values: Writer, at_turn: tuple[str, str], status: str, exits: Exits) -> None:
        """Nothing can be chosen. In a turn that was begun, with chance, that is no move of anybody."""
        role, begun = at_turn
        if self.description.stuck == "lose":
            e.do(f"call void @finish(ptr {values.st}, i32 {role or values.state(self.layout.turn)})")
            e.jump(exits.over)
            return
        e.put("i32", status, str(DONE))
        if self.ways.rounds:
            e.either(begun, lambda: self.leave_turn(values), lambda: self._pass_by(values))
        if self.ways.midway:
            with e.when(begun):
                e.jump(exits.ended)

    @staticmethod
    def _pass_by(values: Writer) -> None:
        """A turn that was due in a round is over."""
        e = values.e
        with e.when(e.op(f"icmp sgt i32 {e.get('i32', e.at(values.rp, at.SP))}, 0")):
            e.add_to("i32", e.at(values.rp, at.PC), "1")

    def _at_turn(self, values: Writer) -> tuple[str, str]:
        """Who would be stuck, and whether the turn is begun; nothing where that is always its beginning."""
        e = values.e
        if not self.ways.midway:
            return "", ""
        return self._role(values), e.op(f"xor i1 {self._between(values)}, true")

    def _draw_listed(self, e: Function, values: Writer, luck: str, status: str, exits: Exits) -> None:
        """One of all moves, listed."""
        moves = e.space(8 * self.plan.most_ways)
        addresses = e.op(f"ptrtoint ptr {values.st} to i64"), e.op(f"ptrtoint ptr {moves} to i64")
        count = e.op(f"call i32 @moves(i64 {addresses[0]}, i64 {addresses[1]}, i32 {self.plan.most_ways})")
        with e.when(e.op(f"icmp sle i32 {count}, 0")):
            e.jump(exits.over)
        chosen = e.op(f"call i32 @lot(ptr {luck}, i32 {count})")
        move = e.get("i64", e.at(moves, chosen, 8))
        drawn, out = e.label(), e.label()
        stuck = e.label()
        e.branch(e.op(f"icmp eq i64 {move}, {PASS}"), stuck, drawn)
        e.place(stuck)
        at_turn = self._at_turn(values)
        if self.ways.midway:
            with e.when(e.op(f"xor i1 {at_turn[1]}, true")):
                self._automatic(e, values, status, out)
        else:
            self._automatic(e, values, status, out)
        self._stuck(e, values, at_turn, status, exits)
        e.jump(out)
        e.place(drawn)
        with e.when(self._between(values)):
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

    def _draw_bundled(self, e: Function, values: Writer, luck: str, status: str, exits: Exits) -> None:
        """Part after part of a move is drawn among its candidates and tried.

        What is chosen before anything changes is drawn together; what is chosen after that is a part of its own. A
        part that leads nowhere is drawn again, and the whole move where nothing is left or another way gives more.
        """
        plan, ways = self.plan, self.ways
        bundles, found = e.space(ways.bundle_bytes * BUNDLES), e.space(32)
        before, here = e.space(plan.size), e.space(plan.size)
        again, part, nobody, dead, whole, out = (e.label() for _ in range(6))
        tries, first, knew = e.variable("i32", "0"), e.variable("i1", "true"), e.variable(values.wide)
        # Where every choice is sure and a turn changes nothing before it, nothing is ever taken back.
        if ways.may_fail or ways.several_parts or ways.rounds:
            e.copy(before, values.st, plan.size)
        e.place(again)
        role, at_turn = self._role(values), self._at_turn(values)
        e.put("i1", first, "true")
        self._remember(values, role, knew)
        self._first_choice(e, values, role, status, out, nobody, exits.more)
        self._if_learnt(values, role, knew, exits.more)
        most = self._most_given(values, role)
        e.place(part)
        self._remember(values, role, knew)
        asked = self._running(values)
        self._list_candidates(values, bundles, found, role, exits.over)
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
                    self._part_done(values, came, role, (knew, asked), first, part, whole)
                self._strike(e, found, bundle, option)
                e.copy(values.st, here, plan.size)
            else:
                self._part_done(values, came, role, (knew, asked), first, part, whole)
        e.place(whole)
        e.branch(e.op(f"icmp eq i64 {e.get('i64', e.at(values.rp, at.BEST))}, {most}") if most else "true", out, dead)
        e.place(dead)
        if ways.may_fail or ways.several_parts:
            e.copy(values.st, before, plan.size)
        tried = e.add_to("i32", tries, "1")
        with e.when(e.op(f"icmp slt i32 {tried}, {RANKED_TRIES if ways.ranked else TRIES}")):
            e.jump(again)
        self._draw_listed(e, values, luck, status, exits)
        e.jump(out)
        e.place(nobody)
        self._take_back(values, before)
        self._stuck(e, values, at_turn, status, exits)
        e.place(out)

    def _take_back(self, values: Writer, before: str) -> None:
        """As it was before anything was chosen."""
        if self.ways.may_fail or self.ways.several_parts or self.ways.rounds:
            values.e.copy(values.st, before, self.plan.size)
        else:
            clear_frames(values.e, values.rp)

    def _most_given(self, values: Writer, role: str) -> str:
        """Where ways are ranked, what a way is worth that is surely one of the best."""
        if self.ways.most_given is None:
            return ""
        e = values.e
        there = Writer(self.compiler, e, Registers(e, 3, {form.YOU: role}), values.st, values.rp)
        return rank(e, "0", there.number(self.ways.most_given))

    @staticmethod
    def _list_candidates(values: Writer, bundles: str, found: str, role: str, over: str) -> None:
        """Gather what can be drawn next."""
        e = values.e
        e.put("ptr", e.at(found, MOVES), bundles)
        e.put("i32", e.at(found, FOUND), "0")
        e.put("i32", e.at(found, ROOM), "0")
        e.do(f"call void @start_bundles(ptr {values.st}, ptr {values.rp}, ptr {found}, i32 {role})")
        effort = e.get("ptr", e.at(values.rp, at.EFFORT))
        with e.when(e.op(f"icmp slt i64 {e.get('i64', effort)}, 0")):
            e.jump(over)

    def _first_choice(self, e: Function, values: Writer, role: str, status: str, out: str, nobody: str, more: str
                      ) -> None:
        """Begin the turn, unless it is begun; it may be over without any choice, wait for chance, or not even begin."""
        begun = e.variable("i32", str(PAUSED))
        with e.when(self._between(values)):
            e.put("i32", begun, e.op(f"call i32 @begin_turn(ptr {values.st}, ptr {values.rp}, i32 {role})"))
            if self.ways.told_first:
                with e.when(e.op(f"icmp eq i32 {e.get('i32', begun)}, {PAUSED}")):
                    e.jump(more)
        if self.ways.chancy:
            with e.when(self._waits(values)):
                e.jump(more)
        with e.when(e.op(f"icmp slt i32 {e.get('i32', begun)}, {FAILED}")):
            e.put("i32", status, e.get("i32", begun))
            e.jump(out)
        with e.when(e.op(f"icmp eq i32 {e.get('i32', begun)}, {FAILED}")):
            e.jump(nobody)

    def _remember(self, values: Writer, role: str, knew: str) -> None:
        """Keep what a player knows now."""
        if self.plan.shows:
            known = values.e.get(values.wide, values.zones.known(values.e, values.st, role))
            values.e.put(values.wide, knew, known)

    def _running(self, values: Writer) -> str:
        """A copy of the running point, where it has to be known which blocks a move leaves."""
        if not self.ways.lets:
            return ""
        copy = values.e.space(self.plan.running_bytes)
        values.e.copy(copy, values.rp, self.plan.running_bytes)
        return copy

    def _if_learnt(self, values: Writer, role: str, knew: str, then: str) -> None:
        """Go elsewhere where a player was shown something since."""
        if self.plan.shows:
            with values.e.when(learns(values, role, values.e.get(values.wide, knew))):
                values.e.jump(then)

    def _part_done(self, values: Writer, came: str, role: str, before: tuple[str, str], first: str, part: str, out: str
                   ) -> None:
        """After a part: the next one, if the same player is to choose it in the same move.

        Before are what the player knew, and the running point.
        """
        knew, asked = before
        e = values.e
        if not self.ways.several_parts:
            e.jump(out)
            return
        with e.when(e.op(f"icmp ne i32 {came}, {PAUSED}")):
            e.jump(out)
        if self.ways.chancy:
            with e.when(self._waits(values)):
                e.jump(out)
        self._if_learnt(values, role, knew, out)
        if asked:
            with e.when(e.op(f"call i1 @left(ptr {asked}, ptr {values.rp})")):
                e.jump(out)
        e.put("i1", first, "false")
        e.branch(e.op(f"icmp eq i32 {self._role(values)}, {role}"), part, out)
