"""Monte-Carlo tree search for any native game: any number of seats, chance, proven ends, a tree kept between moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import replace
from time import perf_counter
from typing import Any, Final

import numpy as np

from ludoteka.native.functions import NativeGame
from ludoteka.opponents.search.considered import LINES, Considered, Weighed
from ludoteka.opponents.search.settled import LOOK_EVERY, settled
from ludoteka.opponents.search.simulation import TUNED, Manner
from ludoteka.opponents.search.tree import Int64s
from ludoteka.opponents.search.worker import Buffer, Worker

ENDLESS: Final = 1 << 62
REPORTED_EVERY: Final = 0.25
"""Seconds between two reports."""


class MonteCarlo:
    """Searches positions of one game; what it learnt about a position serves the next ones of the same match."""

    def __init__(self, functions: NativeGame, *, manner: Manner = TUNED, most_nodes: int = 2_000_000) -> None:
        self._game, self._manner, self._most_nodes = functions, manner, most_nodes
        self._workers: list[Worker] = []

    def search(
        self, buffer: Buffer, *, seconds: float | None = None, simulations: int | None = None, seed: int = 0,
        workers: int = 1, stop: Int64s | None = None, report: Callable[[Considered], None] | None = None,
        settling: bool = False,
    ) -> Considered:
        """Think about a position where a seat chooses, for a time, a number of simulations, or until `stop[0]` is set.

        One worker with a number of simulations always finds the same from the same seed and the same earlier searches.
        A search that is `settling` ends when its choice is settled, even if more could be proven.
        """
        if seconds is None and simulations is None and stop is None:
            raise ValueError("a search needs seconds, simulations or something that stops it")
        if workers < 1:
            raise ValueError(f"a search needs at least one worker, not {workers}")
        began = perf_counter()
        if len(self._workers) != workers:
            nodes = self._most_nodes // workers
            self._workers = [Worker(self._game, self._manner, nodes) for _ in range(workers)]
        for number, worker in enumerate(self._workers):
            worker.begin(buffer, (abs(seed), number))
        budget = ENDLESS if simulations is None else -(-simulations // workers)
        end, done, is_over = ENDLESS if seconds is None else began + seconds, 0, False
        while not is_over:
            done = min(budget, done + LOOK_EVERY) if settling else budget
            self._run(done, began, end, stop, report)
            found = self._considered(began)
            is_over = (done == budget or found.nodes < done * workers or perf_counter() > end
                       or settled(found.moves, (budget - done) * workers))
        return replace(found, lines=tuple(self._best_lines(found)))

    def forget(self) -> None:
        """Give back the memory of earlier searches."""
        self._workers = []

    def _run(
        self, budget: int, began: float, end: float, stop: Int64s | None, report: Callable[[Considered], None] | None,
    ) -> None:
        halt = np.zeros(1, np.int64)
        with ThreadPoolExecutor(len(self._workers)) as threads:
            try:
                running = [
                    threads.submit(worker.run, budget, halt, np.zeros(1, np.int64) if stop is None else stop)
                    for worker in self._workers
                ]
                self._attend(running, began, end, report)
            finally:
                halt[0] = 1
        for one in running:
            one.result()

    def _attend(
        self, running: Sequence[Future[None]], began: float, end: float,
        report: Callable[[Considered], None] | None,
    ) -> None:
        """Wait until all is done or the time is over, and tell how it goes."""
        left: Any = running
        while left and (rest := end - perf_counter()) > 0:
            _, left = wait(left, min(rest, REPORTED_EVERY) if report else min(rest, 1e6))
            if report:
                report(self._considered(began))

    def _considered(self, began: float) -> Considered:
        moves = [_together(same) for same in zip(*[worker.weighed() for worker in self._workers], strict=True)]
        number = moves.index(chosen(moves))
        return Considered(
            tuple(moves), moves[number].move, tuple(self._line(number)), sum(worker.done for worker in self._workers),
            perf_counter() - began, max(worker.depth for worker in self._workers), workers=len(self._workers))

    def _best_lines(self, found: Considered) -> Iterator[tuple[int, ...]]:
        """The lines of the best move and of those that were tried most beside it."""
        ranked = sorted(enumerate(found.moves), key=lambda one: (one[1].move != found.best, -one[1].visits))
        return (tuple(self._line(number)) for number, one in ranked[:LINES] if one.visits)

    def _line(self, number: int) -> list[int]:
        """The best line that begins with the move of that number, as the worker sees it that knows most of it."""
        worker = max(self._workers, key=lambda one: one.weighed()[number].visits)
        line: list[int] = []
        node, moves = 0, worker.weighed()
        while moves:
            if line:
                number = moves.index(chosen(moves))
                if not moves[number].visits:
                    break
            line.append(moves[number].move)
            node = worker.after(node, number)
            moves = worker.weighed(node)
        return line


def chosen(moves: Sequence[Weighed]) -> Weighed:
    """The best of some moves: one that certainly wins, or the most visited, unless a certain one is worth more."""
    sure = max((one for one in moves if one.proven), key=lambda one: (one.value, one.visits), default=None)
    likely = max((one for one in moves if not one.proven), key=lambda one: (one.visits, one.value), default=None)
    if sure is None or likely is None:
        best = sure or likely
        assert best is not None, "there is at least one move"
        return best
    return sure if sure.value > likely.value or sure.value >= 1 else likely


def _together(same: Sequence[Weighed]) -> Weighed:
    """What several workers found about one move."""
    visits = sum(one.visits for one in same)
    sure = next((one for one in same if one.proven), None)
    mean = sum(one.value * one.visits for one in same) / visits if visits else 0.5
    return Weighed(same[0].move, visits, sure.value if sure else mean, sure is not None)
