"""What tests of the solver share: levels of the library and drawn ones, and playing a solution by the rules."""

from __future__ import annotations

from ludoteka.core import Position
from ludoteka.games import library


def start(name: str, level: int) -> Position:
    return library.load(name).start(level=level)


def wins(position: Position, moves: tuple[str, ...]) -> bool:
    """Whether these moves, each legal, win, and not before the last."""
    for move in moves:
        assert position.outcome is None
        position = position.play(move)
    return position.outcome is not None and position.outcome.winners == (0,)
