"""Choices in the rules, as native code: where they wait, and how they go on."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.machine.code import PAUSED
from ludoteka.machine.pauses import NumberPause
from ludoteka.machine.state import bits
from ludoteka.native import plan as at
from ludoteka.native.compiler import Pause, rule_fits
from ludoteka.native.frames import FrameLocals
from ludoteka.native.graph import Step
from ludoteka.native.results import ResultWriter
from ludoteka.native.texts import NUMBERS
from ludoteka.native.waits import interpreted

TAKEN = 1 << 20
"""A step's number with this added: the choice that was waited for there is taken."""


class ChoiceWriter(ResultWriter):
    """Writes the actions that wait for a choice."""

    def _pause(self, action: act.Action, most: int, after: tuple[int, ...] = (), *,
               enters: tuple[int, ...] = (), writes: bool = False) -> Pause:
        pc = self.pc
        self._begin(Step(after=after or (pc + 1,), pauses=True, enters=enters, writes=writes))
        pause = self.compiler.pauses[pc] = Pause(pc, self.entry, action, most)
        self.compiler.returns.add(pc)
        self.e.put("i32", self.e.at(self.rp, at.PC), str(pc))
        self.e.give(str(PAUSED))
        self.chosen = True
        return pause

    def do_Choose(self, action: act.Choose) -> None:
        among = self.plan.among(action.of) if action.sort == "thing" else 0
        pause = self._pause(action, among.bit_length() if among else self._members(action.sort))
        pause.distinct = action.sort not in ("piece", "thing") or (
            self._read_apart(among) if action.sort == "thing" else self.plan.layers == 1)

    def _read_apart(self, among: int) -> bool:
        """Whether no two things that can be chosen together read alike: neither dice nor pieces are among them."""
        catalogue = self.layout.catalogue
        return not any(catalogue.faces[thing] or catalogue.is_piece(thing) for thing in bits(among))

    def _members(self, sort: str) -> int:
        """How many there are of a sort."""
        return {"region": len(self.machine.regions), "player": self.plan.seats,
                "thing": self.plan.things}.get(sort, self.layout.slots)

    def do_ChooseNumber(self, action: act.ChooseNumber) -> None:
        self._pause(action, NumberPause.MOST + 1)
        self.compiler.texts.table(map(str, range(NUMBERS)))

    def do_ChooseKind(self, action: act.ChooseKind) -> None:
        self._pause(action, self.plan.kinds)

    def do_ChooseWay(self, action: act.ChooseWay) -> None:
        most = max(1, len(self.geometry.directions))
        self._pause(action, most)

    def do_Either(self, action: act.Either) -> None:
        pc = self.pc
        pause = self._pause(action, len(action.branches))
        pause.silent = not all(label for label, _ in action.branches)
        self._branches(pc, pause, (block for _, block in action.branches))

    def _branches(self, pc: int, pause: Pause, blocks: Iterable[act.Block]) -> None:
        """The blocks one of which is done after a pause; all of them go on at the same step."""
        jumps = []
        for block in blocks:
            pause.starts.append(self.pc)
            self.block(block)
            jumps.append(self._begin(Step()))
            self.e.jump(f"E{pc}")
        for one in jumps:
            self.graph.steps[one].after = (self.pc,)
        self.graph.steps[pc].after = tuple(pause.starts)
        self.e.place(f"E{pc}")

    def do_Use(self, action: act.Use) -> None:
        entries = self.machine.abilities.get(action.verb, [])
        if action.often:
            self._pause(action, self.layout.slots, writes=True)
            return
        if (self.chosen and self.plan.straight_on and len(entries) == 1
                and not self.machine.code.entries[entries[0]].rule.label):
            self._use_at_once(action, entries[0])
            return
        starts = tuple(self.machine.code.entries[entry].start for entry in entries)
        pause = self._pause(action, max(1, len(entries)), after=starts or (-1,))
        pause.silent = not all(self.machine.code.entries[entry].rule.label for entry in entries)
        self.compiler.returns.add(self.pc)
        for entry in entries:
            self.graph.backs.setdefault(entry, set()).add(self.pc)

    def _use_at_once(self, action: act.Use, entry: int) -> None:
        """Where there is but one way to do something, nobody waits for a choice; a turn of just that is one, though."""
        e, start = self.e, self.machine.code.entries[entry].start
        back = self.pc + 1
        self._begin(Step(enters=(start,), fails=True))
        self.compiler.returns.add(back)
        self.graph.backs.setdefault(entry, set()).add(back)
        thing, you = self.locals.get(e, action.local), self.locals.get(e, form.YOU)
        there, on = e.op(f"icmp sge i32 {thing}, 0"), e.label()
        with e.when(e.op(f"xor i1 {there}, true")):
            self._fail()
        with e.when(e.op(f"xor i1 {rule_fits(self, entry, thing, action.sort)}, true")):
            self._fail()
        e.place(on)
        self._burn()
        self.enter(entry, you, thing, [], str(back))
        self.go(start)

    def do_DrawnMove(self, action: act.DrawnMove) -> None:
        if action.all_at_once:
            pc = self._plain(writes=True, fails=True)
            name = self.compiler.drawn(pc, self.entry, action, "all")
            count = self.e.op(f"call i32 @{name}(ptr {self.st}, ptr {self.rp})")
            with self.e.when(self.e.op(f"icmp eq i32 {count}, 0")):
                self._fail()
            return
        far = action.ways.of_pieces is not None and any(kind.far for kind in self.plan.description.kinds.values())
        most = max(8, len(self.geometry.directions)) * (self.plan.cells if far else 1) + 1
        pause = self._pause(action, most, writes=True)
        pause.distinct = False

    # ---- chance --------------------------------------------------------------------------------------------------
    def _chance(self, action: act.Action, most: int, *, sure: bool) -> Pause:
        pc = self.pc
        self._begin(Step(after=(pc + 1,), chance=True, sure=sure))
        pause = self.compiler.pauses[pc] = Pause(pc, self.entry, action, most)
        pause.chance = True
        self.compiler.returns.add(pc)
        return pause

    def _wait(self, pause: Pause) -> None:
        self.e.put("i32", self.e.at(self.rp, at.PC), str(pause.pc))
        self.e.give(str(PAUSED))

    def do_Random(self, action: act.Random) -> None:
        e = self.e
        pause = self._chance(action, self._members(action.sort), sure=False)
        found = self.set(action.of)
        if action.sort == "thing":
            found = self.told_apart(found)
        with e.when(e.op(f"icmp sgt i32 {e.count(found)}, 1")):
            self._wait(pause)
        self.locals.put(e, action.local, e.first(found))

    def do_RandomNumber(self, action: act.RandomNumber) -> None:
        e, most = self.e, NumberPause.MOST + 1
        fixed = isinstance(action.low, form.Num) and isinstance(action.high, form.Num)
        if isinstance(action.low, form.Num) and isinstance(action.high, form.Num):
            most = max(1, min(most, action.high.value - action.low.value + 1))
        pause = self._chance(action, most, sure=fixed and most > 1)
        low, high = self.number(action.low), self.number(action.high)
        with e.when(e.op(f"icmp sgt i32 {high}, {low}")):
            self._wait(pause)
        one = e.op(f"icmp eq i32 {high}, {low}")
        self.locals.put(e, action.local, e.op(f"select i1 {one}, i32 {low}, i32 -1"))

    def do_ByChance(self, action: act.ByChance) -> None:
        pc = self.pc
        pause = self._chance(action, 2, sure=True)
        self._wait(pause)
        self._branches(pc, pause, (action.then, action.otherwise))

    # ---- going on ------------------------------------------------------------------------------------------------
    def _take(self, pause: Pause) -> None:
        """Go on with the choice that was made at a pause."""
        e, action = self.e, pause.action
        e.place(f"T{pause.pc}")
        self.locals = FrameLocals(self.frame_pointer, self.plan.frames[pause.entry])
        if self.plan.waits is not None and not pause.chance:
            self.plan.waits.add_option(e, self.rp, interpreted(self, pause, "%p3"))
            self.keep_state()
        if isinstance(action, act.ChooseNumber | act.RandomNumber):
            self.locals.put(e, action.local, e.op(f"add i32 %p3, {self.number(action.low)}"))
        elif isinstance(action, act.Choose) and action.several is not None:
            self.take_several(pause, action)
            return
        elif isinstance(action, act.Choose | act.ChooseKind | act.ChooseWay | act.ChooseWord | act.Random):
            self.locals.put(e, action.local, "%p3")
        elif isinstance(action, act.Either | act.ByChance):
            labels = {number: f"P{start}" for number, start in enumerate(pause.starts)}
            self.compiler.returns.update(pause.starts)
            e.switch("%p3", labels, labels[0])
            return
        elif isinstance(action, act.Use) and action.often:
            cell = self.cell("%p3")
            piece = self.locals.get(e, action.local)
            e.op(f"call i1 @move_piece(ptr {self.st}, ptr {self.rp}, i32 {piece}, i32 {cell})")
        elif isinstance(action, act.Use):
            self._take_ability(pause, action)
            return
        elif isinstance(action, act.Settle | act.Roll):
            self.take_drawn(pause, action)
            return
        elif isinstance(action, act.DrawnMove):
            name = self.compiler.drawn(pause.pc, pause.entry, action, "take")
            e.op(f"call i32 @{name}(ptr {self.st}, ptr {self.rp}, i32 %p3)")
        self.go(pause.after)

    @abstractmethod
    def keep_state(self) -> None:
        """Where one of several is asked, everything can be put back as it is now."""

    @abstractmethod
    def take_drawn(self, pause: Pause, action: act.Settle | act.Roll) -> None:
        """Go on with the thing that chance has drawn, or with what dice show."""

    @abstractmethod
    def take_several(self, pause: Pause, action: act.Choose) -> None:
        """Go on with one more of several that are chosen together."""

    def _take_ability(self, pause: Pause, action: act.Use) -> None:
        e = self.e
        entries = self.machine.abilities.get(action.verb, [])
        you, this = self.locals.get(e, form.YOU), self.locals.get(e, action.local)
        labels = {number: e.label() for number in range(len(entries))}
        nothing = e.label()
        e.switch("%p3", labels, nothing)
        for number, entry in enumerate(entries):
            e.place(labels[number])
            self._burn()
            self.enter(entry, you, this, [], str(pause.after))
            self.go(self.machine.code.entries[entry].start)
        e.place(nothing)
        self._fail()
