"""Tic-tac-toe: their cells are counted from the top left."""

from __future__ import annotations

from tests.oracles.adapter import Adapter, State, cell


class TicTacToe(Adapter):
    game = "tic-tac-toe"
    peer = "tic_tac_toe"

    def text(self, state: State, action: int) -> str:
        row, column = divmod(action, 3)
        return cell(column, 2 - row)
