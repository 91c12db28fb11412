"""Where chance may be asked to decide, and what is said where it may not."""

from __future__ import annotations

import pytest

from ludoteka.language import actions as act
from ludoteka.language import check, form
from ludoteka.language.formatter import format_text
from ludoteka.language.soundness import parts

HEAD = """game Small
players White moving up, Black moving down
board 3 by 3
piece stone
each player has score
"""


def _turn(lines: str, more: str = "") -> str:
    block = "".join(f"  {line}\n" for line in lines.split("\n"))
    return f"{HEAD}turn\n{block}end\n  if no cell is empty: the game is drawn\n{more}"


def _actions(lines: str) -> list[str]:
    checked = check(_turn(lines))
    assert checked.description is not None, [one.message for one in checked.errors]
    assert checked.description.turn is not None
    return [type(one).__name__ for one in checked.description.turn.block]


@pytest.mark.parametrize(("lines", "done"), [
    ("put your stone onto a random empty cell", ["Random", "Place"]),
    ("put a random stone onto a random empty cell", ["Random", "Random", "MoveTo"]),
    ("choose a random empty cell\nput your stone there", ["Random", "Assign", "Place"]),
    ("add a random number from 1 to 6 to your score", ["RandomNumber", "Store"]),
    ("if a random cell is empty: add 1 to your score", ["Random", "If"]),
    ("repeat a random number from 1 to 2 times\n  add 1 to your score", ["RandomNumber", "RepeatTimes"]),
    ("for each stone next to a random stone: remove it", ["Random", "ForEach"]),
    ("by chance, 1 in 3: add 1 to your score", ["ByChance"]),
])
def test_chance_decides_before_the_sentence_is_done(lines: str, done: list[str]) -> None:
    """Once for each thing that is drawn."""
    assert _actions(lines) == done


def test_odds_and_both_ways_are_kept() -> None:
    """Two in five, and what is done otherwise; afterwards both mean the same by a name."""
    checked = check(_turn("by chance, 2 in 5\n  choose a cell as the goal\notherwise\n  choose an empty cell as the "
                          "goal\nput your stone onto the goal"))
    assert checked.description is not None
    assert checked.description.turn is not None
    drawn = checked.description.turn.block[0]
    assert isinstance(drawn, act.ByChance)
    assert (drawn.times, drawn.of, type(drawn.then[0]), type(drawn.otherwise[0])) == (2, 5, act.Choose, act.Choose)


@pytest.mark.parametrize(("text", "code", "line"), [
    (_turn("repeat while a random cell is empty: add 1 to your score"), "chance-here", 7),
    (_turn("if your score is 1: do nothing\notherwise if a random cell is empty: add 1 to your score"),
     "chance-here", 8),
    (_turn("choose a cell that is next to a random stone\nput your stone there"), "", 0),
    (_turn("choose a cell that holds a random stone\nput your stone there"), "", 0),
    (_turn("do nothing", "the luck of a player is a random number from 1 to 6\n"), "chance-here", 10),
    (_turn("by chance, 3 in 3: add 1 to your score"), "odds", 7),
    (_turn("by chance, 0 in 3: add 1 to your score"), "odds", 7),
    (_turn("otherwise: add 1 to your score"), "otherwise", 7),
    (HEAD + "turn\n  choose an empty cell\n  put your stone there\nend\n  by chance, 1 in 9: you win\n",
     "chance-here", 10),
    (HEAD + "turn\n  choose an empty cell\n  put your stone there\nend\n  shake\nto shake\n  remove a random stone\n",
     "chance-here", 12),
])
def test_chance_is_refused_where_something_is_asked_again_and_again(text: str, code: str, line: int) -> None:
    """With the line, and a hint."""
    errors = [(one.code, one.line) for one in check(text).errors]
    assert errors == ([(code, line)] if code else [])


def test_a_text_with_chance_is_formatted_as_it_is_written() -> None:
    """Nothing of it is changed."""
    text = _turn("by chance, 1 in 3\n  remove a random stone\notherwise: do nothing")
    assert format_text(text) == text


def test_nothing_random_is_left_in_phrases() -> None:
    """What chance draws is held in a local of the rule."""
    checked = check(_turn("put your stone onto a random empty cell"))
    assert checked.description is not None
    assert checked.description.turn is not None
    drawn, put = checked.description.turn.block
    assert isinstance(drawn, act.Random)
    assert form.Local(drawn.local) in list(parts(put))
