"""A match at one table: undo and redo between a person's choices, computers, levels, replay."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.core import IllegalMove, Position, Record
from ludoteka.games import load
from ludoteka.native import available
from ludoteka.opponents.search import mind
from ludoteka.terminal.complaint import Complaint
from ludoteka.terminal.match import Match, resume
from ludoteka.terminal.thinking import Stop
from ludoteka.terminal.words import Words
from tests.machine.small import game
from tests.machine.test_secrets import PAIRS
from tests.python_game import TicTacToe
from tests.python_puzzle import Frogs

NewMatch = Callable[..., Match]


class SpelledFrogs(Frogs):
    """Takes its levels in any spelling, as described games do."""

    def start(self, *, level: str | int | None = None, **settings: Any) -> Position:
        spelled = {"three": "Three", "2": "Five", "five": "Five"}
        return super().start(level=spelled.get(str(level).casefold()), **settings)


def made(match: Match) -> tuple[str, ...]:
    return match.record.moves


def answer(match: Match) -> bool:
    thinking = match.thinking
    if thinking is not None:
        match.decide(thinking.decide(Stop()))
    return thinking is not None


def test_moves_are_recorded_with_who_made_them(new_match: NewMatch) -> None:
    match = new_match("tic-tac-toe", "person", "person")
    match.play("a1")
    match.play(0)
    assert made(match) == ("a1", "a3")
    assert match.log == [(0, "a1"), (1, "a3")]


def test_a_computer_that_is_given_a_time_thinks_on_several_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mind, "available", available)  # machine code alone is searched on several
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: {0, 1, 2}, raising=False)
    hex_ = load("hex")
    match = Match(hex_, Record(hex_.id, hex_.version), ("montecarlo:0.05s", "person"))
    assert match.thinking is not None
    thought = match.thinking.decide(Stop()).thought
    assert thought is not None
    assert thought.considered.workers == 3


def test_an_illegal_move_changes_nothing(new_match: NewMatch) -> None:
    match = new_match("tic-tac-toe", "person", "person")
    match.play("a1")
    with pytest.raises(IllegalMove):
        match.play("a1")
    assert made(match) == ("a1",)


def test_undo_and_redo_go_move_by_move_between_two_people(new_match: NewMatch) -> None:
    match = new_match("tic-tac-toe", "person", "person")
    for move in ("a1", "b2", "c3"):
        match.play(move)
    after = match.position
    assert match.undo()
    assert match.undo()
    assert made(match) == ("a1",)
    assert match.redo()
    assert match.redo()
    assert not match.redo()
    assert match.position == after
    assert made(match) == ("a1", "b2", "c3")


def test_a_move_that_showed_something_hidden_stands() -> None:
    pairs = game(PAIRS)
    match = Match(pairs, Record(pairs.id, pairs.version, 1), ("person",))
    assert not match.undo()
    assert match.no_undo == "nothing-to-undo"
    match.play("a1")
    assert not match.undo()
    assert match.no_undo == "shown-stands"
    assert not match.restart()
    assert made(match) == ("a1",)


def test_what_is_known_by_now_is_shuffled_anew() -> None:
    pairs = game(PAIRS)
    match = Match(pairs, Record(pairs.id, pairs.version, 1, moves=("a1",)), ("person",))
    again = match.shuffled
    assert again.seed != 1
    assert again.moves == ()


def test_undo_passes_over_the_computer(new_match: NewMatch) -> None:
    match = new_match("tic-tac-toe", "person", "random")
    match.play("a1")
    answer(match)
    assert match.thinking is None
    assert match.undo()
    assert made(match) == ()
    assert not match.undo()
    assert match.redo()
    assert len(match.record.moves) == 2
    assert match.waits_for_person


def test_another_move_forgets_what_was_taken_back(new_match: NewMatch) -> None:
    match = new_match("tic-tac-toe", "person", "person")
    match.play("a1")
    match.undo()
    match.play("b2")
    assert not match.redo()


def test_restart_keeps_the_moves_to_be_made_again(new_match: NewMatch) -> None:
    match = new_match("tic-tac-toe", "person", "person")
    match.play("a1")
    match.play("b2")
    match.restart()
    assert made(match) == ()
    assert match.redo()
    assert match.redo()
    assert made(match) == ("a1", "b2")


def test_computers_repeat_themselves_on_the_same_seed(new_match: NewMatch) -> None:
    def whole(seed: int) -> tuple[str, ...]:
        match = new_match("tic-tac-toe", "random", "random", seed=seed)
        while answer(match):
            pass
        assert match.over
        return match.record.moves

    assert whole(1) == whole(1)
    assert len({whole(seed) for seed in range(5)}) > 1


def test_the_viewer_is_the_person_who_chooses_or_the_only_one(new_match: NewMatch) -> None:
    alone, two = new_match("tic-tac-toe", "random", "person"), new_match("tic-tac-toe", "person", "person")
    assert (alone.viewer, two.viewer) == (1, 0)
    two.play("a1")
    assert two.viewer == 1
    assert new_match("tic-tac-toe", "random", "random").viewer is None


def test_the_next_level(new_match: NewMatch) -> None:
    start = new_match("frogs", "person").next_level
    assert start is not None
    assert start.level == "Five"
    assert new_match("frogs", "person", level="Five").next_level is None
    assert new_match("tic-tac-toe", "person", "person").next_level is None


@pytest.mark.parametrize(("level", "number"), [(None, 1), ("three", 1), ("2", 2), ("FIVE", 2)])
def test_a_level_is_known_however_the_record_spells_it(level: str | None, number: int, words: Words) -> None:
    match = resume(SpelledFrogs(), Record("frogs", "1", level=level), ("person",), words)
    assert match.level_number == number
    assert match.level == Frogs.levels[number - 1]


def test_a_record_is_gone_on_with(words: Words) -> None:
    match = resume(TicTacToe(), Record("tic-tac-toe", "1", moves=("a1", "b2")), ("person", "person"), words)
    assert str(match.position) == "...\n.O.\nX..\nX chooses"
    assert match.undo()


def test_a_record_with_an_illegal_move_says_where_and_why(words: Words) -> None:
    record = Record("tic-tac-toe", "0", moves=("a1", "a1"))
    with pytest.raises(Complaint, match=r"from move 2 on: 'a1' .*a1 is not empty.*version 0 .* version 1"):
        resume(TicTacToe(), record, ("person", "person"), words)
