"""Words of lists: one after the other, another one than before, and which of two is higher."""

from __future__ import annotations

from textwrap import dedent

import pytest

from ludoteka.language import check
from tests.machine.small import game, texts

STALLS = """
    game Stalls
    players White, Black
    board 3 by 1
    a ware is wood, clay or wool
    each cell has a ware
    each player has worth, rounds
    piece stone
    setup
      set the ware of a1 to wool
      set the ware of b1 to wood
      set the ware of c1 to wool
    turn
      {rules}
      choose an empty cell
      put your stone there
"""


def stalls(*rules: str) -> str:
    return STALLS.format(rules="\n      ".join(rules))


def test_for_each_goes_through_the_words_of_a_list_in_their_order() -> None:
    position = game(stalls("for each ware", "  add 1 to your rounds",
                           "  add your rounds times the number of cells of that ware to your worth")).start().play("a1")
    assert dict(position.view().seats[0].numbers) == {"rounds": 3, "worth": 1 * 1 + 2 * 0 + 3 * 2}


def test_a_word_of_for_each_can_have_a_name_and_choices_below_it() -> None:
    start = game(stalls("for each ware as the good", "  choose a cell of the good", "  add 1 to your worth")).start()
    assert texts(start) == []
    both = game(stalls("for each ware as the good", "  if a cell of the good is empty", "    choose a cell of the good",
                       "    add 1 to your worth")).start()
    assert {text.rpartition("-")[0] for text in texts(both)} == {"b1-a1", "b1-c1"}


def test_another_word_is_not_the_one_chosen_before() -> None:
    start = game(stalls("choose a ware", "choose another ware as the price")).start()
    pairs = {tuple(text.split("-")[:2]) for text in texts(start)}
    wares = ("wood", "clay", "wool")
    assert pairs == {(one, other) for one in wares for other in wares if one != other}


def test_another_word_needs_one_before_it() -> None:
    wrong = check(dedent(stalls("choose another ware")).strip()).errors
    assert [(one.code, one.message) for one in wrong] == [
        ("that", "no ware has been chosen above that this could be another than")]
    assert wrong[0].hint == "say 'choose a ware'"


RANKS = """
    game Ranks
    players White, Black
    board 3 by 1
    a rank is low, middle or high
    each cell has a rank
    each player has score
    piece stone
    setup
      set the rank of a1 to high
      set the rank of b1 to low
      set the rank of c1 to middle
    turn
      choose an empty cell
      not allowed if {asked}
      put your stone there
"""


@pytest.mark.parametrize(("asked", "left"), [
    ("its rank is more than the rank of c1", {"b1", "c1"}),
    ("its rank is at least middle", {"b1"}),
    ("its rank is less than high", {"a1"}),
    ("its rank is not at most the rank of c1", {"b1", "c1"}),
])
def test_words_are_compared_by_their_places_in_the_list(asked: str, left: set[str]) -> None:
    assert set(texts(game(RANKS.format(asked=asked)).start())) == left


def test_words_are_compared_with_words_of_their_list_alone() -> None:
    wrong = check(dedent(RANKS.format(asked="its rank is more than your score")).strip()).errors
    assert [(one.code, one.message) for one in wrong] == [("sort", "'your score' is no rank")]
