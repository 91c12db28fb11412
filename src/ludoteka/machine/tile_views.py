"""What a client sees of a growing board: the cells in use, and the parts of tiles as places on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ludoteka.core import CellView, Choice, PieceView, Point
from ludoteka.language.tiles import STORE
from ludoteka.machine.part_places import part_places
from ludoteka.machine.state import bits

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine
    from ludoteka.machine.position import TextPosition


def window(machine: Machine, state: list[int], cells: range) -> Iterable[int]:
    """The cells of a board that are shown: of one that grows those with tiles, and those that touch them."""
    if not machine.geometry.growing:
        return cells
    covered = shown = machine.zones.covered(state)
    for cell in bits(covered):
        shown |= machine.geometry.touching[cell]
    return bits(shown or 1)


def _rotation(machine: Machine, state: list[int], thing: int) -> int:
    """How far a tile is turned, in degrees to the right."""
    base = machine.layout.base.get(STORE, -1)
    return 90 * state[base + thing] if base >= 0 and thing in machine.layout.catalogue.parts.of else 0


def thing_view(machine: Machine, state: list[int], thing: int) -> PieceView:
    """A thing on a cell or on a part, as it lies there."""
    owner, name = machine.zones.owner(state, thing), machine.layout.catalogue.names[thing]
    called = machine.description.seats[owner] if owner >= 0 else name
    sign = called[0].upper() if owner <= 0 else called[0].lower()
    return PieceView(name, owner if owner >= 0 else None, sign, rotation=_rotation(machine, state, thing))


def parts_shown(position: TextPosition, viewer: int | None) -> Iterator[CellView]:
    """The parts of the tiles on the board that somebody stands on, or that the viewer can choose now."""
    machine, state = position.machine, position.shown
    parts, zones = machine.layout.catalogue.parts, machine.zones
    offered = _named(position.choices()) if viewer is not None and viewer == position.chooser else set[str]()
    for tile in parts.of:
        for part in bits(parts.of[tile]) if zones.under(state, tile) >= 0 else ():
            name, pieces = zones.part_name(state, part), _standing(machine, state, part)
            if pieces or name in offered:
                yield CellView(name, *_place(machine, state, tile, part), "part", pieces=pieces)


def _standing(machine: Machine, state: list[int], part: int) -> tuple[PieceView, ...]:
    return tuple(thing_view(machine, state, thing) for thing in bits(machine.zones.on_parts(state, 1 << part)))


def _named(choices: Iterable[Choice]) -> set[str]:
    """The places that choices speak of."""
    return {place for choice in choices for place in (*choice.places, *_named(choice.children))}


def _place(machine: Machine, state: list[int], tile: int, part: int) -> Point:
    parts = machine.layout.catalogue.parts
    x, y = machine.geometry.places[machine.zones.under(state, tile)]
    turned = _rotation(machine, state, tile) // 90
    shape = parts.shapes[tile]
    dx, dy = _from_middle(part_places(shape)[shape.parts.index(parts.made[part - parts.first])], turned)
    return round(x + dx, 3), round(y + dy, 3)


def _from_middle(place: Point, turned: int) -> Point:
    """Where a place of a tile lies, from its middle, when the tile lies turned."""
    dx, dy = place[0] - 0.5, place[1] - 0.5
    for _ in range(turned):
        dx, dy = -dy, dx
    return dx, dy
