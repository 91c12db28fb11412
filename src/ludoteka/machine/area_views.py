"""What a client sees of areas: who leads there, and what each is worth now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ludoteka.core import AreaView
from ludoteka.machine.areas import area_of, cells_of
from ludoteka.machine.state import bits

if TYPE_CHECKING:
    from ludoteka.machine.position import TextPosition

WORTH = "worth"
"""The number of a part that says what its area is worth."""


def areas_shown(position: TextPosition) -> Iterator[AreaView]:
    """The areas that somebody stands on."""
    machine, run = position.machine, position.run
    parts, zones, laid = machine.layout.catalogue.parts, machine.zones, machine.laying.laid(run)
    held = {part: list(bits(things)) for part in bits(laid.parts) if (things := zones.on_parts(run.state, 1 << part))}
    seen = 0
    for part in held:
        if seen >> part & 1:
            continue
        area = area_of(machine.laying, laid, part)
        seen |= area
        there = [one for one in held if area >> one & 1]
        owners = Counter(zones.owner(run.state, thing) for one in there for thing in held[one])
        most = max((count for owner, count in owners.items() if owner >= 0), default=0)
        yield AreaView(
            parts.made[part - parts.first].kind, tuple(zones.part_name(run.state, one) for one in there),
            cells_of(machine, run, area),
            tuple(sorted(position.seat_of(owner) for owner, count in owners.items() if owner >= 0 and count == most)),
            _worth(position, part))


def _worth(position: TextPosition, part: int) -> int | None:
    machine, mask = position.machine, position.machine.layout.catalogue.mask
    made = machine.description.definitions.get(WORTH, ())
    if not any(mask(kind) >> part & 1 for one in made for kind in one.kinds):
        return None
    ask = machine.definitions.call(WORTH, "", [lambda run, frame: part], lambda run, frame: 0)
    with machine.question():
        return ask(position.run, position.run.frame)
