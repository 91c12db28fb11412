"""Every screen: with help, in themes that are told apart, and small to fetch."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import Opener
from tests.browser.places import every_screen
from tests.browser.screens import LibraryScreen
from tests.browser.server import Server
from tests.browser.window import THEMES, Window

FIRST_SCRIPT = 80 * 1024


def visit(page: Page, address: str) -> None:
    """Come to a screen and wait until everything is there."""
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize(("screen", "title"), [
    ("library", "Starting a game"), ("table", "At the table"), ("replay", "Replay"), ("statistics", "Statistics"),
])
def test_help_is_part_of_every_screen(window: Window, server: Server, screen: str, title: str) -> None:
    page = window.page
    visit(page, every_screen(server)[screen])
    page.keyboard.press("?")
    panel = page.get_by_role("dialog", name=title)
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.get_by_role("button", name="Help for this screen").click()
    expect(panel).to_be_visible()


def test_before_the_first_move_the_table_tells_how_the_game_is_played(window: Window) -> None:
    LibraryScreen(window.page).open().play("Tablut")
    told = window.page.get_by_role("region", name="Moves")
    expect(told.get_by_role("heading", name="How to play")).to_be_visible()
    expect(told).to_contain_text("A king in the middle tries to reach the edge")
    told.focus()
    expect(told).to_be_focused()


def test_themes_look_different(open_page: Opener) -> None:
    grounds = set()
    for theme in THEMES:
        page = open_page(theme=theme).page
        visit(page, "/")
        grounds.add(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))
    assert len(grounds) == len(THEMES)


def test_the_first_page_needs_little_script(window: Window) -> None:
    fetched: list[Response] = []
    window.page.on("response", lambda one: fetched.append(one) if one.request.resource_type == "script" else None)
    visit(window.page, "/")
    assert 0 < sum(len(gzip.compress(one.body())) for one in fetched) <= FIRST_SCRIPT
