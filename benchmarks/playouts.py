"""Random matches a second: the interpreter and OpenSpiel's C++ in the same run, and the ratio.

The interpreter is the reference that explains every move; native code is measured here too once it exists.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pyspiel

import ludoteka as lt

PAIRS = {
    "tic-tac-toe": ("tic_tac_toe", {}),
    "connect-four": ("connect_four", {}),
    "breakthrough": ("breakthrough", {}),
    "othello": ("othello", {}),
    "chess": ("chess", {}),
    "go": ("go(board_size=9,komi=7.5)", {"size": 9}),
}
SECONDS = 2.0


def ours(game: lt.Game, options: dict[str, int], rng: random.Random) -> int:
    """Play one random match; gives its number of moves."""
    position, moves = game.start(**options), 0
    while position.chooser is not None:
        position = position.play(rng.randrange(len(position.moves())))
        moves += 1
    return moves


def theirs(game: pyspiel.Game, rng: random.Random) -> int:
    """The same with the peer."""
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        moves += 1
    return moves


def moves_a_second(play: Callable[[random.Random], int]) -> float:
    """The speed of one way of playing, in processor time."""
    rng, moves, start = random.Random(1), 0, time.process_time()
    while time.process_time() - start < SECONDS:
        moves += play(rng)
    return moves / (time.process_time() - start)


def main() -> None:
    """Print one line for each game."""
    print(f"{'game':<14}{'ours, moves/s':>16}{'OpenSpiel, moves/s':>20}{'ours / peer':>13}")
    for name, (peer_name, options) in PAIRS.items():
        game, peer = lt.game(name), pyspiel.load_game(peer_name)
        mine = moves_a_second(lambda rng, game=game, options=options: ours(game, options, rng))
        other = moves_a_second(lambda rng, peer=peer: theirs(peer, rng))
        print(f"{name:<14}{mine:>16,.0f}{other:>20,.0f}{mine / other:>13.4f}")


if __name__ == "__main__":
    main()
