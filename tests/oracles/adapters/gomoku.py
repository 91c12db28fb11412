"""Gomoku: their cells are counted from the top left. With them a line of more than five wins too."""

from __future__ import annotations

from tests.oracles.adapter import Adapter, State, cell


class Gomoku(Adapter):
    game = "gomoku"

    def __init__(self, size: int) -> None:
        self.peer = f"gomoku(size={size})"
        self.settings = {"size": size, "long lines": "winning"}
        self.size = size

    def text(self, state: State, action: int) -> str:
        row, column = divmod(action, self.size)
        return cell(column, self.size - 1 - row)
