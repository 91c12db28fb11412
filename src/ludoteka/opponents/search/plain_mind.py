"""A mind for games without machine code: the same tree search, small, through the contract that every game keeps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from math import inf, log, sqrt
from random import Random
from time import perf_counter

from ludoteka.core import CHANCE, Chooser, Move, Position, drawn
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.search.certainty import foreseen
from ludoteka.opponents.search.considered import Considered, Weighed
from ludoteka.opponents.search.worths import Worths, worths_of

_EXPLORATION = 0.7
_LONGEST = 300
"""A playout that is longer counts as a draw."""
_SLOWER = 50
"""How many positions machine code looks at while the interpreter looks at one, about."""


@dataclass(slots=True)
class _Node:
    position: Position
    visits: int = 0
    total: float = 0.0
    """What its simulations were worth to whoever chose to come here."""
    untried: list[Move] = field(default_factory=list)
    children: dict[int, _Node] = field(default_factory=dict)

    def hope(self, above: int) -> float:
        return self.total / self.visits + _EXPLORATION * sqrt(log(above) / self.visits)


class PlainMind:
    """Thinks by Monte-Carlo tree search in Python: slowly, but about every game."""

    most = 400

    def suits(self, position: Position) -> bool:
        """It can think about anything."""
        return True

    def consider(self, position: Position, budget: Budget, seed: int, *, widely: bool = False) -> Considered:
        """Simulate until the budget is spent; every move is tried once before any is tried again."""
        began, rng, root = perf_counter(), Random(seed), _Node(position)
        end = inf if budget.seconds is None else began + budget.seconds
        deepest = 0
        for done in count(1):
            deepest = max(deepest, _simulate(root, rng, end))
            if done == budget.nodes or perf_counter() > end:
                break
        weighed = tuple(_weighed(number, root.children.get(number)) for number in range(len(position.moves())))
        best = max(weighed, key=lambda one: (one.visits, one.value)).move
        return Considered(weighed, best, tuple(_line(root)), done, perf_counter() - began, deepest)

    def foresee(self, position: Position, depth: int, nodes: int) -> dict[int, float]:
        """Play far fewer lines than machine code could."""
        return foreseen(_Moment(position), depth, nodes // _SLOWER)


@dataclass(frozen=True, slots=True)
class _Moment:
    """A position, for looking ahead."""

    position: Position

    @property
    def worths(self) -> Worths | None:
        outcome = self.position.outcome
        return None if outcome is None else worths_of(outcome)

    @property
    def seat(self) -> int | None:
        chooser = self.position.chooser
        return chooser if isinstance(chooser, int) else None

    @property
    def odds(self) -> Sequence[int]:
        return self.position.odds()

    def after(self) -> Iterator[_Moment]:
        return (_Moment(self.position.play(move)) for move in self.position.moves())


def _simulate(root: _Node, rng: Random, end: float) -> int:
    """Play down the tree, add a node, play by chance to the end, and tell the nodes; how deep it went."""
    path, choosers, node = [root], list[Chooser](), root
    while node.position.chooser is not None:
        choosers.append(node.position.chooser)
        if node.position.chooser is CHANCE:
            node = _by_lot(node, rng)
            path.append(node)
            continue
        if not node.children and not node.untried:
            node.untried = rng.sample(node.position.moves(), len(node.position.moves()))
        fresh = bool(node.untried)
        node = _next(node, rng)
        path.append(node)
        if fresh:
            break
    worths = _play_out(node.position, rng, end)
    for node in path:
        node.visits += 1
    for chooser, node in zip(choosers, path[1:], strict=True):
        node.total += worths[chooser] if isinstance(chooser, int) else 0.0
    return len(path) - 1


def _next(node: _Node, rng: Random) -> _Node:
    """The child with the highest hope, a new one if there are any."""
    if node.untried:
        move = node.untried.pop()
        node.children[move.number] = _Node(node.position.play(move))
        return node.children[move.number]
    return max(node.children.values(), key=lambda child: child.hope(node.visits))


def _by_lot(node: _Node, rng: Random) -> _Node:
    """The child that chance decides on, by the odds."""
    move = drawn(node.position, rng.randrange)
    if move.number not in node.children:
        node.children[move.number] = _Node(node.position.play(move))
    return node.children[move.number]


def _play_out(position: Position, rng: Random, end: float) -> Worths:
    for _ in range(_LONGEST):
        if position.outcome is not None:
            return worths_of(position.outcome)
        if perf_counter() > end:
            break
        by_lot = position.chooser is CHANCE
        position = position.play(drawn(position, rng.randrange) if by_lot else rng.choice(position.moves()))
    return (0.5,) * len(position.seats)


def _weighed(number: int, child: _Node | None) -> Weighed:
    return Weighed(number, child.visits, child.total / child.visits) if child else Weighed(number, 0, 0.5)


def _line(node: _Node) -> list[int]:
    line = []
    while node.children:
        number, node = max(node.children.items(), key=lambda one: one[1].visits)
        line.append(number)
    return line

