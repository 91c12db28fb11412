"""A moment of a match in machine code, for looking ahead from Python."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludoteka.native.functions import CHANCE, OVER
from ludoteka.native.game import Buffer, Native
from ludoteka.opponents.search.certainty import foreseen
from ludoteka.opponents.search.worths import Worths

_SLOWER = 20
"""How many positions machine code looks at alone while it is asked about one from Python, about."""


@dataclass(frozen=True, slots=True)
class NativeMoment:
    """A position in a buffer."""

    code: Native
    buffer: Buffer

    @property
    def worths(self) -> Worths | None:
        return tuple(self.code.worth(self.buffer)) if self.code.chooser(self.buffer) == OVER else None

    @property
    def seat(self) -> int | None:
        seat = self.code.chooser(self.buffer)
        return None if seat == CHANCE else seat

    @property
    def odds(self) -> list[float]:
        return self.code.chances(self.buffer)

    def after(self) -> Iterator[NativeMoment]:
        return (NativeMoment(self.code, buffer) for buffer in self.code.after(self.buffer))


def foreseen_in_code(code: Native, buffer: Buffer, depth: int, nodes: int) -> dict[int, float]:
    """The moves whose worth is certain, as far as so many positions in machine code would take."""
    return foreseen(NativeMoment(code, buffer), depth, nodes // _SLOWER)
