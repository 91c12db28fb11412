"""Dice with words on their faces: what comes out and how likely, what is asked of them, what others see and imagine."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement
from textwrap import dedent

import pytest

from ludoteka.core import CHANCE, View
from ludoteka.core.contract import check_game
from ludoteka.language.formatter import format_text
from tests.machine.small import game, played, texts
from tests.machine.test_dice import odds, winners, zone
from tests.native.card_texts import CARDS

WEATHER = """
    game Weather
    players Ann, Bob
    die weather, 2 copies, faces sun sun rain storm
    each player has score
    turn
      either "Roll"
        roll every weather
        add the number of weathers that show sun or rain to your score
      or "Again"
        choose a weather that shows rain
        roll it
      or "Stop"
        if every weather shows storm: you win
        you lose
    """
CUPS = """
    game Cups
    players Ann, Bob
    die weather, 2 each, faces sun sun rain storm
    each player
      zone cup, seen by its owner
    setup
      let every player: put every weather of yours into your cup
    turn
      either "Shake"
        roll every weather in your cup
      or "Keep"
        choose a weather in your cup
        roll it
      or "Lift"
        show your cup to every player
      or "Stop"
        if the number of weathers that show sun is more than 2: you win
        you lose
    """


def faces(view: View, place: str) -> list[str]:
    return [one.face for one in zone(view, place).things if not one.covered]


def asked(said: str, *rolls: str, dice: str = "die weather, 2 copies, faces sun sun rain storm") -> list[bool]:
    """Whether something holds after each of these rolls."""
    lines = f"{dice}\nturn\n  roll every die\n  if {said}: you win\n  you lose\n"
    rolled = game(f"game Asked\nplayers Ann, Bob\n{lines}").start()
    return [winners(rolled.play(roll)) == [0] for roll in rolls]


# ---- odds -----------------------------------------------------------------------------------------------------------
def test_words_that_stand_on_several_faces_come_out_more_often() -> None:
    rolled = game(WEATHER).start().play("roll")
    assert rolled.chooser is CHANCE
    assert odds(rolled) == {
        "sun sun": Fraction(4, 16), "sun rain": Fraction(4, 16), "sun storm": Fraction(4, 16),
        "rain rain": Fraction(1, 16), "rain storm": Fraction(2, 16), "storm storm": Fraction(1, 16)}
    assert rolled.play("sun rain").view().seats[0].numbers == (("score", 2),)


def test_dice_that_nobody_can_tell_apart_are_not_told_apart() -> None:
    apart = WEATHER.replace("if every weather shows storm", "if the first weather shows storm")
    assert (len(game(WEATHER).start().play("roll").moves()), len(game(apart).start().play("roll").moves())) == (6, 9)


# ---- what is asked of them ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("said", "holds"), [
    ("every weather shows sun", (True, False, False)),
    ("no weather shows storm", (True, True, False)),
    ("at least 1 weather shows sun or storm", (True, True, True)),
    ("the number of weathers that do not show sun is 2", (False, False, True)),
    ("every weather does not show storm", (True, True, False)),
    ("there is a weather with face rain", (False, True, True)),
    ("there is a rain weather", (False, True, True)),
    ("every weather shows at most rain", (True, True, False)),
    ("the number of different faces of every weather is 2", (False, True, True)),
    ("the face of the last weather is storm", (False, False, True)),
])
def test_what_dice_show_is_asked(said: str, holds: tuple[bool, ...]) -> None:
    assert asked(said, "sun sun", "sun rain", "rain storm") == list(holds)


def test_numbers_are_asked_in_the_same_way() -> None:
    cubes = "die cube, 2 copies, 6 sides"
    assert asked("every cube shows 3 or 5", "3 5", "3 4", dice=cubes) == [True, False]
    assert asked("at least 1 cube shows at least 5", "3 5", "3 4", dice=cubes) == [True, False]


def test_a_die_has_words_of_a_list_like_a_card() -> None:
    ranks = "a rank is 9, 10, jack or queen\ndie poker, 2 copies, faces 9 10 jack queen"
    assert asked("every poker shows 10 or queen", "10 queen", "9 queen", dice=ranks) == [True, False]
    assert asked("every poker shows at least 10", "10 queen", "9 queen", dice=ranks) == [True, False]
    assert asked("the rank of the first poker is 9", "10 queen", "9 queen", dice=ranks) == [False, True]


def test_numbers_and_words_of_several_dice_are_asked_together() -> None:
    both = "a rank is 2 or king\ndie poker, faces 2 king\ndie cube, 3 sides"
    assert asked("the number of dice that show 2 is 1", "2 1", "2 2", "king 2", dice=both) == [True, False, True]


def test_before_it_is_rolled_a_die_shows_nothing() -> None:
    lines = "die weather, faces sun rain\nturn\n  if the weather {}: you win\n  you lose\n"
    for said, holds in (("shows sun", False), ("shows at most rain", False), ("does not show sun", True)):
        start = game(f"game Asked\nplayers Ann, Bob\n{lines.format(said)}").start()
        assert (winners(start) == [0]) is holds, said


def test_words_can_be_chosen_and_remembered() -> None:
    guessing = game("""
        game Guess
        players Ann, Bob
        die weather, faces sun sun rain
        the game remembers the guess, a face
        turn
          choose a face
          set the guess to that face
          roll the weather
          if the weather shows the guess: you win
        """).start()
    assert texts(guessing) == ["sun", "rain"]
    assert winners(played(guessing, "rain", "rain")) == [0]
    assert played(guessing, "rain", "sun").outcome is None


def test_dice_of_several_kinds_that_show_the_same_can_all_be_chosen() -> None:
    both = game("""
        game Both
        players Ann, Bob
        die weather, 2 copies, faces sun rain
        die omen, faces sun raven
        turn
          roll every die
          choose a die that shows sun
          if it is an omen: you win
          you lose
        """).start()
    assert texts(both.play("sun rain raven")) == ["sun"]
    chosen = both.play("sun sun sun")
    assert texts(chosen) == ["weather sun", "omen sun"]
    assert [winners(chosen.play(text)) for text in texts(chosen)] == [[1], [0]]


# ---- views, texts and secrets ---------------------------------------------------------------------------------------
def test_a_view_has_the_word_that_a_die_shows() -> None:
    start = game(WEATHER).start()
    table = zone(start.view(), "dice")
    assert (table.form, [(one.face, one.words, one.numbers) for one in table.things]) == ("die", [("", (), ())] * 2)
    rolled = played(start, "roll", "rain storm")
    assert faces(rolled.view(), "dice") == ["rain", "storm"]
    assert [(one.text, one.names, one.places) for one in rolled.choices()[1].children] == [
        ("rain", ("weather", "rain"), ("dice-1",))]


def test_every_word_on_a_face_can_be_translated() -> None:
    assert {"sun", "rain", "storm", "weather"} <= set(game(WEATHER).names)
    assert "value" not in game(WEATHER).names


@pytest.mark.parametrize("name", ["skies", "kinds of dice"])
def test_a_position_is_written_and_read_again(name: str) -> None:
    check_game(game(CARDS[name]), seeds=range(2), max_moves=20, must_end=False, hidden=True)
    rolled = played(game(WEATHER).start(), "roll", "sun storm", "roll")
    assert "thing face: weather 1 sun, weather 2 storm" in str(rolled)
    assert rolled.game.position(str(rolled)) == rolled


def test_cups_hide_what_was_rolled() -> None:
    rolled = game(CUPS).start().play("shake")
    shown = rolled.play("sun storm")
    assert faces(shown.view(0), "cup1") == ["sun", "storm"]
    for other in (1, None):
        assert faces(shown.view(other), "cup1") == []
        assert [(step.text, step.names, step.places) for step in rolled.told("sun storm", other)] == [
            ("die", ("die",), ("cup1",))]
    assert [(step.text, step.names) for step in rolled.told("sun storm", 0)] == [("sun storm", ("sun", "storm"))]
    again = shown.play("stop") if shown.chooser == 0 else shown
    assert again.view(1) == (played(game(CUPS).start(), "shake", "rain rain")).view(1)


def test_others_imagine_the_faces_rolled_anew() -> None:
    shown = played(game(CUPS).start(), "shake", "sun storm", "shake", "rain rain")
    assert all(faces(shown.imagine(0, seed).view(0), "cup1") == ["sun", "storm"] for seed in range(20))
    seen = Counter(tuple(faces(shown.imagine(0, seed).view(1), "cup2")) for seed in range(1600))
    often = {"sun": 2, "rain": 1, "storm": 1}
    # Equal dice that others do not see stand in the order of what they show.
    expected = {(one, other): 100 * often[one] * often[other] * (1 if one == other else 2)
                for one, other in combinations_with_replacement(often, 2)}
    assert seen.keys() == expected.keys()
    assert sum((seen[roll] - count) ** 2 / count for roll, count in expected.items()) < 25, "chi-square, 5 degrees"


def test_cards_with_words_that_dice_show_are_dealt_anew_all_the_same() -> None:
    """What a die shows is rolled; on a card the same word is printed, and hides nothing less."""
    trumps = game("""
        game Trumps
        players Ann, Bob
        a suit is bells, hearts or leaves
        a rank is low or high
        one card for each suit and rank, named rank of suit
        die trump, faces bells hearts leaves
        zone deck, seen by nobody, in order
        each player
          zone hand, seen by its owner
        setup
          put every card into the deck
          shuffle the deck
          let every player: put the top card of the deck into your hand
        turn
          roll the trump
          if there is a card in your hand with the same suit as the trump: you win
        """).start(seed=1)
    own = zone(trumps.view(0), "hand1").things
    assert [(one.words, one.face) for one in own] == [((), "")]
    imagined = {zone(trumps.imagine(0, seed).view(1), "hand2").things[0].name for seed in range(200)}
    assert len(imagined) == 5, "any card but one's own"


# ---- the text -------------------------------------------------------------------------------------------------------
def test_the_formatter_leaves_faces_as_they_are() -> None:
    text = dedent(WEATHER).strip("\n") + "\n"
    tidy = format_text(text.replace("faces sun sun", "faces  sun   sun"))
    assert "die weather, 2 copies, faces sun sun rain storm\n" in tidy
    assert format_text(tidy) == tidy


@pytest.mark.parametrize(("heading", "below"), [
    ("die weather, 2 copies, faces sun sun rain storm", ""),
    ("die weather, faces sun sun rain storm, 2 copies", ""),
    ("die weather, 2 copies", "  faces sun sun rain storm"),
    ("kind sky, a die\nsky weather, 2 copies, faces sun sun rain storm", ""),
])
def test_faces_are_said_in_the_heading_or_below_it(heading: str, below: str) -> None:
    text = WEATHER.replace("    die weather, 2 copies, faces sun sun rain storm\n",
                           "".join(f"    {line}\n" for line in (*heading.split("\n"), *below.split("\n")) if line))
    assert len(game(text).start().play("roll").moves()) == 6
