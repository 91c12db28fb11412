"""The course of a match: everything that follows from its log."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ludoteka.core import CHANCE, Game, Position, Record
from ludoteka.core.outcome import Result
from ludoteka.table.clocks import Clocks, set_up
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
from ludoteka.table.line import Line, Ply
from ludoteka.table.moves import player
from ludoteka.table.scene import Clock, Due, Ending


class BrokenLog(ValueError):
    """A log that cannot be followed: `number` is the entry and the message says what is wrong with it."""

    def __init__(self, number: int, message: str) -> None:
        self.number = number
        super().__init__(f"entry {number}: {message}")


class Course:
    """Entries are applied one by one; each of the other members is a function of those applied so far."""

    def __init__(self, game: Game, entries: Iterable[Entry]) -> None:
        log = list(entries)
        if not log or not isinstance(log[0].event, Opened) or log[0].number != 1:
            raise BrokenLog(log[0].number if log else 1, "a log begins with entry 1, which opens the table")
        first, self.opened = log[0], log[0].event
        self.game = game
        self.sitters = self.opened.seats
        self.paused = False
        self._end: Resigned | TimedOut | None = None
        self._helped = False
        self._entries = [first]
        self._asked = {first.ask: first} if first.ask else {}
        self._started = started_record(self.opened)
        position = self._started.start(game)
        self._clocks = set_up(self.opened.clock, len(self.sitters), first.at) if self.opened.clock else None
        self.line = Line(position, self._clocks)
        self._foreseen: tuple[Position, dict[str, Position]] = (position, {})
        self._played = 0
        self._start_clock()
        for entry in log[1:]:
            self.apply(entry)

    # ---- the log ---------------------------------------------------------------------------------------------------
    @property
    def entries(self) -> tuple[Entry, ...]:
        """The whole log."""
        return tuple(self._entries)

    @property
    def version(self) -> int:
        """The number of the last entry."""
        return len(self._entries)

    def answer_to(self, ask: str) -> Entry | None:
        """The entry that a message led to."""
        return self._asked.get(ask)

    def since(self, version: int) -> tuple[Entry, ...]:
        """The entries after that version."""
        return tuple(self._entries[max(0, version):])

    def apply(self, entry: Entry) -> None:
        """Make an entry true. One that is true already changes nothing."""
        if entry.number <= self.version and self._entries[entry.number - 1] == entry:
            return
        if entry.number != self.version + 1:
            raise BrokenLog(entry.number, f"entry {self.version + 1} was expected")
        played, clocks = self.elapsed_ms(entry.at), self._clocks and self._clocks.at(entry.at)
        try:
            self._follow(entry.event, clocks)
        except ValueError as error:
            raise BrokenLog(entry.number, str(error)) from error
        self._played = played
        self._entries.append(entry)
        if entry.ask:
            self._asked[entry.ask] = entry
        self._start_clock()

    def _follow(self, event: Event, clocks: Clocks | None) -> None:
        """What one event changes. Whatever may fail comes first, so that a broken one changes nothing."""
        if isinstance(event, Resigned | TimedOut | Reseated | Helped) and not 0 <= event.seat < len(self.sitters):
            raise ValueError("there is no such seat")
        match event:
            case Chosen():
                if event.seat != player(self.position):
                    raise ValueError("it is somebody else's turn")
                clocks = clocks.add(event.seat) if clocks and event.seat is not None else clocks
                self.line.add(Ply(event, self.after(event.move), clocks))
            case TakenBack() | Redone() | Restarted():
                self.line.go_to(0 if isinstance(event, Restarted) else event.left)
                self._end = None
            case Paused() | Resumed():
                self.paused = isinstance(event, Paused)
            case Resigned() | TimedOut():
                self._end = event
            case Reseated():
                self.sitters = (*self.sitters[:event.seat], event.sitter, *self.sitters[event.seat + 1:])
            case Helped():
                self._helped = True
            case Opened():
                raise ValueError("a table is opened once")
        if isinstance(event, TakenBack | Redone | Restarted) and clocks and self.line.clocks:
            # Time goes back with the moves; otherwise a clock that ran out would run out again at once.
            clocks = clocks.turned_back(self.line.clocks)
        self._clocks = clocks

    def _start_clock(self) -> None:
        if self._clocks is not None:
            due = self.due
            self._clocks = self._clocks.run(due.seat if due.kind in ("person", "computer") else None)

    # ---- the match -------------------------------------------------------------------------------------------------
    @property
    def position(self) -> Position:
        """The position now."""
        return self.line.position

    @property
    def positions(self) -> tuple[Position, ...]:
        """Every position from the first one to now."""
        return self.line.positions

    def after(self, move: str) -> Position:
        """The position after a legal move from now. Whoever looked at a move does not wait when it is made."""
        if self._foreseen[0] is not self.position:
            self._foreseen = (self.position, {})
        known = self._foreseen[1]
        if move not in known:
            known[move] = self.position.play(move)
        return known[move]

    @property
    def moves(self) -> tuple[Chosen, ...]:
        """The moves that stand."""
        return self.line.moves

    @property
    def plies(self) -> int:
        """How many moves stand."""
        return self.line.standing

    @property
    def redoable(self) -> int:
        """How many moves were taken back and can be made again."""
        return self.line.redoable

    @property
    def helped(self) -> bool:
        """Whether somebody was shown a good move or the solution."""
        return self._helped

    @property
    def gave_up(self) -> bool:
        """Whether it ended because somebody resigned or had no time left."""
        return self._end is not None

    @property
    def over(self) -> bool:
        """Whether nobody has anything to choose any more."""
        return self.gave_up or self.position.chooser is None

    @property
    def due(self) -> Due:
        """What the table waits for."""
        chooser = self.position.chooser
        if self.over or chooser is None:
            return Due("over")
        if chooser is CHANCE:
            return Due("paused") if self.paused else Due("chance")
        if self.paused:
            return Due("paused", chooser)
        who = self.sitters[chooser].who
        return Due("person" if who == PERSON else "empty" if who == EMPTY else "computer", chooser)

    @property
    def people(self) -> frozenset[int]:
        """The seats where people sit."""
        return frozenset(seat for seat, sitter in enumerate(self.sitters) if sitter.who == PERSON)

    @property
    def ending(self) -> Ending | None:
        """How it ended, if it did."""
        if self._end is not None:
            return _given_up(self._end, len(self.sitters))
        outcome = self.position.outcome
        if outcome is None:
            return None
        return Ending(outcome.results, outcome.ranks, outcome.points, "rules", outcome.rule, outcome.line)

    def record(self) -> Record:
        """The moves that stand, with all that is needed to make them again."""
        return replace(self._started, moves=tuple(one.move for one in self.moves))

    @property
    def luck(self) -> str:
        """What computers draw from: the seed and the line of moves, so the same line has the same luck."""
        return " ".join([str(self.opened.seed), *(one.move for one in self.moves)])

    @property
    def known(self) -> Position:
        """The position as the seat that chooses now may imagine it."""
        chooser = self.position.chooser
        return self.position.imagine(chooser, self.plies) if isinstance(chooser, int) else self.position

    # ---- time ------------------------------------------------------------------------------------------------------
    def clocks(self, at: int) -> tuple[Clock, ...]:
        """The time that each seat has left; none where there are no clocks."""
        return self._clocks.at(at).shown() if self._clocks else ()

    @property
    def runs_out(self) -> int | None:
        """The moment at which the running clock will be at its end."""
        return self._clocks.runs_out if self._clocks else None

    def elapsed(self, at: int) -> float:
        """Seconds played, without pauses and without what came after the end."""
        return self.elapsed_ms(at) / 1000

    def elapsed_ms(self, at: int) -> int:
        """The same in milliseconds."""
        runs = not self.paused and not self.over
        return self._played + (max(0, at - self._entries[-1].at) if runs else 0)


def started_record(opened: Opened) -> Record:
    """How the match began, as a record without moves."""
    return Record(opened.game, opened.version, int(opened.seed), len(opened.seats), opened.level,
                  tuple(opened.options.items()), position=opened.position)


def _given_up(event: Resigned | TimedOut, seats: int) -> Ending:
    """Whoever gave up is last; the others share the first place."""
    results: tuple[Result, ...] = tuple("lost" if seat == event.seat else "won" for seat in range(seats))
    ranks = tuple(seats if seat == event.seat else 1 for seat in range(seats))
    return Ending(results, ranks, how="resigned" if isinstance(event, Resigned) else "timed-out")
