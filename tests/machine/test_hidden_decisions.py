"""Secrets that change in the middle of a match: who sees them, what is told of decisions, and what can be imagined."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from ludoteka.core import CHANCE, Position
from ludoteka.core.chance import lot
from ludoteka.core.contract import check_game
from ludoteka.machine import guessing, imagining
from tests.machine.small import game, played, texts

CODE = """
    game Code
    players Maker, Breaker
    board 4 by 1
    a colour is red, green or blue
    the game has hits
    piece peg
      is covered or shown
      has a colour, seen by its owner while covered
    turn
      choose a colour
      if the number of pegs is less than 2
        put your peg onto the first empty cell as the new peg
        set the colour of the new peg to that colour
        if the number of pegs is 1: take another turn
      otherwise
        set hits to the number of Maker's pegs with colour that colour
        if the turn number is 6: the game is drawn
        take another turn
"""
MINES = """
    game Mines
    players 1
    board 3 by 2
    each cell
      is covered or open
      is safe or mined, seen by nobody while covered
      has danger
    turn
      choose a covered cell
      if every cell is covered
        it becomes open
        repeat 2 times
          remember a random covered cell that is safe as the spot
          the spot becomes mined
      it becomes open
      set its danger to the number of mined cells touching it
      if it is mined: you lose
      if no safe cell is covered: you win
"""


LUCK = """
    game Luck
    players 1
    board 3 by 1
    each cell
      is covered or open
      is plain or lucky, seen by nobody while covered
    turn
      choose a covered cell
      by chance, 1 in 4: it becomes lucky
      if the turn number is 9: you lose
"""


def code(position: Position) -> str:
    """The two colours, from the text that keeps everything."""
    line = re.search(r"^piece colour: a1 (\w+), b1 (\w+)", str(position), re.MULTILINE)
    assert line is not None
    return line[1] + " " + line[2]


def mines(position: Position) -> str:
    line = re.search(r"^cell safe or mined: (.+)$", str(position), re.MULTILINE)
    return " ".join(sorted(line[1].replace(" mined", "").split(", "))) if line else ""


def laid(cell: str, seed: int) -> Position:
    """Mines after a first cell has been uncovered."""
    position: Position = game(MINES).start(seed=seed).play(cell)
    while position.chooser is CHANCE:
        position = position.play(lot(position, seed, len(mines(position))))
    return position


@pytest.fixture(params=["all worlds are known", "guessed afresh", "one decision after the other"])
def how(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Small cases are imagined in all ways."""
    if request.param != "all worlds are known":
        monkeypatch.setattr(imagining, "FEW", 0)
    if request.param == "one decision after the other":
        monkeypatch.setattr(guessing, "WORK", 0)
    return str(request.param)


def spread(found: Counter[str], possible: set[str]) -> float:
    """The chi-square of what was imagined against equal odds; nothing else may be imagined."""
    assert set(found) <= possible
    usual = sum(found.values()) / len(possible)
    return sum((found[one] - usual) ** 2 / usual for one in possible)


# ---- who sees and hears what ----------------------------------------------------------------------------------------
def test_what_is_chosen_unseen_is_not_told() -> None:
    start = game(CODE).start()
    assert [choice.text for choice in start.told("red", 0)] == ["red"]
    for viewer in (1, None):
        assert [choice.text for choice in start.told("red", viewer)] == ["hidden"]
    later = played(start, "red", "blue")
    assert [choice.text for choice in later.told("green", 0)] == ["green"], "hits are seen, so the question is told"
    words = [piece.words for cell in later.view(1).boards[0].cells for piece in cell.pieces]
    assert words == [(), ()]


def test_what_chance_hides_is_not_told_even_where_more_can_be_seen_afterwards() -> None:
    position = game(MINES).start(seed=3).play("a1")
    heard: list[list[str]] = []
    while position.chooser is CHANCE:
        move = lot(position, 3, len(heard))
        heard.append([choice.text for choice in position.told(move, 0)])
        position = position.play(move)
    assert heard == [["hidden"], ["hidden"]]
    assert "mined" not in str(position.view(0))


def test_secrets_of_players_are_seen_by_themselves() -> None:
    plans = CODE.replace("the game has hits", "the game has hits\n    each player has plans, seen by its owner")
    chosen = "choose a number from 1 to 3 as the plan\n      set your plans to the plan\n      choose a colour"
    start = game(plans.replace("choose a colour", chosen, 1)).start()
    after = start.play("2-red")
    assert [[seat.numbers for seat in after.view(viewer).seats] for viewer in (0, 1, None)] == [
        [(("plans", 2),), ()], [(), (("plans", 0),)], [(), ()]]
    assert [choice.text for choice in start.told("2-red", 1)] == ["hidden", "hidden"]


