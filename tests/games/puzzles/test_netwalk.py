"""Netwalk: every level has exactly one solution, and as many quarter turns lead to it as it says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteka.core import Level, View
from tests.games.puzzles.levels import Cell, cell_name, grid_of, levels, name_of, signs_of, text_game, wins

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Up, right, down, left; a pipe is the set of the sides it leads to, as four bits in this order."""
PIPES = dict(zip("S╵╶╷╴│─└┌┐┘┴├┬┤", (15, 1, 2, 4, 8, 5, 10, 3, 6, 12, 9, 11, 7, 14, 13), strict=True))
COMPUTERS = (1, 2, 4, 8)


@pytest.mark.parametrize("level", levels("netwalk"), ids=name_of)
def test_every_level_has_one_solution_as_far_away_as_it_says(level: Level) -> None:
    pipes = {cell: PIPES[sign] for cell, sign in signs_of("netwalk", level).items() if sign != "#"}
    grid = grid_of("netwalk", level)
    solutions = list(Network(pipes, len(grid[0]), len(grid)).solutions())
    assert len(solutions) == 1, "one solution and no other"
    moves = [cell_name(cell, len(grid)) for cell, pipe in pipes.items() for _ in range(lefts(pipe, solutions[0][cell]))]
    assert len(moves) == level.minimum
    assert wins("netwalk", level, moves)


def test_a_turn_goes_to_the_left() -> None:
    first = text_game("netwalk").start(level=1)
    bend = next(move.text for move in first.moves() if sign_at(first.view(), move.text) == "┘")
    assert sign_at(first.play(bend).view(), bend) == "┐"


def sign_at(view: View, name: str) -> str:
    return next(cell.pieces[0].sign for cell in view.boards[0].cells if cell.name == name)


def turned(pipe: int) -> int:
    """A pipe after a quarter turn to the left."""
    return pipe >> 1 | (pipe & 1) << 3


def lefts(pipe: int, goal: int) -> int:
    """How many quarter turns to the left make one pipe the other."""
    for count in range(4):
        if pipe == goal:
            return count
        pipe = turned(pipe)
    raise AssertionError("these are not the same pipe")


class Network:
    """Every way to turn the pipes so that no end is open and all computers are reached from the server."""

    def __init__(self, pipes: dict[Cell, int], width: int, height: int) -> None:
        self.pipes = pipes
        self.near = {(x, y): [((x + dx) % width, (y + dy) % height) for dx, dy in SIDES] for x, y in pipes}

    def solutions(self) -> Iterator[dict[Cell, int]]:
        """What is left when nothing more can be excluded is tried, the cell with the fewest turns first."""
        yield from self._from({cell: {pipe, turned(pipe), turned(turned(pipe)), turned(turned(turned(pipe)))}
                               for cell, pipe in self.pipes.items()})

    def _from(self, left: dict[Cell, set[int]]) -> Iterator[dict[Cell, int]]:
        if not self._exclude(left):
            return
        unsure = [cell for cell, pipes in left.items() if len(pipes) > 1]
        if not self._can_reach(left):
            return
        if not unsure:
            yield {cell: next(iter(pipes)) for cell, pipes in left.items()}
            return
        cell = min(unsure, key=lambda one: len(left[one]))
        for pipe in sorted(left[cell]):
            yield from self._from({one: {pipe} if one == cell else set(pipes) for one, pipes in left.items()})

    def _exclude(self, left: dict[Cell, set[int]]) -> bool:
        """Leave out turns that no turn of the neighbour fits; whether every cell has one left."""
        todo = list(left)
        while todo:
            cell = todo.pop()
            for side, other in enumerate(self.near[cell]):
                back = {pipe >> (side + 2) % 4 & 1 for pipe in left[other]} if other in left else {0}
                fitting = {pipe for pipe in left[cell] if pipe >> side & 1 in back}
                if fitting != left[cell]:
                    left[cell] = fitting
                    todo += [cell, *(one for one in self.near[cell] if one in left)]
            if not left[cell]:
                return False
        return True

    def _can_reach(self, left: dict[Cell, set[int]]) -> bool:
        """Whether every computer may still be reached from the server."""
        front = [cell for cell, pipe in self.pipes.items() if pipe == PIPES["S"]]
        seen = set(front)
        while front:
            cell = front.pop()
            for side, other in enumerate(self.near[cell]):
                if other not in seen and any(pipe >> side & 1 for pipe in left[cell]):
                    seen.add(other)
                    front.append(other)
        return all(cell in seen for cell, pipe in self.pipes.items() if pipe in COMPUTERS)
