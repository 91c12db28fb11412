"""Small games for one rule each, written in the test that asks about it."""

from __future__ import annotations

from textwrap import dedent

from ludoteka.core import Position
from ludoteka.language import check
from ludoteka.machine import TextGame


def game(text: str, levels: str = "") -> TextGame:
    """The game of a text that must be without fault."""
    text = dedent(text).strip("\n") + "\n"
    checked = check(text, levels=dedent(levels))
    assert checked.description is not None, [f"{one.line}: {one.message}" for one in checked.errors]
    return TextGame(checked.description, "small", text)


def two_players(rest: str, board: str = "board 3 by 3") -> TextGame:
    """A game of White, who moves up, and Black, who moves down, with stones."""
    return game(f"game Small\nplayers White moving up, Black moving down\n{board}\npiece stone\n{dedent(rest)}")


def offered(rest: str, board: str = "board 3 by 3") -> list[str]:
    """The texts of White's first moves in such a game."""
    return texts(two_players(rest, board).start())


def texts(position: Position) -> list[str]:
    return [move.text for move in position.moves()]


def played(position: Position, *moves: str) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def drawn(position: Position) -> list[str]:
    """The rows of the boards as a position's text draws them, from the top."""
    return [line.strip() for line in str(position).splitlines() if line.startswith("  ")]
