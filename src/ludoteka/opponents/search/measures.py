"""Measuring positions at full speed: each function adds the differences between both sides to some features.

An evaluation is one row of 32-bit numbers, `s`: those named here, and behind them the tables, which some of them find.
"""

from __future__ import annotations

from typing import Final

from ludoteka.native.calls import compiled
from ludoteka.opponents.search.memory import Ints

NOBODY: Final = 2
EMPTY: Final = 3
"""Owners of codes besides the roles 0 and 1."""

(
    LENGTH, TEMPER,
    SIZE,  # how many integers of a position are looked at
    SLOTS, CODES, CELLS,
    BEGUN, SPAN,  # pieces at the start, and by how many their number can change
    SWAPPED,  # where it is said that sides were swapped
    SLIDES,  # whether pieces move along lines, not by steps
    FARTHEST,  # the most steps from anywhere to a goal
    FEATURES,
    LINES, JOINS, RACE, GROUPS, NEAR, ROUTES, RANGE,  # the first feature of each family, -1 for those that are left out
    OWNER,  # for each code
    PLACES,  # for each place and code, what it is worth to the first role early and late
    WEIGHTS, SEEN,  # the same for each feature, and room for the features
    NUMBERS, NUMBER_COUNT,  # place, sign and feature of every number that counts
    ROWS, ROW_COUNT, ROW_LENGTH,  # the lines that matter
    TOUCHING, TOUCHING_MOST, BESIDE, BESIDE_MOST, BONDS, BONDS_MOST,  # for each cell its neighbours, filled up with -1
    GOALS, GOAL_COUNT,  # for each role and goal, which cells belong to it
    STEPS, RACER,  # for each role and cell, the steps to its goal; the codes that want to get there
    ROUTE_AT, ROUTE_CELLS,  # for each code and cell where its routes begin; the length of each, its cells, 0 at the end
    KIND_AT, VITAL, CLOSE,  # the number of each code among the kinds; the codes that decide; which cells touch
    AROUND,  # the number behind those of the kinds
    WAYS, WAY_COUNT,  # for each direction, the next cell of each
    ACROSS, UP,  # columns and rows of cells
    FAR, QUEUE,  # room for distances, and for cells that wait
    HEAD,
) = range(51)


@compiled
def _count_lines(s: Ints, cells: Ints) -> None:
    """Rows where only one side stands, by how many it has there."""
    length, owners, out = s[ROW_LENGTH], s[OWNER], s[SEEN] + s[LINES] - 1
    for row in range(s[ROWS], s[ROWS] + s[ROW_COUNT] * length, length):
        mine, theirs = 0, 0
        for place in range(row, row + length):
            owner = s[owners + cells[s[place]]]
            mine += owner in (0, NOBODY)
            theirs += owner in (1, NOBODY)
        if theirs == 0 and mine > 0:
            s[out + mine] += 1
        elif mine == 0 and theirs > 0:
            s[out + theirs] -= 1


@compiled
def _distances(s: Ints, cells: Ints, role: int, goal: int, far: int) -> None:
    """For each cell, how many more pieces of a role join it with a goal, its own included."""
    count, most, owners = s[CELLS], s[BESIDE_MOST], s[OWNER]
    # Cells of the present distance wait in the first half of the queue, those one further in the second.
    first, second = s[QUEUE], s[QUEUE] + count
    here, there, distance = 0, 0, 0
    for cell in range(count):
        s[far + cell] = count
        owner = s[owners + cells[cell]]
        if s[goal + cell] and owner == role:
            s[far + cell], s[first + here], here = 0, cell, here + 1
        elif s[goal + cell] and owner == EMPTY:
            s[far + cell], s[second + there], there = 1, cell, there + 1
    while here + there > 0:
        index = 0
        while index < here:
            cell = s[first + index]
            index += 1
            for place in range(s[BESIDE] + cell * most, s[BESIDE] + (cell + 1) * most):
                other = s[place]
                if other < 0:
                    break
                owner = s[owners + cells[other]]
                if owner == role and s[far + other] > distance:
                    s[far + other], s[first + here], here = distance, other, here + 1
                elif owner == EMPTY and s[far + other] > distance + 1:
                    s[far + other], s[second + there], there = distance + 1, other, there + 1
        for index in range(there):
            s[first + index] = s[second + index]
        here, there, distance = there, 0, distance + 1


