"""Nine Men's Morris: with them taking a man is an action of its own, with us the end of the move.

OpenSpiel calls it a draw after 200 turns of both players together, and knows no other draw; so does the option.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

from tests.oracles.adapter import Actions, Adapter, State

# Their points are counted from the top left as one reads.
POINTS = (
    "a7 d7 g7  b6 d6 f6  c5 d5 e5  a4 b4 c4 e4 f4 g4  c3 d3 e3  b2 d2 f2  a1 d1 g1"
).split()


class NineMensMorris(Adapter):
    game = "nine-mens-morris"
    peer = "nine_mens_morris"
    settings = MappingProxyType({"length": "limited"})

    def spell(self, state: State) -> Iterator[tuple[str, Actions]]:
        for action in state.legal_actions():
            after = state.child(action)
            text = self.text(state, action)
            if after.current_player() != state.current_player():
                yield text, (action,)
                continue
            for victim in after.legal_actions():
                yield f"{text}-{POINTS[victim]}", (action, victim)

    def text(self, state: State, action: int) -> str:
        if action < len(POINTS):
            return POINTS[action]
        start, goal = divmod(action - len(POINTS), len(POINTS))
        return f"{POINTS[start]}-{POINTS[goal]}"
