"""What native code reads of a position: what stands where, what is kept, whose a piece is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ludoteka.language import form
from ludoteka.native.emit import Function, Module
from ludoteka.native.frames import Locals
from ludoteka.native.plan import Plan


class PlaceWriter(ABC):
    """Writes into a function over a position (`st`) and a running point (`rp`)."""

    def __init__(self, plan: Plan, e: Function, locals_: Locals, st: str, rp: str) -> None:
        self.plan, self.e, self.locals, self.st, self.rp = plan, e, locals_, st, rp
        self.machine, self.geometry, self.layout = plan.machine, plan.geometry, plan.layout
        self.module: Module = e.module
        self.wide = e.module.set_type

    @abstractmethod
    def number(self, node: form.Expr) -> str:
        """A single value, 32 bits wide."""

    @abstractmethod
    def set(self, node: form.Expr) -> str:
        """A set, as wide as all places."""

    @abstractmethod
    def condition(self, node: form.Expr) -> str:
        """One bit."""

    def state(self, place: str | int) -> str:
        """An integer of the state."""
        return self.e.get("i32", self.e.at(self.st, place, 4))

    def kept(self, base: int, item: str) -> str:
        """What an item that is there keeps."""
        return self.e.get("i32", self.e.at(self.e.at(self.st, base * 4), item, 4))

    def derived(self, offset: int) -> str:
        return self.e.get(self.wide, self.e.at(self.st, offset))

    def owner_of(self, code: str) -> str:
        table = self.module.table(self.layout.owner_of(code) for code in range(self.layout.codes))
        return self.e.look_up(table, code)

    def kind_of(self, code: str) -> str:
        table = self.module.table(self.layout.kind_of(code) for code in range(self.layout.codes))
        return self.e.look_up(table, code)

    def owned(self, seat: str) -> str:
        """All pieces of a seat; of nobody for -1."""
        e = self.e
        return e.get(self.wide, e.at(e.at(self.st, self.plan.owned + self.plan.set_bytes), seat, self.plan.set_bytes))

    def empty(self) -> str:
        """The cells with nothing on the top layer."""
        every = self.derived(self.plan.empty)
        shift = (self.plan.layers - 1) * self.plan.cells
        return every if not shift else self.e.op(f"lshr {self.wide} {every}, {shift}")

    def cell(self, slot: str) -> str:
        """The cell of a place that is there."""
        return slot if self.plan.layers == 1 else self.e.op(f"urem i32 {slot}, {self.plan.cells}")

    def cells_of(self, places: str) -> str:
        if self.plan.layers == 1:
            return places
        e, full = self.e, (1 << self.plan.cells) - 1
        found = e.both(places, str(full))
        for layer in range(1, self.plan.layers):
            found = e.any_of(found, e.both(e.op(f"lshr {self.wide} {places}, {layer * self.plan.cells}"), str(full)))
        return found

    def places_on(self, cells: str) -> str:
        found = cells
        for layer in range(1, self.plan.layers):
            found = self.e.any_of(found, self.e.op(f"shl {self.wide} {cells}, {layer * self.plan.cells}"))
        return found
