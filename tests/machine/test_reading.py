"""What is read along a row or column: positions are drawn, and a condition holds or does not."""

from __future__ import annotations

from textwrap import indent

import pytest

from tests.machine.small import game, texts


def holds(drawing: str, condition: str, declared: str = "") -> bool:
    """Whether a condition is true; # is a block, a digit a clue of that length."""
    rows = [row.strip() for row in drawing.split("/")]
    width, height = len(rows[0].split()), len(rows)
    text = (
        f"game Reading\nplayers 1\nboard {width} by {height}\npiece block\npiece clue\n  has length\n{declared}"
        f"setup drawn\n{indent(chr(10).join(rows), '  ')}\n"
        "legend\n  # block\n  1 to 9 clue with that length\n"
        f"turn\n  if {condition}\n    choose a number from 1 to 1\n  otherwise\n    choose a number from 0 to 0\n"
    )
    return texts(game(text).start()) == ["1"]


RUNS = "the runs of blocks in the first row are the lengths of clues in the last row"


@pytest.mark.parametrize(("drawing", "expected"), [
    ("2 1 . . . / # # . . #", True),
    ("1 2 . . . / # # . . #", False),  # the order counts
    (". . 2 . 1 / # # . . #", True),  # gaps between the clues do not
    ("2 1 . . . / # # . # #", False),
    ("2 1 . . . / # # . . .", False),  # one number too few
    ("2 . . . . / # # . . #", False),  # and one too many
    ("5 . . . . / # # # # #", True),
    (". . . . . / . . . . .", True),  # no things are no numbers
    (". . . . . / . . # . .", False),
    ("1 1 1 . . / # . # . #", True),
    ("3 . . . . / # . # . #", False),
])
def test_runs_are_compared_in_order(drawing: str, expected: bool) -> None:
    assert holds(drawing, RUNS) is expected
    assert holds(drawing, RUNS.replace(" are ", " are not ")) is not expected


def test_runs_of_a_column_are_read_from_the_top() -> None:
    column = "the runs of blocks in the first column are the lengths of clues in the first row"
    assert holds("# . . / # . . / . . . / # . . / . 2 1", column)
    assert not holds("# . . / # . . / . . . / # . . / . 1 2", column)


def test_runs_elsewhere_are_groups_of_neighbours() -> None:
    assert holds("# # . # / . # . # / # . . 3 / . 2 1 .", "the runs of every block are the lengths of every clue")


def test_numbers_are_compared_with_one_of_several() -> None:
    declared = ("a row is matched if the lengths of its clues are the runs of its blocks or the lengths of its walls\n"
                "piece wall\n  has length\nsetup\n  put a wall onto d1\n  for each wall: set its length to 2\n")
    for row, expected in (("1 . # .", True), ("2 . # .", True), ("3 . # .", False), ("2 # # .", True)):
        assert holds(row, "the first row is matched", declared) is expected, row


def test_a_word_may_be_explained_for_rows_and_for_columns() -> None:
    declared = ("a row is full if it holds 2 blocks\n"
                "a column is full if it holds 3 blocks\n"
                "a block is full if it is on the first row\n")
    crossed = "# # . / # . . / # . ."
    for name, expected in (("the last row", True), ("the second row", False), ("the first column", True),
                           ("the second column", False), ("a block in the second row", False),
                           ("a block in the first row", True)):
        assert holds(crossed, f"{name} is full", declared) is expected, name


def test_a_sign_may_hold_several_numbers() -> None:
    levels = r"""
        level Sums, easy, 1 move
          #    3\   16\24
          \17  .    .
    """
    text = r"""
        game Signs
        players 1
        board drawn by the level
        piece wall
          has below, beside
        turn
          choose a wall with below 3
          remove it
        end
          if no wall has beside 17 or every wall has below: you win
        legend
          # wall
          1\ to 45\ wall with that below
          \1 to \45 wall with that beside
          1\1 to 45\45 wall with that below and that beside
    """
    position = game(text, levels).start()
    drawn = str(position)
    assert "piece below: b2 3, c2 16\n" in drawn
    assert "piece beside: c2 24, a1 17\n" in drawn
    assert texts(position) == ["b2"]


def is_equation(row: str, upright: bool = False) -> bool:
    """Whether a row of signs (a column, read from the top) is a true equation; b is a piece that is not asked about."""
    signs = row.split()
    board, drawing = (f"1 by {len(signs)}", "\n".join(signs)) if upright else (f"{len(signs)} by 1", row)
    text = (
        f"game Equation\nplayers 1\nboard {board}\nkind sign, a piece\nsign digit\n  has value\n"
        "sign plus sign\nsign minus sign\nsign times sign\nsign division sign\nsign equals sign\npiece blot\n"
        f"setup drawn\n{indent(drawing, '  ')}\n"
        "legend\n  0 to 20 digit with that value\n  + plus sign\n  - minus sign\n  * times sign\n"
        "  / division sign\n  = equals sign\n  b blot\n"
        "turn\n  if every sign makes a true equation\n    choose a number from 1 to 1\n"
        "  otherwise\n    choose a number from 0 to 0\n"
    )
    return texts(game(text).start()) == ["1"]


@pytest.mark.parametrize("row", [
    "1 + 2 = 3", "3 = 1 + 2", "2 + 3 * 4 = 1 4", "1 2 - 3 - 4 = 5", "8 / 2 / 2 = 2", "3 - 5 = - 2", "- 3 + 5 = 2",
    "7 = 7", "1 b 2 = 1 2", "1 . + 1 = b 2", "6 * 4 / 8 = 3", "2 * 3 + 4 * 5 = 2 6", "0 * 5 = 0", "12 + 8 = 2 0",
])
def test_an_equation_is_read_as_it_is_written(row: str) -> None:
    assert is_equation(row)


@pytest.mark.parametrize("row", [
    "1 + 2 = 4", "2 + 3 * 4 = 2 0", "1 + 2", "= 3", "3 =", "1 = 1 = 1", "1 + + 1 = 2", "1 - - 1 = 2", "+ 1 = 1",
    "1 + = 1", "7 / 2 = 3", "6 / 4 * 2 = 3", "5 / 0 = 0", "0 1 = 1", ". . .", "8 - 3 - 2 = 7", "1 * - 1 = - 1",
])
def test_what_is_no_equation_or_not_true(row: str) -> None:
    assert not is_equation(row)


def test_an_equation_in_a_column_is_read_from_the_top() -> None:
    assert is_equation("5 - 3 = 2", upright=True)
    assert not is_equation("2 = 3 - 5", upright=True)


def test_a_kind_puts_all_its_pieces_into_its_layer() -> None:
    text = """
        game Layers
        players 1
        board 2 by 1
        layers paper, ink
        kind sign, a piece, in layer paper
        sign letter
        piece blot
        setup
          put a letter onto a1
        turn
          choose an empty cell that holds a letter
          put a blot there
    """
    position = game(text).start()
    assert texts(position) == ["a1"]
    assert [piece.name for piece in position.play("a1").view(None).boards[0].cells[0].pieces] == ["letter", "blot"]


def test_an_equation_over_two_layers_is_read_from_the_left() -> None:
    text = """
        game Equation
        players 1
        board 5 by 1
        layers paper, glass
        kind sign, a piece, in layer paper
        sign digit
          has value
        sign equals sign
        sign plus sign, in layer glass
        setup drawn
          1 + 2 = 3
        legend
          1 to 3 digit with that value
          + plus sign
          = equals sign
        turn
          if all signs make a true equation: choose a number from 1 to 1
    """
    assert texts(game(text).start()) == ["1"]
