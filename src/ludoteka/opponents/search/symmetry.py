"""Which places of a board are alike: a turn or a mirror brings them onto each other, and the rules stay the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from math import cos, pi, sin

from ludoteka.core import Point
from ludoteka.language import form
from ludoteka.language.description import Description
from ludoteka.language.soundness import parts
from ludoteka.machine.engine import Machine
from ludoteka.machine.state import bits

Map = tuple[int, ...]
"""For each cell the one that it is brought to."""
Turn = Callable[[Point], Point]

_FORWARD: dict[str, Point] = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
_RELATIVE = ("forward", "backward", "sideways")
_ABSOLUTE = ("up", "down", "left", "right")


def rules_of(description: Description) -> Iterable[object]:
    """Every node of all rules and definitions."""
    for rule in description.rules():
        yield from parts(rule.block)
    for definitions in description.definitions.values():
        for one in definitions:
            yield from parts(one.cases)


def turns() -> list[Turn]:
    """Turns by sixths and quarters, each also mirrored; the first leaves everything as it is."""
    angles = sorted({step * pi / 6 for step in range(12) if step % 2 == 0 or step % 3 == 0})
    return [_turn(angle, side) for angle, side in product(angles, (1, -1))]


def _turn(angle: float, side: int) -> Turn:
    across, along = cos(angle), sin(angle)
    return lambda spot: (side * (across * spot[0] - along * spot[1]), along * spot[0] + across * spot[1])


def _mapped(machine: Machine, turn: Turn) -> Map | None:
    """Where a turn about the middle of the board brings each cell, if that is a cell every time."""
    places = machine.geometry.places
    middle = [(min(one[axis] for one in places) + max(one[axis] for one in places)) / 2 for axis in (0, 1)]
    if machine.geometry.shapes and machine.geometry.shapes[0] in ("hexagon", "triangle"):
        middle = [sum(one[axis] for one in places) / len(places) for axis in (0, 1)]
    centred = [(x - middle[0], y - middle[1]) for x, y in places]
    near = {_rounded(spot): cell for cell, spot in enumerate(centred)}
    found = [near.get(_rounded(turn(spot)), -1) for spot in centred]
    return tuple(found) if -1 not in found and len(set(found)) == len(found) else None


def _rounded(spot: Point) -> Point:
    return round(spot[0], 1) + 0.0, round(spot[1], 1) + 0.0  # -0.0 is 0.0


def _nearly(one: Point, other: Point) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) < 0.1


class Likeness:
    """What is alike on a game's board for its two sides."""

    def __init__(self, machine: Machine, wanted: list[list[int]], joined: bool, start: list[int]) -> None:
        self._machine = machine
        self._wanted = wanted
        """For each of the two roles the sets of cells that it wants to reach, or (joined) to join."""
        self._joined = joined
        same = tuple(range(machine.geometry.size))
        single = len(machine.geometry.boards) == 1 and not machine.geometry.edges
        found = [(turn, _mapped(machine, turn)) for turn in turns()] if single else []
        self._maps = [(turn, one) for turn, one in found if one is not None] or [(turns()[0], same)]
        alike = [one for turn, one in self._maps if self._keeps(turn, one)]
        self.place = [min(one[cell] for one in alike) for cell in same]
        """For each cell, as the first role sees it, the first of those alike."""
        mirrors = [one for turn, one in self._maps if self._changes_sides(turn, one)] or [same]
        self._mirror = max(mirrors, key=lambda one: self._fit(one, start))
        self.is_fair = self._fit(self._mirror, start) == 0
        """Whether the start is the same for both sides."""

    def seen(self, cell: int, role: int) -> int:
        """A cell as its role sees it, the first of those alike."""
        return self.place[self._mirror[cell] if role == 1 else cell]

    def _keeps(self, turn: Turn, one: Map) -> bool:
        """Whether the rules are the same for a side after a turn."""
        if self._moved(self._wanted[0], one) != sorted(self._wanted[0]):
            return False
        free = self._joined or not (_uses_directions(self._machine.description) or self._has_sides())
        across = _nearly(turn((0, 1)), (0, 1))
        return free or (across and not _tells_left(self._machine.description))

    def _changes_sides(self, turn: Turn, one: Map) -> bool:
        """Whether a turn lets the second side see the board as the first does."""
        if self._moved(self._wanted[1], one) != sorted(self._wanted[0]):
            return False
        first, second = (_FORWARD[side] for side in self._machine.description.orientations[:2])
        if self._has_sides() and not self._joined:
            return _nearly(turn(second), first)
        return self._wanted[0] != self._wanted[1] or self._keeps(turn, one)

    def _has_sides(self) -> bool:
        return len(set(self._machine.description.orientations[:2])) > 1

    def _moved(self, masks: list[int], one: Map) -> list[int]:
        return sorted(self._machine.geometry.mask(one[cell] for cell in bits(mask)) for mask in masks)

    def _fit(self, one: Map, start: list[int]) -> int:
        """0 where the start looks the same from the second side, less for every piece that does not."""
        layout, size = self._machine.layout, self._machine.geometry.size
        wrong = 0
        for slot, code in enumerate(start[:layout.slots]):
            owner = layout.owner_of(code)
            if owner >= 0:
                across = slot - slot % size + one[slot % size]
                wrong += start[across] != layout.code(layout.kind_of(code), 1 - owner)
        return -wrong


def _uses_directions(description: Description) -> bool:
    """Whether rows, columns or directions of the board matter."""
    named = {word for kind in description.kinds.values() for way in kind.ways for word in way.split()}
    for node in rules_of(description):
        if isinstance(node, form.Superlative) or (isinstance(node, form.Regions | form.RegionOf)
                                                  and node.kind in ("row", "column")):
            return True
        if isinstance(node, form.Ways):
            named |= {word for name in node.names for word in name.split()}
    return bool(named & {*_RELATIVE, *_ABSOLUTE})


def _tells_left(description: Description) -> bool:
    """Whether left and right differ."""
    return any((isinstance(node, form.Superlative) and node.which in ("leftmost", "rightmost"))
               or (isinstance(node, form.Ways) and len({"left", "right"} & set(node.names)) == 1)
               for node in rules_of(description))
