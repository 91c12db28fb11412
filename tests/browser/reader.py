"""A screen reader that writes down what it would say: names in focus, the status line, answers."""

from __future__ import annotations

from ludoteka.core import Position
from tests.browser.keyboard import KeyboardPlayer
from tests.browser.screens import TableScreen

QUESTIONS = ("o", "m", "r", "k", "q", "e", "c", "t", "l")
"""The keys of all questions."""


class Reader(KeyboardPlayer):
    """Goes through a match by keys and keeps everything that is heard."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table.page)
        self.table = table
        self.told: list[str] = []

    def enter(self) -> None:
        """Come to the board."""
        self.walk_to_board()
        board = self.page.locator("[role=grid]").first.get_attribute("aria-label")
        self._tell("Tab", f"{board}, grid")
        self._tell("", self._name())
        self._tell("", self._status())

    def walk_to_board(self) -> None:
        """Tab leads to the one stop of the board."""
        self.tab_to(self.page.locator("[data-place][tabindex='0']"))

    def ask(self, keys: tuple[str, ...] = QUESTIONS) -> None:
        """Ask all questions about the place in focus."""
        for key in keys:
            self.page.keyboard.press(key)
            self._settle()
            self._tell(key, (self.page.locator("[data-heard]").text_content() or "").strip())

    def make(self, position: Position, move: str, ply: int) -> Position:
        """Make a move, choice by choice."""
        offered = position.choices()
        for step in next(one.steps for one in position.moves() if one.text == move):
            node = next(one for one in offered if one.text == step)
            if node.places:
                self.walk(node.places[0])
            else:
                self.tab_to(self.table.offer(node.text))
            self._settle()
            self._tell("arrows" if node.places else "Tab", self._name())
            self.page.keyboard.press("Enter")
            offered = node.children
            if offered:
                self._settle()
                self._tell("Enter", self._status())
        self.table.expect_plies(ply)
        self._settle()
        self._tell("Enter", self._status())
        return position.play(move)

    def _tell(self, key: str, words: str) -> None:
        self.told.append(f"{key:6} {' '.join(words.split())}")

    def _status(self) -> str:
        return self.table.status.text_content() or ""

    def _name(self) -> str:
        """The name and role of what is in focus."""
        return str(self.page.evaluate("""() => {
            const at = document.activeElement;
            const role = at.getAttribute("role") ?? at.tagName.toLowerCase();
            return `${at.getAttribute("aria-label") ?? at.textContent.trim()}, ${role}`;
        }"""))

    def _settle(self) -> None:
        """Wait until what a key has changed is shown and named."""
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 30)))")
