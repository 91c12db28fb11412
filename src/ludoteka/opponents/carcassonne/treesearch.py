"""Monte-Carlo tree search on the compiled land: moves are played on by instinct, all with the same tiles drawn.

Of the moves that look best after one turn, those that do well in simulations are simulated more often (sequential
halving, again and again until the budget is spent). What tiles are drawn costs or brings more than one move or another,
so all moves are compared by the same draws. Below them grows a tree, where replies are tried once a turn was seen
often enough. Every seat plays for itself. A search ends early when no other move can be noticeably better.
"""

from __future__ import annotations

from math import exp, sqrt
from time import monotonic
from typing import Final, NamedTuple

import numpy as np

from ludoteka.native.calls import compiled
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.carcassonne.balance import ahead, balance, hope
from ludoteka.opponents.carcassonne.expectimax import Expectimax
from ludoteka.opponents.carcassonne.experience import EXPERIENCE
from ludoteka.opponents.carcassonne.instinct import Feel, instinct, new_feel
from ludoteka.opponents.carcassonne.land import DRAWN, LEFT, SEAT, Land, Number, undo
from ludoteka.opponents.carcassonne.moves import MOST_MOVES, make, whole_moves
from ludoteka.opponents.carcassonne.outlook import outlook
from ludoteka.opponents.carcassonne.playouts import draw
from ludoteka.opponents.carcassonne.reckoning import Clock, Reckoning, stopping
from ludoteka.opponents.carcassonne.tables import MOST_SEATS, MOST_TILES, SEATS, Floats, Ints, Tables
from ludoteka.opponents.carcassonne.turn import Turn

FEW: Final = 2
"""So few tiles are left where everything is seen to the end."""
_JUDGED: Final = 50
"""How many positions are judged in the time of a simulation, about."""
_EDGES: Final = 1 << 18
_NODES: Final = 1 << 16
_WIDEST: Final = 32
_LONGEST: Final = 1 << 15
"""How often a move can be simulated."""
_SHARED: Final = 12
"""How often two moves are simulated before it is said which is better."""

# Numbers of a search.
GROWN: Final = 0
SPROUTED: Final = 1
DEPTH: Final = 2
SEED: Final = 3
DONE: Final = 4
HALT: Final = 5
# Numbers of a node.
FIRST: Final = 0
MANY: Final = 1
TILE: Final = 2
NEXT: Final = 3
SEEN: Final = 4


class Manner(NamedTuple):
    """How a tree is searched."""

    wide: int = 12
    """How many moves are simulated."""
    turns: int = 6
    """How many turns are played before a simulation is judged."""
    trust: float = 1.0
    """For how many simulations it counts what a move looks like,"""
    belief: float = 10.0
    """and what a move in the tree below looks like."""
    ripe: int = 16
    """How often a turn is seen before its moves are tried."""
    curiosity: float = 2.0
    """How much moves are tried in the tree that were tried little, in points."""
    doubt: float = 3.0
    """By how many points a move may look worse and still be tried there about a third as often at first."""
    sure: float = 3.0
    """The search ends when every other move is worse by so many standard errors,"""
    alike: float = 0.25
    """where so many points make no difference."""


class Tree(NamedTuple):
    """What a search works with: nodes are turns with a tile drawn, and their edges are the moves."""

    numbers: Ints
    """How many nodes and edges there are, the most turns played, the seed, how many simulations, whether to stop."""
    nodes: Ints
    """For each its first edge, how many there are, the tile, the next node after the same move, how often seen."""
    moves: Ints
    visits: Ints
    totals: Floats
    """What its simulations were worth to whoever moves, in points."""
    looks: Floats
    """What it looks like."""
    priors: Floats
    after: Ints
    """The first node after it, or -1."""
    path: Ints
    """The edges of a simulation, and who moved."""
    leads: Floats
    """What a simulation was worth to each seat."""
    racing: Ints
    """The moves that are simulated, the best first."""
    told: Floats
    """For each of them, by its place in the first order, what so many simulations told of it together."""
    places: Ints
    values: Floats
    """What they are taken to be worth, in the order of racing."""
    luck: Ints
    found: Ints


def new_tree() -> Tree:
    """Room for one search at a time."""
    def ints(*shape: int) -> Ints:
        return np.zeros(shape, np.int64)

    return Tree(ints(HALT + 1), ints(_NODES, SEEN + 1), ints(_EDGES), ints(_EDGES), np.zeros(_EDGES), np.zeros(_EDGES),
                np.zeros(_EDGES), ints(_EDGES), ints(2, MOST_TILES + 1), np.zeros(MOST_SEATS), ints(_WIDEST),
                np.zeros((_WIDEST, _LONGEST + 1)), ints(_WIDEST), np.zeros(_WIDEST), ints(1), ints(MOST_MOVES))


