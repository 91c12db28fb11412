"""Lines of Action: how far a man goes, and whose men are joined."""

from __future__ import annotations

from ludoteka.core import Position
from ludoteka.games import load


def black_to_move(**men: str) -> Position:
    """A position with Black's and White's men on the cells named."""
    game = load("lines-of-action")
    lines = str(game.start()).splitlines()
    first = lines.index("board board") + 1
    signs = {cell: colour[0] for colour, cells in men.items() for cell in cells.split()}
    for row in range(8):
        lines[first + row] = "  " + " ".join(signs.get(f"{column}{8 - row}", ".") for column in "abcdefgh")
    return game.position("\n".join(lines) + "\n")


def goals(position: Position, start: str) -> str:
    """Where the man of a cell may go."""
    moves = (move.text.split("-") for move in position.moves())
    return " ".join(sorted(goal for origin, goal in moves if origin == start))


def results(position: Position) -> tuple[str, ...]:
    return position.outcome.results if position.outcome is not None else ()


def test_a_man_goes_as_far_as_there_are_men_on_the_line() -> None:
    # 2 steps on its column and on one diagonal, 1 on the other; across 4, but an enemy or the edge is in the way
    assert goals(black_to_move(black="d4 d6 a4 h1", white="c4 g4 a1"), "d4") == "b2 c5 d2 e3 f6"


def test_a_man_passes_its_own_and_takes_where_it_lands() -> None:
    position = black_to_move(black="a4 b4 h8", white="d4 a1 h1")
    assert goals(position, "a4") == "a2 a6 b3 b5 d4"
    assert results(position.play("a4-d4")) == ()


def test_joining_all_men_at_sides_or_corners_wins() -> None:
    assert results(black_to_move(black="b7 d6", white="a1 g1").play("d6-c6")) == ("won", "lost")


def test_whoever_has_one_man_left_has_joined_them_all() -> None:
    assert results(black_to_move(black="a4 b4 h8", white="d4 h1").play("a4-d4")) == ("lost", "won")


def test_who_moves_wins_if_both_are_joined_at_once() -> None:
    assert results(black_to_move(black="a4 c4", white="d4 h1").play("a4-d4")) == ("won", "lost")


def test_a_board_that_occurs_three_times_is_a_draw() -> None:
    position = load("lines-of-action").start()
    for move in ("b1-b3", "a2-c2", "b3-b1", "c2-a2") * 2:
        assert position.outcome is None
        position = position.play(move)
    assert results(position) == ("drawn", "drawn")
