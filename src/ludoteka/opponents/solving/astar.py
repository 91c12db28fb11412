"""A* over positions of any game for one: nearest first; without an estimate it is breadth-first search."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from heapq import heappop, heappush
from itertools import count

from ludoteka.core import Position
from ludoteka.language import form
from ludoteka.language.soundness import parts
from ludoteka.machine.position import TextPosition
from ludoteka.opponents.solving.budget import Budget
from ludoteka.opponents.solving.estimates import NEVER

Missing = Callable[[Position], int]
"""At least how many moves are missing."""


def key_of(position: Position) -> Hashable:
    """What is equal for positions from which the same moves win: the number of turns played does not matter."""
    if not isinstance(position, TextPosition):
        return position
    run = position.run
    state = list(run.state)
    if not counts_turns(position):
        state[position.machine.layout.turn_number] = 0
    return tuple(state), tuple(map(tuple, run.frames)), run.pc if run.frames else -1, run.history


def counts_turns(position: TextPosition) -> bool:
    """Whether the rules ask for the number of the turn."""
    description = position.machine.description
    return any(isinstance(node, form.TurnNumber) for rule in description.rules() for node in parts(rule.block)) or any(
        isinstance(node, form.TurnNumber) for made in description.definitions.values() for one in made
        for node in parts(one.cases))


def shortest(start: Position, missing: Missing, budget: Budget, weight: int = 1) -> tuple[str, ...] | None:
    """The fewest moves that win, or nothing where none do; with more weight on what is missing, some moves sooner."""
    order = count()
    far: dict[Hashable, int] = {key_of(start): 0}
    came: dict[int, tuple[int, str]] = {}
    todo: list[tuple[int, int, int, Position]] = []
    if missing(start) < NEVER:
        todo.append((0, next(order), 0, start))
    while todo:
        _, number, depth, position = heappop(todo)
        if position.outcome is not None:
            return _way(came, number)
        if far[key_of(position)] < depth:
            continue
        budget.spend()
        for move in position.moves():
            after = position.play(move)
            if after.outcome is not None and not after.outcome.winners:
                continue
            key, left = key_of(after), 0 if after.outcome else missing(after)
            if left < NEVER and depth + 1 < far.get(key, NEVER):
                far[key], child = depth + 1, next(order)
                came[child] = number, move.text
                heappush(todo, (depth + 1 + weight * left, child, depth + 1, after))
    return None


def _way(came: dict[int, tuple[int, str]], number: int) -> tuple[str, ...]:
    moves = []
    while number in came:
        number, move = came[number]
        moves.append(move)
    return tuple(reversed(moves))