@compiled
def _grow(tables: Tables, land: Land, tree: Tree, feel: Feel, manner: Manner, node: Number, moves: Ints) -> None:
    """Give a node its moves, by what they look like."""
    top, seat, first, best = land.log[0], land.state[SEAT], tree.numbers[SPROUTED], -np.inf
    tree.numbers[SPROUTED] += len(moves)
    tree.nodes[node, FIRST], tree.nodes[node, MANY] = first, len(moves)
    for at in range(len(moves)):
        edge = first + at
        tree.moves[edge], tree.visits[edge], tree.totals[edge], tree.after[edge] = moves[at], 0, 0.0, -1
        make(tables, land, moves[at])
        tree.looks[edge] = balance(tables, land, seat, feel.sense)
        undo(land, top)
        best = max(best, tree.looks[edge])
    total = 0.0
    for edge in range(first, first + len(moves)):
        tree.priors[edge] = exp((tree.looks[edge] - best) / manner.doubt)
        total += tree.priors[edge]
    for edge in range(first, first + len(moves)):
        tree.priors[edge] /= total


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
        tried, look = tree.visits[edge], tree.looks[edge]
        # With few simulations a move is taken to be misjudged as all of them are.
        value = look + (tree.totals[edge] - tried * look + manner.belief * missed / visits) / (tried + manner.belief)
        value += eager * tree.priors[edge] / (1 + tried)
        if value > most:
            best, most = edge, value
    return best


@compiled
def _node_after(tree: Tree, edge: Number, number: Number) -> Number:
    """The node after a move where a tile of that type is drawn; a new one if there is room, else -1."""
    node = tree.after[edge]
    while node >= 0 and tree.nodes[node, TILE] != number:
        node = tree.nodes[node, NEXT]
    if node < 0 and tree.numbers[GROWN] < _NODES:
        node = tree.numbers[GROWN]
        tree.numbers[GROWN] += 1
        tree.nodes[node, MANY], tree.nodes[node, TILE], tree.nodes[node, SEEN] = 0, number, 0
        tree.nodes[node, NEXT] = tree.after[edge]
        tree.after[edge] = node
    return node


@compiled
def _shuffle(tree: Tree, number: Number) -> None:
    """Let the tiles of a simulation be drawn as in every simulation with the same number."""
    mixed = np.uint64(tree.numbers[SEED]) + np.uint64(number) * np.uint64(0x9E3779B97F4A7C15)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    tree.luck[0] = np.int64((mixed ^ (mixed >> np.uint64(31))) | np.uint64(1))


@compiled
def _simulate(tables: Tables, land: Land, tree: Tree, feel: Feel, manner: Manner, edge: Number) -> None:
    """Play a move, go down the tree after it, play on by instinct, and tell all edges on the way what came of it."""
    top, path, length = land.log[0], tree.path, 0
    _shuffle(tree, tree.visits[edge])
    grows = True
    while True:
        path[0, length], path[1, length] = edge, land.state[SEAT]
        length += 1
        make(tables, land, tree.moves[edge])
        if length > manner.turns or not draw(tables, land, tree.luck):
            break
        node = _node_after(tree, edge, land.state[DRAWN])
        if node < 0:
            break
        tree.nodes[node, SEEN] += 1
        if tree.nodes[node, MANY] == 0:
            if tree.nodes[node, SEEN] <= manner.ripe or not grows:
                break
            many = whole_moves(tables, land, tree.found)
            if tree.numbers[SPROUTED] + many > _EDGES:
                break
            _grow(tables, land, tree, feel, manner, node, tree.found[:many])
            grows = False
        edge = _chosen(tree, manner, node)
    played = length
    while land.state[DRAWN] >= 0:
        make(tables, land, instinct(tables, land, feel))
        played += 1
        if played > manner.turns or not draw(tables, land, tree.luck):
            break
    tree.numbers[DEPTH] = max(tree.numbers[DEPTH], played)
    outlook(tables, land, feel.sense)
    for seat in range(tables.rules[SEATS]):
        tree.leads[seat] = ahead(tables, feel.sense, seat)
    undo(land, top)
    for at in range(length):
        tree.visits[path[0, at]] += 1
        tree.totals[path[0, at]] += tree.leads[path[1, at]]


