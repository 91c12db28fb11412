"""Sets of the form as functions over a run: cells, pieces, seats and regions as bit sets."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

from ludoteka.language import form
from ludoteka.machine.state import Frame, Run, bits

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

Value = Callable[[Run, Frame], int]


class SetCompiler(ABC):
    """Turns set nodes into functions, with the machine's tables."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.geometry = machine.geometry
        self.layout = machine.layout
        self.full = (1 << machine.geometry.size) - 1
        self.full_slots = (1 << machine.layout.slots) - 1
        self.layers = machine.layout.slots // max(1, machine.geometry.size)

    @abstractmethod
    def value(self, node: form.Expr) -> Value:
        """The function of any node."""

    def cells_of(self, mask: int) -> int:
        """The cells of a set of piece places."""
        if self.layers == 1:
            return mask
        cells = 0
        for layer in range(self.layers):
            cells |= (mask >> (layer * self.geometry.size)) & self.full
        return cells

    def places_on(self, mask: int) -> int:
        """All piece places on a set of cells."""
        if self.layers == 1:
            return mask
        places = 0
        for layer in range(self.layers):
            places |= mask << (layer * self.geometry.size)
        return places

    def empty(self, run: Run) -> int:
        """The cells with nothing on the top layer."""
        return run.masks[0] >> ((self.layers - 1) * self.geometry.size)

    def set_Cells(self, node: form.Cells) -> Value:
        cells = self.geometry.all_cells
        return lambda run, frame: cells

    def set_Edges(self, node: form.Edges) -> Value:
        edges = self.geometry.mask(self.geometry.edges)
        return lambda run, frame: edges

    def set_Corners(self, node: form.Corners) -> Value:
        corners = self.geometry.mask(self.geometry.corners)
        return lambda run, frame: corners

    def set_BoardCells(self, node: form.BoardCells) -> Value:
        cells = next(cells for name, _, cells in self.geometry.boards if name == node.board)
        mask = self.geometry.mask(cells)
        return lambda run, frame: mask

    def set_Players(self, node: form.Players) -> Value:
        everyone = (1 << self.layout.seats) - 1
        return lambda run, frame: everyone

    def set_Regions(self, node: form.Regions) -> Value:
        mask = self.machine.region_set(node.kind)
        return lambda run, frame: mask

    def set_Pieces(self, node: form.Pieces) -> Value:
        full = self.full_slots
        if not node.kinds:
            return lambda run, frame: full ^ run.masks[0]
        codes = self._codes(node.kinds)

        def pieces(run: Run, frame: Frame) -> int:
            masks, found = run.masks, 0
            for code in codes:
                found |= masks[code]
            return found

        return pieces

    def _codes(self, kinds: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(self.layout.code(self.layout.kinds.index(kind), owner)
                     for kind in kinds for owner in range(-1, self.layout.seats))

    def set_One(self, node: form.One) -> Value:
        of = self.value(node.of)

        def one(run: Run, frame: Frame) -> int:
            item = of(run, frame)
            return 1 << item if item >= 0 else 0

        return one

    def set_Union(self, node: form.Union) -> Value:
        parts = [self.value(part) for part in node.parts]

        def union(run: Run, frame: Frame) -> int:
            found = 0
            for part in parts:
                found |= part(run, frame)
            return found

        return union

    def set_Gather(self, node: form.Gather) -> Value:
        of, local, value = self.value(node.of), node.local, self.value(node.value)

        def gather(run: Run, frame: Frame) -> int:
            found = 0
            for item in bits(of(run, frame)):
                frame[local] = item
                found |= value(run, frame)
            return found

        return gather

    def set_CellsOf(self, node: form.CellsOf) -> Value:
        pieces = self.value(node.pieces)
        if self.layers == 1:
            return pieces
        return lambda run, frame: self.cells_of(pieces(run, frame))

    def set_PiecesOn(self, node: form.PiecesOn) -> Value:
        cells = self.value(node.cells)
        if self.layers == 1:
            return cells
        return lambda run, frame: self.places_on(cells(run, frame))

    def set_RegionCells(self, node: form.RegionCells) -> Value:
        regions, masks = self.value(node.regions), self.machine.regions

        def cells(run: Run, frame: Frame) -> int:
            found = 0
            for region in bits(regions(run, frame)):
                found |= masks[region]
            return found

        return cells
