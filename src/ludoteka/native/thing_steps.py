"""Steps of rules that move things, as native code: put, shuffled, drawn by chance."""

from __future__ import annotations

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.things import Zone
from ludoteka.machine.dice import MOST
from ludoteka.native.choices import ChoiceWriter
from ludoteka.native.compiler import Pause
from ludoteka.native.dice import DiceWriter
from ludoteka.native.graph import Step
from ludoteka.native.several import enough

CELL = Zone("", "game")
"""Any cell, as a place for things."""


class ThingSteps(ChoiceWriter):
    """Writes the actions that deal with things."""

    def _zone(self, node: form.Expr) -> Zone:
        if isinstance(node, form.PlaceOf):
            return CELL
        return self.plan.description.zones[self.zone_named(node).name]

    def _is_there(self, node: form.Expr) -> bool:
        """Whether a zone is surely one: everybody's, or that of the player who acts."""
        return isinstance(node, form.ZoneOf) and node.seat in (None, form.Local(form.YOU))

    def do_PutThings(self, action: act.PutThings) -> None:
        e = self.e
        box = action.zone == form.Num(0)
        zone = None if box else self._zone(action.zone)
        sure = box or (self._is_there(action.zone) and zone is not None and not zone.most)
        sure = sure and not action.wanted
        pc = self._plain(writes=True, fails=not sure)
        self.graph.steps[pc].shows = True
        place = self.number(action.zone)
        if not box and not self._is_there(action.zone):
            with e.when(e.op(f"icmp slt i32 {place}, 0")):
                self._fail()
        name, things = self.zones.put(zone, action.under, action.lying), self.set(action.things)
        if action.wanted:
            with e.when(e.op(f"icmp eq {self.wide} {things}, 0")):
                self._fail()
        done = e.op(f"call i1 @{name}(ptr {self.st}, {self.wide} {things}, i32 {place})")
        if not sure:
            with e.when(e.op(f"xor i1 {done}, true")):
                self._fail()

    def do_SwapThings(self, action: act.SwapThings) -> None:
        pc = self._plain(writes=True)
        self.graph.steps[pc].shows = True
        first, second = self.number(action.first), self.number(action.second)
        name = self.zones.swap_things((action.first_told, action.second_told))
        self.e.do(f"call void @{name}(ptr {self.st}, i32 {first}, i32 {second})")

    def do_SwapZones(self, action: act.SwapZones) -> None:
        e, pc = self.e, self._plain(writes=True, fails=True)
        self.graph.steps[pc].shows = True
        first, second = self.number(action.first), self.number(action.second)
        with e.when(e.op(f"icmp slt i32 {e.op(f'or i32 {first}, {second}')}, 0")):
            self._fail()
        done = e.op(f"call i1 @{self.zones.swap_zones()}(ptr {self.st}, i32 {first}, i32 {second})")
        with e.when(e.op(f"xor i1 {done}, true")):
            self._fail()

    def do_ShuffleZone(self, action: act.ShuffleZone) -> None:
        zone = self._zone(action.zone)
        self._plain(writes=True)
        self.zones.shuffle(self.e, self.st, zone, self.number(action.zone))

    def do_Settle(self, action: act.Settle) -> None:
        e, zone = self.e, self._zone(action.zone)
        self._plain(writes=bool(zone.refill))
        if zone.refill:
            self.zones.refill(e, self.st, zone, self.number(action.zone))
        pc, pause = self.pc, self._chance(action, self.plan.things, sure=False)
        self.graph.steps[pc].writes = True
        group, nothing = self.undecided(action), e.label()
        with e.when(e.some(group)):
            drawn = e.first(group)
            several = e.op(f"icmp ne {self.wide} {self.alike(drawn, group) if self.copies else e.one(drawn)}, {group}")
            with e.when(several):
                self._wait(pause)
            self.zones.draw(e, self.st, drawn, action.bottom)
            self.go(pc)
        e.place(nothing)

    def do_Roll(self, action: act.Roll) -> None:
        """The dice that are still to be rolled are in a local; they are decided as many at once as is possible."""
        e = self.e
        self._plain()
        rolled = self.set(action.dice)
        self.locals.put(e, action.rest, rolled)
        self.zones.cover(e, self.st, rolled)
        pc, pause = self.pc, self._chance(action, MOST, sure=False)
        self.graph.steps[pc].writes = self.graph.steps[pc].shows = True
        dice = self.locals.get(e, action.rest)
        with e.when(e.some(dice)):
            written = DiceWriter(self.compiler)
            room, count = written.grouped(e, self.st, self.rp, dice)
            with e.when(e.op(f"icmp sgt i32 {written.outcomes(e, room, count)}, 1")):
                self._wait(pause)
            self._rolled(action, "0")
            self.go(pc)

    def _rolled(self, action: act.Roll, throw: str) -> None:
        e, dice = self.e, self.locals.get(self.e, action.rest)
        rolled = e.op(f"call {self.wide} @roll(ptr {self.st}, ptr {self.rp}, {self.wide} {dice}, i32 {throw})")
        self.locals.put(e, action.rest, e.without(dice, rolled))

    def do_ChooseWord(self, action: act.ChooseWord) -> None:
        self._pause(action, len(action.words))

    def take_drawn(self, pause: Pause, action: act.Settle | act.Roll) -> None:
        if isinstance(action, act.Roll):
            self._rolled(action, "%p3")
        else:
            self.zones.draw(self.e, self.st, "%p3", action.bottom)
        self.go(pause.pc)

    # ---- several -----------------------------------------------------------------------------------------------------
    def do_Choose(self, action: act.Choose) -> None:
        if action.several is None:
            super().do_Choose(action)
            return
        e = self.e
        self._plain()
        self.locals.put(e, action.local, "0")
        pc = self.pc
        self._begin(Step(after=(pc + 1, pc), pauses=True, passes=True))
        pause = self.compiler.pauses[pc] = Pause(pc, self.entry, action, self._members(action.sort) + 1)
        pause.distinct = False
        self.compiler.returns.add(pc)
        on = e.label()
        e.branch(enough(self, action), on, waits := e.label())
        e.place(waits)
        self._wait(pause)
        e.place(on)

    def take_several(self, pause: Pause, action: act.Choose) -> None:
        e, done = self.e, pause.most - 1
        with e.when(e.op(f"icmp ne i32 %p3, {done}")):
            self.locals.put(e, action.local, e.any_of(self.locals.get(e, action.local), e.one("%p3")))
            self.go(pause.pc)
        self.go(pause.after)
