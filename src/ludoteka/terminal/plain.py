"""Line mode: the board as text, a question, an answer; for screen readers, pipes and simple terminals."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Timer
from typing import TypeVar

from ludoteka.core import Move, Record, View
from ludoteka.terminal.choosing import Choosing
from ludoteka.terminal.complaint import reason_of
from ludoteka.terminal.match import Match
from ludoteka.terminal.plain_advising import PlainAdvising
from ludoteka.terminal.records import Records, write_whole
from ludoteka.terminal.shelf import Opened
from ludoteka.terminal.signs import Signs
from ludoteka.terminal.sketch import sketch
from ludoteka.terminal.thinking import Stop, Thinking, beside, warm_up
from ludoteka.terminal.tiles import tile_sides
from ludoteka.terminal.typed import find_path, has_numbers, numbered
from ludoteka.terminal.wording import Wording
from ludoteka.terminal.words import Words

T = TypeVar("T")

SLOW = 1.0
"""Seconds after which it is told what takes so long."""
COMMANDS = (
    "moves", "board", "undo", "redo", "again", "next", "why", "log", "hint", "solve", "step", "thoughts", "save",
    "rules", "help", "quit",
)


class PlainTable:
    """One match in lines of text; `ask` gives the next line and raises EOFError after the last."""

    def __init__(
        self, opened: Opened, match: Match, words: Words, records: Records, path: Path | None = None,
        *, ask: Callable[[str], str] = input, tell: Callable[[str], None], clear: Callable[[], None] = lambda: None,
    ) -> None:
        self.opened = opened
        self.match = match
        self.words = words
        self.wording = Wording(words, opened.texts, tile_sides(opened.game, opened.texts.name))
        self.records = records
        self.path = path or records.new_path(opened.game.id)
        self._ask = ask
        self.tell = tell
        self._clear = clear
        self._signs = Signs()
        self._advising = PlainAdvising(self)

    def run(self) -> None:
        """Play until the player leaves or there is nothing more to read."""
        self.tell(f"{self.opened.texts.title}. {self.words('plain-intro')}")
        self._show()
        warm_up(self.match.position, self.match.seats)
        try:
            while self._turn():
                pass
        except (EOFError, KeyboardInterrupt):
            self.tell("")
        if self.path.exists():
            self.tell(self.words("kept", file=str(self.path)))

    def _turn(self) -> bool:
        """A computer's move, or one line from the player; False when the player leaves."""
        thinking = self.match.thinking
        if thinking is not None:
            return self._wait_for(thinking)
        if self.match.covered:
            self._pass_on()
            return True
        return self._obey(self._ask(f"{self._prompt()}> ").strip())

    def _prompt(self) -> str:
        """Who is to choose, and how many things where that are several."""
        if self.match.over:
            return self.words("prompt-over")
        picking = self.wording.picking(self.match.position.choices(), self._view)
        return self.wording.turn(self.match.position) + (f". {picking}" if picking else "")

    def _pass_on(self) -> None:
        """Let whoever has to choose take the screen; nothing of the person before stays on it."""
        self._clear()
        self._ask(self.wording.passed(self.match.position) + " ")
        self._clear()
        self.match.take()
        self._show()

    def _wait_for(self, thinking: Thinking) -> bool:
        """Let a computer choose; whoever interrupts it is back where a person chose last."""
        try:
            decision = self.beside(self.wording.thinking(thinking.position), thinking.decide)
        except KeyboardInterrupt:
            if not self.match.undo():
                raise
            self.tell("\n" + self.words("stopped"))
            self._changed()
            return True
        self.match.decide(decision)
        self.tell(self._last_move())
        self._changed()
        return True

    def beside(self, text: str, work: Callable[[Stop], T]) -> T:
        """The result of some work; what takes long is told."""
        soon = Timer(SLOW, self.tell, (f"{text}…",))
        soon.daemon = True
        soon.start()
        try:
            return beside(work)
        finally:
            soon.cancel()

    def _obey(self, line: str) -> bool:
        begun = find_path(self.match.position, line, self.wording) if line else Choosing(self.match.position)
        word, _, rest = line.partition(" ")
        command = self._command(word)
        if begun.move is not None:
            self.play(begun.move)
        elif begun.path:
            self._offer(begun)
        elif command == "quit":
            return False
        elif command is not None:
            getattr(self, f"_do_{command}")(rest.strip())
        elif line:
            self._do_why(line)
        return True

    def _command(self, word: str) -> str | None:
        if word == "?":
            return "moves"
        spoken = {self.words(f"command-{command}"): command for command in COMMANDS}
        return word if word in COMMANDS else spoken.get(word.casefold())

    def play(self, move: Move | str) -> None:
        """Make a move, whoever chose it."""
        self.match.play(move)
        self._changed()

    def _offer(self, begun: Choosing) -> None:
        """The beginning of a move was typed: say how it can go on."""
        typed = "-".join(choice.text for choice in begun.path)
        picking = self.wording.picking(begun.options, self._view)
        self.tell(self.words("go-on-with", begun=self.wording.path(begun.path)) + (f". {picking}" if picking else ""))
        for choice in begun.options:
            self.tell(f"  {typed}-{choice.text}  {self.wording.choice(choice)}")

    @property
    def _view(self) -> View:
        return self.match.position.view(self.match.viewer)

    def _changed(self) -> None:
        try:
            self.records.keep(self.path, self.match)
        except OSError as error:
            self.tell(self.words("cannot-save", file=str(self.path), reason=reason_of(error)))
        self._show()

    def _show(self) -> None:
        if self.match.covered:
            return
        view = self._view
        self._signs.notice(view)
        self.tell("\n" + sketch(view, self._signs))
        for line in (*self._grown(), *self.wording.standing(view)):
            self.tell(line)
        outcome = self.match.position.outcome
        if outcome is not None:
            self.tell(self.wording.outcome(outcome, self.match.position.seats))
            effort = self.wording.effort(len(self.match.record.moves), self.match.level)
            for line in filter(None, (self.wording.outcome_rule(outcome), effort)):
                self.tell(line)

    def _grown(self) -> list[str]:
        """What the last move did to areas of tiles."""
        positions = self.match.positions
        return self.wording.grown(positions[-1].grown_since(positions[-2])) if len(positions) > 1 else []

    def _last_move(self) -> str:
        seat, move = self.match.log[-1]
        return f"{self._who(seat)}: {move}"

    def _who(self, seat: int | None) -> str:
        return self.wording.seat(self.match.position, seat)

    # Commands

    def _do_moves(self, _: str) -> None:
        count = has_numbers(self.match.position)
        for number, path in enumerate(numbered(self.match.position), 1):
            text, spoken = str(path[-1].move), self.wording.path(path)
            before = f"{number:>3}. " if count else "  "
            self.tell(before + text + (f"  {spoken}" if spoken != text else ""))

    def _do_board(self, _: str) -> None:
        view = self._view
        for board in view.boards:
            for place in board.places:
                if place.pieces or place.numbers or place.words:
                    self.tell(self.wording.cell(place, self.match.position.seats))

    def _do_undo(self, _: str) -> None:
        self._changed() if self.match.undo() else self.tell(self.words(self.match.no_undo))

    def _do_redo(self, _: str) -> None:
        self._changed() if self.match.redo() else self.tell(self.words("nothing-to-redo"))

    def _do_again(self, _: str) -> None:
        if self.match.restart():
            self._changed()
        else:
            self._begin_match(self.match.shuffled)

    def _do_next(self, _: str) -> None:
        start = self.match.next_level
        if start is None:
            self.tell(self.words("no-next-level"))
        else:
            self._begin_match(start)

    def _begin_match(self, start: Record) -> None:
        """Another match in place of this one."""
        self.match = Match(self.opened.game, start, self.match.seats)
        self.path = self.records.new_path(self.opened.game.id)
        if self.match.level is not None:
            self.tell(self.wording.level_title(self.match.level_number, self.match.level))
        self._changed()

    def _do_why(self, typed: str) -> None:
        reasons = self.match.position.explain(typed)
        legal = not reasons
        self.tell(self.words("is-legal", move=typed) if legal else self.wording.reasons(typed, reasons))

    def _do_log(self, _: str) -> None:
        for number, (seat, move) in enumerate(self.match.log, 1):
            self.tell(f"{number:>3}. {self._who(seat)}: {move}")

    def _do_hint(self, _: str) -> None:
        self._advising.hint()

    def _do_solve(self, _: str) -> None:
        self._advising.solve()

    def _do_step(self, _: str) -> None:
        self._advising.step()

    def _do_thoughts(self, _: str) -> None:
        self._advising.thoughts()

    def _do_save(self, name: str) -> None:
        if not name:
            self.tell(self.words("save-what"))
            return
        try:
            write_whole(Path(name).expanduser(), str(self.match.record))
            self.tell(self.words("saved", file=name))
        except OSError as error:
            self.tell(self.words("cannot-save", file=name, reason=reason_of(error)))

    def _do_rules(self, _: str) -> None:
        self.tell(self.opened.rules)

    def _do_help(self, _: str) -> None:
        self.tell(self.words("plain-help"))
