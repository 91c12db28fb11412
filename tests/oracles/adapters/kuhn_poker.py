"""Kuhn poker: their cards are numbered from the jack on, and they know only passing and betting."""

from __future__ import annotations

from tests.oracles.adapter import Adapter, State

RANKS = ("jack", "queen", "king")
BET = 1


class KuhnPoker(Adapter):
    """For two; what was won is what they return."""

    game = "kuhn-poker"
    peer = "kuhn_poker"

    def text(self, state: State, action: int) -> str:
        if state.is_chance_node():
            return RANKS[action]
        played = state.history()[2:]
        return (("fold", "call") if played[-1:] == [BET] else ("check", "bet"))[action]

    def points(self, state: State) -> tuple[int, ...]:
        return tuple(int(value) for value in state.returns())
