"""What phrases and conditions mean: positions are drawn, legal moves are listed."""

from __future__ import annotations

from textwrap import dedent, indent

import pytest

from ludoteka.core import Position
from tests.machine.small import game, texts


def position(drawing: str, turn: str, declared: str = "") -> Position:
    """White's turn on a drawn board: w, W are White's stone and lord, b, B Black's, n a stone of nobody."""
    rows = dedent(drawing).strip("\n").splitlines()
    width, height = len(rows[0].split()), len(rows)
    text = (
        f"game Phrases\nplayers White moving up, Black moving down\nboard {width} by {height}\n"
        f"piece stone\n  has weight\n  may jump as drawn, orthogonally\n    @ x .  ->  . . @\n"
        f"piece lord\n{dedent(declared)}"
        f"setup drawn\n{indent(chr(10).join(rows), '  ')}\n"
        "legend\n  w White stone\n  b Black stone\n  W White lord\n  B Black lord\n  n stone\n"
        f"turn\n{indent(dedent(turn).strip(chr(10)), '  ')}\n"
    )
    return game(text).start()


def chosen(drawing: str, phrase: str, declared: str = "", before: str = "") -> str:
    """The places of all that a phrase means."""
    turn = f"{dedent(before)}\nchoose {phrase} as the chosen one\n".lstrip("\n")
    return " ".join(sorted(move.split("-")[-1] for move in texts(position(drawing, turn, declared))))


def holds(drawing: str, condition: str, declared: str = "") -> bool:
    """Whether a condition is true for White."""
    turn = f"if {condition}\n  choose a number from 1 to 1\notherwise\n  choose a number from 0 to 0\n"
    return texts(position(drawing, turn, declared)) == ["1"]


CORNER = """
    . . b .
    . w . b
    w . W .
    n . . .
"""


@pytest.mark.parametrize(("phrase", "expected"), [
    ("a piece", "a1 a2 b3 c2 c4 d3"),
    ("a stone", "a1 a2 b3 c4 d3"),
    ("a lord", "c2"),
    ("your stone", "a2 b3"),
    ("one of your pieces", "a2 b3 c2"),
    ("an enemy piece", "c4 d3"),
    ("a Black piece", "c4 d3"),
    ("a piece of White", "a2 b3 c2"),
    ("a stone of nobody", "a1"),
    ("a stone next to a1", "a2"),
    ("a stone touching c2", "b3 d3"),
    ("a stone within 2 steps from d1", "b3 d3"),
    ("a piece that is not a lord", "a1 a2 b3 c4 d3"),
    ("an enemy piece on your last row", "c4"),
    ("a piece in the first column", "a1 a2"),
    ("your highest piece", "b3"),
    ("your leftmost stone", "a2"),
    ("the rightmost stone", "d3"),
    ("the highest stone", "c4"),
    ("an empty cell next to a1", "b1"),
    ("an occupied cell in the first column", "a1 a2"),
    ("a cell that holds an enemy piece", "c4 d3"),
    ("a cell that holds no piece and that is in the first row", "b1 c1 d1"),
    ("a cell in the first row except c1", "a1 b1 d1"),
    ("a stone whose owner is White", "a2 b3"),
    ("a stone whose owner is you", "a2 b3"),
    ("a stone with weight 0", "a1 a2 b3 c4 d3"),
    ("a stone with weight more than 0", ""),
    ("a cell whose position is less than 4", "a4 b4 c4"),
])
def test_noun_phrases(phrase: str, expected: str) -> None:
    assert chosen(CORNER, phrase) == expected


SIGHT = """
    . . . . .
    . b . . .
    . . . . .
    w . . W .
    . . . . .
"""


@pytest.mark.parametrize(("phrase", "expected"), [
    ("a cell in sight orthogonally from d2", "a2 b2 c2 d1 d3 d4 d5 e2"),
    ("a cell in sight diagonally from d2", "b4 c1 c3 e1 e3"),
    ("a cell in sight up from d2", "d3 d4 d5"),
    ("a piece in sight from d2", "a2 b4"),
    ("an enemy piece in sight any way from d2", "b4"),
    ("a cell in sight toward b4 from d2", "b4 c3"),
    ("a cell in sight away from b4 from d2", "e1"),
    ("a cell a leap of 1 and 2 from a1", "b3 c2"),
    ("a cell between a1 and e5", "b2 c3 d4"),
    ("a cell between a1 and b3", ""),
    ("an empty cell between a2 and d2", "b2 c2"),
    ("a cell in line with a5", "a1 a2 a3 a4 a5 b4 b5 c3 c5 d2 d5 e1 e5"),
    ("a piece in line with d2", "a2 b4 d2"),
    ("a cell in line with both b4 and c3", "a5 b4 c3 d2 e1"),
    ("a cell in line with both e1 and a5", "a5 b4 c3 d2 e1"),
    ("a cell in line with both a1 and b3", ""),
    ("a piece in line with both a2 and e2", "a2 d2"),
    ("a cell exactly 2 steps diagonally from c3", "a1 a5 e1 e5"),
    ("a cell one step toward a1 from c3", "b2"),
    ("a cell one step away from a1 from c3", "d4"),
])
def test_places_seen_from_a_place(phrase: str, expected: str) -> None:
    assert chosen(SIGHT, phrase) == expected


