"""The screen that covers a table while the device goes from one person to another."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Label


class CoverScreen(Screen[bool]):
    """Says who takes the device; Enter shows what that person may see."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss(True)", show=False), Binding("q", "dismiss(False)", show=False)]

    def __init__(self, told: str) -> None:
        super().__init__()
        self._told = told

    def compose(self) -> ComposeResult:
        """One sentence in the middle of an empty screen."""
        with Vertical(classes="cover"):
            yield Label(self._told, markup=False)
