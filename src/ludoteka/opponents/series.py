"""Series of matches between opponents: who sits where, on which seed, and how each match went."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, islice, permutations
from math import factorial

from ludoteka.core import Game, Move, Outcome, Position, Record, lot
from ludoteka.opponents.opponent import Opponent, opponent

MAX_MOVES = 10_000
"""A match that has no end after so many moves is cut short."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """A match that is to be played: its number from 1, its seed, and which entrant sits at each seat."""

    number: int
    seed: int
    seating: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Finish:
    """How one match went; everything is in the order of the seats."""

    fixture: Fixture
    record: Record
    outcome: Outcome | None
    """None where the match was cut short."""
    choices: tuple[int, ...]
    """How many moves each seat chose."""
    thinking: tuple[float, ...]
    """How many seconds each seat thought."""

    @property
    def moves(self) -> int:
        """The length of the match."""
        return len(self.record.moves)


class MatchFailed(RuntimeError):
    """A match could not be played to its end: the opponent that failed ('' where none did), the seed, and why."""

    def __init__(self, who: str, seed: int, why: str) -> None:
        super().__init__(who, seed, why)
        self.who, self.seed, self.why = who, seed, why

    def __str__(self) -> str:
        return f"{self.who or 'the match'} failed on seed {self.seed}: {self.why}"


def fixtures(entrants: int, seats: int, games: int, seed: int) -> Iterator[Fixture]:
    """The matches of a series: every group that fills the seats plays so many.

    A group changes seats on the same seed before the next seed is taken. Where there are more than two seats, who
    sits next to whom changes from seed to seed.

    >>> [fixture.seating for fixture in fixtures(3, 2, games=2, seed=1)]
    [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    """
    rounds = -(-games // seats)
    # Turning them gives the others, so the orders that begin with the first of the group are enough.
    orders = list(islice(permutations(range(seats)), min(rounds, factorial(seats - 1))))
    number = 0
    for turn in range(rounds):
        order = orders[turn % len(orders)]
        for group in combinations(range(entrants), seats):
            for turned in range(min(seats, games - turn * seats)):
                number += 1
                seating = tuple(group[one] for one in (*order[turned:], *order[:turned]))
                yield Fixture(number, seed + turn, seating)


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is played and by whom; opponents are made anew for every match, so that none knows of another."""

    start: Record
    names: tuple[str, ...]
    max_moves: int = MAX_MOVES
    make: Callable[[str], Opponent] = opponent

    def play(self, game: Game, fixture: Fixture) -> Finish:
        """Play one match of it; raises MatchFailed."""
        seats = [self.make(self.names[entrant]) for entrant in fixture.seating]
        return play_fixture(game, fixture, seats, self.start, self.max_moves)


def play_series(
    game: Game, entrants: Sequence[Opponent], *, games: int, start: Record, max_moves: int = MAX_MOVES,
) -> Iterator[Finish]:
    """Play a series; entrants change seats on the same seed before the next seed is taken."""
    for fixture in fixtures(len(entrants), len(entrants), games, start.seed):
        yield play_fixture(game, fixture, [entrants[entrant] for entrant in fixture.seating], start, max_moves)


def play_fixture(
    game: Game, fixture: Fixture, seats: Sequence[Opponent], start: Record, max_moves: int = MAX_MOVES,
) -> Finish:
    """Play one match of a series; dice and cards depend on its seed alone, whoever sits where."""
    begun = replace(start, seed=fixture.seed, seats=len(seats))
    luck = [random.Random(f"series {fixture.seed}: entrant {entrant} at {seat}")
            for seat, entrant in enumerate(fixture.seating)]
    match = _Match(begun.start(game), seats, luck, fixture.seed)
    try:
        match.play(max_moves)
    except Exception as error:
        why = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        raise MatchFailed(match.active, fixture.seed, why) from error
    record = replace(begun, moves=tuple(match.moves))
    return Finish(fixture, record, match.position.outcome, tuple(match.choices), tuple(match.thinking))


def play_match(
    start: Position, seats: Sequence[Opponent], rng: random.Random, max_moves: int = MAX_MOVES,
) -> tuple[Position, int]:
    """Play from `start` with one opponent at each seat; the last position and the number of moves."""
    match = _Match(start, seats, [rng] * len(seats), rng.getrandbits(64) if start.game.chance else 0)
    match.play(max_moves)
    return match.position, len(match.moves)


class _Match:
    """One match while it is played."""

    def __init__(
        self, start: Position, seats: Sequence[Opponent], luck: Sequence[random.Random], seed: int,
    ) -> None:
        self.position = start
        self.seats = seats
        self.luck = luck
        self.seed = seed
        self.decided = 0
        """What chance has decided so far."""
        self.moves: list[str] = []
        self.choices = [0] * len(seats)
        self.thinking = [0.0] * len(seats)
        self.active = ""
        """The opponent that is to blame if something fails now."""

    def play(self, max_moves: int) -> None:
        while self.position.chooser is not None and len(self.moves) < max_moves:
            move = self._chosen(self.position)
            after = self.position.play(move)
            self.active = ""
            self.moves.append(move.text)
            self.position = after

    def _chosen(self, position: Position) -> Move:
        seat = position.chooser
        if not isinstance(seat, int):
            self.decided += 1
            return lot(position, self.seed, self.decided - 1)
        # Nobody is given what that seat cannot know.
        shown = position.imagine(seat, len(self.moves))
        self.active = self.seats[seat].name
        begun = time.perf_counter()
        move = self.seats[seat].choose(shown, self.luck[seat])
        self.thinking[seat] += time.perf_counter() - begun
        self.choices[seat] += 1
        return move
