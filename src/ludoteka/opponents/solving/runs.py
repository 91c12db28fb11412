"""Whether cells that are filled in part can become runs of given lengths, as in a picture puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ludoteka.machine.state import bits


def can_be_runs(must: int, may: int, lengths: Sequence[int], beside: Sequence[int]) -> bool:
    """Whether some cells between those that must and those that may be filled lie in runs of these lengths.

    Where two cells that follow each other are no neighbours, a run ends. Cells that do not lie along a line in their
    order are not looked into.

    >>> line = [0b0010, 0b0101, 0b1010, 0b0100]
    >>> can_be_runs(0b0001, 0b1111, (1, 2), line), can_be_runs(0b0010, 0b1111, (1, 2), line)
    (True, False)
    """
    cells = list(bits(may))
    if not _lie_in_line(cells, may, beside):
        return True
    surely = [must >> cell & 1 for cell in cells]
    joined = [bool(beside[cell] >> other & 1) for cell, other in pairwise(cells)] + [False]
    reach = 1
    """Bit i: the cells before i can hold the runs so far, and a run may begin at i."""
    for length in lengths:
        reach = _after_run(_skipped(reach, surely), length, surely, joined)
    return bool(_skipped(reach, surely) >> len(cells) & 1)


def _lie_in_line(cells: list[int], may: int, beside: Sequence[int]) -> bool:
    """Whether each cell has no neighbours among them but the one before and the one after."""
    near = [0, *(1 << cell for cell in cells), 0]
    return not any(beside[cell] & may & ~(near[place] | near[place + 2]) for place, cell in enumerate(cells))


def _skipped(reach: int, surely: list[int]) -> int:
    """Where one can be after leaving cells empty."""
    for place, sure in enumerate(surely):
        if reach >> place & 1 and not sure:
            reach |= 2 << place
    return reach


def _after_run(reach: int, length: int, surely: list[int], joined: list[bool]) -> int:
    """Where one can be after a run; the next cell stays empty if it is a neighbour."""
    found, count = 0, len(surely)
    for start in bits(reach):
        end = start + length
        if end > count or not all(joined[start:end - 1]):
            continue
        if end < count and joined[end - 1]:
            found |= 2 << end if not surely[end] else 0
        else:
            found |= 1 << end
    return found
