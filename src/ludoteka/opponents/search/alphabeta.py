"""Alpha-beta search for every game of two seats without chance."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from math import exp
from random import Random
from threading import Timer
from time import perf_counter
from typing import Final

import numpy as np

from ludoteka.core import TooMuch
from ludoteka.native.functions import TOO_MANY, NativeGame
from ludoteka.opponents.search.considered import LINES, Considered, Weighed
from ludoteka.opponents.search.evaluation import UNIT, blind
from ludoteka.opponents.search.ground import CLOCK, DEEPEST, FIRST_MOVE, NODES, ROOM, STOP, Ground, make_ground
from ludoteka.opponents.search.lookahead import PROVEN, begin, follow, look_ahead, visitors
from ludoteka.opponents.search.memory import Buffer, Ints, Numbers

_MOST_ROOM: Final = 1 << 17
_searches = itertools.count(1)


class AlphaBeta:
    """Searches the positions of one game, and remembers what it found from one to the next."""

    def __init__(self, game: NativeGame, scales: Ints | None = None, entries: int = 1 << 18) -> None:
        if game.seats != 2 or game.chances:
            raise ValueError("alpha-beta is for games of two seats without chance")
        self._game, self._scales, self._entries = game, scales, entries
        self._ground = self._make_ground(game.most_moves)

    def _make_ground(self, room: int) -> Ground:
        scales = blind() if self._scales is None else self._scales
        return make_ground(self._game, scales, self._entries, room, self._scales is None, visitors())

    def search(
        self, buffer: Buffer, *, seconds: float | None = None, nodes: int | None = None, depth: int = DEEPEST,
        lines: int = 1, seed: int | None = None, stop: Numbers | None = None,
    ) -> Considered:
        """Look ahead ever deeper, to the end of a budget, until `stop[0]` is set or until the result is certain.

        The best `lines` moves get exact values, the others upper bounds. Moves are tried in the game's order or, with a
        seed, in one that is drawn; of moves that are equally good the first is the best.
        """
        started = perf_counter()
        with self._begun(buffer, nodes, seconds, stop) as roots:
            found: list[int] = roots[:, 0].tolist()
            if seed is not None:
                roots[:, 0] = Random(seed).sample(found, len(found))
            reached = self._deepen(roots, min(depth, DEEPEST), lines)
        weighed = {move: Weighed(move, visits, worth(value), _is_certain(value, exact, whole))
                   for move, value, exact, whole, visits in roots.tolist()}
        best = int(roots[0, 0])
        told = tuple(self._line(move, reached) for move in roots[:min(lines, LINES), 0].tolist())
        return Considered(tuple(map(weighed.__getitem__, found)), best, told[0],
                          int(self._ground.numbers[NODES]), perf_counter() - started, reached, told)

    def solve(self, buffer: Buffer, nodes: int) -> float | None:
        """What a position is certainly worth to its chooser (0, one half, 1), if so many nodes are enough to tell."""
        with self._begun(buffer, nodes) as roots:
            self._deepen(roots, DEEPEST, 1)
        return worth(int(roots[0, 1])) if _is_solved(roots) else None

    @contextmanager
    def _begun(
        self, buffer: Buffer, nodes: int | None, seconds: float | None = None, stop: Numbers | None = None,
    ) -> Iterator[Numbers]:
        """A row for each move of a position; the time is running."""
        clock, never = _zeros(1), _zeros(1)
        total = self._begin(buffer, 1 << 62 if nodes is None else nodes)
        if total == 0:
            raise ValueError("there is no move to consider")
        numbers = self._ground.numbers
        numbers[CLOCK], numbers[STOP] = clock.ctypes.data, (never if stop is None else stop).ctypes.data
        roots = np.zeros((total, 5), dtype=np.int64)
        roots[:, 0] = numbers[numbers[FIRST_MOVE]:][:total]
        timer = Timer(seconds or 0, clock.fill, (1,))
        timer.daemon = True
        if seconds is not None:
            timer.start()
        try:
            yield roots
        finally:
            timer.cancel()

    def _begin(self, buffer: Buffer, nodes: int) -> int:
        """Bring a position to the root, with more room for its moves if it takes more; how many it has."""
        while True:
            total = begin(self._ground.numbers, buffer.ctypes.data, next(_searches), nodes)
            room = 4 * int(self._ground.numbers[ROOM])
            if total != TOO_MANY:
                return total
            if room > _MOST_ROOM:
                raise TooMuch
            self._ground = self._make_ground(room)

    def _deepen(self, roots: Numbers, depth: int, lines: int) -> int:
        """Look one move deeper again and again, the best move first; how deep it came."""
        for level in range(1, depth + 1):
            done = look_ahead(self._ground.numbers.ctypes.data, level, roots, _zeros(lines))
            roots[:done] = roots[:done][np.argsort(-roots[:done, 1], kind="stable")]
            if done < len(roots):
                return level - 1
            if _is_solved(roots):
                return level
        return depth

    def _line(self, best: int, length: int) -> tuple[int, ...]:
        line = _zeros(length + 2)  # wins are seen one move ahead
        return tuple(line[:follow(self._ground.numbers, best, line)].tolist())


def _zeros(count: int) -> Numbers:
    return np.zeros(count, dtype=np.int64)


def _is_solved(roots: Numbers) -> bool:
    """Whether the worth of the root is certain: a forced win, or everything was seen to its end."""
    return bool(roots[0, 1] >= PROVEN or np.all((roots[:, 3] != 0) | (roots[:, 1] <= -PROVEN)))


def _is_certain(value: int, exact: int, whole: int) -> bool:
    return value <= -PROVEN or bool(exact and (whole or value >= PROVEN))


def worth(value: int) -> float:
    """A value of the search as what the chooser may hope for, from 0 to 1.

    >>> worth(0), worth(PROVEN), round(worth(1000), 3)
    (0.5, 1.0, 0.731)
    """
    if abs(value) >= PROVEN:
        return float(value > 0)
    return 1 / (1 + exp(-value / UNIT))
