"""A* over native positions: nearest first, in flat arrays; without an estimate it is breadth-first search.

A position is kept as the words in which it differs from the first one. Its mark is found in a table of marks.
"""

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

_SLICE = 20_000
"""Positions between two looks at the clock."""
_FOUND, _EXHAUSTED, _GO_ON, _FULL, _BROKEN = range(5)
_MOST_LEVELS = 4096


class Nodes(NamedTuple):
    """Everything about the positions found so far; they are numbered in the order in which they were found."""

    parent: Any
    move: Any
    far: Any
    words: Any
    """How many words differ from the first position, and where they begin."""
    start: Any
    goal: Any
    stale: Any
    next: Any
    mark_of: Any


class Store(NamedTuple):
    """The differing words, the table of marks, the positions in the order of their estimates, and counters."""

    place: Any
    word: Any
    table: Any
    head: Any
    count: Any
    """Nodes, words, lowest level, examined."""


class NativeAStar:
    """A search that can be asked to go on for a while."""

    def __init__(self, game: NativeGame, root: Any, besides: Any, estimate: FlatEstimate, weight: int = 1) -> None:
        self.game = game
        self.root = root
        self.besides = besides
        self.estimate = estimate
        self.weight = weight
        self.nodes = _nodes(1 << 16)
        self.store = Store(np.empty(1 << 18, np.uint16), np.empty(1 << 18, np.uint64), np.full(1 << 18, -1, np.int32),
                           np.full(_MOST_LEVELS, -1, np.int32), np.zeros(4, np.int64))
        self._work = calls.buffer(game.size), calls.buffer(game.size)
        self.found = -1
        _first(*self._arguments())

    def _arguments(self) -> tuple[Any, ...]:
        game = self.game
        return (game.moves, game.play, game.worth, game.mark, self.besides, self.root, *self._work, self.nodes,
                self.store, self.estimate, self.weight, game.most_moves)

    def run(self, budget: Budget, most_bytes: int) -> bool:
        """Go on until a goal is found (True) or nothing is left (False); raises OutOfBudget or MemoryError."""
        while True:
            budget.check()
            before = int(self.store.count[3])
            status, node = _search(_SLICE, *self._arguments())
            budget.examined += int(self.store.count[3]) - before
            if status in (_FOUND, _EXHAUSTED):
                self.found = node
                return bool(status == _FOUND)
            if status == _BROKEN:
                raise ArithmeticError("a native function did not know what to do")
            if status == _FULL:
                if self._bytes() > most_bytes:
                    raise MemoryError
                self._grow()

    def _grow(self) -> None:
        nodes, words, *_ = (int(one) for one in self.store.count)
        room = self.game.most_moves + 1
        if nodes + room >= len(self.nodes.parent):
            self.nodes = Nodes(*(_longer(one, 2) for one in self.nodes))
        if words + room * self.game.size // 8 >= len(self.store.word):
            self.store = self.store._replace(place=_longer(self.store.place, 2), word=_longer(self.store.word, 2))
        if 2 * nodes >= len(self.store.table):
            table = np.full(4 * len(self.store.table), -1, np.int32)
            _rehash(self.nodes, nodes, table)
            self.store = self.store._replace(table=table)

    def _bytes(self) -> int:
        return sum(one.nbytes for one in (*self.nodes, *self.store))

    def way(self) -> list[int]:
        """The numbers of the moves that lead to the goal found."""
        moves, node = [], self.found
        while node > 0:
            moves.append(int(self.nodes.move[node]))
            node = int(self.nodes.parent[node])
        return moves[::-1]


def _nodes(room: int) -> Nodes:
    kinds = (np.int32, np.int32, np.int32, np.int32, np.int64, np.bool_, np.bool_, np.int32, np.int64)
    return Nodes(*(np.zeros(room, kind) for kind in kinds))


def _longer(array: Any, times: int) -> Any:
    longer = np.zeros(len(array) * times, array.dtype)
    longer[:len(array)] = array
    return longer


@compiled
def _rehash(nodes: Any, count: int, table: Any) -> None:
    for node in range(count):
        if not nodes.stale[node]:
            table[_spot(table, nodes, nodes.mark_of[node])] = node


@compiled
def _spot(table: Any, nodes: Any, mark: int) -> Any:
    """Where a mark is in the table, or the free place for it."""
    last = len(table) - 1
    spot = spread(mark) & last
    while table[spot] >= 0 and nodes.mark_of[table[spot]] != mark:
        spot = (spot + 1) & last
    return spot


