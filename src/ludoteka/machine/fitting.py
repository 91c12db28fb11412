"""Drawing some of many options so that all clues fit, every such draw as likely as any other.

The options that clues are about are gone through one after the other. What the clues still want of those that follow is
all that has to be known of those before, so all ways can be counted without listing them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from math import comb
from random import Random
from typing import TypeVar

from ludoteka.machine.clues import Clue, Untold
from ludoteka.machine.narrowed import Narrowed

MOST = 60_000
"""So many states are counted at most."""

Kind = TypeVar("Kind")
State = tuple[tuple[int, frozenset[int]], ...]
"""Clues that are not done with, each with what still fits."""


class Fitting:
    """All ways to draw so many of some options."""

    def __init__(self, options: list[str], known: Narrowed, clues: list[Clue], count: int) -> None:
        self._known, self._count = known, count
        self.order = _order(clues)
        asked = set(self.order)
        self._sure = [text for text in options if text in known.surely and text not in asked]
        self._free = [text for text in options
                      if text not in asked and text not in known.surely and text not in known.never]
        rank = {text: place for place, text in enumerate(self.order)}
        self._wants = [_sorted(clue, rank) for clue in clues]
        self._layers: list[dict[State, Counter[int]]] = [{(): Counter({0: 1})}]
        self._came: list[dict[State, list[tuple[State, bool]]]] = [{}]
        for place, text in enumerate(self.order):
            self._go_on(place, text)
            if sum(map(len, self._layers)) > MOST:
                raise Untold
        ends = self._layers[-1].get((), Counter())
        self._ends = {taken: ways * self._rest(taken) for taken, ways in ends.items() if self._rest(taken)}
        if not self._ends:
            raise Untold

    def _rest(self, taken: int) -> int:
        """In how many ways the options that no clue is about can be drawn."""
        left = self._count - taken - len(self._sure)
        return comb(len(self._free), left) if left >= 0 else 0

    def _go_on(self, place: int, text: str) -> None:
        layer: dict[State, Counter[int]] = defaultdict(Counter)
        came: dict[State, list[tuple[State, bool]]] = defaultdict(list)
        begun = [(number, fitting) for number, (texts, fitting) in enumerate(self._wants) if texts[0] == text]
        for state, ways in self._layers[-1].items():
            for drawn in (False, True):
                if text in (self._known.never if drawn else self._known.surely):
                    continue
                after = self._after((*state, *begun), text, drawn)
                if after is not None:
                    for taken, count in ways.items():
                        layer[after][taken + drawn] += count
                    came[after].append((state, drawn))
        self._layers.append(dict(layer))
        self._came.append(dict(came))

    def _after(self, state: State, text: str, drawn: bool) -> State | None:
        found = list[tuple[int, frozenset[int]]]()
        for number, fitting in state:
            texts, _ = self._wants[number]
            if text in texts:
                # The lowest bit is the next option.
                fitting = frozenset(one >> 1 for one in fitting if one & 1 == drawn)
                if not fitting:
                    return None
            if text != texts[-1]:
                found.append((number, fitting))
        return tuple(found)

    # ---- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, luck: Random) -> list[str]:
        """One of all ways, in an order by chance."""
        taken = _weighed(self._ends, luck)
        found, state = list(self._sure) + some(self._free, self._count - taken - len(self._sure), luck), State()
        for place in range(len(self.order), 0, -1):
            ways = {one: self._layers[place - 1][one[0]][taken - one[1]] for one in self._came[place][state]}
            state, drawn = _weighed(ways, luck)
            if drawn:
                found.append(self.order[place - 1])
                taken -= 1
        return some(found, len(found), luck)


def _order(clues: list[Clue]) -> list[str]:
    """The options that clues are about, so that few clues are open at any time."""
    found, left = dict[str, None](), list(clues)
    while left:
        clue = min(left, key=lambda one: (found.keys().isdisjoint(one.about), len(set(one.about) - found.keys())))
        left.remove(clue)
        found |= dict.fromkeys(clue.about)
    return list(found)


def _sorted(clue: Clue, rank: dict[str, int]) -> tuple[list[str], frozenset[int]]:
    """A clue with its options in the order in which they are gone through."""
    places = sorted(range(len(clue.about)), key=lambda place: rank[clue.about[place]])
    return [clue.about[place] for place in places], frozenset(
        sum((pattern >> place & 1) << bit for bit, place in enumerate(places)) for pattern in clue.fitting)


def _weighed(ways: dict[Kind, int], luck: Random) -> Kind:
    # Numbers of ways may be too great for a float.
    lot = int(luck.random() * 2**53) * sum(ways.values()) >> 53
    for one, count in ways.items():
        lot -= count
        if lot < 0:
            return one
    raise AssertionError("one of them is drawn")


def some(texts: list[str], count: int, luck: Random) -> list[str]:
    """So many of some, in an order by chance."""
    left = list(texts)
    for place in range(count):
        other = place + int(luck.random() * (len(left) - place))
        left[place], left[other] = left[other], left[place]
    return left[:count]
