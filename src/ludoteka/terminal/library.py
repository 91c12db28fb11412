"""The library screen: all games with a search, and matches that can be gone on with."""

from __future__ import annotations

import unicodedata
from functools import partial
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import DataTable, Input, Static
from textual.worker import get_current_worker

from ludoteka.core import BadSetting, Game
from ludoteka.terminal.complaint import Complaint
from ludoteka.terminal.hints import HintLine
from ludoteka.terminal.match import Match, resume
from ludoteka.terminal.panels import RulesScreen
from ludoteka.terminal.records import Kept, Records
from ludoteka.terminal.setup import Begun, SetupScreen
from ludoteka.terminal.shelf import (
    Opened,
    game_texts,
    kind_of,
    load_game,
    open_game,
    rules_of,
    seats_of,
    titles,
)
from ludoteka.terminal.start import default_seats
from ludoteka.terminal.table import TableScreen
from ludoteka.terminal.words import Words

KEYS = (
    ("enter", "open"), ("slash", "search"), ("question_mark", "rules"), ("delete", "forget"), ("q", "leave"),
)


FEW_KEPT, MOST_KEPT = 3, 100
"""How many unfinished matches are offered, without a search and with one."""


def alphabetical(title: str) -> str:
    """What a title is sorted by: its letters without their marks, so that Š stands near S."""
    letters = unicodedata.normalize("NFKD", title.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


class LibraryScreen(Screen[None]):
    """All games; Enter asks for settings and opens a table."""

    # Enter belongs to the table of games.
    BINDINGS: ClassVar[list[BindingType]] = [Binding(key, action, show=False) for key, action in KEYS[1:]]

    def __init__(self, words: Words, records: Records, *, pause: float = 0.5) -> None:
        super().__init__()
        self.words = words
        self.records = records
        self._pause = pause
        self._kept: dict[str, Kept] = {}
        self._titles = titles(words)
        self._games: dict[str, Game] = {}

    def compose(self) -> ComposeResult:
        """The search, the list, a sentence about the game, keys."""
        yield Static(Text("Ludoteka", "bold"), id="title")
        yield Input(id="search", placeholder=self.words("search"), compact=True)
        table: DataTable[str | Text] = DataTable(id="games", cursor_type="row", zebra_stripes=True)
        yield table
        yield Static(id="about")
        yield HintLine(id="hints")

    def on_mount(self) -> None:
        """Columns, rows, and the details as games are read."""
        for name in ("title", "seats", "kind", "levels"):
            self._table.add_column(self.words(f"column-{name}"), key=name)
        hints = [(key, action, self.words(f"key-{action}")) for key, action in KEYS]
        self.query_one(HintLine).show(hints)
        self._list()
        self._table.focus()
        self._read_games()

    @property
    def _table(self) -> DataTable[str | Text]:
        return self.query_one(DataTable)

    def on_screen_resume(self) -> None:
        """A match may have been left meanwhile."""
        if self._table.columns:
            self._list()

    @work(thread=True)
    def _read_games(self) -> None:
        worker = get_current_worker()
        for name in self._titles:
            if worker.is_cancelled:
                return
            game = load_game(name)
            if game is not None:
                self.app.call_from_thread(self._add_details, name, game)

    def _add_details(self, name: str, game: Game) -> None:
        self._games[name] = game
        if name in self._table.rows:
            for column, text in zip(("seats", "kind", "levels"), self._details(name), strict=True):
                self._table.update_cell(name, column, text, update_width=True)

    def _details(self, name: str) -> tuple[str, str, str]:
        game = self._games.get(name)
        if game is None:
            return "", "", ""
        kind = kind_of(game, game_texts(name, self.words), self.words)
        return seats_of(game), kind, str(len(game.levels) or "")

    def _list(self) -> None:
        wanted = self.query_one("#search", Input).value.strip().casefold()
        self._table.clear()
        most = MOST_KEPT if wanted else FEW_KEPT
        unfinished = [kept for kept in self.records.unfinished(most) if kept.record.game in self._titles]
        self._kept = {str(kept.path): kept for kept in unfinished}
        for key, kept in self._kept.items():
            title = self._titles[kept.record.game]
            if wanted in title.casefold():
                row = (self._kept_title(title, kept), "", self.words("kind-unfinished"), "")
                self._table.add_row(*row, key=key)
        for name, title in sorted(self._titles.items(), key=lambda pair: alphabetical(pair[1])):
            if wanted in title.casefold() or wanted in name:
                self._table.add_row(Text(title, "bold"), *self._details(name), key=name)

    def _kept_title(self, title: str, kept: Kept) -> Text:
        moves = self.words("moves-made", count=len(kept.record.moves))
        when = kept.when.astimezone().strftime("%d.%m. %H:%M")
        return Text.assemble(("↻ ", "#ffe08a"), (title, "bold"), f"  {moves}, {when}")

    @on(Input.Changed, "#search")
    def _searched(self) -> None:
        self._list()

    @on(Input.Submitted, "#search")
    def _search_done(self) -> None:
        self._table.focus()

    def action_search(self) -> None:
        """Go to the search line."""
        self.query_one("#search").focus()

    @property
    def _row(self) -> str:
        if not self._table.row_count:
            return ""
        return str(self._table.coordinate_to_cell_key(self._table.cursor_coordinate).row_key.value)

    @on(DataTable.RowHighlighted)
    def _about(self) -> None:
        kept = self._kept.get(self._row)
        name = kept.record.game if kept else self._row
        about = game_texts(name, self.words).summary if name in self._titles else ""
        self.query_one("#about", Static).update(Text(about))

    @on(DataTable.RowSelected)
    async def action_open(self) -> None:
        """Go on with a match, or set up a new one."""
        try:
            if self._row in self._kept:
                await self._resume(self._kept[self._row])
            elif self._row:
                opened = open_game(self._row, self.words)
                await self.app.push_screen(SetupScreen(opened, self.words), partial(self._begin, opened))
        except (BadSetting, Complaint) as trouble:
            self.query_one("#about", Static).update(Text(str(trouble), "bold #ffb09c"))

    async def _begin(self, opened: Opened, begun: Begun | None) -> None:
        if begun is not None:
            match = Match(opened.game, begun.start, begun.seats)
            await self._sit_down(opened, match)

    async def _sit_down(self, opened: Opened, match: Match, path: Path | None = None) -> None:
        table = TableScreen(opened, match, self.words, self.records, path, pause=self._pause)
        await self.app.push_screen(table)

    async def _resume(self, kept: Kept) -> None:
        opened = open_game(kept.record.game, self.words)
        count = len(kept.record.start(opened.game).seats)
        seats = kept.seats if len(kept.seats) == count else default_seats(count)
        match = resume(opened.game, kept.record, seats, self.words)
        await self._sit_down(opened, match, kept.path)

    def action_forget(self) -> None:
        """Remove the match under the cursor from the list."""
        if self._row in self._kept:
            self.records.forget(self._kept[self._row].path)
            self._list()

    async def action_rules(self) -> None:
        """Show the rules of the game under the cursor."""
        kept = self._kept.get(self._row)
        name = kept.record.game if kept else self._row
        if name:
            rules, own = rules_of(name, self.words), game_texts(name, self.words)
            await self.app.push_screen(RulesScreen(rules, own, self.words))

    def action_leave(self) -> None:
        """Out of Ludoteka."""
        self.app.exit()
