"""Breakthrough: with them Black begins and stands at the top, so the board is seen from the other side."""

from __future__ import annotations

from tests.oracles.adapter import Adapter, State, mirrored


class Breakthrough(Adapter):
    game = "breakthrough"
    peer = "breakthrough"

    def text(self, state: State, action: int) -> str:
        words = state.action_to_string(action)  # 'a7a6', and 'a7b6*' where it takes
        return f"{mirrored(words[:2], 8)}-{mirrored(words[2:4], 8)}"
