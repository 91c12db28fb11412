"""Typed moves and choosing step by step."""

from __future__ import annotations

import pytest

from ludoteka.core import Choice, Move
from ludoteka.terminal.choosing import Choosing
from ludoteka.terminal.shelf import PlainTexts
from ludoteka.terminal.typed import find_path, has_numbers, numbered
from ludoteka.terminal.wording import Wording
from ludoteka.terminal.words import Words
from tests.core.broken import broken
from tests.python_game import TicTacToe
from tests.python_puzzle import Frogs
from tests.terminal.fake_shelf import texts


@pytest.mark.parametrize(("typed", "found"), [
    ("a1", "a1"), (" A1 ", "a1"), ("1", "a3"), ("9.", "c1"),
    ("10", ""), ("0", ""), ("z9", ""), ("", ""), ("²", ""),
])
def test_cells_and_numbers(typed: str, found: str, wording: Wording) -> None:
    path = find_path(TicTacToe().start(), typed, wording)
    assert "-".join(choice.text for choice in path) == found


@pytest.mark.parametrize(("typed", "found"), [
    ("p1-p2", ""), ("p2-p3", "p2-p3"), ("P2 P3", "p2-p3"), ("p2", "p2"), ("green frog p2", "p2"),
    ("green frog p2, p3", "p2-p3"), ("zelená žába p2", "p2"), ("2", "p2-p3"),
])
def test_moves_of_two_steps_and_their_words(typed: str, found: str) -> None:
    czech = Wording(Words("cs"), texts("frogs", "cs"))
    path = find_path(Frogs().start(level="Five"), typed, czech)
    assert "-".join(choice.text for choice in path) == found


def test_moves_called_by_numbers_have_no_other_numbers(wording: Wording) -> None:
    position = broken(moves=lambda self: [Move(0, ("2",)), Move(1, ("3",))], choices=lambda self: [
        Choice(move.text, (), (), move=move) for move in self.moves()]).start()
    assert [choice.text for choice in find_path(position, "2", wording)] == ["2"]
    assert find_path(position, "1", wording) == ()
    assert not has_numbers(position)


def test_the_numbered_list_is_in_the_order_of_the_moves() -> None:
    position = Frogs().start(level="Five")
    assert [path[-1].move for path in numbered(position)] == list(position.moves())


def test_choosing_goes_down_the_tree_and_back() -> None:
    choosing = Choosing(Frogs().start(level="Five"))
    assert choosing.marks().legal == {"p1", "p2", "p4", "p5"}
    (frog,) = choosing.at("p2")
    deeper = choosing.step(frog)
    assert deeper.text == "p2"
    assert deeper.marks().chosen == {"p2"}
    assert deeper.marks().legal == {"p3"}
    assert [choice.text for choice in deeper.options] == ["p3"]
    assert deeper.back() == choosing
    assert choosing.at("p3") == ()


def test_a_choice_of_several_places_is_picked_by_its_last() -> None:
    class Pairs(Choosing):
        @property
        def options(self) -> tuple[Choice, ...]:
            pairs = [Choice(f"e1{end}", (), ("e1", end)) for end in ("e2", "e3")]
            return (*pairs, Choice("pass", (), ()))

    pairs = Pairs(TicTacToe().start())
    assert [choice.text for choice in pairs.at("e2")] == ["e1e2"]
    assert [choice.text for choice in pairs.at("e1")] == ["e1e2", "e1e3"]


def test_plain_texts_give_back_the_key() -> None:
    assert PlainTexts("x").name("king") == "king"
