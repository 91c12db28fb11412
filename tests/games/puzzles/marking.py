"""Puzzles in which each cell is marked or not: all ways to do it that keep so many of some cells marked."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tests.games.puzzles.levels import Cell
from tests.games.puzzles.search import AROUND

Marks = dict[Cell, bool]


@dataclass(frozen=True)
class Demand:
    """Between so many and so many of these cells are marked."""

    cells: tuple[Cell, ...]
    least: int
    most: int


def marked(cells: Iterable[Cell], demands: Iterable[Demand], may: Callable[[Marks], bool] = lambda _: True,
           most: int = 2) -> list[set[Cell]]:
    """The sets of marked cells that keep every demand, up to so many; `may` refuses what can no longer come right."""
    about: dict[Cell, list[Demand]] = defaultdict(list)
    for demand in (every := list(demands)):
        for cell in demand.cells:
            about[cell].append(demand)
    order = sorted(cells, key=lambda cell: -len(about[cell]))
    found: list[set[Cell]] = []

    def settle(marks: Marks, todo: list[Demand]) -> bool:
        """Mark what the demands leave no choice about; gives whether none is broken."""
        while todo:
            demand = todo.pop()
            open_cells = [cell for cell in demand.cells if cell not in marks]
            now = sum(marks.get(cell, False) for cell in demand.cells)
            if now > demand.most or now + len(open_cells) < demand.least:
                return False
            forced = now + len(open_cells) == demand.least
            if open_cells and (forced or now == demand.most):
                for cell in open_cells:
                    marks[cell] = forced
                    todo += about[cell]
        return True

    def go(marks: Marks, todo: list[Demand]) -> None:
        if len(found) >= most or not settle(marks, todo) or not may(marks):
            return
        cell = next((one for one in order if one not in marks), None)
        if cell is None:
            found.append({one for one in marks if marks[one]})
            return
        for value in (True, False):
            go(marks | {cell: value}, list(about[cell]))

    go({}, every)
    return found


def beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in AROUND]


def reached(start: Cell, inside: set[Cell]) -> set[Cell]:
    """All of a set that hangs together with a start."""
    group, front = {start}, [start]
    while front:
        for other in beside(front.pop()):
            if other in inside and other not in group:
                group.add(other)
                front.append(other)
    return group
