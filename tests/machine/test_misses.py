"""Turns that players miss: counted for each player, and passed over when they would come."""

from __future__ import annotations

from textwrap import dedent, indent

import pytest

from ludoteka.core import Position
from ludoteka.games.texts import Texts
from ludoteka.machine import TextGame
from tests.machine.small import drawn, game, played, texts
from tests.machine.test_turns import choosers

ANN, BOB, CID = range(3)


def three(rules: str, rest: str = "") -> TextGame:
    """Ann, Bob and Cid, who put a stone onto an empty cell and then do what the cell says."""
    return game(f"game Small\nplayers Ann, Bob, Cid\nboard 12 by 1\npiece stone\n{dedent(rest)}"
                f"turn\n  choose an empty cell\n  put your stone there\n{indent(dedent(rules), '  ')}")


def left(position: Position) -> list[int]:
    """How many turns each player has still to miss, as everybody is shown it."""
    return [dict(seat.numbers).get("turns to miss", 0) for seat in position.view().seats]


@pytest.mark.parametrize("said", [
    "the next player misses a turn", "the next player misses their next turn", "the next player misses 1 turn",
    "the next player misses one turn", "the next player loses a turn", "the next player skips a turn",
    "the next player misses its next 1 turns", "the next player sits out a turn", "let the next player: miss a turn",
    "let the next player: you miss a turn", "add 1 to the turns to miss of the next player",
    "Bob misses a turn",
])
def test_a_turn_is_missed_however_it_is_said(said: str) -> None:
    start = three(f"if it is a1\n  {said}").start()
    assert choosers(start, "a1", "b1", "c1") == [ANN, CID, ANN, BOB]


def test_turns_are_added_up_and_counted_down() -> None:
    position = three("if it is a1: Bob misses 2 turns\nif it is b1: Bob misses the number of stones turns").start()
    position = position.play("a1")
    assert (position.chooser, left(position)) == (CID, [0, 1, 0])
    position = position.play("b1")
    assert (position.chooser, left(position)) == (ANN, [0, 3, 0])
    assert choosers(position, "c1", "d1", "e1", "f1", "g1", "h1") == [ANN, CID, ANN, CID, ANN, CID, ANN]
    assert choosers(position, "c1", "d1", "e1", "f1", "g1", "h1", "i1")[-1] == BOB


def test_it_is_shown_and_written_as_long_as_it_lasts() -> None:
    small = three("if it is a1: Bob misses 2 turns")
    first = small.start()
    second = first.play("a1")
    assert [seat.numbers for seat in first.view().seats] == [(), (), ()]
    assert [seat.numbers for seat in second.view().seats] == [(), (("turns to miss", 1),), ()]
    assert "player turns to miss: Bob 1" in str(second).splitlines()
    again = small.position(str(second))
    assert (str(again), choosers(again, "b1", "c1", "d1")) == (str(second), [CID, ANN, CID, ANN])


@pytest.mark.parametrize(("language", "one", "two", "five"), [
    ("en", "turn to miss", "turns to miss", "turns to miss"),
    ("cs", "tah k vynechání", "tahy k vynechání", "tahů k vynechání"),
])
def test_it_has_words_in_every_language_without_texts_of_the_game(language: str, one: str, two: str, five: str) -> None:
    words = Texts("small", language)
    assert "turns to miss" not in three("you miss a turn").names, "so that no game has to translate it"
    assert [words.form("turns to miss", "counted", count=count) for count in (1, 2, 5)] == [one, two, five]
    assert words.name("turns to miss") == two
    assert Texts("small", language, "turns-to-miss = naps").name("turns to miss") == "naps"


def test_nobody_misses_for_ever_where_everybody_would_miss() -> None:
    all_alike = three("if it is a1: every player misses 1000000 turns").start().play("a1")
    assert (all_alike.chooser, left(all_alike)) == (BOB, [0, 0, 0])
    fewest = three("if it is a1\n  every player misses 5 turns\n  Bob misses 2 turns\n  Cid misses a turn").start()
    position = fewest.play("a1")
    assert (position.chooser, left(position)) == (ANN, [0, 1, 0]), "Ann has missed five, Bob and Cid six"


