"""The tree of Monte-Carlo search: flat arrays made once. A node is a number, the root is 0, siblings stand together."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from ludoteka.native.calls import compiled

Float32s = np.ndarray[Any, np.dtype[np.float32]]
Int64s = np.ndarray[Any, np.dtype[np.int64]]

UNEXPANDED: Final = -1
"""The number of children of a node whose moves were not listed yet."""

NODE: Final = np.dtype([
    ("move", np.int64),       # that leads to it
    ("visits", np.int32),
    ("value", np.float32),    # to whoever chose it: the mean of its simulations, or the exact worth once it is proven
    ("weight", np.float32),   # how much is to be hoped for beyond that, 1 / √visits; how likely a child of chance is
    ("first", np.int32),      # its first child; children always come later than their parent
    ("children", np.int32),
    ("chooser", np.int16),
    ("proven", np.int16),
], align=True)
"""What is known of a node: half a line of the processor's cache, so that whatever a visit needs comes at once."""


class Tree(NamedTuple):
    """The nodes; `used[0]` says how many there are."""

    nodes: Any
    worths: Float32s
    """A row for each node: once it is proven, what it is worth to each seat."""
    used: Int64s


def planted(nodes: int, seats: int) -> Tree:
    """A tree with room for so many nodes, and nothing known of its root."""
    tree = Tree(np.zeros(nodes, NODE), np.zeros((nodes, seats), np.float32), np.zeros(1, np.int64))
    uproot(tree)
    return tree


def uproot(tree: Tree) -> None:
    """Forget everything."""
    tree.nodes[0] = 0
    tree.nodes[0]["children"] = UNEXPANDED
    tree.used[0] = 1


@compiled
def reroot(tree: Tree, root: int) -> None:
    """Make a node the root and forget what is not below it; what stays slides to the front in its old order."""
    nodes, used = tree.nodes, tree.used[0]
    place = np.full(used, -1, np.int32)
    place[root] = 0
    for node in range(root, used):
        if place[node] >= 0:
            for child in range(nodes[node].first, nodes[node].first + nodes[node].children):
                place[child] = 0
    kept = 0
    for node in range(root, used):
        if place[node] >= 0:
            place[node] = kept
            nodes[kept] = nodes[node]
            for seat in range(tree.worths.shape[1]):
                tree.worths[kept, seat] = tree.worths[node, seat]
            kept += 1
    for node in range(kept):
        if nodes[node].children > 0:
            nodes[node].first = place[nodes[node].first]
    tree.used[0] = kept
