"""Thinking about a position: what a mind says of it, what is certain, and all that hidden things may be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteka.core import Position
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.judgement import appeal, knowing
from ludoteka.opponents.search.considered import Considered, Weighed
from ludoteka.opponents.search.guessing_mind import GuessingMind
from ludoteka.opponents.search.mind import Mind, hides

WORLDS = 6
"""In how many ways hidden things are imagined."""


@dataclass(frozen=True, slots=True)
class Care:
    """How carefully to think."""

    budget: Budget
    ahead: int = 0
    """How many moves ahead certain results are looked for."""
    nodes_ahead: int = 20_000
    """How many positions are looked at for that."""
    widely: bool = False
    """Whether all moves matter, not the best alone."""


def think(mind: Mind, position: Position, care: Care, seed: int) -> Considered:
    """What is considered by somebody who knows of a position what its chooser does."""
    worlds = [position] if isinstance(mind, GuessingMind) else _worlds(position, seed)
    share = _share(care.budget, len(worlds))
    found = [mind.consider(world, share, seed + number, widely=care.widely) for number, world in enumerate(worlds)]
    if len(worlds) > 1:
        return _together(found)
    return knowing(found[0], mind.foresee(position, care.ahead, care.nodes_ahead)) if care.ahead else found[0]


def is_puzzle(position: Position) -> bool:
    """Whether somebody plays alone, sees everything and has nothing to fear from chance: there may be a solution."""
    return len(position.seats) == 1 and not position.game.chance and not hides(position)


def _imagined(position: Position, seed: int) -> list[Position]:
    seat = position.chooser
    assert isinstance(seat, int), "somebody chooses"
    return list(dict.fromkeys(position.imagine(seat, seed + number) for number in range(WORLDS)))


def _worlds(position: Position, seed: int) -> list[Position]:
    """Different positions that look the same to whoever chooses; the position alone where nothing is hidden."""
    imagined = _imagined(position, seed)
    if len(imagined) == 1:
        return [position]
    moves = [move.text for move in position.moves()]
    return [world for world in imagined if [move.text for move in world.moves()] == moves] or [position]


def _share(budget: Budget, worlds: int) -> Budget:
    return Budget(None if budget.nodes is None else max(1, budget.nodes // worlds),
                  None if budget.seconds is None else budget.seconds / worlds)


def _together(found: Sequence[Considered]) -> Considered:
    """What was considered in all worlds; certain is what is certain and the same in each."""
    moves = tuple(_same(one) for one in zip(*(world.moves for world in found), strict=True))
    best = max(moves, key=appeal).move
    return Considered(moves, best, (best,), sum(world.nodes for world in found),
                      sum(world.seconds for world in found), max(world.depth for world in found))


def _same(one: Sequence[Weighed]) -> Weighed:
    """One move in all worlds."""
    visits = sum(world.visits for world in one)
    value = sum(world.value * (world.visits + 1) for world in one) / (visits + len(one))
    return Weighed(one[0].move, visits, value, all(world.proven and world.value == value for world in one))
