"""Choosing several things together: each choice of them is offered once, one thing after the other."""

from __future__ import annotations

import random
from itertools import combinations
from math import comb

import pytest

from ludoteka.core import Position, Several
from ludoteka.language import check
from ludoteka.machine import TextGame
from tests.machine.small import game, texts
from tests.native.lockstep import compare
from tests.server.mixed import TAKEN

HAND = """
    game Hand
    players Ann, Bob
    kind plant, a card
      has size
    plant table
      name   | copies | size
      Birch  | 1 | 1
      Clover | 1 | 2
      Daisy  | 1 | 3
      Elm    | 1 | 4
      Fern   | 1 | 5
    card pebble, 3 copies
    zone pile, seen by all
    each player
      zone hand, seen by its owner
    setup
      let the first player: put every card into your hand
    turn
      WISH
      put every card in the gift into the pile
    end
      if the pile is not empty: you win
    """
LEAVES = ["birch", "clover", "daisy", "elm", "fern"]
CELLS = """
    game Cells
    players Ann, Bob
    board 3 by 1
    piece stone
    turn
      choose 2 empty cells as the pair
      put your stones onto every cell in the pair
      you win
    """


def hand(wish: str) -> TextGame:
    return game(HAND.replace("WISH", f"choose {wish} as the gift"))


def gifts(position: Position) -> list[list[str]]:
    return [sorted(move.text.removesuffix("-done").split("-")) for move in position.moves()]


def test_so_many_are_chosen_in_a_fixed_order() -> None:
    position = hand("3 plants with size at least 1 in your hand").start()
    assert gifts(position) == [list(one) for one in combinations(LEAVES, 3)]
    assert not any(move.text.endswith("done") for move in position.moves())
    assert [choice.text for choice in position.choices()] == LEAVES[:3], "too few would be left behind the others"


def test_those_that_are_alike_are_one_choice_each_time() -> None:
    position = hand("2 cards in your hand").start()
    assert len(position.moves()) == comb(5, 2) + 5 + 1
    assert ["pebble", "pebble"] in gifts(position)
    assert position.choices()[-1].children[0].places == ("hand1-7",), "the second pebble lies on a place of its own"


def test_each_of_several_says_how_many_there_are_and_what_they_are() -> None:
    first = hand("2 cards in your hand").start().choices()[0]
    assert first.several == Several(least=2, most=2, number=1, name="gift")
    assert [one.several for one in first.children] == [Several(2, 2, 2, "gift")] * 5
    free = hand("at least 1 plant with size at least 3 in your hand").start().choices()
    assert [one.several for one in free] == [Several(1, 3, 1, "gift")] * 3, "no more than there are"
    assert [one.several for one in free[0].children if one.text == "done"] == [None]
    assert "gift" in hand("2 cards in your hand").names


def test_of_unseen_things_only_the_number_is_chosen() -> None:
    position, card = game(TAKEN.replace("2 cards", "at most 3 cards")).start(seed=1), "card of hand1"
    for shown in texts(position):
        assert [move.text for move in position.play(shown).moves()] == [
            f"{card}-{card}-{shown}", f"{card}-{card}-done", f"{card}-{shown}", f"{card}-done", shown, "done"]


def test_none_is_any_number_too() -> None:
    position = hand("any number of plants with size at least 3 in your hand").start()
    assert texts(position)[-1] == "done"
    assert len(position.moves()) == 2**3
    assert "daisy-done" in texts(position)
    assert "daisy-elm-fern" in texts(position), "nothing is left, so that nobody has to say it is enough"


@pytest.mark.parametrize(("wish", "least", "most"), [
    ("up to 2 plants", 0, 2), ("at least 4 plants", 4, 5), ("at most 1 plant", 0, 1), ("more than 4 plants", 5, 5),
    ("fewer than 2 plants", 0, 1), ("exactly 2 plants", 2, 2)])
def test_how_many(wish: str, least: int, most: int) -> None:
    position = hand(f"{wish} with size at least 1 in your hand").start()
    assert len(position.moves()) == sum(comb(5, count) for count in range(least, most + 1))


def test_what_was_chosen_is_done_together() -> None:
    after = hand("2 cards in your hand").start().play("birch-pebble")
    pile = next(zone for zone in after.view().zones if zone.name == "pile")
    assert [one.name for one in pile.things] == ["birch", "pebble"]


def test_too_few_to_choose_from() -> None:
    outcome = hand("4 plants with size at least 3 in your hand").start().outcome
    assert outcome is not None
    assert outcome.results == ("lost", "won")


def test_nothing_to_choose_is_no_question() -> None:
    position = game(HAND.replace("WISH", "choose any number of cards in the pile as the gift")
                    .replace("put every card in the gift into the pile", "choose a card in your hand")).start()
    assert "birch" in texts(position)


def test_cells_are_chosen_too() -> None:
    cells = game(CELLS)
    assert texts(cells.start()) == ["a1-b1", "a1-c1", "b1-c1"]
    assert compare(cells.start(), random.Random(1), most=5).played == 1


def test_why_not() -> None:
    position = hand("2 plants with size at least 1 in your hand").start()
    assert [str(one) for one in position.explain("clover-birch")]
    assert position.explain("birch-clover") == []
    assert position.game.names.count("Done") == 0
    assert hand("up to 2 cards in your hand").names.count("Done") == 1


def test_nothing_at_all_cannot_be_chosen() -> None:
    text = CELLS.replace("choose 2 empty cells", "choose fewer than 1 empty cell").replace("\n    ", "\n").strip()
    assert "at least one thing must be there to choose" in [one.message for one in check(text).errors]
