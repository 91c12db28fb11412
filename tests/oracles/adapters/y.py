"""Y: their triangle points down; a row is counted from its own left end, and the first row is the longest."""

from __future__ import annotations

from tests.oracles.adapter import Adapter, State, cell


class Y(Adapter):
    game = "y"

    def __init__(self, size: int) -> None:
        self.peer = f"y(board_size={size})"
        self.settings = {"size": size}
        self.size = size

    def text(self, state: State, action: int) -> str:
        row, column = divmod(action, self.size)
        return cell(column + row, row)
