"""Hidato: every level has exactly one walk, and the walk is judged."""

from __future__ import annotations

from itertools import product

import pytest

from ludoteka.core import Level
from tests.games.puzzles.levels import Cell, cell_name, drawn, grid_of, levels, name_of, signs_of, wins


@pytest.mark.parametrize("level", levels("hidato"), ids=name_of)
def test_every_level_has_one_walk(level: Level) -> None:
    signs = {cell: sign for cell, sign in signs_of("hidato", level).items() if sign != "#"}
    given = {cell: int(sign) for cell, sign in signs.items() if sign != "."}
    walks = hidato(set(signs), given)
    assert len(walks) == 1
    height = len(grid_of("hidato", level))
    moves = [f"write-{cell_name(cell, height)}-{step}" for cell, step in walks[0].items() if cell not in given]
    assert len(moves) == level.minimum
    assert wins("hidato", level, moves)


def test_steps_that_do_not_touch_are_judged_and_can_be_wiped_off() -> None:
    position = drawn("hidato", "1 . .\n# # .\n5 . .")
    for move in "write-b3-2 write-c3-4 write-c2-3 write-c1-6".split():
        position = position.play(move)
    position = position.play("write-b1-7")
    assert position.outcome is None, "4 does not touch 5"
    assert {move.text for move in position.moves()} == {f"wipe off-{cell}" for cell in ("b3", "c3", "c2", "b1", "c1")}


def hidato(cells: set[Cell], given: dict[Cell, int]) -> list[dict[Cell, int]]:
    """The walks through all cells, two at most: step by step, always in reach of the next given number."""
    at = {step: cell for cell, step in given.items()}
    found: list[dict[Cell, int]] = []
    walk = dict(given)

    def go(step: int, cell: Cell) -> None:
        if len(found) >= 2:
            return
        if step == len(cells):
            found.append(dict(walk))
            return
        ahead = min((one for one in at if one > step), default=None)
        for other in around(cell) & cells:
            if other in walk and walk[other] != step + 1:
                continue
            if ahead is not None and distance(other, at[ahead]) > ahead - step - 1:
                continue
            known = other in walk
            walk[other] = step + 1
            go(step + 1, other)
            if not known:
                del walk[other]

    go(1, at[1])
    return found


def around(cell: Cell) -> set[Cell]:
    return {(cell[0] + dx, cell[1] + dy) for dx, dy in product((-1, 0, 1), repeat=2)} - {cell}


def distance(one: Cell, other: Cell) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))
