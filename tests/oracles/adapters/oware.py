"""Oware: with them a move is the number of a house in the mover's row, with us its number on the ring.

OpenSpiel ends the match as soon as a position occurs again; so does the option.
"""

from __future__ import annotations

from types import MappingProxyType

from tests.oracles.adapter import Adapter, State

HOUSES = 6  # of each player


class Oware(Adapter):
    game = "oware"
    peer = "oware"
    settings = MappingProxyType({"repeats": 2})

    def text(self, state: State, action: int) -> str:
        return str(state.current_player() * HOUSES + action + 1)
