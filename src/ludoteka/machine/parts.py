"""The parts of all tiles of a match: numbered behind all things, tile by tile."""

from __future__ import annotations

from ludoteka.language.description import Description, Kept
from ludoteka.language.tiles import Part, Tile, read_tile


class Parts:
    """What can be looked up of parts; none of it changes in a match."""

    def __init__(self, description: Description, names: list[str], labels: list[str]) -> None:
        self.first = len(names)
        """The number of the first part."""
        self.made: list[Part] = []
        self.tiles: list[int] = []
        """For each part its tile."""
        self.labels: list[str] = []
        self.of: dict[int, int] = {}
        """For each tile the set of its parts."""
        self.shapes: dict[int, Tile] = {}
        self.turns: dict[int, tuple[int, ...]] = {}
        """For each tile the ways of turning it that differ."""
        self.adjoining: dict[int, int] = {}
        """For each part the set of those that lie side by side with it on its tile."""
        known = {name: read_tile(thing.drawing, description.legend) for name, thing in description.things.items()
                 if thing.drawing}
        turns = {name: shape.turns for name, shape in known.items()}
        for tile, name in enumerate(names):
            if name in known:
                self._add(tile, known[name], turns[name], labels[tile])

    def _add(self, tile: int, shape: Tile, turns: tuple[int, ...], label: str) -> None:
        start = self.first + len(self.made)
        self.shapes[tile], self.turns[tile] = shape, turns
        self.of[tile] = (1 << len(shape.parts)) - 1 << start
        self.made += shape.parts
        self.tiles += [tile] * len(shape.parts)
        self.labels += [f"{called(shape, number)} of {label}" for number in range(len(shape.parts))]
        self.adjoining |= {start + part: sum(1 << start + other for other in others)
                           for part, others in enumerate(shape.touching)}

    def __len__(self) -> int:
        return len(self.made)

    @property
    def all(self) -> range:
        """The numbers of all parts."""
        return range(self.first, self.first + len(self.made))

    def tile(self, part: int) -> int:
        """The tile of a part."""
        return self.tiles[part - self.first]

    def named(self, part: int) -> str:
        """A part as its tile tells it apart: 'road', 'field 2'."""
        tile = self.tile(part)
        return called(self.shapes[tile], part - self.start(tile))

    def start(self, tile: int) -> int:
        """The number of the first part of a tile."""
        return (self.of[tile] & -self.of[tile]).bit_length() - 1

    def printed(self, kept: Kept) -> list[int]:
        """What the drawings say of each part."""
        return [dict(part.states).get(f"thing.{kept.name}", kept.start) for part in self.made]


def called(shape: Tile, number: int) -> str:
    """A part of a drawn tile by its kind; several of one kind are numbered."""
    kind = shape.parts[number].kind
    same = [place for place, part in enumerate(shape.parts) if part.kind == kind]
    return f"{kind} {same.index(number) + 1}" if len(same) > 1 else kind