GROUPS = """
    w w . b b
    w . . . b
    . . w . .
    . w w w .
    b . w . .
"""


@pytest.mark.parametrize(("phrase", "expected"), [
    ("a White stone joined to c2", "b2 c1 c2 c3 d2"),
    ("a White stone joined to a4", "a4 a5 b5"),
    ("a Black stone joined to a4", ""),
    ("a White stone joined at sides or corners to c2", "b2 c1 c2 c3 d2"),
    ("a Black stone joined at sides or corners to e4", "d5 e4 e5"),
    ("an empty cell joined at sides or corners to b1", "a2 a3 b1 b3 b4 c4 c5 d1 d3 d4 e1 e2 e3"),
    ("an empty cell joined to b1", "b1"),
    ("a stone of yours joined to b5", "a4 a5 b5"),
    ("an empty cell joined to e1", "a2 a3 b3 b4 c4 c5 d1 d3 d4 e1 e2 e3"),
    ("a White stone in line through c2", "b2 c2 d2"),
    ("a White stone in line through a5", "a4 a5"),
    ("a White stone in a row up from c1", "c1 c2 c3"),
    ("a White stone in a row sideways from c2", "b2 c2 d2"),
    ("a White stone in a row up from c5", ""),
])
def test_groups_lines_and_rows(phrase: str, expected: str) -> None:
    found = chosen(GROUPS, phrase)
    if phrase.endswith("through c2"):
        assert found in (expected, "c1 c2 c3"), "one of the two longest lines"
    else:
        assert found == expected


@pytest.mark.parametrize(("condition", "expected"), [
    ("3 of your stones are in line through c2", True),
    ("4 of your stones are in line through c2", False),
    ("exactly 3 of your stones are in line through c1", True),
    ("exactly 2 of your stones are in line through c1", True),  # one line of 2 is enough, though another one is longer
    ("exactly 1 of your stones is in line through c1", True),
    ("exactly 4 of your stones are in line through c1", False),
    ("your stones join your first row and c3", True),
    ("your stones join your first row and your last row", False),
    ("your stones join c1, b2 and d2", True),
    ("every stone is White", False),
    ("no stone is on c4", True),
    ("at least 8 of your stones are on the board", True),
    ("at least 9 of your stones are on the board", False),
    ("exactly 8 of your stones are on the board", True),
    ("at most 4 enemy stones are on the board", True),
    ("fewer than 4 enemy stones are on the board", False),
    ("you have 8 stones", True),
    ("you have more than 8 stones", False),
    ("you have no lords", True),
    ("Black has a stone", True),
    ("there is a stone on a1", True),
    ("there is no stone on b1", True),
    ("a1 holds an enemy stone", True),
    ("your last row holds exactly 2 enemy stones", True),
    ("a1 is empty", False),
    ("a1 is occupied and b1 is empty", True),
    ("a1 is empty or b1 is empty", True),
    ("a1 is next to b1", True),
    ("a1 is not next to c1", True),
    ("the turn number is 1", True),
    ("one of your stones can jump", False),
])
def test_conditions(condition: str, expected: bool) -> None:
    assert holds(GROUPS, condition) is expected


@pytest.mark.parametrize(("number", "expected"), [
    ("the number of your stones", 8),
    ("the number of enemy stones plus 3", 7),
    ("2 plus 3 times 4", 14),
    ("7 minus 2 minus 1", 4),
    ("7 divided by 2", 3),
    ("the larger of 2 and 5", 5),
    ("the smaller of 2 and 5", 2),
    ("the distance from a1 to c3", 4),
    ("the number of steps from a1 to c3", 2),
    ("the number of steps from e2 to a2", 4),
    ("the number of steps from a1 to b3", 0),
    ("the number of steps from a1 to a1", 0),
    ("the number of rows", 5),
    ("the total height of every cell in the first row", 10),
    ("the highest height of every cell", 9),
    ("the lowest height of every cell in the first row", 2),
    ("the position of a5", 1),
    ("the position of e1", 25),
    ("the worth of c3", 3),
    ("the worth of a1", 20),
])
def test_numbers(number: str, expected: int) -> None:
    declared = """
        each cell has height, starting at 2
        the worth of a cell is
          3 if a stone of White is on it
          20 otherwise
    """
    turn = f"set the height of e5 to 9\nchoose a number from {number} to {number}\n"
    assert texts(position(GROUPS, turn, declared)) == [str(expected)]


def test_another_is_not_the_first_again() -> None:
    turn = "choose a cell as the first one\nchoose another cell\nput your stone there\n"
    assert texts(position(". .", turn)) == ["a1-b1", "b1-a1"]


