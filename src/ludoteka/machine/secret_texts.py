"""Secrets in the text of a position: who has not seen what, and back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludoteka.core import BadPosition
from ludoteka.machine.named import Heads, number_in, slot_name, slot_of

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


def secret_lines(machine: Machine, state: list[int]) -> list[str]:
    """Who has not seen what, and which pieces were shuffled together."""
    layout, lines = machine.layout, []
    everybody = (1 << machine.seats) - 1
    slots = [slot for slot in range(layout.slots) if state[slot]]
    for store, base in layout.seen.items():
        unseen = [f"{slot_name(machine, slot)} {everybody & ~state[base + slot]}" for slot in slots
                  if state[base + slot] != everybody]
        lines += [f"unseen {store.removeprefix('piece.')}: {', '.join(unseen)}"] if unseen else []
    dealt = [f"{slot_name(machine, slot)} {state[layout.dealt + slot]}" for slot in slots
             if layout.seen and state[layout.dealt + slot]]
    return lines + ([f"dealt: {', '.join(dealt)}"] if dealt else [])


def read_secrets(machine: Machine, state: list[int], heads: Heads) -> None:
    """Who has not seen what; a position set by hand hides nothing from anybody."""
    layout, everybody = machine.layout, (1 << machine.seats) - 1
    lines = [(f"unseen {store.removeprefix('piece.')}", base) for store, base in layout.seen.items()]
    for key, base in [*lines, ("dealt", layout.dealt)]:
        number, text = heads.get(key, (0, ""))
        for part in text.split(", ") if text else ():
            name, _, value = part.rpartition(" ")
            if not layout.seen or not re.fullmatch(r"[0-9]+", value):
                raise BadPosition(f"'{part}' is not a cell and a number", number)
            slot, given = slot_of(machine, "piece", name, number), number_in(value, number)
            if state[slot]:
                state[base + slot] = given if key == "dealt" else everybody & ~given
