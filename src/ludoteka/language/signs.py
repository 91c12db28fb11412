"""The signs of drawings: their numbers, and which of them a line of the legend explains."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

_RANGE = re.compile(r"(\S*\d\S*) to (\S*\d\S*) +")


def shape_of(sign: str) -> str:
    """A sign with 0 for each of its numbers: the shape of '16\\24' is '0\\0'."""
    return re.sub(r"\d+", "0", sign)


def numbers_in(sign: str) -> list[str]:
    """The numbers written in a sign: 16 and 24 in '16\\24'."""
    return re.findall(r"\d+", sign)


def filled(shape: str, numbers: Iterable[int]) -> str:
    """The sign of a shape with its numbers."""
    given = iter(numbers)
    return re.sub("0", lambda _: str(next(given)), shape)


@dataclass(frozen=True, slots=True)
class Explained:
    """What a line of the legend explains: the signs of one shape from the first to the last; and what they mean."""

    first: str
    last: str
    said: str

    def __contains__(self, sign: str) -> bool:
        if not shape_of(sign) == shape_of(self.first) == shape_of(self.last):
            return False
        ends = zip(*(numbers_in(one) for one in (sign, self.first, self.last)), strict=True)
        return all((len(low), low) <= (len(here), here) <= (len(high), high) for here, low, high in ends)


def explained_by(line: str) -> Explained:
    """The signs that a line of the legend explains: one, as in '# wall', or many, as in '1 to 9 clue'."""
    found = _RANGE.match(line)
    if found is not None and shape_of(found[1]) == shape_of(found[2]):
        return Explained(found[1], found[2], line[found.end():])
    sign, _, said = line.partition(" ")
    return Explained(sign, sign, said.lstrip())
