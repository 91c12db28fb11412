"""A record is read back as it was written, and says where it is not one."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteka.core import BadRecord, BadSetting, IllegalMove, Level, Record, read_record
from tests.python_game import TicTacToe
from tests.python_puzzle import Frogs

WORDS = st.text(st.characters(categories=["L", "N", "P", "S"]), min_size=1, max_size=12)
PHRASES = st.lists(WORDS, min_size=1, max_size=3).map(" ".join)
NAMES = st.from_regex(r"[a-z][a-z ]{0,10}[a-z]", fullmatch=True)
# A word that is a number would be read back as that number: options never have both.
SETTINGS = st.integers(-(10**9), 10**9) | st.from_regex(r"[a-z]{1,10}", fullmatch=True)
RECORDS = st.builds(
    Record, game=PHRASES, version=PHRASES, seed=st.integers(-(10**17), 10**17),
    seats=st.none() | st.integers(1, 10), level=st.none() | PHRASES,
    options=st.dictionaries(NAMES, SETTINGS, max_size=3).map(lambda options: tuple(options.items())),
    moves=st.lists(PHRASES, max_size=5).map(tuple),
    position=st.just("") | st.lists(PHRASES | st.just("") | PHRASES.map("  {}".format), max_size=4).map("\n".join),
    sitters=st.lists(PHRASES, max_size=3).map(tuple),
)


class Numbered(Frogs):
    """A game whose levels have numbers for names."""

    levels = (Level("2"), Level("One"))


def test_a_level_is_found_by_its_name_before_its_number() -> None:
    assert [Numbered().level_number(wanted) for wanted in ("2", 2, "1", 1, " one", "3", "")] == [1, 1, 1, 1, 2, 0, 0]


@given(RECORDS)
def test_what_is_written_is_read_back(record: Record) -> None:
    assert read_record(str(record)) == record


@given(st.text())
def test_any_text_is_a_record_or_a_bad_record(text: str) -> None:
    for lines in (text, f"ludoteka record 1\ngame: chess\n{text}"):
        with contextlib.suppress(BadRecord):
            assert isinstance(read_record(lines), Record)


def test_a_record_is_readable() -> None:
    record = Record("chess", "2", 7, seats=2, level="Mate", options=(("size", 8),), moves=("e2-e4", "e5"))
    head = "ludoteka record 1\ngame: chess\nversion: 2\nseed: 7\nseats: 2\nlevel: Mate\noption size: 8\n"
    assert str(record) == head + "1. e2-e4\n2. e5\n"


def test_empty_lines_and_missing_heads_are_fine() -> None:
    text = "ludoteka record 1\n\ngame: chess\n\n1. e2-e4\n"
    assert read_record(text) == Record("chess", "", moves=("e2-e4",))


ERRORS = [
    ("", 1, "a record begins with 'ludoteka record 1'"),
    ("game: chess", 1, "a record begins with 'ludoteka record 1'"),
    ("ludoteka record 3\ngame: chess", 1, "this is record format 3; formats 1 to 2 can be read"),
    ("ludoteka record 2\ngame: chess\nposition: here", 3, "'position' is not part of a record"),
    ("ludoteka record 1\nseed: 3", 1, "a record names its game: 'game: chess'"),
    ("ludoteka record 1\ngame: chess\n2. e2-e4", 3, "move 1 was expected, move 2 found"),
    ("ludoteka record 1\ngame: chess\n1. e2-e4\n1. e7-e5", 4, "move 2 was expected, move 1 found"),
    ("ludoteka record 1\ngame: chess\nhello", 3, "'hello' is neither 'name: value' nor a numbered move"),
    ("ludoteka record 1\nplayer: me", 2, "'player' is not part of a record"),
    ("ludoteka record 1\nseed: many", 2, "seed is a number, not 'many'"),
    ("ludoteka record 1\nseed: --5", 2, "seed is a number, not '--5'"),
    ("ludoteka record 1\nseats: ²", 2, "seats is a number, not '²'"),
]


@pytest.mark.parametrize(("text", "line", "message"), ERRORS, ids=[message for _, _, message in ERRORS])
def test_errors_say_the_line_and_what_was_expected(text: str, line: int, message: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    assert str(caught.value) == f"line {line}: {message}"
    assert caught.value.line == line


def test_replay_plays_the_moves_from_the_recorded_start() -> None:
    record = Record("tic-tac-toe", "1", options=(("first", "O"),)).with_move("b2").with_move("a1")
    assert str(record.replay(TicTacToe())) == "...\n.O.\nX..\nO chooses"
    assert str(record.start(TicTacToe())) == "...\n...\n...\nO chooses"
    assert str(Record("frogs", "1", level="Five").replay(Frogs())) == "GG.BB 0"


def test_replay_of_an_illegal_move_says_which_and_why() -> None:
    with pytest.raises(IllegalMove, match="move 2: 'b2' is not a legal move here: b2 is not empty"):
        Record("tic-tac-toe", "1", moves=("b2", "b2")).replay(TicTacToe())


def test_a_record_holds_the_position_that_a_match_began_from() -> None:
    start = "X.O\n...\n...\nO chooses"
    record = Record("tic-tac-toe", "1", seats=2, position=start, moves=("b2",))
    assert "ludoteka record 2\n" in str(record)
    assert "position:\n  X.O\n  ...\n  ...\n  O chooses\n1. b2\n" in str(record)
    assert read_record(str(record)) == record
    assert str(record.replay(TicTacToe())) == "X.O\n.O.\n...\nX chooses"


def test_empty_lines_within_a_position_stay() -> None:
    record = Record("chess", "1", position="\n\n  one  \n\ntwo\n\n")
    assert record.position == "  one\n\ntwo"
    assert read_record(str(record)) == record


def test_a_recorded_position_for_other_seats_is_refused() -> None:
    with pytest.raises(BadSetting, match="the position is for 2 players, not 3"):
        Record("tic-tac-toe", "1", seats=3, position="...\n...\n...\nX chooses").start(TicTacToe())


@pytest.mark.parametrize("name", ["seed", "seats", "level", "ruleset", "colour"])
def test_an_option_the_game_does_not_have(name: str) -> None:
    with pytest.raises(BadSetting, match=name):
        Record("tic-tac-toe", "1", options=((name, 1),)).start(TicTacToe())
