"""The ways of pieces: they turn with the piece, lead steps and lines, and join pieces; boards whose edges meet."""

from __future__ import annotations

from textwrap import dedent

import pytest

from ludoteka.core import Position
from ludoteka.language import check
from ludoteka.machine import TextGame
from tests.machine.small import game, texts

HEAD = """
game Small
players 1
{board}
piece post
  ways orthogonally
kind pipe, a piece
  faces up
pipe bend
  ways up or right
pipe tip
  ways ahead
legend
  P post
  └ bend facing up
  ┌ bend facing right
  ┐ bend facing down
  ┘ bend facing left
  ╵ tip facing up
  ╶ tip facing right
  ╷ tip facing down
  ╴ tip facing left
  # nothing
"""


def pipes(drawing: str, turn: str, board: str = "board drawn by the level") -> TextGame:
    rows = "\n".join(f"  {row}" for row in drawing.split("/"))
    turns = "\n".join(f"  {line}" for line in turn.split("/"))
    return game(f"{HEAD.format(board=board)}turn\n{turns}\nlevel Drawn\n{rows}\n")


def chosen(phrase: str, drawing: str, board: str = "board drawn by the level") -> set[str]:
    """What a phrase means on a drawn board."""
    return set(texts(pipes(drawing, f"choose {phrase}/remove every piece on it", board).start()))


def signs(position: Position) -> str:
    return "".join(cell.pieces[0].sign if cell.pieces else "." for cell in position.view().boards[0].cells)


# ---- steps ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("phrase", "drawing", "expected"), [
    ("a cell one step along its ways from the bend", ". . ./. └ ./. . .", "b3 c2"),
    ("a cell one step along its ways from the bend", ". . ./. ┌ ./. . .", "b1 c2"),
    ("a cell one step along its ways from the bend", ". . ./. ┘ ./. . .", "a2 b3"),
    ("a cell one step along its ways from b2", ". . ./. ┐ ./. . .", "a2 b1"),
    ("a cell one step along its ways from a1", ". . ./. ┐ ./. . .", ""),
    ("a cell one step along its ways from every pipe", "╶ . ./. . ./. . ╵", "b3 c2"),
    ("a cell 2 steps along its ways from the tip", "╶ . ./. . ./. . .", "c3"),
    ("a cell in sight along its ways from the tip", "╶ . . . P ./. . . . . .", "b2 c2 d2 e2"),
    ("a pipe in a row along its ways from the bend", "┌ ╶ ╵/╵ . ./. . ╵", "a2 a3 b3 c3"),
])
def test_steps_go_along_the_ways_of_the_piece_where_they_begin(phrase: str, drawing: str, expected: str) -> None:
    assert chosen(phrase, drawing) == set(expected.split())


# ---- neighbours whose ways meet -------------------------------------------------------------------------------------
@pytest.mark.parametrize(("drawing", "expected"), [
    ("╶ P", "a1"),
    ("╵ P", ""),
    (". ╷ ./╶ P ╴/. ╵ .", "a2 b1 b3 c2"),
    (". ╶ ./╶ P ╵/. ╵ .", "a2 b1"),
])
def test_neighbours_along_their_ways_lead_to_each_other(drawing: str, expected: str) -> None:
    assert chosen("a pipe next to the post along their ways", drawing) == set(expected.split())


@pytest.mark.parametrize(("drawing", "expected"), [
    ("┌ P/└ ╴", "a1 a2 b1 b2"),
    ("┌ P/└ ╷", "a1 a2 b2"),
    ("╶ ╴ P", "c1"),
    ("┌ P ╴/└ . .", "a1 a2 b2 c2"),
])
def test_pieces_are_joined_along_their_ways(drawing: str, expected: str) -> None:
    assert chosen("a piece joined to the post along their ways", drawing) == set(expected.split())


def test_turning_a_piece_joins_it_within_the_same_move() -> None:
    small = pipes("P ╵", "choose a pipe/turn it left/not allowed if no pipe is joined to the post along their ways")
    assert texts(small.start()) == []
    small = pipes("P ╵", "choose a piece/turn every tip left/if 2 pieces are joined to it along their ways: you win")
    end = small.start().play("b1")
    assert end.outcome is not None
    assert end.outcome.results == ("won",)


def test_the_number_of_ways() -> None:
    assert chosen("a piece whose number of ways is 2", "P └ ╵") == {"b1"}
    assert chosen("a piece with number of ways more than 1", "P └ ╵") == {"a1", "b1"}


