"""Layer after layer over native positions, only so many of each layer kept: for puzzles with many ways to an end."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ludoteka.native import calls
from ludoteka.native.calls import compiled
from ludoteka.native.functions import NativeGame
from ludoteka.opponents.solving.budget import Budget
from ludoteka.opponents.solving.native_estimates import FlatEstimate, estimated
from ludoteka.opponents.solving.native_marks import mark_of, spread

_SLICE = 2_000
"""Positions between two looks at the clock."""
_COUNT, _MET, _WINNER, _EXAMINED = range(4)
"""What the counters of a layer count: positions kept, positions met, where one was won from, positions looked at."""


class Layer(NamedTuple):
    """Positions with as many moves behind them, each with the one before it and the move from there."""

    positions: Any
    parent: Any
    move: Any
    worth: Any
    """The higher, the longer a position is kept."""
    seen: Any
    counter: Any


class NativeBeam:
    """Keeps some positions of each layer: by chance, or those with the most moves, or those that miss the fewest."""

    def __init__(self, game: NativeGame, root: Any, besides: Any, estimate: FlatEstimate, most_depth: int) -> None:
        self.game = game
        self.root = root
        self.besides = besides
        self.estimate = estimate
        self.most_depth = most_depth
        self.luck = np.ones(1, np.uint64)

    def run(self, budget: Budget, width: int, by_moves: bool) -> list[int] | None:
        """The moves of a solution, or nothing where none was kept to the end; raises OutOfBudget."""
        layers = [self._layer(1)]
        layers[0].positions[0], layers[0].counter[_COUNT] = self.root, 1
        while layers[-1].counter[_COUNT] and len(layers) <= self.most_depth:
            after = self._layer(width)
            self._extend(budget, layers[-1], after, by_moves)
            if after.counter[_WINNER] >= 0:
                return _way(layers, after)
            # Only the way back is needed of what has been looked at.
            layers[-1] = layers[-1]._replace(positions=None, seen=None)
            layers.append(after)
        return None

    def _layer(self, width: int) -> Layer:
        size = self.game.size
        seen = 1 << (16 * width).bit_length()
        return Layer(calls.buffer(width * size).reshape(width, size), np.zeros(width, np.int32),
                     np.zeros(width, np.int32), np.zeros(width, np.int64), np.zeros(seen, np.int64),
                     np.array([0, 0, -1, 0], np.int64))

    def _extend(self, budget: Budget, now: Layer, after: Layer, by_moves: bool) -> None:
        for start in range(0, int(now.counter[_COUNT]), _SLICE):
            budget.check()
            end = min(start + _SLICE, int(now.counter[_COUNT]))
            game, before = self.game, int(after.counter[_EXAMINED])
            known = _extend(game.moves, game.play, game.worth, game.mark, self.besides, now, start, end, after,
                            self.estimate, by_moves, self.luck, game.most_moves)
            budget.examined += int(after.counter[_EXAMINED]) - before
            if not known:
                raise ArithmeticError("a native function did not know what to do")
            if after.counter[_WINNER] >= 0:
                return


def _way(layers: list[Layer], last: Layer) -> list[int]:
    moves, node = [int(last.move[0])], int(last.counter[_WINNER])
    for layer in reversed(layers[1:]):
        moves.append(int(layer.move[node]))
        node = int(layer.parent[node])
    return moves[::-1]


@compiled
def _is_new(seen: Any, mark: int, met: int) -> Any:
    """Whether a position was not met before in its layer; when there is no room left, nothing is remembered."""
    last = len(seen) - 1
    spot = spread(mark) & last
    while seen[spot] != 0:
        if seen[spot] == mark:
            return False
        spot = (spot + 1) & last
    if 2 * met < len(seen):
        seen[spot] = mark
    return True


@compiled
def _place(layer: Any, worth: int, luck: Any) -> Any:
    """Where a position is kept: a free place, or the worse of two picked by chance; -1 if it is not worth it."""
    counter, width = layer.counter, len(layer.parent)
    if counter[_COUNT] < width:
        counter[_COUNT] += 1
        return counter[_COUNT] - 1
    place = np.int64(luck >> np.uint64(33)) % width
    other = np.int64(luck >> np.uint64(13) & np.uint64(0xFFFFF)) % width
    if layer.worth[other] < layer.worth[place]:
        place = other
    return place if layer.worth[place] < worth else -1


@compiled
def _extend(moves: int, play: int, worth: int, mark: int, besides: Any, now: Any, start: int, end: int, after: Any,
            estimate: Any, by_moves: bool, luck: Any, room: int) -> Any:
    """Put what follows some positions of a layer into the next one."""
    size = now.positions.shape[1]
    raw = np.empty(size + 64, np.uint8)
    skip = -raw.ctypes.data % 64
    child = raw[skip:skip + size]
    to, found, further = np.int64(child.ctypes.data), np.empty(room, np.int64), np.empty(room, np.int64)
    rows, reached = np.zeros(len(estimate.first), np.int64), np.zeros(8, np.float64)
    for node in range(start, end):
        at = np.int64(now.positions.ctypes.data) + node * size
        count = calls.moves(moves, at, np.int64(found.ctypes.data), np.int32(room))
        if count < 0:
            return False
        for number in range(count):
            calls.copy(to, at, size)
            status = calls.play(play, to, found[number])
            after.counter[_EXAMINED] += 1
            if status < 0:
                return False
            if status == 1:
                calls.worth(worth, to, np.int64(reached.ctypes.data))
                if reached[0] == 1.0:
                    after.counter[_WINNER], after.move[0] = node, number
                    return True
                continue
            if not _is_new(after.seen, mark_of(mark, child, besides), after.counter[_MET]):
                continue
            after.counter[_MET] += 1
            luck[0] = luck[0] * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
            value = np.int64(luck[0] >> np.uint64(44)) - (estimated(child.view(np.int32), estimate, rows) << 40)
            if by_moves:
                value += np.int64(calls.moves(moves, to, np.int64(further.ctypes.data), np.int32(room))) << 20
            place = _place(after, value, luck[0])
            if place >= 0:
                calls.copy(np.int64(after.positions.ctypes.data) + place * size, to, size)
                after.parent[place], after.move[place], after.worth[place] = node, number, value
    return True
