"""Tiles and parts of the form as functions over a run."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludoteka.language import form
from ludoteka.language.soundness import parts
from ludoteka.machine.filters import Keep
from ludoteka.machine.sets import Value
from ludoteka.machine.state import Frame, Run, bits
from ludoteka.machine.thing_sets import ThingCompiler


class TileCompiler(ThingCompiler):
    """Turns what is said of tiles and of their parts into functions."""

    def set_Things(self, node: form.Things) -> Value:
        things, first = super().set_Things(node), self.layout.catalogue.parts.first
        own = self.layout.catalogue.mask(node.kind)
        inside = own >> first << first
        if not inside or node.box:
            return things
        laid = self.machine.laying.laid
        if inside == own:
            return lambda run, frame: own & laid(run).parts
        return lambda run, frame: things(run, frame) | inside & laid(run).parts

    def set_PartsOf(self, node: form.PartsOf) -> Value:
        of = self.layout.catalogue.parts.of
        return self._gathered(node.tiles, lambda run: of)

    def set_TilesOf(self, node: form.TilesOf) -> Value:
        known = self.layout.catalogue.parts
        tiles = {part: 1 << known.tile(part) for part in known.all}
        return self._gathered(node.parts, lambda run: tiles)

    def set_Facing(self, node: form.Facing) -> Value:
        laid = self.machine.laying.laid
        return self._gathered(node.parts, lambda run: laid(run).facing)

    def set_Fronts(self, node: form.Fronts) -> Value:
        laid = self.machine.laying.laid
        return self._gathered(node.parts, lambda run: laid(run).fronts)

    def set_Adjoining(self, node: form.Adjoining) -> Value:
        adjoining = self.layout.catalogue.parts.adjoining
        return self._gathered(node.parts, lambda run: adjoining)

    def _gathered(self, node: form.Expr, table: Callable[[Run], Mapping[int, int]]) -> Value:
        """All that a table has for the members of a set."""
        members = self.value(node)

        def gathered(run: Run, frame: Frame) -> int:
            known, found = table(run), 0
            for one in bits(members(run, frame)):
                found |= known.get(one, 0)
            return found

        return gathered

    def keep_Reaching(self, node: form.Reaching) -> Keep:
        cells, laid = self.value(node.cells), self.machine.laying.laid

        def reaching(run: Run, frame: Frame, found: int) -> int:
            table, wanted = laid(run).fronts, cells(run, frame)
            return sum(1 << part for part in bits(found) if table.get(part, 0) & wanted)

        return reaching

    def set_OnParts(self, node: form.OnParts) -> Value:
        of, on = self.value(node.parts), self.machine.zones.on_parts
        return lambda run, frame: on(run.state, of(run, frame))

    def value_PartPlace(self, node: form.PartPlace) -> Value:
        part, place_of = self.value(node.part), self.layout.catalogue.part_place

        def place(run: Run, frame: Frame) -> int:
            found = part(run, frame)
            return place_of(found) if found >= 0 else -1

        return place

    def value_NameOf(self, node: form.NameOf) -> Value:
        thing, names = self.value(node.thing), self.layout.catalogue.name_numbers

        def name_of(run: Run, frame: Frame) -> int:
            found = thing(run, frame)
            return names[found] if found >= 0 else -1

        return name_of

    def keeping(self, node: form.Where) -> Value | None:
        """All things of one name, where the condition asks just that."""
        same, name = node.condition, form.NameOf(form.Local(node.local))
        if not isinstance(same, form.Compare) or same.op != "=" or same.left != name:
            return super().keeping(node)
        if form.Local(node.local) in parts(same.right):
            return None
        return self.printed_with(self.layout.catalogue.name_numbers, self.value(same.right))

    def keep_JoinedTo(self, node: form.JoinedTo) -> Keep:
        if node.sort != "thing":
            return super().keep_JoinedTo(node)
        start, laying = self.value(node.start), self.machine.laying
        return lambda run, frame, found: laying.joined(laying.laid(run), start(run, frame) & found, found)

    def empty(self, run: Run) -> int:
        """The cells with nothing on them; on a growing board no pieces lie but those that are things."""
        if not self.geometry.growing:
            return super().empty(run)
        return self.geometry.all_cells & ~self.machine.zones.covered(run.state)
