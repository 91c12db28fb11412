"""What is certain some moves ahead, whoever moves, whatever chance decides: all lines are played, ever longer ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final, Protocol

from ludoteka.opponents.search.worths import Worths

_PATIENCE: Final = 1.0
"""For how many seconds certain results are looked for, however slow the game is."""


class Moment(Protocol):
    """What is asked of a position, in machine code or through the interpreter."""

    @property
    def worths(self) -> Worths | None:
        """What everybody has reached, where the match is over."""

    @property
    def seat(self) -> int | None:
        """Who chooses; None where chance does."""

    @property
    def odds(self) -> Sequence[float]:
        """How likely each move of chance is, as parts of any whole."""

    def after(self) -> Iterator[Moment]:
        """The moments after each of the moves, in their order."""


@dataclass(slots=True)
class _Left:
    """How many positions may still be looked at, and until when."""

    nodes: int
    end: float

    @property
    def nothing(self) -> bool:
        return self.nodes <= 0 or perf_counter() > self.end


def foreseen(moment: Moment, depth: int, nodes: int) -> dict[int, float]:
    """The moves whose worth to whoever chooses is certain, as far as so many moves ahead and so many positions tell."""
    seat, left = moment.seat, _Left(nodes, perf_counter() + _PATIENCE)
    assert seat is not None, "somebody chooses"
    found: dict[int, float] = {}
    for ahead in range(depth):
        count = 0
        for number, then in enumerate(moment.after()):
            if left.nothing:
                return found
            worths = None if number in found else _certain(then, ahead, left)
            if worths is not None:
                found[number] = worths[seat]
            count += 1
        if len(found) == count or 1 in found.values():
            break
    return found


def _certain(moment: Moment, depth: int, left: _Left) -> Worths | None:
    """What everybody reaches if nobody chooses worse than they could; None where that is not seen so soon."""
    left.nodes -= 1
    worths = moment.worths
    if worths is not None or depth == 0 or left.nothing:
        return worths
    if moment.seat is None:
        return _expected(moment, depth, left)
    return _chosen(moment, moment.seat, depth, left)


def _chosen(moment: Moment, seat: int, depth: int, left: _Left) -> Worths | None:
    """What everybody reaches where a seat chooses, if one of its moves wins or all are certain."""
    best: Worths | None = None
    known = True
    for then in moment.after():
        worths = _certain(then, depth - 1, left)
        if worths is not None and worths[seat] >= 1:
            return worths
        known = known and worths is not None
        if worths is not None and (best is None or worths[seat] > best[seat]):
            best = worths
    return best if known else None


def _expected(moment: Moment, depth: int, left: _Left) -> Worths | None:
    """What everybody can expect where chance decides, if that is certain for all that can come out."""
    odds, total = moment.odds, list[float]()
    for then, weight in zip(moment.after(), odds, strict=True):
        worths = _certain(then, depth - 1, left)
        if worths is None:
            return None
        total = [before + weight * worth / sum(odds) for before, worth in zip(total or [0.0] * len(worths), worths,
                                                                             strict=True)]
    return tuple(total)
