"""Names and numbers in the text of a position: cells, edges, corners, places for pieces, seats."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludoteka.core import BadPosition
from ludoteka.language.context import BESIDES

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

Heads = dict[str, tuple[int, str]]
"""What a position's lines say, by what stands before the colon, with the number of the line."""


def number_in(text: str, line: int, digits: int = 10, what: str = "a number is needed, not ") -> int:
    """A number that fits where it stands; anything else is refused with its line."""
    if not re.fullmatch(rf"-?[0-9]{{1,{digits}}}", text) or (digits <= 10 and not -(2**31) <= int(text) < 2**31):
        raise BadPosition(f"{what}'{text if len(text) <= 20 else text[:20] + '…'}'", line)
    return int(text)


def slot_name(machine: Machine, slot: int) -> str:
    """A place for a piece: its cell, and its layer where that is not the first."""
    size = machine.geometry.size
    return machine.geometry.names[slot % size] + (f"/{slot // size}" if slot >= size else "")


def slot_of(machine: Machine, owner: str, name: str, line: int) -> int:
    """The place for a piece that a name means."""
    name, _, layer = name.partition("/")
    item = place_of(machine, owner, name, line)
    if layer:
        item += number_in(layer, line) * machine.geometry.size
    if not 0 <= item < machine.layout.slots:
        raise BadPosition(f"there is no layer {layer}", line)
    return item


def place_of(machine: Machine, owner: str, name: str, line: int) -> int:
    """The place of a name; what only cells, only edges or only corners keep is asked of these alone."""
    geometry = machine.geometry
    place = geometry.names.index(name) if name in geometry.names else -1
    kind = owner if owner in BESIDES else "cell"
    if place < 0 or (owner != "piece" and geometry.kind_of(place) != kind):
        raise BadPosition(f"there is no {kind} '{name}'", line)
    return place


def seat_of(machine: Machine, name: str, line: int) -> int:
    """The seat of a name."""
    seats = [seat.casefold() for seat in machine.description.seats[: machine.seats]]
    if name.strip().casefold() not in seats:
        raise BadPosition(f"nobody is called '{name}'", line)
    return seats.index(name.strip().casefold())
