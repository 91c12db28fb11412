"""The generic contract: random matches that every game has to come through."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from ludoteka.core.chance import lot
from ludoteka.core.choice import Move
from ludoteka.core.faults import (
    faults_of_choices,
    faults_of_outcome,
    faults_of_play,
    faults_of_refusal,
    faults_of_text,
    faults_of_views,
)
from ludoteka.core.game import CHANCE, BadSetting, Game, Position
from ludoteka.core.record import Record, read_record
from ludoteka.core.view import Point


class ContractBroken(AssertionError):
    """A game breaks the contract; `record` is the match up to the fault and `what` says what is wrong."""

    def __init__(self, what: str, record: Record) -> None:
        self.what = what
        self.record = record
        super().__init__(f"{what}\nin this match:\n{record}")

    @property
    def seed(self) -> int:
        """The seed of the match."""
        return self.record.seed

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves that led to the fault."""
        return self.record.moves


@dataclass(frozen=True, slots=True)
class Played:
    """How much was played without a fault."""

    matches: int
    moves: int


@dataclass(frozen=True, slots=True)
class _Terms:
    max_moves: int
    every: int
    must_end: bool
    hidden: bool


def check_game(
    game: Game, *, seeds: Sequence[int] = range(4), max_moves: int = 2000, every: int = 8,
    must_end: bool = True, hidden: bool = False,
) -> Played:
    """Play random matches from every start of the game; raise ContractBroken at the first fault.

    Costly checks are made at each ply that `every` divides, and at the end. `must_end=False` is for games
    that may go on for ever under random play; `hidden=True` for games where seats see different things.
    """
    terms = _Terms(max_moves, every, must_end, hidden)
    _check_settings(game)
    starts = tuple(starts_of(game))
    matches = max(len(starts), len(seeds))
    moves = 0
    for number in range(matches):
        start = replace(starts[number % len(starts)], seed=seeds[number % len(seeds)])
        moves += _Match(game, start, terms).play()
    return Played(matches, moves)


def starts_of(game: Game) -> Iterator[Record]:
    """Every level, number of seats and ruleset, and each option at its first and its last value; no start twice."""
    yield from dict.fromkeys(_starts_of(game))


def _starts_of(game: Game) -> Iterator[Record]:
    start = Record(game.id, game.version)
    levels: list[str | None] = [level.name for level in game.levels]
    levels = levels or [None]
    yield from (replace(start, level=level) for level in levels)
    usual = len(game.start().seats)
    yield from (replace(start, level=levels[0], seats=seats) for seats in game.seat_counts if seats != usual)
    for settings in game.rulesets.values():
        yield replace(start, level=levels[0], options=tuple(settings.items()))
    for option in game.options:
        for value in {option.values[0], option.values[-1]} - {option.default}:
            yield replace(start, level=levels[0], options=((option.name, value),))


