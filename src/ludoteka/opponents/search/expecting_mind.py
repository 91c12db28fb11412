"""A mind that looks at every move, all that chance can make of it, and the best answer, and judges where things lie."""

from __future__ import annotations

from math import inf
from random import Random
from time import perf_counter
from typing import Final

import numpy as np

from ludoteka.core import Position
from ludoteka.machine.position import TextPosition
from ludoteka.native import native
from ludoteka.native.functions import CHANCE, OVER
from ludoteka.native.game import Buffer, Native
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.search.considered import Considered, Weighed
from ludoteka.opponents.search.judging import stored
from ludoteka.opponents.search.memory import Shares
from ludoteka.opponents.search.mind import hides
from ludoteka.opponents.search.native_moment import foreseen_in_code
from ludoteka.opponents.search.placement import FILE, Placement, ground_for, judge, placement, suits, try_moves

_NEAR: Final = 1e-9
"""Moves that differ by less are equal: luck chooses."""


def placement_for(code: Native) -> Placement | None:
    """The judgement of a game by the weights in its folder; None where there are none."""
    weights = stored(code, FILE) if suits(code.machine) else None
    return placement(code.machine, weights.of) if weights is not None and weights.of else None


class ExpectingMind:
    """Judges what each move leads to, and the best ones again after all that chance can decide and the best answer."""

    most = 20_000

    def __init__(self, code: Native, judgement: Placement) -> None:
        self._native, self._judgement, self._ground = code, judgement, ground_for(code.functions)

    def suits(self, position: Position) -> bool:
        """Whether it is the same game with the same options, and nothing is hidden."""
        return native(position) is self._native and not hides(position)

    def consider(self, position: Position, budget: Budget, seed: int, *, widely: bool = False) -> Considered:
        """Judge all moves; where the best alone matters, look further behind the best ones, while the budget lasts."""
        began, seat, buffer = perf_counter(), position.chooser, self._opened(position)
        assert isinstance(seat, int), "somebody chooses"
        end, most = inf if budget.seconds is None else began + budget.seconds, budget.nodes or inf
        values, luck = self._tried(buffer)[:, seat].tolist(), Random(seed)
        order = sorted(range(len(values)), key=lambda one: (-round(values[one] / _NEAR), luck.random()))
        visits, nodes, further = [1] * len(values), len(values), list[int]()
        after, known = list(self._native.after(buffer)), dict[int, tuple[Shares, int]]()
        # Moves that were looked at less far cannot be compared with those further ones.
        while not widely and nodes < most and perf_counter() < end and len(further) < len(order):
            number = order[len(further)]
            # Many moves are the same steps in another order.
            mark = self._native.mark(after[number])
            if mark not in known:
                known[mark] = self._expected(after[number])
                nodes += known[mark][1]
            shares, looked_at = known[mark]
            values[number], visits[number] = float(shares[seat]), 1 + looked_at
            further.append(number)
        best = max(further or order[:1], key=lambda one: values[one])
        moves = tuple(Weighed(number, visits[number], value) for number, value in enumerate(values))
        return Considered(moves, best, (best,), nodes, perf_counter() - began, 2 if further else 1)

    def foresee(self, position: Position, depth: int, nodes: int) -> dict[int, float]:
        """Look for it by playing every line."""
        return foreseen_in_code(self._native, self._opened(position), depth, nodes)

    def _opened(self, position: Position) -> Buffer:
        assert isinstance(position, TextPosition), "only described games are native"
        buffer = self._native.pack(position)
        at, seats = self._judgement.points_at, self._native.functions.seats
        if at >= 0:
            self._judgement.before[:] = buffer.view(np.int32)[at:at + seats]
        return buffer

    def _tried(self, buffer: Buffer) -> Shares:
        """What each seat may hope for after each move of a position."""
        count = try_moves(self._judgement, self._ground, buffer.ctypes.data)
        return self._ground.shares[:count].copy()

    def _expected(self, buffer: Buffer) -> tuple[Shares, int]:
        """What each seat may hope for when chance has decided and the next has answered; the number of answers."""
        if self._native.chooser(buffer) != CHANCE:
            return self._answered(buffer)
        total, nodes = np.zeros(self._native.functions.seats), 0
        for then, likely in zip(self._native.after(buffer), self._native.chances(buffer), strict=True):
            shares, looked_at = self._answered(then)
            total, nodes = total + likely * shares, nodes + looked_at
        return total, nodes

    def _answered(self, buffer: Buffer) -> tuple[Shares, int]:
        """What each seat may hope for after the best answer of whoever chooses; as it stands where nobody does."""
        chooser = self._native.chooser(buffer)
        if chooser == OVER:
            return np.array(self._native.worth(buffer)), 1
        if chooser == CHANCE:
            shares = np.zeros(self._native.functions.seats)
            judge(self._judgement, buffer.ctypes.data, shares)
            return shares, 1
        shares = self._tried(buffer)
        return shares[np.argmax(shares[:, chooser])], len(shares)
