"""Connect Four: a move is a column, with them a number and with us a letter."""

from __future__ import annotations

from tests.oracles.adapter import Adapter, State


class ConnectFour(Adapter):
    game = "connect-four"
    peer = "connect_four"

    def text(self, state: State, action: int) -> str:
        return chr(ord("a") + action)
