"""Choosing, taking back, making again, beginning anew."""

from __future__ import annotations

from functools import partial

import pytest

from ludoteka.core import BadSetting
from ludoteka.table import BrokenLog, Refusal, Table
from ludoteka.table.events import Chosen, Entry, Opened, Reseated, Resigned, Resumed, Sitter, Step, TakenBack
from ludoteka.table.scene import Due
from tests.python_game import TicTacToe
from tests.table.seats import BOTH, NOON, frogs, noughts, pairs, play, refused, sit, texts


def test_a_command_changes_nothing_until_it_is_applied() -> None:
    table = noughts()
    entry = table.choose(0, "b2", after=1, at=NOON + 5, ask="q1")
    assert entry == Entry(2, NOON + 5, Chosen(0, (Step("b2", places=("b2",)),), due=1), "q1")
    assert (table.version, table.plies) == (1, 0)
    table.apply(entry)
    assert (table.version, texts(table), table.due) == (2, ["b2"], Due("person", 1))


def test_a_move_is_known_in_any_spelling_and_recorded_in_one() -> None:
    assert texts(play(noughts(), [" B2 "])) == ["b2"]


def test_what_is_not_legal_is_refused_with_its_reasons() -> None:
    table = play(noughts(), ["b2"])
    with pytest.raises(Refusal) as caught:
        table.choose(1, "b2", at=NOON)
    assert caught.value.code == "illegal"
    assert [reason.words for reason in caught.value.reasons] == ["b2 is not empty"]


def test_whoever_is_not_due_may_not_choose() -> None:
    table = noughts("person", "empty")
    assert refused(lambda: table.choose(1, "b2", at=NOON)) == "not-your-turn"
    assert refused(lambda: table.choose(2, "b2", at=NOON)) == "no-such-seat"
    assert refused(lambda: table.choose(-1, "b2", at=NOON)) == "no-such-seat"
    play(table, ["b2"])
    assert table.due == Due("empty", 1)
    assert refused(lambda: table.choose(1, "a1", at=NOON)) == "not-a-person"


def test_what_was_chosen_in_another_version_is_stale() -> None:
    table = play(noughts(), ["b2"])
    assert refused(lambda: table.choose(1, "a1", after=1, at=NOON)) == "stale"
    assert refused(lambda: table.undo(BOTH, after=3, at=NOON)) == "stale"
    assert refused(lambda: table.restart(after=1, at=NOON)) == "stale"


def test_the_same_message_twice_is_one_entry() -> None:
    table = noughts()
    entry = table.choose(0, "b2", after=1, at=NOON, ask="q1")
    table.apply(entry)
    again = Table(table.game, table.entries)
    for one in (table, again):
        assert one.choose(0, "b2", after=1, at=NOON + 9, ask="q1") == entry
        one.apply(entry)
        assert one.version == 2


def test_time_never_goes_back() -> None:
    table = noughts()
    assert table.choose(0, "b2", at=NOON - 5000).at == NOON


def test_undo_and_redo_go_move_by_move_between_people() -> None:
    table = play(noughts(), ["b2", "a1", "c3"])
    last = table.position
    for left in (2, 1, 0):
        table.apply(table.undo(BOTH, at=NOON))
        assert table.plies == left
    assert refused(lambda: table.undo(BOTH, at=NOON)) == "nothing-to-undo"
    for left in (1, 2, 3):
        table.apply(table.redo(BOTH, at=NOON))
        assert table.plies == left
    assert table.position == last
    assert refused(lambda: table.redo(BOTH, at=NOON)) == "nothing-to-redo"


def test_undo_goes_to_the_choice_of_whoever_asks() -> None:
    table = play(noughts("person", "random"), ["b2", "a1"])
    table.apply(table.undo(frozenset({0}), at=NOON))
    assert table.plies == 0
    table.apply(table.redo(frozenset({0}), at=NOON))
    assert table.plies == 2
    two = play(noughts(), ["b2", "a1", "c3"])
    two.apply(two.undo(frozenset({1}), at=NOON))
    assert texts(two) == ["b2"]
    assert refused(lambda: two.undo(frozenset({1}), at=NOON)) == "nothing-to-undo"


