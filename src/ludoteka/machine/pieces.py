"""Pieces on the boards: they move, change places, become others and leave; names that mean them go with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.machine.state import Run

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


class Pieces:
    """What can be done with the pieces of one game."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.layout, self.geometry = machine.layout, machine.geometry

    def move(self, run: Run, slot: int, cell: int) -> bool:
        """Move a piece to a cell, if its place there is free; names that mean it go with it."""
        goal = slot // self.geometry.size * self.geometry.size + cell
        if goal == slot:
            return True
        if run.state[goal]:
            return False
        run.move(slot, goal)
        self._follow(run, slot, goal)
        return True

    def remove(self, run: Run, slot: int) -> None:
        run.lift(slot)
        self._follow(run, slot, -1)

    def swap(self, run: Run, first: int, second: int) -> bool:
        """Two pieces change cells, each within its layer, if there is room for them."""
        if first < 0 or second < 0 or first == second:
            return True
        size = self.geometry.size
        if first // size != second // size:
            return self.move(run, first, second % size) and self.move(run, second, first % size)
        run.swap(first, second)
        self._follow(run, first, -2)
        self._follow(run, second, first)
        self._follow(run, -2, second)
        return True

    def become(self, run: Run, slot: int, kind: int, owner: int) -> bool:
        """A piece becomes one of another kind or owner; in another layer only if its place there is free."""
        size = self.geometry.size
        goal = self.layout.layer_of[kind] * size + slot % size
        if goal != slot:
            if run.state[goal]:
                return False
            run.move(slot, goal)
            self._follow(run, slot, goal)
        run.set_piece(goal, self.layout.code(kind, owner))
        return True

    def _follow(self, run: Run, slot: int, goal: int) -> None:
        """Every name in the frames that means a moved piece means it where it is now."""
        entries = self.machine.code.entries
        for frame, (entry, _) in zip(run.frames, run.returns, strict=True):
            for local in entries[entry].pieces:
                if frame[local] == slot:
                    frame[local] = goal
            for local in entries[entry].piece_sets:
                if slot >= 0 and frame[local] > 0 and frame[local] >> slot & 1:
                    frame[local] ^= 1 << slot
                    if goal >= 0:
                        frame[local] |= 1 << goal
