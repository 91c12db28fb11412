"""The line of keys at the bottom; each can also be clicked."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape
from textual.widgets import Static

NAMES = {"question_mark": "?", "escape": "Esc", "enter": "Enter", "slash": "/", "delete": "Del"}


class HintLine(Static):
    """Keys and what they do."""

    def show(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """Keys as (key, the screen's action, words)."""
        shown = [
            f"[@click=screen.{action}][b $accent]{escape(NAMES.get(key, key))}[/] {escape(words)}[/]"
            for key, action, words in keys
        ]
        self.update("  ".join(shown))