@compiled
def _rank(tree: Tree, manner: Manner, many: Number) -> None:
    """Put the moves that are simulated in order: each is compared with the one simulated most, by the same draws."""
    racing, places, values = tree.racing, tree.places, tree.values
    lead = 0
    for at in range(1, many):
        if tree.visits[racing[at]] > tree.visits[racing[lead]]:
            lead = at
    first, told = racing[lead], tree.told[places[lead]]
    tried = tree.visits[first]
    base = told[tried] / tried if tried else tree.looks[first]
    for at in range(many):
        edge = racing[at]
        tried = tree.visits[edge]
        more = tree.told[places[at], tried] - told[tried] + manner.trust * (tree.looks[edge] - tree.looks[first])
        values[at] = base + more / (tried + manner.trust)
    for at in range(1, many):
        edge, place, value = racing[at], places[at], values[at]
        before = at - 1
        while before >= 0 and values[before] < value:
            racing[before + 1], places[before + 1], values[before + 1] = racing[before], places[before], values[before]
            before -= 1
        racing[before + 1], places[before + 1], values[before + 1] = edge, place, value


@compiled
def _is_settled(tree: Tree, manner: Manner, many: Number) -> bool:
    """Whether none of the moves that are simulated is better than the first to speak of, by what they shared."""
    first, place = tree.racing[0], tree.places[0]
    for at in range(1, many):
        shared = min(tree.visits[first], tree.visits[tree.racing[at]])
        if shared < _SHARED:
            return False
        best, other, total, squares = tree.told[place], tree.told[tree.places[at]], 0.0, 0.0
        for number in range(shared):
            more = best[number + 1] - best[number] - other[number + 1] + other[number]
            total += more
            squares += more * more
        middle = total / shared
        if middle + manner.alike < manner.sure * sqrt(max(0.0, squares / shared - middle * middle) / shared):
            return False
    return True


@compiled
def race(tables: Tables, land: Land, tree: Tree, feel: Feel, manner: Manner, roots: Ints, most: Number) -> Number:
    """Simulate until so many simulations were played, time is up or it is settled; how many moves, the best first."""
    numbers = tree.numbers
    numbers[GROWN], numbers[SPROUTED], numbers[DEPTH], numbers[DONE] = 1, 0, 1, 0
    _grow(tables, land, tree, feel, manner, 0, roots)
    many = min(manner.wide, len(roots))
    for at, edge in enumerate(np.argsort(-tree.looks[:len(roots)])[:many]):
        tree.racing[at], tree.places[at] = edge, at
    _rank(tree, manner, many)
    while not _is_settled(tree, manner, many):
        width, times = many, 1
        while width > 1 or times == 1:
            _rank(tree, manner, many)
            for at in range(width):
                edge, told = tree.racing[at], tree.told[tree.places[at]]
                for _ in range(times):
                    tried = tree.visits[edge]
                    if numbers[HALT] or numbers[DONE] == most or tried == _LONGEST:
                        _rank(tree, manner, many)
                        return many
                    before = tree.totals[edge]
                    _simulate(tables, land, tree, feel, manner, edge)
                    told[tried + 1] = told[tried] + tree.totals[edge] - before
                    numbers[DONE] += 1
            width, times = (width + 1) // 2, 2 * times
        _rank(tree, manner, many)
    return many


class TreeSearch:
    """Searches a turn by simulations; where next to nothing is left to draw, it sees everything to the end instead."""

    def __init__(self, manner: Manner | None = None, clock: Clock = monotonic) -> None:
        self._manner, self._tree, self._exact = manner or Manner(), new_tree(), Expectimax(1, clock)
        self._feel, self._clock = new_feel(EXPERIENCE), clock

    def search(self, turn: Turn, budget: Budget, seed: int = 0) -> Reckoning:
        """Simulate until the budget is spent."""
        if turn.land.state[LEFT] <= FEW:
            nodes = None if budget.nodes is None else _JUDGED * budget.nodes
            return self._exact.search(turn, Budget(nodes, budget.seconds), seed)
        tree, many = self._tree, len(turn.moves)
        tree.numbers[SEED] = seed
        with stopping(tree.numbers[HALT:HALT + 1], budget.seconds, self._clock):
            racing = race(turn.tables, turn.land, tree, self._feel, self._manner, turn.moves,
                          1 << 40 if budget.nodes is None else budget.nodes)
        points = tree.looks[:many].copy()
        points += tree.values[0] - points[tree.racing[0]]
        points = np.minimum(points, tree.values[racing - 1])
        points[tree.racing[:racing]] = tree.values[:racing]
        hopes = np.array([hope(value) for value in points])
        return Reckoning(hopes, tree.visits[:many].copy(), int(tree.racing[0]), int(tree.numbers[DEPTH]))
