"""Lines of Action: the same cells with both; theirs tell a capture by an 'x'.

OpenSpiel calls it a draw as soon as a board occurs again; so does the option.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType

from tests.oracles.adapter import Actions, Adapter, State


class LinesOfAction(Adapter):
    game = "lines-of-action"
    peer = "lines_of_action(max_game_length=100000)"
    settings = MappingProxyType({"repeats": 2})

    def text(self, state: State, action: int) -> str:
        return state.action_to_string(action).replace("x", "-")  # 'b1xd3'

    def pick(self, state: State, moves: Mapping[str, Actions], rng: random.Random) -> str:
        """Mostly a capture where there is one: with few men left, games end sooner."""
        takes = [text for text, actions in sorted(moves.items()) if "x" in state.action_to_string(actions[0])]
        return rng.choice((rng.random() < 0.9 and takes) or sorted(moves))
