"""Simulations of Monte-Carlo search: down the tree by hope, a random playout, and what it says back up. All compiled.

Nothing here enters Python, so that workers run side by side, each with a tree and memory of its own.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from ludoteka.native import calls
from ludoteka.native.calls import compiled, inlined
from ludoteka.native.functions import CHANCE, OVER
from ludoteka.opponents.search.lending import lent
from ludoteka.opponents.search.tree import UNEXPANDED, Int64s, Tree

# Numbers of compiled code: to a type checker they are now int, now np.int64.
Address = Any
Node = Any

DEEPEST: Final = 4096
"""No line in the tree is longer."""
DONE: Final = 0
DEPTH: Final = 1
RIPE: Final = 2
STATE: Final = 3


class Functions(NamedTuple):
    """The parts of a native game that simulations use."""

    size: int
    chooser: int
    moves: int
    play: int
    worth: int
    mark: int
    playout: int
    chances: int


class Manner(NamedTuple):
    """How simulations go."""

    exploration: float
    """How much an uncertain move is preferred."""
    urgency: float
    """What a move that was never tried is taken to be worth."""
    most: int
    """A playout that is longer counts as a draw."""


TUNED: Final = Manner(exploration=0.5, urgency=0.2, most=2000)
"""The manner that won matches between manners in Connect Four, Breakthrough, Othello and Hex."""


class Memory(NamedTuple):
    """What one worker writes into beside its tree."""

    root: np.ndarray[Any, np.dtype[np.uint8]]
    position: np.ndarray[Any, np.dtype[np.uint8]]
    """Where simulations are played."""
    luck: np.ndarray[Any, np.dtype[np.uint64]]
    path: np.ndarray[Any, np.dtype[np.int32]]
    moves: Int64s
    shares: np.ndarray[Any, np.dtype[np.float64]]
    """What each seat has reached in the last simulation."""
    state: Int64s
    """Simulations done, the longest line, and after how many visits the moves of a position are listed."""


@compiled
def prepare(game: Functions, manner: Manner, tree: Tree, memory: Memory) -> bool:
    """List the moves of the root; false where that cannot be done."""
    memory.state[RIPE] = _ripe(tree)
    if tree.nodes[0].children != UNEXPANDED:
        return True
    root = np.int64(memory.root.ctypes.data)
    tree.nodes[0].chooser = calls.chooser(game.chooser, root)
    return bool(expand(game, manner, tree, memory, np.int64(0), root))


@compiled
def simulate(
    game: Functions, manner: Manner, tree: Tree, memory: Memory, budget: int, halt: Int64s, stop: Int64s,
) -> None:
    """Play so many simulations from the root, or until it is proven or told to stop; a proof halts all workers."""
    root, place = np.int64(memory.root.ctypes.data), np.int64(memory.position.ctypes.data)
    tree = Tree(lent(tree.nodes), lent(tree.worths), lent(tree.used))
    memory = Memory(
        lent(memory.root), lent(memory.position), lent(memory.luck), lent(memory.path), lent(memory.moves),
        lent(memory.shares), lent(memory.state))
    while memory.state[DONE] < budget and halt[0] == 0 and stop[0] == 0 and tree.nodes[0].proven == 0:
        calls.copy(place, root, game.size)
        depth = _descend(game, manner, tree, memory, place)
        _climb(tree, memory, depth)
        memory.state[DONE] += 1
        memory.state[DEPTH] = max(memory.state[DEPTH], depth)
    halt[0] |= tree.nodes[0].proven


@inlined
def _descend(game: Functions, manner: Manner, tree: Tree, memory: Memory, place: Address) -> int:
    """Play down to a node that is proven or new, and find what it is worth to each seat; its depth."""
    node, depth = np.int64(0), 0
    memory.path[0] = 0
    while tree.nodes[node].proven == 0:
        leaf = tree.nodes[node].children == UNEXPANDED and (
            tree.nodes[node].visits < memory.state[RIPE] or not expand(game, manner, tree, memory, node, place))
        if leaf or depth == DEEPEST:
            _play_out(game, manner, memory, place)
            return depth
        node = _choose(tree, manner.exploration, memory, node)
        over = calls.play(game.play, place, tree.nodes[node].move)
        depth += 1
        memory.path[depth] = node
        if tree.nodes[node].visits == 0:
            _arrive(game, tree, memory, node, place, over)
    for seat in range(len(memory.shares)):
        memory.shares[seat] = tree.worths[node, seat]
    return depth


@compiled
def expand(game: Functions, manner: Manner, tree: Tree, memory: Memory, node: Node, place: Address) -> bool:
    """Give a node its children; false where there is no room for them."""
    count = calls.moves(game.moves, place, np.int64(memory.moves.ctypes.data), np.int32(len(memory.moves)))
    first = tree.used[0]
    if count <= 0 or first + count > len(tree.nodes):
        return False
    tree.used[0] = first + count
    for number in range(count):
        child = first + number
        tree.nodes[child].move = memory.moves[number]
        tree.nodes[child].visits = tree.nodes[child].proven = 0
        tree.nodes[child].children = UNEXPANDED
        # A trace of luck, so that moves are not first tried in the order of the rules.
        tree.nodes[child].value = manner.urgency + 0.001 * draw(memory.luck)
        tree.nodes[child].weight = 1.0
    if tree.nodes[node].chooser == CHANCE:
        likely = np.empty(count, np.float64)
        calls.chances(game.chances, place, np.int64(likely.ctypes.data), count)
        for number in range(count):
            tree.nodes[first + number].weight = likely[number]
    tree.nodes[node].first, tree.nodes[node].children = first, count
    memory.state[RIPE] = _ripe(tree)
    return True


@inlined
def _ripe(tree: Tree) -> int:
    """The fuller the tree, the more visits a position needs to be worth the room for its moves."""
    ripe: int = 1 << (8 * tree.used[0] // len(tree.nodes))
    return ripe


@inlined
def _play_out(game: Functions, manner: Manner, memory: Memory, place: Address) -> None:
    """Find by chance what a position is worth; one half to everybody if it takes too long."""
    calls.playout(game.playout, place, np.int64(memory.luck.ctypes.data), np.int32(manner.most))
    if calls.chooser(game.chooser, place) == OVER:
        calls.worth(game.worth, place, np.int64(memory.shares.ctypes.data))
    else:
        for seat in range(len(memory.shares)):
            memory.shares[seat] = 0.5


@inlined
def _choose(tree: Tree, exploration: float, memory: Memory, node: Node) -> Node:
    """The child with the highest hope; one by its likelihood where chance chooses."""
    first, after = tree.nodes[node].first, tree.nodes[node].first + tree.nodes[node].children
    if tree.nodes[node].chooser == CHANCE:
        left = draw(memory.luck)
        for child in range(first, after):
            left -= tree.nodes[child].weight
            if left < 0:
                return child
        return after - 1
    spread = np.float32(exploration) * np.sqrt(np.log(np.float32(tree.nodes[node].visits + 1)))
    best, most = first, np.float32(-1.0)
    for child in range(first, after):
        hope = tree.nodes[child].value + spread * tree.nodes[child].weight
        if hope > most:
            best, most = child, hope
    return best


@inlined
def _arrive(game: Functions, tree: Tree, memory: Memory, node: Node, place: Address, over: int) -> None:
    """Note who chooses at a node that was reached for the first time; at the end, what it is worth."""
    tree.nodes[node].chooser = OVER if over else calls.chooser(game.chooser, place)
    if over:
        calls.worth(game.worth, place, np.int64(memory.shares.ctypes.data))
        for seat in range(len(memory.shares)):
            tree.worths[node, seat] = memory.shares[seat]
        tree.nodes[node].proven = 1


@inlined
def _climb(tree: Tree, memory: Memory, depth: int) -> None:
    """Tell every node on the path what the simulation found, and prove what can be proven by it."""
    news = tree.nodes[memory.path[depth]].proven == 1
    for level in range(depth, 0, -1):
        node, parent = memory.path[level], memory.path[level - 1]
        tree.nodes[node].visits += 1
        chooser = tree.nodes[parent].chooser
        if tree.nodes[node].proven:
            if chooser >= 0:
                tree.nodes[node].value, tree.nodes[node].weight = tree.worths[node, chooser], 0.0
            if news:
                news = _prove(tree, parent)
        elif chooser >= 0:
            weight = np.float32(1.0) / np.sqrt(np.float32(tree.nodes[node].visits))
            tree.nodes[node].weight = weight
            tree.nodes[node].value += weight * weight * (np.float32(memory.shares[chooser]) - tree.nodes[node].value)
    tree.nodes[0].visits += 1


@compiled
def _prove(tree: Tree, node: Node) -> bool:
    """Whether the children say for certain what a node is worth: one wins, or all are known."""
    first, chooser = tree.nodes[node].first, tree.nodes[node].chooser
    after = first + tree.nodes[node].children
    known, best = True, -1
    for child in range(first, after):
        if tree.nodes[child].proven == 0:
            known = False
        elif best < 0 or (chooser >= 0 and tree.worths[child, chooser] > tree.worths[best, chooser]):
            best = child
    if chooser >= 0 and best >= 0 and tree.worths[best, chooser] >= 1.0:
        known = True
    if known:
        tree.nodes[node].proven = 1
        for seat in range(tree.worths.shape[1]):
            tree.worths[node, seat] = tree.worths[best, seat] if chooser >= 0 else _expected(tree, first, after, seat)
    return known


@compiled
def _expected(tree: Tree, first: int, after: int, seat: int) -> float:
    """What a seat can expect where chance chooses among children that are all proven."""
    worth = 0.0
    for child in range(first, after):
        worth += tree.nodes[child].weight * tree.worths[child, seat]
    return worth


@inlined
def draw(luck: Any) -> float:
    """An even random number from 0 to 1 (xorshift64*)."""
    number = luck[1]
    number ^= number >> np.uint64(12)
    number ^= number << np.uint64(25)
    number ^= number >> np.uint64(27)
    luck[1] = number
    return float((number * np.uint64(2685821657736338717)) >> np.uint64(40)) * (1.0 / 16777216.0)
