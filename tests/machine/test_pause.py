"""A rule can pause anywhere: a position in the middle of a turn is written, read back and played on."""

from __future__ import annotations

import random
import re

import pytest

from ludoteka.core import BadPosition
from ludoteka.machine import TextGame
from ludoteka.machine.position import TextPosition
from tests.machine.small import game, texts

GIFTS = game("""
    game Gifts
    players 3
    board 9 by 1
    each player has gifts
    piece stone

    to collect
      let every other player
        choose an empty cell
        put your stone there
        answer with it
    to answer with a cell
      choose a number from 1 to 3
      not allowed if that number is the position of that cell
      add that number to your gifts

    turn
      choose an empty cell
      put your stone there
      collect
    end
      if no cell is empty: the player with the most gifts wins
""")


def match(text_game: TextGame, seed: int) -> list[TextPosition]:
    """All positions of a random match."""
    rng = random.Random(f"pause {seed}")
    positions = [text_game.start()]
    while positions[-1].chooser is not None:
        positions.append(positions[-1].play(rng.choice(positions[-1].moves())))
    return positions


def test_the_others_choose_inside_the_first_one_s_turn() -> None:
    position = GIFTS.start()
    choosers = [position.chooser]
    for move in ("a1", "b1-1", "c1-2"):
        position = position.play(move)
        choosers.append(position.chooser)
    assert choosers == [0, 1, 2, 1]
    assert [seat.numbers for seat in position.view().seats] == [(("gifts", 0),), (("gifts", 1),), (("gifts", 2),)]


def test_what_was_chosen_before_the_pause_is_still_known_after_it() -> None:
    asked = GIFTS.start().play("d1")
    assert [move for move in texts(asked) if move.startswith("a1")] == ["a1-2", "a1-3"]
    assert [move for move in texts(asked) if move.startswith("e1")] == ["e1-1", "e1-2", "e1-3"]
    (reason,) = asked.explain("a1-1")
    assert (reason.words, reason.line) == ("that number is the position of that cell", 14)


def test_the_running_point_is_in_the_text() -> None:
    asked = GIFTS.start().play("a1")
    rules = [line.split(":")[0] for line in str(asked).splitlines() if line.startswith("rule ")]
    assert len(rules) == 2, "the turn and the deed it called"


@pytest.mark.parametrize("seed", range(5))
def test_a_match_written_and_read_at_every_choice_is_the_same_match(seed: int) -> None:
    whole = match(GIFTS, seed)
    assert [position.chooser for position in whole] == [0, 1, 2, 1, 2, 0, 2, 0, 1, None]
    rng = random.Random(f"pause {seed}")
    position = GIFTS.start()
    for expected in whole[1:]:
        position = GIFTS.position(str(position))
        position = GIFTS.position(str(position.play(rng.choice(position.moves()).text)))
        assert position == expected
        assert hash(position) == hash(expected)
        assert texts(position) == texts(expected)
    assert position.outcome == whole[-1].outcome is not None


def test_a_pause_is_left_untouched_by_playing_on() -> None:
    asked = GIFTS.start().play("a1")
    before = str(asked)
    for move in asked.moves():
        asked.play(move)
    assert str(asked) == before


@pytest.mark.parametrize(("old", "new", "words"), [
    ("running: ", "running: 9", "the running point is not at a choice"),
    ("rule 0 back", "rule 77 back", "the running point does not fit the rules"),
    (" 4 -1 -1\n", " 4 -1\n", "the running point does not fit the rules"),
])
def test_a_damaged_running_point_is_refused_with_its_line(old: str, new: str, words: str) -> None:
    asked = str(GIFTS.start().play("a1"))
    assert old in asked
    with pytest.raises(BadPosition, match=words) as wrong:
        GIFTS.position(asked.replace(old, new))
    assert new.strip("\n") in asked.replace(old, new).splitlines()[wrong.value.line - 1]


def test_a_running_point_with_a_seat_or_cell_that_is_not_there_is_refused() -> None:
    asked = str(GIFTS.start().play("a1"))
    no_seat = re.sub(r"(back -?\d+: )\d", r"\g<1>7", asked)
    no_cell = re.sub(r"(back -?\d+: \S+ \S+) \S+", r"\1 99", asked)
    for damaged in (no_seat, no_cell):
        assert damaged != asked
        with pytest.raises(BadPosition, match="holds a value that cannot be there"):
            GIFTS.position(damaged)
