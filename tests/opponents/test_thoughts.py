"""What was considered, told in moves, figures and words."""

from __future__ import annotations

import random

import pytest

import ludoteka as lt
from ludoteka.core import Position
from ludoteka.opponents.levels import Level
from ludoteka.opponents.search.considered import Considered, Weighed
from ludoteka.opponents.thoughts import Thought
from tests.python_game import TicTacToe


def thought(now: Position, *values: tuple[int, float, bool], best: int = 0, line: tuple[int, ...] = (0,)) -> Thought:
    moves = tuple(Weighed(number, *one) for number, one in enumerate(values))
    return Thought(now, Considered(moves, best, line, sum(one.visits for one in moves), 0.25, 3))


TWO_LEFT = TicTacToe().position("XOX\nXOO\nO..\nX chooses")
"""b1 and c1 are empty."""


def test_moves_come_with_their_share_of_thinking_and_the_best_first() -> None:
    told = thought(TWO_LEFT, (25, 0.4, False), (75, 0.5, False), best=1, line=(1, 0))
    assert [(one.move.text, one.effort, one.hope) for one in told.moves] == [("c1", 0.75, 0.5), ("b1", 0.25, 0.4)]
    assert [move.text for move in told.line] == ["c1", "b1"]


@pytest.mark.parametrize(("first", "second", "verdict"), [
    ((9, 0.62, False), (9, 0.3, False), "b1 gives 62 % of what can be won."),
    ((9, 1.0, True), (9, 0.3, False), "b1 wins for certain."),
    ((9, 0.5, True), (9, 0.4, False), "b1 is a certain draw, and nothing better is certain."),
    ((9, 0.5, True), (9, 0.0, True), "Every other move loses; b1 gives 50 % of what can be won."),
    ((9, 0.0, True), (9, 0.0, True), "Every move loses; b1 makes it hardest for the others."),
])
def test_the_verdict_says_what_the_best_move_is_worth(
    first: tuple[int, float, bool], second: tuple[int, float, bool], verdict: str,
) -> None:
    assert thought(TWO_LEFT, first, second).verdict() == verdict


def test_a_win_at_once_and_an_only_move_are_told_as_such() -> None:
    wins = TicTacToe().position("XX.\nOO.\n...\nX chooses")
    certain = [(1, 1.0, True), *[(1, 0.5, False)] * 4]
    assert thought(wins, *certain).verdict() == "c3 wins at once."
    last = TicTacToe().position("XOX\nXOO\nOX.\nX chooses")
    assert thought(last, (1, 0.5, False)).verdict() == "c1 is the only move."


def test_everything_is_told_in_both_languages() -> None:
    told = thought(TWO_LEFT, (1500, 0.62, False), (500, 0.3, False), line=(0, 0))
    assert told.sentences() == [
        "b1 gives 62 % of what can be won.", "Next best: c1 (30 %).", "It expects: b1, c1.",
        "2,000 positions considered, at most 3 moves ahead, in 0.25 s.",
    ]
    assert [one.replace("\N{NO-BREAK SPACE}", " ") for one in told.sentences("cs")] == [
        "b1 dává 62 % z možné výhry.", "Další nejlepší: c1 (30 %).", "Očekává: b1, c1.",
        "Zváženo 2 000 pozic, nejvýš 3 tahy dopředu, za 0,25 s.",
    ]
    assert told.verdict("xx") == told.verdict("en")


def test_the_best_lines_are_told_with_their_figures() -> None:
    found = Considered((Weighed(0, 1500, 0.62), Weighed(1, 1, 0.3)), 0, (0, 0), 1501, 0.25, 3, ((0, 0), (1, 0)))
    told = Thought(TWO_LEFT, found)
    assert [([move.text for move in line.moves], line.visits, line.hope) for line in told.lines] == [
        (["b1", "c1"], 1500, 0.62), (["c1", "b1"], 1, 0.3)]
    assert told.sentences()[2:4] == ["It expects: b1, c1.", "Or: c1, b1 (30 %, tried once)."]
    assert [one.replace("\N{NO-BREAK SPACE}", " ") for one in told.sentences("cs")[2:4]] == [
        "Očekává: b1, c1.", "Nebo: c1, b1 (30 %, jeden pokus)."]


@pytest.mark.parametrize(("game", "level"), [("connect-four", 8), ("hex", 4), ("draughts", 3)])
def test_three_lines_are_known_of_what_levels_considered(game: str, level: int) -> None:
    seat = Level(level)
    move = seat.choose(lt.game(game).start(), random.Random(2))
    assert seat.considered is not None
    lines = seat.considered.lines
    assert lines[0].moves == seat.considered.line
    assert lines[0].moves[0] == move
    assert len({line.moves[0] for line in lines}) == len(lines) == 3
    assert all(line.visits > 0 for line in lines)


def test_levels_can_be_asked() -> None:
    level, now = Level(4), lt.game("connect-four").start()
    move = level.choose(now, random.Random(2))
    told = level.considered
    assert told is not None
    assert told.moves[0].move == move == told.line[0]
    assert len(told.moves) == 7
    assert sum(one.effort for one in told.moves) == pytest.approx(1)
    assert told.sentences()[0].startswith(f"{move} gives ")
