"""The tiles that lie on the board, and which of their parts face each other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ludoteka.language.tiles import STORE
from ludoteka.machine.state import Run, bits

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

_SIDES = ("up", "right", "down", "left")


@dataclass(slots=True)
class Laid:
    """What has been laid so far; it is never changed, so that many runs can share it."""

    tiles: dict[int, tuple[int, int]] = field(default_factory=dict)
    """For each cell the tile on it, and how that is turned."""
    parts: int = 0
    """The set of all parts that are laid."""
    facing: dict[int, int] = field(default_factory=dict)
    """For each part the set of those of neighbouring tiles that it faces."""
    fronts: dict[int, int] = field(default_factory=dict)
    """For each part the set of cells beside its tile on the sides that it reaches."""
    groups: dict[str, dict[int, int]] = field(default_factory=dict)
    """Areas that were asked for, by their word and for each member."""


class Laying:
    """Lays tiles onto the board."""

    def __init__(self, machine: Machine) -> None:
        self.parts = machine.layout.catalogue.parts
        self.layout, self.zones = machine.layout, machine.zones
        self._turned = machine.layout.base.get(STORE, -1)
        steps = dict(zip(machine.geometry.directions, machine.geometry.steps, strict=True))
        self._sides = {(tile, turned): [self._along(tile, side, turned) for side in range(4)]
                       for tile in self.parts.of for turned in range(4)}
        self._steps = [steps[side] for side in _SIDES] if self.parts.of and machine.geometry.growing else []

    def laid(self, run: Run) -> Laid:
        """What lies on the board of a run."""
        if run.laid is None:
            run.laid = self._found(run.state)
        return run.laid

    def _found(self, state: list[int]) -> Laid:
        found = Laid()
        for tile in self.parts.of:
            if (cell := self.zones.under(state, tile)) >= 0:
                found = self._with(found, state, tile, cell)
        return found

    def moved(self, run: Run, things: int, places: set[int], place: int) -> None:
        """Some things have come to a place from others: what faces what may have changed."""
        tiles = [thing for thing in bits(things) if thing in self.parts.of]
        if not tiles:
            return
        cell = place - self.layout.catalogue.zones
        fresh = all(origin < self.layout.catalogue.zones for origin in places)
        if run.laid is not None and (not fresh or cell >= 0):
            alone = fresh and len(tiles) == 1 and cell not in run.laid.tiles
            run.laid = self._with(run.laid, run.state, tiles[0], cell) if alone else None

    def turn(self, run: Run, things: int, turned: int) -> None:
        """Tiles lie turned from now on."""
        for thing in bits(things):
            run.state[self._turned + thing] = turned

    def _with(self, before: Laid, state: list[int], tile: int, cell: int) -> Laid:
        """The same with one more tile."""
        if not self._steps:
            return before
        turned = state[self._turned + tile] if self._turned >= 0 else 0
        after = Laid({**before.tiles, cell: (tile, turned)}, before.parts | self.parts.of[tile],
                     dict(before.facing), dict(before.fronts))
        after.facing |= dict.fromkeys(bits(self.parts.of[tile]), 0)
        after.fronts |= dict.fromkeys(bits(self.parts.of[tile]), 0)
        for side, (steps, mine) in enumerate(zip(self._steps, self._sides[tile, turned], strict=True)):
            near = steps[cell]
            for part in mine:
                if part >= 0 and near >= 0:
                    after.fronts[part] |= 1 << near
            if near in before.tiles:
                others = self._sides[before.tiles[near]][side - 2]
                for part, faced in zip(mine, reversed(others), strict=True):
                    if part >= 0 and faced >= 0:
                        after.facing[part] |= 1 << faced
                        after.facing[faced] |= 1 << part
        return after

    def _along(self, tile: int, side: int, turned: int) -> list[int]:
        start = self.parts.start(tile)
        return [start + part if part >= 0 else -1 for part in self.parts.shapes[tile].side(side, turned)]

    def joined(self, laid: Laid, group: int, inside: int) -> int:
        """All parts of a set that are connected with some of them through parts that face each other."""
        facing, front = laid.facing, group
        while front:
            near = 0
            for part in bits(front):
                near |= facing.get(part, 0)
            front = near & inside & ~group
            group |= front
        return group
