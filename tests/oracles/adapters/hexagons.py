"""Hex: their rows are counted from the top; player 0 joins the top and the bottom.

When the first stone is taken over, with us the players change sides and the stone stays. With them it changes
its colour and goes to the mirrored cell, so that from then on their board is the mirror of ours.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from tests.oracles.adapter import Actions, Adapter, State, cell

SWAP = "swap sides"


class Hex(Adapter):
    game = "hex"

    def __init__(self, size: int, swap: bool = False) -> None:
        self.peer = f"hex(board_size={size},swap={swap})"
        self.settings = {"size": size, "swap rule": "allowed" if swap else "forbidden"}
        self.size = size

    def text(self, state: State, action: int) -> str:
        row, column = divmod(action, self.size)
        if row == self.size:
            return SWAP
        if self.size ** 2 in state.history():
            row, column = column, row
        return cell(column, self.size - 1 - row)

    def pick(self, state: State, moves: Mapping[str, Actions], rng: random.Random) -> str:
        return SWAP if SWAP in moves and rng.random() < 0.5 else super().pick(state, moves, rng)
