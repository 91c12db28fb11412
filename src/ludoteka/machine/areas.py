"""What laying a tile does to areas: it founds, extends, joins and closes them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ludoteka.core import Growth
from ludoteka.machine.laid import Laid, Laying
from ludoteka.machine.state import Run, bits

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


def grown(machine: Machine, before: Run, after: Run) -> Iterator[Growth]:
    """What the tiles that were laid between two moments did, area by area.

    An area of parts that reach no side (a monastery) is founded, and nothing more ever happens to it here.
    """
    laying = machine.laying
    then, now = laying.laid(before), laying.laid(after)
    fresh, seen = now.parts & ~then.parts, 0
    for part in bits(fresh):
        if seen >> part & 1:
            continue
        area = area_of(laying, now, part)
        seen |= area
        older = _areas(laying, then, area & ~fresh)
        kind, tiles = laying.parts.made[part - laying.parts.first].kind, {laying.parts.tile(one) for one in bits(area)}
        yield Growth(kind, len(tiles), older, older > 0 and not _open(now, area), cells_of(machine, after, area))


def _open(laid: Laid, area: int) -> bool:
    """Whether some part of it reaches an empty cell."""
    return any(cell not in laid.tiles for part in bits(area) for cell in bits(laid.fronts[part]))


def cells_of(machine: Machine, run: Run, area: int) -> tuple[str, ...]:
    """The cells of the tiles that some parts lie on, from the middle outwards."""
    cells = {machine.zones.under(run.state, part) for part in bits(area)}
    return tuple(machine.geometry.names[cell] for cell in sorted(cells))


def area_of(laying: Laying, laid: Laid, part: int) -> int:
    """All parts of one kind that are joined to a part."""
    parts = laying.parts
    kind = parts.made[part - parts.first].kind
    alike = sum(1 << one for one in bits(laid.parts) if parts.made[one - parts.first].kind == kind)
    return laying.joined(laid, 1 << part, alike)


def _areas(laying: Laying, laid: Laid, some: int) -> int:
    """How many areas these parts belong to."""
    count = 0
    while some:
        some &= ~area_of(laying, laid, (some & -some).bit_length() - 1)
        count += 1
    return count
