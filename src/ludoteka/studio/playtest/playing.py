"""Plays random games and writes down what happened in each, and what was ever seen."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from ludoteka.core import CHANCE, Choice, Record, Result, drawn
from ludoteka.language import actions as act
from ludoteka.language.soundness import parts
from ludoteka.machine import TextGame, TextPosition
from ludoteka.machine.trace import Step, TracedGame, TracedMachine, marks, steps_of

Ending = Literal["line", "stuck", "limit", "cut"]
"""A line of the rules, a player without a move, the limit of turns, or our own patience."""


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went."""

    level: str | None
    moves: int
    results: tuple[Result, ...] | None
    ending: Ending
    line: int
    branching: tuple[int, ...]
    """How many moves there were to choose from, each time."""
    steps: frozenset[Step]


@dataclass(slots=True)
class Seen:
    """What was seen in any of the games."""

    kinds: set[str] = field(default_factory=set)
    values: dict[str, set[int]] = field(default_factory=dict)
    """For each number, state or memory the values that it had, or some of them."""
    offered: set[str] = field(default_factory=set)
    taken: set[str] = field(default_factory=set)
    stopped: set[int] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)


class Trial:
    """A game that is being tried out."""

    MOST_VALUES = 50
    """No more values of one number are remembered."""

    def __init__(self, game: TextGame) -> None:
        self.description = game.description
        self.game = TracedGame(game.description, game.id)
        self.labels = frozenset(label.lower() for label in labels(game))
        self.seen = Seen()
        self.steps: frozenset[Step] = frozenset()
        """All steps that the rules have."""

    def play(self, starts: Iterable[Record], most_moves: int) -> Iterator[Played]:
        """Play one random game from each start."""
        for start in starts:
            yield self._play(start, most_moves)

    def _play(self, start: Record, most_moves: int) -> Played:
        rng = random.Random(f"playtest {start.seed} {start.level}")
        position = start.start(self.game)
        assert isinstance(position, TextPosition)
        self._watch(position)
        branching: list[int] = []
        moves, marked = 0, marks(position)
        while position.chooser is not None and moves < most_moves:
            possible = position.moves()
            if position.chooser is CHANCE:
                move = drawn(position, rng.randrange)
            else:
                branching.append(len(possible))
                move = possible[rng.randrange(len(possible))]
            if self.labels:
                self.seen.offered |= _offered(position.choices(), self.labels)
                self.seen.taken |= self.labels.intersection(move.steps)
            position = position.play(move)
            self._watch(position)
            marked |= marks(position)
            moves += 1
        steps = frozenset(steps_of(position.machine, marked))
        return self._played(start, position, moves, tuple(branching), steps)

    def _played(self, start: Record, position: TextPosition, moves: int, branching: tuple[int, ...],
                steps: frozenset[Step]) -> Played:
        machine = position.machine
        if isinstance(machine, TracedMachine):
            self.steps |= {step for step in machine.steps if step[0]}
            self.seen.stopped |= machine.stopped
            self.seen.asked |= machine.definitions.asked
        outcome = position.outcome
        ending: Ending = "cut"
        if outcome is not None:
            spent = position.run.state[machine.layout.turn_number] > self.description.turn_limit
            ending = "line" if outcome.line else "limit" if spent else "stuck"
        return Played(start.level, moves, outcome.results if outcome else None, ending, outcome.line if outcome else 0,
                      branching, steps)

    def _watch(self, position: TextPosition) -> None:
        """Note the kinds of piece on the board and the values of what is kept."""
        layout, state = position.machine.layout, position.run.state
        occupied = [slot for slot in range(layout.slots) if state[slot]]
        self.seen.kinds |= {layout.kinds[layout.kind_of(state[slot])] for slot in occupied}
        for name, kept in self.description.kept.items():
            if name not in layout.base:  # printed on cards
                continue
            base = layout.base[name]
            if kept.owner == "piece":
                kinds = {layout.kinds.index(kind) for one in kept.kinds for kind in self.description.kinds_of(one)}
                had = {state[base + slot] for slot in occupied if not kinds or layout.kind_of(state[slot]) in kinds}
            else:
                had = set(state[base:base + layout.count(kept.owner)])
            known = self.seen.values.setdefault(name, set())
            if len(known) < self.MOST_VALUES:
                known |= had


def labels(game: TextGame) -> tuple[str, ...]:
    """The choices that have words of their own: 'Swap sides', and the kinds of piece that can be chosen."""
    found: list[str] = []
    for rule in game.description.rules():
        found += [rule.label] if rule.label else []
        for node in parts(rule.block):
            if isinstance(node, act.Either):
                found += [label for label, _ in node.branches if label]
            elif isinstance(node, act.ChooseKind):
                found += node.kinds
    return tuple(dict.fromkeys(found))


def _offered(choices: Sequence[Choice], wanted: frozenset[str]) -> set[str]:
    found: set[str] = set()
    for choice in choices:
        if choice.text in wanted:
            found.add(choice.text)
        found |= _offered(choice.children, wanted)
    return found


def starts(game: TextGame, first: Record, games: int, every_level: bool) -> list[Record]:
    """The starts of so many games, each with its own seed; of a puzzle the levels in turn."""
    names: list[str | None] = [level.name for level in game.levels] if every_level else []
    levels = names or [first.level]
    count = -(-games // len(levels))
    every = [replace(first, level=level, seed=first.seed + number) for number in range(count) for level in levels]
    return every[:games]
