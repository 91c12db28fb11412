"""Boards of every kind: names of cells, neighbours, directions as each player sees them, rows and columns."""

from __future__ import annotations

import pytest

from ludoteka.language import check
from ludoteka.machine import TextGame
from tests.machine.small import game, offered, texts

SIDES = ("up", "down", "left", "right")


def cells(phrase: str, board: str, side: str = "up") -> set[str]:
    """What a phrase means on a board for a player who moves that way."""
    small = game(f"""
        game Small
        players White moving {side}, Black moving up
        {board}
        piece stone
        turn
          choose {phrase}
          put your stone there
    """)
    return set(texts(small.start()))


def names(small: TextGame) -> list[str]:
    return [cell.name for board in small.start().view().boards for cell in board.cells]


# ---- squares --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("phrase", "expected"), [
    ("a cell next to b2", "a2 b1 b3 c2"),
    ("a cell next to a1", "a2 b1"),
    ("a cell touching b2", "a1 a2 a3 b1 b3 c1 c2 c3"),
    ("a cell touching a1", "a2 b1 b2"),
    ("a cell one step any way from a1", "a2 b1 b2"),
    ("a cell one step orthogonally from b2", "a2 b1 b3 c2"),
    ("a cell one step diagonally from b2", "a1 a3 c1 c3"),
    ("a cell one step up from b2", "b3"),
    ("a cell one step down left from b2", "a1"),
    ("a cell 2 steps right from a1", "c1"),
    ("a cell 2 steps any way from a1", "a3 c1 c3"),
    ("a cell within 1 steps from a1", "a2 b1 b2"),
    ("a cell within 2 steps from a1", "a2 a3 b1 b2 b3 c1 c2 c3"),
    ("a cell a leap of 1 and 2 from a1", "b3 c2"),
    ("a cell between a1 and c3", "b2"),
    ("a cell at column 3 and row 1", "c1"),
    ("a dark cell", "a1 a3 b2 c1 c3"),
    ("a light cell", "a2 b1 b3 c2"),
])
def test_squares(phrase: str, expected: str) -> None:
    assert cells(phrase, "board 3 by 3") == set(expected.split())


@pytest.mark.parametrize(("word", "expected"), [
    ("forward", ("b3", "b1", "a2", "c2")),
    ("backward", ("b1", "b3", "c2", "a2")),
    ("sideways", ("a2 c2", "a2 c2", "b1 b3", "b1 b3")),
    ("diagonally forward", ("a3 c3", "a1 c1", "a1 a3", "c1 c3")),
    ("diagonally backward", ("a1 c1", "a3 c3", "c1 c3", "a1 a3")),
    ("up", ("b3", "b3", "b3", "b3")),
    ("orthogonally", ("a2 b1 b3 c2",) * 4),
])
def test_directions_are_seen_by_the_player(word: str, expected: tuple[str, ...]) -> None:
    for side, goals in zip(SIDES, expected, strict=True):
        assert cells(f"a cell one step {word} from b2", "board 3 by 3", side) == set(goals.split()), side


@pytest.mark.parametrize(("phrase", "expected"), [
    ("a cell in your first row", ("a1 b1 c1", "a2 b2 c2", "c1 c2", "a1 a2")),
    ("a cell in your last row", ("a2 b2 c2", "a1 b1 c1", "a1 a2", "c1 c2")),
    ("a cell in your second row", ("a2 b2 c2", "a1 b1 c1", "b1 b2", "b1 b2")),
    ("a cell in the first row", ("a1 b1 c1",) * 4),
    ("a cell in the last column", ("c1 c2",) * 4),
])
def test_rows_are_counted_from_the_player(phrase: str, expected: tuple[str, ...]) -> None:
    for side, goals in zip(SIDES, expected, strict=True):
        assert cells(phrase, "board 3 by 2", side) == set(goals.split()), side


def test_cells_are_listed_from_the_top_in_reading_order() -> None:
    small = game("game A\nplayers 1\nboard 3 by 2\nturn\n  choose a cell\n")
    assert names(small) == ["a2", "b2", "c2", "a1", "b1", "c1"]
    (board,) = small.start().view().boards
    assert [(cell.x, cell.y) for cell in board.cells][:4] == [(0, 0), (1, 0), (2, 0), (0, 1)]