def test_can_asks_whether_a_way_can_be_finished() -> None:
    jump = "if one of your stones can jump\n  jump with one of your stones\notherwise\n  choose a number from 0 to 0\n"
    assert texts(position("w b .", jump)) == ["a1-c1"]
    assert texts(position("w b b", jump)) == ["0"]
    assert texts(position("w n .", jump)) == ["0"], "a stone of nobody is no enemy"


def test_a_superlative_counts_before_it_is_one() -> None:
    assert chosen(GROUPS, "a cell in the first 2 rows", before="") == " ".join(
        sorted(f"{column}{row}" for column in "abcde" for row in (1, 2)))
    assert chosen(GROUPS, "a stone in the last 1 rows") == "a5 b5 d5 e5"


def test_with_the_most_keeps_those_that_have_most() -> None:
    declared = "each cell has height\n"
    before = "set the height of a1 to 3\nset the height of c3 to 3\nset the height of b1 to 1"
    assert chosen(GROUPS, "a cell with the most height", declared, before) == "a1 c3"
    assert "a1" not in chosen(GROUPS, "a cell with the least height", declared, before).split()


def test_it_is_the_nearest_thing_chosen_and_names_outlast_it() -> None:
    turn = """
        choose one of your stones as the first one
        choose an empty cell next to it
        put the first one onto it
        not allowed if the first one is not on b1
    """
    assert texts(position("w . .", turn)) == ["a1-b1"]


def test_a_quantity_is_asked_of_two_things() -> None:
    rows = game("""
        game Rows
        players X, O
        board 3 by 3
        piece stone
        the strength of a player for a row is the number of stones of that player in that row
        turn
          choose an empty cell
          put your stone there
          if the strength of you for its row is 3: you win
        end
          if no cell is empty: the game is drawn
    """)
    position = rows.start()
    for move in "a1 a2 b1 b2 c1".split():
        position = position.play(move)
    assert position.outcome is not None
    assert position.outcome.winners == (0,)


@pytest.mark.parametrize(("drawing", "together"), [
    ("w w .\nb w .\nb b w", False),
    ("w w .\nb w w\nb b w", True),
    (". . .\n. w .\n. . .", True),
    (". . .\nb b .\n. . .", True),
], ids=["only at a corner", "in one piece", "alone", "none"])
def test_things_hang_together_in_one_piece(drawing: str, together: bool) -> None:
    assert holds(drawing, "your stones hang together") is together


def test_things_hang_together_at_corners() -> None:
    assert holds("w . .\n. w .\n. . w", "your stones hang together at sides or corners") is True
    assert holds("w . .\n. w .\nw . .\n. . .\n. w .", "your stones hang together at sides or corners") is False


def test_the_following_number_is_one_more_than_that_of_it() -> None:
    before = "for each stone on b1: set its weight to 1\nchoose a stone on a1 as the first one"
    assert chosen("w w w", "a stone that has the following weight", before=before) == "b1"


def test_a_word_is_explained_for_the_game_and_for_its_rows() -> None:
    declared = """
        a row is full if it holds no empty cell
        the game is full if every row is full
        the game is lively if all of
          the game is not full
          a stone is next to a stone
        """
    assert holds("w b\nb w", "the game is full", declared + "a stone is seen if the game is lively\n") is True
    assert holds("w b\n. .", "the game is full", declared) is False
    assert holds("w b\n. .", "the game is lively", declared) is True
    assert holds("w .\n. b", "the game is lively", declared) is False


# ---- words of a list, and what nothing keeps --------------------------------------------------------------------
def said_of_cards(condition: str, before: str = "do nothing") -> bool:
    """Whether a condition is true where a moon lies on a1 and a sun on b1."""
    text = f"""
        game Cards
        players Ann, Bob
        board 3 by 1
        a picture is sun or moon
        piece card
          has a picture
          has weight
          remembers the guest, a player
          remembers the home, a cell
        setup drawn
          m s .
        legend
          s sun card
          m moon card
        turn
          choose a card on a1
          {before}
          if {condition}
            choose a number from 1 to 1
          otherwise
            choose a number from 0 to 0
    """
    return texts(game(text).start()) == ["a1-1"]


@pytest.mark.parametrize(("condition", "expected"), [
    ("its picture is moon", True),
    ("the picture of the leftmost card is moon", True),
    ("the picture of the leftmost card is sun", False),
    ("the picture of the rightmost card is sun", True),
    ("the picture of your card is sun", False),
    ("the picture of your card is moon", False),
    ("the picture of every card is sun", False),
])
def test_the_word_of_a_thing_is_that_of_the_thing_named(condition: str, expected: bool) -> None:
    assert said_of_cards(condition) is expected


@pytest.mark.parametrize(("condition", "expected"), [
    ("its picture is sun", False),
    ("its guest is Ann", False),
    ("its guest is nobody", True),
    ("its home is a1", False),
    ("its weight is 0", True),
])
def test_what_is_gone_keeps_no_word_player_or_cell(condition: str, expected: bool) -> None:
    assert said_of_cards(condition, "remove it") is expected
