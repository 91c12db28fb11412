"""The contract lets honest games pass and says where another one breaks it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ludoteka.core import BadSetting, Level, Position, Record, View
from ludoteka.core.contract import check_game, starts_of
from tests.core.broken import Parts, broken, drawn, expect
from tests.python_game import Board, TicTacToe
from tests.python_puzzle import Frogs


def test_honest_games_pass() -> None:
    played = check_game(TicTacToe(), seeds=range(20), every=1)
    assert played.matches == 20
    assert 5 * 20 <= played.moves <= 9 * 20
    assert check_game(Frogs(), every=1).matches == 4


def test_every_level_ruleset_and_option_is_a_start_once() -> None:
    assert [start.level for start in starts_of(Frogs())] == ["Three", "Five"]
    options = [dict(start.options) for start in starts_of(TicTacToe())]
    assert options == [{}, {"first": "O"}]


def test_a_fault_comes_with_seed_moves_and_record() -> None:
    late = property(lambda self: drawn(self) if self.signs.count(".") < 6 else None)
    fault = expect("it goes on but there is no legal move", broken(
        outcome=late, chooser=property(lambda self: self.turn if self.outcome is None else None),
        moves=lambda self: [] if self.signs.count(".") < 7 else Board.moves(self)), seeds=[7])
    assert fault.seed == 7
    assert len(fault.moves) == 3
    assert "seed: 7\n1. " in str(fault)


def test_a_place_that_moves() -> None:
    def shifted(self: Board, seat: int | None = None) -> View:
        view = Board.view(self, seat)
        board = view.boards[0]
        left = -1 if "X" in self.signs else 0
        cells = tuple(replace(cell, x=cell.x + left) for cell in board.cells)
        return replace(view, boards=(replace(board, cells=cells),))

    expect("the place 'a3' was at (0, 0) and is at (-1, 0) now", broken(view=shifted))


def test_an_exception_inside_a_game_is_a_fault() -> None:
    expect("ZeroDivisionError", broken(moves=lambda self: [1 // 0]))


def test_a_match_that_never_ends() -> None:
    endless = broken(outcome=property(lambda self: None), moves=lambda self: Board.moves(TicTacToe().board(
        "." * 9, self.turn)), play=lambda self, move: pass_on(self, move))
    expect("the match is not over after 30 moves", endless, max_moves=30)
    assert check_game(endless, max_moves=30, must_end=False).moves == 4 * 30


def pass_on(self: Board, move: Any) -> Board:
    Board.play(replace(self, signs="." * 9), move)
    return replace(self, turn=1 - self.turn)


def test_the_same_start_twice_must_be_the_same() -> None:
    class Moody(TicTacToe):
        rulesets = {}  # noqa: RUF012  # never changed
        mood = 0

        def board(self, signs: str, turn: int) -> Board:
            Moody.mood = 1 - Moody.mood
            return super().board(signs, Moody.mood)

    expect("the same start twice gives two different positions", Moody())


def test_a_replay_must_end_where_the_match_did(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Record, "replay", lambda self, game: self.start(game))
    expect("replaying the record gives another position", TicTacToe())


GAMES: list[tuple[str, Parts]] = [
    ("id, title or version is missing", {"title": ""}),
    ("the numbers of seats are (2, 1)", {"seat_counts": (2, 1)}),
    ("the numbers of seats are ()", {"seat_counts": ()}),
    ("two levels have the same name", {"levels": (Level("One"), Level("One"))}),
    ("the default 'Z' of option 'first'", {"options": (replace(TicTacToe.options[0], default="Z"),)}),
    ("the seat 'X' is missing in the game's names", {"names": ("O", "mark")}),
    ("ruleset 'O begins' starts differently", {"rulesets": {"O begins": {"first": "X"}}, "settings": (
        lambda self, ruleset, options: {"first": "O" if ruleset else "X"})}),
]


@pytest.mark.parametrize(("what", "parts"), GAMES, ids=[what for what, _ in GAMES])
def test_the_game_itself(what: str, parts: Parts) -> None:
    game = type("Odd", (TicTacToe,), parts)()
    assert isinstance(game, TicTacToe)
    expect(what, game)


@pytest.mark.parametrize("setting", ["level", "seats", "ruleset", "no such option"])
def test_a_setting_the_game_does_not_have_is_refused(setting: str) -> None:
    class Credulous(TicTacToe):
        def start(self, **settings: Any) -> Position:
            try:
                return super().start(**settings)
            except BadSetting:
                if setting not in settings:
                    raise
                return super().start()

    expect("it does not have is accepted without BadSetting", Credulous())


def test_a_wrong_setting_that_ends_in_another_exception() -> None:
    class Brittle(TicTacToe):
        def start(self, **settings: Any) -> Position:
            try:
                return super().start(**settings)
            except BadSetting as error:
                raise KeyError(str(error)) from error

    expect("a level it does not have raises KeyError", Brittle())
