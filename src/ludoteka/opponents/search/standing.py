"""How a match stands while it goes on: how it would end by points if it ended now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from ludoteka.core import Outcome, Position, Result
from ludoteka.language import actions, form
from ludoteka.language.soundness import parts
from ludoteka.machine.engine import Machine
from ludoteka.machine.position import TextPosition

_ROOM = 64
"""Room for what a sentence speaks of while it is worked out."""
Table = list[tuple[int, ...]]


def standing(position: Position) -> Outcome | None:
    """The outcome that the game's rule of points would give now; None where there is no such rule."""
    ranked = _ranking(position.machine) if isinstance(position, TextPosition) else None
    if ranked is None:
        return None
    assert isinstance(position, TextPosition)
    table, most = ranked(position)
    ranks = tuple(1 + sum(other > own if most else other < own for other in table) for own in table)
    undecided: Result = "drawn"
    return Outcome((undecided,) * len(table), ranks, tuple(own[0] for own in table))


@dataclass(frozen=True, slots=True)
class Points:
    """What players keep, and are ranked by in the end."""

    store: str
    most: bool
    """Whether more is better."""


def points_of(machine: Machine) -> Points | None:
    """The numbers by which players are ranked first, where each keeps one; None where something else is counted."""
    match ranking_rule(machine):
        case actions.Rank(local=local, values=(form.Read(store=store, of=form.Local(index=index)), *_), most=most) if (
                index == local and store.startswith("player.")):
            return Points(store, most)
    return None


@lru_cache(maxsize=16)
def ranking_rule(machine: Machine) -> actions.Rank | None:
    """The rule that ends a match by ranking the players; None where there is none."""
    nodes = (node for rule in machine.description.rules() for node in parts(rule.block))
    return next((node for node in nodes if isinstance(node, actions.Rank)), None)


@lru_cache(maxsize=16)
def _ranking(machine: Machine) -> Callable[[TextPosition], tuple[Table, bool]] | None:
    """What each seat is ranked by, and whether more is better; None where nobody is."""
    rank = ranking_rule(machine)
    if rank is None:
        return None
    values, local, most = [machine.values.value(value) for value in rank.values], rank.local, rank.most

    def ranked(position: TextPosition) -> tuple[Table, bool]:
        table: Table = []
        with machine.question():
            for seat in range(machine.seats):
                frame = [0] * _ROOM
                frame[local] = position.seat_of(seat)
                table.append(tuple(value(position.run, frame) for value in values))
        return table, most

    return ranked
