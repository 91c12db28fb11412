"""Cells found from others in a world known in part: steps, lines of sight, leaps, neighbours."""

from __future__ import annotations

from collections.abc import Callable

from ludoteka.language import form
from ludoteka.machine.state import bits
from ludoteka.opponents.solving.possible_sets import Bounds, Frame, PossibleSets, SetOf
from ludoteka.opponents.solving.worlds import Unjudged, World, single, values

WaysOf = Callable[[World, Frame, int], tuple[frozenset[int], frozenset[int]]]


class PossibleDirections(PossibleSets):
    """Turns sets that are found along directions into functions that give bounds."""

    def ways(self, ways: form.Ways) -> WaysOf:
        """The directions from a cell: those that it surely goes along, and those that it may."""
        if ways.of_pieces is not None:
            return self._along(self.set(ways.of_pieces))
        if ways.toward is not None or ways.away is not None or ways.ahead_of is not None or ways.chosen is not None:
            raise Unjudged
        fixed = frozenset(self.machine.directions(ways.names, -1))
        return lambda world, frame, start: (fixed, fixed)

    def _along(self, pieces: SetOf) -> WaysOf:
        def along(world: World, frame: Frame, start: int) -> tuple[frozenset[int], frozenset[int]]:
            must, may = pieces(world, frame, self.places_on(1 << start))
            sure, possible = frozenset[int](), frozenset[int]()
            for slot in bits(may):
                surely, maybe = self.piece_ways(world, slot)
                sure, possible = sure | (surely if must >> slot & 1 else frozenset()), possible | maybe
            return sure, possible

        return along

    def piece_ways(self, world: World, slot: int) -> tuple[frozenset[int], frozenset[int]]:
        """The ways that whatever stands on a place surely has, and those that it may have."""
        facing = self.layout.base.get("piece.facing", -1)
        facings = values(world.read(facing + slot)) if facing >= 0 else [0]
        found = [frozenset(self.machine.ways_facing(code, way)) for code in values(world.read(slot)) for way in facings]
        return frozenset.intersection(*found), frozenset.union(*found)

    def set_Steps(self, node: form.Steps) -> SetOf:
        start, ways, count = self.set(node.start), self.ways(node.ways), self.number(node.count)
        steps = self.geometry.steps

        def stepped(world: World, frame: Frame, within: int) -> Bounds:
            begin, maybe = start(world, frame, -1)
            far = count(world, frame)
            must = may = 0
            for cell in bits(maybe):
                sure, possible = ways(world, frame, cell)
                for way in possible:
                    for number in values(far):
                        goal = self._walked(cell, steps[way], number)
                        if goal >= 0:
                            may |= 1 << goal
                            must |= 1 << goal if begin >> cell & 1 and way in sure and single(far) else 0
            return must & within, may & within

        return stepped

    @staticmethod
    def _walked(cell: int, table: list[int], count: int) -> int:
        for _ in range(min(count, len(table))):
            cell = table[cell]
            if cell < 0:
                return -1
        return cell if count > 0 else -1

    def set_Sight(self, node: form.Sight) -> SetOf:
        start, ways, steps = self.set(node.start), self.ways(node.ways), self.geometry.steps

        def sight(world: World, frame: Frame, within: int) -> Bounds:
            begin, maybe = start(world, frame, -1)
            must = may = 0
            for cell in bits(maybe):
                sure, possible = ways(world, frame, cell)
                for way in possible:
                    seen, surely = steps[way][cell], bool(begin >> cell & 1) and way in sure
                    while seen >= 0 and seen != cell:
                        may |= 1 << seen
                        must |= 1 << seen if surely else 0
                        clear, perhaps = self.empty(world, 1 << seen)
                        if not perhaps:
                            break
                        surely = surely and bool(clear)
                        seen = steps[way][seen]
            return must & within, may & within

        return sight

    def set_Leap(self, node: form.Leap) -> SetOf:
        return self._around(self.set(node.start), self.machine.leaps(node.long, node.short), False)

    def set_Near(self, node: form.Near) -> SetOf:
        return self._around(self.set(node.start), self.geometry.touching if node.touching else self.geometry.beside,
                            node.outside)

    def _around(self, start: SetOf, table: list[int], outside: bool) -> SetOf:
        def near(world: World, frame: Frame, within: int) -> Bounds:
            within &= self.full
            asked = within
            if within != self.full:
                for cell in bits(within):
                    asked |= table[cell]
            begin, maybe = start(world, frame, asked)
            must = may = 0
            for cell in bits(maybe):
                may |= table[cell]
                must |= table[cell] if begin >> cell & 1 else 0
            if outside:
                must, may = must & ~maybe, may & ~begin
            return must & within, may & within

        return near

    def set_Linked(self, node: form.Linked) -> SetOf:
        pieces = self.set(node.pieces)

        def around(world: World, frame: Frame, within: int) -> Bounds:
            begin, maybe = pieces(world, frame, self.full_slots)
            must = may = 0
            for cell in bits(self.cells_of(maybe)):
                here = self.places_on(1 << cell)
                sure, possible = self.linked(world, cell, (begin & here, maybe & here), (self.full_slots,) * 2)
                must, may = must | sure, may | possible
            return must & within, may & within

        return around

    def linked(self, world: World, cell: int, pieces: Bounds, others: Bounds) -> Bounds:
        """The cells one step along the ways of a cell's pieces, where one of the others has a way back."""
        must = may = 0
        sure, possible = self._reached(world, cell, pieces)
        for goal in bits(possible):
            back, perhaps = self._reached(world, goal, others)
            may |= 1 << goal if perhaps >> cell & 1 else 0
            must |= 1 << goal if sure >> goal & 1 and back >> cell & 1 else 0
        return must, may

    def _reached(self, world: World, cell: int, pieces: Bounds) -> Bounds:
        must = may = 0
        for slot in range(cell, self.layout.slots, self.size):
            if pieces[1] >> slot & 1:
                sure, possible = self.piece_ways(world, slot)
                for way in possible:
                    goal = self.geometry.steps[way][cell]
                    if goal >= 0:
                        may |= 1 << goal
                        must |= 1 << goal if way in sure and pieces[0] >> slot & 1 else 0
        return must, may
