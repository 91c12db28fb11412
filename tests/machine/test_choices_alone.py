"""Games of choices alone, without a board, cards or dice: they are played, shown and drawn like all others."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ludoteka.games import library
from ludoteka.language import check
from ludoteka.studio.picture import picture
from ludoteka.terminal.app import table_app
from ludoteka.terminal.match import Match
from ludoteka.terminal.records import Records
from ludoteka.terminal.shelf import open_game
from ludoteka.terminal.start import Wishes, start_record
from ludoteka.terminal.table import TableScreen
from ludoteka.terminal.words import Words
from tests.machine.small import game
from tests.native.lockstep import compare
from tests.table.seats import BOTH, NOON, play, sit

SHAPES = """game Shapes
players 2
a shape is rock, paper or scissors
each player
  has a shape
  has points
round
  let every player at once
    choose a shape
    set your shape to that shape
  let every player
    if your shape is rock and the shape of the opponent is scissors: add 1 to your points
    if your shape is paper and the shape of the opponent is rock: add 1 to your points
    if your shape is scissors and the shape of the opponent is paper: add 1 to your points
end
  if a player has at least 2 points: the player with the most points wins
"""


def test_it_is_played_to_its_end_by_both_machines() -> None:
    last = compare(game(SHAPES).start(), random.Random(2), 60).last
    assert last.outcome is not None
    assert sorted(last.outcome.results) == ["lost", "won"]


@pytest.mark.parametrize(("said", "bids"), [
    ("a player has 0 coins", ["1", "3"]), ("a player has 4 spent", ["3", "3", "3"]),
    ("a player has 4 spent", ["3", "3", "1"])])
def test_a_number_may_be_said_before_what_is_counted(said: str, bids: list[str]) -> None:
    text = f"""
        game Bids
        players 2
        each player has coins, starting at 3
        each player has spent
        turn
          choose a number from 1 to 3
          take that number from your coins
          add that number to your spent
        end
          if {said}: the game is drawn
        """
    position = game(text).start()
    for bid in bids:
        assert position.outcome is None
        position = position.play(bid)
    assert position.outcome is not None


def test_at_a_table_the_choices_are_offered_beside_no_board() -> None:
    table = play(sit(game(SHAPES), "person", "person"), ["rock", "scissors", "paper"])
    scene = table.scene(BOTH, NOON)
    assert [choice.text for choice in scene.choices] == ["rock", "paper", "scissors"]
    assert scene.state.boards == ()
    assert 'viewBox="0 0 0 0"' not in picture(game(SHAPES).start().view(), "Shapes", {})


async def test_in_the_terminal_it_is_played_from_the_list(tmp_path: Path) -> None:
    path, words = tmp_path / "shapes.game", Words("en")
    path.write_text(SHAPES, encoding="utf-8")
    rules = library.read(path)
    match = Match(rules, start_record(rules, Wishes(), 2, words), ("person", "person"))
    screen = TableScreen(open_game(str(path), words), match, words, Records(tmp_path), pause=0.01)
    async with table_app(screen).run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await pilot.pause()
        assert list(screen.match.record.moves) == ["rock"]


@pytest.mark.parametrize("line", ["choose an empty cell", "remove every piece", "choose a row"])
def test_a_text_that_speaks_of_a_board_needs_one(line: str) -> None:
    errors = check(f"game Nowhere\nplayers 2\nturn\n  {line}\n  you win\n").errors
    assert [one.code for one in errors] == ["no-board"]
