"""What laying a tile does to areas: it founds, extends, joins and closes them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from ludoteka.machine.laid import Laid, Laying
from ludoteka.machine.state import Run, bits

Happening = Literal["founded", "extended", "joined", "closed"]


@dataclass(frozen=True, slots=True)
class AreaEvent:
    """What happened to the area of a part of a new tile."""

    what: Happening
    kind: str
    area: int
    """The set of all parts of the area as it is now."""


def happened(laying: Laying, before: Run, after: Run) -> Iterator[AreaEvent]:
    """What the tiles that were laid between two moments did, part by part.

    An area of parts that reach no side (a monastery) is founded, and nothing more ever happens to it here.
    """
    then, now = laying.laid(before), laying.laid(after)
    fresh, seen = now.parts & ~then.parts, 0
    for part in bits(fresh):
        if seen >> part & 1:
            continue
        area = area_of(laying, now, part)
        seen |= area
        older = _areas(laying, then, area & ~fresh)
        kind = laying.parts.made[part - laying.parts.first].kind
        if not older:
            yield AreaEvent("founded", kind, area)
            continue
        yield AreaEvent("extended", kind, area)
        if older > 1:
            yield AreaEvent("joined", kind, area)
        if not any(cell not in now.tiles for one in bits(area) for cell in bits(now.fronts[one])):
            yield AreaEvent("closed", kind, area)


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
