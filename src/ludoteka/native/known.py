"""What is known of the choices of a game before it is played."""

from __future__ import annotations

from typing import Literal

from ludoteka.language import actions as act
from ludoteka.native import plan as at
from ludoteka.native.budgets import most_of_ways
from ludoteka.native.compiler import Compiler, Pause, Writer
from ludoteka.native.emit import Function
from ludoteka.native.graph import Ahead

# What is known of a choice, as bits of a number.
(FINAL, SURE, PURE, QUIET, DISTINCT, THROUGH, SOFT, CHANCE,
 TURN_DUE, TURN_OVER, ALL_CHOSEN) = (1 << bit for bit in range(11))

MOVES, BESTS, FOUND, ROOM = 0, 8, 16, 20
"""The list of moves that are found: where the moves and their worth go, how many there are, how many there may be."""
BUNDLE_PATH, BUNDLE_MULT, BUNDLE_COUNT, BUNDLE_SIZE, BUNDLE_SET = 0, 8, 16, 20, 24
"""A bundle of moves that differ in their last choice: the way to it, how many they are, the last options as a set."""
BUNDLES = 512
COUNT_BITS = 6
"""A move's number begins with how many options it has; they follow as one large number."""
LARGEST = 1 << 56

Mode = Literal["moves", "bundles"]
"""Whether moves are listed one by one, or in bundles that differ in the last option."""
PARAMETERS = ("ptr", "ptr", "ptr", "i64", "i64", "i32", "i32", "i32")
"""State, running point, list, path, factor of the next option, number of options so far, who chooses, depth."""