def test_columns_go_on_after_z() -> None:
    small = game("game A\nplayers 1\nboard 28 by 1\nturn\n  choose a cell\n")
    assert names(small)[25:] == ["z1", "aa1", "ab1"]


def test_a_row_is_chosen_by_its_number_and_a_column_by_its_letter() -> None:
    assert offered("turn\n  choose a row\n  put your stone onto the first empty cell in it") == ["1", "2", "3"]
    assert offered("turn\n  choose a column\n  put your stone onto the first empty cell in it") == ["a", "b", "c"]


def test_dark_cells_alone_are_the_board_of_draughts() -> None:
    board = "board 4 by 4, dark cells"
    assert cells("a cell", board) == set("a1 c1 b2 d2 a3 c3 b4 d4".split())
    assert cells("a cell next to c3", board) == set("b2 d2 b4 d4".split())
    assert cells("a cell one step forward from a1", board) == {"a3"}


def test_boxes_are_regions() -> None:
    board = "board 4 by 4, boxes 2 by 2"
    small = game(f"""
        game Boxes
        players 1
        {board}
        piece stone
        turn
          choose an empty cell as the start
          choose a cell in the start's box
          put a stone there
    """)
    moves = texts(small.start())
    assert {move.split("-")[1] for move in moves if move.startswith("c1-")} == {"c1", "c2", "d1", "d2"}


# ---- hexagons and triangles -----------------------------------------------------------------------------------------
def test_a_rhombus_of_hexagons() -> None:
    board = "board 3 by 3 hexagons"
    assert cells("a cell next to b2", board) == set("b3 c3 c2 b1 a1 a2".split())
    assert cells("a cell next to a1", board) == set("a2 b2 b1".split())
    assert cells("a cell next to c1", board) == set("c2 b1".split())


@pytest.mark.parametrize(("word", "expected"), [
    ("forward", ("b3 c3", "a1 b1", "a2", "c2")),
    ("backward", ("a1 b1", "b3 c3", "c2", "a2")),
    ("sideways", ("a2 c2", "a2 c2", "b3 c3 a1 b1", "b3 c3 a1 b1")),
])
def test_directions_on_hexagons_are_seen_by_the_player(word: str, expected: tuple[str, ...]) -> None:
    for side, goals in zip(SIDES, expected, strict=True):
        assert cells(f"a cell one step {word} from b2", "board 3 by 3 hexagons", side) == set(goals.split()), side


def test_sides_of_a_triangle_and_of_a_hexagon() -> None:
    def sides(board: str) -> list[set[str]]:
        small = game(f"game A\nplayers 1\n{board}\npiece stone\nturn\n  choose a side as the rim\n"
                     "  choose a cell in the rim\n  put a stone there\n")
        return [set(choice.places) for choice in small.start().choices()]

    assert sides("board triangle of side 3") == [set(side.split()) for side in ("a1 b2 c3", "c1 c2 c3", "a1 b1 c1")]
    around = ("c5 d5 e5", "e3 e4 e5", "c1 d2 e3", "a1 b1 c1", "a1 a2 a3", "a3 b4 c5")
    assert sides("board hexagon of side 3") == [set(side.split()) for side in around]


def joins(what: str, board: str, stones: str) -> bool:
    """Whether stones on these cells join something."""
    small = game(f"""
        game Chains
        players 1
        {board}
        piece stone
        setup
          put a stone onto {stones.split()[0]}
        turn
          choose an empty cell
          put a stone there
        end
          if the stones join {what}: you win
    """)
    position = small.start()
    for cell in stones.split()[1:]:
        position = position if position.outcome else position.play(cell)
    return position.outcome is not None


@pytest.mark.parametrize(("stones", "every", "two"), [
    ("b2 c2", False, True), ("b2 c2 b1", True, True), ("a1", False, True), ("a1 c3", False, True),
    ("b1 c2", False, True), ("c1 b2", False, True), ("c1 b1 b2", True, True), ("b1", False, False),
])
def test_one_group_joins_all_sides_or_some(stones: str, every: bool, two: bool) -> None:
    board = "board triangle of side 3"
    assert joins("all sides", board, stones) is every
    assert joins("every side and no stone is on b2", board, stones) is (every and "b2" not in stones.split())
    assert joins("2 sides", board, stones) is two
    assert joins("exactly 3 sides", board, stones) is every


