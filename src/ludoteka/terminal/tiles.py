"""Drawn tiles in a few words and characters: what reaches each side, and what lies in the middle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace

from ludoteka.core import Game
from ludoteka.games.facts import TileFact, tile_facts

GROUND = "·"


@dataclass(frozen=True, slots=True)
class TileSides:
    """What is drawn on a tile, in the player's language."""

    sides: tuple[str, ...]
    """Above, right, below, left."""
    inside: str = ""
    ground: str = ""
    """What most tiles have on most sides."""

    def turned(self, rotation: int) -> TileSides:
        """The same tile turned by so many degrees to the right."""
        quarters = rotation // 90 % 4
        return replace(self, sides=self.sides[-quarters:] + self.sides[:-quarters]) if quarters else self

    def sign(self, name: str) -> str:
        """One character for what is drawn somewhere."""
        return GROUND if name == self.ground else name[:1] or " "


def tile_sides(game: Game, name: Callable[[str], str]) -> dict[str, TileSides]:
    """All tiles of a game by their names."""
    tiles = tile_facts(game)
    kinds = Counter(tile.parts[part].kind for tile in tiles for side in tile.sides for part in side if part >= 0)
    ground = kinds.most_common(1)[0][0] if kinds else ""
    return {tile.name: _told(tile, ground, name) for tile in tiles}


def _told(tile: TileFact, ground: str, name: Callable[[str], str]) -> TileSides:
    def told(parts: set[int]) -> str:
        kinds = {tile.parts[part].kind for part in parts if part >= 0}
        return name(min(kinds - {ground} or {ground}))

    inside = set(range(len(tile.parts))) - {part for side in tile.sides for part in side}
    return TileSides(tuple(told(set(side)) for side in tile.sides), told(inside) if inside else "", name(ground))
