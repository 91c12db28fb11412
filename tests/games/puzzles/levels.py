"""What tests of puzzles share: the levels of a game as drawn, and playing a solution by the rules."""

from __future__ import annotations

from ludoteka.core import Level
from ludoteka.games import library
from ludoteka.language import check
from ludoteka.machine import TextGame
from ludoteka.machine.position import TextPosition

Cell = tuple[int, int]
"""Column and row, from the top left, both from 0."""
Grid = tuple[tuple[str, ...], ...]


def text_game(name: str) -> TextGame:
    game = library.load(name)
    assert isinstance(game, TextGame)
    return game


def levels(name: str) -> tuple[Level, ...]:
    """The levels of a puzzle; tests take one each: `@pytest.mark.parametrize("level", levels("maze"), ids=name_of)`."""
    return tuple(library.load(name).levels)


def name_of(level: Level) -> str:
    return level.name.replace(" ", "_")


def grid_of(name: str, level: Level) -> Grid:
    """The signs of the level's drawing, from the top."""
    return next(one.cells for one in text_game(name).description.levels if one.name == level.name)


def signs_of(name: str, level: Level) -> dict[Cell, str]:
    return {(x, y): sign for y, row in enumerate(grid_of(name, level)) for x, sign in enumerate(row)}


def cell_name(cell: Cell, height: int) -> str:
    """How the game calls a cell: letters from the left, numbers from the bottom."""
    return f"{chr(97 + cell[0])}{height - cell[1]}"


def wins(name: str, level: Level, moves: list[str]) -> bool:
    """Whether these moves, each legal, win the level, and not before the last."""
    position: TextPosition = text_game(name).start(level=level.name)
    for move in moves:
        assert position.outcome is None
        position = position.play(move)
    return position.outcome is not None and position.outcome.results == ("won",)


def drawn(name: str, drawing: str) -> TextPosition:
    """The start of a level drawn in a test, by the rules of the library."""
    rows = "".join(f"  {row.strip()}\n" for row in drawing.strip().splitlines())
    checked = check(library.rules_text(name), levels=f"level Drawn, easy, 1 moves\n{rows}")
    assert checked.description is not None, checked.errors
    return TextGame(checked.description, name).start()