@compiled
def _to_join(s: Ints, cells: Ints, role: int) -> int:
    """How many more pieces a role needs to join all its goals."""
    goals, count, far = s[GOAL_COUNT], s[CELLS], s[FAR]
    for goal in range(goals):
        _distances(s, cells, role, s[GOALS] + (role * goals + goal) * count, far + goal * count)
    best: int = count
    for cell in range(count):
        total = 0
        for goal in range(goals):
            total += s[far + goal * count + cell]
        # The cell itself was counted once for each goal.
        best = min(best, total - (goals - 1) * (s[s[OWNER] + cells[cell]] == EMPTY))
    return best


@compiled
def _count_race(s: Ints, cells: Ints) -> None:
    """How far the nearest piece is from where it wins."""
    mine = theirs = s[FARTHEST]
    for cell in range(s[CELLS]):
        if s[s[RACER] + cells[cell]]:
            if s[s[OWNER] + cells[cell]] == 0:
                mine = min(mine, s[s[STEPS] + cell])
            else:
                theirs = min(theirs, s[s[STEPS] + s[CELLS] + cell])
    s[s[SEEN] + s[RACE]] += theirs - mine


@compiled
def _group(s: Ints, cells: Ints, role: int, start: int) -> int:
    """Mark the group of a piece; how many are in it. They stay in the queue."""
    queue, length, index, most = s[QUEUE], 1, 0, s[BONDS_MOST]
    s[queue], s[s[FAR] + start] = start, 1
    while index < length:
        cell = s[queue + index]
        index += 1
        for place in range(s[BONDS] + cell * most, s[BONDS] + (cell + 1) * most):
            other = s[place]
            if other < 0:
                break
            if s[s[FAR] + other] == 0 and s[s[OWNER] + cells[other]] == role:
                s[s[FAR] + other], s[queue + length], length = 1, other, length + 1
    return length


