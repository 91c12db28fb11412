"""Thinking about a position: what a mind says of it, and what is certain."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.core import Position
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.judgement import knowing
from ludoteka.opponents.search.considered import Considered
from ludoteka.opponents.search.mind import Mind, hides


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
    found = mind.consider(position, care.budget, seed, widely=care.widely)
    return knowing(found, mind.foresee(position, care.ahead, care.nodes_ahead)) if care.ahead else found


def is_puzzle(position: Position) -> bool:
    """Whether somebody plays alone, sees everything and has nothing to fear from chance: there may be a solution."""
    return len(position.seats) == 1 and not position.game.chance and not hides(position)
