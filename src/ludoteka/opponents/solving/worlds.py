"""What a position can still become: every place of the state with the set of values that it may have at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ludoteka.machine.state import Layout, bits

SHIFT = 32
"""A set of values is a bit set in which value v is bit v + SHIFT, so small negative values have room."""
_MOST = 100_000
"""The largest value that a set can have."""


class Unjudged(Exception):
    """The rules ask something that is not worked out for positions that are known in part."""


def one(value: int) -> int:
    """The set of one value."""
    if not -SHIFT <= value <= _MOST:
        raise Unjudged
    return 1 << value + SHIFT


def values(mask: int) -> list[int]:
    """The values of a set, smallest first."""
    if mask & (mask - 1) == 0:
        return [mask.bit_length() - 1 - SHIFT] if mask else []
    return [bit - SHIFT for bit in bits(mask)]


def single(mask: int) -> bool:
    """Whether a set has just one member."""
    return mask & (mask - 1) == 0


def lowest(mask: int) -> int:
    """The smallest value of a set."""
    return (mask & -mask).bit_length() - 1 - SHIFT


def highest(mask: int) -> int:
    """The largest value of a set."""
    return mask.bit_length() - 1 - SHIFT


def span(low: int, high: int) -> int:
    """The set of all values from one to another."""
    if low < -SHIFT or high > _MOST:
        raise Unjudged
    return (1 << high + SHIFT + 1) - (1 << low + SHIFT)


@dataclass(slots=True)
class Column:
    """Places of one sort side by side: which items may have each value, and which have several left."""

    base: int
    count: int
    may: dict[int, int] = field(default_factory=dict)
    """The items that may have a value, by the set of that one value."""
    open: int = 0
    """The items with several values left."""


class World:
    """The values left for every place; it can be narrowed, and put back to where it was."""

    def __init__(self, layout: Layout, state: Sequence[int], left: Mapping[int, int]) -> None:
        self.layout = layout
        self.left = [left.get(place) or one(value) for place, value in enumerate(state)]
        self.columns: dict[int, Column] = {}
        self._column_of: list[Column] = []
        self.touched = 0
        """The places with several values that were looked at, as a bit set."""
        self.trail: list[tuple[int, int]] = []
        self._lay_out()

    def _lay_out(self) -> None:
        layout = self.layout
        starts = {0: layout.slots, **{base: layout.count(name.split(".")[0])
                                      for name, base in layout.base.items() if name in layout.description.kept}}
        place = 0
        while place < len(self.left):
            column = Column(place, starts.get(place) or 1)
            self.columns[place] = column
            for item in range(column.count):
                self._column_of.append(column)
                self._enter(column, item, self.left[place + item])
            place += column.count

    @staticmethod
    def _enter(column: Column, item: int, mask: int) -> None:
        for value in map(one, values(mask)):
            column.may[value] = column.may.get(value, 0) | 1 << item
        if not single(mask):
            column.open |= 1 << item

    def put(self, place: int, mask: int) -> None:
        """Give a place another set of values; even the same one counts as written, unless it is a single value."""
        old = self.left[place]
        if old == mask and single(mask):
            return
        self.trail.append((place, old))
        self._change(place, old, mask)

    def _change(self, place: int, old: int, mask: int) -> None:
        column = self._column_of[place]
        bit = 1 << place - column.base
        changed, may = old ^ mask, column.may
        while changed:
            value = changed & -changed
            may[value] = may.get(value, 0) ^ bit
            changed ^= value
        if single(mask):
            column.open &= ~bit
        else:
            column.open |= bit
        self.left[place] = mask

    def back_to(self, mark: int) -> None:
        """Undo everything since the trail was so long."""
        while len(self.trail) > mark:
            place, old = self.trail.pop()
            self._change(place, self.left[place], old)

    def read(self, place: int) -> int:
        """The values left for a place."""
        mask = self.left[place]
        if mask & (mask - 1):
            self.touched |= 1 << place
        return mask

    def look(self, base: int, items: int) -> Column:
        """A column, of which these items are looked at."""
        column = self.columns[base]
        self.touched |= (items & column.open) << base
        return column

    def having(self, base: int, value: int, items: int) -> tuple[int, int]:
        """Which of some items surely have a value, and which may."""
        column = self.look(base, items)
        may = column.may.get(one(value), 0) & items
        return may & ~column.open, may
