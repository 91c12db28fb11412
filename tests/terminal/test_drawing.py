"""Boards of every shape as characters: cells apart, names at the edges, marks without colour."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteka.core import BoardView, CellView, EdgeView, PieceView, SeatView, View
from ludoteka.games.colours import PALETTE, contrast, readable_on, seat_colours
from ludoteka.terminal.colours import BoardColours
from ludoteka.terminal.layout import OFFSET_SIZES, SIZES, Layout, Spot, lay_out
from ludoteka.terminal.paint import Marks, Painter
from ludoteka.terminal.scene import compose_scene
from ludoteka.terminal.signs import Signs
from ludoteka.terminal.sketch import sketch, sketch_board
from ludoteka.terminal.steer import neighbour
from ludoteka.terminal.tiles import TileSides
from tests.machine.small import game


def square(columns: int, rows: int, **pieces: PieceView) -> BoardView:
    cells = tuple(
        CellView(name, x, y, "square", pieces=(pieces[name],) if name in pieces else (), shade=(x + y) % 2)
        for y in range(rows) for x in range(columns) for name in [f"{'abcdefgh'[x]}{rows - y}"]
    )
    return BoardView("board", "square", cells)


def hexagons(size: int) -> BoardView:
    cells = tuple(
        CellView(f"{x}.{y}", x + y / 2, y * 0.866, "hexagon") for y in range(size) for x in range(size)
    )
    return BoardView("board", "hexagonal", cells)


def fenced() -> BoardView:
    """Two squares with edges, three of which are drawn, a piece on the last."""
    cells = (CellView("a1", 0, 0, "square", pieces=pieces()[:1]), CellView("b1", 1, 0, "square"))
    edges = [("a1.up", 0, -0.5), ("b1.up", 1, -0.5), ("a1.left", -0.5, 0), ("a1.right", 0.5, 0), ("b1.right", 1.5, 0),
             ("a1.down", 0, 0.5), ("b1.down", 1, 0.5)]
    made = []
    for name, x, y in edges:
        ends = ((x - 0.5, y), (x + 0.5, y)) if y else ((x, y - 0.5), (x, y + 0.5))
        words = ("drawn",) if name in ("a1.up", "a1.left", "b1.up") else ()
        held = pieces()[1:] if name == "b1.right" else ()
        made.append(EdgeView(name, x, y, "edge", None, words, (), held, 0, ends, (name[:2],)))
    return BoardView("board", "squares", cells, edges=tuple(made))


def island(shape: str) -> BoardView:
    """A board with places for roads on edges and for towns on corners, and one of each for both at its first cell."""
    text = f"""
        game Island
        players White, Black
        board {shape}, with edges and corners
        piece road
        piece town
        turn
          choose an empty corner
          put your town there
          choose an empty edge next to it
          put your road there
    """
    return game(text).start().play("a1.bottomleft-a1.left").play("a1.bottomright-a1.right").view().boards[0]


def triangles(size: int) -> BoardView:
    cells = tuple(
        CellView(f"{x}.{y}", x / 2 - y / 2, y * 0.866, "triangle")
        for y in range(size) for x in range(2 * y + 1)
    )
    return BoardView("board", "triangular", cells)


def ring(count: int) -> BoardView:
    angles = [2 * pi * number / count for number in range(count)]
    cells = tuple(
        CellView(str(number), 3 * sin(angle), -3 * cos(angle), "point") for number, angle in enumerate(angles)
    )
    return BoardView("ring", "ring", cells, tuple((str(n), str((n + 1) % count)) for n in range(count)))


def crossed() -> BoardView:
    """Four corners and the middle, joined by diagonals."""
    corners = [("a1", 0, 2), ("a3", 0, 0), ("c1", 2, 2), ("c3", 2, 0)]
    cells = tuple(CellView(name, x, y, "point") for name, x, y in [*corners, ("b2", 1, 1)])
    return BoardView("board", "drawn", cells, tuple((name, "b2") for name, _, _ in corners))


def pieces(sign: str = "m", owners: tuple[int | None, ...] = (0, 1)) -> tuple[PieceView, ...]:
    return tuple(PieceView("man", owner, sign) for owner in owners)


def view(*boards: BoardView) -> View:
    return View(boards, (SeatView("White"), SeatView("Black")), 0)


def boxes_overlap(layout: Layout) -> bool:
    places = [(spot.left + x, spot.top + y) for spot in (*layout.spots, *layout.edges, *layout.corners)
              for x in range(spot.width) for y in range(spot.height)]
    return len(set(places)) != len(places)


@pytest.mark.parametrize("size", [*SIZES, *OFFSET_SIZES])
@pytest.mark.parametrize("board", [
    square(3, 3), square(8, 8), hexagons(5), triangles(4), ring(12), ring(24), crossed(), ring(3), fenced(),
], ids=lambda board: f"{board.kind}{len(board.cells)}")
def test_no_two_cells_share_a_character(board: BoardView, size: tuple[int, int]) -> None:
    assert not boxes_overlap(lay_out(board, size))


@given(st.lists(st.tuples(st.integers(-5, 5), st.integers(-5, 5)), unique=True, max_size=30))
def test_free_points_never_overlap(points: list[tuple[int, int]]) -> None:
    cells = tuple(CellView(str(n), x / 3, y / 3, "point") for n, (x, y) in enumerate(points))
    assert not boxes_overlap(lay_out(BoardView("board", "drawn", cells), (3, 1)))


def test_edges_name_the_cells() -> None:
    board = square(3, 2, b2=pieces()[0], a1=pieces()[1])
    assert sketch_board(board, Signs()) == "2 . m .\n1 m . .\n  a b c"


def test_cells_without_edges_name_themselves() -> None:
    cells = (CellView("start", 0, 0, "square"), CellView("end", 1, 0, "square", pieces=pieces()[:1]))
    assert sketch_board(BoardView("track", "track", cells), Signs()) == "start end:m"


def test_signs_that_two_owners_share_differ_in_case_from_then_on() -> None:
    one, other = pieces()
    signs = Signs()
    signs.notice(view(square(2, 2, a1=one)))
    assert signs.of(one) == "m"
    signs.notice(view(square(2, 2, a1=one, b1=other)))
    assert (signs.of(one), signs.of(other)) == ("M", "m")
    signs.notice(view(square(2, 2, a1=one)))
    assert signs.of(one) == "M"


def test_edges_stand_between_the_cells_with_dots_where_they_meet() -> None:
    board, signs = fenced(), Signs()
    signs.notice(view(board))
    assert sketch_board(board, signs).splitlines() == [
        "  +───+───+", "1 │ M     m", "  +   +   +", "    a   b"]
    marks = Marks(legal=frozenset({"a1.right", "a1.down"}), cursor="a1.right")
    drawn = str(Painter(("White", "Black"), Signs()).paint(lay_out(board, (5, 2)), marks))
    assert drawn.count("│") == 2
    assert drawn.count("•") == 2
    assert "+─────+─────+" in drawn


def test_corners_stand_where_edges_end() -> None:
    squares, hexagon, signs = island("1 by 1"), island("hexagon of side 1"), Signs()
    signs.notice(view(squares, hexagon))
    assert sketch_board(squares, signs).splitlines() == ["  ·      ·", "1 R      r", "  T      t", "     a"]
    assert sketch_board(hexagon, signs).splitlines() == [
        "  ·   ·   ·", "1  R      r", "  T   ·   t", "      a"]
    marks = Marks(legal=frozenset({"a1.top"}), cursor="a1.bottom")
    assert str(Painter(("White", "Black"), Signs()).paint(lay_out(hexagon, (6, 3)), marks)).count("•") == 1


@pytest.mark.parametrize("size", [(10, 5), (6, 3), (4, 1)])
@pytest.mark.parametrize("shape", ["hexagon of side 2", "2 by 2"])
def test_corners_and_edges_share_no_character(shape: str, size: tuple[int, int]) -> None:
    assert not boxes_overlap(lay_out(island(shape), size))


def test_several_boards_have_their_names() -> None:
    first, second = square(2, 1), BoardView("yard", "track", (CellView("pool", 0, 0, "square"),))
    assert sketch(view(first, second), Signs()) == "board\n1 . .\n  a b\n\nyard\npool"


def test_numbers_words_and_stacks_are_written() -> None:
    die = PieceView("die", None, "d", numbers=(("n", 6),))
    cells = (
        CellView("a1", 0, 0, "square", numbers=(("seeds", 4),)),
        CellView("b1", 1, 0, "square", numbers=(("seeds", 0),)),
        CellView("c1", 2, 0, "square", words=("goal",)),
        CellView("d1", 3, 0, "square", words=("floor",), pieces=pieces(owners=(0, 0, 0))),
        CellView("e1", 4, 0, "square", words=("floor",)),
        CellView("f1", 5, 0, "square", words=("floor",)),
        CellView("g1", 6, 0, "square", words=("floor",), pieces=(die,)),
    )
    drawn = sketch_board(BoardView("board", "row", cells), Signs())
    assert drawn.splitlines()[0].split() == ["1", "4", ".", "g", "m3", ".", ".", "6"]


def wall(below: int, beside: int) -> PieceView:
    return PieceView("wall", None, "#", numbers=(("below", below), ("beside", beside)))


def test_several_numbers_are_all_written() -> None:
    board = square(4, 1, a1=wall(16, 24), b1=wall(3, 0), c1=wall(0, 17), d1=wall(0, 0))
    assert sketch_board(board, Signs()).splitlines()[0].split() == ["1", "16\\24", "3\\", "\\17", "#"]


def test_the_number_of_a_covered_piece_is_written() -> None:
    digit = PieceView("digit", None, "d", numbers=(("value", 7),))
    cell = CellView("a1", 0, 0, "square", pieces=(digit, PieceView("blot", None, "#", layer=1)))
    assert sketch_board(BoardView("board", "square", (cell,)), Signs()).splitlines()[0].split() == ["1", "#7"]


@pytest.mark.parametrize("room", [(100, 40), (60, 30), (44, 12), (20, 5), (2, 2)])
def test_numbers_are_never_cut(room: tuple[int, int]) -> None:
    scene = compose_scene(view(square(8, 4, a1=wall(16, 24), h4=wall(7, 15))), room)
    drawn = str(scene.paint(Painter(("Player",), Signs()), Marks()))
    assert "16\\24" in drawn
    assert "7\\15" in drawn


def test_what_lies_under_a_piece_is_written_beside_it() -> None:
    sign, bird = PieceView("sign", None, "→"), PieceView("bird", None, "B", layer=1)
    cells = (CellView("a1", 0, 0, "square", words=("wet",), pieces=(sign, bird)), CellView("b1", 1, 0, "square"),
             CellView("c1", 2, 0, "square", pieces=(sign,)))
    assert sketch_board(BoardView("board", "row", cells), Signs()).splitlines()[0].split() == ["1", "B→w", ".", "→"]


def test_lines_are_drawn_between_points() -> None:
    board = crossed()
    drawn = str(Painter(("White",), Signs()).paint(lay_out(board, (5, 2)), Marks()))
    assert "╲" in drawn
    assert "╱" in drawn
    cells = tuple(CellView(str(x), x, 0, "point") for x in range(3))
    row = BoardView("row", "drawn", cells, (("0", "1"), ("1", "2")))
    assert "·────·────·" in str(Painter(("White",), Signs()).paint(lay_out(row, (5, 2)), Marks()))


@pytest.mark.parametrize("size", SIZES)
def test_marks_are_seen_without_colour(size: tuple[int, int]) -> None:
    board = square(4, 1, a1=pieces()[0], d1=pieces()[0])
    marks = Marks(legal=frozenset({"b1", "d1"}), chosen=frozenset({"a1"}), cursor="c1")
    drawn = str(Painter(("White", "Black"), Signs()).paint(lay_out(board, size), marks))
    assert {"(", "•", "[", "‹"} <= set(drawn)


def test_the_largest_size_that_fits_is_taken() -> None:
    chess = view(square(8, 8))
    rooms = ((100, 45), (70, 30), (47, 20), (36, 20), (30, 12), (10, 5))
    assert [compose_scene(chess, room).spots[0].width for room in rooms] == [11, 7, 5, 4, 3, 2]


def test_hexagons_stand_half_a_cell_aside() -> None:
    spots = compose_scene(view(hexagons(3)), (60, 30)).spots
    rows = [spot.left for spot in spots if spot.cell.name.startswith("0.")]
    assert [after - before for before, after in pairwise(rows)] == [spots[0].width // 2] * 2


def steps(board: BoardView, start: str, *directions: Literal["up", "down", "left", "right"]) -> str:
    spots: tuple[Spot, ...] = lay_out(board, (5, 2)).spots
    here = next(number for number, spot in enumerate(spots) if spot.cell.name == start)
    for direction in directions:
        here = neighbour(spots, here, direction)
    return spots[here].cell.name


def test_arrows_lead_to_the_nearest_cell_that_way() -> None:
    assert steps(square(3, 3), "a1", "up", "right", "right") == "c2"
    assert steps(square(3, 3), "a1", "left", "down") == "a1"
    assert steps(hexagons(3), "0.0", "down") in ("0.1", "1.1")
    assert steps(ring(12), "0", "right") == "1"
    assert steps(ring(12), "0", "down", "down") != "0"


@pytest.mark.parametrize("board", [square(5, 4), hexagons(4), triangles(4), ring(12), crossed()])
def test_every_cell_can_be_reached_by_arrows(board: BoardView) -> None:
    spots = lay_out(board, (5, 2)).spots
    seen, ahead = {0}, [0]
    while ahead:
        here = ahead.pop()
        for direction in ("up", "down", "left", "right"):
            there = neighbour(spots, here, direction)
            if there not in seen:
                seen.add(there)
                ahead.append(there)
    assert len(seen) == len(spots)


def test_seats_named_after_colours_have_them() -> None:
    assert seat_colours(("Red", "Blue")) == ("#c93a35", "#2f62c9")
    assert seat_colours(("X", "O")) == PALETTE[:2]
    assert seat_colours(("Red", "Red")) == PALETTE[:2]


@pytest.mark.parametrize("ground", [*PALETTE, *BoardColours().shades, *BoardColours().legal])
def test_letters_are_readable_on_every_token(ground: str) -> None:
    assert contrast(ground, readable_on(ground)) >= 4.5


def laid() -> BoardView:
    """A tile that is turned to the right, with a walker on its road, and an empty cell beside it."""
    cells = (CellView("middle", 0, 0, "square", pieces=(PieceView("way", None, "W", rotation=90),)),
             CellView("e1", 1, 0, "square"))
    parts = (CellView("middle.road", 0, 0, "part", pieces=(PieceView("walker", 0, "w"),)),
             CellView("middle.field", 0.4, 0.4, "part"))
    return BoardView("board", "growing", cells, parts=parts)


def test_tiles_show_their_sides_and_who_stands_on_their_parts() -> None:
    tiles = {"way": TileSides(("road", "field", "road", "city"), ground="field")}
    painter = Painter(("White", "Black"), Signs(), tiles=tiles)
    drawn = str(painter.paint(lay_out(laid(), (7, 3)), Marks(legal=frozenset({"middle.field"})))).splitlines()
    assert [row[:7].rstrip() for row in drawn] == ["   c", " r w r", "   ·  •"]


def test_the_parts_of_a_tile_are_places_of_their_own() -> None:
    scene = compose_scene(View((laid(),), (SeatView("White"),), 0), (10, 3))
    assert [spot.cell.name for spot in scene.spots] == ["middle", "e1", "middle.road", "middle.field"]
    assert all(scene.spots[0].holds(spot.left, spot.top) for spot in scene.spots[2:])
