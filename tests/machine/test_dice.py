"""Dice: what can come out and how likely, where they lie, who sees them, and what others imagine."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement

import pytest

from ludoteka.core import CHANCE, Position, View, ZoneView
from ludoteka.core.contract import check_game
from ludoteka.language import check
from ludoteka.language.dice import numbered
from ludoteka.machine.dice import throws
from tests.machine.small import game, played, texts

TWO = """
    game Two
    players Ann, Bob
    die cube, 2 copies, 6 sides
    each player has score
    turn
      either "Roll"
        roll every cube
        add the total value of every cube to your score
      or "Stop": you win
    """
APART = TWO.replace("""or "Stop": you win""", """or "Stop"
        if the value of the first cube is more than the value of the last cube: you win
        you lose""")
CUPS = """
    game Cups
    players Ann, Bob
    die cube, 2 each, 6 sides
    each player
      zone cup, seen by its owner
    setup
      let every player: put every cube of yours into your cup
    turn
      either "Shake"
        roll every cube in your cup
      or "Stop"
        if the total value of every cube is more than 12: you win
        you lose
    """


def odds(position: Position) -> dict[str, Fraction]:
    weights = position.odds()
    return {move.text: Fraction(weight, sum(weights)) for move, weight in zip(position.moves(), weights, strict=True)}


def zone(view: View, place: str) -> ZoneView:
    return next(one for one in view.zones if one.place == place)


def values(view: View, place: str) -> list[int]:
    return [dict(one.numbers)["value"] for one in zone(view, place).things if not one.covered]


def winners(position: Position) -> list[int]:
    assert position.outcome is not None
    return [seat for seat, result in enumerate(position.outcome.results) if result == "won"]


# ---- odds -----------------------------------------------------------------------------------------------------------
def test_dice_that_are_alike_are_rolled_in_no_order() -> None:
    rolled = game(TWO).start().play("roll")
    assert rolled.chooser is CHANCE
    assert len(rolled.moves()) == 21
    assert (odds(rolled)["3 3"], odds(rolled)["1 6"]) == (Fraction(1, 36), Fraction(1, 18))
    assert rolled.play("2 5").view().seats[0].numbers == (("score", 7),)


def test_dice_that_the_text_tells_apart_are_rolled_in_order() -> None:
    rolled = game(APART).start().play("roll")
    assert len(rolled.moves()) == 36
    assert set(odds(rolled).values()) == {Fraction(1, 36)}
    assert [winners(played(rolled, roll, "stop")) for roll in ("6 2", "2 6")] == [[1], [0]]


def test_dice_of_other_sizes_are_told_apart() -> None:
    mixed = game(TWO.replace("die cube, 2 copies, 6 sides", "die cube, 6 sides\n    die pyramid, 4 sides")
                 .replace("every cube", "every die")).start().play("roll")
    assert len(mixed.moves()) == 24
    assert texts(mixed)[:5] == ["1 1", "1 2", "1 3", "1 4", "2 1"]


def test_faces_that_repeat_come_out_more_often() -> None:
    rolled = game(TWO.replace("6 sides", "faces 0 0 2 5")).start().play("roll")
    assert odds(rolled) == {"0 0": Fraction(1, 4), "0 2": Fraction(1, 4), "0 5": Fraction(1, 4),
                            "2 2": Fraction(1, 16), "2 5": Fraction(1, 8), "5 5": Fraction(1, 16)}
    assert rolled.play("2 5").view().seats[0].numbers == (("score", 7),)


def test_others_imagine_the_faces_of_a_die() -> None:
    shown = played(game(CUPS.replace("6 sides", "faces 0 0 2 5")).start(), "shake", "2 5", "shake", "0 0")
    seen = Counter(tuple(values(shown.imagine(0, seed).view(1), "cup2")) for seed in range(1600))
    expected = {(one, other): 100 * (1 + (one == 0)) * (1 + (other == 0)) * (1 + (one != other))
                for one in (0, 2, 5) for other in (0, 2, 5) if one <= other}
    assert seen.keys() == expected.keys()
    assert sum((seen[roll] - count) ** 2 / count for roll, count in expected.items()) < 25, "chi-square, 5 degrees"


def test_many_dice_are_rolled_in_several_steps() -> None:
    many = game(TWO.replace("2 copies", "12 copies")).start().play("roll")
    seen = 0
    while many.chooser is CHANCE:
        assert len(many.moves()) <= 1000
        many, seen = many.play(many.moves()[-1]), seen + 1
    assert seen == 2
    assert many.view().seats[0].numbers == (("score", 72),)


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_the_weights_count_every_order(count: int) -> None:
    alike = throws(((count, numbered(6)),))
    assert sum(weight for _, weight in alike) == 6**count
    assert len(throws(((1, numbered(6)),) * count)) == 6**count


def test_one_die_out_of_several_keeps_the_others() -> None:
    some = game(TWO.replace("""or "Stop": you win""", """or "Again"
        choose a cube
        roll it
      or "Stop": you win""")).start()
    rolled = played(some, "roll", "2 5", "again-5")
    assert texts(rolled) == ["1", "2", "3", "4", "5", "6"]
    assert sorted(values(rolled.play("4").view(), "dice")) == [2, 4]


# ---- where they lie -------------------------------------------------------------------------------------------------
def test_dice_that_nobody_puts_anywhere_lie_on_the_table() -> None:
    start = game(TWO).start()
    table = zone(start.view(), "dice")
    assert (table.form, table.kind, values(start.view(), "dice")) == ("die", "row", [0, 0])
    assert values(played(start, "roll", "2 5").view(), "dice") == [2, 5]
    assert start.play("roll").choices()[0].places == ("dice-1", "dice-2")


def test_a_position_with_dice_is_written_and_read_again() -> None:
    rolled = played(game(TWO).start(), "roll", "2 5", "roll")
    assert "thing value: cube 1 2, cube 2 5" in str(rolled)
    assert rolled.game.position(str(rolled)) == rolled
    check_game(game(CUPS), seeds=range(3), max_moves=12, must_end=False, hidden=True)


def test_cups_hide_what_was_rolled() -> None:
    start = game(CUPS).start()
    rolled = start.play("shake")
    assert len(rolled.moves()) == 21
    shown = rolled.play("2 5")
    assert values(shown.view(0), "cup1") == [2, 5]
    for other in (1, None):
        assert values(shown.view(other), "cup1") == []
        assert zone(shown.view(other), "cup1").count == 2
        assert [(step.text, step.places) for step in rolled.told("2 5", other)] == [("die", ("cup1",))]
    assert [step.text for step in rolled.told("2 5", 0)] == ["2 5"]


def test_others_imagine_the_dice_rolled_anew() -> None:
    shown = played(game(CUPS).start(), "shake", "2 5", "shake", "1 1")
    assert all(values(shown.imagine(0, seed).view(0), "cup1") == [2, 5] for seed in range(20))
    seen = Counter(tuple(values(shown.imagine(0, seed).view(1), "cup2")) for seed in range(3600))
    expected = {roll: 100 if roll[0] == roll[1] else 200 for roll in combinations_with_replacement(range(1, 7), 2)}
    assert seen.keys() == expected.keys()
    assert sum((seen[roll] - count) ** 2 / count for roll, count in expected.items()) < 52, "chi-square, 20 degrees"


def test_hidden_dice_do_not_change_what_others_may_see() -> None:
    one, other = (played(game(CUPS).start(), "shake", roll) for roll in ("2 5", "6 6"))
    assert one != other
    assert one.view(1) == other.view(1)
    assert texts(one) == texts(other)


# ---- mistakes -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("wrong", "said"), [
    ("die cube, 1 sides", "a die has 2 to 100 sides"),
    ("die cube, 6 sides\ncard leaf, 6 sides", "only a die has sides, not a leaf"),
    ("die cube, 6 sides\ncard leaf, faces 1 2", "only a die has sides, not a leaf"),
    ("die cube, faces 3", "a die has 2 to 100 sides"),
    ("die cube, faces 1 101", "a side of a die shows at most 100"),
])
def test_sides_that_no_die_has(wrong: str, said: str) -> None:
    text = f"game Wrong\nplayers 2\n{wrong}\nturn\n  roll the cube\n  you win\n"
    assert said in [one.message for one in check(text).errors]


@pytest.mark.parametrize(("wrong", "said"), [
    ("roll a cube", "which cube? this could be several"),
    ("roll the board", "only dice are rolled, not a cell"),
])
def test_what_cannot_be_rolled(wrong: str, said: str) -> None:
    text = f"game Wrong\nplayers 2\nboard 3 by 3\ndie cube, 2 copies\nturn\n  {wrong}\n  you win\n"
    assert said in [one.message for one in check(text).errors]


def test_dice_that_are_chosen_in_a_cup_are_named_to_its_owner_alone() -> None:
    cups = game("""
        game Cups
        players Ann, Bob
        die cube, 3 each, 6 sides
        zone desk, seen by all
        each player
          zone cup, seen by its owner
        setup
          let every player
            put every one of your cubes into your cup
            roll every cube in your cup
        turn
          either "Keep"
            choose 2 cubes in your cup as the loose cubes
            roll the loose cubes
          or "Show"
            choose a cube in your cup
            put it into the desk
          or "Stop": you win
        """).start(seed=None)
    start = cups.play("1 2 5").play("1 2 5")
    told = [(step.text, step.places) for step in start.told("keep-1-5", 0)]
    assert told == [("keep", ()), ("1", ("cup1-1",)), ("5", ("cup1-3",))]
    for other in (1, None):
        told = [(step.text, step.places) for step in start.told("keep-1-5", other)]
        assert told == [("keep", ()), ("die", ("cup1",)), ("die", ("cup1",))]
        told = [(step.text, step.places) for step in start.told("show-5", other)]
        assert told == [("show", ()), ("5", ("cup1",))], "what is shown is seen, not where it lay in the cup"


def test_what_was_shown_is_covered_again_when_it_is_rolled() -> None:
    cups = game(CUPS.replace('or "Stop"', """or "Lift"
        show your cup to every player
      or "Stop\"""")).start(seed=None)
    lifted = cups.play("shake").play("2 5").play("lift").play("lift").play("lift")
    assert [values(lifted.view(1), "cup1"), values(lifted.view(None), "cup1")] == [[2, 5], [2, 5]]
    rolled = lifted.play("shake")
    assert [(step.text, step.places) for step in rolled.told("1 3", 1)] == [("die", ("cup1",))]
    for other in (1, None):
        assert values(rolled.play("1 3").view(other), "cup1") == []
    assert values(rolled.play("1 3").view(0), "cup1") == [1, 3]
