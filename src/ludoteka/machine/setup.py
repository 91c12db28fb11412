"""Set-ups and levels: drawings laid onto the boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.language.context import PLACES
from ludoteka.language.description import Description, LevelText, Meaning
from ludoteka.language.layout import Row
from ludoteka.language.pictures import meanings, read_grid
from ludoteka.machine.state import Run
from ludoteka.machine.things import BOX

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

Grid = tuple[tuple[str, ...], ...]


def drawn_cells(description: Description, level: LevelText | None) -> tuple[int, int, set[tuple[int, int]]]:
    """Columns, rows and missing cells of a board that a drawing gives."""
    grid: Grid = level.cells if level is not None else ()
    drawn = drawn_board(description)
    if drawn:
        grid = drawn
    if not grid and description.drawn_setup is not None:
        grid = description.drawn_setup[0]
    height = len(grid)
    missing = {(x, height - 1 - y) for y, row in enumerate(grid) for x, sign in enumerate(row)
               if (sign in description.legend and not description.legend[sign].cell) or (drawn and sign == " ")}
    return max((len(row) for row in grid), default=1), max(height, 1), missing


def drawn_board(description: Description) -> Grid:
    """The signs of a board that is drawn in the rules."""
    board = next((one for one in description.boards if one.shape == "drawn" and not one.joined), None)
    if board is None:
        return ()
    return read_grid([Row(number, row) for number, row in enumerate(board.rows)], description)[0]


def lay_out_level(machine: Machine, run: Run) -> None:
    """Put what the set-up drawing and the level show onto the board."""
    description = machine.description
    if drawn := drawn_board(description):
        lay(machine, run, drawn, False)
    if description.drawn_setup is not None:
        lay(machine, run, description.drawn_setup[0], description.drawn_setup[1])
    if machine.level is not None:
        lay(machine, run, machine.level.cells, description.boards[0].shape != "by_level")


def set_up(machine: Machine, run: Run) -> None:
    """Clear the boards and lay out everything anew."""
    for slot in range(machine.layout.slots):
        if run.state[slot]:
            machine.pieces.remove(run, slot)
    machine.zones.put(run, machine.zones.counted(), BOX)
    for kept in machine.description.kept.values():
        if kept.owner in PLACES:
            base, count = machine.layout.base[f"{kept.owner}.{kept.name}"], machine.layout.count(kept.owner)
            run.state[base:base + count] = [kept.start] * count
    lay_out_level(machine, run)


def lay(machine: Machine, run: Run, grid: Grid, middle: bool) -> None:
    """Lay a drawing onto the first board, in its middle or from its lower left corner."""
    cells = machine.geometry.boards[0][2]
    width = max(machine.geometry.columns[cell] for cell in cells) + 1
    height = max(machine.geometry.rows[cell] for cell in cells) + 1
    across = (width - len(grid[0])) // 2 if middle and grid else 0
    up = (height - len(grid)) // 2 if middle else 0
    for y, row in enumerate(reversed(grid)):
        for x, sign in enumerate(row):
            cell = machine.cell_at(x + across, y + up)
            for meaning in meanings(sign, machine.description) if cell >= 0 else ():
                _put(machine, run, cell, meaning)


def _put(machine: Machine, run: Run, cell: int, meaning: Meaning) -> None:
    layout = machine.layout
    for store, value in meaning.cell_states:
        run.state[layout.base[store] + cell] = value
    if meaning.thing:
        machine.zones.lay(run, meaning.thing, meaning.owner, meaning.copies, cell)
    if meaning.kind is None:
        return
    kind = layout.kinds.index(meaning.kind)
    slot = layout.layer_of[kind] * machine.geometry.size + cell
    run.place(slot, layout.code(kind, meaning.owner if meaning.owner is not None else -1))
    for store, value in meaning.piece_states:
        run.state[layout.base[store] + slot] = value
    if meaning.facing >= 0:
        run.state[layout.base["piece.facing"] + slot] = machine.geometry.facing(meaning.facing)
