"""Boards that are set up anew, as native code: everything that a drawing shows is known beforehand."""

from __future__ import annotations

from ludoteka.language import actions as act
from ludoteka.language.context import PLACES
from ludoteka.machine.setup import set_up
from ludoteka.machine.state import Run
from ludoteka.native.plan import NotNative
from ludoteka.native.thing_steps import CELL, ThingSteps


class BoardSteps(ThingSteps):
    """Writes the action that clears the boards and lays them out."""

    def do_SetUpBoard(self, action: act.SetUpBoard) -> None:
        e, catalogue = self.e, self.layout.catalogue
        if any(not catalogue.is_piece(catalogue.names.index(meaning.thing))
               for meaning in self.plan.description.legend.values() if meaning.thing):
            raise NotNative("boards that are set up anew with cards on them are left to the interpreter")
        pc = self._plain(writes=True)
        self.graph.steps[pc].shows = bool(self.plan.things)
        drawn = self.machine.run_type(self.layout, self.layout.first_state())
        set_up(self.machine, drawn)
        with e.members(e.op(f"xor {self.wide} {self.derived(self.plan.empty)}, {(1 << self.layout.slots) - 1}")
                       ) as (slot, _):
            e.do(f"call void @remove_piece(ptr {self.st}, ptr {self.rp}, i32 {slot})")
        self._lay_things(drawn)
        for there in range(self.layout.slots):
            if drawn.state[there]:
                e.do(f"call void @place_piece(ptr {self.st}, i32 {there}, i32 {drawn.state[there]})")
                for base, start in self.layout.piece_stores:
                    if drawn.state[base + there] != start:
                        self._keep(base + there, str(drawn.state[base + there]))
        for store, kept in self.plan.description.kept.items():
            if kept.owner in PLACES:
                base = self.layout.base[store]
                for place in range(base, base + self.layout.count(kept.owner)):
                    self._keep(place, str(drawn.state[place]))

    def _lay_things(self, drawn: Run) -> None:
        """Counted pieces go back into the box, and from there onto their cells."""
        counted = self.machine.zones.counted()
        if not counted:
            return
        self._put(counted, 0)
        for place in range(self.layout.catalogue.zones, self.plan.places):
            if lain := self.machine.zones.inside(drawn.state, place) & counted:
                self._put(lain, place)

    def _put(self, things: int, place: int) -> None:
        name = self.zones.put(CELL if place else None, False, "")
        self.e.op(f"call i1 @{name}(ptr {self.st}, {self.wide} {things}, i32 {place})")
