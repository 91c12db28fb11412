"""Go: their cells are counted from the bottom left, and the last action is to pass.

With OpenSpiel only a move back in a ko is illegal; one that repeats an older board is legal, and ends the
match as a draw. With us no board may occur again, so exactly those moves are left out. Their komi has a
half point; with us White wins when equal, so a komi of 7 is one of 7.5.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from tests.oracles.adapter import Actions, Adapter, State, cell

LONGEST = 5000  # so many moves are never reached
PASS = "pass"


class Go(Adapter):
    game = "go"

    def __init__(self, size: int, komi: int, passing: float | None = None) -> None:
        self.peer = f"go(board_size={size},komi={komi}.5,max_game_length={LONGEST})"
        self.settings = {"size": size, "komi": komi}
        self.size = size
        self.passing = passing
        """How probable a pass is; without it, as probable as any other move."""

    def spell(self, state: State) -> Iterator[tuple[str, Actions]]:
        for text, actions in super().spell(state):
            if text == PASS or not state.child(actions[0]).is_terminal():
                yield text, actions

    def text(self, state: State, action: int) -> str:
        row, column = divmod(action, self.size)
        return PASS if row == self.size else cell(column, row)

    def pick(self, state: State, moves: Mapping[str, Actions], rng: random.Random) -> str:
        if self.passing is None:
            return super().pick(state, moves, rng)
        stones = sorted(moves.keys() - {PASS})
        return rng.choice(stones) if stones and rng.random() > self.passing else PASS