def test_another_turn_is_a_turn_that_can_be_missed() -> None:
    start = three("if it is a1\n  you miss a turn\n  take another turn").start()
    assert choosers(start, "a1", "b1", "c1") == [ANN, BOB, CID, ANN]
    other = three("if it is a1\n  Bob misses a turn\n  take another turn").start()
    assert choosers(other, "a1", "b1", "c1") == [ANN, ANN, CID, ANN]


def test_who_begins_may_have_to_miss_the_first_turn() -> None:
    setup = "setup\n  Bob begins\n  Bob misses a turn\n"
    assert choosers(three("do nothing", setup).start(), "a1", "b1") == [CID, ANN, BOB]


def test_players_in_a_state_that_misses_turns_keep_those_they_have_to_miss() -> None:
    rest = "each player is awake or asleep\nplayers who are asleep miss their turns\n"
    rules = "if it is a1\n  Bob becomes asleep\n  Bob misses a turn\nif it is d1: Bob becomes awake"
    position = played(three(rules, rest).start(), "a1", "b1", "c1")
    assert (position.chooser, left(position)) == (CID, [0, 1, 0])
    assert choosers(position, "d1", "e1", "f1", "g1") == [CID, ANN, CID, ANN, BOB]
    everybody = three("every player becomes asleep\nBob misses a turn", rest).start()
    assert choosers(everybody, "a1", "b1") == [ANN, CID, ANN], "where all are asleep nobody is left out for that"


def test_a_missed_turn_is_no_turn() -> None:
    rest = """
        each player has begun
        each player has speed, starting at 1
        each player
          when your turn starts: add 1 to your begun
    """
    position = played(three("if it is a1: Bob misses a turn", rest).start(), "a1", "b1", "c1")
    assert "turn: 4" in str(position).splitlines(), "missed turns are not counted"
    assert [dict(seat.numbers)["begun"] for seat in position.view().seats] == [2, 1, 1]
    waits = three("if it is a1\n  2 more speed for you until your next turn\n  you miss a turn", rest).start()
    speeds = [dict(position.view().seats[ANN].numbers)["speed"] for position in (
        played(waits, "a1", "b1"), played(waits, "a1", "b1", "c1"), played(waits, "a1", "b1", "c1", "d1", "e1"))]
    assert speeds == [3, 3, 1]


def test_it_can_be_asked_and_taken_back() -> None:
    start = three("""
        if it is a1: Bob misses 3 turns
        if it is b1
          not allowed if Bob has no turns to miss
          set Bob's turns to miss to 0
        if it is c1: take 5 from Bob's turns to miss
    """).start()
    assert "b1" not in texts(start)
    position = start.play("a1")
    assert (left(position), left(position.play("c1")), left(position.play("b1"))) == ([0, 2, 0], [0, 0, 0], [0, 0, 0])
    assert choosers(position, "b1", "d1") == [CID, ANN, BOB]


ROUNDS = """
    game Rounds
    players Ann, Bob, Cid
    board 12 by 1
    piece stone
    the game has taken
    round
      set taken to 0
      take turns from Ann until taken is 3
      add 1 to Ann's rounds
    each player has rounds
    turn
      choose an empty cell
      put your stone there
      add 1 to taken
      if it is c1: Ann misses a turn
      if it is b1: Ann misses a turn
    end
      if you have at least 12 rounds: you win
"""


def test_in_a_round_a_turn_is_missed_when_one_is_due() -> None:
    start = game(ROUNDS).start()
    assert choosers(start, "a1", "b1", "d1", "e1") == [ANN, BOB, CID, BOB, CID], "missed at the start of the round"
    last = played(start, "a1", "d1", "c1")
    assert last.chooser == BOB, "the round was over after Cid: Ann misses the first turn of the next one"
    assert choosers(last, "e1", "f1", "g1") == [BOB, CID, ANN, ANN]


def test_choices_made_at_once_are_no_turns() -> None:
    small = game("""
        game At once
        players Ann, Bob
        board 9 by 1
        piece stone
        the game has taken
        round
          Ann misses a turn
          let every player at once
            choose an empty cell
            put your stone there
          set taken to 0
          take turns from Ann until taken is 1
        turn
          choose an empty cell
          put your stone there
          add 1 to taken
        end
          if no cell is empty: the game is drawn
    """)
    position = small.start()
    assert choosers(position, "a1", "b1", "c1") == [ANN, BOB, BOB, ANN]
    assert drawn(played(position, "a1", "b1", "c1")) == ["A b b . . . . . ."]
