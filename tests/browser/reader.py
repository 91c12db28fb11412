"""A screen reader that writes down what it would say: names in focus, the status line, answers."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from ludoteka.core import Position
from tests.browser.keyboard import KeyboardPlayer
from tests.browser.screens import TableScreen
from tests.browser.window import THINKING

QUESTIONS = ("o", "m", "r", "k", "q", "e", "c", "t", "l")
"""The keys of all questions."""


ASKED = re.compile("Choose|Zvolte")
ANSWERED = """([heard, status, ...notices]) => {
    const at = selector => document.querySelector(selector).textContent;
    const asked = at(".status [role=status]");
    return (at("[data-heard]") !== heard && at("[data-heard]").trim())
        || (asked !== status && /Choose|Zvolte/.test(asked))
        || document.querySelectorAll(".toast").length > notices.length;
}"""
"""Whether anything has been told: an answer, what there is to choose now, a notice."""


class Reader(KeyboardPlayer):
    """Goes through a match by keys and keeps everything that is heard."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table.page)
        self.table = table
        self.told: list[str] = []
        self._before = ""

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
            self._tell(key, self._heard())

    def hear(self, words: Locator | None = None) -> None:
        """What has the focus, or what is shown there."""
        self._settle()
        self._tell("", self._name() if words is None else words.inner_text())

    def go(self, *keys: str, until: str = "") -> None:
        """Press keys; tell what has the focus where that is something else, and what is new in the status line.

        What is asked of the table first is waited for: words that what has the focus is called by then.
        """
        for key in keys:
            at, before = self._name(), self._parts()
            self.page.keyboard.press(key)
            if until:
                expect(self.page.locator(":focus")).to_have_accessible_name(re.compile(until))
            self._settle()
            now = [] if self._name() == at else [self._name()]
            now += [part for part in self._parts() if part not in before]
            self._tell(key, " | ".join(now) or self._announced())

    def press(self, target: Locator) -> None:
        """Press a button; what the status line says until then is no answer to it."""
        self._before = self._status()
        super().press(target)

    def wait_for_turn(self) -> None:
        """Until the others have moved."""
        expect(self.table.status).not_to_have_text(self._before)
        expect(self.table.status).to_contain_text(ASKED, timeout=THINKING)
        self._settle()
        self._tell("", self._status())

    def type(self, *texts: str) -> None:
        """Type moves and questions; tell the answer, a notice, and the status line where it is another one."""
        self.page.keyboard.press("i")
        field = self.page.locator("input[data-typed]")
        for text in texts:
            before = [self._heard(), self._status(), *self._notices()]
            field.fill(text)
            field.press("Enter")
            self.page.wait_for_function(ANSWERED, arg=before)
            self._settle()
            now = [self._heard(), self._status(), *self._notices()]
            self._tell(text, " | ".join(one for one in now if one.strip() and one not in before))

    def _parts(self) -> list[str]:
        """The parts of the status line: one that is new is read, and the others are not."""
        return self.page.locator(".status [role=status] span").all_text_contents()

    def _announced(self) -> str:
        return self.page.locator("[data-announcement]").text_content() or ""

    def _heard(self) -> str:
        return self.page.locator("[data-heard]").text_content() or ""

    def _notices(self) -> list[str]:
        return self.page.locator(".toast p, .toast span").all_text_contents()

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
