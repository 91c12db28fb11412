"""Tree search of a native game, for taking the time; loaded only where there is Numba."""

from __future__ import annotations

from itertools import count

from ludoteka.native.functions import NativeGame
from ludoteka.native.game import Buffer
from ludoteka.opponents.search.montecarlo import MonteCarlo
from ludoteka.studio.measuring.comparing import Work


def native_searcher(game: NativeGame, start: Buffer) -> Work:
    """Searches from a position with that many simulations, each time with a new tree; gives how many there were."""
    seeds = count(1)

    def search(simulations: int) -> int:
        return MonteCarlo(game).search(start, simulations=simulations, seed=next(seeds)).nodes

    search(1)  # Numba loads the search now, so that nobody's clock is running
    return search
