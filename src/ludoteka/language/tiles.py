"""Drawn tiles: which parts a drawing has, which sides they reach and which of them lie side by side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ludoteka.language.actions import ChooseTurn
from ludoteka.language.context import Context
from ludoteka.language.description import Description, Kept, Meaning
from ludoteka.language.diagnostics import Span
from ludoteka.language.soundness import parts

Drawing = tuple[tuple[str, ...], ...]
MOST_TILES = 200
TURNED = "turned"
STORE = f"thing.{TURNED}"
TURNS = ("not turned", "turned right", "turned around", "turned left")
"""How a tile lies, by quarters to the right of how it is drawn."""
_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a drawn tile."""

    kind: str
    states: tuple[tuple[str, int], ...]
    """What its signs say of it: what is kept, and the number of the word there."""
    spots: frozenset[tuple[int, int]]
    """Where its signs stand: column and row, from the top left."""

    @property
    def centre(self) -> tuple[int, int]:
        """The sign nearest to the middle of all its signs."""
        x, y = (sum(spot[axis] for spot in self.spots) / len(self.spots) for axis in (0, 1))
        return min(sorted(self.spots), key=lambda spot: abs(spot[0] - x) + abs(spot[1] - y))


@dataclass(frozen=True, slots=True)
class Tile:
    """A drawn tile as its parts."""

    size: int
    """How many signs stand along a side, with those at the corners."""
    parts: tuple[Part, ...]
    sides: tuple[tuple[int, ...], ...]
    """Above, right, below, left: the part of each sign between the corners, clockwise; -1 for none."""
    touching: tuple[frozenset[int], ...]
    """For each part those that lie side by side with it."""

    def side(self, side: int, turned: int) -> tuple[int, ...]:
        """The parts along a side of the tile when it lies turned."""
        return self.sides[(side - turned) % 4]

    @property
    def turns(self) -> tuple[int, ...]:
        """The ways of turning it that differ, at its sides or in what their parts touch."""
        seen: dict[tuple[object, ...], int] = {}
        for turned in range(4):
            seen.setdefault(self._seen(turned), turned)
        return tuple(seen.values())

    def _seen(self, turned: int) -> tuple[object, ...]:
        """All that tells one way of turning from another: which parts are where at the sides, and what they touch.

        A part is known by its kind, its states and the first place at the sides where it comes, then by its neighbours.
        """
        around = [part for side in range(4) for part in self.side(side, turned)]
        looks: list[object] = [(part.kind, part.states, around.index(number) if number in around else -1)
                               for number, part in enumerate(self.parts)]
        sides = tuple(looks[part] if part >= 0 else None for part in around)
        for _ in range(2):
            looks = [(looks[number], sorted(repr(looks[near]) for near in touching))
                     for number, touching in enumerate(self.touching)]
        return (sides, *sorted(map(repr, looks)))


def read_tile(drawing: Drawing, legend: Mapping[str, Meaning]) -> Tile:
    """The parts of a drawing: signs of one kind that lie side by side are one part."""
    meant = {(x, y): legend[sign] for y, row in enumerate(drawing) for x, sign in enumerate(row)
             if sign in legend and legend[sign].part}
    found: list[Part] = []
    number: dict[tuple[int, int], int] = {}
    for spot in sorted(meant, key=lambda one: (one[1], one[0])):
        if spot not in number:
            spots = _connected(spot, meant)
            number |= dict.fromkeys(spots, len(found))
            states = {state: None for one in sorted(spots) for state in meant[one].part_states}
            found.append(Part(meant[spot].part, tuple(states), frozenset(spots)))
    size = len(drawing)
    inner = range(1, size - 1)
    borders = ([(x, 0) for x in inner], [(size - 1, y) for y in inner],
               [(x, size - 1) for x in reversed(inner)], [(0, y) for y in reversed(inner)])
    touching = tuple(frozenset(number[near] for spot in part.spots for near in _around(spot) if near in number) - {own}
                     for own, part in enumerate(found))
    sides = tuple(tuple(number.get(spot, -1) for spot in side) for side in borders)
    return Tile(size, tuple(found), sides, touching)


def _around(spot: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    return tuple((spot[0] + dx, spot[1] + dy) for dx, dy in _STEPS)


def _connected(start: tuple[int, int], meant: Mapping[tuple[int, int], Meaning]) -> set[tuple[int, int]]:
    group, front = {start}, [start]
    while front:
        for near in _around(front.pop()):
            if near not in group and near in meant and meant[near].part == meant[start].part:
                group.add(near)
                front.append(near)
    return group


def keep_turning(context: Context) -> None:
    """Tiles that rules turn remember how they lie."""
    context.description.kept[STORE] = Kept(TURNED, "thing", "number", kinds=("tile",), high=3, inner=True)
    context.used.add(TURNED)


def turns(description: Description) -> bool:
    """Whether rules turn tiles."""
    return any(isinstance(node, ChooseTurn) for rule in description.rules() for node in parts(rule.block))


def measure_board(context: Context) -> None:
    """A growing board is as large as all tiles in one row could make it."""
    description = context.description
    seats = max(description.seat_counts, default=1)
    known = [description.things[name] for name in description.things_of("tile")]
    count = sum(one.copies * (seats if one.for_each else 1) for one in known)
    for place, board in enumerate(description.boards):
        if board.shape != "growing":
            continue
        if not 1 <= count <= MOST_TILES:
            context.findings.error("size", Span(board.line), f"a growing board is for 1 to {MOST_TILES} tiles, "
                                   f"not for {count}", "declare them with 'tile …' or 'tile drawn'")
        if any(not kind.abstract for kind in description.kinds.values()):
            context.not_yet("pieces without a number on a growing board", board.line)
        description.boards[place] = replace(board, size=(min(max(count, 1), MOST_TILES),))
