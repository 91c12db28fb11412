"""Facts say of every game what its rules say."""

from __future__ import annotations

import pytest

from ludoteka.games import library
from ludoteka.games.facts import BoardFact, EndingFact, KeptFact, PieceFact, facts
from ludoteka.machine import TextGame


@pytest.mark.parametrize("id", library.playable())
def test_every_game_has_somewhere_to_play_and_an_end(id: str) -> None:
    told, rules, game = facts(id), library.rules_text(id).splitlines(), library.load(id)
    assert told.boards or (isinstance(game, TextGame) and game.description.zones)
    assert told.endings or told.stuck == "lose"
    for ending in told.endings:
        assert rules[ending.line - 1].strip().startswith(ending.text)
        assert "--" not in ending.text + ending.when
    assert {piece.art for piece in told.pieces} <= {"", *library.art(id)}


def test_pieces_are_counted_at_the_start() -> None:
    chess = {piece.name: piece.seats for piece in facts("chess").pieces}
    assert chess == {"king": (1, 1), "queen": (1, 1), "rook": (2, 2), "bishop": (2, 2), "knight": (2, 2),
                     "pawn": (8, 8)}


def test_levels_count_for_themselves() -> None:
    assert facts("sokoban").boards == (BoardFact("board", "by_level", "cell"),)
    assert PieceFact("box", "box") in facts("sokoban").pieces


def test_boards_are_told_with_their_sizes() -> None:
    assert facts("draughts").boards == (BoardFact("board", "squares", "cell", (8, 8), dark_only=True, cells=32),)
    assert facts("go").boards[0].size == ("size", "size")
    assert facts("sudoku").boards[0].boxes == (3, 3)


def test_what_is_kept_is_told_with_its_secrets() -> None:
    pexeso = {one.name: one for one in facts("pexeso").kept}
    assert pexeso["score"] == KeptFact("score", "player")
    assert pexeso["picture"].secret
    assert pexeso["picture"].pieces == ("card",)
    assert facts("pexeso").chance
    assert not facts("chess").chance


def test_an_ending_is_told_with_its_condition() -> None:
    assert facts("oware").endings[0] == EndingFact(
        "ranked", "the player with the most captured seeds wins", 34,
        "if you are stuck or the same position has occurred repeats times")


def test_being_stuck_is_told_once() -> None:
    assert facts("draughts").stuck == "lose"
    assert facts("chess").stuck == ""
