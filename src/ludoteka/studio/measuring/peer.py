"""OpenSpiel, the peer that our speed is compared with: its random rollouts and its tree search, both in C++."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any

from ludoteka.core import Setting

PACKAGE = "open_spiel"
"""What is installed to have the peer; the module in it is called pyspiel."""
EXPLORATION = 2.0
"""The constant of UCT that its own examples use; its results lie between -1 and 1."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A game of ours with the options that make it the variant of the peer, and the peer's name of it."""

    game: str
    peer: str
    options: Mapping[str, Setting] = field(default_factory=dict)
    by_chance: bool = False
    """Whether chance decides in it: both begin after its first decisions, and only random matches are compared."""


PAIRS = (
    Pair("tic-tac-toe", "tic_tac_toe"),
    Pair("connect-four", "connect_four"),
    Pair("breakthrough", "breakthrough"),
    Pair("othello", "othello"),
    Pair("go", "go(board_size=9,komi=7.5,max_game_length=5000)", {"size": 9, "komi": 7}),
    Pair("chess", "chess"),
    Pair("draughts", "checkers", {"quiet limit": 40, "progress": "taking", "repetition": "ignored"}),
    Pair("hex", "hex(board_size=11,swap=False)", {"size": 11, "swap rule": "forbidden"}),
    Pair("oware", "oware", {"repeats": 2}),
    Pair("amazons", "amazons(board_size=10)", {"size": 10}),
    Pair("lines-of-action", "lines_of_action(max_game_length=100000)", {"repeats": 2}),
    Pair("gomoku", "gomoku(size=15)", {"size": 15, "long lines": "winning"}),
    Pair("nine-mens-morris", "nine_mens_morris", {"length": "limited"}),
)
"""The games of both; tests play each pair in lockstep."""
CHANCE_PAIRS = (
    Pair("pig", "pig", by_chance=True),
    Pair("kuhn-poker", "kuhn_poker", by_chance=True),
    Pair("leduc-poker", "leduc_poker", {"deals": 1}, by_chance=True),
    Pair("backgammon", "backgammon", by_chance=True),
)
"""Games of both with dice and cards."""


def is_there() -> bool:
    """Whether the peer is installed."""
    return find_spec("pyspiel") is not None


class Peer:
    """One game as the peer plays it."""

    def __init__(self, name: str, seed: int) -> None:
        import pyspiel

        self._spiel: Any = pyspiel
        self._game = pyspiel.load_game(name)
        self._start = self._game.new_initial_state()
        while self._start.is_chance_node():
            self._start.apply_action(self._start.legal_actions()[0])
        self._seed = seed

    def roll_out(self, count: int) -> float:
        """Play so many random matches; gives what the first player reached on average, from -1 to 1.

        From Python the evaluator is reached only through the search: with a single simulation that does nothing but
        evaluate the first position, which is to play those matches.
        """
        return float(self._search(rollouts=count, simulations=1).total_reward)

    def search(self, simulations: int) -> int:
        """Search from the start with a new tree; gives how many simulations there were."""
        return int(self._search(rollouts=1, simulations=simulations).explore_count)

    def length(self, matches: int) -> float:
        """How many actions a random match has on average; not for taking the time."""
        rng, actions = random.Random(self._seed), 0
        for _ in range(matches):
            state = self._start.clone()
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
                actions += 1
        return actions / matches

    def _search(self, rollouts: int, simulations: int) -> Any:
        self._seed += 1
        evaluator = self._spiel.RandomRolloutEvaluator(rollouts, self._seed)
        bot = self._spiel.MCTSBot(
            self._game, evaluator, uct_c=EXPLORATION, max_simulations=simulations, max_memory_mb=4000, solve=True,
            seed=self._seed, verbose=False)
        return bot.mcts_search(self._start)
