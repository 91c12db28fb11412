"""The terminal application: the library and the tables opened from it, or one table alone."""

from __future__ import annotations

from textual.app import App
from textual.screen import Screen

from ludoteka.terminal.library import LibraryScreen
from ludoteka.terminal.records import Records
from ludoteka.terminal.table import TableScreen
from ludoteka.terminal.words import Words


class LudotekaApp(App[None]):
    """Opens one screen and ends when it is left."""

    TITLE = "Ludoteka"
    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, first: Screen[None]) -> None:
        super().__init__()
        self._first = first

    async def on_mount(self) -> None:
        """Show the first screen."""
        await self.push_screen(self._first)


def library_app(words: Words, records: Records, *, pause: float = 0.5) -> LudotekaApp:
    """The application with the whole library."""
    return LudotekaApp(LibraryScreen(words, records, pause=pause))


def table_app(table: TableScreen) -> LudotekaApp:
    """The application with one table."""
    return LudotekaApp(table)
