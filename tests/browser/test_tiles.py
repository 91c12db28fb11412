"""Tiles laid by mouse, by touch, by keys and by the space bar alone, to the end of a match.

`LUDOTEKA_WHOLE=1` plays whole matches; without it, their last four tiles.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Opener
from tests.browser.screens import OFFERED, OFFERS, TableScreen
from tests.browser.server import Server
from tests.browser.switch import scanning
from tests.browser.window import PHONE, Window

SEED = 1
"""With it the first tile fits in several ways."""
LATE = "" if "LUDOTEKA_WHOLE" in os.environ else (
    Path(__file__).parent / "positions/carcassonne.txt").read_text(encoding="utf-8")
"""One tile lies in the tray and three are in the bag: the text of such a position, as `str` gives it."""
WAYS = re.compile("; Enter lays it")


def begun(page: Page, server: Server, position: str = "") -> TableScreen:
    """A match of two people at one screen, always with the same tiles."""
    asked = {"game": "carcassonne", "seats": [{"who": "person"}] * 2, "seed": SEED, "position": position}
    page.goto(f"/tables/{server.tell('/matches', **asked).json()['id']}")
    table = TableScreen(page).opened()
    expect(page.locator(OFFERS).first).to_be_visible()
    return table


def over(page: Page) -> Locator:
    """What is there only at the end."""
    return page.get_by_role("button", name="New game")


def expect_scored(page: Page, server: Server, table: TableScreen) -> None:
    """The end came, every area was told, and nobody has a follower on the board."""
    expect(over(page)).to_be_visible()
    assert len(server.ask(f"/matches/{table.id}").json()["results"]) == 2
    expect(page.locator('[data-place*="."]')).to_have_count(0)


def settled(table: TableScreen, before: str) -> None:
    """Wait until something else is offered, or it is over."""
    table.page.wait_for_function(
        f"([selector, before]) => ({OFFERED})([selector]) !== before", arg=[OFFERS, before])
    expect(table.page.locator(OFFERS).or_(over(table.page)).first).to_be_visible()


def test_the_wheel_turns_a_tile_and_clicks_lay_it_and_place_a_follower(window: Window, server: Server) -> None:
    page = window.page
    table = begun(page, server)
    cell = page.locator("[data-offered]").and_(page.get_by_label(WAYS)).first
    name = str(cell.get_attribute("data-place"))
    cell.hover()
    ghost = page.locator("[data-drawing] .ghosts .body")
    expect(ghost).to_have_count(1)
    before = ghost.get_attribute("style")
    page.mouse.wheel(0, 120)
    expect(ghost).not_to_have_attribute("style", before or "")
    turned = ghost.get_attribute("style")
    cell.click()
    table.expect_plies(2)
    expect(page.locator(f'[data-on="{name}"] .body')).to_have_attribute("style", turned or "")
    part = page.locator(f'[data-place^="{name}."]').and_(page.get_by_label(re.compile("can be chosen"))).first
    part.click()
    expect(page.get_by_role("list", name="Players")).to_contain_text("6 followers")


def test_parts_of_a_tile_are_large_enough_for_a_finger(open_page: Opener, server: Server) -> None:
    page = open_page(size=PHONE).page
    table = begun(page, server)
    page.locator("[data-offered]").first.tap()
    page.locator("button[data-choice]:visible").first.tap()
    table.expect_plies(2)
    parts = page.locator('[data-place*="."]').and_(page.get_by_label(re.compile("can be chosen")))
    expect(parts.first).to_be_visible()
    for part in parts.all():
        assert size_of(part) >= 44


def test_a_finger_comes_closer_to_cells_of_a_large_board_and_then_chooses(open_page: Opener, server: Server) -> None:
    page = open_page(size=PHONE).page
    begun(page, server, LATE)
    cell = page.locator("[data-offered]").first
    assert size_of(cell) < 44
    cell.tap()
    expect(page.get_by_role("button", name="Whole board")).to_be_enabled()
    assert size_of(cell) >= 44
    expect(page.locator("[data-chosen]")).to_have_count(0)
    cell.tap()
    ways = page.locator("button[data-choice]:visible")
    expect(ways.first).to_be_visible()
    ways.first.tap()
    expect(page.locator("[data-chosen]")).to_have_count(0)


def size_of(place: Locator) -> float:
    """How wide and high a place is on the screen, at least."""
    box = place.bounding_box()
    assert box is not None
    return min(box["width"], box["height"])


def test_the_end_comes_by_mouse(window: Window, server: Server) -> None:
    page = window.page
    table = begun(page, server, LATE)
    while not over(page).is_visible():
        before = table.offers()
        page.locator(OFFERS).last.click()
        settled(table, before)
    expect_scored(page, server, table)


def test_the_end_comes_by_keys(window: Window, server: Server) -> None:
    page = window.page
    table = begun(page, server, LATE)
    while not over(page).is_visible():
        before = table.offers()
        if page.locator("[data-offered]").count():
            for key in ("j", "x", "Enter"):
                page.keyboard.press(key)
        else:
            table.offer("skip").press("Enter")
        settled(table, before)
    expect_scored(page, server, table)


def test_by_the_space_bar_a_tile_is_turned_after_its_place(window: Window, server: Server) -> None:
    page, switch = window.page, scanning(window)
    table = begun(page, server)
    page.clock.run_for(500)  # until places have names
    cell = page.locator("[data-offered]").and_(page.get_by_label(re.compile("fits .*, turned"))).first
    expect(cell).not_to_have_attribute("aria-label", re.compile("Enter"))
    switch.choose(f'[data-place="{cell.get_attribute("data-place")}"]')
    ways = page.locator("button[data-choice]:visible")
    expect(ways.nth(1)).to_be_visible()
    switch.choose(f'button[data-choice="{ways.nth(1).get_attribute("data-choice")}"]')
    table.expect_plies(2)


def test_the_end_comes_by_the_space_bar_alone(window: Window, server: Server) -> None:
    page, switch = window.page, scanning(window)
    table = begun(page, server, LATE)
    while True:
        expect(page.locator(OFFERS).or_(over(page)).first).to_be_visible()
        if over(page).is_visible():
            break
        switch.choose_first(table)
    expect_scored(page, server, table)
