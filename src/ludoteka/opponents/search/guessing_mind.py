"""A mind for games that hide something: information-set Monte-Carlo tree search, through the contract of every game.

Each simulation imagines everything that its seat does not know anew. Moves are weighed by what those who choose them
know: in the trees of all seats (multiple observers), or in that of the one who thinks (a single observer).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from math import inf
from random import Random
from time import perf_counter

from ludoteka.core import CHANCE, Move, Position, View, drawn
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.search.considered import Considered, Weighed
from ludoteka.opponents.search.knowledge import Result, Spot, Told, Tried, pick
from ludoteka.opponents.search.standing import standing
from ludoteka.opponents.search.worths import Scale, gains_of, worths_of

_LONGEST = 300
"""A playout that is longer counts as a draw."""
_LONG_ENOUGH = 80
"""Where points are counted, a playout that is longer counts by how the match stands."""
_FEW = 100
"""So many moves are tried at most to see whether they end the match."""
_SURE = 24
"""In how many ways hidden things are imagined before the end of a match is taken for certain."""


class GuessingMind:
    """Thinks about what its seat knows, never about what is really there."""

    most = 400

    def __init__(self, *, alone: bool = False) -> None:
        self._alone = alone
        """Whether all moves are weighed by what the one who thinks is told of them."""

    def suits(self, position: Position) -> bool:
        """It can think about anything."""
        return True

    def consider(self, position: Position, budget: Budget, seed: int, *, widely: bool = False) -> Considered:
        """Simulate until the budget is spent; every move is tried once before any is tried again."""
        began = perf_counter()
        end = inf if budget.seconds is None else began + budget.seconds
        guessing = _Guessing(position, Random(seed), self._alone, end)
        deepest = 0
        for done in count(1):
            deepest = max(deepest, guessing.simulate())
            if done == budget.nodes or perf_counter() > end:
                break
        moves = guessing.weighed()
        best = max(moves, key=lambda one: (one.visits, one.value)).move
        # What would follow depends on what is only imagined.
        return Considered(moves, best, (best,), done, perf_counter() - began, deepest)

    def foresee(self, position: Position, depth: int, nodes: int) -> dict[int, float]:
        """The moves that end the match at once and alike, however hidden things are imagined."""
        seat = position.chooser
        assert isinstance(seat, int), "somebody chooses"
        found: dict[int, float] = {}
        for guess in range(_SURE if depth and len(position.moves()) <= _FEW else 0):
            world = position.imagine(seat, guess)
            ends = {move.number: worths_of(outcome)[seat] for move in world.moves()
                    if (not guess or move.number in found) and (outcome := world.play(move).outcome) is not None}
            found = {number: worth for number, worth in ends.items() if found.get(number, worth) == worth}
            if not found:
                break
        return found


@dataclass(slots=True)
class _Guessing:
    """One search: the position as its chooser knows it, and what was learnt of its moves."""

    position: Position
    rng: Random
    alone: bool
    end: float
    """The moment at which it must be over."""
    scale: Scale = field(default_factory=Scale)
    roots: dict[object, Spot] = field(default_factory=dict)

    @property
    def seat(self) -> int:
        """The seat that thinks."""
        seat = self.position.chooser
        assert isinstance(seat, int), "somebody chooses"
        return seat

    def simulate(self) -> int:
        """Imagine a world, play down the trees, add what is new, play by chance to the end; how deep it went."""
        world = self.position.imagine(self.seat, self.rng.getrandbits(48))
        knowing = {seat: self._roots(world, seat) for seat in self._observers(world)}
        path: list[tuple[int, list[Tried]]] = []
        fresh = False
        depth = 0
        while world.chooser is not None and not fresh:
            if world.chooser is CHANCE:
                move = drawn(world, self.rng.randrange)
            elif len(world.moves()) == 1:
                move = world.moves()[0]
            else:
                move, tried, fresh = self._choose(world, world.chooser, knowing)
                path.append((world.chooser, tried))
            before, world = world, world.play(move)
            knowing = {seat: _after(spots, _told(before, move, seat), world.view(seat))
                       for seat, spots in knowing.items()}
            depth += 1
        result = self._play_out(world)
        for seat, tried in path:
            for one in tried:
                one.add(result, seat)
        return depth

    def weighed(self) -> tuple[Weighed, ...]:
        """What is known of the moves of the position."""
        tried = self.roots[self.seat].tried
        known = [tried.get(move.steps, Tried()) for move in self.position.moves()]
        return tuple(Weighed(number, one.visits, one.value(self.scale)) if one.visits else Weighed(number, 0, 0.5)
                     for number, one in enumerate(known))

    def _observers(self, world: Position) -> Sequence[int]:
        return (self.seat,) if self.alone else range(len(world.seats))

    def _roots(self, world: Position, seat: int) -> list[Spot]:
        """Where a seat is at first: whatever it holds, and knowing what it holds in this world."""
        keys: list[object] = [seat] if seat == self.seat else [seat, (seat, world.view(seat))]
        return [self.roots.setdefault(key, Spot()) for key in keys]

    def _choose(
        self, world: Position, chooser: int, knowing: dict[int, list[Spot]],
    ) -> tuple[Move, list[Tried], bool]:
        """The move that is tried next by whoever chooses."""
        observer = self.seat if self.alone else chooser
        alike: dict[Told, list[Move]] = {}
        for move in world.moves():
            told = move.steps if observer == chooser else _told(world, move, observer)
            alike.setdefault(told, []).append(move)
        number, tried, fresh = pick(knowing[observer], list(alike), self.scale, self.rng)
        return self.rng.choice(list(alike.values())[number]), tried, fresh

    def _play_out(self, position: Position) -> Result:
        """Play by chance to the end; where that takes too long, how the match stands then."""
        longest = _LONGEST if standing(position) is None else _LONG_ENOUGH
        for _ in range(longest):
            if position.outcome is not None or perf_counter() > self.end:
                break
            by_lot = position.chooser is CHANCE
            move = drawn(position, self.rng.randrange) if by_lot else self.rng.choice(position.moves())
            position = position.play(move)
        outcome = position.outcome or standing(position)
        if outcome is None:
            return Result((0.5,) * len(position.seats))
        gains = gains_of(outcome)
        if gains is not None:
            self.scale.see(gains)
        return Result(worths_of(outcome), gains)


def _after(spots: Sequence[Spot], told: Told, seen: View) -> list[Spot]:
    """Where a seat is after a move that it is told of; what it sees then is known to itself alone."""
    *others, own = spots
    return [*(spot.after(told) for spot in others), own.after((told, seen))]


def _told(position: Position, move: Move, seat: int) -> Told:
    return tuple(choice.text for choice in position.told(move, seat))
