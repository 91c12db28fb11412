"""Searching without the rules of the library: shortest ways through any states."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

State = TypeVar("State", bound=Hashable)
AROUND = ((0, 1), (0, -1), (1, 0), (-1, 0))


def shortest(start: State, after: Callable[[State], Iterable[State]], done: Callable[[State], bool]) -> list[State]:
    """The states of a shortest way from the start; breadth first, so none is shorter."""
    came: dict[State, State | None] = {start: None}
    front = deque([start])
    while front:
        state = front.popleft()
        if done(state):
            return way_to(state, came)
        for other in after(state):
            if other not in came:
                came[other] = state
                front.append(other)
    return []


def way_to(state: State, came: dict[State, State | None]) -> list[State]:
    way: list[State] = []
    last: State | None = state
    while last is not None:
        way.append(last)
        last = came[last]
    return way[::-1]
