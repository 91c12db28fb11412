"""Why a move is not legal: the words, and the line of the rules that decides."""

from __future__ import annotations

import pytest

from ludoteka.core import IllegalMove, Reason
from ludoteka.games import load
from ludoteka.games.library import rules_text
from tests.machine.small import game, two_players

FENS = {
    "start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "pinned": "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1",
    "in check": "4k3/8/8/8/4r3/8/8/R2K2R1 b - - 0 1",
}


def reasons(name: str, move: str, *, fen: str = "", after: tuple[str, ...] = ()) -> list[Reason]:
    position = load(name).position(FENS[fen]) if fen else load(name).start()
    for one in after:
        position = position.play(one)
    return list(position.explain(move))


@pytest.mark.parametrize(("name", "fen", "move", "words", "rule"), [
    ("chess", "start", "e2-e5", "e5 is not 2 steps forward", "choose an empty cell 2 steps forward"),
    ("chess", "start", "e7-e5", "e7 is not one of your pieces", "move one of your pieces"),
    ("chess", "start", "e4-e5", "nothing stands on e4", "move one of your pieces"),
    ("chess", "pinned", "e2-c3", "then in check", "not allowed if you are then in check"),
    ("draughts", "", "c3-c4", "the drawn move does not lead to c4", "may step as drawn, along its ways"),
    ("othello", "", "a1", "", "flip"),
    ("othello", "", "d4", "d4 is not empty", "choose an empty cell"),
    ("connect-four", "", "z", "'z' is not offered", "choose a column that holds an empty cell"),
    ("tic-tac-toe", "", "d1", "'d1' is not offered", "choose an empty cell"),
    ("nine-mens-morris", "", "z9", "'z9' is not offered", "choose an empty cell"),
    ("hex", "", "swap sides", "the swap rule is forbidden", "not allowed if the swap rule is forbidden"),
    ("numberlink", "", "a1-b1", "a1 is not one that has mark", "choose a cell that has mark"),
    ("oware", "", "7", "7 is not one of your houses", "sow one of your houses"),
])
def test_the_rule_that_refuses_a_move_is_named(name: str, fen: str, move: str, words: str, rule: str) -> None:
    found = reasons(name, move, fen=fen)
    assert found
    assert any(words in reason.words and rule in reason.rule for reason in found), list(map(str, found))
    lines = rules_text(name).splitlines()
    for reason in found:
        assert lines[reason.line - 1].strip().startswith(reason.rule)


def test_legal_moves_and_their_beginnings_need_no_reason() -> None:
    assert reasons("chess", "e2-e4", fen="start") == []
    assert reasons("chess", "e2", fen="start") == []
    assert reasons("chess", "E2 - E4", fen="start") == []


def test_playing_an_illegal_move_says_why() -> None:
    with pytest.raises(IllegalMove, match=r"b1 is not empty \(line 6: choose an empty cell\)") as wrong:
        two_players("turn\n  choose an empty cell\n  put your stone there\n").start().play("b1").play("b1")
    assert wrong.value.reasons[0].line == 6


def test_an_unfinished_move_says_how_it_goes_on() -> None:
    with pytest.raises(IllegalMove, match="the move is not finished; it goes on as e2-e3, e2-e4"):
        load("chess").start().play("e2")


def test_a_number_beyond_the_moves() -> None:
    with pytest.raises(IllegalMove, match="numbered 0 to 8"):
        load("tic-tac-toe").start().play(9)


def test_after_the_end_nothing_is_legal() -> None:
    over = game("game A\nplayers 1\nboard 1 by 1\nturn\n  choose a cell\n  you win\n").start().play("a1")
    assert [reason.words for reason in over.explain("a1")] == ["the match is over"]


def test_a_choice_that_leads_nowhere_says_what_every_way_meets() -> None:
    position = two_players("""
        setup
          put White stones on a1
        turn
          choose a cell as the start
          choose an empty cell one step right from the start
          not allowed if it is in the last column
          put your stone there
    """, "board 3 by 1").start()
    assert [str(reason) for reason in position.explain("b1")] == [
        "it is in the last column (line 11: not allowed if it is in the last column)"]
    assert "nothing fits" in position.explain("c1")[0].words


def test_a_rule_that_could_have_been_given_up_says_so() -> None:
    position = two_players("turn\n  choose an empty cell\n"
                           "  not allowed if it is in the first column unless nothing else is possible\n",
                           "board 2 by 1").start()
    (reason,) = position.explain("a1")
    assert reason.words == "it is in the first column, and another choice avoids it"
    assert reason.line == 7


def test_a_way_that_is_not_the_best_says_so() -> None:
    position = two_players("each cell has gold\nsetup\n  set the gold of b1 to 2\nturn\n  choose an empty cell\n"
                           "  not allowed if another way gives more than its gold\n", "board 2 by 1").start()
    assert [move.text for move in position.moves()] == ["b1"]
    assert position.explain("a1")


@pytest.mark.parametrize(("name", "move", "kind", "about"), [
    ("chess", "e7-e5", "not-yours", {"place": "e7", "phrase": "one of your pieces"}),
    ("chess", "b1-b5", "out-of-reach", {"place": "b5", "phrase": "in the reach of this"}),
    ("chess", "e2-e5", "not-that", {"place": "e5", "phrase": "2 steps forward"}),
    ("othello", "d4", "not-empty", {"place": "d4"}),
    ("othello", "a1", "drawn-nowhere", {"verb": "flip"}),
    ("draughts", "c3-c4", "drawn-not-there", {"place": "c4"}),
    ("draughts", "c3-d4-e5", "finished", {"rest": "e5"}),
    ("hex", "swap sides", "forbidden", {"rule": "the swap rule is forbidden"}),
    ("connect-four", "z", "not-offered", {"choice": "z", "offered": "a, b, c, d, e, f, g"}),
])
def test_a_reason_can_be_said_in_any_language(name: str, move: str, kind: str, about: dict[str, str]) -> None:
    assert (kind, about) in [(reason.kind, dict(reason.about)) for reason in reasons(name, move)]
