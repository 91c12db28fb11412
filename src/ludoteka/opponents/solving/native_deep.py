"""Depth-first search over native positions: deeper and deeper (IDA*), or straight down for any solution."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ludoteka.native import calls
from ludoteka.native.calls import compiled
from ludoteka.native.functions import NativeGame
from ludoteka.opponents.solving.budget import Budget
from ludoteka.opponents.solving.estimates import NEVER
from ludoteka.opponents.solving.native_estimates import FlatEstimate, estimated
from ludoteka.opponents.solving.native_marks import mark_of, spread

_SLICE = 50_000
_FOUND, _EXHAUSTED, _GO_ON, _BROKEN = range(4)
_DEPTH, _NEXT, _EXAMINED = range(3)
"""What the counters count: the present depth, the next bound, positions looked at."""
_SEEN = 1 << 22


class Line(NamedTuple):
    """The line of positions from the first one to the present one."""

    positions: Any
    moves: Any
    order: Any
    count: Any
    next: Any
    taken: Any
    counter: Any
    seen: Any
    """The marks of positions seen, each with the round and depth in which it was."""


class NativeDeep:
    """Depth-first search from one position, as often as wanted."""

    def __init__(self, game: NativeGame, root: Any, besides: Any, estimate: FlatEstimate, most_depth: int) -> None:
        self.game = game
        self.root = root
        self.besides = besides
        self.estimate = estimate
        self.luck = np.ones(1, np.uint64)
        self.most_depth = most_depth
        room = game.most_moves
        positions = calls.buffer((most_depth + 2) * game.size).reshape(most_depth + 2, game.size)
        lists, counts = np.zeros((2, most_depth + 2, room), np.int64), np.zeros((3, most_depth + 2), np.int64)
        self.line = Line(positions, lists[0], lists[1], counts[0], counts[1], counts[2], np.zeros(3, np.int64),
                         np.zeros((_SEEN, 2), np.int64))
        self.round = 0
        self.complete = False
        """Whether the last search without a result left nothing out."""

    def run(self, budget: Budget, bound: int | None = None, most: int = 1 << 60) -> list[int] | None:
        """Moves of a solution no longer than the bound, or nothing where none is found; raises OutOfBudget.

        Without a bound any solution will do: first what leaves the fewest moves, of these by chance. It looks at about
        so many positions at most.
        """
        self.round += 1
        counter = self.line.counter
        counter[:] = -1, NEVER, 0
        limit = self.most_depth if bound is None else min(bound, self.most_depth)
        while True:
            budget.check()
            before = int(counter[_EXAMINED])
            status = _dig(self.game.moves, self.game.play, self.game.worth, self.game.mark, self.besides, self.root,
                          self.line, self.estimate, limit, bound is None, self.round, self.luck,
                          min(_SLICE, most))
            budget.examined += int(counter[_EXAMINED]) - before
            if status == _BROKEN:
                raise ArithmeticError("a native function did not know what to do")
            if status == _FOUND:
                return [int(one) for one in self.line.taken[:counter[_DEPTH] + 1]]
            if status == _EXHAUSTED or counter[_EXAMINED] >= most:
                self.complete = bool(status == _EXHAUSTED) and self.next_bound >= NEVER
                return None

    @property
    def next_bound(self) -> int:
        """The least bound with which there is more to see."""
        return int(self.line.counter[_NEXT])


@compiled
def _list(moves: int, play: int, line: Any, depth: int, narrow_first: bool, luck: Any) -> Any:
    """List the moves of the present position, in the order in which they are tried."""
    size, room = line.positions.shape[1], line.moves.shape[1]
    at = np.int64(line.positions.ctypes.data) + depth * size
    count = calls.moves(moves, at, np.int64(line.moves.ctypes.data) + depth * room * 8, np.int32(room))
    line.count[depth], line.next[depth] = count, 0
    for number in range(count):
        line.order[depth, number] = number
    if not narrow_first or count < 2:
        return count
    keys, child = np.empty(count, np.int64), at + size
    below = np.int64(line.moves.ctypes.data) + (depth + 1) * room * 8
    for number in range(count):
        calls.copy(child, at, size)
        status = calls.play(play, child, line.moves[depth, number])
        after = calls.moves(moves, child, below, np.int32(room)) if status == 0 else -1
        luck[0] = luck[0] * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
        keys[number] = after * 1024 + np.int64(luck[0] >> np.uint64(54))
    line.order[depth, :count] = np.argsort(keys)
    return count


@compiled
def _dig(moves: int, play: int, worth: int, mark: int, besides: Any, root: Any, line: Any, estimate: Any, bound: int,
         any_depth: bool, round_number: int, luck: Any, most: int) -> Any:
    """Go on along the line, back where nothing is left; gives how it ended."""
    counter, size = line.counter, line.positions.shape[1]
    first = np.int64(line.positions.ctypes.data)
    rows, reached = np.zeros(len(estimate.first), np.int64), np.zeros(8, np.float64)
    if counter[_DEPTH] < 0:
        calls.copy(first, np.int64(root.ctypes.data), size)
        counter[_DEPTH] = 0
        if _list(moves, play, line, 0, any_depth, luck) < 0:
            return _BROKEN
    for _ in range(most):
        depth = counter[_DEPTH]
        if line.next[depth] == line.count[depth]:
            if depth == 0:
                return _EXHAUSTED
            counter[_DEPTH] -= 1
            continue
        number = line.order[depth, line.next[depth]]
        line.next[depth] += 1
        line.taken[depth] = number
        child = first + (depth + 1) * size
        calls.copy(child, first + depth * size, size)
        status = calls.play(play, child, line.moves[depth, number])
        counter[_EXAMINED] += 1
        if status < 0:
            return _BROKEN
        if status == 1:
            calls.worth(worth, child, np.int64(reached.ctypes.data))
            if reached[0] == 1.0:
                return _FOUND
            continue
        after = line.positions[depth + 1]
        missing = estimated(after.view(np.int32), estimate, rows)
        if missing >= NEVER:
            continue
        if depth + 1 + max(missing, 1) > bound:
            counter[_NEXT] = min(counter[_NEXT], depth + 1 + max(missing, 1))
            continue
        here = mark_of(mark, after, besides)
        spot = spread(here) & (len(line.seen) - 1)
        when = round_number << 20 | (0 if any_depth else depth + 1)
        if line.seen[spot, 0] == here and line.seen[spot, 1] >> 20 == round_number and line.seen[spot, 1] <= when:
            continue
        line.seen[spot, 0], line.seen[spot, 1] = here, when
        if _list(moves, play, line, depth + 1, any_depth, luck) < 0:
            return _BROKEN
        counter[_DEPTH] += 1
    return _GO_ON
