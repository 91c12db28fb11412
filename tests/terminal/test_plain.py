"""Line mode, fed with lines as a person would type them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteka.core import read_record
from ludoteka.terminal.match import Match
from ludoteka.terminal.plain import PlainTable
from ludoteka.terminal.records import Records
from ludoteka.terminal.shelf import Opened, open_game
from ludoteka.terminal.words import Words

NewMatch = Callable[..., Match]
Play = Callable[..., str]


@pytest.fixture
def play(new_match: NewMatch, records: Records, opened: Callable[[str], Opened], words: Words) -> Play:
    """Plays a game with typed lines and gives all that was told."""
    def play(name: str, seats: tuple[str, ...], *lines: str, language: str = "en", **wishes: object) -> str:
        told: list[str] = []
        waiting = iter(lines)

        def ask(prompt: str) -> str:
            line = next(waiting, None)
            if line is None:
                raise EOFError
            told.append(prompt + line)
            return line

        speech = Words(language)
        match = new_match(name, *seats, **wishes)
        PlainTable(open_game(name, speech), match, speech, records, ask=ask, tell=told.append).run()
        return "\n".join(told)

    return play


TWO = ("person", "person")


def test_a_match_from_start_to_end(play: Play) -> None:
    told = play("tic-tac-toe", TWO, "a1", "A2", "b1", "a3", "c1", "quit")
    assert "3 O . .\n2 O . .\n1 X X X\n  a b c\nX wins.\nrules, line 9: if 3 of your marks" in told
    assert told.splitlines()[-1].startswith("The match is over. undo, again, next or quit> quit")


def test_the_end_of_the_input_keeps_the_match(play: Play, records: Records) -> None:
    told = play("tic-tac-toe", TWO, "b2")
    (kept,) = records.unfinished()
    assert kept.record.moves == ("b2",)
    assert told.endswith(f"The match is kept in {kept.path}")


def test_nothing_is_kept_before_the_first_move(play: Play, records: Records) -> None:
    assert "kept" not in play("tic-tac-toe", TWO)
    assert records.unfinished() == ()


def test_the_computer_answers(play: Play) -> None:
    assert "\nO: " in play("tic-tac-toe", ("person", "random"), "b2", seed=3)


def test_the_list_of_moves_and_a_move_by_its_number(play: Play) -> None:
    told = play("frogs", ("person",), "?", "2")
    assert "  1. p1-p2  green frog p1, p2" in told
    assert "p1:G p2:B p3" in told


def test_the_beginning_of_a_move_is_answered_with_its_ends(play: Play) -> None:
    assert "green frog p1: go on with\n  p1-p2  p2" in play("frogs", ("person",), "p1")


def test_an_illegal_move_is_explained(play: Play) -> None:
    told = play("tic-tac-toe", TWO, "b2", "b2", "why b2", "why a1", "nonsense")
    reason = "'b2' is not a legal move here: b2 is not empty (rules, line 7: choose an empty cell)."
    assert told.count(reason) == 2
    assert "'a1' is legal." in told
    assert "there is no cell 'nonsense'" in told


def test_undo_redo_and_again(play: Play, records: Records) -> None:
    told = play("tic-tac-toe", TWO, "undo", "redo", "b2", "a1", "undo", "redo", "undo", "again")
    assert "There is nothing to take back." in told
    assert "There is nothing to make again." in told
    assert records.unfinished()[0].record.moves == ()


def test_log_board_rules_and_help(play: Play) -> None:
    told = play("tic-tac-toe", TWO, "b2", "log", "board", "rules", "help")
    assert "  1. X: b2" in told
    assert "b2: X mark" in told
    assert "choose an empty cell" in told
    assert "why MOVE" in told


def test_saving(play: Play, tmp_path: Path) -> None:
    told = play("tic-tac-toe", TWO, "b2", "save", "save my.record", f"save {tmp_path}")
    assert "Say where: save FILE" in told
    assert read_record((tmp_path / "my.record").read_text()).moves == ("b2",)
    assert "cannot be written" in told


def test_the_next_level(play: Play) -> None:
    told = play("frogs", ("person",), "next", "next")
    assert "Level 2: Five" in told
    assert "p1:G p2:G p3   p4:B p5:B" in told
    assert "There is no next level." in told


def test_czech(play: Play) -> None:
    told = play("tic-tac-toe", TWO, "b2", "zpět", "pomoc", "b2", "proč b2", "konec", language="cs")
    assert "Na tahu: Křížek> b2" in told
    assert "proč TAH" in told
    assert "Tah „b2“ tu není možný" in told


def test_an_interruption_is_an_end_like_any_other(
    new_match: NewMatch, records: Records, opened: Callable[[str], Opened], words: Words,
) -> None:
    def ask(prompt: str) -> str:
        raise KeyboardInterrupt

    told: list[str] = []
    PlainTable(opened("frogs"), new_match("frogs", "person"), words, records, ask=ask, tell=told.append).run()
    assert told[-1] == ""


def test_a_folder_that_cannot_be_written_is_told(play: Play, records: Records) -> None:
    records.folder.parent.mkdir(parents=True)
    records.folder.write_text("in the way")
    assert "cannot be written" in play("tic-tac-toe", TWO, "b2")
