"""Tiles in an older naming format: `L01M2C3__130_2_031_1` says which parts there are, and which lie along each side.

Before `__` stand the parts, a letter for the kind and a digit for each, with `s` for a shield; behind it the sides:
left, top, right and bottom, read clockwise, one digit for a whole side or three.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise

from ludoteka.language.tiles import Tile

KINDS = {"L": "field", "M": "city", "C": "road", "K": "monastery"}
SIZE = 5
EXAMPLE = "L01M2C3__130_2_031_1"
_SIDE = "([0-9]{3}|[0-9])"
_NAME = re.compile(rf"((?:[LMCK](?:[0-9]s*)+)+)__{_SIDE}_{_SIDE}_{_SIDE}_{_SIDE}")
Borders = Mapping[int, frozenset[int]]
"""For some fields, by their digits, the cities that they touch, whatever meets at the corners."""


class BadTileName(ValueError):
    """A tile cannot be named or drawn so; `faults` are all reasons."""

    def __init__(self, *faults: str) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class NamedTile:
    """What a name says of a tile."""

    kinds: dict[int, str]
    """The kind of each part, by its digit."""
    shielded: frozenset[int]
    sides: tuple[tuple[int, ...], ...]
    """Above, right, below, left: the part at each of three places, clockwise."""
    borders: Borders = field(default_factory=dict)

    @property
    def corners(self) -> tuple[tuple[int, int], ...]:
        """The parts that meet at each corner, clockwise from the upper right one."""
        return tuple((one[-1], other[0]) for one, other in pairwise((*self.sides, self.sides[0])))

    @property
    def touching(self) -> frozenset[tuple[int, int]]:
        """The fields and the cities that touch: those that meet at a corner, where nothing else is said."""
        met = {both for one, other in self.corners for both in ((one, other), (other, one))
               if [self.kinds[part] for part in both] == ["field", "city"] and both[0] not in self.borders}
        return frozenset(met | {(one, city) for one, cities in self.borders.items() for city in cities})


def read_name(name: str, borders: Borders | None = None) -> NamedTile:
    """The tile of a name; raises BadTileName with everything that is wrong with it."""
    found = _NAME.fullmatch(name)
    if found is None:
        raise BadTileName(f"'{name}' is no name of a tile: its parts, '__' and its four sides with '_' between them, "
                          f"such as {EXAMPLE}")
    declared = [(int(digit[0]), KINDS[letter], len(digit) - 1) for letter, digits in re.findall(
        r"([LMCK])((?:[0-9]s*)+)", found[1]) for digit in re.findall(r"[0-9]s*", digits)]
    left, *others = (tuple(map(int, side if len(side) == 3 else side * 3)) for side in found.groups()[1:])
    tile = NamedTile({number: kind for number, kind, _ in declared},
                     frozenset(number for number, _, shields in declared if shields), (*others, left), borders or {})
    if wrong := [*_part_faults(declared, tile), *_border_faults(tile), *_side_faults(tile), *_corner_faults(tile)]:
        raise BadTileName(*dict.fromkeys(wrong))
    return tile


def _part_faults(declared: list[tuple[int, str, int]], tile: NamedTile) -> Iterator[str]:
    used = {number for side in tile.sides for number in side}
    numbers = [number for number, _, _ in declared]
    yield from (f"part {number} is declared twice" for number in sorted(set(numbers)) if numbers.count(number) > 1)
    for number, kind, shields in declared:
        if (number in used) == (kind == "monastery") and not tile.borders.get(number):
            free = f", and no line such as touch.{number}=1,2 says which cities it touches" if kind == "field" else ""
            yield f"the {kind} {number} is on {'a' if number in used else 'no'} side{free}"
        if shields and kind != "city":
            yield f"the {kind} {number} has a shield 's', which only a city (M) can have"
        elif shields > 1:
            yield f"the city {number} has {shields} shields; it can have one"
    yield from (f"part {number} is not declared" for number in sorted(used - set(numbers)))
    if [kind for _, kind, _ in declared].count("monastery") > 1:
        yield "there are two monasteries"


def _border_faults(tile: NamedTile) -> Iterator[str]:
    for number, cities in tile.borders.items():
        if tile.kinds.get(number) != "field":
            yield f"touch.{number} is about a field, but {number} is {_kind(tile, number)}"
        for city in sorted(cities):
            if tile.kinds.get(city) != "city":
                yield f"touch.{number} has the cities that the field touches, but {city} is {_kind(tile, city)}"


def _kind(tile: NamedTile, number: int) -> str:
    return f"a {tile.kinds[number]}" if number in tile.kinds else "not declared"


def _side_faults(tile: NamedTile) -> Iterator[str]:
    for side in tile.sides:
        kinds = [tile.kinds.get(number, "unknown") for number in side]
        if kinds == ["road"] * 3:
            yield f"the road {side[0]} is a whole side; a road reaches a side in the middle of three digits"
        elif len(set(side)) > 1 and "unknown" not in kinds and kinds != ["field", "road", "field"]:
            yield f"a side of three is field, road, field, not {', '.join(kinds)}"


def _corner_faults(tile: NamedTile) -> Iterator[str]:
    for one, other in {frozenset(met): met for met in reversed(tile.corners)}.values():
        if one != other and tile.kinds.get(one) == tile.kinds.get(other) == "field":
            yield f"the fields {one} and {other} meet at a corner, so they are one"


def name_of(tile: Tile) -> str:
    """The name of a drawn tile: parts of one kind are numbered as they come along its sides, from the top clockwise."""
    return name_and_borders(tile)[0]


def name_and_borders(tile: Tile) -> tuple[str, Borders]:
    """The name of a drawn tile, and the fields that touch other cities than the corners say."""
    digits = _digits(tile)
    name = _written(tile, digits)
    touched = {digits[part]: frozenset(digits[near] for near in tile.touching[part] if tile.parts[near].kind == "city")
               for part in digits if tile.parts[part].kind == "field"}
    met = replace(read_name(name, touched), borders={}).touching
    by_corners = {one: {city for near, city in met if near == one} for one in touched}
    return name, {one: cities for one, cities in touched.items() if cities != by_corners[one]}


def _written(tile: Tile, digits: Mapping[int, int]) -> str:
    named = ""
    for letter, kind in KINDS.items():
        same = [part for part in digits if tile.parts[part].kind == kind]
        named += letter + "".join(str(digits[part]) + "s" * any(value for _, value in tile.parts[part].states)
                                  for part in same) if same else ""
    above, right, below, left = ("".join(str(digits[part]) for part in side) for side in tile.sides)
    sides = (side[0] if len(set(side)) == 1 else side for side in (left, above, right, below))
    return f"{named}__{'_'.join(sides)}"


def _digits(tile: Tile) -> dict[int, int]:
    """The digit of each part, in the order of the digits."""
    kinds = [*KINDS.values()]
    if tile.size != SIZE or len(tile.parts) > 10 or any(part.kind not in kinds for part in tile.parts):
        raise BadTileName(f"only tiles of {SIZE} by {SIZE} signs with up to 10 parts, {', '.join(kinds)}, "
                          "have such a name")
    around = dict.fromkeys(part for side in tile.sides for part in side)
    if -1 in around:
        raise BadTileName("a place on a side belongs to no part")
    order = sorted([*around, *(part for part in range(len(tile.parts)) if part not in around)],
                   key=lambda part: kinds.index(tile.parts[part].kind))
    return {part: number for number, part in enumerate(order)}
