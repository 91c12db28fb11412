"""From a position of the text to the compiled land and back: tiles, followers, what is left, and the moves."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from ludoteka.core import CHANCE, Position
from ludoteka.language.tiles import STORE, TURNS
from ludoteka.machine.engine import Machine
from ludoteka.machine.position import TextPosition
from ludoteka.opponents.carcassonne.land import (
    BAG,
    DRAWN,
    HOME,
    LAID,
    LEFT,
    MIDDLE,
    NONE,
    POINTS,
    SEAT,
    WHERE,
    WIDTH,
    Land,
    lay,
    new_land,
    stand,
)
from ludoteka.opponents.carcassonne.likeness import is_carcassonne
from ludoteka.opponents.carcassonne.moves import NOBODY, coded
from ludoteka.opponents.carcassonne.tables import MOST_FOLLOWERS, MOST_PARTS, MOST_SEATS, NotTiles, tables_of

_made: WeakKeyDictionary[Machine, Ground | str] = WeakKeyDictionary()
"""For each machine its ground, or why it has none."""


class Ground:
    """What is fixed about the matches of one machine: the tables, and which number means which tile and cell."""

    def __init__(self, position: TextPosition) -> None:
        machine = self._machine = position.machine
        self._things, self._zones = machine.layout.catalogue, machine.zones
        self._followers = [thing for thing, name in enumerate(self._things.names) if name == "follower"]
        self._tiles = sorted(self._things.parts.shapes)
        first = next(tile for tile in self._tiles if self._zones.under(position.run.state, tile) == 0)
        self.tables, names = tables_of(
            machine, self._things.names[first], len(self._followers) // machine.seats,
            machine.settings["farming"] != "left out", int(machine.settings["edition"]))
        self._types = {tile: names.index(self._things.names[tile]) for tile in self._tiles}
        geometry = machine.geometry
        spots = zip(geometry.columns, geometry.rows, strict=True)
        self._cells = [MIDDLE + column + WIDTH * row for column, row in spots]
        self._named = dict(zip(geometry.names, self._cells, strict=True))

    def land(self, position: TextPosition, *, before: bool = False) -> Land:
        """The same moment as compiled code has it; or that before the new tile was laid, if it has been."""
        land, state = new_land(), self._state(position)
        numbers = self._lay(land, state, self._drawn(position), before)
        for place in range(WHERE, WHERE + MOST_SEATS * MOST_FOLLOWERS):
            land.state[place] = NONE
        base = self._machine.layout.base
        for seat in range(self._machine.seats):
            land.state[POINTS + seat] = state[base["player.points"] + seat]
        for thing in self._followers:
            land.state[HOME + self._things.givens[thing]] += 1
        for thing in self._followers:
            place = state[self._machine.layout.place + thing]
            if place >= self._things.cells_end:
                part = self._things.part_under(place)
                tile = self._things.parts.tile(part)
                number = MOST_PARTS * numbers[tile] + part - self._things.parts.start(tile)
                stand(land, self._things.givens[thing], number)
        land.state[SEAT] = position.role
        land.log[0] = 0
        return land

    def _lay(self, land: Land, state: list[int], drawn: int | None, before: bool) -> dict[int, int]:
        """Lay all tiles, the new one last or not at all; which number each has got."""
        base = self._machine.layout.place
        land.state[DRAWN] = NONE if drawn is None else self._types[drawn]
        turned, numbers = self._machine.layout.base[STORE], dict[int, int]()
        bag = self._things.first["bag"]
        for tile in sorted(self._tiles, key=lambda one: one == drawn):
            if (cell := self._zones.under(state, tile)) >= 0:
                if before and tile == drawn:
                    continue
                numbers[tile] = int(land.state[LAID])
                lay(self.tables, land, self._types[tile], self._cells[cell], state[turned + tile])
            elif state[base + tile] == bag:
                land.state[BAG + self._types[tile]] += 1
                land.state[LEFT] += 1
        return numbers

    def _drawn(self, position: TextPosition) -> int | None:
        """The tile that a seat lays or has just laid."""
        if position.chooser is CHANCE or position.outcome is not None:
            return None
        return self._state(position)[self._machine.layout.base["game.new tile"]]

    def _state(self, position: TextPosition) -> list[int]:
        """How everything is where somebody chooses: at the start not even a draw without a choice has been made yet."""
        run = position.run
        if not isinstance(position.chooser, int) or not self._machine.code.between_turns(run):
            return run.state
        with self._machine.question():
            return self._machine.turns.begin(run, position.role)[1].state

    def laying(self, position: TextPosition) -> bool:
        """Whether the drawn tile is still to be laid, not a follower to be placed."""
        drawn = self._drawn(position)
        return drawn is not None and self._zones.under(self._state(position), drawn) < 0

    def laid(self, position: TextPosition) -> int:
        """How the new tile has been laid, as a whole move without a follower."""
        tile, state = self._drawn(position), position.run.state
        assert tile is not None, "a tile has been laid"
        turn = state[self._machine.layout.base[STORE] + tile]
        return int(coded(self._cells[self._zones.under(state, tile)], turn, NOBODY))

    def placements(self, position: TextPosition) -> list[int]:
        """The legal moves where a tile is laid, each as a whole move without a follower."""
        return [int(coded(self._named[cell], TURNS.index(turn), NOBODY))
                for cell, turn in (move.steps for move in position.moves())]

    def standings(self, position: TextPosition) -> list[int]:
        """The legal moves where a follower can be placed: the part of the new tile, or NOBODY."""
        tile = self._drawn(position)
        assert tile is not None, "a follower is placed on the new tile"
        parts = self._things.parts
        names = {parts.named(part): part - parts.start(tile) for part in range(
            parts.start(tile), parts.start(tile) + len(parts.shapes[tile].parts))}
        return [names[move.steps[1]] if len(move.steps) > 1 else NOBODY for move in position.moves()]


def ground_for(position: Position) -> Ground | None:
    """The ground of a position; None where it is not one of Carcassonne, or too large for the land."""
    found = _ground_or_reason(position)
    return found if isinstance(found, Ground) else None


def why_not(position: Position) -> str:
    """Why a game with the rules of Carcassonne is none for the land; '' for any other."""
    found = _ground_or_reason(position)
    return found if isinstance(found, str) else ""


def _ground_or_reason(position: Position) -> Ground | str:
    if not isinstance(position, TextPosition):
        return ""
    if position.machine not in _made:
        try:
            _made[position.machine] = Ground(position) if is_carcassonne(position.machine.description) else ""
        except NotTiles as reason:
            _made[position.machine] = str(reason)
    return _made[position.machine]
