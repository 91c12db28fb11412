"""Where the scan goes on after a choice."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.switch import scanning
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
