"""Solvers of the library's puzzles, written without its rules: each gives a shortest solution."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable
from heapq import heappop, heappush
from itertools import product
from typing import TypeVar

State = TypeVar("State", bound=Hashable)
Grid = tuple[tuple[str, ...], ...]
Cell = tuple[int, int]
AROUND = ((0, 1), (0, -1), (1, 0), (-1, 0))


def shortest(start: State, after: Callable[[State], Iterable[State]], done: Callable[[State], bool]) -> list[State]:
    """The states of a shortest way from the start; breadth first, so none is shorter."""
    came: dict[State, State | None] = {start: None}
    front = deque([start])
    while front:
        state = front.popleft()
        if done(state):
            return _way(state, came)
        for other in after(state):
            if other not in came:
                came[other] = state
                front.append(other)
    return []


def _way(state: State, came: dict[State, State | None]) -> list[State]:
    way: list[State] = []
    last: State | None = state
    while last is not None:
        way.append(last)
        last = came[last]
    return way[::-1]


# ---- Lights Out -----------------------------------------------------------------------------------------------------
def lights_out(lit: frozenset[Cell], size: int = 5) -> list[Cell]:
    """The fewest cells to press: the first row decides all others, so every first row is tried."""
    found: list[list[Cell]] = []
    for first in product((False, True), repeat=size):
        pressed = [(x, 0) for x in range(size) if first[x]]
        left = _after_pressing(set(lit), pressed, size)
        for y in range(1, size):
            row = [(x, y) for x in range(size) if (x, y - 1) in left]
            pressed += row
            left = _after_pressing(left, row, size)
        if not left:
            found.append(pressed)
    return min(found, key=len)


def _after_pressing(lit: set[Cell], pressed: list[Cell], size: int) -> set[Cell]:
    for cell in pressed:
        lit = lit ^ _cross(cell, size)
    return lit


def _cross(cell: Cell, size: int) -> set[Cell]:
    x, y = cell
    near = {cell, *((x + dx, y + dy) for dx, dy in AROUND)}
    return {(x, y) for x, y in near if 0 <= x < size and 0 <= y < size}


# ---- Sudoku ---------------------------------------------------------------------------------------------------------
def sudoku(given: dict[Cell, int], most: int = 2) -> list[dict[Cell, int]]:
    """Its solutions, up to so many: always the cell with the fewest digits left is filled next."""
    found: list[dict[Cell, int]] = []
    _fill(dict(given), found, most)
    return found


def _fill(grid: dict[Cell, int], found: list[dict[Cell, int]], most: int) -> None:
    empty = {(x, y): _digits(grid, (x, y)) for x in range(9) for y in range(9) if (x, y) not in grid}
    if not empty:
        found.append(dict(grid))
        return
    cell = min(empty, key=lambda one: len(empty[one]))
    for digit in sorted(empty[cell]):
        grid[cell] = digit
        _fill(grid, found, most)
        del grid[cell]
        if len(found) >= most:
            return


def _digits(grid: dict[Cell, int], cell: Cell) -> set[int]:
    x, y = cell
    seen = {(x, other) for other in range(9)} | {(other, y) for other in range(9)}
    seen |= {(x // 3 * 3 + dx, y // 3 * 3 + dy) for dx, dy in product(range(3), repeat=2)}
    return set(range(1, 10)) - {grid[one] for one in seen if one in grid}


# ---- Klondike -------------------------------------------------------------------------------------------------------
def klondike(strides: dict[Cell, int], outside: set[Cell], start: Cell) -> list[Cell]:
    """The cells of a shortest way out: each stride as long as its cell says, over no outside cell."""

    def after(cell: Cell) -> Iterable[Cell]:
        far = strides.get(cell, 0)
        for dx, dy in product((-1, 0, 1), repeat=2):
            over = [(cell[0] + dx * step, cell[1] + dy * step) for step in range(1, far + 1)]
            if over and (dx, dy) != (0, 0) and all(one in strides for one in over[:-1]):
                yield from (one for one in over[-1:] if one in strides or one in outside)

    return shortest(start, after, lambda cell: cell in outside)


# ---- Sokoban --------------------------------------------------------------------------------------------------------
def sokoban(floor: set[Cell], goals: set[Cell], boxes: frozenset[Cell], keeper: Cell) -> list[Cell]:
    """The cells the keeper walks through with the fewest steps; boxes are never pushed where they stay for ever."""
    useful = _pullable(floor, goals)

    def after(state: tuple[Cell, frozenset[Cell]]) -> Iterable[tuple[Cell, frozenset[Cell]]]:
        (x, y), stand = state
        for dx, dy in AROUND:
            goal, behind = (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)
            if goal in stand:
                if behind in useful and behind not in stand:
                    yield goal, stand - {goal} | {behind}
            elif goal in floor:
                yield goal, stand

    way = shortest((keeper, boxes), after, lambda state: goals <= state[1])
    return [cell for cell, _ in way]


def _pullable(floor: set[Cell], goals: set[Cell]) -> set[Cell]:
    """The cells from which a box alone can still be brought to a goal: pulled back from the goals."""
    found, front = set(goals), list(goals)
    while front:
        x, y = front.pop()
        for dx, dy in AROUND:
            box, keeper = (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)
            if box in floor and keeper in floor and box not in found:
                found.add(box)
                front.append(box)
    return found


# ---- Fifteen --------------------------------------------------------------------------------------------------------
def fifteen(start: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The squares of a shortest way to the ordered one: nearest first, by the steps that blocks have still to go."""
    goal = (*range(1, 16), 0)
    came: dict[tuple[int, ...], tuple[int, ...] | None] = {start: None}
    far = {start: 0}
    todo = [(_steps_left(start), 0, start)]
    while todo:
        _, less, square = heappop(todo)
        if square == goal:
            return _way(square, came)
        if -less > far[square]:
            continue
        for other in _slides(square):
            if far[square] + 1 < far.get(other, 999):
                far[other], came[other] = far[square] + 1, square
                heappush(todo, (far[other] + _steps_left(other), -far[other], other))
    return []


def _slides(square: tuple[int, ...]) -> Iterable[tuple[int, ...]]:
    hole = square.index(0)
    for dx, dy in AROUND:
        x, y = hole % 4 + dx, hole // 4 + dy
        if 0 <= x < 4 and 0 <= y < 4:
            made = list(square)
            made[hole], made[4 * y + x] = made[4 * y + x], 0
            yield tuple(made)


def _steps_left(square: tuple[int, ...]) -> int:
    """Each block's way home, and 2 more for each pair in one line that must pass each other."""
    steps = sum(abs(at % 4 - (block - 1) % 4) + abs(at // 4 - (block - 1) // 4)
                for at, block in enumerate(square) if block)
    for line in range(4):
        row = [block - 1 for block in square[4 * line:4 * line + 4] if block and (block - 1) // 4 == line]
        column = [block - 1 for block in square[line::4] if block and (block - 1) % 4 == line]
        steps += 2 * (_passing(row) + _passing(column))
    return steps


def _passing(line: list[int]) -> int:
    """How many of a line's blocks must leave it to let others pass: all but the longest that are in order."""
    longest = [1] * len(line)
    for at, block in enumerate(line):
        longest[at] = 1 + max((longest[before] for before in range(at) if line[before] < block), default=0)
    return len(line) - max(longest, default=0)
