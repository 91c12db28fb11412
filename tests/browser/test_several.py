"""Several things chosen together: it is said how many, they are picked in any order and taken back one by one."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, Position, expect

from tests.browser.conftest import Opener
from tests.browser.server import Server
from tests.browser.window import PHONE

CORNER: Position = {"x": 20.0, "y": 30.0}
"""Where a card of a hand is not covered by the next one."""


def status(page: Page) -> Locator:
    return page.locator(".status .said")


def card(page: Page, number: int) -> Locator:
    return page.locator(f'[data-place="hand1-{number}"]')


def test_cards_are_picked_in_any_order_on_a_phone(open_page: Opener, server: Server) -> None:
    page = open_page(size=PHONE).page
    page.goto(server.begin("hearts", "person", "random", "random", "random"))
    expect(status(page)).to_contain_text("Choose 3 cards for your left neighbour (Player 2)")
    expect(status(page)).to_be_in_viewport(ratio=1)
    expect(card(page, 13)).to_be_in_viewport(ratio=1)
    labels = page.locator('[data-place^="hand1-"]').evaluate_all("all => all.map(one => one.ariaLabel)")
    names = [label.split(",")[0] for label in labels]

    for number in (13, 5):
        card(page, number).click(position=CORNER)
    expect(status(page)).to_contain_text("2 of 3 chosen for your left neighbour (Player 2)")
    expect(card(page, 5)).to_have_attribute("aria-label", f"{names[4]}, chosen")
    card(page, 13).click(position=CORNER)
    expect(status(page)).to_contain_text("1 of 3 chosen")
    expect(page.locator("[data-chosen]")).to_have_count(1)
    page.locator('[data-place="trick"]').click()
    expect(page.get_by_text("trick cannot be chosen")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(status(page)).to_contain_text("Choose 3 cards")
    expect(page.get_by_text("trick cannot be chosen")).to_have_count(0)
    for number in (5, 2, 1):
        card(page, number).click(position=CORNER)
    expect(page.locator("body")).to_contain_text(" – ".join(names[at] for at in (0, 1, 4)))


def test_what_is_picked_stays_in_the_list_to_be_taken_back(open_page: Opener, server: Server) -> None:
    page = open_page().page
    page.goto(server.begin("hearts", "person", "random", "random", "random"))
    expect(status(page)).to_contain_text("Choose 3 cards")
    page.keyboard.press("v")
    choices = page.locator("[data-list] button[data-choice]")
    picked = page.locator("[data-list] button[aria-pressed=true]")
    choices.nth(12).click()
    choices.nth(3).click()
    expect(picked).to_have_count(2)
    picked.first.click()
    expect(picked).to_have_count(1)
    expect(choices).to_have_count(12)
    expect(status(page)).to_contain_text("1 of 3 chosen")


def test_dice_that_are_alike_are_told_apart_by_where_they_lie(open_page: Opener, server: Server) -> None:
    page = open_page().page
    page.goto(server.begin("yacht"))
    page.locator('[data-choice="roll some again"]').click()
    for number in (5, 2):
        page.locator(f'[data-place="dice-{number}"]').click()
        expect(page.locator(f'[data-place="dice-{number}"]')).to_have_attribute("data-chosen", "true")
    expect(status(page)).to_contain_text("2 chosen to roll again; choose more, or: Done")
    page.locator('[data-place="dice-5"]').click()
    expect(page.locator("[data-chosen]")).to_have_count(1)


def test_a_tile_is_turned_in_sight_on_a_phone(open_page: Opener, server: Server) -> None:
    page = open_page(size=PHONE).page
    page.goto(server.begin("carcassonne"))
    expect(page.get_by_role("button", name="Turn the tile")).to_be_in_viewport(ratio=1)