class KnownChoices:
    """The choices of a game with what the flow of the rules tells of them."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler, self.plan, self.module = compiler, compiler.plan, compiler.module
        self.machine = compiler.plan.machine
        self.secret = bool(self.plan.description.secrets)
        self.shows = self.secret or self.plan.shows
        """Whether a move can end where something is shown."""
        self.lets = self.plan.several_choose
        """Whether somebody is asked with 'let', which is a move of its own."""
        self.chancy = any(pause.chance for pause in compiler.pauses.values())
        self.midway = not self.plan.straight_on
        """Whether a move can end in the middle of its turn: for chance, for another player, for what it shows."""
        self.turn = self.machine.blocks.get("turn", -1)
        """The entry of what a player does on a turn; -1 where rounds are played without turns."""
        for name in ("turn", "end", "round"):
            if name in self.machine.blocks:
                compiler.graph.backs.setdefault(self.machine.blocks[name], set()).add(-1)
        steps = compiler.graph.steps
        self.ahead = {pc: compiler.graph.ahead(*steps[pc].after) for pc in compiler.pauses}
        self.soft = any(step.soft for step in steps.values())
        self.ranked = self.plan.ranked
        self.most_given = most_of_ways(self.plan) if self.ranked else None
        """Where ways are ranked, what none of them can give more than; None where that is not known."""
        self.flags = {pc: self._flags(pause, self.ahead[pc]) for pc, pause in compiler.pauses.items()}
        self.most = max((pause.most for pause in compiler.pauses.values()), default=1) + 1
        self.rounds = self.plan.description.round is not None
        self.stops = self.rounds or self.plan.waits is not None
        """Whether a move can be over while rules are still open."""
        self.told_first = act.TURN_STARTS in self.machine.code.moments
        """Whether what happens when a turn starts is seen before anybody chooses in it."""
        kinds = {"turn due": TURN_DUE, "turn over": TURN_OVER, "chosen": ALL_CHOSEN}
        stops = {pc: kinds[stop.what] for pc, stop in self.machine.code.stops.items()}
        last = max((*compiler.pauses, *stops, 0)) + 1
        self.flag_table = self.module.table((self.flags | stops).get(pc, 0) for pc in range(last))
        self.radix_table = self.module.table(self.radix(compiler.pauses.get(pc)) for pc in range(last))

    def _flags(self, pause: Pause, ahead: Ahead) -> int:
        if pause.chance:
            return CHANCE
        writes = ahead.writes or self.compiler.graph.steps[pause.pc].writes
        flags = 0 if ahead.pauses else FINAL
        if not ahead.pauses and not ahead.fails:
            flags |= SURE
        flags |= PURE if not writes else 0
        flags |= QUIET if pause.silent else 0
        flags |= DISTINCT if pause.distinct else 0
        flags |= THROUGH if ahead.ends else 0
        flags |= SOFT if ahead.soft else 0
        return flags

    @staticmethod
    def radix(pause: Pause | None) -> int:
        """How many options are told apart in the number of a move; 0 where they are counted each time."""
        if pause is None or (isinstance(pause.action, act.DrawnMove) and pause.most > 16):
            return 0
        return max(1, pause.most)

    @property
    def turn_writes(self) -> bool:
        """Whether a turn changes something before its first choice."""
        return self.turn >= 0 and self.compiler.graph.ahead(self.machine.code.entries[self.turn].start).writes

    @property
    def bundled(self) -> bool:
        """Whether moves can be drawn without a list: few are ruled out by what others give, none by what they show."""
        return not self.secret and (not self.ranked or self.most_given is not None)

    def parts_here(self, pause: Pause) -> bool:
        """Whether a part of a move ends with this choice: it is the last, or something changes before the next one."""
        flags = self.flags[pause.pc]
        return not flags & (QUIET | CHANCE) and (bool(flags & FINAL) or not flags & PURE)

    @property
    def several_parts(self) -> bool:
        """Whether a move can have several parts."""
        pauses = self.compiler.pauses.values()
        return any(self.parts_here(pause) and not self.flags[pause.pc] & FINAL for pause in pauses)

    @property
    def first_choices(self) -> set[int]:
        """The choices that a turn can begin with."""
        return set() if self.turn < 0 else self.compiler.graph.pauses_after(self.machine.code.entries[self.turn].start)

    @property
    def whole_turns(self) -> bool:
        """Whether nothing ever waits in the middle of a turn."""
        return self.plan.straight_on and not self.several_parts

    @property
    def may_fail(self) -> bool:
        """Whether a move that was drawn may turn out to be none, or a turn may have to be taken back."""
        chosen = (ahead for pc, ahead in self.ahead.items() if not self.flags[pc] & CHANCE)
        return self.turn_writes or any(ahead.fails for ahead in chosen)

    def at_chance(self, e: Function, running: str) -> str:
        """Whether a running point that waits does so for chance."""
        flags = e.look_up(self.flag_table, e.get("i32", e.at(running, at.PC)))
        return e.op(f"icmp ne i32 {e.op(f'and i32 {flags}, {CHANCE}')}, 0")

    def ends_move(self, e: Function, before: tuple[str, str], state: str, running: str, role: str, then: str) -> None:
        """Go elsewhere where a move ends in its middle: chance decides, something is shown, a 'let' is left.

        Before are the state and the running point where somebody chose (none where nobody did).
        """
        if self.chancy:
            with e.when(self.at_chance(e, running)):
                e.jump(then)
        if self.plan.waits is not None:
            with e.when(self.plan.waits.differ(e, before[1], running)):
                e.jump(then)
        if self.lets and before[1]:
            with e.when(e.op(f"call i1 @left(ptr {before[1]}, ptr {running})")):
                e.jump(then)
        if self.shows:
            with e.when(e.op(f"call i1 @shows_more(ptr {before[0]}, ptr {state}, i32 {role})")):
                e.jump(then)

    def goes_on(self, e: Function, state: str, running: str) -> str:
        """Whether whoever chooses at a running point has a way to go on."""
        return e.op(f"call i1 @{'some_way' if self.secret else 'can_finish'}(ptr {state}, ptr {running}, i32 0)")

    @property
    def seen_bytes(self) -> int:
        """Room for a bit for every text."""
        return max(-(-self.compiler.texts.count // 64) * 8, self.plan.set_bytes)

    @property
    def bundle_bytes(self) -> int:
        return BUNDLE_SET + self.plan.set_bytes

    def writer(self, e: Function, pause: Pause) -> Writer:
        return self.compiler.in_frame(e, pause.entry)

    @staticmethod
    def _word(e: Function, seen: str, text: str) -> tuple[str, str]:
        place = e.at(seen, e.op(f"lshr i32 {text}, 6"), 8)
        low = e.op(f"and i32 {text}, 63")
        return place, e.op(f"shl i64 1, {e.op(f'zext i32 {low} to i64')}")

    def _was_seen(self, e: Function, seen: str, text: str) -> str:
        place, bit = self._word(e, seen, text)
        held = e.op(f"and i64 {e.get('i64', place)}, {bit}")
        return e.op(f"icmp ne i64 {held}, 0")

    def mark_seen(self, e: Function, seen: str, text: str) -> None:
        place, bit = self._word(e, seen, text)
        e.put("i64", place, e.op(f"or i64 {e.get('i64', place)}, {bit}"))
