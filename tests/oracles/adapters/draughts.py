"""English draughts: with them every jump is an action, with us all jumps of a turn are one move.

OpenSpiel calls it a draw after 40 moves in which nothing was taken, whatever has moved, and does not count
how often a position occurs; the options say the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

from tests.oracles.adapter import Actions, Adapter, State


class Draughts(Adapter):
    game = "draughts"
    peer = "checkers"
    settings = MappingProxyType({"quiet limit": 40, "progress": "taking", "repetition": "ignored"})

    def spell(self, state: State) -> Iterator[tuple[str, Actions]]:
        for action in state.legal_actions():
            words = state.action_to_string(action)  # 'a3b4'
            after = state.child(action)
            if after.current_player() != state.current_player():
                yield f"{words[:2]}-{words[2:]}", (action,)
                continue
            for text, actions in self.spell(after):
                yield f"{words[:2]}-{text}", (action, *actions)
