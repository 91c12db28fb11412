"""Tiles in an older naming format: `L01M2C3__130_2_031_1` says which parts there are, and which lie along each side.

Before `__` stand the parts, a letter for the kind and a digit for each, with `s` for a shield; behind it the sides:
left, top, right and bottom, read clockwise, one digit for a whole side or three.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from ludoteka.language.tiles import Tile

KINDS = {"L": "field", "M": "city", "C": "road", "K": "monastery"}
SIZE = 5
_SIDE = "([0-9]{3}|[0-9])"
_NAME = re.compile(rf"((?:[LMCK](?:[0-9]s*)+)+)__{_SIDE}_{_SIDE}_{_SIDE}_{_SIDE}")


class BadTileName(ValueError):
    """A tile cannot be named or drawn so."""


@dataclass(frozen=True, slots=True)
class NamedTile:
    """What a name says of a tile."""

    kinds: dict[int, str]
    """The kind of each part, by its digit."""
    shielded: frozenset[int]
    sides: tuple[tuple[int, ...], ...]
    """Above, right, below, left: the part at each of three places, clockwise."""

    @property
    def corners(self) -> tuple[tuple[int, int], ...]:
        """The parts that meet at each corner, clockwise from the upper right one."""
        return tuple((one[-1], other[0]) for one, other in pairwise((*self.sides, self.sides[0])))


def read_name(name: str) -> NamedTile:
    """The tile of a name; raises BadTileName with everything that is wrong with it."""
    found = _NAME.fullmatch(name)
    if found is None:
        raise BadTileName(f"'{name}' is no name of a tile, such as L01M2C3__130_2_031_1")
    declared = [(int(digit[0]), KINDS[letter], "s" in digit) for letter, digits in re.findall(
        r"([LMCK])((?:[0-9]s*)+)", found[1]) for digit in re.findall(r"[0-9]s*", digits)]
    left, *others = (tuple(map(int, side if len(side) == 3 else side * 3)) for side in found.groups()[1:])
    tile = NamedTile({number: kind for number, kind, _ in declared},
                     frozenset(number for number, _, shield in declared if shield), (*others, left))
    if wrong := list(_faults([number for number, _, _ in declared], tile)):
        raise BadTileName(f"{name}: {'; '.join(wrong)}")
    return tile


def _faults(declared: list[int], tile: NamedTile) -> Iterator[str]:
    used = {number for side in tile.sides for number in side}
    for number in sorted(set(declared)):
        if declared.count(number) > 1:
            yield f"part {number} is declared twice"
        if (number in used) == (tile.kinds[number] == "monastery"):
            yield f"the {tile.kinds[number]} {number} is on {'a' if number in used else 'no'} side"
    if unknown := used - set(declared):
        yield f"part {min(unknown)} is not declared"
        return
    if list(tile.kinds.values()).count("monastery") > 1:
        yield "there are two monasteries"
    for side in tile.sides:
        if len(set(side)) > 1 and [tile.kinds[number] for number in side] != ["field", "road", "field"]:
            yield f"a side of three is field, road, field, not {', '.join(tile.kinds[number] for number in side)}"
    for one, other in tile.corners:
        if one != other and tile.kinds[one] == tile.kinds[other] == "field":
            yield f"the fields {one} and {other} meet at a corner, so they are one"


def name_of(tile: Tile) -> str:
    """The name of a drawn tile: parts of one kind are numbered as they come along its sides, from the top clockwise."""
    letters = {kind: letter for letter, kind in KINDS.items()}
    if tile.size != SIZE or len(tile.parts) > 10 or any(part.kind not in letters for part in tile.parts):
        raise BadTileName(f"only tiles of {SIZE} by {SIZE} signs with {', '.join(letters)} have such a name")
    around = dict.fromkeys(part for side in tile.sides for part in side)
    if -1 in around:
        raise BadTileName("a place on a side belongs to no part")
    order = sorted([*around, *(part for part in range(len(tile.parts)) if part not in around)],
                   key=lambda part: [*letters].index(tile.parts[part].kind))
    digits = {part: str(number) for number, part in enumerate(order)}
    named = ""
    for letter, kind in KINDS.items():
        same = [part for part in order if tile.parts[part].kind == kind]
        named += letter + "".join(digits[part] + "s" * any(value for _, value in tile.parts[part].states)
                                  for part in same) if same else ""
    above, right, below, left = ("".join(digits[part] for part in side) for side in tile.sides)
    sides = (side[0] if len(set(side)) == 1 else side for side in (left, above, right, below))
    return f"{named}__{'_'.join(sides)}"
