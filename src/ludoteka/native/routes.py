"""The short way to the last choice of a move: nested loops instead of trials, where nothing changes on the way.

In most games a move is a piece and then a place for it. Until the last choice the board stays as it is, so that neither
it nor the running point need be copied: the choices before are loops, the rules begun on the way are frames at places
that are known beforehand, and what is left is the set of options of the last choice.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.actions import Action
from ludoteka.language.unseen import Sight
from ludoteka.machine.code import FAILED
from ludoteka.native import plan as at
from ludoteka.native.choices import TAKEN
from ludoteka.native.compiler import Pause, Writer, rule_fits
from ludoteka.native.emit import Function
from ludoteka.native.frames import FrameLocals, enter_rule
from ludoteka.native.known import FINAL, PURE, QUIET, SOFT, SURE
from ludoteka.native.sweeps import Part, Sweep
from ludoteka.native.ways import WayWriter

_PLAIN = (act.NotAllowed, act.Assign)
"""Actions that change nothing but a local, or give the way up."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a route has come to: the path so far, the factor of the next option, how many options, the open frames."""

    path: str
    mult: str
    count: int
    frame: int
    """Byte of the running point where the frame begins."""
    open: int
    seen: str = ""
    """Texts that were there before among the same choices; nothing where none can be alike."""


