"""Random matches of Carcassonne on its compiled land; loaded only where there is Numba."""

from __future__ import annotations

import numpy as np

from ludoteka.core import Position
from ludoteka.opponents.carcassonne.land import new_land
from ludoteka.opponents.carcassonne.playouts import matches
from ludoteka.opponents.carcassonne.reading import ground_for
from ludoteka.studio.measuring.playouts import Player


def land_player(start: Position, seed: int) -> Player | None:
    """Matches from the start on the land; None where that does not play the game."""
    if (ground := ground_for(start)) is None:
        return None
    # A seed of nothing would give nothing for ever.
    tables, land, luck = ground.tables, new_land(), np.array([seed % 2**62 + 1], np.int64)

    def play(count: int) -> int:
        return int(matches(tables, land, luck, count))

    play(0)  # its machine code is loaded now, so that nobody's clock is running
    return play
