"""What is kept in the text of a position: numbers, states and memories, and back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludoteka.core import BadPosition
from ludoteka.language.context import PLACES
from ludoteka.language.description import Kept
from ludoteka.machine.named import Heads, number_in, seat_of, slot_name, slot_of

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

NEVER = -(2**31)
"""No value of anything: what has a word of a list always says it."""


def kept_line(machine: Machine, state: list[int], kept: Kept) -> list[str]:
    """What is kept under one name, where it is not as at the start."""
    layout = machine.layout
    base = layout.base.get(f"{kept.owner}.{kept.name}")
    if base is None:  # printed on things, and never changed
        return []
    head = f"{kept.owner} {kept.name}: "
    if kept.owner == "game":
        until = layout.expiry.get(f"game.{kept.name}")
        lasting = f" until {machine.description.seats[state[until]]}" if until is not None and state[until] >= 0 else ""
        return [head + _said(machine, kept, state[base]) + lasting] if state[base] != kept.start or lasting else []
    if kept.owner == "thing":
        printed = layout.catalogue.printed[f"thing.{kept.name}"]
        values = [(label, state[base + thing]) for thing, label in enumerate(layout.catalogue.labels)
                  if state[base + thing] != printed[thing]]
        start = NEVER
    elif kept.owner == "player":
        values = [(machine.description.seats[seat], state[base + seat]) for seat in range(machine.seats)]
        start = kept.start
    elif kept.owner in PLACES:
        values = [(name, state[base + cell]) for cell, name in enumerate(machine.geometry.names)]
        start = kept.start
    else:
        values = [(slot_name(machine, slot), state[base + slot]) for slot in range(layout.slots) if state[slot]]
        start = 0 if kept.start >= 0 else NEVER
    shown = [f"{name} {_said(machine, kept, value)}" for name, value in values if value != start]
    return [head + ", ".join(shown)] if shown else []


def _words(machine: Machine, kept: Kept) -> tuple[str, ...]:
    """The words that a value is written with, by its number."""
    if kept.sort == "thing":
        return tuple(machine.layout.catalogue.every_label)
    return tuple(machine.geometry.directions) if kept.name == "facing" and kept.owner == "piece" else kept.words


def _said(machine: Machine, kept: Kept, value: int) -> str:
    words = _words(machine, kept)
    if words or kept.sort == "thing":
        return words[value] if value >= 0 else "nothing"
    if kept.sort == "cell":
        return machine.geometry.names[value] if value >= 0 else "nothing"
    if kept.sort == "player":
        return machine.description.seats[value] if value >= 0 else "nobody"
    return str(value)


def read_kept(machine: Machine, state: list[int], heads: Heads, kept: Kept) -> None:
    """Set what is kept under one name."""
    base = machine.layout.base.get(f"{kept.owner}.{kept.name}", -1)
    found = heads.get(f"{kept.owner} {kept.name}") if base >= 0 else None
    if kept.owner == "piece":
        state[base:base + machine.layout.slots] = [0] * machine.layout.slots
    if found is None:
        return
    number, text = found
    if kept.owner == "game":
        value, _, until = text.partition(" until ")
        state[base] = _value(machine, kept, value, number)
        if until:
            state[machine.layout.expiry[f"game.{kept.name}"]] = seat_of(machine, until, number)
        return
    for part in text.split(", "):
        name, value = _pair(machine, kept, part, number)
        state[base + _item(machine, kept, name, number)] = _value(machine, kept, value, number)


def _pair(machine: Machine, kept: Kept, part: str, line: int) -> tuple[str, str]:
    names = {"player": (*machine.description.seats, "nobody"),
             "thing": (*machine.layout.catalogue.every_label, "nothing")}
    for word in sorted((*_words(machine, kept), *names.get(kept.sort, ())), key=len, reverse=True):
        if part.endswith(" " + word):
            return part[: -len(word) - 1], word
    name, space, value = part.rpartition(" ")
    if not space:
        raise BadPosition(f"'{part}' does not say whose {kept.name} it is", line)
    return name, value


def _item(machine: Machine, kept: Kept, name: str, line: int) -> int:
    if kept.owner == "player":
        return seat_of(machine, name, line)
    if kept.owner == "thing":
        if name not in machine.layout.catalogue.labels:
            raise BadPosition(f"nothing in this game is called '{name}'", line)
        return machine.layout.catalogue.labels.index(name)
    return slot_of(machine, kept.owner, name, line)


def _value(machine: Machine, kept: Kept, text: str, line: int) -> int:
    words = _words(machine, kept)
    if text in words:
        return words.index(text)
    if kept.sort in ("word", "thing") and kept.start < 0 and text == "nothing":
        return -1
    if kept.sort == "cell" and text in ("nothing", *machine.geometry.names):
        return machine.geometry.names.index(text) if text != "nothing" else -1
    if kept.sort == "player":
        return -1 if text == "nobody" else seat_of(machine, text, line)
    if kept.sort == "number" and not words and re.fullmatch(r"-?[0-9]+", text):
        return number_in(text, line)
    raise BadPosition(f"'{text}' cannot be the {kept.name}", line)
