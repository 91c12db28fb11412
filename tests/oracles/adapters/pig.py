"""Pig: they call holding 'stop' and count what a die shows from 0."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteka.core import Result
from tests.oracles.adapter import Actions, Adapter, State

ROLL = 0


class Pig(Adapter):
    """For some players, to some goal."""

    game = "pig"

    def __init__(self, players: int, goal: int) -> None:
        self.peer = f"pig(players={players},winscore={goal},horizon=100000)"
        self.settings = {"goal": goal}
        self.players = tuple(range(players))

    def spell(self, state: State) -> Iterator[tuple[str, Actions]]:
        if state.is_chance_node():
            yield from ((str(action + 1), (action,)) for action, _ in state.chance_outcomes())
            return
        for action in state.legal_actions():
            yield ("roll" if action == ROLL else "hold"), (action,)

    def results(self, state: State) -> tuple[Result, ...]:
        return tuple("won" if value == 1 else "lost" for value in state.returns())
