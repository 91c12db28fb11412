"""How boards are controlled: where the focus goes, what arrows and the pointer do."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from ludoteka.games import load
from tests.browser.conftest import Opener
from tests.browser.keyboard import KeyboardPlayer
from tests.browser.lines import line
from tests.browser.screens import TableScreen
from tests.browser.server import Server
from tests.browser.switch import remember
from tests.browser.window import Window, violations


def sit(page: Page, match: dict[str, str]) -> TableScreen:
    """Sit down at a table with the key of its seats."""
    page.add_init_script(f"localStorage.setItem('ludoteka:key:{match['id']}', '{match['key']}')")
    page.goto(f"/tables/{match['id']}")
    return TableScreen(page).opened()


def begun(server: Server, game: str, seats: int, level: str | None = None) -> dict[str, str]:
    """A match of people."""
    seated = [{"who": "person"}] * seats
    match: dict[str, str] = server.tell("/matches", game=game, seats=seated, level=level).json()
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


@pytest.mark.parametrize(("game", "piece"), [("skid", "skater"), ("maze", "walker")])
def test_a_match_is_played_by_the_letters_beside_each_other(window: Window, server: Server, game: str,
                                                            piece: str) -> None:
    record = line(game)
    table = sit(window.page, begun(server, game, 1, record.level))
    position = record.start(load(game))
    for ply, move in enumerate(record.moves, start=1):
        cells = {cell.name: cell for cell in position.view().boards[0].cells}
        here = next(cell for cell in cells.values() if any(one.name == piece for one in cell.pieces))
        across, down = cells[move].x - here.x, cells[move].y - here.y
        window.page.keyboard.press(("d" if across > 0 else "a") if across else ("s" if down > 0 else "w"))
        table.expect_plies(ply)
        position = position.play(move)
    table.expect_over()


@pytest.mark.parametrize("game", ["skid", "maze"])
def test_a_match_is_played_by_pointing_alone(window: Window, server: Server, game: str) -> None:
    window.page.goto("/settings")
    window.page.get_by_role("radio", name="Arrows and pointing").check()
    record = line(game)
    table = sit(window.page, begun(server, game, 1, record.level))
    for ply, move in enumerate(record.moves, start=1):
        table.place(move, offered=True).hover()
        table.expect_plies(ply)
    table.expect_over()


def test_keys_are_changed_and_kept(window: Window, server: Server) -> None:
    page = window.page
    page.goto("/settings")
    page.get_by_role("button", name="Change keys").click()
    dialog = page.get_by_role("dialog", name="Change keys")
    assert violations(page) == []
    dialog.get_by_role("button", name="Key for: hint").click()
    page.keyboard.press("o")
    expect(dialog.get_by_role("status")).to_have_text("O did something else until now: what is here.")
    expect(dialog.get_by_role("button", name="Remove O: hint")).to_be_visible()
    page.keyboard.press("Escape")
    hint = page.get_by_role("term").filter(has=page.get_by_text("H", exact=True)).filter(
        has=page.get_by_text("O", exact=True))
    expect(hint).to_be_visible()
    page.get_by_role("button", name="Reset to defaults").click()
    page.get_by_role("dialog").get_by_role("button", name="Reset to defaults").click()
    expect(hint).to_have_count(0)
    table = sit(page, begun(server, "tic-tac-toe", 2))
    KeyboardPlayer(page).walk("b2")
    page.keyboard.press("s")
    expect(table.place("b1")).to_be_focused()
    page.keyboard.press("Space")
    table.expect_plies(1)
    page.keyboard.press("Backspace")
    table.expect_plies(0)


def test_keys_lead_settings_on_and_make_room_for_the_board(window: Window, server: Server) -> None:
    page = window.page
    table = sit(page, begun(server, "tic-tac-toe", 2))
    said, place = page.locator("[data-announcement]"), table.place("a3")
    for key, words in (("F4", "How moves are made: Choose, then confirm"),
                       ("Shift+E", "At the edge of the board: Stay"),
                       ("Shift+L", "Places that cannot be chosen: Stop there"),
                       ("Shift+P", "Mark where you stand: Always"),
                       ("F8", "Mark what can be chosen: Always"), ("F9", "Mark the focus: Always"),
                       ("Shift+E", "At the edge of the board: To the other end")):
        page.keyboard.press(key)
        expect(said).to_have_text(words)
    page.keyboard.press("ArrowLeft")
    expect(place).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(table.place("c3")).to_be_focused()
    for key, focused in (("g", "a2"), ("b", "b2"), ("b", "c2"), ("b", "a2"), ("j", "b2"), ("Shift+j", "a2")):
        page.keyboard.press(key)
        expect(table.place(focused)).to_be_focused()
    menu, panel = page.get_by_role("navigation", name="Main"), page.locator(".side")
    before = page.get_by_role("grid").bounding_box()
    page.keyboard.press("Shift+B")
    page.keyboard.press("Shift+I")
    expect(said).to_have_text("The panel beside the board is hidden")
    expect(menu).to_be_hidden()
    expect(panel).to_be_hidden()
    after = page.get_by_role("grid").bounding_box()
    assert before
    assert after
    assert after["height"] > before["height"]
    assert violations(page) == []
    page.keyboard.press("F1")
    expect(page.get_by_role("dialog", name="At the table")).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    first = table.id
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitem", name="Again with the same settings").click()
    expect(page).not_to_have_url(re.compile(first))
    expect(menu).to_be_visible()
    expect(panel).to_be_visible()
    expect(table.place("a3", offered=True)).to_be_attached()
    page.keyboard.press("Shift+Q")
    expect(page).to_have_url(re.compile("/profiles$"))


def test_a_key_of_ones_own_chooses_everywhere(window: Window, server: Server) -> None:
    keys = {"action": "x Enter", "back": "F8 Escape", "undo": "F9 mouse1", "type": "F7", "help": "F6"}
    remember(window, on=False, **{f"key-{command}": given for command, given in keys.items()})
    page = window.page
    player = KeyboardPlayer(page)

    def choose(target: Locator) -> None:
        player.tab_to(target)
        page.keyboard.press("x")

    page.goto("/games/tic-tac-toe")
    page.wait_for_load_state("networkidle")  # whoever has keys of their own is heard by a part that is fetched apart
    expect(page.get_by_role("button", name="Help for this screen")).to_have_attribute("aria-keyshortcuts", "F6")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("F6")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("F8")
    choose(page.get_by_role("region", name="New match").get_by_role("button", name="Play"))
    TableScreen(page).opened()
    table = sit(page, begun(server, "tic-tac-toe", 2))
    page.wait_for_load_state("networkidle")
    expect(table.control("undo")).to_have_attribute("aria-keyshortcuts", "F9")
    player.walk("b2")
    page.keyboard.press("x")
    table.expect_plies(1)
    table.place("a1").click(button="middle")
    table.expect_plies(0)
    choose(page.get_by_role("button", name="Menu", exact=True))
    expect(page.get_by_role("menu")).to_be_visible()
    page.keyboard.press("F8")
    expect(page.get_by_role("menu")).to_have_count(0)
    choose(page.get_by_role("button", name="Help for this screen"))
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("F8")
    expect(page.get_by_role("dialog")).to_have_count(0)
    choose(page.get_by_role("link", name="Settings"))
    choose(page.get_by_role("switch", name="Typed moves and questions"))
    expect(page.get_by_role("switch", name="Typed moves and questions")).to_be_checked()
    expect(page.get_by_text("F7 opens it at any time.")).to_be_visible()
