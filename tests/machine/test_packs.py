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
