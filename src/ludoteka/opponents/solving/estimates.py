"""At least how many moves are missing: each piece that must go somewhere needs its own, however the others stand.

Where every piece has a cell of its own, pieces are also taken in groups that get in each other's way.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from ludoteka.language import form
from ludoteka.machine.position import TextPosition
from ludoteka.opponents.solving.demands import goal_of
from ludoteka.opponents.solving.possible_sets import FALSE, Frame
from ludoteka.opponents.solving.possible_values import Judge
from ludoteka.opponents.solving.shifts import Edge, shifts_of
from ludoteka.opponents.solving.worlds import Unjudged, World, one

NEVER = 10_000
"""More moves than any game lasts: from there it cannot be solved."""
_MOST_PLACES = 1000
"""Larger boards take too long to look into."""
Token = tuple[int, int]
"""A kind of piece as the state knows it, and the number that the piece keeps, if that tells pieces apart."""


@dataclass(frozen=True)
class Estimate:
    """For each sort of piece how far each cell is from where it must end."""

    far: dict[Token, list[int]]
    edges: dict[Token, set[Edge]]
    goals: dict[Token, frozenset[int]]
    store: int
    """Where the pieces' numbers are kept; -1 where they make no difference."""
    at_once: int
    slots: int

    def of(self, state: list[int]) -> int:
        """The least number of moves that lead from a state to the end."""
        total = 0
        for slot in range(self.slots):
            if state[slot]:
                far = self.far.get((state[slot], state[self.store + slot] if self.store >= 0 else 0))
                total += far[slot] if far is not None else 0
        return NEVER if total >= NEVER else -(-total // self.at_once)

    @cached_property
    def apart(self) -> bool:
        """Whether every piece has one cell of its own to go to."""
        return len(self.far) > 1 and all(len(goal) == 1 for goal in self.goals.values())


def estimate_of(position: TextPosition) -> Estimate:
    """The estimate that the rules of a game allow; raises Unjudged where they allow none."""
    return _Deriving(position).estimate()


class _Deriving:
    def __init__(self, position: TextPosition) -> None:
        self.machine = position.machine
        self.state = position.run.state
        self.layout = self.machine.layout
        if self.layout.slots > _MOST_PLACES:
            raise Unjudged
        self.shifts = shifts_of(self.machine, self.state)
        self.judge = Judge(self.machine)
        end = self.machine.description.end
        self.goal = self.judge.truth(goal_of(end))
        self.frame: Frame = [one(-1)] * (end.locals if end else 0)
        self.frame[form.YOU] = one(0)
        self.store = self._identity()
        self.tokens = Counter(token for slot in range(self.layout.slots) if (token := self._token(slot)) is not None)
        self.movable = [slot for slot in range(self.layout.slots)
                        if not self.state[slot] or self._token(slot) is not None]

    def _identity(self) -> int:
        """The number that pieces keep and that tells them apart; shifts carry it along and never change it."""
        stores = [base for base, _ in self.layout.piece_stores
                  if len({self.state[base + slot] for slot in range(self.layout.slots) if self._kind(slot)}) > 1]
        if len(stores) > 1:
            raise Unjudged
        return stores[0] if stores else -1

    def _kind(self, slot: int) -> str:
        """The kind of a piece that can be shifted."""
        code = self.state[slot]
        kind = self.layout.kinds[self.layout.kind_of(code)] if code else ""
        return kind if kind in self.shifts.edges else ""

    def _token(self, slot: int) -> Token | None:
        if not self._kind(slot):
            return None
        return self.state[slot], self.state[self.store + slot] if self.store >= 0 else 0

    def estimate(self) -> Estimate:
        goals = {token: goal for token in self.tokens
                 if len(goal := self._goal(token)) < len(self.movable)}
        if not goals:
            raise Unjudged
        kinds = {self._kind_of(token) for token in goals}
        choices = [kinds, *({kind} for kind in kinds)]
        return max((self._for(goals, frozenset(some)) for some in choices), key=lambda made: made.of(self.state))

    def _for(self, goals: dict[Token, frozenset[int]], kinds: frozenset[str]) -> Estimate:
        """The estimate that looks at some kinds only; the fewer a move shifts together, the more their sum says."""
        goals = {token: goal for token, goal in goals.items() if self._kind_of(token) in kinds}
        edges = {token: self.shifts.edges[self._kind_of(token)] for token in goals}
        far = {token: distances(goal, edges[token], self.layout.slots) for token, goal in goals.items()}
        return Estimate(far, edges, goals, self.store, max(1, self.shifts.at_once(kinds)), self.layout.slots)

    def _kind_of(self, token: Token) -> str:
        return self.layout.kinds[self.layout.kind_of(token[0])]

    def _goal(self, token: Token) -> frozenset[int]:
        """The cells where a piece may stand at the end."""
        needed = [slot for slot in self.movable if self._refused(slot, token, there=False)]
        if self.store < 0 and len(needed) == self.tokens[token]:
            return frozenset(needed)
        return frozenset(slot for slot in self.movable if not self._refused(slot, token, there=True))

    def _refused(self, slot: int, token: Token, there: bool) -> bool:
        """Whether it cannot be the end if such a piece is (or is not) on a place, whatever stands elsewhere."""
        world = World(self.layout, self.state, dict(self._anything()))
        if there:
            world.put(slot, one(token[0]))
            if self.store >= 0:
                world.put(self.store + slot, one(token[1]))
            if self.tokens[token] == 1:
                base, value = (self.store, token[1]) if self.store >= 0 else (0, token[0])
                for other in self.movable:
                    if other != slot:
                        world.put(base + other, world.left[base + other] & ~one(value))
        else:
            world.put(slot, world.left[slot] & ~one(token[0]))
        return self.goal(world, list(self.frame)) == FALSE

    def _anything(self) -> Iterator[tuple[int, int]]:
        codes, numbers = one(0), one(0)
        for code, number in self.tokens:
            codes, numbers = codes | one(code), numbers | one(number)
        for slot in self.movable:
            yield slot, codes
            if self.store >= 0:
                yield self.store + slot, numbers


def distances(goal: frozenset[int], edges: set[Edge], count: int) -> list[int]:
    """For each cell the fewest shifts to one of some cells; NEVER where there is no way.

    >>> distances(frozenset([2]), {(0, 1), (1, 2)}, 4)
    [2, 1, 0, 10000]
    """
    into: dict[int, list[int]] = {}
    for start, end in edges:
        into.setdefault(end, []).append(start)
    found = [NEVER] * count
    front = deque(goal)
    for cell in goal:
        found[cell] = 0
    while front:
        cell = front.popleft()
        for before in into.get(cell, ()):
            if found[before] == NEVER:
                found[before] = found[cell] + 1
                front.append(before)
    return found
