"""Which values the end of a game can tell apart: notes, and turns of a piece that look the same, make no difference."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from ludoteka.language import form
from ludoteka.language.description import Description
from ludoteka.language.soundness import parts
from ludoteka.opponents.solving.demands import goal_of
from ludoteka.opponents.solving.possible_values import Judge
from ludoteka.opponents.solving.worlds import World, lowest, single

_SEES_EMPTY = (form.Sight, form.IsEmpty)


class Telling:
    """What the conditions of the end look at."""

    def __init__(self, judge: Judge, description: Description) -> None:
        self.judge = judge
        layout = judge.layout
        self._stores = {layout.base[name]: layout.count(kept.owner) for name, kept in description.kept.items()}
        self._asked: dict[int, set[int]] = defaultdict(set)
        """For each store the single values that are asked for."""
        self._read: set[int] = set()
        """Stores that are read as they are."""
        self._kinds: list[frozenset[str]] = []
        self._empty = False
        for node in _nodes(description, goal_of(description.end)):
            self._note(node)

    def _note(self, node: object) -> None:
        base = self.judge.layout.base
        if isinstance(node, form.InState):
            self._asked[base[node.store]].add(node.value)
        elif isinstance(node, form.Read):
            self._read.add(base[node.store])
        elif isinstance(node, form.Pieces):
            self._kinds.append(frozenset(node.kinds))
            self._empty = self._empty or not node.kinds
        elif isinstance(node, _SEES_EMPTY):
            self._empty = True
        elif isinstance(node, form.KindOf | form.OwnerOf | form.OwnedBy):
            self._kinds += [frozenset([kind]) for kind in self.judge.layout.kinds]
        elif isinstance(node, form.Ways) and node.ahead_of is not None:
            self._read.add(base["piece.facing"])

    def sign(self, world: World, place: int, value: int) -> object:
        """Values of a place with the same sign are the same to the end."""
        if place < self.judge.layout.slots:
            kind = self.judge.layout.kind_of(value)
            name = self.judge.layout.kinds[kind] if kind >= 0 else ""
            return (self._empty and value == 0, *(name in kinds for kinds in self._kinds))
        base = next(base for base, count in self._stores.items() if base <= place < base + count)
        if base in self._read:
            return value
        facing = self.judge.layout.base.get("piece.facing", -1)
        if base == facing:
            code = world.left[place - facing]
            return frozenset(self.judge.machine.ways_facing(lowest(code), value)) if single(code) else value
        return value if value in self._asked[base] else "other"


def _nodes(description: Description, goal: form.Expr) -> Iterator[object]:
    """Everything that a condition asks, with the words it uses."""
    todo: list[object] = [goal]
    seen: set[str] = set()
    while todo:
        for node in parts(todo.pop()):
            yield node
            if isinstance(node, form.Call) and node.name not in seen:
                seen.add(node.name)
                todo += [made.cases for made in description.definitions[node.name]]
