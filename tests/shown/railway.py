"""A game of tiles written directly under the contract: the board grows, and tiles are turned as they are laid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random

from ludoteka.core import (
    BadPosition,
    BoardView,
    CellView,
    Choice,
    Game,
    Move,
    Outcome,
    PieceView,
    Position,
    Seat,
    SeatView,
    View,
    ZoneView,
)
from tests.shown.plain import PlainGame, PlainPosition, most_points, numbered

Spot = tuple[int, int]
SEATS = ("Red", "Blue")
WAYS = ("up", "right", "down", "left")
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
OPEN = {"straight": (0, 2), "bend": (0, 1), "fork": (0, 1, 3), "crossing": (0, 1, 2, 3)}
"""The sides of each tile from which a track leads."""
STACK = ("straight",) * 2 + ("bend",) * 3 + ("fork",) * 2 + ("crossing",)
FIRST: Spot = (12, 12)
END = "When no tile is left the one with more points wins."


@dataclass(frozen=True)
class Tile:
    """A tile on the board: which, how often it is turned to the right, and whose."""

    name: str
    turned: int = 0
    owner: int | None = None

    def opens(self, side: int) -> bool:
        """Whether a track leads that way."""
        return (side - self.turned) % 4 in OPEN[self.name]


class Railway(PlainGame):
    """Each tile that is laid scores a point for every track that it joins."""

    id = "railway"
    title = "Railway"
    names = (*SEATS, *OPEN, *WAYS, "put away", "points", "stack", "next")

    def shuffled(self, seed: int) -> Position:
        tiles = list(STACK)
        Random(seed).shuffle(tiles)
        return Tracks(((FIRST, Tile("crossing")),), tuple(tiles), rules=self)

    def position(self, text: str) -> Position:
        try:
            first, stack, rest = text.split("\n")
            turn, one, other = map(int, rest.split())
            laid = tuple(_read(word) for word in first.split())
            return Tracks(laid, tuple(stack.split()), turn, (one, other), self)
        except (ValueError, KeyError):
            raise BadPosition("three lines are expected: tiles, stack, turn and points", 1) from None


@dataclass(frozen=True, eq=False)
class Tracks(PlainPosition):
    """The tiles that are laid, those that are not, and the points."""

    laid: tuple[tuple[Spot, Tile], ...]
    stack: tuple[str, ...]
    turn: int = 0
    points: tuple[int, int] = (0, 0)
    rules: Game = field(default_factory=Railway)

    @property
    def game(self) -> Game:
        return self.rules

    @property
    def seats(self) -> tuple[str, ...]:
        return SEATS

    @property
    def chooser(self) -> int | None:
        return self.turn % 2 if self.stack else None

    @property
    def outcome(self) -> Outcome | None:
        return None if self.stack else most_points(self.points, END)

    def choices(self) -> Sequence[Choice]:
        """Where the next tile goes, and how it is turned; it is put away where it fits nowhere."""
        if not self.stack:
            return []
        fits = [(spot, [turned for turned in range(4) if self._fits(spot, turned)]) for spot in self._around()]
        ways = [(Choice(_name(spot), (), (_name(spot),)), [Choice(WAYS[one], (WAYS[one],), ()) for one in turns])
                for spot, turns in fits if turns]
        return numbered(ways or [(Choice("put away", ("put away",), ("next-1",)), ())])

    def after(self, move: Move) -> Position:
        seat, points = self.turn % 2, list(self.points)
        laid = self.laid
        if len(move.steps) == 2:
            spot = _spot(move.steps[0])
            tile = Tile(self.stack[0], WAYS.index(move.steps[1]), seat)
            points[seat] += sum(tile.opens(side) for side, _ in self._beside(spot))
            laid = (*laid, (spot, tile))
        return replace(self, laid=laid, stack=self.stack[1:], turn=self.turn + 1, points=(points[0], points[1]))

    def _around(self) -> list[Spot]:
        """The free places beside tiles."""
        taken = dict(self.laid)
        return sorted({(x + dx, y + dy) for x, y in taken for dx, dy in STEPS} - taken.keys())

    def _beside(self, spot: Spot) -> list[tuple[int, Tile]]:
        laid = dict(self.laid)
        near = [(side, (spot[0] + dx, spot[1] + dy)) for side, (dx, dy) in enumerate(STEPS)]
        return [(side, laid[other]) for side, other in near if other in laid]

    def _fits(self, spot: Spot, turned: int) -> bool:
        tile = Tile(self.stack[0], turned)
        return all(tile.opens(side) == other.opens((side + 2) % 4) for side, other in self._beside(spot))

    def view(self, seat: Seat | None = None) -> View:
        """Everybody sees all but which tiles come after the next one."""
        tiles = [_cell(spot, tile) for spot, tile in self.laid]
        free = [_cell(spot, None) for spot in self._around()] if self.stack else []
        seats = tuple(SeatView(name, (("points", points),)) for name, points in zip(SEATS, self.points, strict=True))
        following = tuple(PieceView(name, None, name[0]) for name in self.stack[:1])
        stack = ZoneView("stack", "deck", hidden=len(self.stack[1:]), form="piece")
        return View((BoardView("board", "square", (*tiles, *free)),), seats, self.chooser, zones=(
            stack, ZoneView("next", "row", None, following, form="piece")))

    def imagine(self, seat: Seat, seed: int = 0) -> Position:
        """The tiles after the next one could come in any order."""
        later = sorted(self.stack[1:])
        Random(seed).shuffle(later)
        return replace(self, stack=(*self.stack[:1], *later))

    def learnt_since(self, earlier: Position, seat: Seat) -> bool:
        """Every tile that is laid uncovers another one."""
        return isinstance(earlier, Tracks) and self.stack != earlier.stack

    def __str__(self) -> str:
        tiles = (f"{_name(spot)}/{tile.name}/{tile.turned}/{'' if tile.owner is None else tile.owner}"
                 for spot, tile in self.laid)
        return f"{' '.join(tiles)}\n{' '.join(self.stack)}\n{self.turn} {self.points[0]} {self.points[1]}"


def _name(spot: Spot) -> str:
    """Named as cells are, m13 in the middle: a tile keeps its name wherever the board grows to."""
    return f"{chr(97 + spot[0])}{25 - spot[1]}"


def _spot(name: str) -> Spot:
    return ord(name[0]) - 97, 25 - int(name[1:])


def _read(word: str) -> tuple[Spot, Tile]:
    name, kind, turned, owner = word.split("/")
    if kind not in OPEN:
        raise ValueError(kind)
    return _spot(name), Tile(kind, int(turned), int(owner) if owner else None)


def _cell(spot: Spot, tile: Tile | None) -> CellView:
    pieces = () if tile is None else (PieceView(tile.name, None, tile.name[0], rotation=90 * tile.turned),)
    return CellView(_name(spot), *spot, "square", None if tile is None else tile.owner, pieces=pieces)
