"""Small screens over another one: a question, the rules, what the computer thought."""

from __future__ import annotations

from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Label, Static

from ludoteka.table.events import Considered
from ludoteka.terminal.rule_colours import coloured
from ludoteka.terminal.shelf import GameTexts
from ludoteka.terminal.thoughts import effort, line, rows, verdict
from ludoteka.terminal.words import Words

BAR = 12
"""Signs of the longest bar."""


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


class ThoughtsScreen(ModalScreen[None]):
    """What a computer considered before a move: each move with what it is worth, and the line it expects."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,m,enter", "close", show=False)]

    def __init__(self, title: str, considered: Considered, chosen: str, words: Words) -> None:
        super().__init__()
        self._title = title
        self._considered = considered
        self._chosen = chosen
        self._words = words

    def compose(self) -> ComposeResult:
        """What the best move is worth, a table of the moves, the line, how much it thought."""
        with VerticalScroll(classes="panel") as panel:
            panel.border_title = self._title
            panel.border_subtitle = self._words("key-close")
            yield Static(Text(verdict(self._considered, self._words) + "\n", "bold"), id="verdict")
            yield Static(self._table(), id="considered")
            yield Static(Text("\n" + line(self._considered, self._words)), id="line")
            yield Static(Text(effort(self._considered, self._words), "#9aa0ab"), id="effort")

    def on_mount(self) -> None:
        """The keys scroll."""
        self.query_one(VerticalScroll).focus()

    def _table(self) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="#858b96")
        table.add_column(self._words("thought-move"))
        table.add_column()
        table.add_column(self._words("thought-share"), justify="right", no_wrap=True)
        table.add_column(self._words("thought-words"))
        table.add_column(self._words("thought-visits"), justify="right", no_wrap=True)
        for row in rows(self._considered, self._chosen, self._words):
            full = round(row.share * BAR)
            bar = Text.assemble(("█" * full, "#3f8fe0"), ("░" * (BAR - full), "#4a5260"))
            table.add_row(f"{'▸' if row.chosen else ' '} {row.move}", bar, row.percent, row.worth,
                          self._words("number", number=row.visits), style="bold" if row.chosen else "")
        return table

    def action_close(self) -> None:
        """Back to the table."""
        _ = self.dismiss(None)
