"""What a position looks like it is worth, without looking ahead: features times weights, read from its buffer."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Any, Final

import numpy as np
from numba import types

from ludoteka.machine.state import bits
from ludoteka.native.calls import caller, compiled
from ludoteka.opponents.search import measures as at
from ludoteka.opponents.search import outline
from ludoteka.opponents.search.measures import EMPTY, HEAD, measure
from ludoteka.opponents.search.memory import Ints, address_of, ints_at
from ludoteka.opponents.search.outline import Outline

CALM: Final = 0
LIVELY: Final = 1
FORCED: Final = 2
"""Tempers of games: no moves take, or all do; such moves can be declined; they must be made."""
UNIT: Final = 1000
"""Parts of a logit that values are counted in."""
_SURE: Final = 30 * UNIT
Weights = Mapping[str, tuple[float, float]]
"""For each feature by name what it adds to the logit of the first seat's hopes, at the start and at the end."""


def _look(scales: int, position: int, chooser: int) -> int:
    s = ints_at(scales, HEAD)
    s = ints_at(scales, s[at.LENGTH])
    if s[at.FEATURES] == 0:
        return 0
    cells = ints_at(position, s[at.SIZE])
    early, late, count = 0, 0, 0
    for slot in range(s[at.SLOTS]):
        if cells[slot] != 0:
            place = s[at.PLACES] + 2 * (slot * s[at.CODES] + cells[slot])
            early += s[place]
            late += s[place + 1]
            count += 1
    measure(s, cells, chooser)
    for feature in range(s[at.FEATURES]):
        seen = s[s[at.SEEN] + feature]
        early += seen * s[s[at.WEIGHTS] + 2 * feature]
        late += seen * s[s[at.WEIGHTS] + 2 * feature + 1]
    phase = min(abs(count - s[at.BEGUN]), s[at.SPAN])
    value: int = (early * (s[at.SPAN] - phase) + late * phase) // s[at.SPAN]
    value = max(-_SURE, min(_SURE, value))
    return -value if cells[s[at.SWAPPED]] else value


_SHAPE = types.int32, types.int64, types.int64, types.int32
look = caller(*_SHAPE)
"""look(look_address(), address of scales, position, chooser): what a position looks like it is worth to the first seat.

It is called by its address like the functions of games, so that search is compiled without it.
"""


@cache
def look_address() -> int:
    """Where the evaluation is, for compiled search."""
    return address_of(_look, *_SHAPE)


@compiled
def pieces(scales: int, position: int) -> int:
    """How many pieces are on the board."""
    slots, count = ints_at(scales, HEAD)[at.SLOTS], 0
    cells = ints_at(position, slots)
    for slot in range(slots):
        count += cells[slot] != 0
    return count


@compiled
def temper_of(scales: int) -> int:
    """The temper of the game."""
    temper: int = ints_at(scales, HEAD)[at.TEMPER]
    return temper


def blind() -> Ints:
    """The evaluation that finds all positions equal."""
    return np.zeros(HEAD, dtype=np.int32)


def make_scales(shape: Outline, weights: Weights, temper: int, everything: bool = False) -> Ints:
    """The evaluation of a game with some weights; families without weight cost no time unless everything is wanted."""
    layout = shape.layout
    begun = sum(1 for code in shape.start[:layout.slots] if code)
    whole = _weighed([weights.get(name, (0.0, 0.0)) for name in shape.names])
    numbers = {
        at.TEMPER: temper, at.SIZE: layout.size, at.SLOTS: layout.slots, at.CODES: layout.codes,
        at.CELLS: len(shape.cells), at.BEGUN: begun, at.SPAN: max(1, begun, layout.slots - begun),
        at.SWAPPED: layout.swapped, at.SLIDES: int(shape.slides), at.FEATURES: len(shape.names),
        **_families(shape.names, [everything or any(both) for both in whole]),
    }
    counted = [(place, sign, shape.names.index(name))
               for name, places in shape.counted.items() for place, sign in places]
    tables = {
        at.PLACES: _places(shape, weights), at.WEIGHTS: whole, at.SEEN: [0] * len(shape.names),
        at.OWNER: [EMPTY, *(layout.owner_of(code) % 3 for code in range(1, layout.codes))],
        at.NUMBERS: counted, at.ROWS: shape.windows, at.WAYS: shape.machine.geometry.steps,
        at.ACROSS: shape.machine.geometry.columns, at.UP: shape.machine.geometry.rows,
        at.FAR: [0] * len(shape.cells) * 3, at.QUEUE: [0] * len(shape.cells) * 2,
    }
    numbers |= {at.NUMBER_COUNT: len(counted), at.ROW_COUNT: len(shape.windows), at.ROW_LENGTH: shape.line,
                at.WAY_COUNT: len(shape.machine.geometry.steps)}
    for more_numbers, more_tables in (_neighbours(shape), _wishes(shape), _routes(shape, numbers[at.ROUTES] >= 0)):
        numbers, tables = numbers | more_numbers, tables | more_tables
    return _laid_out(numbers, tables)


