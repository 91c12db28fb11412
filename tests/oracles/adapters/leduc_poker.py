"""Leduc poker: one deal; their cards are numbered by rank, then suit."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

from tests.oracles.adapter import Actions, Adapter, State

RANKS = ("jack", "queen", "king")
SUITS = ("hearts", "spades")


class LeducPoker(Adapter):
    """For two, one deal; what was won is what they return."""

    game = "leduc-poker"
    peer = "leduc_poker"
    settings = MappingProxyType({"deals": 1})

    def spell(self, state: State) -> Iterator[tuple[str, Actions]]:
        for action in state.legal_actions():
            if state.is_chance_node():
                yield f"{RANKS[action // 2]} of {SUITS[action % 2]}", (action,)
            else:
                yield state.action_to_string(action).lower(), (action,)

    def points(self, state: State) -> tuple[int, ...]:
        return tuple(int(value) for value in state.returns())
