"""The screens as somebody with a mouse uses them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from ludoteka.core import Choice, Position
from tests.browser.window import THINKING

OVER = re.compile(r"\bwins?\.|the game is drawn|solved", re.IGNORECASE)
"""How it ended, as the status line says it: tiles and cards are drawn and tricks are won before that."""
COVER = "button[data-control=show]"
"""What lifts the cover from a table whose device was passed on."""
LOOKS = 30
"""Milliseconds between two looks at a page; looking at every frame would take longer than playing."""
OFFERS = f"[data-offered], button[data-choice], {COVER}"
"""All that can be chosen at a table: places, words, lifting its cover."""
OFFERED = """([selector]) => [
    document.querySelector("[data-ply]:has([aria-current=step])")?.dataset.ply ?? "0",
    ...[...document.querySelectorAll(selector)].map(one => one.dataset.place ?? one.dataset.choice)
].join(" ")"""
"""After how many moves what is offered."""


class LibraryScreen:
    """All games."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self) -> LibraryScreen:
        """Come to the start page."""
        self.page.goto("/")
        return self

    def is_open(self) -> bool:
        """Whether the start page is shown."""
        return re.search(r":\d+/$", self.page.url) is not None

    def come_back(self) -> None:
        """Leave another screen for this one."""
        self.page.get_by_role("link", name="Library", exact=True).first.click()
        self.page.wait_for_url("**/")

    def play(self, title: str) -> TableScreen:
        """Play a game at once, set as the last time."""
        self.page.get_by_role("button", name=f"Play {title}", exact=True).click()
        return TableScreen(self.page).opened()

    def game(self, title: str) -> GameScreen:
        """Look at a game."""
        self.page.get_by_role("heading", name=title, exact=True).get_by_role("link").click()
        return GameScreen(self.page).opened(title)


class GameScreen:
    """One game: who plays it, from where, by which options."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def opened(self, title: str) -> GameScreen:
        """Wait until it is shown."""
        expect(self.page.get_by_role("heading", level=1, name=title)).to_be_visible()
        return self

    def sit(self, seat: int, who: str, strength: int | None = None) -> None:
        """Let somebody sit at a seat: 'Another person at this screen', or 'Computer' of some strength."""
        row = self.page.get_by_role("group", name="Seat of").nth(seat)
        row.get_by_label("Who").select_option(label=who)
        if strength is not None:
            row.get_by_label("Strength").fill(str(strength))

    def choose_level(self, name: str) -> None:
        """Choose a level."""
        self.page.locator("label", has=self.page.locator(f'input[type=radio][value="{name}"]')).click()

    def play(self) -> TableScreen:
        """Begin a match as it is set."""
        self.page.get_by_role("region", name="New match").get_by_role("button", name=re.compile("^Play")).click()
        return TableScreen(self.page).opened()


class TableScreen:
    """A match that is being played."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def opened(self) -> TableScreen:
        """Wait until the board is there."""
        self.page.wait_for_url(re.compile(r"/tables/[^/]+$"))
        expect(self.page.locator(f"[role=grid], {COVER}").first).to_be_visible()
        return self

    @property
    def id(self) -> str:
        """The table's id, as its address has it."""
        return self.page.url.rpartition("/")[2]

    @property
    def status(self) -> Locator:
        """The line that says who has to do what."""
        return self.page.locator(".status [role=status]")

    def expect_over(self) -> None:
        """Wait until the status line says how it ended."""
        expect(self.status).to_contain_text(OVER)

    def is_over(self) -> bool:
        """Whether the status line says how it ended; waits until it says anything that can be done."""
        self.expect_answer()
        return OVER.search(self.status.text_content() or "") is not None

    def offered(self) -> list[str]:
        """The places that can be chosen."""
        found = self.page.locator('[data-place][aria-label*="can be chosen"]').all()
        return [str(one.get_attribute("data-place")) for one in found]

    def offers(self) -> str:
        """After how many moves what is offered."""
        return str(self.page.evaluate(OFFERED, [OFFERS]))

    def choose_first(self) -> None:
        """Click the first of all that is offered, and wait until something else is; nothing where others ended it."""
        offer = self.page.locator(OFFERS).first
        expect(offer.or_(self.status.filter(has_text=OVER)).first).to_be_visible(timeout=THINKING)
        if not offer.is_visible():
            return
        before = self.offers()
        offer.click()
        self.page.wait_for_function(f"([selector, before]) => ({OFFERED})([selector]) !== before", arg=[OFFERS, before],
                                    timeout=THINKING, polling=LOOKS)

    def expect_answer(self) -> None:
        """Wait until the computer has moved: a person has to choose, or it is over."""
        expect(self.status).to_have_attribute("aria-busy", "false", timeout=THINKING)
        expect(self.status).to_contain_text(re.compile(f"Choose|{OVER.pattern}", re.IGNORECASE), timeout=THINKING)

    def expect_plies(self, plies: int) -> None:
        """Wait until so many moves stand."""
        shown = self.page.locator("[data-ply]:has([aria-current=step])")
        if plies:
            expect(shown).to_have_attribute("data-ply", str(plies))
        else:
            expect(shown).to_have_count(0)

    def shown(self) -> dict[str, str]:
        """What is said of every place, apart from what can be chosen."""
        said: dict[str, str] = self.page.evaluate("""() => Object.fromEntries([
            ...document.querySelectorAll("[data-place]")
        ].map(place => [place.dataset.place, place.getAttribute("aria-label")]))""")
        return {place: re.sub(", (can be )?chosen$", "", words) for place, words in said.items()}

    def moves(self) -> list[str]:
        """The moves as the list tells them."""
        return self.page.locator(".move .words").all_text_contents()

    def place(self, name: str, offered: bool = False) -> Locator:
        """A place of the board; with `offered`, once it can be chosen."""
        told = '[aria-label*="can be chosen"]' if offered else ""
        return self.page.locator(f'[data-place="{name}"]{told}')

    def offer(self, text: str) -> Locator:
        """A choice that is offered by a button."""
        return self.page.locator(f'button[data-choice="{text}"]:visible')

    def control(self, name: str) -> Locator:
        """One of the controls: undo, redo, hint, solve, pause."""
        return self.page.locator(f'button[data-control="{name}"]')

    def play(self, position: Position, move: str) -> Position:
        """Click a move, choice by choice."""
        offered = position.choices()
        for step in next(one.steps for one in position.moves() if one.text == move):
            node = next(one for one in offered if one.text == step)
            self.choose(node, offered)
            offered = node.children
        return position.play(move)

    def take(self) -> None:
        """Take the device where it is passed to whoever chooses now."""
        self.page.locator(OFFERS).first.wait_for(state="attached")
        if self.page.locator(COVER).count():
            self.page.locator(COVER).click()

    def choose(self, node: Choice, among: Sequence[Choice]) -> None:
        """Click one choice: its place, or its button where it has none; both where others share the place."""
        self.take()
        if not node.places:
            self.offer(node.text).click()
            return
        others = {place for one in among if one is not node for place in one.places}
        own = [place for place in node.places if place not in others]
        self.place((own or node.places)[0], offered=True).click()
        if not own:
            self.offer(node.text).click()
