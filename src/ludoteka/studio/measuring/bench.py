"""Our games beside the same games of OpenSpiel: one process, one thread, time of the processor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from ludoteka.core import CHANCE, Position, TooMuch
from ludoteka.games import load
from ludoteka.studio.measuring.comparing import ROUNDS, Speeds, Work, compare, fitting
from ludoteka.studio.measuring.native_start import native_start
from ludoteka.studio.measuring.peer import Pair, Peer, is_there
from ludoteka.studio.measuring.playouts import Player, compiled_player, interpreted
from ludoteka.studio.measuring.readiness import Ready, readiness

if TYPE_CHECKING:
    from ludoteka.studio.measuring.native_start import NativeStart

SEED = 1
LENGTHS = 100
"""Random matches of the peer from which the mean length is told; its own loop does not tell it."""
FEWEST_SIMULATIONS = 1000
"""Of one search."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What was measured of one game."""

    pair: Pair
    playouts: Speeds
    """In random matches."""
    length: float
    """Moves of our random matches on average."""
    peer_length: float | None
    """Actions of theirs; a move of ours may be several of them."""
    native: NativeMeasured | None
    """None where the interpreter played."""


@dataclass(frozen=True, slots=True)
class NativeMeasured:
    """What was measured of native code alone."""

    search: Speeds | None
    """In simulations; None where there are too many moves to search, or chance decides."""
    ready: Ready


def measure(pairs: Sequence[Pair], seconds: float) -> Iterator[Measured]:
    """Measure game after game; each thing for so many seconds on either side."""
    for pair in pairs:
        options: dict[str, Any] = dict(pair.options)
        start = _first_choice(load(pair.game).start(**options))
        yield _measure(pair, start, Peer(pair.peer, SEED) if is_there() else None, seconds)


def _first_choice(start: Position) -> Position:
    """Where somebody chooses first. Chance decides by its odds, as a throw that is made anew must not come for ever."""
    luck = Random(SEED)
    while start.chooser is CHANCE:
        odds = start.odds()
        start = start.play(luck.choices(range(len(odds)), odds)[0])
    return start


def _measure(pair: Pair, start: Position, peer: Peer | None, seconds: float) -> Measured:
    code = native_start(start)
    matches = _Matches(compiled_player(start, SEED) or interpreted(start, SEED))
    playouts = compare(matches.play, _rollouts(peer) if peer else None, seconds)
    return Measured(
        pair, playouts, matches.length, peer.length(LENGTHS) if peer else None,
        _measure_native(pair, code, peer, seconds) if code else None)


def _measure_native(pair: Pair, code: NativeStart, peer: Peer | None, seconds: float) -> NativeMeasured:
    from ludoteka.studio.measuring.native_search import native_searcher

    if pair.by_chance:
        return NativeMeasured(None, readiness(pair))
    try:
        search = _compare_searches(native_searcher(*code), peer, seconds)
    except TooMuch:
        search = None
    return NativeMeasured(search, readiness(pair))


class _Matches:
    """Our random matches, and how long they were."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._played = self._moves = 0

    def play(self, count: int) -> int:
        self._moves += self._player(count)
        self._played += count
        return count

    @property
    def length(self) -> float:
        return self._moves / self._played


def _rollouts(peer: Peer) -> Work:
    def play(count: int) -> int:
        peer.roll_out(count)
        return count

    return play


def _compare_searches(ours: Work, peer: Peer | None, seconds: float) -> Speeds:
    """Both make searches of the same size: as many simulations as the peer makes in one slice."""
    simulations = max(FEWEST_SIMULATIONS, fitting(peer.search if peer else ours, seconds / ROUNDS))

    def repeated(search: Work) -> Work:
        return lambda count: sum(search(simulations) for _ in range(count))

    return compare(repeated(ours), repeated(peer.search) if peer else None, seconds)
