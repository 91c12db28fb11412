"""Every screen in every theme, language and size: readable, named, and as wide as its window."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.screens import PLAIN
from tests.browser.window import DESKTOP, NARROW, PHONE, TABLET, THEMES, Theme, scrolls_sideways, violations

ADDRESSES = ("/", *(f"/{screen}" for screen in PLAIN), "/nowhere")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_wrong(open_page: Opener, theme: Theme, size: tuple[int, int]) -> None:
    page = open_page(theme=theme, size=size).page
    for address in ADDRESSES:
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert violations(page) == [], address


@pytest.mark.parametrize("size", [NARROW, PHONE, TABLET, DESKTOP], ids=["narrow", "phone", "tablet", "desktop"])
@pytest.mark.parametrize("language", ["en", "cs"])
def test_nothing_is_wider_than_the_window(open_page: Opener, size: tuple[int, int], language: str) -> None:
    page = open_page(size=size, language=language).page
    for address in ADDRESSES:
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert scrolls_sideways(page) <= 0, address