def test_a_question_that_was_answered_has_told_something() -> None:
    maker = played(game(CODE).start(), "red", "blue")
    after = maker.play("green")
    assert after.learnt_since(maker, 1)
    assert not after.learnt_since(maker, 0), "whoever made the code learns nothing"
    assert not maker.learnt_since(game(CODE).start(), 1), "a code that is made tells nothing"


def test_the_contract() -> None:
    assert check_game(game(CODE), every=1, hidden=True).matches
    assert check_game(game(MINES), every=1, seeds=range(12)).matches


# ---- imagining ------------------------------------------------------------------------------------------------------
def test_every_code_is_as_likely_as_any_other(how: str) -> None:
    position = played(game(CODE).start(), "red", "blue")
    found = Counter(code(position.imagine(1, seed)) for seed in range(450))
    colours = ("red", "green", "blue")
    assert spread(found, {f"{one} {other}" for one in colours for other in colours}) < 26.1, "1 in 1000 for 8 degrees"
    assert code(position.imagine(0, 1)) == "red blue", "whoever made it knows it"


def test_what_was_told_is_true_in_what_is_imagined(how: str) -> None:
    position = played(game(CODE).start(), "red", "blue", "green")
    found = Counter(code(position.imagine(1, seed)) for seed in range(200))
    assert spread(found, {"red red", "red blue", "blue red", "blue blue"}) < 16.3, "1 in 1000 for 3 degrees"
    later = position.play("red")
    assert {code(later.imagine(1, seed)) for seed in range(40)} == {"red blue", "blue red"}
    again = later.imagine(1, 5)
    assert {code(again.imagine(1, seed)) for seed in range(40)} == {"red blue", "blue red"}


def test_mines_are_imagined_where_the_numbers_allow_them(how: str) -> None:
    position = laid("a1", 1)
    view = position.view(0)
    assert [cell.numbers for cell in view.boards[0].cells if cell.name == "a1"] == [(("danger", 1),)]
    possible = {f"{one} {other}" for one in ("a2", "b2", "b1") for other in ("c2", "c1")}
    found = Counter(mines(position.imagine(0, seed)) for seed in range(60 * len(possible)))
    assert spread(found, possible) < 20.5, "1 in 1000 for 5 degrees"
    assert all(position.imagine(0, seed).view(0) == view for seed in range(20))
    assert all(texts(position.imagine(0, seed)) == texts(position) for seed in range(20))


@pytest.mark.parametrize("came", ["yes", "no"])
def test_what_chance_decides_by_odds_is_imagined_by_these_odds(how: str, came: str) -> None:
    position = played(game(LUCK).start(), "a1", came)
    found = Counter("lucky" in str(position.imagine(0, seed)) for seed in range(400))
    assert abs(found[True] - 100) < 29, "1 in 1000"


FIELD = """
    game Field
    players 1
    board 16 by 16
    each cell
      is covered or open
      is safe or mined, seen by nobody while covered
    turn
      choose a covered cell
      if the turn number is 1
        repeat 40 times
          remember a random covered cell that is safe as the spot
          the spot becomes mined
      otherwise: it becomes open
"""


def test_of_a_large_field_nothing_is_known_before_it_is_opened() -> None:
    position = game(FIELD).start(seed=1).play("a1")
    for number in range(40):
        position = position.play(lot(position, 1, number))
    true = set(mines(position).split())
    found = [len(true & set(mines(position.imagine(0, seed)).split())) for seed in range(60)]
    assert abs(sum(found) / 60 - 40 * 40 / 256) < 0.9, "1 in 1000 for a scatter of 2.1"


def test_a_shuffle_in_the_middle_of_a_match_is_told_to_nobody() -> None:
    position = game("""
        game Shells
        players 1
        board 3 by 1
        a content is pea or air
        piece shell
          is covered or lifted
          has a content, seen by nobody while covered
        legend
          p pea shell
          a air shell
        setup drawn
          p a a
        turn
          every shell becomes covered
          shuffle the shells
          choose a shell
          it becomes lifted
          if its content is pea: you win
          if the turn number is 9: you lose
    """).start(seed=1)
    heard: list[str] = []
    while position.chooser is CHANCE:
        heard += [choice.text for choice in position.told(position.moves()[0], 0)]
        position = position.play(0)
    assert set(heard) == {"hidden"}
    contents = Counter(re.findall(r"(\w\d) pea", str(position.imagine(0, seed)))[0] for seed in range(300))
    assert spread(contents, {"a1", "b1", "c1"}) < 13.8, "1 in 1000 for 2 degrees"
