"""Cards that are put somewhere by their bare names, into the zone of one player, and what is not clear."""

from __future__ import annotations

import pytest

from ludoteka.language import check
from ludoteka.native import native
from tests.machine.small import game

SPICES = """
game Spices
players 2
card Anise
card Basil, 2 copies
zone deck, seen by all, in order
each player
  zone hand, seen by all
setup
  {setup}
turn
  choose a card in your hand
  put it into the deck
  you win
"""


def held(setup: str) -> dict[str, list[str]]:
    """What lies in each zone after the set-up."""
    position = game(SPICES.format(setup=setup)).start()
    assert native(position) is not None
    return {f"{zone.name} {zone.owner}": [thing.name for thing in zone.things] for zone in position.view().zones}


def test_a_bare_name_is_one_card_from_the_box() -> None:
    assert held("put Anise into the hand of the first player\n  put Basil into the deck") == {
        "deck None": ["basil"], "hand 0": ["anise"], "hand 1": []}


def test_every_one_goes_to_one_player() -> None:
    assert held("put every Basil into the hand of the last player\n  put Anise into the hand of the first player") == {
        "deck None": [], "hand 0": ["anise"], "hand 1": ["basil", "basil"]}


@pytest.mark.parametrize(("line", "code", "hint"), [
    ("put a card in the deck into the hand of the first player", "which", "choose it on a line above"),
    ("put Basils into the deck", "which", "every basil"),
    ("put every card into the hand of every player", "place", "let every player"),
])
def test_what_could_be_several_is_told_with_its_line(line: str, code: str, hint: str) -> None:
    (wrong,) = check(SPICES.format(setup=line).lstrip("\n")).errors
    assert (wrong.line, wrong.code) == (9, code)
    assert hint in wrong.hint


def test_what_cannot_be_played_yet_is_an_error_with_its_line() -> None:
    text = SPICES.format(setup="put every card into the deck").replace("hand, seen by all", "hand, face down")
    (wrong,) = check(text.lstrip("\n")).errors
    assert (wrong.line, wrong.code) == (7, "not-yet")


def test_a_name_from_a_line_with_a_mistake_is_not_told_again() -> None:
    text = SPICES.format(setup="put a random card in the dekc into the hand of the first player as the gift\n"
                               "  put the gift into the deck").lstrip("\n")
    assert [(one.line, one.code) for one in check(text).errors] == [(9, "unknown-word")]
