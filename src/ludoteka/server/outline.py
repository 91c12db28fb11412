"""A match in outline: what follows from its log without playing any of it."""

from __future__ import annotations

from typing import NamedTuple

from ludoteka.core.outcome import Result
from ludoteka.server.answers import DueKind
from ludoteka.table.events import (
    EMPTY,
    PERSON,
    Chosen,
    Entry,
    Event,
    Helped,
    Opened,
    Paused,
    Redone,
    Reseated,
    Resigned,
    Restarted,
    Resumed,
    TakenBack,
    TimedOut,
)

AWAY = 600_000
"""Milliseconds; whoever lets a match wait longer has gone away, and the rest counts as nothing in statistics."""
QUARTER = 900_000
"""Milliseconds of a quarter of an hour."""


class Ply(NamedTuple):
    """A move: whose it was, who was next and how it ended."""

    seat: int | None
    due: int | None
    results: tuple[Result, ...]


class Thought(NamedTuple):
    """How long a seat thought about a move, and when it made it."""

    seat: int | None
    seconds: float
    at: int


class Solve(NamedTuple):
    """A level was solved: in so many moves and seconds, with help or without."""

    moves: int
    seconds: float
    helped: bool
    at: int


class Outline:
    """Entries are applied one by one. Nothing here is kept but what lists and statistics ask for."""

    def __init__(self, id: str, first: Entry) -> None:
        if not isinstance(first.event, Opened) or first.number != 1:
            raise ValueError("a log begins with entry 1, which opens the table")
        self.id = id
        self.opened = first.event
        self.sitters = first.event.seats
        self.started = self.played = first.at
        self.version = 1
        self.standing = 0
        self.paused = False
        self.elapsed = 0
        """Milliseconds played, without pauses and what came after the end."""
        self.active = 0
        """The same without the times when nobody was there."""
        self.spent: dict[int, int] = {}
        """The same by quarters of an hour since 1970: wherever somebody plays, a week begins with one of them."""
        self.thoughts: list[Thought] = []
        self.solves: list[Solve] = []
        self.hints = self.solutions = self.undos = self.restarts = 0
        self._line: list[Ply] = []
        self._gave_up: tuple[Result, ...] = ()
        self._waited = 0
        self._began = 0
        self._helped = False

    # ---- now -------------------------------------------------------------------------------------------------------
    @property
    def results(self) -> tuple[Result, ...]:
        """Of every seat, when it is over."""
        return self._gave_up or (self._line[self.standing - 1].results if self.standing else ())

    @property
    def due(self) -> DueKind:
        """What it waits for."""
        if self.results:
            return "over"
        if self.paused:
            return "paused"
        seat = self._line[self.standing - 1].due if self.standing else self.opened.due
        if seat is None:
            return "chance"
        who = self.sitters[seat].who
        return "person" if who == PERSON else "empty" if who == EMPTY else "computer"

    @property
    def helped(self) -> bool:
        """Whether anybody was helped."""
        return bool(self.hints or self.solutions)

    @property
    def tries(self) -> int:
        """How many times it was begun."""
        return 1 + self.restarts

    def seats_of(self, profile: str) -> tuple[int, ...]:
        """Where somebody sits."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.who == PERSON
                     and sitter.profile == profile)

    def belongs_to(self, profile: str) -> bool:
        """Whether it is in somebody's lists: they sit there, or nobody who is known does."""
        return bool(self.seats_of(profile)) if profile else not any(sitter.profile for sitter in self.sitters)

    # ---- the log ---------------------------------------------------------------------------------------------------
    def apply(self, entry: Entry) -> None:
        """One more entry of the log."""
        if entry.number != self.version + 1:
            raise ValueError(f"entry {self.version + 1} was expected, not {entry.number}")
        self._pass_time(entry.at)
        self._follow(entry.event, entry.at)
        self.version, self.played = entry.number, entry.at

    def _pass_time(self, at: int) -> None:
        if self.paused or self.results:
            return
        passed = max(0, at - self.played)
        active = min(passed, AWAY)
        self.elapsed += passed
        self.active += active
        self._waited += active
        quarter = at // QUARTER
        self.spent[quarter] = self.spent.get(quarter, 0) + active

    def _follow(self, event: Event, at: int) -> None:
        match event:
            case Chosen():
                self._choose(event, at)
            case TakenBack() | Redone():
                self.undos += isinstance(event, TakenBack)
                self._go_to(event.left)
            case Restarted():
                self.restarts += 1
                self._go_to(0)
                self._began, self._helped = self.active, False
            case Paused() | Resumed():
                self.paused = isinstance(event, Paused)
            case Resigned() | TimedOut():
                self._gave_up = tuple("lost" if seat == event.seat else "won" for seat in range(len(self.sitters)))
            case Reseated():
                self.sitters = (*self.sitters[:event.seat], event.sitter, *self.sitters[event.seat + 1:])
            case Helped():
                self.hints += event.help == "hint"
                self.solutions += event.help == "solution"
                self._helped = True

    def _choose(self, move: Chosen, at: int) -> None:
        self._line[self.standing:] = [Ply(move.seat, move.due, move.results)]
        self.standing += 1
        self.thoughts.append(Thought(move.seat, self._waited / 1000, at))
        self._waited = 0
        if move.results == ("won",):
            moves = sum(ply.seat is not None for ply in self._line)
            self.solves.append(Solve(moves, (self.active - self._began) / 1000, self._helped, at))

    def _go_to(self, standing: int) -> None:
        self.standing = min(standing, len(self._line))
        self._gave_up, self._waited = (), 0
