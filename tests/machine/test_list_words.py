"""Words of lists: one after the other, and another one than before."""

from __future__ import annotations

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
    wrong = check(stalls("choose another ware").replace("\n    ", "\n").strip()).errors
    assert [(one.code, one.message) for one in wrong] == [
        ("that", "no ware has been chosen above that this could be another than")]
    assert wrong[0].hint == "say 'choose a ware'"
