"""A tree is kept between moves: the new position is looked for among those that the old tree has reached."""

from __future__ import annotations

import numpy as np

from ludoteka.native import calls
from ludoteka.native.calls import compiled
from ludoteka.opponents.search.simulation import Address, Functions, Node
from ludoteka.opponents.search.tree import Tree


@compiled
def find(game: Functions, tree: Tree, rows: Address, depths: int, mark: int) -> Node:
    """The node nearest to the root whose position has that mark, at most so many moves away; or -1.

    At `rows` is the position of the root, and room for one of each depth. Only what was visited often enough to be
    worth keeping is looked at.
    """
    for depth in range(depths + 1):
        node = _find_at(game, tree, rows, depth, mark)
        if node >= 0:
            return node
    return -1


@compiled
def _find_at(game: Functions, tree: Tree, rows: Address, depth: int, mark: int) -> Node:
    """The node exactly so deep that has the mark, or -1."""
    enough = max(1, tree.nodes[0].visits // 1000)
    nodes, tried = np.zeros(depth + 1, np.int64), np.zeros(depth + 1, np.int64)
    row = 0
    while row >= 0:
        node, place = nodes[row], rows + row * game.size
        if row == depth:
            if calls.mark(game.mark, place) == mark:
                return node
            row -= 1
        elif tried[row] >= tree.nodes[node].children:
            row -= 1
        else:
            child = tree.nodes[node].first + tried[row]
            tried[row] += 1
            if tree.nodes[child].visits >= enough:
                row += 1
                calls.copy(place + game.size, place, game.size)
                calls.play(game.play, place + game.size, tree.nodes[child].move)
                nodes[row], tried[row] = child, 0
    return -1