def test_a_group_joins_cells_that_are_counted() -> None:
    assert joins("every cell on the first row", "board 2 by 2", "a1 b1")
    assert not joins("every cell on the first row", "board 2 by 2", "a1 a2")


def test_a_die_has_sides_on_a_board_with_sides() -> None:
    checked = check("game A\nplayers 1\nboard triangle of side 3\ndie cube, 6 sides\npiece stone\nturn\n  roll a cube\n"
                    "  choose an empty cell\n  put a stone there\nend\n  if the stones join all sides: you win\n")
    assert not checked.errors


@pytest.mark.parametrize(("side", "count"), [(1, 13), (2, 37), (3, 73), (4, 121)])
def test_a_star_has_six_points(side: int, count: int) -> None:
    board = f"board star of side {side}"
    assert len(cells("a cell", board)) == count
    assert len(cells("a cell in a point", board)) == 6 * side * (side + 1) // 2
    middle = f"{chr(ord('a') + 2 * side)}{2 * side + 1}"
    assert len(cells(f"a cell next to {middle}", board)) == 6
    assert cells(f"the cell opposite {middle}", board) == {middle}


@pytest.mark.parametrize(("seats", "homes"), [
    (2, "c2 g9"), (3, "c2 c7 h7"), (4, "c2 b4 g9 h7"), (5, "c2 b4 c7 g9 h7"), (6, "c2 b4 c7 g9 h7 g4")])
def test_players_sit_at_the_points_of_a_star(seats: int, homes: str) -> None:
    small = game("""
        game Seats
        players 2, 3, 4, 5 or 6
        board star of side 2
        piece stone
        setup
          for each player: put its stone onto the first cell of its point
        turn
          choose a point opposite your point
          choose an enemy stone on the board
    """)
    start = small.start(seats=seats)
    found = {cell.pieces[0].owner: cell.name for cell in start.view().boards[0].cells if cell.pieces}
    assert [found[seat] for seat in range(seats)] == homes.split()
    assert start.choices()[0].text == "top"


@pytest.mark.parametrize(("phrase", "board", "expected"), [
    ("the cell opposite a1", "board 3 by 2", "c2"),
    ("the cell opposite b1", "board 3 by 2", "b2"),
    ("the cell opposite b2", "board 3 by 3", "b2"),
    ("a cell opposite the first row", "board 3 by 3", "a3 b3 c3"),
    ("the cell opposite a1", "board hexagon of side 2", "c3"),
    ("the cell opposite a1", "board triangle of side 3", ""),
])
def test_opposite_is_across_the_middle(phrase: str, board: str, expected: str) -> None:
    assert cells(phrase, board) == set(expected.split())


def test_a_row_is_opposite_another() -> None:
    rest = "turn\n  choose a row opposite your first row\n  put your stone onto the first empty cell in it"
    assert offered(rest, "board 3 by 4") == ["4"]


def test_a_hexagon_of_hexagons_has_a_middle_with_six_neighbours() -> None:
    board = "board hexagon of side 2"
    assert len(cells("a cell", board)) == 7
    assert cells("a cell next to b2", board) == cells("a cell", board) - {"b2"}
    assert len(cells("a cell next to a1", board)) == 3


def test_a_triangle_of_hexagons() -> None:
    board = "board triangle of side 3"
    assert len(cells("a cell", board)) == 6
    top = [cell for cell in cells("a cell", board) if cell.endswith("3")]
    assert len(top) == 1
    assert len(cells(f"a cell next to {top[0]}", board)) == 2


def test_triangles_have_three_sides_and_point_up_and_down() -> None:
    board = "board 4 by 2 triangles"
    assert cells("a cell next to b2", board) == {"a2", "c2", "b1"}
    assert cells("a cell next to b1", board) == {"a1", "c1", "b2"}
    assert cells("a cell next to c2", board) == {"b2", "d2"}
    assert cells("a cell next to a1", board) == {"b1"}


# ---- tracks, drawings, places ---------------------------------------------------------------------------------------
def test_a_ring_has_no_end() -> None:
    board = "board ring of 6 spots"
    assert cells("a spot one step onward from the last spot", board) == {"1"}
    assert cells("a spot one step back from the first spot", board) == {"6"}
    assert cells("a spot next to the first spot", board) == {"2", "6"}


