"""Gomoku: which lines win."""

from __future__ import annotations

from itertools import chain

from ludoteka.core import Position, Record
from ludoteka.games import load


def after(long_lines: str, black: str) -> Position:
    """Black's stones one after the other, White's far away and apart."""
    game = load("gomoku")
    position = Record(game.id, game.version, options=(("long lines", long_lines),)).start(game)
    white = [f"{column}{row}" for row in (13, 15) for column in "acegikmo"]
    stones = black.split()
    for move in [*chain.from_iterable(zip(stones[:-1], white, strict=False)), stones[-1]]:
        assert position.outcome is None
        position = position.play(move)
    return position


def won(position: Position) -> bool:
    return position.outcome is not None and position.outcome.results == ("won", "lost")


def test_five_in_any_direction_win() -> None:
    for line in ("a1 b1 c1 d1 e1", "a1 a2 a3 a4 a5", "a1 b2 d4 e5 c3", "e1 d2 c3 b4 a5"):
        assert won(after("winning", line))
        assert won(after("worthless", line))


def test_four_and_one_apart_do_not_win() -> None:
    assert not won(after("winning", "a1 b1 c1 d1 f1"))


def test_six_win_only_if_long_lines_do() -> None:
    six = "a1 b1 c1 e1 f1 d1"
    assert won(after("winning", six))
    assert not won(after("worthless", six))


def test_exactly_five_win_beside_a_line_of_six() -> None:
    assert won(after("worthless", "a1 b1 c1 e1 f1 d2 d3 d4 d5 d1"))
