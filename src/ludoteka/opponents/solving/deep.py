"""Depth-first search over positions of any game for one: some solution, however long."""

from __future__ import annotations

from collections.abc import Hashable

from ludoteka.core import Position
from ludoteka.opponents.solving.astar import key_of
from ludoteka.opponents.solving.budget import Budget


def any_solution(start: Position, budget: Budget) -> tuple[str, ...] | None:
    """Moves that win, or nothing where none do: first what leaves the fewest moves, no position twice."""
    seen: set[Hashable] = {key_of(start)}
    line: list[tuple[list[tuple[str, Position]], str]] = [(_after(start), "")]
    while line:
        budget.spend()
        ways, _ = line[-1]
        if not ways:
            line.pop()
            continue
        move, position = ways.pop()
        if position.outcome is not None:
            return (*(taken for _, taken in line[1:]), move)
        if (key := key_of(position)) not in seen:
            seen.add(key)
            line.append((_after(position), move))
    return None


def _after(position: Position) -> list[tuple[str, Position]]:
    """What can follow without losing, the narrowest last."""
    found = [(move.text, position.play(move)) for move in position.moves()]
    open_ways = [(text, after) for text, after in found if after.outcome is None or after.outcome.winners]
    return sorted(open_ways, key=lambda way: -len(way[1].moves()))
