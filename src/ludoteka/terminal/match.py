"""A match at one table: its positions, who sits there, undo and redo."""

from __future__ import annotations

from dataclasses import replace

from ludoteka.core import Game, IllegalMove, Level, Move, Position, Record
from ludoteka.opponents import Decision, Opponent, RandomSeat, opponent
from ludoteka.opponents.thoughts import Thought
from ludoteka.terminal.complaint import Complaint
from ludoteka.terminal.start import PERSON
from ludoteka.terminal.thinking import Thinking
from ludoteka.terminal.words import Words


class Match:
    """Every position from the start to now, and the moves that were taken back."""

    def __init__(self, game: Game, start: Record, seats: tuple[str, ...]) -> None:
        self.game = game
        self.seats = seats
        self._start = replace(start, moves=())
        self._positions = [self._start.start(game)]
        self._moves: list[str] = []
        self._ahead: list[str] = []
        self._computers: dict[int, Opponent] = {}
        self._decisions: dict[Position, Decision] = {}

    @property
    def position(self) -> Position:
        """The position now."""
        return self._positions[-1]

    @property
    def positions(self) -> tuple[Position, ...]:
        """Every position from the first one to now."""
        return tuple(self._positions)

    @property
    def record(self) -> Record:
        """The match up to now."""
        return replace(self._start, moves=tuple(self._moves))

    @property
    def over(self) -> bool:
        """Whether nobody has anything to choose."""
        return self.position.chooser is None

    @property
    def puzzle(self) -> bool:
        """Whether somebody plays alone and sees everything, so that there may be a solution."""
        return len(self.seats) == 1 and self.position.imagine(0) == self.position

    @property
    def waits_for_person(self) -> bool:
        """Whether the next choice belongs to a person."""
        return self._is_person(self.position)

    @property
    def viewer(self) -> int | None:
        """Through whose eyes the table is shown: the person who chooses, or the only person there is."""
        if isinstance(self.position.chooser, int) and self.waits_for_person:
            return self.position.chooser
        people = [seat for seat, name in enumerate(self.seats) if name == PERSON]
        return people[0] if len(people) == 1 else None

    @property
    def log(self) -> list[tuple[int | None, str]]:
        """Who made each move, and its text; the seat is None for chance."""
        choosers = [position.chooser for position in self._positions[:-1]]
        seats = [chooser if isinstance(chooser, int) else None for chooser in choosers]
        return list(zip(seats, self._moves, strict=True))

    def play(self, move: Move | str | int) -> None:
        """Make a move; what was taken back before is forgotten."""
        self._advance(move)
        self._ahead.clear()

    @property
    def thinking(self) -> Thinking | None:
        """What chance or a computer's seat has to choose; None where a person chooses or it is over."""
        if self.over or self.waits_for_person:
            return None
        chooser, made = self.position.chooser, len(self._moves)
        # Luck depends on the seed and the move's number alone, so a match can be repeated.
        luck = f"{self._start.seed} {made}"
        if not isinstance(chooser, int):
            return Thinking(self.position, self.position, RandomSeat("chance"), luck)
        return Thinking(self.position, self.position.imagine(chooser, made), self._computer(chooser), luck)

    def _computer(self, seat: int) -> Opponent:
        """The same opponent throughout: it may remember what it found before."""
        if seat not in self._computers:
            self._computers[seat] = opponent(self.seats[seat])
        return self._computers[seat]

    def decide(self, decision: Decision) -> None:
        """Make a move that a computer has chosen, and remember what it thought."""
        self._decisions[self.position] = decision
        self.play(decision.move)

    @property
    def last_thought(self) -> tuple[int, str, Thought] | None:
        """Who thought what before which move, the last time that can be told; of what is hidden only at the end."""
        for position, (seat, move) in reversed(list(zip(self._positions[:-1], self.log, strict=True))):
            decision = self._decisions.get(position)
            if seat is None or decision is None or decision.move.text != move or decision.thought is None:
                continue
            if self.over or decision.thought.position == position:
                return seat, move, decision.thought
        return None

    def undo(self) -> bool:
        """Take moves back to the last choice of a person; False where `no_undo` says why not."""
        back = self._last_choice
        if back < 0 or self._shown_since(self._positions[back]):
            return False
        self._ahead[:0] = self._moves[back:]
        del self._moves[back:]
        del self._positions[back + 1:]
        return True

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back."""
        return bool(self._ahead)

    @property
    def no_undo(self) -> str:
        """The message that says why nothing can be taken back."""
        return "nothing-to-undo" if self._last_choice < 0 else "shown-stands"

    @property
    def _last_choice(self) -> int:
        """The number of the position where a person chose last; -1 where none did."""
        return max((number for number, position in enumerate(self._positions[:-1]) if self._is_person(position)),
                   default=-1)

    def _shown_since(self, earlier: Position) -> bool:
        """Whether a person has seen something hidden that going back would let them use."""
        return any(self.position.learnt_since(earlier, seat) for seat, who in enumerate(self.seats) if who == PERSON)

    def redo(self) -> bool:
        """Make again what was taken back, up to the next choice of a person; False where nothing was."""
        if not self._ahead:
            return False
        self._advance(self._ahead.pop(0))
        while self._ahead and not self.waits_for_person:
            self._advance(self._ahead.pop(0))
        return True

    def restart(self) -> None:
        """Back to the first position; the moves can be made again one by one."""
        self._ahead[:0] = self._moves
        self._moves.clear()
        del self._positions[1:]

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

    def _advance(self, move: Move | str | int) -> None:
        after = self.position.play(move)
        self._moves.append(self._text(move))
        self._positions.append(after)

    def _text(self, move: Move | str | int) -> str:
        return self.position.moves()[move].text if isinstance(move, int) else str(move)

    def _is_person(self, position: Position) -> bool:
        chooser = position.chooser
        return isinstance(chooser, int) and self.seats[chooser] == PERSON


def resume(game: Game, record: Record, seats: tuple[str, ...], words: Words) -> Match:
    """The match that a record holds; complains at the first move that is not legal."""
    match = Match(game, record, seats)
    for number, move in enumerate(record.moves, 1):
        try:
            match.play(move)
        except IllegalMove as error:
            version = words("other-version", made=record.version, now=game.version)
            hint = f" {version}" if record.version != game.version else ""
            raise Complaint(words("bad-move-in-record", number=number) + f" {error}.{hint}") from None
    return match
