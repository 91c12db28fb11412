"""Carcassonne is known by its rules, whatever a copy of it is called and whatever tiles it has."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from ludoteka.games import load, read, rules_text
from ludoteka.machine.position import TextPosition
from ludoteka.opponents import opponent
from ludoteka.opponents.carcassonne.reading import Ground, ground_for
from ludoteka.opponents.carcassonne.rungs import OnlyCarcassonne
from ludoteka.opponents.carcassonne.tables import MOST_FOLLOWERS
from ludoteka.opponents.levels import Level

HARBOUR = """
  Harbour, 2 copies
  f c c c f
  f f f f f
  r r m r r
  f f f f f
  f f f f f
legend
"""


def _start(folder: Path, *changes: tuple[str, str], **options: str) -> TextPosition:
    """A match of a copy of the game, with its text changed."""
    text = rules_text("carcassonne")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (folder / "mine").mkdir()
    (folder / "mine" / "rules.game").write_text(text, encoding="utf-8")
    position = read(folder / "mine").start(seed=3, seats=2, **options)
    assert isinstance(position, TextPosition)
    return position


def _ground(position: TextPosition) -> Ground:
    found = ground_for(position)
    assert found is not None
    return found


def test_a_copy_with_a_tile_more_is_played_on_the_land(tmp_path: Path) -> None:
    position = _start(tmp_path, ("legend\n", HARBOUR), ("game Carcassonne", "game Mine"))
    assert _ground(position).tables.copies.sum() == 74
    position = position.play("harbour")
    level = Level(5)
    for one in (opponent("planner"), level):
        assert one.choose(position, random.Random(1)) in position.moves()
    assert level.considered is not None
    assert level.considered.considered.depth == 1


@pytest.mark.parametrize("change", [
    ("plus the number of tiles touching", "plus 2 times the number of tiles touching"),
    ("      not allowed if a follower is on its area\n", ""),
    ("board growing\n", "board growing\neach player has coins\n"),
])
def test_a_copy_with_other_rules_is_not(tmp_path: Path, change: tuple[str, str]) -> None:
    assert ground_for(_start(tmp_path, change)) is None


def test_more_followers_than_the_land_holds_are_left_to_the_interpreter(tmp_path: Path) -> None:
    position = _start(tmp_path, ("crew is 6 or 7, starting at 7", "crew is 6 to 9, starting at 7"), crew="9")
    assert ground_for(position) is None
    for name in ("planner", "treesearch:5"):
        with pytest.raises(OnlyCarcassonne, match=r"each player has 9 followers.* for 8 followers"):
            opponent(name).choose(position.play("bend"), random.Random(1))
    assert _ground(_again(position, MOST_FOLLOWERS)).tables.rules[1] == MOST_FOLLOWERS


def _again(position: TextPosition, crew: int) -> TextPosition:
    """Another match of the same game with so many followers."""
    found = position.game.start(seats=2, crew=str(crew))
    assert isinstance(found, TextPosition)
    return found


def test_a_game_on_another_board_is_not() -> None:
    assert ground_for(load("tic-tac-toe").start()) is None


def test_a_match_of_one_tile_is_played_though_nothing_is_drawn_by_chance(tmp_path: Path) -> None:
    text = re.sub(r"([A-Z][a-z ]+), \d+", lambda name: f"{name[1]}, {int(name[1] in ('Gate road', 'Bend'))}",
                  rules_text("carcassonne"))
    (tmp_path / "rules.game").write_text(text, encoding="utf-8")
    position = read(tmp_path / "rules.game").start(seed=1, seats=2)
    for name in ("planner", "treesearch:5", "star25:50", "level-8"):
        assert opponent(name).choose(position, random.Random(1)) in position.moves()
