"""Liar's dice: they roll one die after the other, and a bid is one action."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial, prod

from tests.oracles.adapter import Actions, Adapter, State

SIDES = 6


class LiarsDice(Adapter):
    """One round for two, the highest face being wild."""

    game = "liars-dice"

    def __init__(self, dice: int) -> None:
        self.peer = f"liars_dice(numdice={dice})"
        self.settings = {"cup size": dice, "wild face": SIDES, "length": "single"}
        self.dice = dice

    def spell(self, state: State) -> Iterator[tuple[str, Actions]]:
        if state.is_chance_node():
            for values in combinations_with_replacement(range(SIDES), self.dice):
                yield " ".join(str(value + 1) for value in values), values
            return
        for action in state.legal_actions():
            said = state.action_to_string(action)
            yield ("liar!" if said == "Liar" else f"bid-{said}"), (action,)

    def odds(self, state: State) -> dict[str, Fraction]:
        assert [action for action, _ in state.chance_outcomes()] == list(range(SIDES))
        return {text: Fraction(_orders(values), SIDES**self.dice) for text, values in self.moves(state).items()}


def _orders(values: Actions) -> int:
    return factorial(len(values)) // prod(factorial(values.count(value)) for value in set(values))