class Route(ABC):
    """Writes a function that goes through all choices of a turn up to the last one."""

    in_parts = False
    """Whether it ends where something changes, though more is to be chosen then."""
    in_order = False
    """Whether all moves are wanted, so that rules which are given up when nothing else is possible have a say."""

    def __init__(self, ways: WayWriter, e: Function) -> None:
        self.ways, self.e, self.plan, self.compiler = ways, e, ways.plan, ways.compiler
        self.entries = ways.machine.code.entries
        self.sight = Sight(ways.machine.description)
        self._copies: tuple[str, str] | None = None
        self.out = ""
        """Where it goes on when the question asks too much."""

    # ---- what can be done so ---------------------------------------------------------------------------------------
    def fits(self, pause: Pause) -> bool:
        """Whether there is a route from the first choice of a turn."""
        ways = self.ways
        if ways.ranked or ways.secret or pause.entry != ways.turn or (ways.soft and self.in_order):
            return False
        return self._leads_on(pause)

    def _leads_on(self, pause: Pause) -> bool:
        flags, action = self.ways.flags[pause.pc], pause.action
        if self._last(pause):
            return True
        if (isinstance(action, act.Choose) and flags & PURE and pause.distinct and action.several is None
                and self._by_number(action)):
            return self._chain_leads_on(pause.rest, pause.pc + 1)
        if isinstance(action, act.Use) and flags & QUIET and flags & PURE and not action.often:
            entries = self.ways.machine.abilities[action.verb]
            return self._whole(entries) or all(
                self._chain_leads_on(self.entries[entry].rule.block, self.entries[entry].start) for entry in entries)
        if self.plan.things and isinstance(action, act.Either) and sum(not label for label, _ in action.branches) > 1:
            return False  # how things read depends on the others, so those that read alike are not told by a set
        return isinstance(action, act.Either) and all(
            self._chain_leads_on(block, start) if not label else self._surely_done(block, start)
            for (label, block), start in zip(action.branches, pause.starts, strict=True))

    def _whole(self, entries: list[int]) -> bool:
        """Whether nothing is left to choose in the only thing that can be done."""
        return len(entries) == 1 and not self.compiler.graph.ahead(self.entries[entries[0]].start).pauses

    def _last(self, pause: Pause) -> bool:
        """Whether it is the last choice, and one whose options are a set."""
        flags, action = self.ways.flags[pause.pc], pause.action
        ends = self.ways.parts_here(pause) if self.in_parts else flags & FINAL
        if not ends or flags & QUIET or (flags & SOFT and self.in_parts):
            return False
        if isinstance(action, act.Choose):
            return action.several is None and (pause.distinct or action.sort != "thing") and self._by_number(action)
        return isinstance(action, act.DrawnMove) and pause.most <= self.plan.width

    def _by_number(self, action: act.Choose) -> bool:
        """Whether options come in the order of their numbers, where that matters: unseen things come first."""
        if not self.in_order or action.sort != "thing" or not self.plan.among(action.of) & (1 << self.plan.things) - 1:
            return True
        return self.sight.sees_all(action.of)

    def _chain_leads_on(self, actions: tuple[Action, ...], pc: int) -> bool:
        for number, action in enumerate(actions):
            if isinstance(action, _PLAIN) and not getattr(action, "soft", False):
                continue
            pause = self.compiler.pauses.get(pc + number)
            if isinstance(action, act.Use) and pause is None:
                entry = self.ways.machine.abilities[action.verb][0]
                return self._chain_leads_on(self.entries[entry].rule.block, self.entries[entry].start)
            if pause is None or pause.chance:
                return False
            return self._leads_on(pause) or not isinstance(action, act.Either)
        return False

    def _surely_done(self, actions: tuple[Action, ...], pc: int) -> bool:
        """Whether a branch with words is a whole move, unless it is given up at its beginning."""
        for number, action in enumerate(actions):
            if not isinstance(action, act.NotAllowed) or action.soft:
                ahead = self.compiler.graph.ahead(pc + number)
                return not ahead.fails and not ahead.pauses
        return False

    # ---- writing ---------------------------------------------------------------------------------------------------
    def go(self, pause: Pause, spot: Spot) -> None:
        """Everything from a choice on."""
        if self._last(pause):
            self.last(pause, spot)
        elif not self._leads_on(pause):
            self._open(pause, spot)
            self.hand_over(pause, spot)
        elif isinstance(pause.action, act.Choose):
            self._choose(pause, pause.action, spot)
        elif isinstance(pause.action, act.Use):
            self._use(pause, pause.action, spot)
        else:
            assert isinstance(pause.action, act.Either)
            self._either(pause, pause.action, spot)

    def values(self, entry: int, spot: Spot) -> Writer:
        """A writer for a frame at its known place."""
        pointer = self.e.variable("ptr", self.e.at("%p1", spot.frame))
        return Writer(self.compiler, self.e, FrameLocals(pointer, self.plan.frames[entry]), "%p0", "%p1")

    def _open(self, pause: Pause, spot: Spot) -> None:
        """The running point as it is at a choice, for those who read it."""
        e, top = self.e, spot.frame + self.plan.frames[pause.entry].size
        for field, value in ((at.PC, pause.pc), (at.SP, spot.open), (at.FP, spot.frame), (at.TOP, top)):
            e.put("i32", e.at("%p1", field), str(value))

    def _further(self, spot: Spot, pause: Pause, option: str) -> Spot:
        e = self.e
        path = e.op(f"call i64 @push(i64 {spot.path}, i64 {spot.mult}, i32 {option})")
        mult = e.op(f"mul i64 {spot.mult}, {self.ways.radix(pause)}")
        return replace(spot, path=path, mult=mult, count=spot.count + 1)

    def _chain(self, entry: int, actions: tuple[Action, ...], pc: int, spot: Spot, given_up: str) -> None:
        """Actions up to the next choice, and what follows that."""
        values = self.values(entry, spot)
        for number, action in enumerate(actions):
            if isinstance(action, act.NotAllowed):
                self._unless(values.condition(action.condition), given_up)
            elif isinstance(action, act.Assign):
                values.locals.put(self.e, action.local, values.value(action.value))
            elif isinstance(action, act.Use) and pc + number not in self.compiler.pauses:
                self._use_at_once(entry, action, pc + number, spot, given_up)
                return
            else:
                self.go(self.compiler.pauses[pc + number], spot)
                return

    def _unless(self, condition: str, given_up: str) -> None:
        on = self.e.label()
        self.e.branch(condition, given_up, on)
        self.e.place(on)

    def _sweep(self, pause: Pause, action: act.Choose) -> Sweep | None:
        """What the chosen pieces do, if all of them can be looked at together."""
        use = pause.rest[0] if pause.rest else None
        if action.sort != "piece" or not isinstance(use, act.Use) or use.local != action.local or use.often:
            return None
        sweep = Sweep(self.plan, use.verb)
        return sweep if sweep.fits else None

    def _swept(self, pause: Pause, spot: Spot, sweep: Sweep, found: Callable[[Part, Pause, Spot], None]) -> None:
        """Each part with its last choice and the path to it without the piece."""
        values = self.values(pause.entry, spot)
        assert isinstance(pause.action, act.Choose)
        use = self.compiler.pauses.get(pause.pc + 1)
        after = self._further(spot, pause, "0")
        for part in sweep.parts(values, values.set(pause.action.of)):
            last = self.compiler.pauses[self.entries[part.drawing.entry].start]
            here = self._further(after, use, str(part.drawing.number)) if use is not None else after
            found(part, last, self._further(here, last, str(part.way)))

    def _choose(self, pause: Pause, action: act.Choose, spot: Spot) -> None:
        e, values = self.e, self.values(pause.entry, spot)
        with values.each(action.of) as (item, _):
            self._spend()
            values.locals.put(e, action.local, item)
            again, further = e.label(), replace(self._further(spot, pause, item), seen="")
            self._chain(pause.entry, pause.rest, pause.pc + 1, further, again)
            e.place(again)

    @contextmanager
    def _alternatives(self, spot: Spot, count: int) -> Iterator[Spot]:
        """Of several alternatives without words, those that read like one before are left out."""
        if spot.seen or count < 2:
            yield spot
            return
        seen = self.e.space(self.ways.seen_bytes)
        self.e.clear(seen, self.ways.seen_bytes)
        yield replace(spot, seen=seen)

    def _use(self, pause: Pause, action: act.Use, spot: Spot) -> None:
        e, values = self.e, self.values(pause.entry, spot)
        entries = self.ways.machine.abilities[action.verb]
        thing, you = values.locals.get(e, action.local), values.locals.get(e, form.YOU)
        out, there = e.label(), e.label()
        e.branch(e.op(f"icmp sge i32 {thing}, 0"), there, out)
        e.place(there)
        inner = spot.frame + self.plan.frames[pause.entry].size
        if self._whole(entries):
            self._unless(e.op(f"xor i1 {rule_fits(values, entries[0], thing)}, true"), out)
            self.whole(pause, self._further(spot, pause, "0"), spot)
            e.place(out)
            return
        with self._alternatives(spot, len(entries)) as alike:
            for number, entry in enumerate(entries):
                next_one = e.label()
                self._unless(e.op(f"xor i1 {rule_fits(values, entry, thing)}, true"), next_one)
                self._open(pause, spot)
                enter_rule(e, self.plan, "%p1", entry, you, thing, [], str(pause.after))
                further = replace(self._further(alike, pause, str(number)), frame=inner, open=spot.open + 1)
                self._chain(entry, self.entries[entry].rule.block, self.entries[entry].start, further, next_one)
                e.place(next_one)
        e.place(out)

    def _use_at_once(self, entry: int, action: act.Use, pc: int, spot: Spot, given_up: str) -> None:
        e, values = self.e, self.values(entry, spot)
        begun = self.ways.machine.abilities[action.verb][0]
        thing, you = values.locals.get(e, action.local), values.locals.get(e, form.YOU)
        self._unless(e.op(f"icmp slt i32 {thing}, 0"), given_up)
        self._unless(e.op(f"xor i1 {rule_fits(values, begun, thing)}, true"), given_up)
        inner = spot.frame + self.plan.frames[entry].size
        for field, value in ((at.SP, spot.open), (at.FP, spot.frame), (at.TOP, inner)):
            e.put("i32", e.at("%p1", field), str(value))
        enter_rule(e, self.plan, "%p1", begun, you, thing, [], str(pc + 1))
        further = replace(spot, frame=inner, open=spot.open + 1)
        self._chain(begun, self.entries[begun].rule.block, self.entries[begun].start, further, given_up)

    def _either(self, pause: Pause, action: act.Either, spot: Spot) -> None:
        e = self.e
        quiet = sum(not label for label, _ in action.branches)
        with self._alternatives(spot, quiet) as alike:
            for number, (label, block) in enumerate(action.branches):
                next_one = e.label()
                further = self._further(alike, pause, str(number))
                if not label:
                    self._chain(pause.entry, block, pause.starts[number], further, next_one)
                else:
                    values = self.values(pause.entry, spot)
                    for one in block:
                        if not isinstance(one, act.NotAllowed):
                            break
                        self._unless(values.condition(one.condition), next_one)
                    self.done(further)
                e.place(next_one)

    # ---- what is done at the end of the route ------------------------------------------------------------------------
    @abstractmethod
    def last(self, pause: Pause, spot: Spot) -> None:
        """The options of the last choice."""

    @abstractmethod
    def done(self, spot: Spot) -> None:
        """A whole move without a further choice."""

    @abstractmethod
    def hand_over(self, pause: Pause, spot: Spot) -> None:
        """From here on things change: the general search goes on."""

    @abstractmethod
    def whole(self, pause: Pause, after: Spot, spot: Spot) -> None:
        """Something that is done without a further choice, but may fail."""

    def options(self, pause: Pause, spot: Spot, *, sure: bool) -> str:
        """The options of a last choice as a set, without those that read like one before."""
        e = self.e
        self._open(pause, spot)
        return self.ways.options_as_set(e, self.values(pause.entry, spot), pause, spot.seen, sure=sure)

    def attempt(self, pause: Pause, spot: Spot, option: str) -> str:
        """Take an option at copies of the position and the running point; what came of it."""
        e = self.e
        self._open(pause, spot)
        st, rp = self.copies
        self._spend()
        e.copy(rp, "%p1", self.plan.running_bytes)
        e.copy(st, "%p0", self.plan.state_bytes)
        status = e.op(f"call i32 @run(ptr {st}, ptr {rp}, i32 {pause.pc + TAKEN}, i32 {option})")
        self.ways.spend_fuel(e, e.get("i32", e.at("%p1", at.FUEL)), rp)
        return status

    def _spend(self) -> None:
        """Every choice takes from the effort of the question."""
        self.ways._spend(self.e, "%p1", "0", self.out)

    @property
    def copies(self) -> tuple[str, str]:
        """Room for a position and a running point."""
        if self._copies is None:
            self._copies = self.e.space(self.plan.state_bytes), self.e.space(self.plan.running_bytes)
        return self._copies


