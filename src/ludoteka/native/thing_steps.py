"""Steps of rules that move things, as native code: put, shuffled, drawn by chance."""

from __future__ import annotations

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.things import Zone
from ludoteka.native.choices import ChoiceWriter
from ludoteka.native.compiler import Pause


class ThingSteps(ChoiceWriter):
    """Writes the actions that deal with things."""

    def _zone(self, node: form.Expr) -> Zone:
        return self.plan.description.zones[self.zone_named(node).name]

    def _is_there(self, node: form.Expr) -> bool:
        """Whether a zone is surely one: everybody's, or that of the player who acts."""
        return isinstance(node, form.ZoneOf) and node.seat in (None, form.Local(form.YOU))

    def do_PutThings(self, action: act.PutThings) -> None:
        e = self.e
        box = action.zone == form.Num(0)
        zone = None if box else self._zone(action.zone)
        sure = box or (self._is_there(action.zone) and zone is not None and not zone.most)
        pc = self._plain(writes=True, fails=not sure)
        self.graph.steps[pc].shows = True
        place = self.number(action.zone)
        if not box and not self._is_there(action.zone):
            with e.when(e.op(f"icmp slt i32 {place}, 0")):
                self._fail()
        name, things = self.zones.put(zone, action.under, action.lying), self.set(action.things)
        done = e.op(f"call i1 @{name}(ptr {self.st}, {self.wide} {things}, i32 {place})")
        if not sure:
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

    def do_ChooseWord(self, action: act.ChooseWord) -> None:
        self._pause(action, len(action.words))

    def take_drawn(self, pause: Pause, action: act.Settle) -> None:
        self.zones.draw(self.e, self.st, "%p3", action.bottom)
        self.go(pause.pc)
