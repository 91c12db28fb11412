"""One sign for each piece, for boards drawn as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

EMPTY, NO_CELL = ".", "_"
_LETTERS = [sign for sign in map(chr, range(0x30, 0x2000)) if sign.isalnum() and sign.isprintable()]


def make_signs(machine: Machine) -> list[str]:
    """One sign for each kind and owner: the legend's where it has one, else a letter of its name."""
    layout, description = machine.layout, machine.description
    legend = {(meaning.kind, meaning.owner): sign for sign, meaning in reversed(description.legend.items())
              if meaning.kind and not meaning.piece_states and not meaning.cell_states and meaning.facing < 0
              and len(sign) == 1
              and sign not in (EMPTY, NO_CELL)}
    made = {0: EMPTY}
    taken = {EMPTY, NO_CELL, *legend.values()}
    # pieces that belong to nobody come last: they are rare, and the first letters are for those that are seen
    for code in sorted(range(1, layout.codes), key=lambda code: (layout.owner_of(code) < 0, code)):
        kind, owner = layout.kinds[layout.kind_of(code)], layout.owner_of(code)
        made[code] = legend.get((kind, owner if owner >= 0 else None)) or _letter(kind, owner, taken, machine)
        taken.add(made[code])
    return [made[code] for code in range(layout.codes)]


def turned_signs(machine: Machine) -> dict[tuple[int, int], str]:
    """The legend's signs for pieces as they face: by kind and owner, and by where they face.

    A facing that the legend leaves out has the sign of one with the same ways: a pipe looks alike turned around.
    """
    layout, geometry, description = machine.layout, machine.geometry, machine.description
    drawn: dict[tuple[int, int], str] = {}
    for sign, meaning in description.legend.items():
        if meaning.kind and meaning.facing >= 0 and len(sign) == 1:
            code = layout.code(layout.kinds.index(meaning.kind), meaning.owner if meaning.owner is not None else -1)
            drawn.setdefault((code, geometry.facing(meaning.facing)), sign)
    found = dict(drawn)
    for code, facing in drawn:
        ways = frozenset(machine.ways_facing(code, facing))
        for other in range(len(geometry.directions)) if ways else ():
            if frozenset(machine.ways_facing(code, other)) == ways:
                found.setdefault((code, other), drawn[code, facing])
    return found


def make_list_signs(machine: Machine) -> dict[tuple[int, frozenset[tuple[str, int]]], str]:
    """The legend's signs for pieces that have certain words of lists: 'A ant card'."""
    layout, description = machine.layout, machine.description
    return {(layout.code(layout.kinds.index(meaning.kind), -1 if meaning.owner is None else meaning.owner),
             frozenset(meaning.piece_states)): sign
            for sign, meaning in description.legend.items()
            if meaning.kind and meaning.piece_states and len(sign) == 1
            and all(description.kept[store].start < 0 for store, _ in meaning.piece_states)}


def _letter(kind: str, owner: int, taken: set[str], machine: Machine) -> str:
    seat = machine.description.seats[owner] if owner >= 0 else kind
    only = len(machine.layout.kinds) == 1
    first = (seat if only else kind)[0]
    if only and seat[-1].isdigit():  # Player 3
        first = seat[-1]
    wishes = [first.upper() if owner <= 0 else first.lower(), first.lower(), first.upper(), *_LETTERS]
    return next(wish for wish in wishes if wish not in taken)
