"""Tablut: how pieces are taken, how the king is caught, and the castle."""

from __future__ import annotations

import pytest

from ludoteka.core import Position
from ludoteka.games import load


def position(to_move: str, **pieces: str) -> Position:
    """A position with pieces on the cells named: muscovites, swedes, king."""
    game = load("tablut")
    lines = str(game.start()).splitlines()
    first = lines.index("board board") + 1
    signs = {"muscovites": "m", "swedes": "s", "king": "K"}
    board = {cell: signs[kind] for kind, cells in pieces.items() for cell in cells.split()}
    for row in range(9):
        lines[first + row] = "  " + " ".join(board.get(f"{column}{9 - row}", ".") for column in "abcdefghi")
    return game.position("\n".join(lines).replace("to move: Muscovite", f"to move: {to_move}") + "\n")


def standing(position: Position) -> dict[str, str]:
    """Who stands where."""
    rows = [line.split() for line in str(position).splitlines() if line.startswith("  ")]
    return {f"{'abcdefghi'[x]}{9 - y}": sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."}


def goals(position: Position, start: str) -> set[str]:
    return {goal for origin, goal in (move.text.split("-") for move in position.moves()) if origin == start}


def results(position: Position) -> tuple[str, ...]:
    return position.outcome.results if position.outcome is not None else ()


MUSCOVITES_WIN, SWEDES_WIN = ("won", "lost"), ("lost", "won")


def test_a_warrior_between_two_enemies_is_taken() -> None:
    after = position("Muscovite", muscovites="a3 d8", swedes="d3 b3 h8", king="e5").play("d8-d4")
    assert "d3" in standing(after), "nobody stands behind it"
    after = position("Muscovite", muscovites="d2 d8", swedes="d3 h8", king="e5").play("d8-d4")
    assert "d3" not in standing(after)


def test_several_are_taken_at_once() -> None:
    after = position("Swede", muscovites="c3 e3 d4 h8", swedes="b3 f3 d5 d1", king="g7").play("d1-d3")
    assert standing(after).keys() == {"h8", "b3", "f3", "d5", "d3", "g7"}


def test_who_moves_in_between_is_safe() -> None:
    after = position("Swede", muscovites="c3 e3", swedes="d8 a8", king="g7").play("d8-d3")
    assert standing(after)["d3"] == "s"


def test_the_king_takes_like_a_warrior() -> None:
    after = position("Swede", muscovites="c7 h2", swedes="b7", king="d2").play("d2-d7")
    assert "c7" not in standing(after)


def test_the_empty_castle_counts_as_an_enemy_and_a_full_one_does_not() -> None:
    assert "e4" not in standing(position("Muscovite", muscovites="a3", swedes="e4 h8", king="g7").play("a3-e3"))
    assert "e4" in standing(position("Muscovite", muscovites="a3", swedes="e4 h8", king="e5").play("a3-e3"))
    assert "e4" not in standing(position("Swede", muscovites="e4 h2", swedes="a3", king="g7").play("a3-e3"))


def test_nobody_enters_or_crosses_the_castle() -> None:
    side = position("Swede", muscovites="a1", swedes="b5", king="e3")
    assert goals(side, "b5") == {"a5", "c5", "d5", *(f"b{row}" for row in range(1, 10) if row != 5)}
    assert {"e4", "e2", "e1"} <= goals(side, "e3")
    assert goals(side, "e3").isdisjoint({"e5", "e6", "e7", "e8", "e9"})


@pytest.mark.parametrize(("muscovites", "king", "move", "caught"), [
    ("g8 a6", "g7", "a6-g6", True),                    # away from the castle two are enough
    ("f7 a6", "g7", "a6-g6", False),                   # but they stand opposite each other
    ("d5 f5 e6 e1", "e5", "e1-e4", True),              # in the castle four
    ("d5 f5 a4", "e5", "a4-e4", False),
    ("d5 e6 a4", "e5", "a4-e4", False),
    ("d4 f4 e1", "e4", "e1-e3", True),                 # beside it three
    ("d4 a1 f9", "e4", "f9-f4", False),                # not two, though they stand opposite
])
def test_how_the_king_is_caught(muscovites: str, king: str, move: str, caught: bool) -> None:
    after = position("Muscovite", muscovites=muscovites, swedes="h9", king=king).play(move)
    assert results(after) == (MUSCOVITES_WIN if caught else ())


def test_a_swede_beside_the_castle_saves_the_king_in_it() -> None:
    after = position("Muscovite", muscovites="d5 f5 e1", swedes="e6", king="e5").play("e1-e4")
    assert results(after) == ()


@pytest.mark.parametrize("move", ["d4-a4", "d4-i4", "d4-d1", "d4-d9"])
def test_the_king_wins_at_any_edge(move: str) -> None:
    assert results(position("Swede", muscovites="h8", king="d4").play(move)) == SWEDES_WIN


def test_a_side_that_cannot_move_loses() -> None:
    after = position("Swede", muscovites="a1", swedes="b1 a8", king="g7").play("a8-a2")
    assert results(after) == SWEDES_WIN
