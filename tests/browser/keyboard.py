"""Somebody without a mouse: everything by keys, or by moves that are typed."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from ludoteka.core import Choice, Position, Record
from tests.browser.screens import GameScreen, TableScreen

MOST_TABS = 120


class KeyboardPlayer:
    """Uses the keys alone, from the start page on."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def tab_to(self, target: Locator) -> None:
        """Go to a control by Tab."""
        expect(target).to_be_visible()
        for _ in range(MOST_TABS):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def press(self, target: Locator) -> None:
        """Press a button that Tab leads to."""
        self.tab_to(target)
        self.page.keyboard.press("Enter")

    def begin(self, title: str, record: Record) -> TableScreen:
        """Find a game, set a match of it for people at this screen, begin."""
        page = self.page
        page.goto("/")
        self.tab_to(page.get_by_role("searchbox"))
        page.keyboard.type(title)
        self.press(page.get_by_role("heading", name=title, exact=True).get_by_role("link"))
        GameScreen(page).opened(title)
        if record.level is not None:
            self.choose_level(record.level)
        for seat in range(1, record.seats or 1):
            self.tab_to(page.get_by_role("group", name="Seat of").nth(seat).get_by_label("Who"))
            page.keyboard.type("Another")
        self.press(page.get_by_role("region", name="New match").get_by_role("button", name="Play"))
        return TableScreen(page).opened()

    def choose_level(self, name: str) -> None:
        """Go through the levels with the arrow keys."""
        self.tab_to(self.page.locator("input[type=radio]:checked").first)
        wanted = self.page.locator(f'input[type=radio][value="{name}"]')
        for _ in range(MOST_TABS):
            if wanted.is_checked():
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"no level {name}")

    def play(self, table: TableScreen, position: Position, move: str) -> Position:
        """Make a move, choice by choice."""
        offered = position.choices()
        for step in next(one.steps for one in position.moves() if one.text == move):
            node = next(one for one in offered if one.text == step)
            self._choose(table, node, offered)
            offered = node.children
        return position.play(move)

    def _choose(self, table: TableScreen, node: Choice, among: Sequence[Choice]) -> None:
        if not node.places:
            self.press(table.offer(node.text))
            return
        others = {place for one in among if one is not node for place in one.places}
        own = [place for place in node.places if place not in others]
        expect(table.place((own or node.places)[0], offered=True)).to_be_attached()
        self.walk((own or node.places)[0])
        self.page.keyboard.press("Enter")
        if not own:
            self.press(table.offer(node.text))

    def walk(self, place: str) -> None:
        """Go over the board to a place: first to its row, then along it."""
        if not self._at():
            self.tab_to(self.page.locator("[data-place][tabindex='0']"))
        for _ in range(MOST_TABS):
            row, column = self.page.evaluate("""place => {
                const find = (name) => {
                    const rows = [...document.querySelectorAll("[role=grid] [role=row]")];
                    const row = rows.findIndex(one => one.querySelector(`[data-place="${CSS.escape(name)}"]`));
                    return [row, [...rows[row].children].findIndex(one => one.dataset.place === name)];
                };
                const [to, from] = [find(place), find(document.activeElement.dataset.place)];
                return [to[0] - from[0], to[1] - from[1]];
            }""", place)
            if row:
                self.page.keyboard.press("ArrowDown" if row > 0 else "ArrowUp")
            elif column:
                self.page.keyboard.press("ArrowRight" if column > 0 else "ArrowLeft")
            else:
                return
        raise AssertionError(f"arrows do not lead to {place}")

    def _at(self) -> str | None:
        """The place of the board that has the focus."""
        at: str | None = self.page.evaluate("document.activeElement?.dataset?.place ?? null")
        return at


class Typist:
    """Writes moves and questions into the field of a table."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.page = table.page

    def open(self) -> Typist:
        """Bring the field in sight, with its key."""
        self.page.keyboard.press("i")
        expect(self.page.get_by_label("Move or question")).to_be_focused()
        return self

    def say(self, words: str) -> None:
        """Type something, and Enter."""
        self.page.keyboard.type(words)
        self.page.keyboard.press("Enter")

    @property
    def heard(self) -> Locator:
        """What the table answers to those who hear it."""
        return self.page.locator("[data-heard]")
