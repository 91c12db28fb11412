"""The screen before a match: level, options and who sits where, with sensible answers filled in."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Grid, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Label, Select

from ludoteka.core import Level, Option, Record
from ludoteka.games.texts import message_id
from ludoteka.opponents import OPPONENTS
from ludoteka.table.events import PERSON
from ludoteka.terminal.complaint import Complaint
from ludoteka.terminal.shelf import Opened
from ludoteka.terminal.start import Wishes, default_seats, start_record
from ludoteka.terminal.wording import Wording
from ludoteka.terminal.words import Words


@dataclass(frozen=True, slots=True)
class Begun:
    """What was settled: the start of the match and who sits where."""

    start: Record
    seats: tuple[str, ...]


class SetupScreen(ModalScreen[Begun | None]):
    """Everything a game lets players set, on one page; Enter begins at once."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "give_up", show=False)]

    def __init__(self, opened: Opened, words: Words) -> None:
        super().__init__()
        self.opened = opened
        self.words = words
        self._levels: Select[str] | None = None
        self._rulesets: Select[str] | None = None
        self._options: dict[str, Select[str]] = {}
        self._count: Select[int] | None = None
        self._seats: list[Select[str]] = []

    def compose(self) -> ComposeResult:
        """A label and a list for each setting, and the button that begins."""
        with VerticalScroll(classes="panel", can_focus=False) as panel:
            panel.border_title = self.opened.texts.title
            panel.border_subtitle = self.words("key-setup")
            if self.opened.texts.summary:
                yield Label(self.opened.texts.summary, id="summary", markup=False)
            with Grid(id="settings"):
                yield from self._compose_level()
                yield from self._compose_options()
                yield from self._compose_seats()
            yield Button(self.words("begin"), id="begin", variant="primary")
            yield Label("", id="trouble", markup=False)

    def on_mount(self) -> None:
        """Only as many seats as are needed; the button is ready for Enter."""
        self.query_one("#settings").display = bool(self.query("#settings Select"))
        self._show_seats()
        self.query_one("#begin").focus()

    def _compose_level(self) -> ComposeResult:
        if not self.opened.game.levels:
            return
        names = [
            (f"{number}. {self._level_title(level)}", level.name)
            for number, level in enumerate(self.opened.game.levels, 1)
        ]
        self._levels = Select(names, allow_blank=False, compact=True)
        yield from self._row(self.words("level"), self._levels)

    def _level_title(self, level: Level) -> str:
        difficulty = self.opened.texts.name(level.difficulty)
        title = Wording(self.words, self.opened.texts).level(level.name)
        return f"{title} ({difficulty})" if difficulty else title

    def _compose_options(self) -> ComposeResult:
        game = self.opened.game
        if game.rulesets:
            named = [(self.opened.texts.name(name), name) for name in game.rulesets]
            choices = [(self.words("own-settings"), ""), *named]
            self._rulesets = Select(choices, allow_blank=False, compact=True, id="ruleset")
            yield from self._row(self.words("ruleset"), self._rulesets)
        for option in game.options:
            values = [(self.opened.texts.name(str(value)), str(value)) for value in option.values]
            select = Select(values, value=str(option.default), allow_blank=False, compact=True)
            self._options[option.name] = select
            yield from self._row(self._question(option), select)

    def _question(self, option: Option) -> str:
        own = self.opened.texts.message(f"{message_id(option.name)}-question")
        return own or option.question or self.opened.texts.name(option.name)

    def _compose_seats(self) -> ComposeResult:
        counts = self.opened.game.seat_counts
        if len(counts) > 1:
            numbers = [(str(count), count) for count in counts]
            self._count = Select(numbers, allow_blank=False, compact=True, id="count")
            yield from self._row(self.words("seats"), self._count)
        if counts[-1] == 1:
            return
        wording = Wording(self.words, self.opened.texts)
        names = self.opened.game.start(seats=counts[-1]).seats
        for name, default in zip(names, default_seats(len(names)), strict=True):
            who = [(wording.who(kind), kind) for kind in (PERSON, *OPPONENTS)]
            select = Select(who, value=default, allow_blank=False, compact=True)
            self._seats.append(select)
            yield from self._row(self.opened.texts.name(name), select)

    def _row(self, label: str, select: Select[str] | Select[int]) -> ComposeResult:
        yield Label(label, markup=False)
        yield select

    @on(Select.Changed, "#ruleset")
    def _ruleset_chosen(self) -> None:
        if self._rulesets is None or not isinstance(self._rulesets.value, str):
            return
        for name, value in self.opened.game.rulesets.get(self._rulesets.value, {}).items():
            self._options[name].value = str(value)

    @on(Select.Changed, "#count")
    def _show_seats(self) -> None:
        for number, select in enumerate(self._seats):
            select.disabled = number >= self._seat_count

    @property
    def _seat_count(self) -> int:
        value = self._count.value if self._count is not None else None
        return value if isinstance(value, int) else self.opened.game.seat_counts[0]

    @on(Button.Pressed, "#begin")
    def _begin(self) -> None:
        options = tuple(f"{name}={select.value}" for name, select in self._options.items())
        level = str(self._levels.value) if self._levels is not None else None
        wishes = Wishes(level=level, options=options, seed=secrets.randbelow(10**9))
        try:
            start = start_record(self.opened.game, wishes, self._seat_count, self.words)
        except Complaint as complaint:
            self.query_one("#trouble", Label).update(str(complaint))
            return
        seats = tuple(str(select.value) for select in self._seats[:self._seat_count]) or (PERSON,)
        _ = self.dismiss(Begun(start, seats))

    def action_give_up(self) -> None:
        """Back without a match."""
        _ = self.dismiss(None)
