"""Random games against OpenSpiel: legal moves and odds at every ply and the outcome have to be the same.

`python -m tests.oracles.test_openspiel pig 200` plays so many games of each variant of a game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from ludoteka.games import load
from tests.oracles.adapter import Adapter
from tests.oracles.adapters.amazons import Amazons
from tests.oracles.adapters.breakthrough import Breakthrough
from tests.oracles.adapters.chess import Chess
from tests.oracles.adapters.clobber import Clobber
from tests.oracles.adapters.connect_four import ConnectFour
from tests.oracles.adapters.dots_and_boxes import DotsAndBoxes
from tests.oracles.adapters.draughts import Draughts
from tests.oracles.adapters.go import Go
from tests.oracles.adapters.gomoku import Gomoku
from tests.oracles.adapters.hexagons import Hex
from tests.oracles.adapters.kuhn_poker import KuhnPoker
from tests.oracles.adapters.leduc_poker import LeducPoker
from tests.oracles.adapters.liars_dice import LiarsDice
from tests.oracles.adapters.lines_of_action import LinesOfAction
from tests.oracles.adapters.nine_mens_morris import NineMensMorris
from tests.oracles.adapters.othello import Othello
from tests.oracles.adapters.oware import Oware
from tests.oracles.adapters.pig import Pig
from tests.oracles.adapters.tic_tac_toe import TicTacToe
from tests.oracles.adapters.y import Y
from tests.oracles.lockstep import play

# Each game with how many random games of it are played, and how many of them make one test.
PLAYED: tuple[tuple[Adapter, int, int], ...] = (
    (Go(9, komi=7), 40, 10),
    (Go(9, komi=7, passing=0.15), 60, 20),  # these end sooner, on boards with more room
    (Chess(), 100, 10),
    (Hex(11), 12, 6),
    (Hex(5), 88, 88),
    (Hex(4, swap=True), 60, 60),
    (Y(4), 60, 60),
    (Y(7), 38, 38),
    (Y(19), 2, 2),
    (DotsAndBoxes(2, 2), 50, 50),
    (DotsAndBoxes(3, 4), 40, 40),
    (DotsAndBoxes(5, 5), 10, 10),
    (Go(3, komi=0, passing=0.05), 40, 20),  # boards recur often there
    (Breakthrough(), 100, 25),
    (Othello(), 100, 25),
    (NineMensMorris(), 100, 25),
    (Draughts(), 100, 50),
    (Oware(), 100, 50),
    (Gomoku(15), 1, 1),
    (Gomoku(7), 100, 50),
    (Clobber(6, 5), 60, 60),
    (Clobber(5, 3), 40, 40),
    (LinesOfAction(), 100, 25),
    (Amazons(10), 1, 1),
    (Amazons(8), 1, 1),
    (Amazons(6), 98, 14),
    (ConnectFour(), 100, 100),
    (TicTacToe(), 200, 200),
    (KuhnPoker(), 200, 200),
    (LeducPoker(), 200, 200),
    (Pig(2, 100), 200, 200),
    (Pig(3, 30), 200, 200),
    (LiarsDice(2), 200, 200),
    (LiarsDice(5), 200, 200),
)


def blocks() -> Iterator[object]:
    for adapter, total, size in PLAYED:
        for first in range(0, total, size):
            seeds = range(first, first + size)
            words = [adapter.game, *adapter.settings.values(), "seeds", seeds[0], seeds[-1]]
            yield pytest.param(adapter, seeds, id="-".join(map(str, words)))


@pytest.mark.parametrize(("adapter", "seeds"), list(blocks()))
def test_random_games_agree_with_openspiel(adapter: Adapter, seeds: range) -> None:
    game = load(adapter.game)
    for seed in seeds:
        assert play(game, adapter, seed) > 0


if __name__ == "__main__":
    wanted, games = sys.argv[1], int(sys.argv[2])
    for adapter in (one for one, _, _ in PLAYED if one.game == wanted):
        moves = sum(play(load(adapter.game), adapter, seed) for seed in range(games))
        sys.stdout.write(f"{adapter.peer}: {games} games, {moves} moves, no difference\n")