class Bundles(Route):
    """Gathers the last choices of the first part of a move without trying their options."""

    in_parts = True

    def last(self, pause: Pause, spot: Spot) -> None:
        sure = bool(self.ways.flags[pause.pc] & SURE)
        self._add(self.options(pause, spot, sure=sure), spot, spot.count + 1)

    def _choose(self, pause: Pause, action: act.Choose, spot: Spot) -> None:
        sweep = self._sweep(pause, action)
        if sweep is None:
            super()._choose(pause, action, spot)
            return
        self._swept(pause, spot, sweep, lambda part, last, after: self._add(
            part.pieces, replace(after, mult=spot.mult), after.count))

    def _add(self, options: str, spot: Spot, count: int) -> None:
        e = self.e
        effort = e.get("ptr", e.at("%p1", at.EFFORT))
        e.do(f"call void @add_bundle(ptr %p2, i64 {spot.path}, i64 {spot.mult}, i32 {count}, "
             f"{e.module.set_type} {options}, ptr {effort})")

    def done(self, spot: Spot) -> None:
        self._add("1", replace(spot, mult="0"), spot.count)

    def whole(self, pause: Pause, after: Spot, spot: Spot) -> None:
        self.done(after)

    def hand_over(self, pause: Pause, spot: Spot) -> None:
        self.e.do(f"call void @expand_bundles(ptr %p0, ptr %p1, ptr %p2, i64 {spot.path}, i64 {spot.mult}, "
                  f"i32 {spot.count}, i32 %p3, i32 {spot.count}, ptr {spot.seen or 'null'}, i32 0, ptr null)")


