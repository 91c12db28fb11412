"""Packs of cards: from one list or several, in several copies, called by their words."""

from __future__ import annotations

import random

import pytest

from ludoteka.language import check
from ludoteka.machine.position import TextPosition
from ludoteka.native import native
from tests.machine.small import game
from tests.native.lockstep import compare

LISTS = """
    game Pack
    players 2
    a suit is sun or moon
    a rank is low, high or king
    a colour is red or blue
    {pack}
    zone deck, seen by all, in order
    each player
      has score
      zone hand, seen by its owner
    setup
      put every card into the deck
    turn
      choose a card in the deck
      put it into your hand
      {rule}
"""


def dealt(pack: str, rule: str = "do nothing", more: str = "") -> TextPosition:
    return game(LISTS.format(pack=pack, rule=rule) + more).start()


def deck(position: TextPosition) -> list[str]:
    return sorted(thing.name for zone in position.view().zones if zone.name == "deck" for thing in zone.things)


@pytest.mark.parametrize(("pack", "names"), [
    ("one card for each rank", ["high", "king", "low"]),
    ("one card for each suit and rank, 2 copies, named rank of suit",
     [f"{rank} of {suit}" for rank in ("high", "king", "low") for suit in ("moon", "sun") for _ in "12"]),
    ("one card for each suit, rank and colour", sorted(
        f"{suit} {rank} {colour}" for suit in ("sun", "moon") for rank in ("low", "high", "king")
        for colour in ("red", "blue"))),
    ("one card for each suit, rank and colour, named colour rank of suit", sorted(
        f"{colour} {rank} of {suit}" for suit in ("sun", "moon") for rank in ("low", "high", "king")
        for colour in ("red", "blue"))),
])
def test_a_pack_has_a_card_for_each_word(pack: str, names: list[str]) -> None:
    assert deck(dealt(pack)) == names


def test_a_name_in_a_double_pack_is_said_of_each_copy() -> None:
    position = dealt("one card for each suit and rank, 2 copies, named rank of suit",
                     "if it is the king of sun: add 1 to your score",
                     "    end\n      if the number of players with score 1 is 2: the game is drawn\n")
    for _ in "12":
        assert position.outcome is None
        position = position.play(next(move.text for move in position.moves() if "king of sun" in move.text))
    assert position.outcome is not None


def test_a_double_pack_is_played_alike_by_native_code() -> None:
    position = dealt("one card for each suit and rank, 2 copies, named rank of suit",
                     "if it is the king of sun: add 1 to your score",
                     "    end\n      if the deck is empty: the player with the most score wins\n")
    assert native(position) is not None
    assert compare(position, random.Random(1), 40).played > 5


@pytest.mark.parametrize("naming", ["rank", "rank of rank", "rank of colour"])
def test_a_name_says_every_list_of_the_pack(naming: str) -> None:
    text = LISTS.format(pack=f"one card for each suit and rank, named {naming}", rule="do nothing")
    errors = check("\n".join(line.removeprefix("    ") for line in text.strip("\n").splitlines())).errors
    assert [one.code for one in errors] == ["named"]
    assert errors[0].line == 6


def errors_of(text: str) -> list[tuple[str, int]]:
    lines = "\n".join(line.removeprefix("    ") for line in text.strip("\n").splitlines())
    return [(one.code, one.line) for one in check(lines).errors]


def test_lists_may_stand_below_the_pack_that_is_named_by_them() -> None:
    pack = "one card for each suit and rank, named rank of suit"
    moved = LISTS.format(pack="", rule="if it is the king of sun: you win") + f"    {pack}\n"
    first = LISTS.format(pack="", rule="if it is the king of sun: you win").replace(
        "    a suit is", f"    {pack}\n    a suit is")
    assert errors_of(moved) == errors_of(first) == []


def test_a_list_makes_a_pack_once() -> None:
    assert errors_of(LISTS.format(pack="one card for each suit and suit", rule="do nothing")) == [("twice", 6)]


@pytest.mark.parametrize("pack", [
    f"one card for each {', '.join(f'l{one}' for one in 'abcde')} and suit",
    "one card for each suit, 1001 copies",
    "card Bolt, 1001 each",
    "card Bolt, 999999999 copies",
])
def test_a_pack_that_no_machine_could_keep_is_told_at_once(pack: str) -> None:
    words = {one: ", ".join(f"{one}{two}{three}" for two in "abcde" for three in "fghij") for one in "abcde"}
    lists = "".join(f"    a l{one} is {said} or x{one}\n" for one, said in words.items())
    assert errors_of(LISTS.format(pack=pack, rule="do nothing") + lists) == [("size", 6)]


def test_a_list_said_again_and_again_in_a_name_is_told_at_once() -> None:
    naming = " ".join(["rank"] * 40)
    assert errors_of(LISTS.format(pack=f"one card for each suit and rank, named {naming} of suit",
                                  rule="do nothing")) == [("named", 6)]


def test_the_words_of_a_list_may_stand_behind_one_of() -> None:
    said = LISTS.replace("a suit is sun or moon", "a suit is one of sun or moon")
    position = game(said.format(pack="one card for each suit", rule="do nothing")).start()
    assert deck(position) == ["moon", "sun"]
