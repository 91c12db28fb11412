"""Numbers of zones: one for a common zone, one for each player who has the zone."""

from __future__ import annotations

import pytest

from ludoteka.core import Position
from ludoteka.table.effects import effects_of
from ludoteka.table.scene import Kept
from ludoteka.table.showing import state_of
from ludoteka.terminal.shelf import PlainTexts
from ludoteka.terminal.wording import Wording
from ludoteka.terminal.words import Words
from tests.machine.small import game, played, texts

CHARGES = """
    game Charges
    players Ann, Bob
    zone deck, seen by nobody, in order
    the deck has charges, starting at 2
    each hand has tokens, heat, starting at 1
    each player
      has heat
      zone hand, seen by its owner
    card Crumb, 4 copies
    setup
      put every card into the deck
    turn
      either "Draw"
        not allowed if the deck has no charges
        take 1 from the deck's charges
        put the first card in the deck into your hand
        add 1 to your hand's tokens
      or "Load"
        add 3 to the charges of the deck
        set the tokens of the opponent's hand to 5
      or "Warm"
        add 1 to your heat
        add 3 to your hand's heat until your next turn
    end
      if the deck has at least 9 charges: you win
      if the player whose hand has tokens 7 is you: you win
"""


def numbers(position: Position, viewer: int | None = None) -> list[dict[str, int]]:
    """The numbers of the deck, of Ann's hand and of Bob's hand."""
    return [dict(zone.numbers) for zone in position.view(viewer).zones]


def test_a_common_zone_has_one_number_and_each_player_one_of_their_own() -> None:
    start = game(CHARGES).start()
    assert numbers(start) == [{"charges": 2}, {"tokens": 1, "heat": 1}, {"tokens": 1, "heat": 1}]
    position = played(start, "load", "draw")
    assert numbers(position) == [{"charges": 4}, {"tokens": 1, "heat": 1}, {"tokens": 6, "heat": 1}]
    assert position.view().numbers == (), "they stand beside the zone, and nowhere else"
    assert [seat.numbers for seat in position.view().seats] == [(("heat", 0),), (("heat", 0),)]


def test_they_are_asked_like_other_numbers() -> None:
    position = played(game(CHARGES).start(), "draw", "draw")
    assert texts(position) == ["load", "warm"], "no charge is left"
    assert played(position, "load", "load", "load").outcome is not None


def test_a_zone_and_its_player_may_have_numbers_of_one_name() -> None:
    position = played(game(CHARGES).start(), "warm")
    assert numbers(position)[1] == {"tokens": 1, "heat": 4}
    assert position.view().seats[0].numbers == (("heat", 1),)
    assert numbers(position.play("warm"))[1:] == [{"tokens": 1, "heat": 1}, {"tokens": 1, "heat": 4}], "until your turn"


def test_they_are_written_and_read() -> None:
    small = game(CHARGES)
    position = played(small.start(), "load", "draw", "warm")
    lines = str(position).splitlines()
    assert {"game charges of the deck: 4", "player tokens of the hand: Bob 6"} <= set(lines)
    assert small.position(str(position)) == position


def test_their_names_are_translated_as_they_are_called() -> None:
    names = game(CHARGES).names
    assert {"charges", "tokens", "heat", "deck", "hand"} <= set(names)
    assert not [name for name in names if " of the " in name]


@pytest.mark.parametrize(("seen", "ann", "bob"), [
    ("seen by its owner", [{}, {"tokens": 1}, {}], [{}, {}, {"tokens": 1}]),
    ("seen by nobody", [{}, {}, {}], [{}, {}, {}]),
])
def test_they_can_be_hidden(seen: str, ann: list[dict[str, int]], bob: list[dict[str, int]]) -> None:
    hidden = CHARGES.replace("each hand has tokens, heat, starting at 1", f"each hand has tokens, starting at 1, {seen}"
                             ).replace("the deck has charges, starting at 2", "the deck has charges, starting at 2, "
                                       "seen by nobody").replace("add 3 to your hand's heat until your next turn",
                                                                 "do nothing")
    start = game(hidden).start()
    assert (numbers(start, 0), numbers(start, 1)) == (ann, bob)


def test_the_terminal_says_them_with_the_zone() -> None:
    told = Wording(Words("en"), PlainTexts("Charges")).zones(game(CHARGES).start().view(0))
    assert [line.partition(":")[0] for line in told] == [
        "deck, charges 2", "Ann hand, tokens 1, heat 1", "Bob hand, tokens 1, heat 1"]


def test_what_has_changed_is_told_by_zone() -> None:
    start = game(CHARGES).start()
    before, after = (state_of(one.view(0)) for one in (start, start.play("load")))
    effects = effects_of((), before, after, 0)
    assert effects is not None
    assert effects.kept == (Kept(("charges",), zone="deck"), Kept(("tokens",), zone="hand2"))
