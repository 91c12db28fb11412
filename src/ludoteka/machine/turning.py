"""Turning a tile before it is laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.language.tiles import TURNS
from ludoteka.machine.pauses import Pause, Said
from ludoteka.machine.sets import Value
from ludoteka.machine.state import Run

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


class TurnPause(Pause):
    """A player turns a tile one of the ways that differ; one without a drawing looks the same whichever way it lies."""

    def __init__(self, machine: Machine, tile: Value, local: int) -> None:
        self.turns, self.tile, self.local = machine.layout.catalogue.parts.turns, tile, local

    def options(self, run: Run) -> list[int]:
        return list(self.turns.get(self.tile(run, run.frame), (0,)))

    def said(self, run: Run, option: int) -> Said:
        return Said(TURNS[option], (TURNS[option],))

    def take(self, run: Run, option: int) -> int:
        run.frame[self.local] = option
        return self.after
