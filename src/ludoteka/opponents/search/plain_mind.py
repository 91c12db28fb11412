"""A mind for games without machine code: the same tree search, small, through the contract that every game keeps."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from math import inf, log, sqrt
from random import Random
from time import perf_counter

from ludoteka.core import CHANCE, Chooser, Move, Position, drawn
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.search.considered import Considered, Weighed
from ludoteka.opponents.search.worths import Worths, worths_of

_EXPLORATION = 0.7
_LONGEST = 300
"""A playout that is longer counts as a draw."""
_SLOWER = 50
"""How many positions machine code looks at while the interpreter looks at one, about."""
_PATIENCE = 1.0
"""For how many seconds certain results are looked for, however slow the game is."""


@dataclass(slots=True)
class _Left:
    """How many positions may still be looked at, and until when."""

    nodes: int
    end: float

    @property
    def nothing(self) -> bool:
        return self.nodes <= 0 or perf_counter() > self.end


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
        """Play every line, ever longer ones, but far fewer than machine code could."""
        seat, left = position.chooser, _Left(nodes // _SLOWER, perf_counter() + _PATIENCE)
        assert isinstance(seat, int), "somebody chooses"
        found: dict[int, float] = {}
        for ahead in range(depth):
            for number, move in enumerate(position.moves()):
                if left.nothing:
                    return found
                worths = None if number in found else _certain(position.play(move), ahead, left)
                if worths is not None:
                    found[number] = worths[seat]
            if len(found) == len(position.moves()) or 1 in found.values():
                break
        return found


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


def _certain(position: Position, depth: int, left: _Left) -> Worths | None:
    """What everybody reaches if nobody chooses worse than they could; None where that is not seen so soon."""
    left.nodes -= 1
    if position.outcome is not None:
        return worths_of(position.outcome)
    seat = position.chooser
    if depth == 0 or left.nothing:
        return None
    if not isinstance(seat, int):
        return _expected(position, depth, left)
    best: Worths | None = None
    known = True
    for move in position.moves():
        worths = _certain(position.play(move), depth - 1, left)
        if worths is not None and worths[seat] >= 1:
            return worths
        known = known and worths is not None
        if worths is not None and (best is None or worths[seat] > best[seat]):
            best = worths
    return best if known else None


def _expected(position: Position, depth: int, left: _Left) -> Worths | None:
    """What everybody can expect where chance decides, if that is certain for all that can come out."""
    odds, total = position.odds(), [0.0] * len(position.seats)
    for move, weight in zip(position.moves(), odds, strict=True):
        worths = _certain(position.play(move), depth - 1, left)
        if worths is None:
            return None
        total = [sum_ + weight * worth / sum(odds) for sum_, worth in zip(total, worths, strict=True)]
    return tuple(total)