# ---- signs and texts ------------------------------------------------------------------------------------------------
def test_a_turned_piece_has_the_sign_of_where_it_faces() -> None:
    position = pipes("└ ╶", "choose a pipe/turn it left").start()
    assert signs(position) == "└╶"
    for expected in "┘┐┌└":
        position = position.play("a1")
        assert signs(position)[0] == expected


def test_where_a_piece_faces_is_written_and_read_back() -> None:
    small = pipes("┘ ╷ └", "choose a pipe/turn it left")
    position = small.start().play("b1")
    assert "piece facing: a1 left, b1 right" in str(position)
    assert small.position(str(position)) == position
    assert signs(small.position(str(position))) == "┘╶└"


def test_a_facing_without_a_sign_of_its_own_has_that_of_the_same_ways() -> None:
    small = game("""
        game Small
        players 1
        board drawn by the level
        piece rail
          faces up
          ways up or down
        turn
          choose a rail
          turn it right
        legend
          | rail facing up
          - rail facing right
        level One
          | -
    """)
    position = small.start()
    assert [signs(position.play("a1").play("a1")), signs(position.play("b1").play("b1"))] == ["|-", "|-"]
    assert signs(position.play("a1")) == "--"


# ---- edges that meet ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("phrase", "expected"), [
    ("a cell next to a1", "a2 a4 b1 d1"),
    ("a cell one step up left from a4", "d1"),
    ("a cell 3 steps right from b2", "a2"),
    ("a cell in sight right from b2", "a2 c2 d2"),
    ("a cell a leap of 1 and 2 from a1", "b3 c2 c4 d3"),
    ("a cell within 1 steps from a1", "a2 a4 b1 b2 b4 d1 d2 d4"),
])
def test_on_a_wrapping_board_what_leaves_on_one_side_comes_back(phrase: str, expected: str) -> None:
    assert chosen(phrase, ". . . ./. . . ./. . . ./. . . .", "board drawn by the level, wrapping") == set(
        expected.split())


def test_beside_a_hole_nothing_comes_back() -> None:
    assert chosen("a cell next to a1", ". . #/. . #", "board drawn by the level, wrapping") == {"a2", "b1"}


def test_a_board_of_one_row_is_not_next_to_itself() -> None:
    assert chosen("a cell one step any way from a1", ". . .", "board drawn by the level, wrapping") == {"b1", "c1"}


def test_a_drawn_row_of_pieces_ends_where_it_began() -> None:
    small = game("""
        game Small
        players Ann, Bob
        board 3 by 1, wrapping
        piece stone
          may sweep as drawn, right
            @ o+  ->  @ .
        setup
          put Ann's stones onto a1
          put Ann's stones onto b1
          put Ann's stones onto c1
        turn
          sweep with one of your stones
    """)
    assert texts(small.start()) == ["a1-a1", "b1-b1", "c1-c1"]


def test_a_drawing_with_walls_at_the_top_and_right_stays_in_its_place() -> None:
    assert chosen("a pipe", "# # # #/# └ ╵ #/# . . #/# # # #") == {"b3", "c3"}


# ---- several signs on one cell --------------------------------------------------------------------------------------
LAYERED = """
    game Small
    players 1
    board drawn by the level
    layers ground, air
    each cell is plain or wet
    kind plank, a piece, in layer ground
      faces up
    plank arrow
      ways ahead
    piece bird, in layer air
    the perch is every plank on the cell of the bird
    turn
      choose a cell one step along its ways from the perch
      put the bird onto it
    legend
      B bird
      ~ wet cell
      > arrow facing right
      ^ arrow facing up
    level One
      {drawing}
"""


def test_signs_written_together_lie_on_one_cell_in_their_layers() -> None:
    first = game(LAYERED.format(drawing="B>~ ^  >")).start()
    cell = first.view().boards[0].cells[0]
    assert [(piece.name, piece.layer, piece.sign) for piece in cell.pieces] == [("arrow", 0, ">"), ("bird", 1, "B")]
    assert cell.words == ("wet",)
    assert texts(first) == ["b1"]


def test_signs_of_one_layer_are_not_written_together() -> None:
    small = game(LAYERED.format(drawing="B>^ ^"))
    assert len(small.start().view().boards[0].cells) == 5, "sign beside sign, with a space for a bare cell"
    assert "sign" in {one.code for one in check(dedent(LAYERED.format(drawing="B> ?> ^"))).errors}


