"""Every game of the library keeps the generic contract, from every start, and comes to its end by random play."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from ludoteka.core import Position, Record
from ludoteka.core.contract import check_game, starts_of
from ludoteka.games import library
from ludoteka.language import check
from ludoteka.machine import TextGame


@dataclass(frozen=True)
class Pace:
    """How long the random matches of a game are, and how often one of its positions is looked at closely."""

    max_moves: int = 3000
    every: int = 40
    must_end: bool = True
    seeds: int = 3
    hidden: bool = False


PUZZLE = Pace(max_moves=8, every=8, must_end=False, seeds=1)
"""At random a puzzle is hardly ever solved, and goes on until its turns are used up: see below."""
PACES = {
    "hidato": Pace(max_moves=2, every=2, must_end=False, seeds=1),  # more than a thousand moves at once
    "go": Pace(max_moves=6, every=3, must_end=False, seeds=1),
    "kuhn-poker": Pace(every=1, seeds=40, hidden=True),
    "ludo": Pace(every=100, seeds=1),
    "backgammon": Pace(max_moves=6, every=6, must_end=False, seeds=1),  # all plays of a double take seconds
    "liars-dice": Pace(every=100, seeds=1, hidden=True),
    "carcassonne": Pace(every=120, seeds=1, hidden=True),
    "fern-island": Pace(max_moves=40, every=40, must_end=False, seeds=1, hidden=True),  # at random a match takes hours
    "feathered-foxes": Pace(every=10, seeds=1, hidden=True),
    "pig": Pace(every=100, seeds=1),
    "yacht": Pace(every=40, seeds=1),
    "leduc-poker": Pace(every=5, hidden=True),
    "hearts": Pace(max_moves=230, every=60, must_end=False, seeds=1, hidden=True),  # a match has many deals
    "oh-hell": Pace(max_moves=150, every=50, must_end=False, seeds=1, hidden=True),
    "minesweeper": Pace(max_moves=4, every=4, must_end=False, seeds=1),  # imagining what is told takes its time
    "mastermind": Pace(max_moves=14, every=14, must_end=False, seeds=1, hidden=True),
    "battleship": Pace(max_moves=16, every=16, must_end=False, seeds=1, hidden=True),
    "prsi": Pace(every=200, seeds=1, hidden=True),
    "weatherwrights": Pace(every=200, seeds=1, hidden=True),
    "pexeso": Pace(max_moves=40, every=40, must_end=False, seeds=1),  # without memory it takes thousands of moves
    "gomoku": Pace(max_moves=20, every=20, must_end=False, seeds=1),
    "amazons": Pace(max_moves=3, every=3, must_end=False, seeds=1),
    "chess": Pace(seeds=2),
    "lines-of-action": Pace(every=200, seeds=1),
    "tablut": Pace(seeds=1, every=100),
    "hex": Pace(every=200, seeds=1),
    "y": Pace(every=200, seeds=1),
    "chinese-checkers": Pace(max_moves=10, every=5, must_end=False, seeds=1),  # hundreds of turns: see the short limit
    "tic-tac-toe": Pace(every=1, seeds=40),
    "connect-four": Pace(every=4, seeds=20),
}
SMALLER = {"go": 4, "gomoku": 6, "amazons": 6}
"""Sizes of boards on which those come to an end that are broken off above."""


@pytest.mark.parametrize("name", library.names())
def test_the_contract(name: str) -> None:
    game = library.load(name)
    pace = PACES.get(name) or (PUZZLE if game.levels else Pace())
    played = check_game(game, seeds=range(pace.seeds), max_moves=pace.max_moves, every=pace.every,
                        must_end=pace.must_end, hidden=pace.hidden)
    assert played.matches == max(pace.seeds, len(list(starts_of(game))))


@pytest.mark.parametrize(("name", "size"), SMALLER.items())
def test_long_games_come_to_an_end_on_a_smaller_board(name: str, size: int) -> None:
    game = library.load(name)
    ends(Record(game.id, game.version, options=(("size", size),)).start(game), most=400)


@pytest.mark.parametrize("name", [name for name in library.names() if library.load(name).levels])
def test_a_puzzle_comes_to_an_end(name: str) -> None:
    checked = check(library.rules_text(name), library.text_of(library.folder(name) / "levels.game"))
    assert checked.description is not None
    checked.description.turn_limit = 12
    ends(TextGame(checked.description, name).start(), most=100)


def ends(position: Position, most: int) -> None:
    """Play at random until the match is over, which it must be after so many moves."""
    chance = Random(3)
    for _ in range(most):
        if position.outcome is not None:
            return
        position = position.play(chance.choice(list(position.moves())))
    pytest.fail(f"not over after {most} moves")


def test_go_on_small_boards_to_the_end() -> None:
    text = library.rules_text("go").replace("2 to 19, starting at 19", "2 to 5, starting at 4")
    text = text.replace("  size is 9\n", "  size is 3\n")
    description = check(text).description
    assert description is not None
    assert check_game(TextGame(description, "go", text), seeds=range(6)).matches >= 6


def test_chinese_checkers_with_every_number_of_seats_to_the_end() -> None:
    text = library.rules_text("chinese-checkers").replace("100, 300, 600 or 1000, starting at 600", "20 or 40")
    description = check(text).description
    assert description is not None
    assert check_game(TextGame(description, "chinese-checkers", text), seeds=range(1)).matches >= 4


@pytest.mark.parametrize("name", [name for name in library.names() if library.load(name).levels])
def test_every_level_is_a_start(name: str) -> None:
    game = library.load(name)
    starts = [start.level for start in starts_of(game)]
    assert starts[:len(game.levels)] == [level.name for level in game.levels]
    for level in game.levels:
        first = game.start(level=level.name)
        assert first.outcome is None
        assert first == game.position(str(first))
        assert first.play(0) != first
