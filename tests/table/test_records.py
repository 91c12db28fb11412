"""Records at tables: written from any match, and gone on with."""

from __future__ import annotations

import pytest

from ludoteka.core import BadSetting, Record, read_record
from ludoteka.games import load
from ludoteka.machine.position import TextPosition
from ludoteka.table import BadMove, table_of
from ludoteka.table.events import Sitter
from ludoteka.table.scene import Due
from tests.python_game import TicTacToe
from tests.table.coins import Coins
from tests.table.seats import NOON, noughts, pairs, play, texts


def test_a_record_becomes_the_same_match() -> None:
    table = play(pairs(seed=5), ["a1", "b1", "c2"])
    again = table_of(table.game, read_record(str(table.record())), NOON + 9)
    assert again.position == table.position
    assert again.record() == table.record()
    assert again.moves == table.moves
    assert (again.people, again.elapsed(NOON + 9)) == (frozenset({0, 1}), 0)


def test_a_long_match_is_brought_without_looking_at_every_move(monkeypatch: pytest.MonkeyPatch) -> None:
    go = load("go")
    monkeypatch.setattr(TextPosition, "_ways", None)
    text = "(;GM[1]FF[4]SZ[19]KM[6.5];B[dp];W[pd];B[dd];W[])"
    record = go.notation("sgf").read_match(go, text)
    table = table_of(go, record, NOON)
    assert record.moves == ("d4", "p16", "d16", "pass")
    assert [move.steps[0].places for move in table.moves] == [("d4",), ("p16",), ("d16",), ()]


def test_what_was_taken_back_is_not_recorded() -> None:
    table = play(noughts(), ["b2", "a1"])
    table.apply(table.undo(at=NOON))
    assert table.record().moves == ("b2",)


def test_a_match_from_a_position_in_another_notation() -> None:
    chess = load("chess")
    record = Record("chess", chess.version, position="8/8/8/8/8/4k3/3p4/7K b - - 0 1", moves=("d2-d1-queen",))
    table = table_of(chess, read_record(str(record)), NOON)
    assert table.due == Due("person", 0)
    assert [piece.name for cell in table.scene(frozenset(), NOON).state.boards[0].values() for piece in cell.pieces
            ] == ["king", "queen", "king"]


def test_moves_of_chance_are_chances_again() -> None:
    table = table_of(Coins(), Record("coins", "1", moves=("toss", "tails", "toss")), NOON)
    assert [one.seat for one in table.moves] == [0, None, 0]
    assert table.due == Due("chance")


def test_others_may_sit_down() -> None:
    table = table_of(TicTacToe(), Record("tic-tac-toe", "1"), NOON, (Sitter(), Sitter("random")))
    assert table.people == frozenset({0})


def test_a_move_that_is_not_legal_is_named() -> None:
    with pytest.raises(BadMove, match=r"^move 2, 'b2', is not legal: b2 is not empty") as caught:
        table_of(TicTacToe(), Record("tic-tac-toe", "1", moves=("b2", "b2")), NOON)
    assert caught.value.number == 2


def test_a_start_that_the_game_does_not_have() -> None:
    with pytest.raises(BadSetting, match="no levels"):
        table_of(TicTacToe(), Record("tic-tac-toe", "1", level="Nine"), NOON)


def test_the_record_names_the_rules_of_now() -> None:
    assert table_of(TicTacToe(), Record("tic-tac-toe", "0", moves=("b2",)), NOON).record().version == "1"
    assert texts(table_of(TicTacToe(), Record("tic-tac-toe", "0", moves=("b2",)), NOON)) == ["b2"]