@compiled
def _keep(child: Any, root: Any, nodes: Any, store: Any, node: int) -> None:
    """Keep the words in which a position differs from the first one."""
    start = end = store.count[1]
    for place in range(len(root)):
        if child[place] != root[place]:
            store.place[end], store.word[end] = place, child[place]
            end += 1
    nodes.start[node], nodes.words[node] = start, end - start
    store.count[1] = end


@compiled
def _enter(nodes: Any, store: Any, node: int, level: int) -> None:
    level = min(level, len(store.head) - 1)
    nodes.next[node] = store.head[level]
    store.head[level] = node
    if level < store.count[2]:
        store.count[2] = level


@compiled
def _first(moves: int, play: int, worth: int, mark: int, besides: Any, root: Any, base: Any, child: Any, nodes: Any,
           store: Any, estimate: Any, weight: int, room: int) -> None:
    """The position that the search begins with."""
    rows = np.zeros(len(estimate.first), np.int64)
    far = estimated(root.view(np.int32), estimate, rows)
    nodes.parent[0], nodes.mark_of[0] = -1, mark_of(mark, root, besides)
    store.table[_spot(store.table, nodes, nodes.mark_of[0])] = 0
    store.count[0], store.count[2] = 1, len(store.head)
    if far < NEVER:
        _enter(nodes, store, 0, weight * far)


@compiled
def _nearest(nodes: Any, store: Any) -> Any:
    """Take out a position that seems nearest to a goal; -1 if there is none."""
    head, count = store.head, store.count
    while count[2] < len(head):
        node = head[count[2]]
        if node < 0:
            count[2] += 1
            continue
        head[count[2]] = nodes.next[node]
        if not nodes.stale[node]:
            return node
    return -1


@compiled
def _unpack(node: int, root: Any, base: Any, nodes: Any, store: Any) -> None:
    """The position of a node."""
    base[:] = root
    words = base.view(np.uint64)
    for place in range(nodes.start[node], nodes.start[node] + nodes.words[node]):
        words[store.place[place]] = store.word[place]


@compiled
def _search(most: int, moves: int, play: int, worth: int, mark: int, besides: Any, root: Any, base: Any, child: Any,
            nodes: Any, store: Any, estimate: Any, weight: int, room: int) -> Any:
    """Look at so many positions; gives how it ended and the goal, if there is one."""
    size, state = len(root), child.view(np.int32)
    found, reached = np.empty(room, np.int64), np.zeros(8, np.float64)
    rows = np.zeros(len(estimate.first), np.int64)
    at, to = np.int64(base.ctypes.data), np.int64(child.ctypes.data)
    for _ in range(most):
        if (store.count[0] + room + 1 >= len(nodes.parent) or 2 * store.count[0] >= len(store.table)
                or store.count[1] + (room + 1) * (size // 8) >= len(store.word)):
            return _FULL, -1
        node = _nearest(nodes, store)
        if node < 0:
            return _EXHAUSTED, -1
        if nodes.goal[node]:
            return _FOUND, node
        store.count[3] += 1
        _unpack(node, root, base, nodes, store)
        count = calls.moves(moves, at, np.int64(found.ctypes.data), np.int32(room))
        if count < 0:
            return _BROKEN, -1
        for number in range(count):
            calls.copy(to, at, size)
            status = calls.play(play, to, found[number])
            if status < 0:
                return _BROKEN, -1
            won = False
            if status == 1:
                calls.worth(worth, to, np.int64(reached.ctypes.data))
                won = reached[0] == 1.0
                if not won:
                    continue
            missing = 0 if won else estimated(state, estimate, rows)
            if missing >= NEVER:
                continue
            far, here = nodes.far[node] + 1, mark_of(mark, child, besides)
            spot = _spot(store.table, nodes, here)
            known = store.table[spot]
            if known >= 0:
                if nodes.far[known] <= far:
                    continue
                nodes.stale[known] = True
            new = store.count[0]
            store.count[0] += 1
            nodes.parent[new], nodes.move[new], nodes.far[new], nodes.mark_of[new] = node, number, far, here
            nodes.goal[new], nodes.stale[new] = won, False
            if known >= 0:
                nodes.start[new], nodes.words[new] = nodes.start[known], nodes.words[known]
            else:
                _keep(child.view(np.uint64), root.view(np.uint64), nodes, store, new)
            store.table[spot] = new
            _enter(nodes, store, new, far + weight * missing)
    return _GO_ON, -1
