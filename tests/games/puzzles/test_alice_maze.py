"""Alice maze: every level can be solved, and in no fewer moves than it says."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from ludoteka.core import Level
from tests.games.puzzles.levels import Cell, cell_name, grid_of, levels, name_of, signs_of, text_game, wins
from tests.games.puzzles.search import shortest

UP, RIGHT, DOWN, LEFT = (0, -1), (1, 0), (0, 1), (-1, 0)
UP_RIGHT, DOWN_RIGHT, DOWN_LEFT, UP_LEFT = (1, -1), (1, 1), (-1, 1), (-1, -1)
ARROWS = {
    "↑": (UP,), "→": (RIGHT,), "↓": (DOWN,), "←": (LEFT,),
    "↗": (UP_RIGHT,), "↘": (DOWN_RIGHT,), "↙": (DOWN_LEFT,), "↖": (UP_LEFT,),
    "↕": (UP, DOWN), "↔": (LEFT, RIGHT), "└": (UP, RIGHT), "┌": (DOWN, RIGHT), "┐": (DOWN, LEFT), "┘": (UP, LEFT),
    "┴": (LEFT, UP, RIGHT), "├": (UP, RIGHT, DOWN), "┬": (LEFT, DOWN, RIGHT), "┤": (UP, LEFT, DOWN),
    "┼": (UP, RIGHT, DOWN, LEFT), "╳": (UP_RIGHT, DOWN_RIGHT, DOWN_LEFT, UP_LEFT),
}


@pytest.mark.parametrize("level", levels("alice-maze"), ids=name_of)
def test_every_level_can_be_solved_as_it_says(level: Level) -> None:
    signs = signs_of("alice-maze", level)
    way = alice(signs)
    assert len(way) - 1 == level.minimum
    assert wins("alice-maze", level, [cell_name(cell, len(grid_of("alice-maze", level))) for cell, _ in way[1:]])


@pytest.mark.parametrize("level", levels("alice-maze"), ids=name_of)
def test_where_no_arrow_leads_on_alice_has_lost(level: Level) -> None:
    signs, height = signs_of("alice-maze", level), len(grid_of("alice-maze", level))
    start = next(cell for cell, sign in signs.items() if "A" in sign)
    way = shortest((start, 1), lambda state: after(signs, state),
                   lambda state: "G" not in signs[state[0]] and not list(after(signs, state)))
    position = text_game("alice-maze").start(level=level.name)
    for cell, stride in way[1:]:
        position = position.play(cell_name(cell, height))
        assert dict(position.view().numbers)["stride"] == stride
    assert not way or (position.outcome is not None and position.outcome.results == ("lost",))


State = tuple[Cell, int]
"""Where Alice is, and how far she goes."""


def alice(signs: dict[Cell, str]) -> list[State]:
    """The states of a shortest way to the goal."""
    start = next(cell for cell, sign in signs.items() if "A" in sign)
    return shortest((start, 1), lambda state: after(signs, state), lambda state: "G" in signs[state[0]])


def after(signs: dict[Cell, str], state: State) -> Iterable[State]:
    (x, y), stride = state
    for sign in signs[x, y]:
        for dx, dy in ARROWS.get(sign, ()) if stride > 0 else ():
            goal = (x + dx * stride, y + dy * stride)
            if goal in signs:
                yield goal, stride + ("+" in signs[goal]) - ("-" in signs[goal])
