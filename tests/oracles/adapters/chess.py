"""Chess: the moves of others, read in long notation."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pyspiel

from tests.oracles.adapter import Actions, Adapter

KINDS = {"q": "queen", "r": "rook", "b": "bishop", "n": "knight"}


def spelled(move: str) -> str:
    """A move in long notation, as we write it: 'e7e8q' is 'e7-e8-queen'."""
    return "-".join([move[:2], move[2:4], *(KINDS[letter] for letter in move[4:])])


class Chess(Adapter):
    game = "chess"
    peer = "chess"
    players = (1, 0)  # their White, who begins, is player 1

    def text(self, state: Any, action: int) -> str:
        return spelled(pyspiel.chess.action_to_move(action, state.board()).to_lan())

    def pick(self, state: Any, moves: Mapping[str, Actions], rng: random.Random) -> str:
        """A mate where there is one, and more often a capture: games end sooner and in more different ways."""
        names = {text: str(state.action_to_string(actions[0])) for text, actions in sorted(moves.items())}
        mates = [text for text, name in names.items() if "#" in name]
        takes = [text for text, name in names.items() if "x" in name]
        return rng.choice(mates or (rng.random() < 0.2 and takes) or list(names))
