"""What is longer than the screen is read page by page with one switch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.server import Server
from tests.browser.switch import Switch, begun, scanning
from tests.browser.window import PHONE, Window

ON = '[data-reads="1"]'
UP = '[data-reads="-1"]'
MOST = 40
"""So many pages nothing has."""

WHOLE = """within => {
    const top = within === "main" ? document.querySelector("body header").getBoundingClientRect().bottom : 0;
    const covers = [...document.querySelectorAll("[data-scanning] .bar, header > nav")]
        .map(one => one.getBoundingClientRect().top).filter(one => one > innerHeight / 2);
    const seen = [...document.querySelectorAll(`${within} p, ${within} dd, ${within} tr`)].filter(one => {
        const box = one.getBoundingClientRect();
        return !one.closest(".only-read") && box.top >= top - 1 && box.bottom <= Math.min(...covers) + 1;
    });
    return seen.map(one => one.textContent);
}"""
"""What is read whole where the screen is now: nothing lies over it."""
ALL = """within => [...document.querySelectorAll(`${within} p, ${within} dd, ${within} tr`)]
    .filter(one => !one.closest(".only-read")).map(one => one.textContent)"""


def read_to_the_end(switch: Switch, within: str) -> set[str]:
    """Read on until nothing is left; what was seen whole on the way."""
    page, seen = switch.page, set[str]()
    for _ in range(MOST):
        seen |= set(page.evaluate(WHOLE, within))
        on = page.locator(ON)
        if on.get_attribute("aria-label") == "Read from the beginning":
            return seen
        switch.choose(ON)
        switch.settle()
        expect(on).to_have_attribute("data-lit", "")  # where it can be pressed again at once
    raise AssertionError(f"{page.url} has no end")


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["screen", "phone"])
def test_all_of_the_help_is_read(open_page: Opener, size: tuple[int, int]) -> None:
    window = open_page(size=size)
    page, switch = window.page, scanning(window)
    page.goto("/help")
    page.locator("#keys").wait_for()
    switch.settle()
    assert read_to_the_end(switch, "main") == set(page.evaluate(ALL, "main"))
    switch.choose(ON)
    switch.settle()
    assert page.evaluate("scrollY") == 0
    expect(page.locator(UP)).to_be_hidden()


def test_the_help_of_a_table_is_read_in_its_panel(window: Window, server: Server) -> None:
    page, switch = window.page, scanning(window)
    begun(page, server, "othello")
    switch.menu("Help for this screen")
    page.locator("dialog[open] kbd").first.wait_for()
    switch.settle()
    assert read_to_the_end(switch, "dialog[open]") == set(page.evaluate(ALL, "dialog[open]"))
    switch.choose("[data-constant=back]")
    switch.choose("[data-constant=back]")
    expect(page.locator("dialog[open]")).to_have_count(0)


def in_sight(page: Page, selector: str) -> bool:
    """Whether something is seen above the bar."""
    box, bar = page.locator(selector).bounding_box(), page.locator("[data-scanning] .bar").bounding_box()
    return bool(box and bar and 0 < box["y"] < bar["y"])


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["screen", "phone"])
def test_a_chapter_of_the_contents_is_read_from_its_beginning(open_page: Opener, size: tuple[int, int]) -> None:
    window = open_page(size=size)
    page, switch = window.page, scanning(window)
    page.goto("/help")
    page.locator("#keys").wait_for()
    switch.choose("nav a[href='#scanning']")
    switch.settle()
    assert in_sight(page, "#scanning")
    expect(page.locator(ON)).to_have_attribute("data-lit", "")
    for _ in range(20):  # round and round
        switch.go_on("running")
        if page.locator(f"{ON}[data-lit]").count():
            assert in_sight(page, "#scanning")


def test_what_came_into_sight_is_read_aloud_to_its_end(window: Window) -> None:
    page = window.page
    page.add_init_script("window.said = []; speechSynthesis.speak = one => said.push(one)")
    switch = scanning(window, audio="speak")
    page.goto("/help")
    page.locator("#keys").wait_for()
    switch.settle()
    for words in ("Every card is one game.", "Whoever can give a single signal"):
        switch.choose(ON)
        switch.settle()
        assert words in page.evaluate("said.at(-1).text")
    switch.wait(10 * switch.interval)
    expect(page.locator(ON)).to_have_attribute("data-lit", "")
    page.evaluate("said.at(-1).onend()")
    switch.wait(switch.interval)
    expect(page.locator(ON)).not_to_have_attribute("data-lit", "")
