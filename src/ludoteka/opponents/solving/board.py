"""What a position can become: the places that moves write, the values they may get, and how far these are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ludoteka.machine.position import TextPosition
from ludoteka.opponents.solving.budget import Budget
from ludoteka.opponents.solving.possible_values import Judge
from ludoteka.opponents.solving.rewriting import Path, Rewrite, Rewriting
from ludoteka.opponents.solving.worlds import Unjudged, World, one, values

_MOST_VALUES = 200


@dataclass(slots=True)
class Place:
    """A place that moves can write: how far each value is from the present one, and the moves for each step."""

    number: int
    paths: dict[Path, str]
    far: dict[int, int] = field(default_factory=dict)
    came: dict[int, int] = field(default_factory=dict)
    """For each value the one before it on the shortest way."""
    edges: dict[int, list[tuple[str, int]]] = field(default_factory=dict)


class Board:
    """The abstract picture of a position: each place with all values that moves may give it."""

    def __init__(self, position: TextPosition, budget: Budget) -> None:
        machine = position.machine
        self.budget = budget
        self.layout, self.state = machine.layout, position.run.state
        if position.run.frames or machine.description.turn is None or machine.secrets.secrets:
            raise Unjudged
        self.judge = Judge(machine)
        self.rewriting = Rewriting(self.judge, machine.description.turn)
        self.left: dict[int, int] = {}
        self.rewrites = self._explore()
        self.world = World(self.layout, self.state, self.left)

    def _explore(self) -> list[Rewrite]:
        """The moves that may be open, again and again until no place gets more values."""
        for round_number in range(1000):
            world = World(self.layout, self.state, self.left)
            rewrites = []
            for rewrite in self.rewriting.rewrites(world):
                rewrites.append(rewrite)
                self.budget.check()
            if not self._grow(rewrites):
                return rewrites
            if round_number == 2:
                self._widen(world)
        raise Unjudged

    def _grow(self, rewrites: list[Rewrite]) -> bool:
        grown = False
        for rewrite in rewrites:
            for number, mask in rewrite.writes.items():
                known = self.left.get(number, one(self.state[number]))
                if mask & ~known or number not in self.left:
                    self.left[number], grown = known | mask, True
                    if self.left[number].bit_count() > _MOST_VALUES:
                        raise Unjudged
        return grown

    def _widen(self, world: World) -> None:
        """Where values spread from place to place, every place of a sort may come to have all of them."""
        for column in world.columns.values():
            numbers = [number for number in self.left if column.base <= number < column.base + column.count]
            together = 0
            for number in numbers:
                together |= self.left[number]
            self.left.update(dict.fromkeys(numbers, together))

    def places(self) -> dict[int, Place]:
        """The places of a board whose moves each write one."""
        found: dict[int, Place] = {}
        for rewrite in self.rewrites:
            if len(rewrite.writes) > 1:
                raise Unjudged
            for number in rewrite.writes:
                found.setdefault(number, Place(number, {})).paths[rewrite.path] = rewrite.text
        for place in found.values():
            self.budget.check()
            self._measure(place)
        return found

    def _measure(self, place: Place) -> None:
        """How many moves lead from the present value of a place to each other, whatever stands elsewhere."""
        first = self.state[place.number]
        place.far, front = {first: 0}, [first]
        for value in front:
            if len(place.far) == self.left[place.number].bit_count():
                break
            for _, mask in self.edges(place, value):
                for after in values(mask):
                    if after not in place.far:
                        place.far[after], place.came[after] = place.far[value] + 1, value
                        front.append(after)

    def edges(self, place: Place, value: int) -> list[tuple[str, int]]:
        """The moves from a value of a place: how they read, and the values that they may lead to."""
        if value not in place.edges:
            place.edges[value] = list(self._edges(place, value))
        return place.edges[value]

    def _edges(self, place: Place, value: int) -> Iterator[tuple[str, int]]:
        for path, text in place.paths.items():
            mark = len(self.world.trail)
            self.world.put(place.number, one(value))
            for rewrite in self.rewriting.rewrites(self.world, path):
                if place.number in rewrite.writes:
                    yield text, rewrite.writes[place.number]
            self.world.back_to(mark)
