"""What is said of choices, cells, turns and ends, in both languages."""

from __future__ import annotations

import pytest

from ludoteka.core import CellView, Choice, Growth, Outcome, PieceView, Reason, SeatView, View, ZoneView, because
from ludoteka.terminal.tiles import TileSides
from ludoteka.terminal.wording import Wording
from ludoteka.terminal.words import Words
from tests.python_game import TicTacToe
from tests.python_puzzle import Frogs
from tests.terminal.fake_shelf import texts

ENGLISH = Wording(Words("en"), texts("tic-tac-toe", "en"))
CZECH = Wording(Words("cs"), texts("tic-tac-toe", "cs"))
SEATS = ("X", "O")


def test_choices_are_translated() -> None:
    choice = Choice("a1", ("X", "mark"), ("a1",))
    assert (ENGLISH.choice(choice), CZECH.choice(choice)) == ("X mark a1", "Křížek značka a1")
    assert ENGLISH.choice(Choice("pass", (), ())) == "pass"
    assert ENGLISH.choice(Choice("first", ("X", "mark"), ("hand1-1",))) == "X mark"
    assert ENGLISH.choice(Choice("first", (), ("hand1-1",))) == "hand1-1"
    assert ENGLISH.path((choice, choice)) == "X mark a1, X mark a1"


def test_parts_of_tiles_and_what_happens_to_their_areas() -> None:
    choice = Choice("road", ("road",), ("n2e3.road",))
    assert (ENGLISH.choice(choice), CZECH.choice(choice)) == ("road at n2e3", "road na n2e3")
    growth = [Growth("road", 1, 0, False), Growth("city", 5, 2, True), Growth("road", 3, 1, True)]
    assert ENGLISH.grown(growth) == ["city of 5 tiles: 2 areas joined, closed", "road of 3 tiles: closed"]
    assert CZECH.grown(growth) == ["city, 5 kartiček: spojeny 2 oblasti, uzavřeno", "road, 3 kartičky: uzavřeno"]


def test_turns() -> None:
    position = TicTacToe().start()
    assert (ENGLISH.turn(position), CZECH.turn(position)) == ("X to move", "Na tahu: Křížek")
    assert ENGLISH.turn(Frogs().start()) == "Your move"
    assert ENGLISH.turn(TicTacToe().position("XXX\nOO.\n...\nO chooses")) == "The match is over"
    assert ENGLISH.seat(position, None) == "Chance"


@pytest.mark.parametrize(("outcome", "said"), [
    (Outcome(("won", "lost"), (1, 2)), "X wins."),
    (Outcome(("won", "won"), (1, 1)), "X, O win."),
    (Outcome(("lost", "lost"), (1, 1)), "Nobody wins."),
    (Outcome(("drawn", "drawn"), (1, 1)), "The match is drawn."),
    (Outcome(("won", "lost"), (1, 2), points=(25, 23)), "X wins. X 25, O 23."),
])
def test_ends(outcome: Outcome, said: str) -> None:
    assert ENGLISH.outcome(outcome, SEATS) == said


def test_the_end_of_a_puzzle() -> None:
    assert ENGLISH.outcome(Outcome(("won",), (1,)), ("Frog",)) == "Solved!"
    assert ENGLISH.outcome(Outcome(("lost",), (1,)), ("Frog",)) == "Not solved."


def test_the_rule_that_ended_it() -> None:
    late = Outcome(("won",), (1,), rule="you win", line=1200)
    assert ENGLISH.outcome_rule(late) == "rules, line 1200: you win"
    assert ENGLISH.outcome_rule(Outcome(("won",), (1,), rule="you win")) == "you win"
    assert ENGLISH.outcome_rule(Outcome(("won",), (1,))) == ""
    assert CZECH.outcome_rule(late) == ""


def test_reasons_come_with_the_line_of_the_rules() -> None:
    said = ENGLISH.reasons("a1", [Reason("a1 is not empty", 7, "choose an empty cell"), Reason("no.")])
    assert said == "'a1' is not a legal move here: a1 is not empty (rules, line 7: choose an empty cell). no."


