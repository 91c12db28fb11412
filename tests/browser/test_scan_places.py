"""Where the scan goes on after a choice, and whatever happens elsewhere."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.screens import TableScreen
from tests.browser.server import Server
from tests.browser.switch import SETTLED, Switch, begun, scanning
from tests.browser.window import Window


def test_a_setting_of_the_scan_is_changed_again_without_another_round(window: Window) -> None:
    page, switch = window.page, scanning(window)
    page.goto("/scanning")
    switch.choose('input[aria-valuetext="0.35 s"]')
    switch.choose("dialog[open] button", "More")
    for value in ("0.4 s", "0.5 s", "0.6 s"):
        expect(page.locator("dialog[open] .value")).to_have_text(value)
        switch.settle()
        expect(page.locator("[data-lit]")).to_have_text(["More"])
        switch.press()


def test_what_a_filter_has_found_is_scanned_next(window: Window) -> None:
    page, switch = window.page, scanning(window)
    page.goto("/")
    switch.choose(".facet:first-child .chip:last-of-type")
    switch.settle()
    first = page.locator("article").first
    expect(page.locator("[data-scanning] [data-rest]")).to_have_text(first.locator("h3").inner_text())
    assert first.locator("[data-lit]").count()


def test_a_screen_is_scanned_from_its_top_whatever_was_chosen_there_before(window: Window) -> None:
    page, switch = window.page, scanning(window)
    words = page.locator("[data-scanning] [data-rest]")
    page.goto("/settings")
    switch.settle()
    first = words.inner_text()
    switch.choose("input[type=radio][value=dark]")
    switch.menu("Statistics")
    expect(page).to_have_url(re.compile("/statistics$"))
    switch.menu("Settings")
    expect(page).to_have_url(re.compile("/settings$"))
    switch.settle()
    expect(words).to_have_text(first)


@pytest.mark.parametrize("pattern", ["linear", "rows"])
def test_what_is_framed_stays_until_the_round_ends_whatever_another_window_does(
        window: Window, open_page: Opener, server: Server, pattern: str) -> None:
    page, switch = window.page, scanning(window, pattern=pattern, loops=0)
    table, elsewhere = begun(page, server, "tic-tac-toe"), TableScreen(open_page().page)
    elsewhere.page.goto(page.url)
    switch.settle()
    framed, *later = stops_of_round(switch)
    elsewhere.place(framed[0], offered=True).click()
    table.expect_plies(1)
    switch.wait(SETTLED)
    assert lit(page) == framed
    for stop in later:
        switch.go_on("running")
        assert lit(page) == stop
    switch.go_on("running")
    assert lit(page) == ([one for one in framed if one != framed[0]] or later[0])


def lit(page: Page) -> list[str]:
    """What is framed now: places, or entries of the bar."""
    return list(page.locator("[data-lit]").evaluate_all("all => all.map(one => one.dataset.place ?? one.textContent)"))


def stops_of_round(switch: Switch) -> list[list[str]]:
    """What is framed from the first stop on until it comes again."""
    stops = [lit(switch.page)]
    for _ in range(30):
        switch.go_on("running")
        if lit(switch.page) == stops[0]:
            return stops
        stops.append(lit(switch.page))
    raise AssertionError("the round does not end")