def test_signs_that_say_different_things_of_a_cell_are_written_together() -> None:
    text = LAYERED.replace("each cell is plain or wet", "each cell is plain or wet\n    each cell is near or far")
    text = text.replace("~ wet cell", "~ wet cell\n      f far cell")
    cells = game(text.format(drawing="B> f~ ^")).start().view().boards[0].cells
    assert [cell.words for cell in cells] == [(), ("wet", "far"), ()]


# ---- turning toward a place -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(("goal", "sign"), [("b3", "╵"), ("a2", "╴"), ("b1", "╷"), ("c2", "╶")])
def test_a_piece_turns_toward_a_place(goal: str, sign: str) -> None:
    small = pipes(". . ./. ╵ ./. . .", "choose a cell/turn every tip toward it")
    assert signs(small.start().play(goal))[4] == sign


def test_where_no_straight_line_leads_a_piece_stays_as_it_is() -> None:
    position = pipes("╶ . ./. . .", "choose a cell/turn the tip toward it").start()
    assert signs(position.play("c1"))[0] == signs(position.play("a2"))[0] == "╶"


# ---- layers: each piece is moved, changed and swapped in its own -----------------------------------------------------
STACKED = """
    game Small
    players 1
    board 4 by 1
    layers floor, air
    piece box, in layer floor
      may slide as drawn, sideways
        {drawing}
    piece lid, in layer floor
    piece bird, in layer air
    turn
      {turn}
    setup drawn
      {setup}
    legend
      B box
      L lid
      v bird
"""


def stacked(turn: str, setup: str, drawing: str = "@ .  ->  . @") -> TextGame:
    return game(STACKED.format(turn=turn, setup=setup, drawing=drawing))


def where(position: Position) -> list[str]:
    """The pieces of each cell, the lowest first."""
    return [" ".join(piece.name for piece in cell.pieces) for cell in position.view().boards[0].cells]


def test_a_drawn_move_moves_the_piece_in_its_layer() -> None:
    first = stacked("slide with the box", "Bv v . .").start()
    assert texts(first) == ["b1"]
    assert where(first.play("b1")) == ["bird", "box bird", "", ""]
    assert texts(stacked("slide with the box", "B L . .").start()) == []


def test_a_drawn_move_finds_a_kind_in_its_layer() -> None:
    push = stacked("slide with the box", "B v . .", "@ v .  ->  . @ v").start()
    assert where(push.play(texts(push)[0])) == ["", "box", "bird", ""]
    assert texts(stacked("slide with the box", "B v v .", "@ v .  ->  . @ v").start()) == [], "there is no room for it"


def test_what_becomes_a_kind_of_another_layer_goes_there() -> None:
    first = stacked("choose a lid/it becomes a bird/put it onto d1".replace("/", "\n      "), "B L Lv .").start()
    assert texts(first) == ["b1"], "the place of the other is taken"
    assert where(first.play("b1")) == ["box", "", "lid bird", "bird"]


def test_pieces_swap_cells_within_their_layers() -> None:
    swap = "choose a lid/swap it and the leftmost bird".replace("/", "\n      ")
    first = stacked(swap, "Bv L . .").start()
    assert texts(first) == [], "the box is in the way"
    assert where(stacked(swap, "v L . .").start().play("b1")) == ["lid", "bird", "", ""]


# ---- the shorter way round -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("goal", "steps", "between"), [("b1", 1, ""), ("c1", 2, "b1"), ("e1", 1, ""), ("d1", 2, "e1")])
def test_on_a_wrapping_board_a_line_goes_the_shorter_way(goal: str, steps: int, between: str) -> None:
    text = f"""
        game Small
        players 1
        board 5 by 1, wrapping
        piece tip
          faces up
        turn
          choose a cell between a1 and {goal}
          not allowed if the number of steps from a1 to {goal} is not {steps}
          put a tip onto it
    """
    assert texts(game(text).start()) == between.split()
    text = text.replace(f"choose a cell between a1 and {goal}", f"choose a cell {steps} steps toward {goal} from a1")
    assert texts(game(text).start()) == [goal]


# ---- turning changes what is ahead -----------------------------------------------------------------------------------
def test_a_loop_may_wait_for_a_turn() -> None:
    small = pipes("╵ .", "choose a tip/repeat while no cell is one step ahead from it: turn it right")
    assert signs(small.start().play("a1"))[0] == "╶"
