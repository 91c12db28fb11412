"""What is promised of chance at a table: the fingerprint from the beginning, the seed after the end."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from ludoteka.core import commitment
from tests.browser.server import Server
from tests.browser.window import Window


def told(page: Page) -> Locator:
    """The dialog that tells it."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitem", name="Honest chance").click()
    return page.get_by_role("dialog", name="Honest chance")


def test_the_seed_is_told_when_it_is_over_and_fits_what_was_promised(window: Window, server: Server) -> None:
    page = window.page
    page.goto(server.begin("prsi", "person", "level-1"))
    expect(page.locator("[data-offered], [data-choice]").first).to_be_attached()
    dialog = told(page)
    promised = dialog.locator("code").first.text_content() or ""
    assert len(promised) == 64
    expect(dialog).to_contain_text("The seed is told here when the match is over.")
    expect(dialog.locator("code")).to_have_count(2)
    file = f"prsi-{page.url.rpartition('/')[2]}.txt"
    expect(dialog.locator("code").last).to_have_text(f"ludoteka verify {file} --commitment {promised}")
    dialog.get_by_role("button", name="Close").last.click()

    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitem", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    dialog = told(page)
    expect(dialog.locator("code")).to_have_count(3)
    seed = dialog.locator("code").nth(1).text_content() or ""
    assert commitment(int(seed)) == promised


def test_it_is_copied(window: Window, server: Server) -> None:
    page = window.page
    window.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(server.begin("prsi", "person", "level-1"))
    expect(page.locator("[data-offered], [data-choice]").first).to_be_attached()
    dialog = told(page)
    dialog.get_by_role("button", name="Copy: Fingerprint of the seed (SHA-256)").click()
    expect(page.get_by_text("Copied").first).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == dialog.locator("code").first.text_content()


def test_nothing_is_promised_where_there_is_no_chance(window: Window, server: Server) -> None:
    page = window.page
    page.goto(server.begin("tic-tac-toe"))
    expect(page.locator("[data-offered]").first).to_be_attached()
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_role("menuitem", name="Export")).to_be_visible()
    expect(page.get_by_role("menuitem", name="Honest chance")).to_have_count(0)
