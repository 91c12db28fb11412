"""Boards in the text of a position: drawn with signs, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core import BadPosition
from ludoteka.language.context import BESIDES
from ludoteka.machine.named import Heads, place_of
from ludoteka.machine.signs import NO_CELL

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

Grids = list[tuple[int, list[tuple[int, list[str]]]]]
"""The rows below the name of each board, sign by sign, with the numbers of their lines."""


def board_lines(machine: Machine, state: list[int]) -> list[str]:
    """Every board drawn with the signs of its pieces, and what lies on edges and corners."""
    geometry, lines = machine.geometry, list[str]()
    if geometry.growing:  # all that lies there are things, which say where
        return lines
    for layer, layer_name in enumerate(machine.description.layers):
        for name, _, cells in geometry.boards:
            lines.append(f"board {name}" + (f", {layer_name}" if layer_name else ""))
            spots = {(geometry.columns[cell], geometry.rows[cell]): cell for cell in cells}
            width = max(x for x, _ in spots) + 1
            for y in range(max(y for _, y in spots), -1, -1):
                row = [machine.signs[state[spots[x, y] + layer * geometry.size]] if (x, y) in spots else NO_CELL
                       for x in range(width)]
                lines.append("  " + " ".join(row))
        for kind, places in (("edge", geometry.edges), ("corner", geometry.corners)):
            codes = {place: state[place + layer * geometry.size] for place in places}
            held = [f"{geometry.names[place]} {machine.signs[code]}" for place, code in codes.items() if code]
            lines += [f"{_head(kind, layer_name)}: {', '.join(held)}"] if held else []
    return lines


def heads_beside(machine: Machine) -> list[str]:
    """What lines about edges and corners begin with."""
    return [_head(kind, layer) for kind in BESIDES for layer in machine.description.layers]


def _head(kind: str, layer_name: str) -> str:
    return f"{kind}s, {layer_name}" if layer_name else f"{kind}s"


def read_boards(machine: Machine, state: list[int], heads: Heads, grids: Grids, last: int) -> None:
    """What stands on the boards as the rows below their names show it."""
    geometry = machine.geometry
    table = {sign: code for code, sign in reversed(list(enumerate(machine.signs)))}
    wanted = [(layer, cells) for layer in range(len(machine.description.layers)) for _, _, cells in geometry.boards
              if not geometry.growing]
    if len(grids) != len(wanted):
        raise BadPosition(f"{len(wanted)} boards are needed, {len(grids)} are drawn", last)
    for (layer, cells), (number, rows) in zip(wanted, grids, strict=True):
        spots = {(geometry.columns[cell], geometry.rows[cell]): cell for cell in cells}
        height = max(y for _, y in spots) + 1
        if len(rows) != height:
            raise BadPosition(f"the board has {height} rows, {len(rows)} are drawn", number)
        for y, (at, row) in enumerate(reversed(rows)):
            for x, sign in enumerate(row):
                _read_sign(machine, state, spots.get((x, y)), sign, table, layer, at)
            if len(row) != max(x for x, _ in spots) + 1:
                raise BadPosition("the row has too few or too many cells", at)
    for layer, layer_name in enumerate(machine.description.layers):
        for kind in BESIDES:
            number, held = heads.get(_head(kind, layer_name), (0, ""))
            for name, _, sign in (part.partition(" ") for part in held.split(", ") if held):
                place = place_of(machine, kind, name, number)
                _read_sign(machine, state, place, sign, table, layer, number)


def _read_sign(machine: Machine, state: list[int], cell: int | None, sign: str, table: dict[str, int],
               layer: int, line: int) -> None:
    if cell is None:
        if sign != NO_CELL:
            raise BadPosition(f"there is no cell where '{sign}' stands; write '{NO_CELL}'", line)
        return
    if sign not in table:
        raise BadPosition(f"'{sign}' is no piece of this game", line)
    slot = cell + layer * machine.geometry.size
    state[slot] = table[sign]
    if state[slot]:
        for base, start in machine.layout.piece_stores:
            state[base + slot] = start
