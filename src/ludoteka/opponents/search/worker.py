"""One worker of Monte-Carlo search: a tree, the memory it plays in, and what its tree says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from ludoteka.core import TooMuch
from ludoteka.native import calls
from ludoteka.native.calls import compiled
from ludoteka.native.functions import NativeGame
from ludoteka.opponents.search.considered import Weighed
from ludoteka.opponents.search.reuse import find
from ludoteka.opponents.search.simulation import (
    DEEPEST,
    DEPTH,
    DONE,
    STATE,
    Functions,
    Manner,
    Memory,
    prepare,
    simulate,
)
from ludoteka.opponents.search.tree import Int64s, planted, reroot, uproot

Buffer = np.ndarray[Any, np.dtype[np.uint8]]

REUSED_DEPTH: Final = 4
"""How many moves, with those of chance, may have been played since the last search so that its tree is used again."""


@compiled
def chooser_of(function: int, position: int) -> int:
    """The seat that chooses in a position."""
    return calls.chooser(function, position)  # type: ignore[no-any-return]  # an intrinsic has no types


@compiled
def mark_of(function: int, position: int) -> int:
    """The mark of a position."""
    return calls.mark(function, position)  # type: ignore[no-any-return]  # an intrinsic has no types


@compiled
def copy_bytes(goal: int, source: int, size: int) -> None:
    """Bytes from one address to another."""
    calls.copy(goal, source, size)


class Worker:
    """Searches alone; several are asked together."""

    def __init__(self, game: NativeGame, manner: Manner, most_nodes: int) -> None:
        self.game, self.manner = game, manner
        self.functions = Functions(
            game.size, game.chooser, game.moves, game.play, game.worth, game.mark, game.playout, game.chances)
        self.tree = planted(max(most_nodes, game.most_moves + 1), game.seats)
        self.memory = Memory(
            calls.buffer(game.size), calls.buffer(game.size), np.zeros(2, np.uint64), np.zeros(DEEPEST + 1, np.int32),
            np.zeros(game.most_moves, np.int64), np.zeros(game.seats, np.float64), np.zeros(STATE, np.int64))
        self._history = np.zeros(game.history_room, np.int64)
        self._mark: int | None = None

    def begin(self, buffer: Buffer, seed: Sequence[int]) -> None:
        """Get ready to search from a position, with what is already known of it."""
        if chooser_of(self.functions.chooser, buffer.ctypes.data) < 0:
            raise ValueError("nobody chooses in that position")
        mark = mark_of(self.functions.mark, buffer.ctypes.data)
        node = -1 if self._mark is None else self._found(mark)
        if node < 0:
            uproot(self.tree)
        elif node > 0:
            reroot(self.tree, node)
        self.memory.root[:] = buffer
        self._own_history()
        self._mark = mark
        self.memory.luck[:] = np.random.SeedSequence(seed).generate_state(2, np.uint64) | np.uint64(1)
        self.memory.state[:] = 0
        self._list_moves()

    def run(self, budget: int, halt: Int64s, stop: Int64s) -> None:
        """Play so many simulations, without Python's lock."""
        simulate(self.functions, self.manner, self.tree, self.memory, budget, halt, stop)

    @property
    def done(self) -> int:
        """The simulations played since it began, also while it runs."""
        return int(self.memory.state[DONE])

    @property
    def depth(self) -> int:
        """The longest line since it began."""
        return int(self.memory.state[DEPTH])

    def weighed(self, node: int = 0) -> list[Weighed]:
        """What is known of the moves of a node."""
        known = self.tree.nodes[node]
        children = self.tree.nodes[known["first"]:known["first"] + max(0, known["children"])]
        columns = [children[name].tolist() for name in ("move", "visits", "value", "proven")]
        return [Weighed(move, visits, value, proven != 0) for move, visits, value, proven in zip(*columns, strict=True)]

    def after(self, node: int, number: int) -> int:
        """The node after the move of that number in the list of its moves."""
        return int(self.tree.nodes[node]["first"]) + number

    def _found(self, mark: int) -> int:
        rows = calls.buffer((REUSED_DEPTH + 1) * self.game.size)
        rows[:self.game.size] = self.memory.root
        return int(find(self.functions, self.tree, rows.ctypes.data, REUSED_DEPTH, mark))

    def _list_moves(self) -> None:
        """List the moves of the root, with more room if it takes more."""
        while not prepare(self.functions, self.manner, self.tree, self.memory):
            room = 4 * len(self.memory.moves)
            if room > len(self.tree.nodes):
                self._mark = None
                raise TooMuch
            self.memory = self.memory._replace(moves=np.zeros(room, np.int64))

    def _own_history(self) -> None:
        """Workers play on from the same earlier positions, each in an array of its own."""
        at = self.game.history_at
        if at >= 0:
            pointer = self.memory.root[at:at + 16].view(np.int64)
            count = int(pointer[1])
            copy_bytes(self._history.ctypes.data, int(pointer[0]), 8 * count)
            pointer[0] = self._history.ctypes.data
