"""Drawings of tiles that are known by their sides alone: the inside is filled so that just their parts come of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from ludoteka.games.tile_names import SIZE, BadTileName, NamedTile

SIGNS = {"field": "f", "city": "c", "road": "r", "monastery": "m"}
SHIELD, NOTHING = "s", "x"
Spot = tuple[int, int]
_LAST = SIZE - 1
_MIDDLE = (SIZE // 2, SIZE // 2)
_INNER = range(1, _LAST)
_BORDERS = ([(x, 0) for x in _INNER], [(_LAST, y) for y in _INNER],
            [(x, _LAST) for x in reversed(_INNER)], [(0, y) for y in reversed(_INNER)])
_CORNERS = ((_LAST, 0), (_LAST, _LAST), (0, _LAST), (0, 0))


def drawing_of(tile: NamedTile) -> list[str]:
    """The rows of a tile, as they stand below its name."""
    filled = _Filling(tile).best()
    shields = {_heart([spot for spot, part in filled.items() if part == shielded]) for shielded in tile.shielded}
    signs = {spot: NOTHING if part is None else SIGNS[tile.kinds[part]] for spot, part in filled.items()}
    signs |= dict.fromkeys(shields, SHIELD)
    return [" ".join(signs[x, y] for x in range(SIZE)) for y in range(SIZE)]


def _heart(spots: list[Spot]) -> Spot:
    """The spot nearest to the middle of the tile."""
    return min(spots, key=lambda spot: ((spot[0] - _MIDDLE[0]) ** 2 + (spot[1] - _MIDDLE[1]) ** 2, spot))


class _Filling:
    """Tries what the inner spots can belong to; of all ways that give the right parts the cheapest is best."""

    def __init__(self, tile: NamedTile) -> None:
        self.tile = tile
        self.spots: dict[Spot, int | None] = {spot: part for border, side in zip(_BORDERS, tile.sides, strict=True)
                                              for spot, part in zip(border, side, strict=True)}
        self.spots |= dict(zip(_CORNERS, (self._corner(*met) for met in tile.corners), strict=True))
        self.beside = {frozenset(met) for met in tile.corners}
        """Fields and cities that touch, as they meet at a corner."""
        self.costs = dict(self._costs())

    def _corner(self, one: int, other: int) -> int | None:
        if one == other:
            return one
        return next((part for part in (one, other) if self.tile.kinds[part] == "field"), None)

    def _costs(self) -> Iterator[tuple[int | None, int]]:
        """A city on several sides is large, one at a single side is a gate in a field."""
        reach = {part: sum(part in side for side in self.tile.sides) for part in self.tile.kinds}
        large = any(kind == "city" and reach[part] > 1 for part, kind in self.tile.kinds.items())
        for part, kind in self.tile.kinds.items():
            if kind != "monastery":
                yield part, 3 if kind == "road" else int((kind == "city") != large)
        yield None, 4

    def best(self) -> Mapping[Spot, int | None]:
        """The cheapest way."""
        roads = [part for part, kind in self.tile.kinds.items() if kind == "road"]
        monasteries = [part for part, kind in self.tile.kinds.items() if kind == "monastery"]
        inner = list(product(_INNER, _INNER))
        if monasteries or len(roads) > 2:
            self._lead(roads, monasteries[0] if monasteries else None)
            inner = [spot for spot in inner if spot not in self.spots]
        self.least, self.found = len(inner) * 4 + 1, dict[Spot, int | None]()
        self._fill(inner, 0)
        if not self.found:
            raise BadTileName(f"such a tile cannot be drawn with {SIZE} by {SIZE} signs")
        return self.found

    def _lead(self, roads: list[int], goal: int | None) -> None:
        """Roads lead to the monastery in the middle, or end at a village there."""
        self.spots[_MIDDLE] = goal
        for border, side in zip(_BORDERS, self.tile.sides, strict=True):
            x, y = border[len(border) // 2]
            if side[len(side) // 2] in roads:
                self.spots[(x + _MIDDLE[0]) // 2, (y + _MIDDLE[1]) // 2] = side[len(side) // 2]

    def _fill(self, inner: list[Spot], cost: int) -> None:
        if cost >= self.least:
            return
        if not inner:
            if all(self._connected(part) for part in self.tile.kinds):
                self.least, self.found = cost, dict(self.spots)
            return
        spot, *rest = inner
        for part, more in self.costs.items():
            if all(self._may_touch(part, self.spots.get(near)) for near in _around(spot)):
                self.spots[spot] = part
                if not any(map(self._stranded, (spot, *_around(spot)))):
                    self._fill(rest, cost + more)
                del self.spots[spot]

    def _may_touch(self, one: int | None, other: int | None) -> bool:
        if one is None or other is None or one == other:
            return True
        kinds = {self.tile.kinds[one], self.tile.kinds[other]}
        return len(kinds) == 2 and (kinds != {"field", "city"} or frozenset((one, other)) in self.beside)

    def _stranded(self, spot: Spot) -> bool:
        """Whether nothing around a spot can ever belong to the same part, which lies elsewhere, too."""
        part = self.spots.get(spot)
        if part is None or any(min(near) >= 0 and max(near) < SIZE and self.spots.get(near, part) == part
                               for near in _around(spot)):
            return False
        return sum(there == part for there in self.spots.values()) > 1

    def _connected(self, part: int) -> bool:
        spots = {spot for spot, there in self.spots.items() if there == part}
        front = [spots.pop()]
        while front:
            near = spots.intersection(_around(front.pop()))
            spots -= near
            front += near
        return not spots


def _around(spot: Spot) -> tuple[Spot, ...]:
    x, y = spot
    return (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)
