"""Names that the language uses itself are told with a free one; a plural that is only possible gives way."""

from __future__ import annotations

import pytest

from ludoteka.language import check

TEXT = """game Names
players 2
card Counter
zone {zone}, seen by all
each player
  has {number}
to {deed}
  add 1 to your {number}
setup
  put every card into the {zone}
turn
  {deed}
  choose a card in the {zone}
  if your {number} are 3: you win
a game lasts at most 20 turns
"""


def first(zone: str = "deck", number: str = "points", deed: str = "gain more") -> tuple[str, str]:
    errors = check(TEXT.format(zone=zone, number=number, deed=deed)).errors
    return (errors[0].code, errors[0].hint) if errors else ("", "")


@pytest.mark.parametrize(("names", "free"), [
    ({"zone": "table"}, "tableau"), ({"zone": "row"}, "line"), ({"zone": "in"}, "inside"), ({"zone": "one"}, "single"),
    ({"number": "wins"}, "victories"), ({"deed": "lose"}, "give up"), ({"zone": "total"}, "main total"),
])
def test_a_reserved_name_is_told_with_a_free_one(names: dict[str, str], free: str) -> None:
    assert first(**names)[1] == f"choose another name, for instance '{free}'"
    assert first(**dict.fromkeys(names, free)) == ("", "")


def test_a_number_may_be_called_as_several_cards_could_be() -> None:
    assert first(number="counters") == ("", "")


def test_the_value_of_a_die_that_nobody_reads_is_no_line_to_complain_of() -> None:
    found = check("game Dice\nplayers 2\ndie cube, 6 sides\nturn\n  roll the cube\n  you win\n").diagnostics
    assert [one for one in found if one.line < 1] == []
