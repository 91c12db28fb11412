"""Our games beside the same games of OpenSpiel: one process, one thread, time of the processor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ludoteka.core import Position
from ludoteka.games import load
from ludoteka.studio.measuring.comparing import Speeds, compare
from ludoteka.studio.measuring.peer import Pair, Peer, is_there
from ludoteka.studio.measuring.playouts import interpreted

SEED = 1
LENGTHS = 100
"""Random matches of the peer from which the mean length is told; its own loop does not tell it."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What was measured of one game."""

    pair: Pair
    playouts: Speeds
    length: float
    """Moves of our random matches on average."""
    peer_length: float | None
    """Actions of theirs; a move of ours may be several of them."""


def measure(pairs: Sequence[Pair], seconds: float) -> Iterator[Measured]:
    """Measure game after game; each thing for so many seconds on either side."""
    for pair in pairs:
        options: dict[str, Any] = dict(pair.options)
        yield _measure(pair, load(pair.game).start(**options), Peer(pair.peer, SEED) if is_there() else None, seconds)


def _measure(pair: Pair, start: Position, peer: Peer | None, seconds: float) -> Measured:
    player = interpreted(start, SEED)
    played = moves = 0

    def ours(count: int) -> int:
        nonlocal played, moves
        moves += player(count)
        played += count
        return count

    if peer is None:
        speeds = compare(ours, None, seconds)
        return Measured(pair, speeds, moves / played, None)

    def theirs(count: int) -> int:
        peer.roll_out(count)
        return count

    speeds = compare(ours, theirs, seconds)
    return Measured(pair, speeds, moves / played, peer.length(LENGTHS))
