"""Two languages: changed without a reload, neither left over in the other, and no word too long for its window."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.places import every_screen
from tests.browser.server import Server
from tests.browser.window import DESKTOP, NARROW, PHONE, TABLET, Window, scrolls_sideways

TEXTS = Path(__file__).parents[2] / "web/src"


def messages(language: str) -> dict[str, str]:
    """The client's texts of one line without anything to fill in."""
    files = [file for file in TEXTS.rglob("*.ftl") if re.search(rf"(^|\.){language}$", file.stem)]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return {found[1]: found[2] for line in lines if (found := re.fullmatch(r"([a-z][\w-]*) = ([^{}]+)", line))}


def only_in(language: str, other: str) -> set[str]:
    """Texts that nobody should see in the other language."""
    own, others = messages(language), messages(other)
    return {text for key, text in own.items() if len(text) > 3 and others.get(key) != text} - set(others.values())


def shown(page: Page) -> set[str]:
    """Every piece of text that is seen or said."""
    found = page.evaluate("""() => {
        const said = [...document.querySelectorAll("[aria-label], [title], [placeholder]")]
            .flatMap(one => ["aria-label", "title", "placeholder"].map(name => one.getAttribute(name) ?? ""));
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode())
            if (!node.parentElement.closest("script, style, pre")) said.push(node.data.trim());
        return said;
    }""")
    return {str(one) for one in found}


@pytest.mark.parametrize(("language", "other"), [("cs", "en"), ("en", "cs")])
def test_no_screen_mixes_languages_or_is_wider_than_its_window(
        open_page: Opener, server: Server, language: str, other: str) -> None:
    foreign = only_in(other, language)
    assert len(foreign) > 100
    page = open_page(language=language).page
    for screen, address in every_screen(server).items():
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.locator("html").get_attribute("lang") == language
        assert shown(page) & foreign == set(), screen
        for width, height in (NARROW, PHONE, TABLET, DESKTOP):
            page.set_viewport_size({"width": width, "height": height})
            assert scrolls_sideways(page) <= 0, (screen, width)


def test_the_language_changes_without_a_reload(window: Window) -> None:
    page = window.page
    page.goto("/settings")
    page.evaluate("window.stayed = true")
    page.get_by_role("radio", name="Čeština").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Nastavení")
    expect(page.get_by_role("link", name="Knihovna")).to_be_visible()
    page.get_by_role("radio", name="English").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    assert page.evaluate("window.stayed")
