"""Othello: their rows are numbered from the top. A pass is a move of its own with both."""

from __future__ import annotations

from tests.oracles.adapter import Adapter, State, mirrored


class Othello(Adapter):
    game = "othello"
    peer = "othello"

    def text(self, state: State, action: int) -> str:
        words = state.action_to_string(action)
        return words if words == "pass" else mirrored(words, 8)
