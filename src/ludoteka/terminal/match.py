"""A match at the terminal: its table, the computers that sit there, and its level."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from time import time

from ludoteka.core import Game, IllegalMove, Level, Move, Position, Record
from ludoteka.opponents import Decision, Opponent, RandomSeat, opponent
from ludoteka.opponents.cores import cores_for_a_move
from ludoteka.table import BadMove, Refusal, Seats, table_of
from ludoteka.table.considering import considered_of
from ludoteka.table.events import Considered, Entry, Sitter
from ludoteka.table.seeing import eyes, shown
from ludoteka.terminal.complaint import Complaint
from ludoteka.terminal.thinking import Thinking
from ludoteka.terminal.words import Words


class Match:
    """One match from its start on, with the moves that were taken back."""

    def __init__(self, game: Game, start: Record, seats: tuple[str, ...]) -> None:
        self.game = game
        self.seats = seats
        self._start = replace(start, moves=())
        self._table = table_of(game, start, _now(), tuple(map(Sitter, seats)))
        self._computers: dict[int, Opponent] = {}
        self._taken: int | None = None
        """The seat of the person who has said last that nobody else looks."""

    @property
    def position(self) -> Position:
        """The position now."""
        return self._table.position

    @property
    def positions(self) -> tuple[Position, ...]:
        """Every position from the first one to now."""
        return self._table.positions

    @property
    def record(self) -> Record:
        """The match up to now."""
        return replace(self._start, moves=self._table.record().moves)

    @property
    def over(self) -> bool:
        """Whether nobody has anything to choose."""
        return self._table.over

    @property
    def puzzle(self) -> bool:
        """Whether somebody plays alone and nothing is hidden or left to chance, so that there may be a solution."""
        return len(self.seats) == 1 and not self._table.game.chance and self._table.known == self.position

    @property
    def waits_for_person(self) -> bool:
        """Whether the next choice belongs to a person, who has the screen."""
        return self._table.due.kind == "person" and not self.covered

    @property
    def covered(self) -> bool:
        """Whether nothing is shown until the person who has to choose has taken the screen from another one."""
        due = self._table.due
        return due.kind == "person" and due.seat not in self._looking

    def take(self) -> None:
        """Whoever has to choose has the screen now, and the others look away."""
        self._taken = self._table.due.seat

    @property
    def _looking(self) -> Seats:
        return self._table.looking(self._table.people, self._taken)

    @property
    def viewer(self) -> int | None:
        """Through whose eyes the table is shown: the person who chooses, or the only person there is."""
        return eyes(self.position, self._looking)

    @property
    def log(self) -> list[tuple[int | None, str]]:
        """Who made each move, and its text as far as whoever looks may know it; the seat is None for chance."""
        moves, looking = self._table.moves, self._looking
        return [(one.seat, (one if self.over else shown(one, looking)).move) for one in moves]

    # ---- moves -----------------------------------------------------------------------------------------------------
    def play(self, move: Move | str | int, considered: Considered | None = None) -> None:
        """Make a move of the seat that chooses; what was taken back before is forgotten."""
        text = self.position.moves()[move].text if isinstance(move, int) else str(move)
        seat = self._table.due.seat
        try:
            if seat is None:
                raise Refusal("illegal", self.position.explain(text))
            self._table.apply(self._table.choose(seat, text, at=_now(), considered=considered))
            self._taken = seat if seat in self._table.people else self._taken
        except Refusal as refusal:
            raise IllegalMove(text, refusal.reasons) from None

    @property
    def thinking(self) -> Thinking | None:
        """What chance or a computer's seat has to choose; None where a person chooses or it is over."""
        due, table = self._table.due, self._table
        if due.kind == "chance":
            return Thinking(self.position, self.position, RandomSeat("chance"), table.luck)
        if due.kind == "computer" and due.seat is not None:
            return Thinking(self.position, table.known, self._computer(due.seat), table.luck)
        return None

    def _computer(self, seat: int) -> Opponent:
        """The same opponent throughout: it may remember what it found before."""
        if seat not in self._computers:
            self._computers[seat] = opponent(self.seats[seat], cores_for_a_move())
        return self._computers[seat]

    def decide(self, decision: Decision) -> None:
        """Make a move that chance or a computer has chosen, and remember what was thought."""
        if self._table.due.kind == "chance":
            self._table.apply(self._table.chance_move(at=_now()))
            return
        thought, move = decision.thought, decision.move.text
        self.play(move, considered_of(thought, move) if thought else None)

    @property
    def last_thought(self) -> tuple[int, str, Considered] | None:
        """Who considered what before which move, the last time that can be told; of what is hidden only at the end."""
        if self._table.hides and not self.over:
            return None
        return next(((one.seat, one.move, one.considered) for one in reversed(self._table.moves)
                     if one.seat is not None and one.considered is not None), None)

    # ---- back and forth --------------------------------------------------------------------------------------------
    def undo(self) -> bool:
        """Take moves back to the last choice of a person; False where `no_undo` says why not."""
        return self._done(self._table.undo)

    def redo(self) -> bool:
        """Make again what was taken back, up to the next choice of a person; False where nothing was."""
        return self._done(self._table.redo)

    def restart(self) -> bool:
        """Back to the first position, where the moves can be made again; False where that would show too much."""
        return not self._table.plies or self._done(self._table.restart)

    def _done(self, command: Callable[..., Entry]) -> bool:
        try:
            self._table.apply(command(at=_now()))
        except Refusal:
            return False
        return True

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back."""
        return self._table.redoable > 0

    @property
    def no_undo(self) -> str:
        """The message that says why nothing can be taken back."""
        try:
            self._table.undo(at=_now())
        except Refusal as refusal:
            return "shown-stands" if refusal.code == "learnt" else "nothing-to-undo"
        return ""

    # ---- levels ----------------------------------------------------------------------------------------------------
    @property
    def level_number(self) -> int:
        """The number of the level that is played, from 1; 0 where the game has none."""
        return self.game.level_number(self._start.level or 1)

    @property
    def level(self) -> Level | None:
        """The level that is played."""
        return self.game.levels[self.level_number - 1] if self.level_number else None

    @property
    def next_level(self) -> Record | None:
        """The start of the level after this one; None after the last."""
        if self.level_number in (0, len(self.game.levels)):
            return None
        return replace(self._start, level=self.game.levels[self.level_number].name)

    @property
    def shuffled(self) -> Record:
        """The same start with other luck, for whoever knows by now what was hidden."""
        return replace(self._start, seed=random.randrange(10**9))


def resume(game: Game, record: Record, seats: tuple[str, ...], words: Words) -> Match:
    """The match that a record holds; complains at the first move that is not legal."""
    try:
        return Match(game, record, seats)
    except BadMove as error:
        version = words("other-version", made=record.version, now=game.version)
        hint = f" {version}" if record.version != game.version else ""
        illegal = IllegalMove(error.text, error.why.reasons)
        raise Complaint(words("bad-move-in-record", number=error.number) + f" {illegal}.{hint}") from None


def _now() -> int:
    return round(time() * 1000)
