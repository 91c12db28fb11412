"""What is imagined of mines and ships is spread as it was dealt, and is no nearer to the truth than anything else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb

import pytest

from ludoteka.core import CHANCE, Position
from ludoteka.games import library
from ludoteka.machine.position import TextPosition
from tests.games.hidden import around, fleets, kept, numbers, uncovered
from tests.machine.small import played, texts

MINED = "cell safe or mined"
COVER = "cell covered or open or hollow"


def opened(first: str, seed: int, more: int, **options: int) -> Position:
    """A field after its first cell and some more that are safe."""
    position = uncovered(first, seed, **options)
    for _ in range(more):
        mines = kept(position, MINED)
        safe = [move for move in texts(position) if move.startswith("uncover-") and move.split("-")[1] not in mines]
        position = position.play(safe[len(safe) // 2])
    return position


class Field:
    """What can be known of a field."""

    def __init__(self, position: Position) -> None:
        self.mines = frozenset(kept(position, MINED))
        told, seen = numbers(position), kept(position, COVER).keys()
        self.danger = {cell: told[cell]["danger"] for cell in seen}
        self.cells = sorted(told.keys() - seen)
        self.edge = [cell for cell in self.cells if around(cell) & seen]
        self.rest = len(self.cells) - len(self.edge)

    def edges(self, laid: frozenset[str] = frozenset(), start: int = 0) -> Iterator[frozenset[str]]:
        """The mines beside open cells, in every way that the numbers allow."""
        gone = set(self.edge[:start])
        for cell in around(self.edge[start - 1]) & self.danger.keys() if start else ():
            near, hidden = len(around(cell) & laid), around(cell) & set(self.edge)
            if not near <= self.danger[cell] <= near + len(hidden - gone):
                return
        if start == len(self.edge):
            yield laid
            return
        yield from self.edges(laid, start + 1)
        yield from self.edges(laid | {self.edge[start]}, start + 1)

    def ways(self) -> dict[frozenset[str], int]:
        """For all mines beside open cells, in how many ways the others can lie."""
        return {laid: ways for laid in self.edges() if len(laid) <= len(self.mines)
                and (ways := comb(self.rest, len(self.mines) - len(laid)))}

    def shared(self) -> float:
        """How many mines a fair field that looks the same has in common with the true one, on average."""
        ways, away = self.ways(), len(self.mines.difference(self.edge))
        return sum(count * (len(laid & self.mines) + (len(self.mines) - len(laid)) * away / max(1, self.rest))
                   for laid, count in ways.items()) / sum(ways.values())


def imagined(position: Position, count: int) -> list[frozenset[str]]:
    return [frozenset(kept(position.imagine(0, seed), MINED)) for seed in range(count)]


def spread(found: Counter[frozenset[str]], fair: dict[frozenset[str], float]) -> tuple[float, int]:
    """The chi-square against fair odds and its degrees; what is seldom counts together."""
    assert found.keys() <= fair.keys()
    total, pools = sum(found.values()), list[tuple[float, int]]()
    usual, many = 0.0, 0
    for one in sorted(fair, key=lambda one: (fair[one], sorted(one))):
        usual, many = usual + fair[one] * total, many + found[one]
        if usual >= 5:
            pools.append((usual, many))
            usual, many = 0.0, 0
    pools[-1] = (pools[-1][0] + usual, pools[-1][1] + many)
    return sum((many - usual) ** 2 / usual for usual, many in pools), len(pools) - 1


# ---- mines ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("first", "seed", "more", "options"), [
    ("a1", 1, 0, {"hidden_mines": 25}),
    ("a1", 4, 0, {"hidden_mines": 25}),
    ("a1", 2, 0, {"width": 16, "height": 16, "hidden_mines": 90}),
    ("a1", 6, 3, {"hidden_mines": 20}),
    ("e5", 2, 3, {}),
])
def test_an_imagined_field_is_no_nearer_to_the_true_one_than_any_other(
    first: str, seed: int, more: int, options: dict[str, int],
) -> None:
    position = opened(first, seed, more, **options)
    field = Field(position)
    found = [len(field.mines & mines) for mines in imagined(position, 100)]
    mean = sum(found) / len(found)
    scatter = (sum((one - mean) ** 2 for one in found) / len(found)) ** 0.5
    assert abs(mean - field.shared()) <= 3.3 * scatter / len(found) ** 0.5, "1 in 1000"


@pytest.mark.parametrize(("first", "seed", "more", "options"), [
    ("a1", 3, 0, {"width": 6, "height": 5, "hidden_mines": 5}),
    ("a1", 4, 2, {"width": 5, "height": 6, "hidden_mines": 6}),
    ("a1", 1, 0, {"hidden_mines": 25}),
    ("a1", 6, 3, {"hidden_mines": 20}),
])
def test_all_fields_that_look_the_same_are_equally_likely(
    first: str, seed: int, more: int, options: dict[str, int],
) -> None:
    position = opened(first, seed, more, **options)
    field = Field(position)
    ways = field.ways()
    whole = sum(ways.values())
    found = Counter(mines.intersection(field.edge) for mines in imagined(position, 400))
    chi, degrees = spread(found, {laid: count / whole for laid, count in ways.items()})
    assert chi < degrees + 3.3 * (2 * degrees) ** 0.5 + 4, "about 1 in 1000"


def test_fields_are_imagined_alike_whatever_lies_there() -> None:
    """The same seed gives the same field to whoever sees the same."""
    position = opened("a1", 6, 3, hidden_mines=20)
    other = position.imagine(0, 77)
    assert isinstance(other, TextPosition)
    assert other.past is not None
    match: Position = library.load("minesweeper").start(seed=1, hidden_mines=20)
    for step in other.past.all():
        match = match.play(step.text)
    assert kept(match, MINED) != kept(position, MINED)
    assert match.view(0) == position.view(0)
    for seed in range(5):
        assert kept(match.imagine(0, seed), MINED) == kept(position.imagine(0, seed), MINED)
        assert kept(other.imagine(0, seed), MINED) == kept(position.imagine(0, seed), MINED)


def test_mines_are_imagined_while_they_are_laid() -> None:
    position: Position = library.load("minesweeper").start(seed=1, width=16, height=16).play("uncover-h8")
    for _ in range(4):
        position = position.play(position.moves()[0])
    assert position.chooser is CHANCE
    mines = frozenset(kept(position, MINED))
    assert len(mines) == 4
    assert sum(len(mines & some) for some in imagined(position, 60)) <= 12, "4 of 247 cells are seldom the same ones"


# ---- ships ----------------------------------------------------------------------------------------------------------
SHOTS = ("a1", "b9", "c1", "c2", "c3", "c4", "e5", "h8", "j10", "g2", "d7", "f4", "i9")


def shot_at() -> Position:
    """Both fleets after some shots of North; South misses."""
    position, misses = fleets(), iter(f"{column}{row}" for column in "bdfhj" for row in range(1, 10))
    for shot in SHOTS:
        while position.chooser != 0:
            position = position.play(f"north sea.{next(misses)}")
        position = position.play(f"south sea.{shot}")
    return position


def ship(position: Position, number: int) -> frozenset[str]:
    return frozenset(square for square, one in kept(position, "piece ship").items()
                     if square.startswith("south") and one == str(number))


def test_ships_are_imagined_everywhere_that_they_can_be() -> None:
    """One ship was hit once and can lie in five ways, another was never hit and can lie in more than a hundred."""
    position = shot_at()
    fleet = [position.imagine(0, seed) for seed in range(200)]
    hit, unhit = (Counter(ship(one, number) for one in fleet) for number in (4, 5))
    assert len(hit) == 5
    assert max(hit.values()) < 70
    assert len(unhit) > 70
    assert max(unhit.values()) <= 10


def test_fleets_are_imagined_alike_however_they_lie() -> None:
    position = shot_at()
    other = position.imagine(0, 3)
    assert isinstance(other, TextPosition)
    assert other.past is not None
    match = played(library.load("battleship").start(), *(step.text for step in other.past.all()))
    assert match.view(0) == position.view(0)
    assert kept(match, "piece ship") != kept(position, "piece ship")
    for seed in range(5):
        assert kept(match.imagine(0, seed), "piece ship") == kept(position.imagine(0, seed), "piece ship")