def test_a_track_ends() -> None:
    board = "board track of 4 spots"
    assert cells("a spot next to the first spot", board) == {"2"}
    assert cells("a spot 3 steps onward from the first spot", board) == {"4"}
    assert cells("a spot 2 steps any way from the second spot", board) == {"4"}


def test_a_ring_shared_out_among_the_players() -> None:
    board = "board ring of 6 houses, 3 for each player"
    assert cells("one of your houses", board) == {"1", "2", "3"}
    assert cells("an enemy house", board) == {"4", "5", "6"}
    assert cells("your last house", board) == {"3"}


def test_stretches_of_a_track_are_regions() -> None:
    board = "board ring of 6 spots, streets of 2"
    assert cells("a spot in the street of the second spot", board) == {"1", "2"}
    assert cells("a spot in the last street", board) == {"5", "6"}
    assert cells("a spot that is not in the first street", board) == {"3", "4", "5", "6"}
    assert cells("a spot in the last street", "board track of 5 spots, streets of 2") == {"5"}


def test_a_track_may_be_cut_in_two_ways() -> None:
    board = "board track of 6 spots, streets of 2, towns of 3"
    assert cells("a spot in the street of the third spot", board) == {"3", "4"}
    assert cells("a spot in the town of the third spot", board) == {"1", "2", "3"}


def test_a_street_is_chosen_by_its_number() -> None:
    small = game("""
        game Streets
        players 2
        board ring of 6 spots, streets of 2
        piece stone
        turn
          choose a street
          put your stone onto the first empty spot in it
    """)
    assert texts(small.start()) == ["street 1", "street 2", "street 3"]




def test_a_board_drawn_with_lines_is_joined_where_lines_are() -> None:
    small = game("game Tent\nplayers 1\nboard drawn, joined by lines\n    o\n   /|\\\n  / | \\\n o--o--o\npiece stone\n"
                 "turn\n  choose a cell as the start\n  choose a cell next to the start\n  put a stone there\n")
    moves = set(texts(small.start()))
    assert moves == {"b2-a1", "b2-b1", "b2-c1", "a1-b2", "a1-b1", "b1-a1", "b1-b2", "b1-c1", "c1-b1", "c1-b2"}
    (board,) = small.start().view().boards
    assert {frozenset(line) for line in board.lines} == {frozenset(pair.split()) for pair in
                                                         ("b2 a1", "b2 b1", "b2 c1", "a1 b1", "b1 c1")}


def test_lines_of_a_drawing_have_directions() -> None:
    small = game("game Path\nplayers 1\nboard drawn, joined by lines\n  o---o-o\n  |   |\n  o---o\npiece stone\n"
                 "turn\n  choose a cell 2 steps right from a2\n  put a stone there\n")
    assert texts(small.start()) == ["c2"]


def test_places_are_joined_both_ways() -> None:
    small = game("""
        game Trip
        players 1
        board of places
          Home joined to Wood, Lake
          Wood joined to Lake
          Lake
          Island
        piece stone
        turn
          choose a place as the start
          choose a place next to the start
          put a stone there
    """)
    assert texts(small.start()) == ["home-wood", "home-lake", "wood-home", "wood-lake", "lake-home", "lake-wood"]


def test_a_board_drawn_by_the_level_has_the_level_s_cells() -> None:
    small = game("""
        game Drawn
        players 1
        board drawn by the level
        piece stone
        turn
          choose an empty cell
          put a stone there
        legend
          # nothing
          s stone
    """, "level Small, easy\n  . . #\n  # s .\nlevel Long, hard\n  . . . .\n")
    assert texts(small.start(level="Small")) == ["a2", "b2", "c1"]
    assert texts(small.start(level="Long")) == ["a1", "b1", "c1", "d1"]


def test_options_give_the_size() -> None:
    small = game("""
        game Sized
        players 1
        options
          width is 2 to 4   "How wide?"
        board width by 1
        turn
          choose a cell
    """)
    assert [len(small.start(width=width).moves()) for width in (2, 3, 4)] == [2, 3, 4]


def test_several_boards_have_names_in_front() -> None:
    small = game("""
        game Two boards
        players 1
        board 2 by 1, called West
        board 1 by 2, called East
        piece stone
        turn
          choose an empty cell
          put a stone there
    """)
    assert texts(small.start()) == ["west.a1", "west.b1", "east.a2", "east.a1"]
    assert [board.name.lower() for board in small.start().view().boards] == ["west", "east"]
