"""One sign for each piece, for boards drawn as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

EMPTY, NO_CELL = ".", "_"
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"


def make_signs(machine: Machine) -> list[str]:
    """One sign for each kind and owner: the legend's where it has one, else a letter of its name."""
    layout, description = machine.layout, machine.description
    legend = {(meaning.kind, meaning.owner): sign for sign, meaning in reversed(description.legend.items())
              if meaning.kind and not meaning.piece_states and not meaning.cell_states and len(sign) == 1
              and sign not in (EMPTY, NO_CELL)}
    made = [EMPTY]
    for code in range(1, layout.codes):
        kind, owner = layout.kinds[layout.kind_of(code)], layout.owner_of(code)
        drawn = legend.get((kind, owner if owner >= 0 else None))
        made.append(drawn or _letter(kind, owner, [*made, *legend.values()], machine))
    return made


def _letter(kind: str, owner: int, taken: list[str], machine: Machine) -> str:
    seat = machine.description.seats[owner] if owner >= 0 else kind
    only = len(machine.layout.kinds) == 1
    first = (seat if only else kind)[0]
    wishes = [first.upper() if owner <= 0 else first.lower(), first.lower(), first.upper(), *_LETTERS]
    return next((wish for wish in wishes if wish not in taken), "?")
