"""BlackOut: every row of every level can be blacked out in one way and in no other."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import combinations

import pytest

from ludoteka.core import Level
from tests.games.puzzles.levels import cell_name, grid_of, levels, name_of, text_game, wins

SHARES = (2, 3, 4)
"""How many symbols are blacked out in each row, from the top."""


@pytest.mark.parametrize("level", levels("blackout"), ids=name_of)
def test_every_row_has_one_way(level: Level) -> None:
    grid = grid_of("blackout", level)
    assert len(grid) == len(SHARES)
    moves = []
    for y, (row, share) in enumerate(zip(grid, SHARES, strict=True)):
        ways = blackouts("".join(row), share)
        assert len(ways) == 1, "one solution and no other"
        moves += [cell_name((x, y), len(grid)) for x in ways[0]]
    assert len(moves) == level.minimum
    assert wins("blackout", level, moves)


@pytest.mark.parametrize("level", levels("blackout"), ids=name_of)
def test_all_rows_are_alike(level: Level) -> None:
    assert len(set(grid_of("blackout", level))) == 1


def test_a_blot_can_be_taken_away_and_a_blot_too_many_does_not_win() -> None:
    position = text_game("blackout").start(level="Nine lives")
    for move in "h3 i3 b2 c2 f2 c1 f1 h1 a1 i1".split():
        assert position.outcome is None
        position = position.play(move)
    assert position.outcome is None
    position = position.play("a1")
    assert position.outcome is not None
    assert position.outcome.results == ("won",)


# ---- the solver: every choice of symbols is tried ----------------------------------------------------------------
def blackouts(line: str, share: int) -> list[tuple[int, ...]]:
    """The places to black out so that a true equation is left."""
    return [dark for dark in combinations(range(len(line)), share)
            if is_true("".join(sign for place, sign in enumerate(line) if place not in dark))]


def is_true(text: str) -> bool:
    sides = text.split("=")
    if len(sides) != 2 or not all(re.fullmatch(r"-?\d+([-+*/]\d+)*", side) for side in sides):
        return False
    try:
        left, right = (worked_out(side) for side in sides)
    except ArithmeticError:
        return False
    return left == right


def worked_out(side: str) -> Fraction:
    """The value of a side; raises ArithmeticError where a division leaves a rest."""
    total, signs = Fraction(0), ["+", *re.findall(r"[-+]", side.lstrip("-"))]
    if side.startswith("-"):
        signs[0] = "-"
    for sign, term in zip(signs, re.split(r"[-+]", side.lstrip("-")), strict=True):
        factors = re.findall(r"(^|[*/])(\d+)", term)
        value = Fraction(1)
        for how, number in factors:
            value = value / int(number) if how == "/" else value * int(number)
            if value.denominator != 1:
                raise ArithmeticError(side)
        total += value if sign == "+" else -value
    return total


@pytest.mark.parametrize(("text", "expected"), [
    ("1+2*3=7", True), ("3-5=-2", True), ("8/2/2=2", True), ("-6+8=2", True), ("7/2*2=7", False), ("1+2=4", False),
    ("1=1=1", False), ("+1=1", False), ("5/0=0", False),
])
def test_the_solver_works_equations_out(text: str, expected: bool) -> None:
    assert is_true(text) is expected


def test_the_solver_finds_every_way() -> None:
    assert blackouts("11=11", 2) == [(0, 3), (0, 4), (1, 3), (1, 4)]
