"""What only shows when a checked game is set up is told with its line."""

from __future__ import annotations

from textwrap import dedent

from ludoteka.language import check
from ludoteka.machine import setup_faults

TEXT = dedent("""\
    game Crowd
    players White, Black
    board 3 by 1
    piece stone
    setup
      put a White stone onto a1
      put a Black stone onto {cell}
    turn
      choose an empty cell
      put your stone there
    stuck players lose
    """)


def faults(cell: str) -> list[tuple[int, str]]:
    description = check(TEXT.format(cell=cell)).description
    assert description is not None
    return [(one.line, one.message) for one in setup_faults(description)]


def test_a_place_that_is_taken() -> None:
    assert faults("a1") == [
        (7, "the set-up cannot be done: 'put a Black stone onto a1' meets a place that is taken or missing")]


def test_a_place_that_the_board_does_not_have() -> None:
    assert [line for line, _ in faults("c9")] == [7]


def test_a_set_up_that_can_be_done() -> None:
    assert faults("b1") == []
