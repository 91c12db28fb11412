"""International draughts: captures, crowning and draws, and random games against a second set of moves."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ludoteka.core import Position
from ludoteka.games import load
from tests.oracles.perft import perft

Spot = tuple[int, int]
Board = dict[Spot, str]
"""Column and row of each piece: M, K are White's man and king, m, k Black's."""


def read(position: Position) -> Board:
    rows = [line.split() for line in str(position).splitlines() if line.startswith("  ")]
    return {(x, 9 - y): sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign in "MKmk"}


def white_to_move(numbers: str = "", **pieces: str) -> Position:
    """A position with pieces on the cells named: men, kings, black_men, black_kings."""
    game = load("international-draughts")
    lines = str(game.start()).splitlines()
    first = lines.index("board board") + 1
    signs = {"men": "M", "kings": "K", "black_men": "m", "black_kings": "k"}
    board = {cell: signs[kind] for kind, cells in pieces.items() for cell in cells.split()}
    for row in range(10):
        names = [f"{column}{10 - row}" for column in "abcdefghij"]
        lines[first + row] = "  " + " ".join(
            board.get(name, "." if (x + 9 - row) % 2 == 0 else "_") for x, name in enumerate(names))
    lines[first + 10:first + 10] = [f"game {numbers}"] if numbers else []
    return game.position("\n".join(lines) + "\n")


def texts(position: Position) -> list[str]:
    return sorted(move.text for move in position.moves())


# ---- the same moves, found in another way ---------------------------------------------------------------------------
def name(spot: Spot) -> str:
    return f"{'abcdefghij'[spot[0]]}{spot[1] + 1}"


def expected(board: Board, white: bool) -> list[str]:
    """All moves of a side: the longest captures, or else steps."""
    mine = "MK" if white else "mk"
    takes = [path for spot, sign in board.items() if sign in mine
             for path in captures({at: s for at, s in board.items() if at != spot}, spot, sign, frozenset())]
    longest = max(map(len, takes), default=0)
    if longest > 1:
        return sorted("-".join(map(name, path)) for path in takes if len(path) == longest)
    return sorted(f"{name(spot)}-{name(goal)}" for spot, sign in board.items() if sign in mine
                  for goal in steps(board, spot, sign, 1 if white else -1))


def ray(start: Spot, dx: int, dy: int) -> Iterator[Spot]:
    x, y = start[0] + dx, start[1] + dy
    while 0 <= x < 10 and 0 <= y < 10:
        yield x, y
        x, y = x + dx, y + dy


def steps(board: Board, spot: Spot, sign: str, ahead: int) -> Iterator[Spot]:
    for dx in (1, -1):
        for dy in (ahead,) if sign in "Mm" else (1, -1):
            for goal in ray(spot, dx, dy):
                if goal in board:
                    break
                yield goal
                if sign in "Mm":
                    break


def captures(board: Board, spot: Spot, sign: str, taken: frozenset[Spot]) -> Iterator[tuple[Spot, ...]]:
    """The paths from a spot; what was taken stands there to the end, and may not be passed again."""
    yield (spot,)
    for dx in (1, -1):
        for dy in (1, -1):
            victim = None
            for far, goal in enumerate(ray(spot, dx, dy), 1):
                if goal in board:
                    if victim is not None or goal in taken or (board[goal] in "MK") == (sign in "MK"):
                        break
                    if sign in "Mm" and far > 1:
                        break
                    victim = goal
                elif victim is not None:
                    for path in captures(board, goal, sign, taken | {victim}):
                        yield (spot, *path)
                    if sign in "Mm":
                        break


def test_random_games_have_the_same_moves() -> None:
    for seed in range(2):
        rng, position = random.Random(f"international {seed}"), load("international-draughts").start()
        while position.outcome is None:
            found = texts(position)
            assert found == expected(read(position), position.chooser == 0)
            position = position.play(rng.choice(found))


def test_random_positions_with_kings_have_the_same_moves() -> None:
    rng, captured = random.Random("kings"), 0
    cells = [name((x, y)) for y in range(10) for x in range(10) if (x + y) % 2 == 0]
    for _ in range(60):
        rng.shuffle(cells)
        position = white_to_move(kings=" ".join(cells[:2]), men=cells[2], black_kings=" ".join(cells[3:5]),
                                 black_men=" ".join(cells[5:15]))
        found = texts(position)
        assert found == expected(read(position), white=True)
        captured = max(captured, *(text.count("-") for text in found))
    assert captured > 4


def test_published_counts_of_moves() -> None:
    start = load("international-draughts").start()
    assert [perft(start, depth) for depth in (1, 2, 3, 4)] == [9, 81, 658, 4265]


# ---- captures -------------------------------------------------------------------------------------------------------
def test_men_step_forward_and_take_backward_too() -> None:
    assert texts(white_to_move(men="e5", black_men="a9")) == ["e5-d6", "e5-f6"]
    assert texts(white_to_move(men="e5", black_men="d4 a9")) == ["e5-c3"]


def test_the_capture_of_most_is_compulsory() -> None:
    # d4 could take one, h4 two
    assert texts(white_to_move(men="c3 h4", black_men="d4 g5 e7")) == ["h4-f6-d8"]


def test_a_man_and_a_king_count_alike() -> None:
    assert texts(white_to_move(men="c3 h4", black_men="d4", black_kings="g5")) == ["c3-e5", "h4-f6"]


def test_a_king_flies_and_lands_anywhere_behind() -> None:
    assert texts(white_to_move(kings="a1", black_men="d4")) == ["a1-e5", "a1-f6", "a1-g7", "a1-h8", "a1-i9", "a1-j10"]
    assert texts(white_to_move(kings="a1", black_men="d4 e5")) == ["a1-b2", "a1-c3"]


def test_a_prisoner_stays_until_the_capture_is_over() -> None:
    # the Turkish stroke: i7 or d2 can be taken third, and f8, already taken, stands in the way to a fourth
    assert texts(white_to_move(kings="b6", black_men="d8 f8 i7 d2")) == ["b6-e9-h6-c1", "b6-e9-h6-j8"]


def test_what_was_taken_leaves_together() -> None:
    after = white_to_move(men="c3", black_men="d4 f6 a9").play("c3-e5-g7")
    assert read(after) == {(6, 6): "M", (0, 8): "m"}


# ---- crowning -------------------------------------------------------------------------------------------------------
def test_a_man_that_ends_on_the_last_row_is_crowned() -> None:
    after = white_to_move(men="c9", black_men="a3").play("c9-b10")
    assert read(after) == {(1, 9): "K", (0, 2): "m"}


def test_a_man_that_only_passes_the_last_row_is_not_crowned() -> None:
    position = white_to_move(men="b8", black_men="c9 e9 a3")
    assert texts(position) == ["b8-d10-f8"]
    assert read(position.play("b8-d10-f8")) == {(5, 7): "M", (0, 2): "m"}


# ---- draws ----------------------------------------------------------------------------------------------------------
def drawn(position: Position) -> bool:
    return position.outcome is not None and position.outcome.results == ("drawn", "drawn")


def test_25_moves_of_kings_alone_on_both_sides_are_a_draw() -> None:
    pieces = {"men": "a1", "kings": "c1", "black_kings": "b10 d10", "black_men": "j10"}
    assert not drawn(white_to_move("quiet moves: 48", **pieces).play("c1-d2"))
    assert drawn(white_to_move("quiet moves: 49", **pieces).play("c1-d2"))
    assert not drawn(white_to_move("quiet moves: 49", **pieces).play("a1-b2")), "a man has moved"


def test_a_king_alone_draws_after_16_moves_against_three_and_5_against_two() -> None:
    three = {"kings": "a1", "black_men": "j10", "black_kings": "b10 d10"}
    assert not drawn(white_to_move("last moves: 30", **three).play("a1-b2"))
    assert drawn(white_to_move("last moves: 31", **three).play("a1-b2"))
    two = {"kings": "a1", "black_kings": "b10 d10"}
    assert not drawn(white_to_move("last moves: 8", **two).play("a1-b2"))
    assert drawn(white_to_move("last moves: 9", **two).play("a1-b2"))
    four = {"kings": "a1", "black_kings": "b10 d10 f10 h10"}
    assert not drawn(white_to_move("last moves: 31", **four).play("a1-b2")), "against four it is not counted"


def test_a_position_that_occurs_three_times_is_a_draw() -> None:
    position = white_to_move(kings="c1", black_kings="b10", men="a1", black_men="j10")
    for move in ("c1-d2", "b10-c9", "d2-c1", "c9-b10") * 2:
        assert not drawn(position)
        position = position.play(move)
    assert drawn(position.play("c1-d2"))
