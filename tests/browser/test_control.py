"""How boards are controlled: where the focus goes, what arrows and the pointer do."""

from __future__ import annotations

import httpx
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.keyboard import KeyboardPlayer
from tests.browser.screens import TableScreen
from tests.browser.server import Server
from tests.browser.window import Window


def sit(page: Page, match: dict[str, str]) -> TableScreen:
    """Sit down at a table with the key of its seats."""
    page.add_init_script(f"localStorage.setItem('ludoteka:key:{match['id']}', '{match['key']}')")
    page.goto(f"/tables/{match['id']}")
    return TableScreen(page).opened()


def begun(server: Server, game: str, seats: int, level: str | None = None) -> dict[str, str]:
    """A match of people."""
    asked = {"game": game, "seats": [{"who": "person"}] * seats, "level": level}
    match: dict[str, str] = httpx.post(f"{server.address}/api/v1/matches", json=asked, timeout=20).json()
    return match


def test_the_focus_goes_to_the_first_legal_place_after_an_own_move_alone(open_page: Opener, server: Server) -> None:
    match = begun(server, "tic-tac-toe", 2)
    here, there = open_page().page, open_page().page
    table, other = sit(here, match), sit(there, match)
    player = KeyboardPlayer(here)
    player.walk("c3")
    here.keyboard.press("Enter")
    expect(table.place("a2")).to_be_focused()
    here.keyboard.press("ArrowRight")
    expect(table.place("b2")).to_be_focused()
    other.place("b2", offered=True).click()
    table.expect_plies(2)
    expect(table.place("b2")).to_be_focused()
    player.tab_to(table.control("undo"))
    other.place("a1", offered=True).click()
    table.expect_plies(3)
    expect(table.control("undo")).to_be_focused()


def test_a_place_that_is_passed_over_takes_no_focus_and_tells_the_pointer(window: Window, server: Server) -> None:
    page = window.page
    page.goto("/settings")
    page.get_by_role("radio", name="Pass over them").check()
    table = sit(page, begun(server, "tic-tac-toe", 2))
    player = KeyboardPlayer(page)
    player.walk("a3")
    page.keyboard.press("Enter")
    expect(table.place("b3")).to_be_focused()
    expect(table.place("a3")).to_have_css("cursor", "not-allowed")
    expect(table.place("b3")).not_to_have_css("cursor", "not-allowed")
    table.place("a3").click()
    expect(page.locator(".why")).to_be_visible()
    expect(table.place("b3")).to_be_focused()
