"""The focus is never lost, and nobody else moves it; what help has found is heard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.keyboard import KeyboardPlayer, Typist
from tests.browser.screens import TableScreen
from tests.browser.server import Server
from tests.browser.window import LAPTOP, THINKING


@pytest.fixture
def page(open_page: Opener) -> Page:
    """The page of somebody who hears it: it need not be large."""
    page: Page = open_page(size=LAPTOP).page
    return page


HEADINGS = """() => {
    window.headings = [];
    document.addEventListener("focusin", ({ target }) => {
        if (target.localName === "h1") headings.push(target.textContent);
    });
}"""
"""Writes down what is read whenever a heading comes into focus."""


def focused(page: Page) -> str:
    """What has the focus: a place, a choice, or the kind of element."""
    return str(page.evaluate("""() => {
        const { dataset, localName } = document.activeElement;
        return dataset.place ?? dataset.choice ?? localName;
    }"""))


def test_a_heading_comes_into_focus_when_its_words_are_there(page: Page) -> None:
    page.goto("/")
    page.evaluate(HEADINGS)
    page.get_by_role("heading", name="Tic-tac-toe", exact=True).get_by_role("link").press("Enter")
    expect(page.get_by_role("heading", level=1, name="Tic-tac-toe")).to_be_focused()
    page.get_by_role("region", name="New match").get_by_role("button", name="Play").press("Enter")
    TableScreen(page).opened()
    expect(page.get_by_role("heading", level=1, name="Tic-tac-toe")).to_be_focused()
    assert page.evaluate("headings") == ["Tic-tac-toe", "Tic-tac-toe"]


def test_another_view_of_the_board_keeps_the_focus(page: Page, server: Server) -> None:
    page.goto(server.begin("tic-tac-toe"))
    TableScreen(page).opened()
    KeyboardPlayer(page).walk("b2")
    page.keyboard.press("v")
    expect(page.locator("[data-list] [data-choice]").first).to_be_focused()
    page.keyboard.press("v")
    expect(page.locator("[role=grid] [data-place]:focus")).to_have_count(1)


def test_the_move_of_a_computer_moves_no_focus(page: Page, server: Server) -> None:
    page.goto(server.begin("tic-tac-toe", "person", "level-1"))
    table = TableScreen(page).opened()
    KeyboardPlayer(page).walk("b2")
    page.keyboard.press("Enter")
    expect(table.status).to_contain_text(re.compile("O: .*Choose"), timeout=THINKING)
    table.expect_plies(2)
    assert focused(page) == "b2"


def test_after_a_card_was_drawn_the_focus_is_still_at_the_table(page: Page, server: Server) -> None:
    page.goto(server.begin("prsi", "person", "empty"))
    TableScreen(page).opened()
    page.get_by_role("button", name="Draw a card").press("Enter")
    expect(page.locator("[data-ply]").first).to_be_attached()
    expect(page.locator("[data-game] :focus")).to_have_count(1)


def test_a_pause_leads_to_what_ends_it_and_back(page: Page, server: Server) -> None:
    page.goto(server.begin("tic-tac-toe"))
    TableScreen(page).opened()
    KeyboardPlayer(page).walk("b2")
    page.keyboard.press("p")
    expect(page.locator(".cover").get_by_role("button", name="Resume")).to_be_focused()
    page.keyboard.press("m")
    expect(page.locator("[data-heard]")).to_have_text("The match is paused. Resume it first.")
    page.keyboard.press("Enter")
    expect(page.locator("[data-place='b2']")).to_be_focused()
    expect(page.get_by_text("The match is paused. Resume it first.")).to_have_count(0)


def test_a_hint_is_heard_where_nothing_was_before(page: Page, server: Server) -> None:
    page.goto(server.begin("tic-tac-toe"))
    TableScreen(page).opened()
    page.evaluate("""() => {
        window.heard = [];
        const region = document.querySelector("[role=status][data-advice]");
        new MutationObserver(() => heard.push(region.textContent)).observe(
            region, { subtree: true, characterData: true, childList: true });
    }""")
    page.keyboard.press("h")
    expect(page.locator("[data-advice]")).to_have_text(re.compile(r"^Hint: \w\d\. .+\.$"), timeout=THINKING)
    first, *others = page.evaluate("heard.filter(Boolean)")
    assert first == "Looking for a good move…"
    assert [one[:6] for one in others] == ["Hint: "]


def test_a_typed_hint_is_not_called_done(page: Page, server: Server) -> None:
    page.goto(server.begin("tic-tac-toe"))
    typist = Typist(TableScreen(page).opened()).open()
    typist.say("hint")
    expect(page.locator("[data-advice]")).to_contain_text("Hint:", timeout=THINKING)
    expect(typist.heard).to_have_text("")


def test_a_typed_move_waits_for_being_confirmed(page: Page, server: Server) -> None:
    page.goto("/settings")
    page.get_by_role("switch", name="Confirm every move").check()
    page.goto(server.begin("chess"))
    table = TableScreen(page).opened()
    typist = Typist(table).open()
    typist.say("Nf3")
    expect(table.status).to_contain_text("Confirm: knight g1 to f3")
    expect(typist.heard).to_have_text("Enter or “yes” makes the move, “no” takes it back.")
    table.expect_plies(0)
    typist.say("no")
    expect(table.status).not_to_contain_text("Confirm")
    typist.say("e4")
    typist.say("")
    expect(table.status).to_contain_text("White: pawn e2 to e4.")
    typist.say("d5")
    typist.say("yes")
    expect(table.status).to_contain_text("Black: pawn d7 to d5.")
    typist.say("exd5")
    typist.say("exd5")
    expect(table.status).to_contain_text("White: pawn e4 takes Black pawn d5.")


def test_whoever_wants_a_profile_says_so_once(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Create my profile").press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page).to_have_url(re.compile("/profiles$"))


def test_a_screen_reader_may_be_told_moves_and_results_alone(page: Page, server: Server) -> None:
    page.goto("/settings")
    page.get_by_role("radio", name="Only moves and results").check()
    page.goto(server.begin("tic-tac-toe"))
    table = TableScreen(page).opened()
    for place in ("a1", "a2", "b1", "b2"):
        table.place(place, offered=True).click()
        expect(table.status).to_have_text(re.compile(f"^[XO]: {place}\\.$"))
    table.place("c1", offered=True).click()
    expect(table.status).to_have_text("X: c1. X wins.")


def test_a_key_that_leads_nowhere_says_so(page: Page, server: Server) -> None:
    page.goto(server.begin("tic-tac-toe"))
    TableScreen(page).opened()
    KeyboardPlayer(page).walk("c3")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-announcement]")).to_have_text("The edge of the board")
