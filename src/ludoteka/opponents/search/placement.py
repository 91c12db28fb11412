"""What a position looks like it is worth by where everybody's things lie, and whether they lie there alone.

For games of pieces that share places, as in Backgammon, for any number of seats. Weights are found by `placing`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np

from ludoteka.machine.engine import Machine
from ludoteka.native import calls
from ludoteka.native.calls import compiled
from ludoteka.native.functions import NativeGame
from ludoteka.opponents.search.memory import Numbers, Shares, ints_at
from ludoteka.opponents.search.simulation import Address
from ludoteka.opponents.search.standing import points_of

FILE: Final = "places.txt"
"""The name of the weights in a game's folder."""
_POINT: Final = 10.0
"""What a point that was made adds to hopes, in logits: more than where anything lies."""


class Placement(NamedTuple):
    """How a game's things are judged, and room for it."""

    place_at: int
    """Where in a position's integers it stands where the first thing lies; the others follow."""
    swapped_at: int
    """Whether the two sides have been swapped."""
    size: int
    """How many integers of a position there are."""
    owners: Numbers
    """The role that each thing belongs to; -1 for none."""
    weights: Shares
    """For each thing and place what it adds to its owner's hopes, in logits, and what more if it lies there alone."""
    points_at: int
    """The points of the first role; those of the others follow. Less than 0: none are counted."""
    point: float
    """What one more of them adds."""
    before: Numbers
    """How many each role had where thinking began."""
    counts: Numbers
    """Room: how many things of each role lie on each place."""
    strengths: Shares
    """Room: what the things of each role weigh together."""


class Ground(NamedTuple):
    """Where moves are tried."""

    moves: int
    play: int
    worth: int
    size: int
    position: Any
    found: Numbers
    shares: Shares
    """What each seat may hope for after each move."""


def names_of(machine: Machine) -> list[list[str]]:
    """For each thing and place the name of having it there; nothing for things that nobody has."""
    things, seats = machine.layout.catalogue, machine.description.seats
    places = [place or "off" for place in map(things.place_name, range(len(things.places)))]
    return [[f"{seats[owner]} {name} on {place}" for place in places] if owner >= 0 else []
            for name, owner in zip(things.names, things.givens, strict=True)]


def suits(machine: Machine) -> bool:
    """Whether there are things to judge: every player has some, and they lie on the board."""
    things = machine.layout.catalogue
    return things.on_cells and set(range(machine.seats)) <= set(things.givens)


def placement(machine: Machine, weights: Mapping[str, tuple[float, float]]) -> Placement:
    """The judgement of a game by some weights: of having a thing on a place, and what is added where it is alone."""
    layout, names = machine.layout, names_of(machine)
    places = len(layout.catalogue.places)
    table = np.zeros((len(names), places, 2))
    for thing, owned in enumerate(names):
        for place, name in enumerate(owned):
            table[thing, place] = weights.get(name, (0.0, 0.0))
    points = points_of(machine)
    points_at, point = (layout.base[points.store], _POINT if points.most else -_POINT) if points else (-1, 0.0)
    return Placement(layout.place, layout.swapped, layout.size, np.array(layout.catalogue.givens, np.int64), table,
                     points_at, point, np.zeros(machine.seats, np.int64), np.zeros((machine.seats, places), np.int64),
                     np.zeros(machine.seats))


def ground_for(game: NativeGame) -> Ground:
    """Where the moves of a game are tried."""
    return Ground(game.moves, game.play, game.worth, game.size, calls.buffer(game.size),
                  np.zeros(game.most_moves, np.int64), np.zeros((game.most_moves, game.seats)))


@compiled
def judge(how: Placement, position: Address, out: Shares) -> None:
    """What each seat may hope for: which part of the others it will be before."""
    ints = ints_at(position, how.size)
    how.counts[:] = 0
    how.strengths[:] = 0.0
    for thing in range(len(how.owners)):
        if how.owners[thing] >= 0:
            how.counts[how.owners[thing], ints[how.place_at + thing]] += 1
    for thing in range(len(how.owners)):
        owner = how.owners[thing]
        if owner >= 0:
            place = ints[how.place_at + thing]
            how.strengths[owner] += how.weights[thing, place, 0]
            if how.counts[owner, place] == 1:
                how.strengths[owner] += how.weights[thing, place, 1]
    seats = len(how.strengths)
    for role in range(seats if how.points_at >= 0 else 0):
        how.strengths[role] += how.point * (ints[how.points_at + role] - how.before[role])
    for seat in range(seats):
        total = 0.0
        role = 1 - seat if ints[how.swapped_at] else seat
        for other in range(seats):
            if other != role:
                total += 1.0 / (1.0 + np.exp(how.strengths[other] - how.strengths[role]))
        out[seat] = total / max(1, seats - 1)


@compiled
def try_moves(how: Placement, ground: Ground, position: Address) -> int:
    """Find the moves of a position, and what each seat may hope for after each of them; how many there are."""
    place = np.int64(ground.position.ctypes.data)
    count: int = calls.moves(ground.moves, position, np.int64(ground.found.ctypes.data), np.int32(len(ground.found)))
    for number in range(count):
        calls.copy(place, position, ground.size)
        if calls.play(ground.play, place, ground.found[number]) == 0:
            judge(how, place, ground.shares[number])
        else:
            calls.worth(ground.worth, place, np.int64(ground.shares[number].ctypes.data))
    return count
