"""What a game taught: positions of quick matches, and how these ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final

import numpy as np

from ludoteka.machine.position import TextPosition
from ludoteka.native import calls
from ludoteka.native.game import Native
from ludoteka.opponents.search.alphabeta import AlphaBeta
from ludoteka.opponents.search.evaluation import CALM, FORCED, LIVELY
from ludoteka.opponents.search.memory import Buffer, Ints, Numbers, Shares

_LONGEST: Final = 400
"""Moves after which a match counts as drawn."""
_TRUST: Final = 0.4
_TRIED: Final = 60
"""Moves of a position that are tried at most."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A position that was seen in a match."""

    state: Ints
    chooser: int
    hope: float = 0.0
    """What a search thought that it is worth to the first role."""
    trust: float = 0.0
    """How much of its worth is taken from the search, and not from the end of the match."""


@dataclass
class Experience:
    """Positions as integers, who chose there, how the match ended for the first role, and how much each counts."""

    states: list[Ints] = field(default_factory=list)
    choosers: list[int] = field(default_factory=list)
    results: list[float] = field(default_factory=list)
    counts: list[float] = field(default_factory=list)
    takings: list[tuple[int, int]] = field(default_factory=list)
    """For some positions how many moves there were, and how many of them took a piece."""
    moved: Counter[int] = field(default_factory=Counter)
    owned: Counter[int] = field(default_factory=Counter)
    """For each kind, in these positions: the moves of its pieces, and how many of them the chooser had."""

    def tables(self) -> tuple[Ints, Numbers, Shares, Shares]:
        """All of it as arrays."""
        return (np.array(self.states, dtype=np.int32), np.array(self.choosers, dtype=np.int64),
                np.array(self.results), np.array(self.counts))

    @property
    def temper(self) -> int:
        """How lively the game is: whether some moves take, and whether one can do otherwise."""
        some = sum(0 < taking < total for total, taking in self.takings)
        every = sum(0 < taking == total for total, taking in self.takings)
        if some + every == 0 or every == len(self.takings):
            return CALM
        return FORCED if every > 20 * some else LIVELY

    @property
    def mobility(self) -> dict[int, float]:
        """How many moves a piece of each kind has."""
        return {kind: self.moved[kind] / count for kind, count in self.owned.items() if self.moved[kind]}

    def try_moves(self, native: Native, buffer: Buffer, moves: list[int]) -> None:
        """See what the moves of a position do: which pieces move, and whether any is taken."""
        layout, after, before = native.machine.layout, calls.buffer(native.functions.size), _state(native, buffer)
        role, board = native.chooser(buffer) ^ int(before[layout.swapped]), before[:layout.slots].tolist()
        mine = [layout.kind_of(code) if layout.owner_of(code) == role else -1 for code in board]
        taking = 0
        for move in moves[:_TRIED]:
            after[:] = buffer
            native.play(after, move)
            taking += _fewer(native, before, after)
            now = after.view(np.int32)[:layout.slots].tolist()
            self.moved.update({mine[slot] for slot in range(layout.slots) if mine[slot] >= 0 and not now[slot]})
        self.owned.update(kind for kind in mine if kind >= 0)
        self.takings.append((min(len(moves), _TRIED), taking))

    def add(self, native: Native, seen: list[Seen], last: Buffer) -> None:
        """Learn from a match: the positions seen in it, and the last one."""
        swapped = int(last.view(np.int32)[native.machine.layout.swapped])
        result = native.worth(last)[swapped] if native.chooser(last) < 0 else 0.5
        self.states += [one.state for one in seen]
        self.choosers += [one.chooser for one in seen]
        self.results += [one.trust * one.hope + (1 - one.trust) * result for one in seen]
        self.counts += [min(1.0, 8 / max(1, len(seen)))] * len(seen)


def _state(native: Native, buffer: Buffer) -> Ints:
    return buffer.view(np.int32)[:native.machine.layout.size].copy()


def wander(native: Native, start: TextPosition, rng: Random, most_moves: int) -> Experience:
    """Learn from random matches with so many moves together."""
    gained = Experience()
    played = 0
    while played < most_moves:
        buffer = native.pack(start)
        seen: list[Seen] = []
        for number, moves in _turns(native, buffer):
            if number % 4 == 0:
                seen.append(Seen(_state(native, buffer), native.chooser(buffer)))
            if number % 16 == 5:
                gained.try_moves(native, buffer, moves)
            native.play(buffer, moves[rng.randrange(len(moves))])
            played += 1
        gained.add(native, seen, buffer)
    return gained


def practise(
    native: Native, start: TextPosition, scales: Ints, rng: Random, matches: int, nodes: int, gained: Experience,
) -> None:
    """Learn from matches of an evaluation against itself, with a random beginning and some random moves."""
    mind = AlphaBeta(native.functions, scales, 1 << 14)
    for _ in range(matches):
        buffer, opening = native.pack(start), rng.randrange(8)
        seen: list[Seen] = []
        for number, moves in _turns(native, buffer):
            chance = moves[rng.randrange(len(moves))]
            if number < opening or rng.random() < 0.05:
                native.play(buffer, chance)
                continue
            # Search meets many positions that nobody would play; the evaluation must know these too.
            aside = calls.buffer(native.functions.size)
            aside[:] = buffer
            native.play(aside, chance)
            if native.chooser(aside) >= 0:
                _judge(native, mind, aside, rng, nodes, 1.0, seen)
            native.play(buffer, _judge(native, mind, buffer, rng, nodes, _TRUST, seen))
        gained.add(native, seen, buffer)


def contest(
    native: Native, start: TextPosition, new: Ints, old: Ints, rng: Random, matches: int, nodes: int,
) -> float:
    """The share of matches that a new evaluation wins against an old one, seats swapped on the same beginnings."""
    minds, total = [AlphaBeta(native.functions, scales, 1 << 14) for scales in (new, old)], 0.0
    for number in range(matches):
        buffer, luck = native.pack(start), Random(f"{number // 2}")
        for turn, moves in _turns(native, buffer):
            mind = minds[(native.chooser(buffer) + number) % 2]
            drawn = turn < 4
            native.play(buffer, luck.choice(moves) if drawn else mind.search(
                buffer, nodes=nodes, seed=rng.randrange(1 << 30)).best)
        total += native.worth(buffer)[number % 2] if native.chooser(buffer) < 0 else 0.5
    return total / matches


def _judge(
    native: Native, mind: AlphaBeta, buffer: Buffer, rng: Random, nodes: int, trust: float, seen: list[Seen],
) -> int:
    """Search a position, see it unless its best move takes something, and give that move."""
    found = mind.search(buffer, nodes=nodes, seed=rng.randrange(1 << 30))
    state, chooser, after = _state(native, buffer), native.chooser(buffer), calls.buffer(native.functions.size)
    after[:] = buffer
    native.play(after, found.best)
    if not _fewer(native, state, after):
        first = chooser == int(state[native.machine.layout.swapped])
        seen.append(Seen(state, chooser, found.value if first else 1 - found.value, trust))
    return found.best


def _turns(native: Native, buffer: Buffer) -> Iterator[tuple[int, list[int]]]:
    """The moves of the position in a buffer, again and again while somebody plays them."""
    for number in range(_LONGEST):
        if native.chooser(buffer) < 0:
            return
        yield number, native.moves(buffer)


def _fewer(native: Native, before: Ints, after: Buffer) -> bool:
    slots = native.machine.layout.slots
    return bool(np.count_nonzero(after.view(np.int32)[:slots]) < np.count_nonzero(before[:slots]))
