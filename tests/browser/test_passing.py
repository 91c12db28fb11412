"""Two people at one device: the table covers itself while it is passed, and nothing of the other's cards stays."""

from __future__ import annotations

import re
from json import loads
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.screens import COVER, TableScreen
from tests.browser.server import Server
from tests.browser.window import DESKTOP, PHONE, Window, small_targets, violations

CARD = re.compile(r"(?:\d+|unter|ober|king|ace) of (?:hearts|bells|leaves|acorns)")


def begin(server: Server, game: str = "prsi") -> str:
    """The address of a table of Anna and Bob."""
    seats = [{"who": "person", "name": name} for name in ("Anna", "Bob")]
    return f"/tables/{server.tell('/matches', game=game, seats=seats).json()['id']}"


def cards_of(page: Page, hand: str) -> set[str]:
    """The cards that are read aloud in a hand."""
    labels = page.locator(f'[data-place^="{hand}-"]').evaluate_all("all => all.map(one => one.ariaLabel)")
    return {found[0] for label in labels if (found := CARD.search(label))}


def written(page: Page) -> set[str]:
    """The cards that are named anywhere in the page, shown or not."""
    return set(CARD.findall(page.content()))


def lift(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}: show my cards").click()
    expect(page.locator("[data-choice], [data-offered]").first).to_be_attached()


def draw(page: Page) -> None:
    """Draw a card, after which it is the other's turn."""
    page.locator('[data-choice="draw a card"]').click()
    expect(page.locator(COVER)).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_of_ones_cards_stays_for_the_other(open_page: Opener, server: Server, size: tuple[int, int]) -> None:
    page = open_page(size=size).page
    heard: list[dict[str, Any]] = []
    page.on("websocket", lambda wire: wire.on("framereceived", lambda frame: heard.append(loads(frame))))
    page.goto(begin(server))
    expect(page.get_by_role("heading", name="Pass the device to Anna")).to_be_focused()
    assert written(page) == set()
    assert violations(page) == []
    assert small_targets(page) == []

    lift(page, "Anna")
    annas = cards_of(page, "hand1")
    assert len(annas) == 4
    assert cards_of(page, "hand2") == set()
    draw(page)
    expect(page.get_by_role("heading", name="Pass the device to Bob")).to_be_visible()
    assert written(page) == set()
    covering = next(message for message in reversed(heard) if message["type"] == "news")
    hands = [zone for zone in covering["scene"]["state"]["zones"] if zone["name"] == "hand"]
    assert not any("things" in hand for hand in hands), "nothing is sent before Bob has said that it is him"

    lift(page, "Bob")
    assert len(cards_of(page, "hand2")) == 4
    assert not written(page) & annas
    assert TableScreen(page).moves()[-1] == "card", "the log says no more than Bob may know"


def test_each_finds_their_own_log_again(window: Window, server: Server) -> None:
    page = window.page
    page.goto(begin(server))
    lift(page, "Anna")
    draw(page)
    lift(page, "Bob")
    assert TableScreen(page).moves()[1] == "card"
    draw(page)
    lift(page, "Anna")
    told = TableScreen(page).moves()
    assert CARD.fullmatch(told[1]), "Anna reads again what she has drawn"
    assert told[3] == "card"


def test_it_is_lifted_with_keys_but_not_by_a_key_pressed_too_long(window: Window, server: Server) -> None:
    page = window.page
    page.goto(begin(server))
    expect(page.get_by_role("heading", name="Pass the device to Anna")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    expect(page.locator(COVER)).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator(COVER)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("grid", name="hand, Player 1")).to_be_visible()
    expect(page.locator(":focus[data-place]")).to_have_count(1)


def test_it_comes_back_with_the_page(window: Window, server: Server) -> None:
    page = window.page
    page.goto(begin(server))
    lift(page, "Anna")
    page.reload()
    expect(page.get_by_role("heading", name="Pass the device to Anna")).to_be_visible()
    assert written(page) == set()


def test_in_czech(open_page: Opener, server: Server) -> None:
    page = open_page(language="cs").page
    page.goto(begin(server))
    expect(page.get_by_role("heading", name="Předej zařízení: Anna")).to_be_visible()
    page.get_by_role("button", name="Jsem Anna: ukázat moje karty").click()
    expect(page.locator(COVER)).to_have_count(0)


def test_there_is_no_cover_without_secrets_or_for_one_person(window: Window, server: Server) -> None:
    page = window.page
    for address in (begin(server, "tic-tac-toe"), server.begin("prsi", "person", "level-1")):
        page.goto(address)
        expect(page.locator("[data-offered], [data-choice]").first).to_be_attached()
        assert page.locator(COVER).count() == 0