def test_undo_and_redo_to_a_move() -> None:
    table = play(noughts(), ["b2", "a1", "c3"])
    table.apply(table.undo(at=NOON, left=1))
    assert (texts(table), table.redoable) == (["b2"], 2)
    table.apply(table.redo(at=NOON, left=3))
    assert texts(table) == ["b2", "a1", "c3"]
    assert [refused(partial(table.undo, at=NOON, left=left)) for left in (-1, 3, 4)] == ["no-such-ply"] * 3
    table.apply(table.undo(at=NOON, left=1))
    assert [refused(partial(table.redo, at=NOON, left=left)) for left in (0, 1, 4)] == ["no-such-ply"] * 3


def test_another_move_forgets_what_was_taken_back() -> None:
    table = play(noughts(), ["b2", "a1"])
    table.apply(table.undo(at=NOON))
    play(table, ["c3"])
    assert (texts(table), table.redoable) == (["b2", "c3"], 0)


def test_a_match_that_was_over_goes_on_after_undo() -> None:
    table = play(noughts(), ["a1", "b1", "a2", "b2", "a3"])
    assert table.due == Due("over")
    ending = table.ending
    assert ending is not None
    assert (ending.results, ending.how) == (("won", "lost"), "rules")
    assert refused(lambda: table.choose(1, "c1", at=NOON)) == "over"
    table.apply(table.undo(at=NOON))
    assert (table.due, table.ending) == (Due("person", 0), None)


def test_restart_keeps_everything_to_be_made_again() -> None:
    table = play(noughts(), ["b2", "a1"])
    table.apply(table.undo(at=NOON))
    table.apply(table.restart(at=NOON))
    assert (table.plies, table.redoable) == (0, 2)
    assert refused(lambda: table.restart(at=NOON)) == "nothing-to-undo"


def test_what_was_shown_is_not_taken_back() -> None:
    table = play(pairs(), ["a1"])
    assert refused(lambda: table.undo(at=NOON)) == "learnt"
    assert refused(lambda: table.undo(at=NOON, left=0)) == "learnt"
    assert refused(lambda: table.restart(at=NOON)) == "learnt"
    assert table.undoable(BOTH) == 0


def test_a_puzzle_has_one_seat() -> None:
    table = frogs()
    assert table.due == Due("person", 0)
    with pytest.raises(BadSetting):
        sit(table.game, "person", "person")


def test_a_match_begins_from_a_given_position() -> None:
    table = sit(TicTacToe(), "person", "person", position="X.O\n...\n...\nO chooses")
    play(table, ["b2"])
    assert str(table.position) == "X.O\n.O.\n...\nX chooses"
    assert table.record().replay(table.game) == table.position


def test_nobody_unknown_sits_down() -> None:
    with pytest.raises(Refusal, match="no-such-sitter"):
        noughts("person", "level-99")


OPENED = Entry(1, NOON, Opened("tic-tac-toe", "1", (Sitter(), Sitter())))


@pytest.mark.parametrize(("entries", "message"), [
    ([Entry(2, NOON, OPENED.event)], "entry 2: a log begins with entry 1, which opens the table"),
    ([Entry(1, NOON, Resumed())], "entry 1: a log begins with entry 1, which opens the table"),
    ([], "entry 1: a log begins with entry 1, which opens the table"),
    ([OPENED, Entry(2, NOON, Resigned(2))], "entry 2: there is no such seat"),
    ([OPENED, Entry(2, NOON, Reseated(-1, Sitter()))], "entry 2: there is no such seat"),
    ([OPENED, Entry(2, NOON, TakenBack(1))], "entry 2: 1 moves cannot stand; there are 0"),
    ([OPENED, Entry(3, NOON, Resumed())], "entry 3: entry 2 was expected"),
    ([OPENED, Entry(2, NOON, OPENED.event)], "entry 2: a table is opened once"),
    ([OPENED, Entry(2, NOON, Chosen(1, (Step("a1"),)))], "entry 2: it is somebody else's turn"),
    ([OPENED, Entry(2, NOON, Chosen(0, (Step("d9"),)))], "entry 2: 'd9' is not a legal move here"),
], ids=["gap", "not-opened", "empty", "no-seat", "before-the-seats", "too-many", "missing", "twice", "turn", "illegal"])
def test_a_log_that_cannot_be_followed_says_where(entries: list[Entry], message: str) -> None:
    with pytest.raises(BrokenLog) as caught:
        Table(TicTacToe(), entries)
    assert str(caught.value).startswith(message)
