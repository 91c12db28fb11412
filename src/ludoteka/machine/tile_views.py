"""What a client sees of a growing board: the cells in use, and the parts of tiles as places on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ludoteka.core import CellView, PieceView, Point
from ludoteka.language.tiles import STORE, Part
from ludoteka.machine.state import bits

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


def window(machine: Machine, state: list[int], cells: range) -> Iterable[int]:
    """The cells of a board that are shown: of one that grows those with tiles, and those that touch them."""
    if not machine.geometry.growing:
        return cells
    covered = shown = machine.zones.covered(state)
    for cell in bits(covered):
        shown |= machine.geometry.touching[cell]
    return bits(shown or 1)


def rotation(machine: Machine, state: list[int], thing: int) -> int:
    """How far a tile is turned, in degrees to the right."""
    base = machine.layout.base.get(STORE, -1)
    return 90 * state[base + thing] if base >= 0 and thing in machine.layout.catalogue.parts.of else 0


def parts_of_tiles(machine: Machine, state: list[int]) -> Iterator[CellView]:
    """The parts of the tiles on the board, each with whoever stands on it."""
    parts, zones = machine.layout.catalogue.parts, machine.zones
    for tile in parts.of if machine.geometry.growing else ():
        if (cell := zones.under(state, tile)) >= 0:
            x, y = machine.geometry.places[cell]
            turned, size = rotation(machine, state, tile) // 90, _size(parts.shapes[tile].parts)
            for part in bits(parts.of[tile]):
                dx, dy = _middle(parts.made[part - parts.first], size, turned)
                yield CellView(zones.part_name(state, part), round(x + dx, 3), round(y + dy, 3), "part",
                               pieces=tuple(_standing(machine, state, part)))


def _standing(machine: Machine, state: list[int], part: int) -> Iterator[PieceView]:
    zones, things = machine.zones, machine.layout.catalogue
    for thing in bits(zones.on_parts(state, 1 << part)):
        owner = zones.owner(state, thing)
        called = machine.description.seats[owner] if owner >= 0 else things.names[thing]
        sign = called[0].upper() if owner <= 0 else called[0].lower()
        yield PieceView(things.names[thing], owner if owner >= 0 else None, sign)


def _size(parts: tuple[Part, ...]) -> int:
    return 1 + max(max(spot) for part in parts for spot in part.spots)


def _middle(part: Part, size: int, turned: int) -> Point:
    """Where a part lies on its tile, from the tile's middle: at the sign nearest to the middle of all its signs."""
    centre = [sum(spot[axis] for spot in part.spots) / len(part.spots) for axis in (0, 1)]
    x, y = min(sorted(part.spots), key=lambda spot: abs(spot[0] - centre[0]) + abs(spot[1] - centre[1]))
    dx, dy = (x + 0.5) / size - 0.5, (y + 0.5) / size - 0.5
    for _ in range(turned):
        dx, dy = -dy, dx
    return dx, dy
