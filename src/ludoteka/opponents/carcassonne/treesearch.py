"""Monte-Carlo tree search on the compiled land, with tiles drawn by their odds.

A simulation goes down the tree, at each turn to the move of which most is to be hoped for; what a move looks like one
turn ahead says which are tried first. Each new node is judged after some more turns in which everybody plays what looks
best. Every seat plays for itself.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, NamedTuple

import numpy as np

from ludoteka.native.calls import compiled
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.carcassonne.balance import Floats, balance, hope
from ludoteka.opponents.carcassonne.expectimax import Expectimax
from ludoteka.opponents.carcassonne.ladder import RUNGS, judge
from ludoteka.opponents.carcassonne.land import DRAWN, LEFT, SEAT, Land, Number, undo
from ludoteka.opponents.carcassonne.moves import MOST_MOVES, make, whole_moves
from ludoteka.opponents.carcassonne.playouts import draw
from ludoteka.opponents.carcassonne.reckoning import Reckoning, stopping
from ludoteka.opponents.carcassonne.tables import MOST_SEATS, MOST_TILES, SEATS, Ints, Tables
from ludoteka.opponents.carcassonne.turn import Turn

FEW: Final = 2
"""So few tiles are left where everything is seen to the end."""
_JUDGED: Final = 50
"""How many positions are judged in a simulation, about."""
_EDGES: Final = 1 << 20
_NODES: Final = _EDGES >> 3

# Numbers of a search.
GROWN: Final = 0
SPROUTED: Final = 1
DEPTH: Final = 2
HALT: Final = 3
# Numbers of a node.
FIRST: Final = 0
MANY: Final = 1
TILE: Final = 2
NEXT: Final = 3


_HIGHEST: Final = RUNGS["planner"]
"""By whose judgement moves look good or bad."""


class Manner(NamedTuple):
    """How a tree is searched."""

    curiosity: float = 0.1
    """How much moves are tried that were tried little."""
    doubt: float = 3.0
    """By how many points a move may look worse and still be tried about a third as often at first."""
    trust: float = 10.0
    """For how many simulations it counts what a move looks like."""
    ahead: int = 0
    """How many turns are played after the first in a new node."""


class Tree(NamedTuple):
    """What a search works with: nodes are turns with a tile drawn, and their edges are the moves."""

    numbers: Ints
    """How many nodes and edges there are, the longest line, whether to stop."""
    nodes: Ints
    """For each its first edge, how many there are, the tile, and the next node after the same move."""
    moves: Ints
    visits: Ints
    totals: Floats
    """What its simulations were worth to whoever moves."""
    looks: Floats
    """What it looks like."""
    priors: Floats
    after: Ints
    """The first node after it, or -1."""
    path: Ints
    """The edges of a simulation, and who moved."""
    hopes: Floats
    have: Floats
    luck: Ints
    found: Ints
    points: Floats


def new_tree() -> Tree:
    """Room for one search at a time."""
    def ints(*shape: int) -> Ints:
        return np.zeros(shape, np.int64)

    return Tree(ints(HALT + 1), ints(_NODES, 4), ints(_EDGES), ints(_EDGES), np.zeros(_EDGES), np.zeros(_EDGES),
                np.zeros(_EDGES), ints(_EDGES), ints(2, MOST_TILES + 1), np.zeros(MOST_SEATS), np.zeros(MOST_SEATS),
                ints(1), ints(MOST_MOVES), np.zeros(MOST_MOVES))


@compiled
def _judged(tables: Tables, land: Land, tree: Tree, moves: Ints, many: Number) -> Number:
    """Write what moves look like to whoever is to move, in points; the number of the best."""
    judge(tables, land, _HIGHEST, moves, many, tree.points)
    return tree.points[:many].argmax()


@compiled
def grow(tables: Tables, tree: Tree, manner: Manner, moves: Ints, best: Number) -> Number:
    """Make a node of the moves that were judged."""
    node, first = tree.numbers[GROWN], tree.numbers[SPROUTED]
    tree.numbers[GROWN] += 1
    tree.numbers[SPROUTED] += len(moves)
    tree.nodes[node, FIRST], tree.nodes[node, MANY] = first, len(moves)
    total = 0.0
    for at in range(len(moves)):
        edge = first + at
        tree.moves[edge], tree.visits[edge], tree.totals[edge], tree.after[edge] = moves[at], 0, 0.0, -1
        tree.looks[edge] = hope(tree.points[at])
        tree.priors[edge] = exp((tree.points[at] - tree.points[best]) / manner.doubt)
        total += tree.priors[edge]
    for edge in range(first, first + len(moves)):
        tree.priors[edge] /= total
    return node


@compiled
def _chosen(tree: Tree, manner: Manner, node: Number) -> Number:
    """The edge of which most is to be hoped for."""
    first, last = tree.nodes[node, FIRST], tree.nodes[node, FIRST] + tree.nodes[node, MANY]
    visits, missed = 1, 0.0
    for edge in range(first, last):
        visits += tree.visits[edge]
        missed += tree.totals[edge] - tree.visits[edge] * tree.looks[edge]
    best, most, eager = first, -np.inf, manner.curiosity * sqrt(visits)
    for edge in range(first, last):
        value = _worth(tree, manner, edge, missed / visits) + eager * tree.priors[edge] / (1 + tree.visits[edge])
        if value > most:
            best, most = edge, value
    return best


@compiled
def _worth(tree: Tree, manner: Manner, edge: Number, missed: Number) -> Number:
    """What a move looks like, and by how much its simulations told otherwise: with few of them, as for all moves."""
    tried, look = tree.visits[edge], tree.looks[edge]
    return look + (tree.totals[edge] - tried * look + manner.trust * missed) / (tried + manner.trust)


@compiled
def _node_after(tree: Tree, edge: Number, number: Number) -> Number:
    """The node after a move where a tile of that type is drawn, or -1."""
    node = tree.after[edge]
    while node >= 0 and tree.nodes[node, TILE] != number:
        node = tree.nodes[node, NEXT]
    return node


@compiled
def _weigh(tables: Tables, land: Land, tree: Tree) -> None:
    """Write what each seat may hope for; at the end half of it is whether it has won."""
    for seat in range(tables.rules[SEATS]):
        lead = balance(tables, land, seat, tree.have)
        tree.hopes[seat] = hope(lead)
        if land.state[LEFT] == 0:
            tree.hopes[seat] = 0.5 * tree.hopes[seat] + (0.5 if lead > 0 else 0.25 if lead == 0 else 0.0)


@compiled
def _enter(tables: Tables, land: Land, tree: Tree, manner: Manner, edge: Number) -> None:
    """Add the node of the drawn tile after a move, as long as there is room, and play on from it."""
    ahead, number = manner.ahead, land.state[DRAWN]
    while True:
        many = whole_moves(tables, land, tree.found)
        best = _judged(tables, land, tree, tree.found, many)
        if edge >= 0 and tree.numbers[SPROUTED] + many < _EDGES and tree.numbers[GROWN] < _NODES:
            node = grow(tables, tree, manner, tree.found[:many], best)
            tree.nodes[node, TILE], tree.nodes[node, NEXT] = number, tree.after[edge]
            tree.after[edge] = node
        edge = -1
        make(tables, land, tree.found[best])
        if ahead == 0 or not draw(tables, land, tree.luck):
            break
        ahead -= 1
    _weigh(tables, land, tree)


@compiled
def simulate(tables: Tables, land: Land, tree: Tree, manner: Manner, roots: Ints, most: Number) -> None:
    """Play so many simulations from a turn with these moves, or as many as the time allows."""
    top, numbers, path = land.log[0], tree.numbers, tree.path
    numbers[GROWN], numbers[SPROUTED], numbers[DEPTH] = 0, 0, 0
    grow(tables, tree, manner, roots, _judged(tables, land, tree, roots, len(roots)))
    for done in range(most):
        if numbers[HALT] and done:
            return
        node, length = np.int64(0), 0
        while True:
            edge = _chosen(tree, manner, node)
            path[0, length], path[1, length] = edge, land.state[SEAT]
            length += 1
            make(tables, land, tree.moves[edge])
            if not draw(tables, land, tree.luck):
                _weigh(tables, land, tree)
                break
            node = _node_after(tree, edge, land.state[DRAWN])
            if node < 0:
                _enter(tables, land, tree, manner, edge)
                break
        undo(land, top)
        numbers[DEPTH] = max(numbers[DEPTH], length)
        for at in range(length):
            tree.visits[path[0, at]] += 1
            tree.totals[path[0, at]] += tree.hopes[path[1, at]]


class TreeSearch:
    """Searches a turn by simulations; where next to nothing is left to draw, it sees everything to the end instead."""

    def __init__(self, manner: Manner | None = None) -> None:
        self._manner, self._tree, self._exact = manner or Manner(), new_tree(), Expectimax(1)

    def search(self, turn: Turn, budget: Budget, seed: int = 0) -> Reckoning:
        """Simulate until the budget is spent."""
        if turn.land.state[LEFT] <= FEW:
            nodes = None if budget.nodes is None else _JUDGED * budget.nodes
            return self._exact.search(turn, Budget(nodes, budget.seconds), seed)
        tree, many = self._tree, len(turn.moves)
        tree.luck[:] = np.random.SeedSequence(seed).generate_state(1, np.uint64).view(np.int64) | 1
        with stopping(tree.numbers[HALT:HALT + 1], budget.seconds):
            simulate(turn.tables, turn.land, tree, self._manner, turn.moves,
                     1 << 40 if budget.nodes is None else budget.nodes)
        visits = tree.visits[:many].copy()
        missed = (tree.totals[:many] - visits * tree.looks[:many]).sum() / (visits.sum() + 1)
        hopes = np.array([_worth(tree, self._manner, edge, missed) for edge in range(many)])
        return Reckoning(hopes, visits, int(hopes.argmax()), int(tree.numbers[DEPTH]))
