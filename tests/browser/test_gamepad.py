"""A gamepad: as switches, as arrows, with buttons of one's own, and when a switch is set up."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.gamepad import CHOOSE, DOWN, LEFT, RIGHT, UNDO, UP, Gamepad, PadSwitches
from tests.browser.server import Server
from tests.browser.switch import begun, remember
from tests.browser.test_switch_setup import wait_for_lamp
from tests.browser.window import Window

LIBRARY = re.compile(r"\d/$")


def test_two_buttons_are_two_switches(window: Window, server: Server) -> None:
    remember(window, mode="step", pattern="linear")
    page, player = window.page, PadSwitches(window.page)
    table = begun(page, server, "tic-tac-toe")
    for plies, place in enumerate(("b3", "a3"), start=1):
        player.choose(f'[data-place="{place}"][data-offered]')
        table.expect_plies(plies)
    player.menu("Library")
    expect(page).to_have_url(LIBRARY)


def test_the_cross_and_the_stick_are_arrows_and_buttons_can_be_given_to_other_commands(
        window: Window, server: Server) -> None:
    page, pad = window.page, Gamepad(window.page)
    page.goto("/settings")
    page.get_by_role("button", name="Change keys").click()
    dialog = page.get_by_role("dialog", name="Change keys")
    dialog.get_by_role("button", name="Key for: the board as a list, and back").click()
    pad.tap(UNDO)
    expect(dialog.get_by_role("status")).to_contain_text("button 3 did something else until now: take a move back")
    page.clock.run_for(500)
    table = begun(page, server, "tic-tac-toe")
    expect(page.locator("[data-place][data-offered]")).to_have_count(9)
    pad.plugged_in()
    for button, place in ((DOWN, "a3"), (RIGHT, "b3"), (DOWN, "b2"), (LEFT, "a2"), (UP, "a3")):
        pad.tap(button)
        expect(table.place(place)).to_be_focused()
    for axis, way, place in ((1, 0.9, "a2"), (0, 0.9, "b2"), (0, 0.2, "b2"), (0, -0.9, "a2")):
        pad.push(axis, way)
        expect(table.place(place)).to_be_focused()
    pad.tap(CHOOSE)
    table.expect_plies(1)
    pad.tap(UNDO)
    expect(page.locator("[data-list]")).to_be_visible()
    table.expect_plies(1)


def test_a_switch_of_a_gamepad_is_set_up_by_it_alone(window: Window) -> None:
    page, pad = window.page, Gamepad(window.page)
    page.goto("/wizard")
    pad.plugged_in()
    pad.use(page.get_by_role("button", name="With one switch The highlight"))
    pad.go_to(page.get_by_role("button", name="Begin the test"))
    pad.hold(CHOOSE)
    expect(page.get_by_text("0 of 10 presses")).to_be_visible()
    pad.hold(CHOOSE, down=False)
    for _ in range(10):
        wait_for_lamp(page)
        page.clock.run_for(600)
        pad.tap(CHOOSE)
    page.clock.run_for(2000)
    expect(page.get_by_text("No press was repeated by mistake")).to_be_visible()
    expect(page.get_by_text(re.compile(r"0\.[67]\d* s on average"))).to_be_visible()


def test_three_presses_of_a_gamepad_call_for_the_scan(window: Window) -> None:
    page, pad = window.page, Gamepad(window.page)
    page.goto("/about")
    pad.plugged_in()
    pad.tap(CHOOSE, CHOOSE, CHOOSE)
    expect(page.get_by_role("button", name="Turn scanning on")).to_be_focused()
    page.clock.run_for(1000)
    pad.tap(CHOOSE)
    expect(page.locator("[data-scanning] [data-state]")).to_be_visible()
