"""How fast we want to be: what was measured against the ratios and times that were set as goals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import geometric_mean
from typing import Final, NamedTuple

from ludoteka.studio.measuring.bench import Measured
from ludoteka.studio.measuring.comparing import Speeds

PLAYOUTS, EVERY, SEARCH = 3.0, 1.0, 2.0
"""Times as fast as the peer: playouts on average, playouts of every game, search on average."""
READY: Final = {"tic-tac-toe": 0.5, "connect-four": 0.5, "breakthrough": 0.5, "othello": 0.5, "chess": 3.0}
CACHED: Final = 0.05
"""Seconds of the processor until machine code is ready: from a changed text, and from the cache."""


class Miss(NamedTuple):
    """A goal that was not reached."""

    what: str
    """Which one: `playouts`, `search`, `ready` or `cached`."""
    game: str
    """Of a game; '' for the mean of all."""
    found: float
    wanted: float


def misses(measured: Sequence[Measured]) -> Iterator[Miss]:
    """Every goal that was not reached; without a peer ratios are not asked for."""
    yield from _below("playouts", "", mean(one.playouts for one in measured if not one.pair.by_chance), PLAYOUTS)
    for one in measured:
        yield from _below("playouts", one.pair.game, one.playouts.ratio, EVERY)
    yield from _below("search", "", mean(one.native.search for one in measured
                                         if one.native is not None and one.native.search is not None), SEARCH)
    for one in measured:
        if one.native is not None:
            for what, spent, most in (("ready", one.native.ready.changed, READY.get(one.pair.game)),
                                      ("cached", one.native.ready.cached, CACHED)):
                if most is not None and spent > most:
                    yield Miss(what, one.pair.game, spent, most)


def mean(speeds: Iterable[Speeds]) -> float | None:
    """The geometric mean of the ratios; None without a peer."""
    ratios = [one.ratio for one in speeds if one.ratio is not None]
    return geometric_mean(ratios) if ratios else None


def _below(what: str, game: str, found: float | None, wanted: float) -> Iterator[Miss]:
    if found is not None and found < wanted:
        yield Miss(what, game, found, wanted)
