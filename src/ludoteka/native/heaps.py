"""Things that lie on cells, any number of them on each, as native code."""

from __future__ import annotations

from ludoteka.language import form
from ludoteka.native.thing_sets import ThingWriter


class HeapWriter(ThingWriter):
    """Writes what is said of things and the cells that they lie on; a cell is a place behind all zones."""

    @property
    def _first(self) -> int:
        """The place of the first cell."""
        return self.layout.catalogue.zones

    def on_cell(self, cell: str) -> str:
        """The things on a cell that is there."""
        return self.in_zone(self.e.op(f"add i32 {cell}, {self._first}"))

    def under(self, thing: str) -> str:
        """The cell that a thing that is there lies on, or -1."""
        place = self.e.op(f"sub i32 {self.kept(self.layout.place, thing)}, {self._first}")
        return self.e.op(f"call i32 @llvm.smax.i32(i32 {place}, i32 -1)")

    def set_ThingsOn(self, node: form.ThingsOn) -> str:
        e, found = self.e, self.e.variable(self.wide, "0")
        with self.each(node.cells) as (cell, _):
            e.put(self.wide, found, e.any_of(e.get(self.wide, found), self.on_cell(cell)))
        return e.get(self.wide, found)

    def lies_in(self, node: form.InZones | form.ThingsOn, thing: str) -> str:
        e = self.e
        if isinstance(node, form.InZones):
            return self.contains(node.zones, self.kept(self.layout.place, thing))
        answer, cell = e.variable("i1", "false"), self.under(thing)
        with e.when(e.op(f"icmp sge i32 {cell}, 0")):
            e.put("i1", answer, self.contains(node.cells, cell))
        return e.get("i1", answer)

    def set_CellsUnder(self, node: form.CellsUnder) -> str:
        e, found = self.e, self.e.variable(self.wide, "0")
        with self.each(node.things) as (thing, _):
            e.put(self.wide, found, e.any_of(e.get(self.wide, found), self.one_or_none(self.under(thing))))
        return e.get(self.wide, found)

    def number_CellUnder(self, node: form.CellUnder) -> str:
        e, thing = self.e, self.number(node.thing)
        there = e.op(f"icmp sge i32 {thing}, 0")
        cell = self.under(e.op(f"select i1 {there}, i32 {thing}, i32 0"))
        return e.op(f"select i1 {there}, i32 {cell}, i32 -1")

    def number_PlaceOf(self, node: form.PlaceOf) -> str:
        e, cell = self.e, self.number(node.cell)
        there = e.op(f"icmp sge i32 {cell}, 0")
        return e.op(f"select i1 {there}, i32 {e.op(f'add i32 {cell}, {self._first}')}, i32 -1")

    def empty(self) -> str:
        """The cells with nothing on them."""
        e, free = self.e, super().empty()
        if not self.layout.catalogue.on_cells:
            return free
        found = e.variable(self.wide, free)
        with e.counted(str(self.plan.cells)) as (cell, _), e.when(e.some(self.on_cell(cell))):
            e.put(self.wide, found, e.without(e.get(self.wide, found), e.one(cell)))
        return e.get(self.wide, found)
