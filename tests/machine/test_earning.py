"""What players' numbers grow by, and where."""

from __future__ import annotations

from ludoteka.core import Earning
from tests.machine.small import game, played
from tests.machine.test_area_views import ROADS

COUNTED = ROADS.replace("    piece walker", "    each player has points\n    piece walker")


def test_what_is_added_while_a_part_is_spoken_of_is_earned_there() -> None:
    rules = game(COUNTED + """
      add 2 to your points
""")
    start = rules.start()
    after = played(start, "e1-not turned", "road")
    assert list(after.earned_since(start)) == [Earning(0, "points", 2, "e1.road", "road", ("middle", "e1"), "turn")]
    assert list(played(after, "e2-not turned").earned_since(after)) == []


def test_a_deed_speaks_of_what_the_rule_speaks_of_that_it_is_part_of() -> None:
    rules = game(COUNTED + """
      for each field of the new tile: bless you
    to bless a player
      add 1 to its points
""")
    start = rules.start()
    found = played(start, "e1-not turned", "road").earned_since(start)
    assert [(one.place, one.points) for one in found] == [("e1.field 1", 1), ("e1.field 2", 1)]


def test_what_is_earned_is_told_with_the_rule_that_speaks_of_the_part() -> None:
    rules = game(COUNTED + """
      for each field of the new tile: harvest it
      add 2 to your points
    to harvest a part
      add 1 to your points
""")
    start = rules.start()
    found = played(start, "e1-not turned", "road").earned_since(start)
    assert [(one.rule, one.place) for one in found] == [
        ("harvest", "e1.field 1"), ("harvest", "e1.field 2"), ("turn", "e1.road")]


def test_after_a_loop_its_members_are_spoken_of_no_more() -> None:
    rules = game(COUNTED.replace("""
      choose a part of the new tile
      put your walker onto it
""", """
      for each field of the new tile: add 1 to your points
      add 5 to your points
"""))
    start = rules.start()
    found = played(start, "e1-not turned").earned_since(start)
    assert [(one.place, one.points) for one in found] == [("e1.field 1", 1), ("e1.field 2", 1), ("", 5)]
