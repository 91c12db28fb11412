"""Small screens over another one: a question, and the rules."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Label, Static

from ludoteka.terminal.rule_colours import coloured
from ludoteka.terminal.shelf import GameTexts
from ludoteka.terminal.words import Words


class AskScreen(ModalScreen[str | None]):
    """Asks for one line of text."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "give_up", show=False)]

    def __init__(self, question: str, answer: str) -> None:
        super().__init__()
        self._question = question
        self._answer = answer

    def compose(self) -> ComposeResult:
        """The question and the line for the answer."""
        with Vertical(classes="panel"):
            yield Label(self._question, markup=False)
            yield Input(self._answer)

    @on(Input.Submitted)
    def _answered(self, event: Input.Submitted) -> None:
        _ = self.dismiss(event.value.strip())

    def action_give_up(self) -> None:
        """Leave without an answer."""
        _ = self.dismiss(None)


def reflowed(text: str) -> str:
    """Paragraphs without the line breaks of their file."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))


class RulesScreen(ModalScreen[None]):
    """The text of the rules, with the line that was last spoken of in sight."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,question_mark,enter", "close", show=False)]

    def __init__(self, rules: str, texts: GameTexts, words: Words, line: int = 0) -> None:
        super().__init__()
        self._rules = rules
        self._texts = texts
        self._words = words
        self._line = line

    def compose(self) -> ComposeResult:
        """How to play in a few words, then the rules themselves."""
        with VerticalScroll(classes="panel page") as page:
            page.border_title = self._texts.title
            page.border_subtitle = self._words("key-close")
            told = self._texts.message("how-to-play")
            if told:
                yield Static(Text(reflowed(told) + "\n"), id="told")
            yield Static(coloured(self._rules, self._line), id="rules")

    def on_mount(self) -> None:
        """Begin at the line that was spoken of."""
        page = self.query_one(VerticalScroll)
        page.focus()
        if self._line:
            self.call_after_refresh(self._scroll_to_line)

    def _scroll_to_line(self) -> None:
        above = self.query_one("#rules").virtual_region.y
        self.query_one(VerticalScroll).scroll_to(y=above + max(0, self._line - 5), animate=False)

    def action_close(self) -> None:
        """Back to the table."""
        _ = self.dismiss(None)
