"""Numberlink: every level has exactly one solution, and it is played cell by cell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from ludoteka.core import Level
from tests.games.puzzles.levels import Cell, cell_name, grid_of, levels, name_of, signs_of, text_game, wins

Plugs = tuple[int, ...]
"""What crosses the border of the part that is done: nothing (0), the path of a number, or (below 0) a loose path, whose
other end crosses the border too. First the borders below the cells done in this row, then the one to the right of the
last of them, then those below the row above."""
Joint = tuple[Cell, Cell]
Step = tuple[Plugs, tuple[Cell, ...]]


@pytest.mark.parametrize("level", levels("numberlink"), ids=name_of)
def test_every_level_has_one_solution(level: Level) -> None:
    grid = grid_of("numberlink", level)
    given = {cell: int(sign) for cell, sign in signs_of("numberlink", level).items() if sign != "."}
    assert sorted(given.values()) == sorted([*range(1, len(given) // 2 + 1)] * 2)
    count, joints = solve(len(grid[0]), len(grid), given)
    assert count == 1, "one solution and no other"
    moves = list(_moves(joints, given, len(grid)))
    assert len(moves) == level.minimum
    assert wins("numberlink", level, moves)


def test_paths_neither_touch_themselves_nor_go_on_behind_their_end() -> None:
    position = text_game("numberlink").start(level="Hairpin")
    for move in ("a4-b4", "b4-c4", "c4-c3"):
        position = position.play(move)
    offered = {move.text for move in position.moves()}
    assert "c3-d3" in offered
    assert "c3-b3" not in offered, "b3 is beside b4, which has its two links"
    assert not any(move.startswith(("a4-", "b4-", "c4-")) for move in offered), "the path goes on at its end only"


def _moves(joints: list[Joint], given: dict[Cell, int], height: int) -> Iterator[str]:
    """From one of each pair to just before the other."""
    beside: dict[Cell, list[Cell]] = {}
    for one, other in joints:
        beside.setdefault(one, []).append(other)
        beside.setdefault(other, []).append(one)
    done: set[int] = set()
    for cell, number in given.items():
        before, end = cell, cell
        while number not in done:
            after = next(one for one in beside[end] if one != before)
            if after in given:
                done.add(number)
            else:
                yield f"{cell_name(end, height)}-{cell_name(after, height)}"
                before, end = end, after


def solve(width: int, height: int, given: dict[Cell, int]) -> tuple[int, list[Joint]]:
    """How many ways there are to join all pairs and fill all cells, and the joints of one of them."""
    start: Plugs = (0,) * (width + 1)
    layers: list[dict[Plugs, tuple[int, Plugs, tuple[Cell, ...]]]] = [{start: (1, start, ())}]
    cells = [(x, y) for y in range(height) for x in range(width)]
    for x, y in cells:
        layer: dict[Plugs, tuple[int, Plugs, tuple[Cell, ...]]] = {}
        for before, (count, _, _) in layers[-1].items():
            for plugs, ways in _steps(before, x, given.get((x, y), 0), x < width - 1, y < height - 1):
                after = (0, *plugs[:width]) if x == width - 1 else plugs
                known = layer.get(after, (0, before, ways))
                layer[after] = (known[0] + count, known[1], known[2])
        layers.append(layer)
    joints, plugs = [], start
    if start not in layers[-1]:
        return 0, []
    for (x, y), layer in zip(reversed(cells), reversed(layers[1:]), strict=True):
        _, plugs, ways = layer[plugs]
        joints += [((x, y), (x + dx, y + dy)) for dx, dy in ways]
    return layers[-1][start][0], joints


def _steps(plugs: Plugs, x: int, number: int, right: bool, down: bool) -> Iterator[Step]:
    """How a cell can be filled: a number has one joint, any other cell two."""
    ins = [plug for plug in plugs[x:x + 2] if plug]
    rest = [*plugs[:x], 0, 0, *plugs[x + 2:]]
    on = [((1, 0), x + 1)] * right + [((0, 1), x)] * down
    ends = [*ins, number] if number else ins
    if len(ends) == 2:
        joined = _joined(rest, *ends)
        if joined is not None:
            yield _tidy(joined), ()
    elif len(ends) == 1:
        for way, place in on:
            yield _tidy([*rest[:place], ends[0], *rest[place + 1:]]), (way,)
    elif not ends and len(on) == 2:
        loose = min(plugs) - 1
        yield _tidy([*rest[:x], loose, loose, *rest[x + 2:]]), ((1, 0), (0, 1))


def _joined(rest: list[int], one: int, other: int) -> list[int] | None:
    """What is left when two ends meet: a path with both its numbers, or one longer path; never a ring."""
    if one > 0 and other > 0:
        return rest if one == other else None
    if one == other:
        return None
    fixed, loose = max(one, other), min(one, other)
    return [fixed if plug == loose else plug for plug in rest]


def _tidy(plugs: Sequence[int]) -> Plugs:
    """Loose paths numbered from the left, so that equal states look equal."""
    names: dict[int, int] = {}
    return tuple(names.setdefault(plug, -1 - len(names)) if plug < 0 else plug for plug in plugs)
