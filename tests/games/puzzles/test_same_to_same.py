"""Same to same: every level can be solved, and in no fewer moves than it says."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from ludoteka.core import Level
from tests.games.puzzles.levels import Cell, cell_name, grid_of, levels, name_of, signs_of, text_game, wins
from tests.games.puzzles.search import shortest

GAME = "same-to-same"
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
EYES = "^>v<"
State = tuple[Cell, int]
"""Where the eye is, and to which side it looks."""
Pictures = dict[Cell, tuple[str, str]]
"""The colour and the shape on each cell."""


@pytest.mark.parametrize("level", levels(GAME), ids=name_of)
def test_every_level_can_be_solved_as_it_says(level: Level) -> None:
    signs = signs_of(GAME, level)
    pictures, start = pictures_of(signs), start_of(signs)
    target = next(cell for cell, sign in signs.items() if "!" in sign)
    way = shortest(start, lambda state: after(pictures, state), lambda state: state[0] == target)
    assert len(way) - 1 == level.minimum
    assert wins(GAME, level, [cell_name(cell, len(grid_of(GAME, level))) for cell, _ in way[1:]])


@pytest.mark.parametrize("level", levels(GAME), ids=name_of)
def test_the_eye_goes_ahead_left_and_right_but_never_back(level: Level) -> None:
    signs, height = signs_of(GAME, level), len(grid_of(GAME, level))
    pictures, state = pictures_of(signs), start_of(signs)
    position = text_game(GAME).start(level=level.name)
    for _ in range(4):
        goals = {cell_name(cell, height): (cell, side) for cell, side in after(pictures, state)}
        assert {move.text for move in position.moves()} == (set(goals) if position.outcome is None else set())
        if position.outcome is not None:
            break
        position, state = position.play(min(goals)), goals[min(goals)]


def pictures_of(signs: dict[Cell, str]) -> Pictures:
    plain = {cell: sign.strip(EYES + "!") for cell, sign in signs.items() if sign != "#"}
    return {cell: (sign[0], sign[1]) for cell, sign in plain.items()}


def start_of(signs: dict[Cell, str]) -> State:
    return next((cell, EYES.index(sign[0])) for cell, sign in signs.items() if sign[0] in EYES)


def after(pictures: Pictures, state: State) -> Iterable[State]:
    """Every picture ahead, to the left and to the right with the same colour or the same shape."""
    (x, y), facing = state
    for side in (facing, (facing + 1) % 4, (facing + 3) % 4):
        dx, dy = SIDES[side]
        goal = (x + dx, y + dy)
        while goal in pictures:
            if any(mine == other for mine, other in zip(pictures[x, y], pictures[goal], strict=True)):
                yield goal, side
            goal = (goal[0] + dx, goal[1] + dy)