class Moves(Route):
    """Lists all moves; options that can fail are tried."""

    in_order = True

    def last(self, pause: Pause, spot: Spot) -> None:
        e, sure = self.e, bool(self.ways.flags[pause.pc] & SURE)
        with e.members(self.options(pause, spot, sure=sure)) as (option, loop):
            further = self._further(spot, pause, option)
            if not sure:
                tried = e.label()
                status = self.attempt(pause, spot, option)
                e.branch(e.op(f"icmp eq i32 {status}, {FAILED}"), loop.again, tried)
                e.place(tried)
                self._see(pause, spot, option)
            self.done(further)

    def _see(self, pause: Pause, spot: Spot, option: str) -> None:
        """What was found to be a move is one before all that read alike."""
        if spot.seen and isinstance(pause.action, act.Choose):
            self.ways.mark_seen(self.e, spot.seen, self.values(pause.entry, spot).cell(option))

    def done(self, spot: Spot) -> None:
        e = self.e
        effort = e.get("ptr", e.at("%p1", at.EFFORT))
        e.do(f"call void @add_move(ptr %p2, i64 {spot.path}, i32 {spot.count}, i64 0, ptr {effort})")

    def whole(self, pause: Pause, after: Spot, spot: Spot) -> None:
        e = self.e
        status = self.attempt(pause, spot, "0")
        with e.when(e.op(f"icmp ne i32 {status}, {FAILED}")):
            self.done(after)

    def hand_over(self, pause: Pause, spot: Spot) -> None:
        self.e.do(f"call void @expand_moves(ptr %p0, ptr %p1, ptr %p2, i64 {spot.path}, i64 {spot.mult}, "
                  f"i32 {spot.count}, i32 %p3, i32 {spot.count}, ptr {spot.seen or 'null'}, i32 0, ptr null)")


