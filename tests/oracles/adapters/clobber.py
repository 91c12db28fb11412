"""Clobber: the same cells with both; with an even number of rows their colours are ours exchanged."""

from __future__ import annotations

from tests.oracles.adapter import Adapter, State


class Clobber(Adapter):
    game = "clobber"

    def __init__(self, width: int, height: int) -> None:
        assert height % 2
        self.peer = f"clobber(columns={width},rows={height})"
        self.settings = {"width": width, "height": height}

    def text(self, state: State, action: int) -> str:
        words = state.action_to_string(action)  # 'a5b5'
        return f"{words[:2]}-{words[2:]}"
