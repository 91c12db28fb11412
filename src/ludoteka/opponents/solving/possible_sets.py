"""Sets of the rules in a world known in part: those that are surely in it, and those that may be."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from ludoteka.language import form
from ludoteka.machine.state import bits
from ludoteka.opponents.solving.worlds import Unjudged, World, lowest, one, single, values

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

FALSE, TRUE, UNKNOWN = 1, 2, 3
"""What a condition can be: one bit for each answer that is still possible."""
NEGATED = (0, TRUE, FALSE, UNKNOWN)
Bounds = tuple[int, int]
"""Those that are surely members, and those that may be."""
Frame = list[int | Bounds]
SetOf = Callable[[World, Frame, int], Bounds]
"""A set, of which only some members are asked for."""
NumberOf = Callable[[World, Frame], int]
TruthOf = Callable[[World, Frame], int]


class PossibleSets(ABC):
    """Turns set nodes into functions that give bounds."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.layout = machine.layout
        self.geometry = machine.geometry
        self.size = machine.geometry.size
        self.layers = machine.layout.slots // max(1, self.size)
        self.full = (1 << self.size) - 1
        self.full_slots = (1 << machine.layout.slots) - 1

    @abstractmethod
    def number(self, node: form.Expr) -> NumberOf:
        """The function of a node with one value: the values it may have."""

    @abstractmethod
    def set_Call(self, node: form.Call) -> SetOf:
        """A defined set."""

    def set(self, node: form.Expr) -> SetOf:
        """The function of a node that is a set."""
        maker = getattr(self, f"set_{type(node).__name__}", None)
        if maker is None:
            raise Unjudged
        return cast(SetOf, maker(node))

    def cells_of(self, mask: int) -> int:
        cells = 0
        for layer in range(self.layers):
            cells |= mask >> layer * self.size & self.full
        return cells

    def places_on(self, mask: int) -> int:
        places = 0
        for layer in range(self.layers):
            places |= mask << layer * self.size
        return places

    def empty(self, world: World, cells: int) -> Bounds:
        """The cells with nothing on the top layer."""
        top = self.machine.top
        must, may = world.having(0, 0, cells << top)
        return must >> top, may >> top

    @staticmethod
    def _fixed(members: int) -> SetOf:
        return lambda world, frame, within: (members & within, members & within)

    def set_Cells(self, node: form.Cells) -> SetOf:
        return self._fixed(self.geometry.all_cells)

    def set_Edges(self, node: form.Edges) -> SetOf:
        return self._fixed(self.geometry.mask(self.geometry.edges))

    def set_Corners(self, node: form.Corners) -> SetOf:
        return self._fixed(self.geometry.mask(self.geometry.corners))

    def set_BoardCells(self, node: form.BoardCells) -> SetOf:
        return self._fixed(self.geometry.mask(next(cells for name, _, cells in self.geometry.boards
                                                   if name == node.board)))

    def set_Players(self, node: form.Players) -> SetOf:
        return self._fixed((1 << self.layout.seats) - 1)

    def set_Regions(self, node: form.Regions) -> SetOf:
        return self._fixed(self.machine.region_set(node.kind))

    def set_Pieces(self, node: form.Pieces) -> SetOf:
        nothing = one(0)
        wanted = {one(self.layout.code(self.layout.kinds.index(kind), owner))
                  for kind in node.kinds for owner in range(-1, self.layout.seats)}

        def pieces(world: World, frame: Frame, within: int) -> Bounds:
            column = world.look(0, within)
            may = other = 0
            for code, mask in column.may.items():
                if code in wanted or (code != nothing and not wanted):
                    may |= mask
                else:
                    other |= mask
            return within & may & ~other, within & may

        return pieces

    def set_Local(self, node: form.Local) -> SetOf:
        def local(world: World, frame: Frame, within: int) -> Bounds:
            held = frame[node.index]
            if isinstance(held, int):
                raise Unjudged
            return held[0] & within, held[1] & within

        return local

    def set_One(self, node: form.One) -> SetOf:
        of = self.number(node.of)

        def only(world: World, frame: Frame, within: int) -> Bounds:
            items = of(world, frame)
            if single(items):
                item = lowest(items)
                found = 1 << item & within if item >= 0 else 0
                return found, found
            return 0, sum(1 << item for item in values(items) if item >= 0) & within

        return only

    def set_Union(self, node: form.Union) -> SetOf:
        parts = [self.set(part) for part in node.parts]

        def union(world: World, frame: Frame, within: int) -> Bounds:
            must = may = 0
            for part in parts:
                sure, possible = part(world, frame, within)
                must, may = must | sure, may | possible
            return must, may

        return union

    def set_Gather(self, node: form.Gather) -> SetOf:
        of, local, value = self.set(node.of), node.local, self.set(node.value)

        def gather(world: World, frame: Frame, within: int) -> Bounds:
            sure, possible = of(world, frame, -1)
            must = may = 0
            for item in bits(possible):
                frame[local] = one(item)
                given, maybe = value(world, frame, within)
                must, may = must | (given if sure >> item & 1 else 0), may | maybe
            return must, may

        return gather

    def set_CellsOf(self, node: form.CellsOf) -> SetOf:
        pieces = self.set(node.pieces)

        def cells(world: World, frame: Frame, within: int) -> Bounds:
            must, may = pieces(world, frame, self.places_on(within & self.full))
            return self.cells_of(must), self.cells_of(may)

        return cells

    def set_PiecesOn(self, node: form.PiecesOn) -> SetOf:
        cells = self.set(node.cells)

        def places(world: World, frame: Frame, within: int) -> Bounds:
            must, may = cells(world, frame, self.cells_of(within & self.full_slots))
            return self.places_on(must) & within, self.places_on(may) & within

        return places

    def set_RegionCells(self, node: form.RegionCells) -> SetOf:
        regions, masks = self.set(node.regions), self.machine.regions

        def cells(world: World, frame: Frame, within: int) -> Bounds:
            sure, possible = regions(world, frame, -1)
            must = may = 0
            for region in bits(possible):
                may |= masks[region]
                must |= masks[region] if sure >> region & 1 else 0
            return must & within, may & within

        return cells
