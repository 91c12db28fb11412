"""Every game of the library keeps the generic contract, from every start, and comes to its end by random play."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

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


PACES = {
    "go": Pace(max_moves=6, every=3, must_end=False, seeds=1),  # 361 cells, thousands of turns: see the small board
    "chess": Pace(seeds=2),
    "gomoku": Pace(max_moves=20, every=20, must_end=False, seeds=1),
    "amazons": Pace(max_moves=6, every=6, must_end=False, seeds=1),
    "lines-of-action": Pace(every=200, seeds=1),
    "hex": Pace(every=200, seeds=1),
    "y": Pace(every=200, seeds=1),
    "maze": Pace(max_moves=150, every=75, must_end=False, seeds=1),  # aimless walks use up all the steps there are
    "tic-tac-toe": Pace(every=1, seeds=40),
    "kakuro": Pace(max_moves=2, every=2, must_end=False, seeds=1),  # long matches are played by its own test
    "nonograms": Pace(max_moves=2, every=2, must_end=False, seeds=1),  # a random picture fits the clues of no level
    "connect-four": Pace(every=4, seeds=20),
    "skid": Pace(max_moves=100, must_end=False, seeds=1),  # a skater may glide to and fro for long
    "victorian-puzzle": Pace(max_moves=100, must_end=False, seeds=1),  # at random it is never solved
}


@pytest.mark.parametrize("name", library.names())
def test_the_contract(name: str) -> None:
    pace, game = PACES.get(name, Pace()), library.load(name)
    played = check_game(game, seeds=range(pace.seeds), max_moves=pace.max_moves, every=pace.every,
                        must_end=pace.must_end)
    assert played.matches == max(pace.seeds, len(list(starts_of(game))))


def test_go_on_small_boards_to_the_end() -> None:
    text = library.rules_text("go").replace("2 to 19, starting at 19", "2 to 5, starting at 4")
    text = text.replace("  size is 9\n", "  size is 3\n")
    description = check(text).description
    assert description is not None
    assert check_game(TextGame(description, "go", text), seeds=range(6)).matches >= 6


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
