"""Which words a text declares, where its lines look like something else."""

from __future__ import annotations

import pytest

from ludoteka.language import check

FRAME = """game Words
players Ann, Bob
board 4 by 4
die cube, 3 copies, 6 sides
piece stone
  has weight
{feature}
turn
{lines}
end
  if the turn number is 30: the game is drawn
"""


@pytest.mark.parametrize(("feature", "lines"), [
    ("heavy if weight is more than 2", "if a stone is heavy: you win"),
    ("light of heart if weight is less than 2", "if no stone is light of heart: you win"),
    ("is new or old", "choose a stone\n  remember every stone with the same weight as it as the equal stones\n"
                      "  every stone in the equal stones becomes old"),
    ("is new or old", "choose a stone with the same weight as the stone on a1\n  it becomes old"),
    ("is new or old", "if the number of different values of every cube is 3: you win\n  every stone becomes old"),
])
def test_the_word_is_known(feature: str, lines: str) -> None:
    text = FRAME.format(feature=f"  {feature}", lines=f"  {lines}")
    assert [(one.code, one.message) for one in check(text).errors] == []


PACK = """game Wares
players 2
options
  way back is played or left out          "Do the deals grow again?"
  hook is left out or played              "Must somebody be wrong?"
a ware is wood, clay or wool
kind good, a card
  has a ware
good Log, 3 copies, wood
good Fleece, 3 copies, wool
zone bank, seen by all
each player
  zone hand, seen by its owner
to spend a ware
  not allowed if no good of that ware is in your hand
  for each good of that ware in your hand: put it into the bank
setup
  let every player: put every good into your hand
turn
  if way back is played and hook is played: spend wood
  otherwise
    choose a ware
    spend that ware
"""


def test_a_deed_is_done_with_a_word_of_a_list() -> None:
    assert [(one.code, one.message) for one in check(PACK).errors] == []
    wrong = check(PACK.replace("spend wood", "spend played")).errors
    assert [one.code for one in wrong] == ["sort"]


def test_options_may_have_the_same_words() -> None:
    wrong = check(PACK.replace("way back is played and", "way back is wool and")).errors
    assert [one.code for one in wrong] == ["sort"]


CORNERS = """game Lighthouses
players Ann, Bob
board hexagon of side 3, with edges and corners
piece lighthouse
piece road
a corner is free if no lighthouse is on it and no lighthouse is next to it
turn
  choose a free corner
  put your lighthouse there as the new light
  choose an empty edge next to the new light
  put your road there
  if every one of the corners of a1 is occupied: you win
end
  if the turn number is 30: the game is drawn
"""


def test_corners_are_places_beside_cells_and_edges() -> None:
    assert [(one.code, one.message) for one in check(CORNERS).errors] == []
    without = check(CORNERS.replace(" and corners", "")).errors
    assert {one.code for one in without} == {"unknown-word", "unbound"}
    keeping = check(CORNERS.replace("turn\n", "each corner is dark or lit\nturn\n  every dark corner becomes lit\n", 1))
    assert [(one.code, one.message) for one in keeping.errors] == []
