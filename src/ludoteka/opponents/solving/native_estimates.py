"""Estimates as arrays, for searches in machine code; groups of pieces that get in each other's way."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ludoteka.native.calls import compiled
from ludoteka.opponents.solving.estimates import NEVER, Estimate, Token

_MOST_ENTRIES = 1 << 21
"""Entries of the table of one group."""
_NONE = 255
Numbers = np.ndarray[Any, np.dtype[np.int32]]


class FlatEstimate(NamedTuple):
    """An estimate as arrays; without any sort of piece it is always nothing."""

    slots: int
    store: int
    at_once: int
    token: Numbers
    """The number of a sort, by what stands on a place and the number it keeps; -1 for others."""
    far: Numbers
    """For each sort and place how far it has to go."""
    group: Numbers
    """The group of each sort, or -1."""
    weight: Numbers
    """What a place counts in the number of the group's row."""
    first: np.ndarray[Any, np.dtype[np.int64]]
    """Where the table of each group begins."""
    table: np.ndarray[Any, np.dtype[np.uint8]]


def flat(estimate: Estimate | None) -> FlatEstimate:
    """The arrays of an estimate, with tables for groups where every piece has a cell of its own."""
    if estimate is None:
        nothing = np.zeros(0, np.int32)
        return FlatEstimate(0, -1, 1, np.zeros((0, 0), np.int32), np.zeros((0, 0), np.int32), nothing, nothing,
                            np.zeros(0, np.int64), np.zeros(0, np.uint8))
    sorts = sorted(estimate.far, key=lambda token: min(estimate.goals[token]))
    token = np.full((max(code for code, _ in sorts) + 1, max(number for _, number in sorts) + 1), -1, np.int32)
    for number, (code, kept) in enumerate(sorts):
        token[code, kept] = number
    far = np.array([estimate.far[one] for one in sorts], np.int32)
    group, weight, first, table = _groups(estimate, sorts)
    return FlatEstimate(estimate.slots, estimate.store, estimate.at_once, token, far, group, weight, first, table)


def _groups(estimate: Estimate, sorts: list[Token]) -> tuple[Any, Any, Any, Any]:
    """Sorts with near goals in groups, each with a table of the fewest shifts from any places to their goals."""
    group, weight = np.full(len(sorts), -1, np.int32), np.zeros(len(sorts), np.int32)
    size, count = 0, estimate.slots
    while count ** (size + 1) <= _MOST_ENTRIES:
        size += 1
    if not estimate.apart or size < 2 or estimate.at_once != 1:
        return group, weight, np.zeros(0, np.int64), np.zeros(0, np.uint8)
    tables: list[np.ndarray[Any, np.dtype[np.uint8]]] = []
    for start in range(0, len(sorts), size):
        members = sorts[start:start + size]
        for place, number in enumerate(range(start, start + len(members))):
            group[number], weight[number] = len(tables), count ** place
        tables.append(_table(estimate, members))
    first = np.cumsum([0, *(len(one) for one in tables[:-1])]).astype(np.int64)
    return group, weight, first, np.concatenate(tables)


def _table(estimate: Estimate, members: list[Token]) -> Any:
    count, goals = estimate.slots, [min(estimate.goals[one]) for one in members]
    most = max(sum(edge[1] == cell for edge in estimate.edges[one]) for one in members for cell in range(count))
    before = np.full((len(members), count, most), -1, np.int32)
    for number, one in enumerate(members):
        for cell in range(count):
            found = [start for start, end in sorted(estimate.edges[one]) if end == cell]
            before[number, cell, :len(found)] = found
    start = sum(goal * count ** place for place, goal in enumerate(goals))
    return _fill(count, len(members), before, start)


@compiled
def _fill(count: int, size: int, before: Any, start: int) -> Any:
    """Backwards from the goals, one shift of one piece at a time, breadth first."""
    entries = count ** size
    table, queue = np.full(entries, 255, np.uint8), np.empty(entries, np.int32)
    table[start], queue[0] = 0, start
    at, end = 0, 1
    places = np.empty(size, np.int64)
    while at < end:
        row = queue[at]
        at += 1
        rest = row
        for number in range(size):
            places[number] = rest % count
            rest //= count
        weight = 1
        for number in range(size):
            for way in range(before.shape[2]):
                cell = before[number, places[number], way]
                if cell < 0:
                    break
                free = True
                for other in range(size):
                    if other != number and places[other] == cell:
                        free = False
                other_row = row + (cell - places[number]) * weight
                if free and table[other_row] == 255 and table[row] < 254:
                    table[other_row] = table[row] + 1
                    queue[end] = other_row
                    end += 1
            weight *= count
    return table


@compiled
def estimated(state: Any, estimate: Any, rows: Any) -> Any:
    """At least so many moves are missing; `rows` is room for one number of each group."""
    rows[:] = 0
    total: Any = 0
    for slot in range(estimate.slots):
        code = state[slot]
        if code <= 0 or code >= estimate.token.shape[0]:
            continue
        kept = state[estimate.store + slot] if estimate.store >= 0 else 0
        if kept < 0 or kept >= estimate.token.shape[1]:
            continue
        token = estimate.token[code, kept]
        if token < 0:
            continue
        if estimate.group[token] >= 0:
            rows[estimate.group[token]] += slot * estimate.weight[token]
        else:
            total += estimate.far[token, slot]
    for group in range(len(estimate.first)):
        value = estimate.table[estimate.first[group] + rows[group]]
        total += NEVER if value == _NONE else np.int64(value)
    return NEVER if total >= NEVER else (total + estimate.at_once - 1) // estimate.at_once
