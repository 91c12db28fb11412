"""Where pieces get in one move on an empty board, found by setting each of them there alone."""

from __future__ import annotations

from ludoteka.core import TooMuch
from ludoteka.machine.engine import Machine
from ludoteka.machine.state import Run

Routes = list[tuple[int, ...]]
"""Cells one after the other, each of which is reached if nothing stands on those before it."""


def routes_of(machine: Machine, kind: int, role: int, cell: int) -> Routes:
    """The routes of a piece from a cell."""
    left, found = _reached(machine, kind, role, cell), Routes()
    for steps in machine.geometry.steps:
        route, last = list[int](), steps[cell]
        while last in left:
            left.remove(last)
            route.append(last)
            last = steps[last]
        found += [tuple(route)] if route else []
    return found + [(other,) for other in sorted(left)]


def _reached(machine: Machine, kind: int, role: int, cell: int) -> set[int]:
    """The cells where a piece is, whatever became of it, after each of its moves; none where rules take too long."""
    layout = machine.layout
    state = layout.first_state()
    state[cell], state[layout.turn], state[layout.turn_number] = layout.code(kind, role), role, 1
    try:
        with machine.question():
            ways, _ = machine.turns.ways(Run(layout, state), role)
    except TooMuch:
        return set()
    after = [end.state for way in ways for end in way.ends()]
    return {other for one in after for other in range(layout.slots) if one[other] and other != cell}
