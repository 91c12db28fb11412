"""Positions as text: everything is in it, people can read it, and a damaged one is refused with its line."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ludoteka.core import BadPosition
from ludoteka.games import library, load
from tests.machine.small import drawn, game, played, two_players

KEPT = game("""
    game Kept
    players White, Black
    options
      size is 2 to 3                          "Board size"
      pace is slow or fast                    "How fast?"
    board size by 1
    the game has clock, starting at 3
    the game is early or late
    the game remembers the mark, a cell
    each player has score
    each player remembers the rival, a player
    each cell is dry or wet
    piece stone
      has weight
      is calm or wild
    turn
      choose an empty cell
      put your stone there as the new one
      set the weight of the new one to 4
      the new one becomes wild
      it becomes wet
      add 2 to your score
      set your rival to the opponent
      set the mark to it
      take 1 from clock
      the game becomes late
    end
      if clock is 0: the player with the most score wins
""")
MIDDLE = played(KEPT.start(size=3, pace="fast", seed=7), "b1")

MANY_DIGITS = "9" * 5000


def test_everything_that_is_kept_is_in_the_text() -> None:
    assert str(MIDDLE).splitlines() == [
        "ludoteka position 1", "game: small", "option size: 3", "option pace: fast", "seed: 7", "seats: 2",
        "board board", "  . W .", "game clock: 2", "game early or late: late", "game mark: b1", "player score: White 2",
        "player rival: White Black", "cell dry or wet: b1 wet", "piece weight: b1 4", "piece calm or wild: b1 wild",
        "to move: Black", "turn: 2",
    ]


def test_a_text_read_back_is_the_same_position() -> None:
    again = KEPT.position(str(MIDDLE))
    assert again == MIDDLE
    assert again.play("a1") == MIDDLE.play("a1")


def test_a_memory_of_a_card_is_told_where_no_card_exists() -> None:
    small = two_players("  remembers the tag, a card\nturn\n  choose an empty cell\n  put your stone there\n")
    position = small.start().play("b2")
    assert "piece tag: b2 nothing" in str(position).splitlines()
    assert small.position(str(position)) == position


def test_an_outcome_is_in_the_text() -> None:
    over = played(MIDDLE, "a1", "c1")
    assert over.outcome is not None
    assert KEPT.position(str(over)).outcome == over.outcome


@pytest.mark.parametrize(("old", "new", "line", "words"), [
    ("ludoteka position 1", "ludoteka position 2", 1, "this is position format 2; format 1 can be read"),
    ("game: small", "game: chess", 2, "this is a position of chess, not of small"),
    ("option size: 3", "option size: 9", 3, "size cannot be '9'"),
    ("option pace: fast", "option speed: fast", 4, "no option 'speed'"),
    ("seed: 7", "seed: seven", 5, "seed is a number, not 'seven'"),
    ("seats: 2", "seats: 5", 6, "not 5"),
    ("board board\n", "", 7, "without its board"),
    ("  . W .\n", "", 7, "the board has 1 rows, 0 are drawn"),
    ("  . W .", "  . W", 8, "too few or too many cells"),
    ("  . W .", "  . W . .", 8, "there is no cell where '.' stands"),
    ("  . W .", "  . ? .", 8, "'?' is no piece of this game"),
    ("game clock: 2", "game clock: two", 9, "'two' cannot be the clock"),
    ("game clock: 2", "game clock 2", 9, "is not 'name: value'"),
    ("late: late", "late: soon", 10, "'soon' cannot be the early or late"),
    ("mark: b1", "mark: z9", 11, "'z9' cannot be the mark"),
    ("score: White 2", "score: Green 2", 12, "nobody is called 'Green'"),
    ("rival: White Black", "rival: White Green", 13, "nobody is called 'Green'"),
    ("wet: b1 wet", "wet: q7 wet", 14, "there is no cell 'q7'"),
    ("weight: b1 4", "weight: b1", 15, "does not say whose weight it is"),
    ("to move: Black", "to move: Green", 17, "nobody is called 'Green'"),
    ("turn: 2", "turn: soon", 18, "turn is a number, not 'soon'"),
    ("turn: 2", "turn: 2\nover: yes", 19, "the result cannot be read"),
    ("turn: 2", "turn: 2\nover: 1, line 3, ranks 1, points 0", 19, "the result must name every seat"),
    ("turn: 2", "turn: 2\nhistory: xyz", 19, "the history cannot be read"),
    ("turn: 2", f"turn: 2\nover: 1, line {MANY_DIGITS}, ranks 1 2, points 0 0", 19, "a number is needed, not '9999"),
    ("turn: 2", f"turn: 2\nrule {MANY_DIGITS} back 0: 1", 19, "a number is needed, not '9999"),
    ("turn: 2", f"turn: 2\nrule 0 back 0: {MANY_DIGITS}", 19, "a number is needed, not '9999"),
    ("turn: 2", "turn: 2\nquiet moves: 49", 19, "a position of this game says nothing like 'quiet moves'"),
    ("turn: 2", "turn: 2\nsides: turned", 19, "only two players can have swapped sides"),
    ("weight: b1 4", "weight: b1/² 4", 15, "a number is needed, not '²'"),
    ("weight: b1 4", f"weight: b1/{MANY_DIGITS} 4", 15, "a number is needed, not '9999"),
    ("weight: b1 4", "weight: b1/-1 4", 15, "there is no layer -1"),
    ("weight: b1 4", "weight: b1 4000000000", 15, "a number is needed, not '4000000000'"),
])
def test_a_damaged_text_is_refused_with_its_line(old: str, new: str, line: int, words: str) -> None:
    text = str(MIDDLE)
    assert old in text
    with pytest.raises(BadPosition) as wrong:
        KEPT.position(text.replace(old, new))
    assert words in str(wrong.value)
    assert wrong.value.line == line


def test_another_text_is_no_position() -> None:
    for text in ("", "hello", "rnbqkbnr/8/8/8 w"):
        with pytest.raises(BadPosition, match="a position begins with 'ludoteka position 1'"):
            KEPT.position(text)


@pytest.mark.parametrize("name", library.names())
def test_random_damage_is_refused_or_read_but_never_fails_otherwise(name: str) -> None:
    rng = random.Random(f"damage {name}")
    text = str(load(name).start())
    for _ in range(150):
        at = rng.randrange(len(text))
        damaged = text[:at] + rng.choice(["", " ", "9", "-", "\n", "x", ":", "ž"]) + text[at + rng.randrange(3):]
        try:
            load(name).position(damaged)
        except BadPosition as wrong:
            assert 0 <= wrong.line <= len(damaged.splitlines()) + 1


def test_a_position_set_by_hand_may_be_over() -> None:
    small = two_players("turn\n  choose an empty cell\n  put your stone there\nend\n  if no cell is empty: you win\n",
                        "board 2 by 1")
    text = str(small.start()).replace("  . .", "  W b")
    assert small.position(text).outcome is not None


def test_missing_cells_are_drawn() -> None:
    small = game("game Dark\nplayers 1\nboard 3 by 2, dark cells\npiece stone\nturn\n  choose an empty cell\n"
                 "  put a stone there\n")
    assert drawn(small.start()) == ["_ . _", ". _ ."]


def test_only_two_players_swap_sides() -> None:
    small = game("game Three\nplayers 3\nboard 2 by 1\npiece stone\nturn\n  choose an empty cell\n"
                 "  put your stone there\n")
    with pytest.raises(BadPosition, match="only two players can have swapped sides"):
        small.position(str(small.start()) + "sides: swapped\n")


@pytest.mark.parametrize(("rows", "words"), [
    ("||", "line 3: the drawing shows no cell"),
    ("|#####|\n  |#@$.#|\n  |#@  #|\n  |#####|", "line 3: it does not hold that there is exactly 1 keeper"),
    ("|#####|\n  |# $.#|\n  |#####|", "line 3: it does not hold that there is exactly 1 keeper"),
])
def test_a_drawn_level_is_as_the_rules_demand(rows: str, words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        load("sokoban").position(f"ludoteka position 1\ndrawing\n  {rows}\n")


# ---- chess positions in the usual notation --------------------------------------------------------------------------
def test_a_fen_is_read() -> None:
    position = load("chess").position("r3k2r/8/8/8/8/8/8/R3K2R b Kq - 3 9")
    assert drawn(position)[0] == "r . . . k . . r"
    assert position.chooser == 1
    castling = {move.text for move in position.moves()} & {"e8-c8", "e8-g8"}
    assert castling == {"e8-c8"}


def test_en_passant_in_a_fen() -> None:
    position = load("chess").position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2")
    assert "e5-d6" in [move.text for move in position.moves()]
    without = load("chess").position("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2")
    assert "e5-d6" not in [move.text for move in without.moves()]


@pytest.mark.parametrize("fen", [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1", "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1", "8/8/8/8/8/8/8/8", "xxxxxxxx/8/8/8/8/8/8/8 w - - 0 1",
])
def test_a_broken_fen_is_refused(fen: str) -> None:
    with pytest.raises(BadPosition):
        load("chess").position(fen)


def test_the_page_shows_a_real_position() -> None:
    page = (Path(__file__).parents[2] / "docs" / "machine.md").read_text(encoding="utf-8")
    assert str(load("chess").start().play("e2-e4")) in page
