"""Amazons: with them an amazon, its goal and its arrow are three actions, with us one move."""

from __future__ import annotations

from collections.abc import Iterator

from tests.oracles.adapter import Actions, Adapter, State, cell


class Amazons(Adapter):
    game = "amazons"

    def __init__(self, size: int) -> None:
        self.peer = f"amazons(board_size={size})"
        self.settings = {"size": size}
        self.size = size

    def spell(self, state: State) -> Iterator[tuple[str, Actions]]:
        for amazon in state.legal_actions():
            chosen = state.child(amazon)
            for goal in chosen.legal_actions():
                moved = chosen.child(goal)
                for arrow in moved.legal_actions():
                    actions = (amazon, goal, arrow)
                    yield "-".join(self._name(action) for action in actions), actions

    def _name(self, action: int) -> str:
        row, column = divmod(action, self.size)
        return cell(column, self.size - 1 - row)
