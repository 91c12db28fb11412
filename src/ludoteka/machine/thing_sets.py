"""Things and zones of the form as functions over a run."""

from __future__ import annotations

from collections.abc import Callable

from ludoteka.language import form
from ludoteka.machine.filters import FilterCompiler, Keep
from ludoteka.machine.sets import Value
from ludoteka.machine.state import Frame, Run, bits

_FROM_ABOVE = ("last", "top", "highest", "rightmost")
_SKIPPED = {"second": 1, "third": 2}


class ThingCompiler(FilterCompiler):
    """Turns what is said of cards and other things, and of the zones where they lie, into functions."""

    def set_Things(self, node: form.Things) -> Value:
        kind, zones = self.layout.catalogue.mask(node.kind), self.machine.zones
        if node.box:
            return lambda run, frame: kind
        return lambda run, frame: kind & zones.in_play(run.state)

    def set_InZones(self, node: form.InZones) -> Value:
        inside = self.machine.zones.inside
        if isinstance(node.zones, form.One):
            zone = self.value(node.zones.of)
            return lambda run, frame: inside(run.state, zone(run, frame))
        several = self.value(node.zones)

        def in_zones(run: Run, frame: Frame) -> int:
            found = 0
            for place in bits(several(run, frame)):
                found |= inside(run.state, place)
            return found

        return in_zones

    def set_ThingsOn(self, node: form.ThingsOn) -> Value:
        cells, on = self.value(node.cells), self.machine.zones.on
        return lambda run, frame: on(run.state, cells(run, frame))

    def set_CellsUnder(self, node: form.CellsUnder) -> Value:
        things, under = self.value(node.things), self.machine.zones.under

        def cells(run: Run, frame: Frame) -> int:
            found = 0
            for thing in bits(things(run, frame)):
                if (cell := under(run.state, thing)) >= 0:
                    found |= 1 << cell
            return found

        return cells

    def value_CellUnder(self, node: form.CellUnder) -> Value:
        thing, under = self.value(node.thing), self.machine.zones.under

        def cell(run: Run, frame: Frame) -> int:
            item = thing(run, frame)
            return under(run.state, item) if item >= 0 else -1

        return cell

    def value_PlaceOf(self, node: form.PlaceOf) -> Value:
        cell, zones = self.value(node.cell), self.layout.catalogue.zones

        def place(run: Run, frame: Frame) -> int:
            found = cell(run, frame)
            return zones + found if found >= 0 else -1

        return place

    def empty(self, run: Run) -> int:
        """The cells with nothing on them."""
        free = super().empty(run)
        return free & ~self.machine.zones.covered(run.state) if self.layout.catalogue.on_cells else free

    def value_ZoneOf(self, node: form.ZoneOf) -> Value:
        first = self.layout.catalogue.first[node.name]
        if node.seat is None:
            return lambda run, frame: first
        seat = self.value(node.seat)

        def zone_of(run: Run, frame: Frame) -> int:
            who = seat(run, frame)
            return first + who if who >= 0 else -1

        return zone_of

    def value_Different(self, node: form.Different) -> Value:
        of, local, value = self.value(node.of), node.local, self.value(node.value)

        def different(run: Run, frame: Frame) -> int:
            found = set()
            for item in bits(of(run, frame)):
                frame[local] = item
                found.add(value(run, frame))
            return len(found)

        return different

    # ---- what is kept ----------------------------------------------------------------------------------------------
    def printed(self, store: str) -> list[int] | None:
        """What is only printed on things: a table, no part of the state."""
        return self.layout.catalogue.printed.get(store) if store not in self.layout.base else None

    def read_printed(self, table: list[int], of: Value, nothing: int) -> Value:
        """What is printed on one thing."""
        def read(run: Run, frame: Frame) -> int:
            item = of(run, frame)
            return table[item] if item >= 0 else nothing

        return read

    def printed_with(self, table: list[int], wanted: Value) -> Value:
        """All things on which a value is printed."""
        masks: dict[int, int] = {}
        for item, value in enumerate(table):
            masks[value] = masks.get(value, 0) | 1 << item
        return lambda run, frame: masks.get(wanted(run, frame), 0)

    # ---- whose things are, and how they lie ------------------------------------------------------------------------
    def thing_owner(self, thing: Value) -> Value:
        """The function of a thing's owner."""
        owner = self.machine.zones.owner

        def owner_of(run: Run, frame: Frame) -> int:
            item = thing(run, frame)
            return owner(run.state, item) if item >= 0 else -1

        return owner_of

    def keep_things_of(self, node: form.OwnedBy) -> Keep:
        """The things that belong to a seat, to some seats, or to any other seat."""
        seat, owner = self.value(node.seat), self.machine.zones.owner
        fits: Callable[[int, int], bool]
        if node.any_of:
            fits = lambda who, wanted: who >= 0 and bool(wanted >> who & 1)  # noqa: E731  # three rules side by side
        elif node.enemy:
            fits = lambda who, wanted: who >= 0 and who != wanted  # noqa: E731  # as above
        else:
            fits = lambda who, wanted: who == wanted  # noqa: E731  # as above

        def owned(run: Run, frame: Frame, found: int) -> int:
            wanted = seat(run, frame)
            return sum(1 << item for item in bits(found) if fits(owner(run.state, item), wanted))

        things = self.layout.catalogue
        if things.parts.made or any(holder >= 0 for _, holder in things.places):
            return owned
        known: dict[int, int] = {}

        def given(run: Run, frame: Frame, found: int) -> int:
            """Where no zone is anybody's, things belong for ever to those to whom they were given."""
            wanted = seat(run, frame)
            if wanted not in known:
                known[wanted] = sum(1 << item for item, who in enumerate(things.givens) if fits(who, wanted))
            return found & known[wanted]

        return given

    def keep_Unseen(self, node: form.Unseen) -> Keep:
        """Those that a player cannot tell from one of them."""
        one, zones = self.value(node.one), self.machine.zones
        return lambda run, frame, found: zones.unseen_with(run.state, one(run, frame), found, frame[form.YOU])

    def keep_ends(self, node: form.Superlative) -> Keep:
        """The top, bottom, first or last things of a zone."""
        in_order, skipped, count = self.machine.zones.in_order, _SKIPPED.get(node.which, 0), node.count
        from_above = node.which in _FROM_ABOVE

        def ends(run: Run, frame: Frame, found: int) -> int:
            order = in_order(run.state, bits(found))
            taken = (order[::-1] if from_above else order)[skipped:skipped + count]
            return sum(1 << item for item in taken)

        return ends
