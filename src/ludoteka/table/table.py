"""A table: commands that people, computers and the clock give it.

A command changes nothing. It gives the entry that would come next in the log, or raises a Refusal. So a server can
store the entry first and then `apply` it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, wraps
from typing import Concatenate, Literal, ParamSpec

from msgspec import structs

from ludoteka.core import Game, Reason, lot
from ludoteka.opponents import BadBudget, NeedsNative, UnknownOpponent, opponent
from ludoteka.table import covering, seeing
from ludoteka.table.course import Course, started_record
from ludoteka.table.events import (
    EMPTY,
    PERSON,
    Chosen,
    Considered,
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
    Sitter,
    TakenBack,
    TimedOut,
)
from ludoteka.table.layouts import Layouts
from ludoteka.table.moves import Path, chosen, find_path, player, text_of
from ludoteka.table.refusals import Refusal
from ludoteka.table.scene import Scene
from ludoteka.table.seeing import Glimpse, Seats

P = ParamSpec("P")


def once(command: Callable[Concatenate[Table, P], Entry]) -> Callable[Concatenate[Table, P], Entry]:
    """Let a command whose `ask` is in the log already give the entry that it led to then."""

    @wraps(command)
    def asked(table: Table, /, *values: P.args, **named: P.kwargs) -> Entry:
        return table.answer_to(str(named.get("ask", ""))) or command(table, *values, **named)

    return asked


class Table(Course):
    """A match with people at it."""

    # ---- moves -----------------------------------------------------------------------------------------------------
    @once
    def choose(self, seat: int, move: str, *, at: int, after: int | None = None, ask: str = "",
               considered: Considered | None = None) -> Entry:
        """A seat makes a move. `after` is the version that it was chosen in; another one than now is stale."""
        self._check_seat(seat)
        self._check_goes_on(after)
        if self.due.seat != seat:
            raise Refusal("not-your-turn")
        if self.due.kind == "empty":
            raise Refusal("not-a-person")
        if self.runs_out is not None and at >= self.runs_out:
            raise Refusal("time-up")
        return self._entry(self._chosen(find_path(self.position, move), considered), at, ask)

    @once
    def chance_move(self, *, at: int, ask: str = "") -> Entry:
        """Chance makes the move that the seed says for its next decision."""
        self._check_goes_on(None)
        if self.due.kind != "chance":
            raise Refusal("not-your-turn")
        decided = sum(one.seat is None for one in self.moves)
        move = lot(self.position, int(self.opened.seed), decided)
        return self._entry(self._chosen(find_path(self.position, move.text)), at, ask)

    def _chosen(self, path: Path, considered: Considered | None = None) -> Chosen:
        return chosen(self.position, path, self.after(text_of(path)), considered)

    # ---- back and forth --------------------------------------------------------------------------------------------
    @once
    def undo(self, seats: Seats | None = None, *, at: int, left: int | None = None, after: int | None = None,
             ask: str = "") -> Entry:
        """Take moves back until `left` stand; without it, to the last choice of a person at one of the seats.

        A resignation or a clock that ran out is taken back first, alone.
        """
        self._check_not_paused(after)
        if left is None:
            left = self.plies if self.gave_up else self._last_choice(self.people if seats is None else seats)
        if left is None or not 0 <= left < self.plies + self.gave_up:
            raise Refusal("nothing-to-undo" if left is None else "no-such-ply")
        self._check_not_learnt(left)
        return self._entry(TakenBack(left), at, ask)

    @once
    def redo(self, seats: Seats | None = None, *, at: int, left: int | None = None, after: int | None = None,
             ask: str = "") -> Entry:
        """Make moves again until `left` stand; without it, up to the next choice of a person at one of the seats."""
        self._check_not_paused(after)
        if self.gave_up:
            raise Refusal("over")
        if not self.redoable:
            raise Refusal("nothing-to-redo")
        if left is None:
            left = self._next_choice(self.people if seats is None else seats)
        if not self.plies < left <= self.plies + self.redoable:
            raise Refusal("no-such-ply")
        return self._entry(Redone(left), at, ask)

    @once
    def restart(self, *, at: int, after: int | None = None, ask: str = "") -> Entry:
        """Back to the first position; all moves can be made again."""
        self._check_not_paused(after)
        if not self.plies and not self.gave_up:
            raise Refusal("nothing-to-undo")
        self._check_not_learnt(0)
        return self._entry(Restarted(), at, ask)

    def undoable(self, seats: Seats) -> int:
        """How many moves somebody at these seats could take back."""
        if self.paused or self._last_choice(seats) is None:
            return 0
        return next((self.plies - ply for ply in range(self._decided, self.plies) if not self._shown(ply)), 0)

    # ---- the rest of a match ---------------------------------------------------------------------------------------
    @once
    def pause(self, *, at: int, ask: str = "") -> Entry:
        """Time stands still."""
        self._check_goes_on(None)
        return self._entry(Paused(), at, ask)

    @once
    def resume(self, *, at: int, ask: str = "") -> Entry:
        """Time runs on."""
        if not self.paused:
            raise Refusal("not-paused")
        return self._entry(Resumed(), at, ask)

    @once
    def resign(self, seat: int, *, at: int, ask: str = "") -> Entry:
        """A person gives up, whoever's turn it is."""
        self._check_person(seat)
        self._check_goes_on(None)
        return self._entry(Resigned(seat), at, ask)

    def time_out(self, *, at: int) -> Entry:
        """The running clock has come to its end."""
        seat = self.due.seat
        if self.runs_out is None or seat is None or at < self.runs_out:
            raise Refusal("time-left")
        return self._entry(TimedOut(seat), at, "")

    @once
    def reseat(self, seat: int, sitter: Sitter, *, at: int, ask: str = "") -> Entry:
        """Somebody else sits at a seat."""
        self._check_seat(seat)
        if not can_sit(sitter.who):
            raise Refusal("no-such-sitter")
        return self._entry(Reseated(seat, sitter), at, ask)

    @once
    def help(self, seat: int, kind: Literal["hint", "solution"], *, at: int, ask: str = "") -> Entry:
        """A person is shown a good move, or the solution."""
        self._check_person(seat)
        self._check_goes_on(None)
        return self._entry(Helped(seat, kind), at, ask)

    # ---- what people see -------------------------------------------------------------------------------------------
    @cached_property
    def layouts(self) -> Layouts:
        """The boards as they have been seen so far."""
        return Layouts()

    @cached_property
    def hides(self) -> bool:
        """Whether something is hidden from somebody when the match begins."""
        return seeing.hides(self.line.at(0))

    def scene(self, seats: Seats, at: int, looking: Seats | None = None) -> Scene:
        """The table as whoever plays these seats sees it now; of several at one screen, as those who are looking do."""
        return seeing.scene(self, seats, at, looking)

    def looking(self, seats: Seats, shown: int | None) -> Seats:
        """Who of several people at one screen look, where the one at the seat `shown` has taken it last."""
        return covering.eyes_of(self, seats, shown)

    def look(self, seats: Seats, *, move: str = "", ply: int | None = None) -> Glimpse:
        """What they would see after a move from now, or did see after so many moves; without either, what they see."""
        return seeing.look_ahead(self, seats, move) if move else seeing.look_back(self, seats, ply)

    def explain(self, seats: Seats, move: str) -> tuple[Reason, ...]:
        """Why a move, or the beginning of one, is not legal; nothing where it is. For whoever chooses now."""
        self._check_goes_on(None)
        if self.due.seat not in seats:
            raise Refusal("not-your-turn")
        return tuple(self.position.explain(move))

    def told(self, entry: Entry, seats: Seats) -> Entry:
        """What whoever plays these seats may read of an entry now."""
        return seeing.told(self, entry, seats)

    # ---- checks ----------------------------------------------------------------------------------------------------
    def _entry(self, event: Event, at: int, ask: str) -> Entry:
        # A computer's clock can be set back; the log's time never goes backwards.
        return Entry(self.version + 1, max(at, self._entries[-1].at), event, ask)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.sitters):
            raise Refusal("no-such-seat")

    def _check_person(self, seat: int) -> None:
        self._check_seat(seat)
        if seat not in self.people:
            raise Refusal("not-a-person")

    def _check_not_paused(self, after: int | None) -> None:
        if after is not None and after != self.version:
            raise Refusal("stale")
        if self.paused:
            raise Refusal("paused")

    def _check_goes_on(self, after: int | None) -> None:
        self._check_not_paused(after)
        if self.over:
            raise Refusal("over")

    def _check_not_learnt(self, ply: int) -> None:
        if self._learnt(ply):
            raise Refusal("learnt")

    def _learnt(self, ply: int) -> bool:
        """Whether a person has learnt something since then, which going back would let them use."""
        return ply < self._decided or self._shown(ply)

    def _shown(self, ply: int) -> bool:
        """Whether a person has been shown something hidden since then."""
        earlier = self.line.at(ply)
        return any(self.position.learnt_since(earlier, seat) for seat in self.people)

    @property
    def _decided(self) -> int:
        """How many moves stood after the last decision of chance that a person has been told."""
        return next((ply for ply in range(self.plies, 0, -1) if self._told_chance(ply)), 0)

    def _told_chance(self, ply: int) -> bool:
        move = self.line.chosen(ply)
        if move.seat is not None:
            return False
        before = self.line.at(ply - 1)
        return any(before.told(move.move, seat) == before.path(move.move) for seat in self.people)

    def _last_choice(self, seats: Seats) -> int | None:
        """How many moves stood when a person at one of the seats chose last."""
        return next((ply for ply in reversed(range(self.plies)) if self.line.at(ply).chooser in seats & self.people),
                    None)

    def _next_choice(self, seats: Seats) -> int:
        """How many moves stood when a person at one of the seats chose next; else all."""
        last = self.plies + self.redoable
        wanted = seats & self.people
        return next((ply for ply in range(self.plies + 1, last) if self.line.at(ply).chooser in wanted), last)


def open_table(game: Game, opened: Opened, at: int, ask: str = "") -> Table:
    """A new table with its first entry; raises BadSetting, BadPosition or a Refusal for what cannot be played."""
    if not all(can_sit(sitter.who) for sitter in opened.seats):
        raise Refusal("no-such-sitter")
    due = player(started_record(opened).start(game))
    return Table(game, [Entry(1, at, structs.replace(opened, due=due), ask)])


def can_sit(who: str) -> bool:
    """Whether that is a person, nobody or an opponent that can play here.

    >>> can_sit("person"), can_sit("level-3"), can_sit("level-99")
    (True, True, False)
    """
    if who in (PERSON, EMPTY):
        return True
    try:
        opponent(who)
    except (UnknownOpponent, BadBudget, NeedsNative):
        return False
    return True
