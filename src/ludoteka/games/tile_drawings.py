"""Drawings of tiles that are known by their sides alone: the inside is filled so that just their parts come of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from ludoteka.games.tile_names import SIZE, BadTileName, NamedTile

SIGNS = {"field": "f", "city": "c", "road": "r", "monastery": "m"}
SHIELD, NOTHING = "s", "x"
MOST_TRIED, MOST_BETTERED = 40_000, 4_000
"""Signs tried before a way is given up, and before the best way so far is good enough."""
Spot = tuple[int, int]
_LAST = SIZE - 1
_MIDDLE = (SIZE // 2, SIZE // 2)
_INNER = range(1, _LAST)
_BORDERS = ([(x, 0) for x in _INNER], [(_LAST, y) for y in _INNER],
            [(x, _LAST) for x in reversed(_INNER)], [(0, y) for y in reversed(_INNER)])
_CORNERS = ((_LAST, 0), (_LAST, _LAST), (0, _LAST), (0, 0))
_AROUND = {(x, y): tuple(spot for spot in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
                         if min(spot) >= 0 and max(spot) < SIZE) for x, y in product(range(SIZE), repeat=2)}


def drawing_of(tile: NamedTile) -> list[str]:
    """The rows of a tile, as they stand below its name."""
    filled = _filled(tile)
    shields = {_heart([spot for spot, part in filled.items() if part == shielded]) for shielded in tile.shielded}
    signs = {spot: NOTHING if part is None else SIGNS[tile.kinds[part]] for spot, part in filled.items()}
    signs |= dict.fromkeys(shields, SHIELD)
    return [" ".join(signs[x, y] for x in range(SIZE)) for y in range(SIZE)]


def _heart(spots: list[Spot]) -> Spot:
    """The spot nearest to the middle of the tile."""
    return min(spots, key=lambda spot: ((spot[0] - _MIDDLE[0]) ** 2 + (spot[1] - _MIDDLE[1]) ** 2, spot))


def _filled(tile: NamedTile) -> Mapping[Spot, int | None]:
    """What each spot belongs to; where roads that lead to the middle leave no way, they end anywhere."""
    kinds = [*tile.kinds.values()]
    led = [True, False] if "monastery" in kinds or kinds.count("road") > 2 else [False]
    found = next(filter(None, (_Filling(tile, lead).best() for lead in led)), None)
    if found is None:
        raise BadTileName(f"no way was found to draw such a tile with {SIZE} by {SIZE} signs")
    return found


class _Filling:
    """Tries what the spots off the sides can belong to; of all ways that give the right parts the cheapest is best."""

    def __init__(self, tile: NamedTile, lead: bool) -> None:
        self.tile = tile
        self.spots: dict[Spot, int | None] = {spot: part for border, side in zip(_BORDERS, tile.sides, strict=True)
                                              for spot, part in zip(border, side, strict=True)}
        self.spots |= {spot: part for spot, met in zip(_CORNERS, tile.corners, strict=True)
                       if (part := self._corner(*met)) is not None}
        if lead:
            self._lead()
        self.costs = dict(self._costs())
        self.centred = {part for part, kind in tile.kinds.items() if kind == "monastery"}
        self.tries = 0

    def _corner(self, one: int, other: int) -> int | None:
        if one == other:
            return one
        return next((field for field, city in self.tile.touching if {field, city} == {one, other}), None)

    def _costs(self) -> Iterator[tuple[int | None, int]]:
        """A city on several sides is large, one at a single side is a gate in a field."""
        reach = {part: sum(part in side for side in self.tile.sides) for part in self.tile.kinds}
        large = any(kind == "city" and reach[part] > 1 for part, kind in self.tile.kinds.items())
        for part, kind in self.tile.kinds.items():
            if kind != "monastery":
                yield part, 3 if kind == "road" else int((kind == "city") != large)
            elif _MIDDLE not in self.spots:
                yield part, 5
        yield None, 4

    def _lead(self) -> None:
        """Roads lead to the monastery in the middle, or end at a village there."""
        self.spots[_MIDDLE] = next((part for part, kind in self.tile.kinds.items() if kind == "monastery"), None)
        for border, side in zip(_BORDERS, self.tile.sides, strict=True):
            x, y = border[len(border) // 2]
            if self.tile.kinds[side[len(side) // 2]] == "road":
                self.spots[(x + _MIDDLE[0]) // 2, (y + _MIDDLE[1]) // 2] = side[len(side) // 2]

    def best(self) -> Mapping[Spot, int | None]:
        """The cheapest way; nothing where there is none."""
        free = [spot for spot in (*product(_INNER, _INNER), *_CORNERS) if spot not in self.spots]
        self.least, self.found = len(free) * 5 + 2, dict[Spot, int | None]()
        self._fill(free, 0)
        return self.found

    def _fill(self, free: list[Spot], cost: int) -> None:
        if cost >= self.least or self.tries > (MOST_BETTERED if self.found else MOST_TRIED):
            return
        if not all(map(self._can_join, self.tile.kinds)):
            return
        if not free:
            if self._touching() == self.tile.touching:
                self.least, self.found = cost, dict(self.spots)
            return
        spot, *rest = free
        for part, more in self.costs.items():
            if self._fits(part, spot):
                self.tries += 1
                self.spots[spot] = part
                self._fill(rest, cost + more + (part in self.centred and spot != _MIDDLE))
                del self.spots[spot]

    def _fits(self, part: int | None, spot: Spot) -> bool:
        return all(self._may_touch(part, self.spots.get(near)) for near in _AROUND[spot])

    def _may_touch(self, one: int | None, other: int | None) -> bool:
        if one is None or other is None or one == other:
            return True
        kinds = {self.tile.kinds[one], self.tile.kinds[other]}
        return len(kinds) == 2 and (kinds != {"field", "city"} or not {(one, other), (other, one)}.isdisjoint(
            self.tile.touching))

    def _can_join(self, part: int) -> bool:
        """Whether all spots of a part, of which it needs one, are joined or can still be."""
        own = [spot for spot, there in self.spots.items() if there == part]
        if not own:
            return any(self._fits(part, spot) for spot in _AROUND if spot not in self.spots)
        front, seen = own[:1], set(own[:1])
        while front:
            for near in _AROUND[front.pop()]:
                if near not in seen and self.spots.get(near, part) == part:
                    seen.add(near)
                    front.append(near)
        return seen.issuperset(own)

    def _touching(self) -> frozenset[tuple[int, int]]:
        pairs = {(part, self.spots[near]) for spot, part in self.spots.items() for near in _AROUND[spot]}
        return frozenset((one, other) for one, other in pairs if one is not None and other is not None
                         and (self.tile.kinds[one], self.tile.kinds[other]) == ("field", "city"))
