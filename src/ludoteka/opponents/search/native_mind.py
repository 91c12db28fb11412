"""Minds that think in machine code."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import ClassVar

from ludoteka.core import Position
from ludoteka.machine.position import TextPosition
from ludoteka.native import calls, native
from ludoteka.native.game import Buffer, Native
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.search.alphabeta import AlphaBeta
from ludoteka.opponents.search.considered import Considered
from ludoteka.opponents.search.judging import scales_for
from ludoteka.opponents.search.mind import hides
from ludoteka.opponents.search.montecarlo import MonteCarlo
from ludoteka.opponents.search.native_moment import foreseen_in_code

_REMEMBERED = 1 << 16
"""Positions that are remembered while certain results are looked for."""


class _NativeMind(ABC):
    """What all of them share: opening positions, numbering moves, looking for what is certain."""

    _is_loaded: ClassVar = False

    def __init__(self, code: Native) -> None:
        self._native = code

    def suits(self, position: Position) -> bool:
        """Whether it is the same game with the same options, and nothing is hidden."""
        return native(position) is self._native and not hides(position)

    def consider(self, position: Position, budget: Budget, seed: int, *, widely: bool = False) -> Considered:
        buffer, moves = self._opened(position)
        if budget.seconds is not None and not self._is_loaded:
            # The first search waits for its machine code; that must not be taken from its time.
            type(self)(self._native)._search(buffer, len(moves), Budget(nodes=1), seed, widely)
            type(self)._is_loaded = True
        found = self._search(buffer, len(moves), budget, seed, widely)
        return self._numbered(found, buffer, moves)

    @abstractmethod
    def _search(self, buffer: Buffer, moves: int, budget: Budget, seed: int, widely: bool) -> Considered:
        """Think about a position with so many moves."""

    def foresee(self, position: Position, depth: int, nodes: int) -> dict[int, float]:
        """Look for it by alpha-beta, or by playing every line where that is not for the game."""
        buffer, moves = self._opened(position)
        game = self._native.functions
        if game.seats != 2 or game.chances:
            return foreseen_in_code(self._native, buffer, depth, nodes)
        found = AlphaBeta(game, entries=_REMEMBERED).search(buffer, depth=depth, nodes=nodes, lines=len(moves))
        return {number: one.value for number, one in enumerate(found.moves) if one.proven}

    def _opened(self, position: Position) -> tuple[Buffer, list[int]]:
        """A position in a buffer, and its moves."""
        assert isinstance(position, TextPosition), "only described games are native"
        buffer = self._native.pack(position)
        return buffer, self._native.moves(buffer)

    def _numbered(self, found: Considered, buffer: Buffer, moves: list[int]) -> Considered:
        """What was considered, with the numbers that moves have in their lists."""
        weighed = tuple(replace(one, move=number) for number, one in enumerate(found.moves))
        lines = tuple(self._numbers(line, buffer) for line in found.lines)
        return replace(found, moves=weighed, best=moves.index(found.best), lines=lines,
                       line=self._numbers(found.line, buffer))

    def _numbers(self, line: tuple[int, ...], buffer: Buffer) -> tuple[int, ...]:
        """A line in numbers, each of which is a place in the list of its own position."""
        numbers, after = list[int](), calls.buffer(len(buffer))
        after[:] = buffer
        for move in line:
            numbers.append(self._native.moves(after).index(move))
            self._native.play(after, move)
        return tuple(numbers)


class TreeMind(_NativeMind):
    """Thinks by Monte-Carlo tree search."""

    most = 20_000

    def __init__(self, code: Native) -> None:
        super().__init__(code)
        self._tree = MonteCarlo(code.functions)

    def _search(self, buffer: Buffer, moves: int, budget: Budget, seed: int, widely: bool) -> Considered:
        # Where chance has a say little is proven; elsewhere a proof may come with the last simulation.
        settling = bool(self._native.functions.chances) and not widely
        # The same number of nodes has to find the same, whatever the number of cores.
        workers = budget.workers if budget.nodes is None else 1
        return self._tree.search(
            buffer, seconds=budget.seconds, simulations=budget.nodes, seed=seed, workers=workers, settling=settling)


class LookingMind(_NativeMind):
    """Thinks by alpha-beta, and judges positions by their look."""

    most = 100_000

    def __init__(self, code: Native) -> None:
        super().__init__(code)
        self._looking = AlphaBeta(code.functions, scales_for(code))

    def _search(self, buffer: Buffer, moves: int, budget: Budget, seed: int, widely: bool) -> Considered:
        return self._looking.search(
            buffer, seconds=budget.seconds, nodes=budget.nodes, seed=seed, lines=moves if widely else 1)