@compiled
def _count_groups(s: Ints, cells: Ints, role: int) -> None:
    """Groups, pieces that are not in the largest, and how far all lie from their middle."""
    groups, largest, total, across, up, spread = 0, 0, 0, 0, 0, 0
    for cell in range(s[CELLS]):
        s[s[FAR] + cell] = 0
    for start in range(s[CELLS]):
        if s[s[OWNER] + cells[start]] == role:
            across, up = across + s[s[ACROSS] + start], up + s[s[UP] + start]
            if s[s[FAR] + start] == 0:
                length = _group(s, cells, role, start)
                groups, largest, total = groups + 1, max(largest, length), total + length
    for cell in range(s[CELLS] if total else 0):
        if s[s[FAR] + cell]:
            spread += max(abs(s[s[ACROSS] + cell] - across // total), abs(s[s[UP] + cell] - up // total))
    sign, out = 1 - 2 * role, s[SEEN] + s[GROUPS]
    s[out] += sign * groups
    s[out + 1] += sign * (total - largest)
    s[out + 2] += sign * spread


@compiled
def _count_near(s: Ints, cells: Ints) -> None:
    """Empty cells, and pieces of the same side, that touch pieces."""
    room, support, most, owners = 0, 0, s[TOUCHING_MOST], s[OWNER]
    for cell in range(s[CELLS]):
        owner = s[owners + cells[cell]]
        if owner < NOBODY:
            for place in range(s[TOUCHING] + cell * most, s[TOUCHING] + (cell + 1) * most):
                if s[place] < 0:
                    break
                whose = s[owners + cells[s[place]]]
                room += (whose == EMPTY) * (1 - 2 * owner)
                support += (whose == owner) * (1 - 2 * owner)
    s[s[SEEN] + s[NEAR]] += room
    s[s[SEEN] + s[NEAR] + 1] += support


@compiled
def _range_of(s: Ints, cells: Ints, role: int, far: int) -> int:
    """The moves that some piece of a role needs to each empty cell; how many cells it reaches in one."""
    count, queue, index, length, reach = s[CELLS], s[QUEUE], 0, 0, 0
    for cell in range(count):
        s[far + cell] = count
        if s[s[OWNER] + cells[cell]] == role:
            s[far + cell], s[queue + length], length = 0, cell, length + 1
    while index < length:
        cell = s[queue + index]
        index += 1
        reach += s[far + cell] == 1
        for way in range(s[WAYS], s[WAYS] + s[WAY_COUNT] * count, count):
            other = s[way + cell]
            while other >= 0 and cells[other] == 0 and s[far + other] > s[far + cell]:
                if s[far + other] == count:
                    s[far + other], s[queue + length], length = s[far + cell] + 1, other, length + 1
                other = s[way + other] if s[SLIDES] else -1
    return reach


@compiled
def _count_range(s: Ints, cells: Ints) -> None:
    """Cells reached in one move, and cells that one side reaches sooner than the other."""
    mine, theirs, out = s[FAR], s[FAR] + s[CELLS], s[SEEN] + s[RANGE]
    s[out] += _range_of(s, cells, 0, mine) - _range_of(s, cells, 1, theirs)
    for cell in range(s[CELLS]):
        s[out + 1] += (s[mine + cell] < s[theirs + cell]) - (s[theirs + cell] < s[mine + cell])


@compiled
def _count_routes(s: Ints, cells: Ints) -> None:
    """Cells that pieces of each kind reach in one move, and those of them at the enemy's piece that decides."""
    count, owners, out, around = s[CELLS], s[OWNER], s[SEEN] + s[ROUTES], 0
    vital, other_vital = -1, -1
    for cell in range(count):
        if s[s[VITAL] + cells[cell]]:
            if s[owners + cells[cell]] == 0:
                vital = cell
            else:
                other_vital = cell
    for cell in range(count):
        owner = s[owners + cells[cell]]
        if owner >= NOBODY:
            continue
        enemy = vital if owner else other_vital
        close = s[CLOSE] + enemy * count
        place, reached, near = s[ROUTE_CELLS] + s[s[ROUTE_AT] + cells[cell] * count + cell], 0, 0
        while s[place] > 0:
            end, place = place + 1 + s[place], place + 1
            while place < end:
                other = s[place]
                whose = s[owners + cells[other]]
                place += 1
                if whose != owner:
                    reached += 1
                    near += enemy >= 0 and s[close + other]
                if whose != EMPTY:
                    place = end
        sign = 1 - 2 * owner
        s[out + s[s[KIND_AT] + cells[cell]]] += sign * reached
        around += sign * near
    if vital >= 0 and other_vital >= 0:
        s[out + s[AROUND]] += around


@compiled
def measure(s: Ints, cells: Ints, chooser: int) -> None:
    """Write the features of the whole position; those of families that are left out stay 0."""
    for feature in range(s[SEEN], s[SEEN] + s[FEATURES]):
        s[feature] = 0
    s[s[SEEN]] = 1 - 2 * (chooser ^ cells[s[SWAPPED]])
    s[s[SEEN] + 1] = 1
    for row in range(s[NUMBERS], s[NUMBERS] + 3 * s[NUMBER_COUNT], 3):
        s[s[SEEN] + s[row + 2]] += cells[s[row]] * s[row + 1]
    if s[LINES] >= 0:
        _count_lines(s, cells)
    if s[JOINS] >= 0:
        s[s[SEEN] + s[JOINS]] += _to_join(s, cells, 1) - _to_join(s, cells, 0)
    if s[RACE] >= 0:
        _count_race(s, cells)
    if s[GROUPS] >= 0:
        _count_groups(s, cells, 0)
        _count_groups(s, cells, 1)
    if s[NEAR] >= 0:
        _count_near(s, cells)
    if s[ROUTES] >= 0:
        _count_routes(s, cells)
    if s[RANGE] >= 0:
        _count_range(s, cells)
