"""A mind for native games that hide something: information-set Monte-Carlo tree search in machine code.

Where nothing is hidden it thinks about the one world there is: for games in which chance decides and points count.
"""

from __future__ import annotations

from math import inf
from random import Random
from time import perf_counter
from typing import ClassVar, Final

import numpy as np

from ludoteka.core import Position
from ludoteka.machine.position import TextPosition
from ludoteka.native import native
from ludoteka.native.game import Buffer, Native
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.search.considered import Considered, Weighed
from ludoteka.opponents.search.guess_table import Table, made
from ludoteka.opponents.search.guesses import DEPTH, DONE, Desk, Hidden, desk_for, guess, weigh
from ludoteka.opponents.search.guessing_mind import GuessingMind
from ludoteka.opponents.search.mind import hides
from ludoteka.opponents.search.native_moment import foreseen_in_code
from ludoteka.opponents.search.settled import LOOK_EVERY, settled
from ludoteka.opponents.search.simulation import Functions, Manner
from ludoteka.opponents.search.standing import points_of

_MANNER: Final = Manner(exploration=0.7, urgency=0.0, most=1000)
_WORLDS: Final = 256
"""In how many ways hidden things are imagined by the interpreter."""
_FEWER: Final = 64
"""In how many ways, where machine code would imagine more quickly if the past did not count."""
_IMAGINING: Final = 0.5
"""Which part of the time may be spent on that."""
_ENDLESS: Final = 1 << 62
_MANY: Final = 20_000
"""Simulations for which there is room where only the time is given."""
_AT_ONCE: Final = 16
"""Simulations between two looks at the clock, at first."""
_SOON: Final = 0.05
"""Seconds after which the clock should be looked at again."""


class GuessingTree:
    """Thinks about what its seat knows, with a tree of what is told for each seat."""

    most = 4_000
    _is_loaded: ClassVar = False

    def __init__(self, code: Native) -> None:
        self._native, game = code, code.functions
        self._functions = Functions(
            game.size, game.chooser, game.moves, game.play, game.worth, game.mark, game.playout, game.chances)

    def suits(self, position: Position) -> bool:
        """Whether it is the same game with the same options."""
        return native(position) is self._native

    def consider(self, position: Position, budget: Budget, seed: int, *, widely: bool = False) -> Considered:
        """Simulate until the budget is spent, or the choice is settled where no other move matters.

        Every move is tried once before any is tried again.
        """
        if not self._is_loaded:
            # The first search waits for its machine code; that must not be taken from its time.
            type(self)._is_loaded = True
            self.consider(position, Budget(nodes=1), seed)
        began, game = perf_counter(), self._native.functions
        in_code = hides(position) and not _is_bound(position)
        hidden, table = self._hidden(position, in_code), made(budget.nodes or _MANY)
        desk = desk_for(game.size, game.seats, game.most_moves, seed)
        worlds = self._worlds(position, budget, seed)
        most = budget.nodes or _ENDLESS
        end = inf if budget.seconds is None else began + budget.seconds
        done, is_over = 0, False
        while not is_over:
            self._run(hidden, table, desk, worlds, min(most, done + LOOK_EVERY), end)
            moves, done = self._weighed(hidden, table, desk, worlds[0]), int(desk.state[DONE])
            is_over = done >= most or perf_counter() > end or (not widely and settled(moves, most - done))
        best = max(moves, key=lambda one: (one.visits, one.value)).move
        # What would follow depends on what is only imagined.
        return Considered(moves, best, (best,), done, perf_counter() - began, int(desk.state[DEPTH]))

    def foresee(self, position: Position, depth: int, nodes: int) -> dict[int, float]:
        """The moves that end the match at once and alike, however hidden things are imagined; more if none are."""
        if hides(position):
            return GuessingMind().foresee(position, depth, nodes)
        assert isinstance(position, TextPosition), "native code is made of texts"
        return foreseen_in_code(self._native, self._native.pack(position), depth, nodes)

    def _hidden(self, position: Position, in_code: bool) -> Hidden:
        layout, game = self._native.plan.layout, self._native.functions
        points = points_of(self._native.machine)
        standing_at, most = (layout.base[points.store], points.most) if points else (-1, True)
        return Hidden(game.keys, game.seen, _seat(position), layout.over, layout.points, layout.swapped, standing_at,
                      1 if most else -1, game.imagine if in_code else 0)

    def _worlds(self, position: Position, budget: Budget, seed: int) -> list[Buffer]:
        """Positions as they might be; fewer where imagining them would take most of the time.

        Where machine code imagines, it needs one to begin with that bears no trace of what is really there. It knows no
        past: where others have shown what they do not hold, it cannot.
        """
        enough = _FEWER if self._native.functions.imagine else _WORLDS
        needed = hides(position) and (_is_bound(position) or not self._native.functions.imagine)
        rng, most = Random(seed), min(enough, budget.nodes or enough) if needed else 1
        end = inf if budget.seconds is None else perf_counter() + budget.seconds * _IMAGINING
        worlds = list[Buffer]()
        while not worlds or (len(worlds) < most and perf_counter() < end):
            world = position.imagine(_seat(position), rng.getrandbits(48))
            assert isinstance(world, TextPosition), "native code is made of texts"
            worlds.append(self._native.pack(world))
        return worlds

    def _run(
        self, hidden: Hidden, table: Table, desk: Desk, worlds: list[Buffer], most: int, end: float,
    ) -> None:
        """Simulate until so many are done, and look at the clock between some simulations and the next."""
        places = np.array([world.ctypes.data for world in worlds], np.int64)
        step, before = _AT_ONCE, perf_counter()
        while desk.state[DONE] < most:
            guess(self._functions, hidden, _MANNER, table, desk, places, min(most, int(desk.state[DONE]) + step))
            now = perf_counter()
            if now > end:
                break
            step, before = max(1, step // 2) if now - before > _SOON else step * 2, now

    def _weighed(self, hidden: Hidden, table: Table, desk: Desk, world: Buffer) -> tuple[Weighed, ...]:
        found = np.zeros((len(desk.moves), 2))
        count = weigh(self._functions, hidden, table, desk, world.ctypes.data, found)
        return tuple(Weighed(number, int(visits), value) for number, (visits, value)
                     in enumerate(found[:count].tolist()))


def _is_bound(position: Position) -> bool:
    """Whether what others did says more about what is hidden than machine code can know."""
    return isinstance(position, TextPosition) and position.is_bound(_seat(position))


def _seat(position: Position) -> int:
    seat = position.chooser
    assert isinstance(seat, int), "somebody chooses"
    return seat
