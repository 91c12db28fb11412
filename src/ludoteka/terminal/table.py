"""The table screen: the board, whose turn it is, the choices, the log and a line for typed moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import ClassVar, TypeVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from ludoteka.core import Choice, Move, Record
from ludoteka.opponents import Decision
from ludoteka.table.events import PERSON
from ludoteka.terminal.advising import Advising
from ludoteka.terminal.board import BoardPane
from ludoteka.terminal.choosing import Choosing
from ludoteka.terminal.complaint import reason_of
from ludoteka.terminal.cover import CoverScreen
from ludoteka.terminal.hints import HintLine
from ludoteka.terminal.match import Match
from ludoteka.terminal.paint import Marks
from ludoteka.terminal.panels import AskScreen, RulesScreen, ThoughtsScreen
from ludoteka.terminal.records import Records, write_whole
from ludoteka.terminal.shelf import Opened
from ludoteka.terminal.side import SidePanel
from ludoteka.terminal.table_keys import KEYS, shown_keys
from ludoteka.terminal.thinking import Stop, warm_up
from ludoteka.terminal.tiles import tile_sides
from ludoteka.terminal.typed import find_path, path_of
from ludoteka.terminal.wording import Wording
from ludoteka.terminal.words import Words

T = TypeVar("T")


class TableScreen(Screen[None]):
    """One match, played with keys, the mouse or typed moves."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(key, action, show=False) for key, action in KEYS]
    HORIZONTAL_BREAKPOINTS: list[tuple[int, str]] | None = [(0, "-narrow"), (100, "-wide")]  # noqa: RUF012  # as Textual declares it

    def __init__(
        self, opened: Opened, match: Match, words: Words, records: Records, path: Path | None = None,
        *, pause: float = 0.5,
    ) -> None:
        super().__init__()
        self.opened = opened
        self.match = match
        self.words = words
        self.wording = Wording(words, opened.texts, tile_sides(opened.game, opened.texts.name))
        self.records = records
        self.path = path or records.new_path(opened.game.id)
        self.choosing = Choosing(match.position)
        self._pause = pause
        self._rule_line = 0
        self._led = False
        self._advised: frozenset[str] = frozenset()
        self._advising = Advising(self)

    def compose(self) -> ComposeResult:
        """Title, board beside panels, what is said, the typed move, keys."""
        yield Static(id="title")
        with Horizontal(id="table"):
            yield BoardPane(self.wording.tiles, id="board")
            yield SidePanel(self.wording, id="side")
        yield Static(id="said")
        yield Input(id="typed", placeholder=self.words("type-here"), compact=True)
        yield HintLine(id="hints")

    def on_mount(self) -> None:
        """Show the match and let computers begin."""
        self.query_one(BoardPane).focus()
        warm_up(self.match.position, self.match.seats)
        self._show_all()

    @property
    def _side(self) -> SidePanel:
        return self.query_one(SidePanel)

    # Choosing

    @on(BoardPane.Picked)
    def _picked(self, event: BoardPane.Picked) -> None:
        if not self.match.waits_for_person:
            return
        found = self.choosing.at(event.cell.name)
        if len(found) == 1:
            self._choose(found[0])
        elif found:
            self._side.offer(found)
            self._side.choices.focus()
            self.say(self.words("which-one", cell=event.cell.name))
        elif without := self.choosing.picked_at(event.cell.name):
            self._go_on(without)
        else:
            self._explain("-".join(filter(None, (self.choosing.text, event.cell.name))))

    @on(BoardPane.Pointed)
    def _pointed(self, event: BoardPane.Pointed) -> None:
        self.say(self._path_text() + self.wording.cell(event.cell, self.match.position.seats))

    @on(OptionList.OptionSelected, "#choices")
    def _selected(self, event: OptionList.OptionSelected) -> None:
        if self.match.waits_for_person:
            self._choose(self._side.offered[event.option_index])

    @on(OptionList.OptionHighlighted, "#choices")
    def _highlighted(self, event: OptionList.OptionHighlighted) -> None:
        places = self._side.offered[event.option_index].places
        if places and self._side.choices.has_focus:
            self.query_one(BoardPane).point_at(places[-1])

    @on(Input.Submitted, "#typed")
    def _typed(self, event: Input.Submitted) -> None:
        typed = event.value.strip()
        if not typed or not self.match.waits_for_person:
            return
        begun = find_path(self.match.position, typed, self.wording)
        if not begun.path:
            self._explain(typed)
            return
        event.input.clear()
        self._go_on(begun)

    def _choose(self, choice: Choice) -> None:
        self._go_on(self.choosing.step(choice))

    def _go_on(self, choosing: Choosing) -> None:
        self.choosing = choosing
        if choosing.move is not None:
            self.play(choosing.move)
        else:
            self._show_choosing()
            self.say(self._path_text() + (self._picking() or self.words("go-on")))

    def _picking(self) -> str:
        """How many things are to be picked together; empty where it is one."""
        view = self.match.position.view(self.match.viewer)
        return self.wording.picking(self.choosing.options, view) if self.match.waits_for_person else ""

    def _explain(self, typed: str) -> None:
        reasons = self.match.position.explain(typed)
        self._rule_line = next((reason.line for reason in reasons if reason.line), 0)
        self.say(self.wording.reasons(typed, reasons), wrong=True)

    def action_back(self) -> None:
        """Give up looking for advice, take the last step of an unfinished choice back, or leave the typed line."""
        if self.match.waits_for_person and self._side.working.busy:
            self._side.working.stop()
        elif self.choosing.path:
            self.choosing = self.choosing.back()
            self._show_choosing()
            self.say(self._path_text() + self._picking())
        self.query_one(BoardPane).focus()

    # The match

    def play(self, move: Move | str) -> None:
        """Make a move, whoever chose it."""
        self.match.play(move)
        self._changed()

    def _changed(self) -> None:
        self.choosing = Choosing(self.match.position)
        self._show_all()
        self._keep()

    def _keep(self) -> None:
        try:
            self.records.keep(self.path, self.match)
        except OSError as error:
            self.say(self.words("cannot-save", file=str(self.path), reason=reason_of(error)), wrong=True)

    def _let_computers_play(self) -> None:
        """Whatever was thought about an earlier position is not wanted any more."""
        self._side.working.stop()
        thinking = self.match.thinking
        if thinking is not None:
            decide = partial(thinking.decide, at_least=self._pause)
            self.work(self.wording.thinking(thinking.position), decide, self._decided)

    def _decided(self, decision: Decision) -> None:
        self.match.decide(decision)
        self._changed()

    def work(self, text: str, work: Callable[[Stop], T], take: Callable[[T], None]) -> None:
        """Let the computer work beside the screen until the match goes on in another way."""
        badge = self._side.badge(self.match.position)
        self._side.working.begin(badge.append(text, "bold"), work, take)

    def action_undo(self) -> None:
        """Take back to the last choice of a person."""
        self._said_if(self.match.undo(), self.match.no_undo)

    def action_redo(self) -> None:
        """Make again what was taken back."""
        self._said_if(self.match.redo(), "nothing-to-redo")

    def action_restart(self) -> None:
        """Begin the same match again; shuffled anew where that would show what is hidden."""
        if self.match.restart():
            self._changed()
        else:
            self._begin_match(self.match.shuffled)

    def action_next_level(self) -> None:
        """Go to the next level of a puzzle."""
        start = self.match.next_level
        if start is None:
            self.say(self.words("no-next-level"), wrong=True)
        else:
            self._begin_match(start)

    def _begin_match(self, start: Record) -> None:
        """Another match in place of this one."""
        self.match = Match(self.opened.game, start, self.match.seats)
        self.path = self.records.new_path(self.opened.game.id)
        self._changed()

    def _said_if(self, done: bool, otherwise: str) -> None:
        if done:
            self._changed()
        else:
            self.say(self.words(otherwise), wrong=True)

    # Help

    def action_hint(self) -> None:
        """Look for a good move."""
        if self.match.waits_for_person and not self._side.working.busy:
            self._advising.hint()

    def action_solve(self) -> None:
        """Make the next move of a puzzle's solution."""
        if not self.match.puzzle:
            self.say(self.words("only-puzzles"), wrong=True)
        elif self.match.waits_for_person and not self._side.working.busy:
            self._advising.step()

    async def action_thoughts(self) -> None:
        """Show what the computer considered before its last move."""
        last = self.match.last_thought
        if last is None:
            self.say(self.words("no-thoughts"), wrong=True)
            return
        seat, move, considered = last
        title = self.words("thoughts-of", seat=self.wording.seat(self.match.position, seat))
        await self.app.push_screen(ThoughtsScreen(title, considered, move, self.words))

    def advise(self, move: str) -> None:
        """Mark a move on the board and point at it."""
        places = [place for choice in path_of(self.match.position, move) for place in choice.places]
        self.choosing, self._advised = Choosing(self.match.position), frozenset(places)
        self._show_choosing()
        for place in places[:1]:
            self.query_one(BoardPane).lead_to(place)

    # Other screens

    def action_type(self) -> None:
        """Go to the line for typed moves."""
        self.query_one(Input).focus()

    async def action_rules(self) -> None:
        """Show the rules, at the line that was last spoken of."""
        opened = self.opened
        await self.app.push_screen(RulesScreen(opened.rules, opened.texts, self.words, self._rule_line))

    async def action_save(self) -> None:
        """Ask for a file and write the record there."""
        question = AskScreen(self.words("save-as"), f"{self.opened.game.id}.record")
        await self.app.push_screen(question, self._save)

    def _save(self, name: str | None) -> None:
        if not name:
            return
        try:
            write_whole(Path(name).expanduser(), str(self.match.record))
            self.say(self.words("saved", file=name))
        except OSError as error:
            self.say(self.words("cannot-save", file=name, reason=reason_of(error)), wrong=True)

    def action_leave(self) -> None:
        """Back to the library, or out where the match was started by a command."""
        self._side.working.stop()
        if len(self.app.screen_stack) > 2:
            _ = self.dismiss()
        else:
            self.app.exit()

    # Showing

    def _show_all(self) -> None:
        if self.match.covered:
            _ = self.app.push_screen(CoverScreen(self.wording.passed(self.match.position)), self._taken)
        self._show_title()
        self._side.show(self.match)
        self._advised = frozenset()
        outcome = self.match.position.outcome
        self._rule_line = outcome.line if outcome else 0
        self._show_choosing()
        self._let_computers_play()

    def _taken(self, taken: bool | None) -> None:
        """Somebody has taken the screen, or leaves."""
        if not taken:
            self.action_leave()
            return
        self.match.take()
        self._show_all()

    def _show_title(self) -> None:
        title = self.opened.texts.title
        if self.match.level is not None:
            title += " · " + self.wording.level_title(self.match.level_number, self.match.level)
        for seat, who in enumerate(self.match.seats):
            if who != PERSON:
                title += f" · {self.wording.seat(self.match.position, seat)}: {self.wording.who(who)}"
        self.query_one("#title", Static).update(Text(title, "bold"))

    def _show_choosing(self) -> None:
        person = self.match.waits_for_person
        last = frozenset(self.match.log[-1][1].split("-") if self.match.log else ())
        marks = self.choosing.marks(last, self._advised) if person else Marks(last=last)
        view = self.match.position.view(self.match.viewer)
        self.query_one(BoardPane).show(view, marks, self.wording.zones(view))
        self._side.offer(self.choosing.options if person else ())
        if person:
            self._lead_focus()
        self._show_hints()
        self.say(self._end_hint() if self.match.over else self._picking())
        if self.match.over:
            # The keys spoken of would be typed as text in the line for moves.
            self.query_one(BoardPane).focus()

    def _lead_focus(self) -> None:
        """To the list where nothing on the board can be chosen, and back to the board afterwards."""
        board = self.query_one(BoardPane)
        on_board = any(board.has(place) for choice in self.choosing.options for place in choice.places)
        if not on_board and self.query_one(BoardPane).has_focus:
            self._side.choices.focus()
            self._led = True
        elif on_board and self._led:
            self.query_one(BoardPane).focus()
            self._led = False

    def _end_hint(self) -> str:
        return self.words("over-hint-level" if self.match.next_level else "over-hint")

    def _show_hints(self) -> None:
        shown = shown_keys(self.match, bool(self.choosing.path))
        hints = [(key, action, self.words(f"key-{action}".replace("_", "-"))) for key, action in shown]
        self.query_one(HintLine).show(hints)

    def _path_text(self) -> str:
        return f"{self.wording.path(self.choosing.path)} → " if self.choosing.path else ""

    def say(self, text: str, *, wrong: bool = False) -> None:
        """Tell the player something in the line below the board."""
        self.query_one("#said", Static).update(Text(text, "bold #ffb09c" if wrong else ""))