class _Match:
    """One random match under inspection."""

    def __init__(self, game: Game, start: Record, terms: _Terms) -> None:
        self.game = game
        self.record = start
        self.terms = terms
        self.rng = random.Random(f"contract {start.seed}")
        self.middles: dict[str, Point] = {}
        """Where each place lies that has been seen."""
        self.decided = 0
        """What chance has decided so far."""

    def play(self) -> int:
        """Play until the match is over or too long; the number of moves made."""
        try:
            self._play()
        except ContractBroken:
            raise
        except Exception as error:
            raise ContractBroken(f"{type(error).__name__}: {error}", self.record) from error
        return len(self.record.moves)

    def _play(self) -> None:
        position = self.record.start(self.game)
        if position != replace(self.record, seats=len(position.seats)).start(self.game):
            raise ContractBroken("the same start twice gives two different positions", self.record)
        while self._goes_on(position):
            move = self._next(position)
            if len(self.record.moves) % self.terms.every == 0:
                self._refuse(faults_of_play(position, move))
            position = position.play(move)
            self.record = self.record.with_move(move.text)
        self._inspect(position)
        self._check_replay(position)

    def _next(self, position: Position) -> Move:
        if position.chooser is not CHANCE:
            return self.rng.choice(position.moves())
        self.decided += 1
        return lot(position, self.record.seed, self.decided - 1)

    def _goes_on(self, position: Position) -> bool:
        self._refuse(faults_of_choices(position))
        if position.chooser is None:
            return False
        if len(self.record.moves) % self.terms.every == 0:
            self._inspect(position)
        if len(self.record.moves) < self.terms.max_moves:
            return True
        if self.terms.must_end:
            raise ContractBroken(f"the match is not over after {self.terms.max_moves} moves", self.record)
        return False

    def _inspect(self, position: Position) -> None:
        self._refuse(faults_of_views(position, self.terms.hidden))
        self._refuse(self._faults_of_moving(position))
        self._refuse(faults_of_text(position))
        self._refuse(faults_of_refusal(position))
        if position.outcome is not None:
            self._refuse(faults_of_outcome(position.outcome, len(position.seats)))

    def _faults_of_moving(self, position: Position) -> Iterator[str]:
        """A board may grow, but a place that is there stays where it is."""
        for place in (place for board in position.view().boards for place in board.places):
            middle = self.middles.setdefault(place.name, (place.x, place.y))
            if middle != (place.x, place.y):
                yield f"the place '{place.name}' was at {middle} and is at {(place.x, place.y)} now"

    def _check_replay(self, position: Position) -> None:
        record = read_record(str(self.record))
        if record != self.record:
            raise ContractBroken("the record read back from its text is another record", self.record)
        again = self._decided_again(record) if self.decided else record.replay(self.game)
        if again != position:
            raise ContractBroken("replaying the record gives another position", self.record)

    def _decided_again(self, record: Record) -> Position:
        """The position after all recorded moves, in which chance has to decide the same."""
        position, decided = record.start(self.game), 0
        for text in record.moves:
            if position.chooser is CHANCE:
                if lot(position, record.seed, decided).text != text:
                    raise ContractBroken("what chance decided is not what the seed says", self.record)
                decided += 1
            position = position.play(text)
        return position

    def _refuse(self, faults: Iterator[str]) -> None:
        for fault in faults:
            raise ContractBroken(fault, self.record)


def _check_settings(game: Game) -> None:
    """The game's own data, and that settings it does not have are refused."""
    record = Record(game.id, game.version)
    for fault in _faults_of_game(game):
        raise ContractBroken(fault, record)
    try:
        game.start(seed=None)
    except Exception as error:
        raise ContractBroken(f"without a seed it raises {error!r}", record) from error
    attempts: dict[str, Callable[[], object]] = {
        "a level": lambda: game.start(level="no such level"),
        "a level number": lambda: game.start(level=len(game.levels) + 1),
        "a number of seats": lambda: game.start(seats=max(game.seat_counts) + 1),
        "a ruleset": lambda: game.start(ruleset="no such ruleset"),
        "an option": lambda: replace(record, options=(("no such option", 1),)).start(game),
    }
    for thing, attempt in attempts.items():
        try:
            attempt()
        except BadSetting:
            continue
        except Exception as error:
            what = f"{thing} it does not have raises {error!r}, not BadSetting"
            raise ContractBroken(what, record) from error
        raise ContractBroken(f"{thing} it does not have is accepted without BadSetting", record)


def _faults_of_game(game: Game) -> Iterator[str]:
    if not (game.id and game.title and game.version):
        yield f"id, title or version is missing: {game.id!r}, {game.title!r}, {game.version!r}"
    if not game.seat_counts or list(game.seat_counts) != sorted(set(game.seat_counts)):
        yield f"the numbers of seats are {game.seat_counts}; smallest first, at least one"
    if len({level.name for level in game.levels}) != len(game.levels):
        yield "two levels have the same name"
    for option in game.options:
        if option.default not in option.values:
            yield f"the default {option.default!r} of option '{option.name}' is none of its values"
    for name, settings in game.rulesets.items():
        spelled = Record(game.id, game.version, options=tuple(settings.items()))
        if game.start(ruleset=name) != spelled.start(game):
            yield f"ruleset '{name}' starts differently from the options it stands for"
    for seats in game.seat_counts:
        for seat in set(game.start(seats=seats).seats) - set(game.names):
            yield f"the seat '{seat}' is missing in the game's names"
