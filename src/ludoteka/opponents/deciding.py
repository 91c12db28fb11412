"""A choice of an opponent together with what it thought, where that can be told."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from ludoteka.core import Move, Position
from ludoteka.opponents.opponent import Opponent
from ludoteka.opponents.thoughts import Thought


@runtime_checkable
class Thoughtful(Protocol):
    """An opponent that can be asked what it considered before it chose last."""

    considered: Thought | None


@dataclass(frozen=True, slots=True)
class Decision:
    """A move, and what was thought about it."""

    move: Move
    thought: Thought | None = None


def decide(chooser: Opponent, known: Position, luck: str) -> Decision:
    """What an opponent chooses in a position as it may imagine it; the same luck gives the same move."""
    move = chooser.choose(known, random.Random(luck))
    return Decision(move, chooser.considered if isinstance(chooser, Thoughtful) else None)
