"""Typed moves and choosing step by step."""

from __future__ import annotations

import pytest

from ludoteka.core import Choice, Move, PieceView, SeatView, Several, View, ZoneView
from ludoteka.games import texts as library_texts
from ludoteka.terminal.choosing import Choosing
from ludoteka.terminal.shelf import PlainTexts
from ludoteka.terminal.typed import find_path, has_numbers, numbered
from ludoteka.terminal.wording import Wording
from ludoteka.terminal.words import Words
from tests.core.broken import broken
from tests.machine.small import game
from tests.python_game import TicTacToe
from tests.python_puzzle import Frogs
from tests.terminal.fake_shelf import texts


@pytest.mark.parametrize(("typed", "found"), [
    ("a1", "a1"), (" A1 ", "a1"), ("1", "a3"), ("9.", "c1"),
    ("10", ""), ("0", ""), ("z9", ""), ("", ""), ("²", ""),
])
def test_cells_and_numbers(typed: str, found: str, wording: Wording) -> None:
    begun = find_path(TicTacToe().start(), typed, wording)
    assert "-".join(choice.text for choice in begun.path) == found


@pytest.mark.parametrize(("typed", "found"), [
    ("p1-p2", ""), ("p2-p3", "p2-p3"), ("P2 P3", "p2-p3"), ("p2", "p2"), ("green frog p2", "p2"),
    ("green frog p2, p3", "p2-p3"), ("zelená žába p2", "p2"), ("2", "p2-p3"),
])
def test_moves_of_two_steps_and_their_words(typed: str, found: str) -> None:
    czech = Wording(Words("cs"), texts("frogs", "cs"))
    begun = find_path(Frogs().start(level="Five"), typed, czech)
    assert "-".join(choice.text for choice in begun.path) == found


def test_moves_called_by_numbers_have_no_other_numbers(wording: Wording) -> None:
    position = broken(moves=lambda self: [Move(0, ("2",)), Move(1, ("3",))], choices=lambda self: [
        Choice(move.text, (), (), move=move) for move in self.moves()]).start()
    assert [choice.text for choice in find_path(position, "2", wording).path] == ["2"]
    assert find_path(position, "1", wording).path == ()
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


CARDS = """
    game Passing
    players Ann, Bob
    card ace
    card king
    card queen
    card jack
    zone pile, seen by all
    each player
      zone hand, seen by its owner
    setup
      let the first player: put every card into your hand
    turn
      choose 2 cards in your hand as the gift
      put the gift into the pile
      you win
    """


def test_several_things_are_picked_in_any_order(wording: Wording) -> None:
    cards = game(CARDS).start()
    choosing = Choosing(cards)
    assert [choice.text for choice in choosing.options] == ["ace", "king", "queen", "jack"]
    (queen,) = choosing.at("hand1-3")
    picked = choosing.step(queen)
    assert (picked.move, picked.text) == (None, "")
    assert [choice.text for choice in picked.options] == ["ace", "king", "jack"]
    assert picked.picked_at("hand1-3") == choosing
    assert picked.picked_at("hand1-1") is None
    whole = picked.step(picked.options[0])
    assert str(whole.move) == whole.text == "ace-queen"
    assert str(find_path(cards, "Jack, ace", wording).move) == "ace-jack"
    assert [choice.text for choice in find_path(cards, "jack", wording).path] == ["jack"]


def test_several_unseen_things_of_one_zone_are_picked(wording: Wording) -> None:
    cards = game(CARDS.replace("seen by its owner", "seen by nobody")).start()
    choosing = Choosing(cards)
    for _ in range(2):
        assert [choice.text for choice in choosing.options] == ["card of hand1"]
        choosing = choosing.step(choosing.options[0])
    assert str(choosing.move) == "card of hand1-card of hand1"


def test_where_the_number_is_free_it_is_enough_at_any_time(wording: Wording) -> None:
    cards = game(CARDS.replace("choose 2 cards", "choose any number of cards")).start()
    assert [choice.text for choice in find_path(cards, "jack", wording).options] == ["ace", "king", "queen", "done"]
    for typed, move in (("jack-done", "jack"), ("king-ace-done", "ace-king-done"), ("done", "done"),
                        ("jack-queen-king-ace", "ace-king-queen-jack"), ("jack-ace-done", "ace-jack")):
        assert str(find_path(cards, typed, wording).move) == move


def test_how_many_are_picked_is_said(wording: Wording) -> None:
    cards = game(CARDS).start()
    view, first = cards.view(0), Choosing(cards)
    assert wording.picking(first.options, view) == "Choose 2 cards"
    assert wording.picking(first.step(first.options[1]).options, view) == "1 of 2 chosen"
    assert wording.picking((), view) == ""
    hearts = Wording(Words("cs"), library_texts("hearts", "cs"))
    gift = Choice("ace", ("ace",), ("hand1-1",), several=Several(3, 3, 1, "gift"))
    across = View(chooser=1, seats=tuple(SeatView(f"Player {seat}") for seat in range(1, 5)), words=("passing across",),
                  boards=(), zones=(ZoneView("hand", "hand", 0, (PieceView("ace", None, "A"),)),))
    assert hearts.picking((gift,), across) == "Zvolte 3 karty pro hráče naproti (Hráč 4)"


def test_plain_texts_give_back_the_key() -> None:
    assert PlainTexts("x").name("king") == "king"
