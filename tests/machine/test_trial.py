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


def test_a_set_up_that_only_fails_for_more_players() -> None:
    text = "game Seats\nplayers 2, 3 or 5\nboard 3 by 1\npiece stone\nsetup\n  for each player\n" \
           "    put its stone onto the first empty cell\nturn\n  choose an empty cell\n  put your stone there\n"
    description = check(text).description
    assert description is not None
    assert description.seat_counts == (2, 3, 5)
    assert [one.line for one in setup_faults(description)] == [7]


def test_a_place_in_a_list_that_the_board_does_not_have() -> None:
    assert faults("b1 and c1") == []
    assert faults("b1 and d9") == [(7, "the board has no place 'd9'")]


def test_a_set_up_that_can_be_done() -> None:
    assert faults("b1") == []


LEVELS = dedent("""\
    game Home
    players 1
    board drawn by the level
    each cell is floor or home
    piece mouse, plural mice
      may run as drawn, orthogonally
        @ .  ->  . @
    turn
      run with the mouse
    end
      if a mouse is on a home cell: you win
    in every level
      there is exactly 1 mouse
      there is a home cell
    legend
      M mouse
      H home cell
      W mouse on home cell
    """)


def level_faults(levels: str) -> list[tuple[str, int, str]]:
    description = check(LEVELS, dedent(levels)).description
    assert description is not None
    return [(one.part, one.line, one.message) for one in setup_faults(description)]


def test_levels_keep_what_the_rules_demand_of_them() -> None:
    assert level_faults("""\
        level One, easy, 1 moves
          M H
        level Two mice, easy, 1 moves
          M H M
        level No home, easy, 1 moves
          M .
        """) == [("levels", 3, "in the level 'Two mice' it does not hold that there is exactly 1 mouse"),
                 ("levels", 5, "in the level 'No home' it does not hold that there is a home cell")]


def test_a_level_that_is_over_before_it_begins() -> None:
    assert level_faults("""\
        level Already there, easy, 1 moves
          W .
        """) == [("levels", 1, "the level 'Already there' is over before the first move")]


def test_a_level_among_the_rules_is_told_with_its_line_there() -> None:
    description = check(LEVELS + "level Two mice, easy, 1 moves\n  M H M\n").description
    assert description is not None
    assert [(one.part, one.line) for one in setup_faults(description)] == [("rules", 19)]