class Some(Route):
    """Finds out whether there is any move."""

    def _choose(self, pause: Pause, action: act.Choose, spot: Spot) -> None:
        sweep = self._sweep(pause, action)
        lasts = [self.compiler.pauses[self.entries[one.entry].start] for one in sweep.drawings] if sweep else []
        if sweep is None or not all(self.ways.flags[last.pc] & SURE for last in lasts):
            super()._choose(pause, action, spot)
            return

        def found(part: Part, last: Pause, after: Spot) -> None:
            with self.e.when(self.e.some(part.pieces)):
                self.e.give("true")

        self._swept(pause, spot, sweep, found)

    def last(self, pause: Pause, spot: Spot) -> None:
        e, sure = self.e, bool(self.ways.flags[pause.pc] & SURE)
        options = self.options(pause, replace(spot, seen=""), sure=sure)
        if sure:
            with e.when(e.some(options)):
                e.give("true")
            return
        with e.members(options) as (option, _):
            status = self.attempt(pause, spot, option)
            with e.when(e.op(f"icmp ne i32 {status}, {FAILED}")):
                e.give("true")

    def done(self, spot: Spot) -> None:
        self.e.give("true")

    def whole(self, pause: Pause, after: Spot, spot: Spot) -> None:
        e = self.e
        status = self.attempt(pause, spot, "0")
        with e.when(e.op(f"icmp ne i32 {status}, {FAILED}")):
            e.give("true")

    def hand_over(self, pause: Pause, spot: Spot) -> None:
        with self.e.when(self.ways.goes_on(self.e, "%p0", "%p1")):
            self.e.give("true")


def write_routes(ways: WayWriter) -> None:
    """`start_KIND(state, running point, list, who chooses)`: all from here, by a route if there is one."""
    kinds: list[tuple[str, type[Route], str]] = [("moves", Moves, "void"), ("any", Some, "i1")]
    if ways.bundled:
        kinds.append(("bundles", Bundles, "void"))
    for kind, writer, result in kinds:
        e = Function(ways.module, f"start_{kind}", result, ["ptr", "ptr", "ptr", "i32"])
        route = writer(ways, e)
        routed = [pause for pause in ways.compiler.pauses.values() if route.fits(pause)]
        labels, general = {pause.pc: e.label() for pause in routed}, e.label()
        turn = ways.plan.frames[ways.turn].size if ways.turn >= 0 else 0
        kept = e.space(turn)
        first = e.op(f"icmp eq i32 {e.get('i32', e.at('%p1', at.SP))}, 1")
        pc = e.op(f"select i1 {first}, i32 {e.get('i32', e.at('%p1', at.PC))}, i32 -1")
        e.copy(kept, e.at("%p1", at.HEAD), turn)
        e.switch(pc, labels, general)
        for pause in routed:
            e.place(labels[pause.pc])
            spot = Spot("0", "1", 0, at.HEAD, 1)
            route.out = e.label()
            route.go(pause, spot)
            e.place(route.out)
            route._open(pause, spot)
            e.copy(e.at("%p1", at.HEAD), kept, turn)
            e.give("false" if kind == "any" else "")
        e.place(general)
        if ways.whole_turns and {one.pc for one in routed} >= ways.first_choices:
            # Nothing waits elsewhere, so the general search is left out of the game's code.
            e.put("i64", e.get("ptr", e.at("%p1", at.EFFORT)), "-1")
            e.give("false" if kind == "any" else "")
        elif kind == "any":
            e.give(ways.goes_on(e, "%p0", "%p1"))
        else:
            e.do(f"call void @list_{kind}(ptr %p0, ptr %p1, ptr %p2, i64 0, i64 1, i32 0, i32 %p3, i32 0)")
            e.give()
        e.finish()
