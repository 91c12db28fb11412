"""Peg solitaire: every level can be solved, with one jump for each peg but the last."""

from __future__ import annotations

import pytest

from ludoteka.core import Level
from tests.games.puzzles.levels import Cell, cell_name, grid_of, levels, name_of, signs_of, text_game, wins
from tests.games.puzzles.search import AROUND

SEARCHED = 24
"""So many pegs at most are solved here; full boards take minutes, so their solutions are kept below."""
SOLUTIONS = {
    "Any end": """
       c4-a4 c6-c4 e6-c6 c7-c5 e7-c7 c4-c6 c7-c5 d4-d6 b5-d5 d6-d4 f5-d5 c2-c4 a3-c3 a5-a3 c4-c2 e3-c3 d5-d3 d3-b3 a3-c3
       g3-e3 g5-g3 d1-d3 d3-b3 c1-c3 b3-d3 d3-f3 e1-e3 e4-e2 g3-e3 e2-e4 e4-g4""",
    "Out of the corner": """
       c5-c7 e5-c5 e7-e5 d7-d5 e4-e6 c5-e5 a5-c5 b3-b5 c4-c6 c7-c5 f5-d5 c5-e5 e2-e4 g3-e3 d3-f3 d1-d3 d3-b3 c1-c3 g5-g3
       g3-e3 e4-e2 e1-e3 a3-a5 a5-c5 b3-d3 d3-f3 f3-f5 f5-d5 d4-d6 e6-c6 c5-c7""",
    "The English game": """
       d6-d4 b5-d5 c7-c5 e7-c7 d5-b5 a5-c5 e5-e7 g5-e5 c4-c6 c7-c5 a4-c4 c4-c6 e4-c4 g4-e4 e4-e6 e7-e5 c3-c5 c6-c4 a3-c3
       d3-b3 e2-e4 g3-e3 c1-c3 c4-c2 e1-c1 c1-c3 b3-d3 d3-f3 e5-e3 f3-d3 d2-d4""",
    "From top to bottom": """
       d4-d6 b5-d5 d6-d4 b3-b5 d4-b4 b5-b3 f6-d6 e4-e6 g4-e4 f2-f4 d3-f3 b3-d3 c1-c3 g5-e5 e5-e3 e2-e4 g3-e3 d3-b3 d1-d3
       c7-c5 e7-e5 a3-c3 e4-e2 e1-e3 d3-f3 f3-f5 f5-d5 d5-b5 a5-c5 d7-d5 d5-b5 b6-b4 a4-c4 c4-c2 b2-d2""",
    "The French game": """
       f3-d3 f5-f3 d5-f5 e7-e5 c6-e6 f6-d6 d7-d5 c4-c6 e4-c4 a5-c5 b3-b5 b6-b4 a3-a5 e1-e3 d5-b5 a5-c5 f5-d5 d5-b5 b5-b3
       b2-b4 c2-e2 c4-c2 c1-c3 e2-e4 g3-e3 g5-g3 c7-c5 d3-f3 g3-e3 e4-e2 f2-d2 d1-d3 d3-b3 b3-b5 b5-d5""",
}


@pytest.mark.parametrize("level", levels("peg-solitaire"), ids=name_of)
def test_every_level_can_be_solved(level: Level) -> None:
    signs = signs_of("peg-solitaire", level)
    holes = {cell for cell, sign in signs.items() if sign != "-"}
    pegs = frozenset(cell for cell, sign in signs.items() if sign in "oM")
    goals = {cell for cell, sign in signs.items() if sign in "mM"}
    assert level.minimum == len(pegs) - 1
    assert (len(pegs) > SEARCHED) == (level.name in SOLUTIONS)
    moves = SOLUTIONS[level.name].split() if level.name in SOLUTIONS else _named(holes, pegs, goals, level)
    assert len(moves) == level.minimum
    assert wins("peg-solitaire", level, moves)


def test_a_last_peg_beside_the_marked_hole_has_lost() -> None:
    level = next(one for one in levels("peg-solitaire") if one.name == "Little cross")
    signs = signs_of("peg-solitaire", level)
    holes = {cell for cell, sign in signs.items() if sign != "-"}
    position = text_game("peg-solitaire").start(level=level.name)
    for move in _named(holes, frozenset(cell for cell, sign in signs.items() if sign in "oM"), holes - {(3, 3)}, level):
        position = position.play(move)
    assert position.outcome is not None
    assert position.outcome.results == ("lost",)


def _named(holes: set[Cell], pegs: frozenset[Cell], goals: set[Cell], level: Level) -> list[str]:
    height = len(grid_of("peg-solitaire", level))
    return [f"{cell_name(start, height)}-{cell_name(goal, height)}" for start, goal in solve(holes, pegs, goals)]


def solve(holes: set[Cell], pegs: frozenset[Cell], goals: set[Cell]) -> list[tuple[Cell, Cell]]:
    """Jumps that leave one peg, in one of the goals if there are any: deep first, no board tried twice."""
    bit = {cell: 1 << place for place, cell in enumerate(sorted(holes, key=lambda cell: cell[::-1]))}
    jumps = [((x, y), (x + 2 * dx, y + 2 * dy), bit[x, y] | bit[x + dx, y + dy], bit[x + 2 * dx, y + 2 * dy])
             for x, y in bit for dx, dy in AROUND
             if (x + dx, y + dy) in bit and (x + 2 * dx, y + 2 * dy) in bit]
    wanted = {bit[cell] for cell in goals or holes}
    tried: set[int] = set()

    def deeper(board: int, left: int) -> list[tuple[Cell, Cell]] | None:
        if left == 1:
            return [] if board in wanted else None
        if board in tried:
            return None
        tried.add(board)
        for start, goal, taken, put in jumps:
            if board & taken == taken and not board & put:
                rest = deeper(board ^ taken ^ put, left - 1)
                if rest is not None:
                    return [(start, goal), *rest]
        return None

    found = deeper(sum(bit[cell] for cell in pegs), len(pegs))
    assert found is not None
    return found