def test_reasons_are_said_in_the_language_of_the_player() -> None:
    taken = because("not-empty", 7, "choose an empty cell", place="a1")
    assert ENGLISH.reasons("a1", [taken]) == (
        "'a1' is not a legal move here: a1 is not empty (rules, line 7: choose an empty cell).")
    assert CZECH.reasons("a1", [taken]) == (
        "Tah „a1“ tu není možný: místo a1 není prázdné."), "rules are written in English"


def test_names_in_reasons_are_those_of_the_game() -> None:
    said = CZECH.reasons("x", [because("not-offered", choice="mark", offered="O, mark, else")])
    assert said == "Tah „x“ tu není možný: to se teď nenabízí; lze zvolit: Kolečko, značka, else."


def test_cells() -> None:
    mark = PieceView("mark", 0, "X", words=("new",), numbers=(("age", 3),))
    cell = CellView("a1", 0, 0, "square", pieces=(mark,), words=("goal",), numbers=(("seeds", 2),))
    assert ENGLISH.cell(cell, SEATS) == "a1: X mark new age 3, goal, seeds 2"
    stones = tuple(PieceView("mark", 1, "O") for _ in range(3))
    assert CZECH.cell(CellView("a1", 0, 0, "square", pieces=stones), SEATS) == "a1: 3 × Kolečko značka"
    assert ENGLISH.cell(CellView("b2", 0, 0, "square"), SEATS) == "b2: empty"


def test_the_standing_has_a_line_for_each_that_has_something() -> None:
    seats = (SeatView("X", (("points", 4),), ("castled",)), SeatView("O"))
    view = View((), seats, 0, (("round", 2),), ("night",))
    assert ENGLISH.standing(view) == ["round 2", "night", "X: points 4, castled"]


def test_what_lies_beside_the_boards() -> None:
    back = PieceView("mark", None, "#", covered=True)
    view = View((), (SeatView("X"), SeatView("O")), 0, zones=(
        ZoneView("pile", "pile", things=(PieceView("mark", 0, "X", numbers=(("size", 2),)),), hidden=3),
        ZoneView("hand", "hand", 1, (back, back)), ZoneView("row", "row")))
    assert ENGLISH.standing(view) == [
        "pile: on top X mark size 2, 4 in all", "O hand: 2 × mark face down", "row: empty"]
    assert CZECH.standing(view)[1] == "Kolečko hand: 2 × značka rubem nahoru"
    held = ZoneView("hand", "hand", 1, (PieceView("mark", 1, "O"), PieceView("mark", 0, "X")))
    assert ENGLISH.zone(held, SEATS) == "O hand: mark, X mark", "whose the hand is has been said"


def test_dice_and_tricks() -> None:
    dice = tuple(PieceView("cube", 0, "C", numbers=(("value", value),)) for value in (3, 5))
    hidden = PieceView("cube", 0, "C", covered=True)
    cup = ZoneView("cup", "hand", 0, (*dice, hidden), form="die")
    assert ENGLISH.zone(cup, SEATS) == "X cup: [3], [5], [?]"
    words = ZoneView("cup", "hand", 0, tuple(PieceView("cube", 0, "C", face=face) for face in ("mark", "", "O")),
                     form="die")
    assert ENGLISH.zone(words, SEATS) == "X cup: [mark], [ ], [O]"
    assert CZECH.zone(words, SEATS) == "Křížek cup: [značka], [ ], [Kolečko]", "words on dice are translated"
    trick = ZoneView("trick", "trick", None, (PieceView("ace", None, "A"), PieceView("ten", None, "T")))
    assert ENGLISH.zone(trick, SEATS) == "trick: ace, ten"


def test_a_tile_is_told_with_what_is_drawn_on_it() -> None:
    tile = TileSides(("road", "field", "road", "city"), "monastery", "field")
    told = Wording(Words("en"), texts("tic-tac-toe", "en"), {"way": tile})
    assert told.piece(PieceView("way", None, "W", rotation=90), ()) == (
        "way (in the middle monastery, above city, right road, below field, left road)")