_Parts = tuple[dict[int, int], dict[int, Any]]
"""Numbers and tables of an evaluation by their places."""


def _laid_out(numbers: dict[int, int], tables: dict[int, Any]) -> Ints:
    """One row: the numbers, among them where each table begins, and then the tables."""
    flat = [np.array(table, dtype=np.int32).ravel() for table in tables.values()]
    row = np.concatenate([blind(), *flat])
    row[at.LENGTH] = len(row)
    starts = np.cumsum([HEAD, *map(len, flat)]).tolist()
    for place, number in (numbers | dict(zip(tables, starts, strict=False))).items():
        row[place] = number
    return row


def _families(names: list[str], wanted: list[bool]) -> dict[int, int]:
    """The first feature of each family of which some feature is wanted."""
    begins = {outline.JOINING: at.JOINS, outline.RACING: at.RACE, outline.GROUPS: at.GROUPS, outline.ROOM: at.NEAR,
              outline.REACH: at.RANGE, _first(names, "1 of "): at.LINES, _first(names, outline.REACH_OF): at.ROUTES}
    begins.pop("", None)
    first = dict.fromkeys((at.JOINS, at.RACE, at.GROUPS, at.NEAR, at.ROUTES, at.RANGE, at.LINES), -1)
    starts = [number for number, name in enumerate(names) if name in begins]
    for start, end in zip(starts, [*starts[1:], len(names)], strict=False):
        first[begins[names[start]]] = start if any(wanted[start:end]) else -1
    return first


def _first(names: list[str], prefix: str) -> str:
    """The first name that begins so; nothing where none does."""
    return next((name for name in names if name.startswith(prefix)), "")


def _neighbours(shape: Outline) -> _Parts:
    geometry = shape.machine.geometry
    bonds = geometry.touching if shape.together and shape.together.touching else geometry.beside
    numbers, tables = {}, {}
    for place, most_at, masks in ((at.TOUCHING, at.TOUCHING_MOST, geometry.touching),
                                  (at.BESIDE, at.BESIDE_MOST, geometry.beside), (at.BONDS, at.BONDS_MOST, bonds)):
        most = max((mask.bit_count() for mask in masks), default=0)
        numbers[most_at] = most
        tables[place] = [[*bits(mask), *[-1] * (most - mask.bit_count())] for mask in masks]
    return numbers, tables


def _wishes(shape: Outline) -> _Parts:
    """Where sides want to get, with one piece or with a chain of them."""
    layout, joins = shape.layout, shape.joins or [[], []]
    goal = next((one for one in shape.goals if one.wins), None)
    steps = [shape.steps_to(goal.cells[role]) for role in (0, 1)] if goal else []
    racers = {code for code in range(1, layout.codes) if layout.owner_of(code) in (0, 1)
              and goal and layout.kinds[layout.kind_of(code)] in goal.kinds}
    numbers = {at.GOAL_COUNT: len(joins[0]),
               at.FARTHEST: max((far for one in steps for far in one if far < len(shape.cells)), default=0)}
    return numbers, {at.GOALS: [[mask >> cell & 1 for cell in shape.cells] for role in joins for mask in role],
                     at.STEPS: steps, at.RACER: [code in racers for code in range(layout.codes)]}


def _routes(shape: Outline, wanted: bool) -> _Parts:
    """Where each piece gets from each cell, and which pieces decide the match."""
    if not wanted:
        return {}, {}
    layout, cells, flat = shape.layout, shape.cells, [0]
    begins, kinds, vital = np.zeros((layout.codes, len(cells)), int), [0] * layout.codes, [0] * layout.codes
    for (number, kind), role in product(enumerate(shape.kinds), (0, 1)):
        code = layout.code(kind, role)
        kinds[code], vital[code] = number, int(kind == shape.vital)
        for cell in cells:
            begins[code, cell] = len(flat)
            for route in shape.routes(kind, role, cell):
                flat += [len(route), *route]
            flat.append(0)
    close = [[mask >> cell & 1 or here == cell for cell in cells]
             for here, mask in enumerate(shape.machine.geometry.touching)]
    return {at.AROUND: len(shape.kinds)}, {at.ROUTE_AT: begins, at.KIND_AT: kinds, at.VITAL: vital, at.CLOSE: close,
                                           at.ROUTE_CELLS: flat}


def _places(shape: Outline, weights: Weights) -> Ints:
    """For each place and code its worth to the first role, early and late."""
    layout, nothing = shape.layout, (0.0, 0.0)
    found = np.zeros((layout.slots, layout.codes, 2))
    for slot, kind, role in product(range(layout.slots), shape.kinds, (0, 1)):
        names = shape.kind_name(kind, role), shape.place_name(kind, role, slot)
        both = [sum(one) for one in zip(*(weights.get(name, nothing) for name in names), strict=True)]
        found[slot, layout.code(kind, role)] = np.array(both) * (1 - 2 * role)
    return _weighed(found)


def _weighed(weights: Any) -> Ints:
    return np.round(np.array(weights) * UNIT).astype(np.int32)
