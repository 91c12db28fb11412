"""Games written in Python against the contract alone: whatever a view shows is drawn and played with the mouse."""

from __future__ import annotations

from collections.abc import Iterator
from json import loads
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.screens import TableScreen
from tests.browser.server import Server
from tests.browser.switch import remember, scanning
from tests.browser.window import DESKTOP, PHONE, Window, scrolls_sideways, violations
from tests.shown.market import Market
from tests.shown.railway import Railway

SEED = 3


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has three more games."""
    server = Server(tmp_path_factory.mktemp("shown"), "tests.shown")
    server.start()
    yield server
    server.stop()
    assert server.errors == ""


def sit(page: Page, server: Server, game: str, profile: str = "") -> TableScreen:
    """Sit down at both seats of a new match; where it is somebody's, others only look on."""
    seats = [{"who": "person"}, {"who": "person"}]
    match = server.tell("/matches", game=game, seats=seats, seed=SEED, profile=profile).json()
    page.add_init_script(f"localStorage.setItem('ludoteka:key:{match['id']}', '{match['key']}')")
    page.goto(f"/tables/{match['id']}")
    return TableScreen(page).opened()


def check(page: Page) -> None:
    """Nothing is wrong with what is shown, on a desk and on a phone, where the controls cover nothing at the end."""
    for width, height in (PHONE, DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        assert (violations(page), scrolls_sideways(page)) == ([], 0)


def listened(window: Window) -> list[dict[str, Any]]:
    """Every message that this window is sent by a table, from now on."""
    heard: list[dict[str, Any]] = []
    window.page.on("websocket", lambda wire: wire.on("framereceived", lambda frame: heard.append(loads(frame))))
    return heard


def test_cards_and_dice(open_page: Opener, shown: Server) -> None:
    player, onlooker = open_page(shown, motion=True), open_page(shown)
    heard = listened(onlooker)
    table = sit(player.page, shown, "market", shown.tell("/profiles", name="Anna").json()["id"])
    onlooker.page.goto(f"/tables/{table.id}")
    hand = onlooker.page.get_by_role("grid", name="Hand, Red")
    expect(hand.get_by_role("gridcell", name="Hand, Red: 5 cards face down")).to_be_visible()
    position = Market().start(seed=SEED)
    for ply in range(1, 12, 2):
        table.take()
        table.expect_plies(ply)
        position = position.play(table.moves()[-1])
        move = position.moves()[ply]
        position = table.play(position, move.text)
        if ply == 5:
            table.take()
            rolled = player.page.locator('[data-place^="dice"]')
            expect(player.page.locator(".last").filter(has=rolled).first).to_be_visible()
            check(player.page)
    table.expect_over()
    assert position.outcome
    states = [message["scene"]["state"] for message in heard if message["type"] == "news"]
    hands = [zone for state in states for zone in state["zones"] if zone["name"] == "hand"]
    assert len(hands) >= 2 * 6, "the hands of both, move after move"
    assert all(thing == {"name": "card", "sign": "#", "covered": True} for hand in hands for thing in hand["things"])


def test_a_zone_is_walked_with_keys(open_page: Opener, shown: Server) -> None:
    page = open_page(shown).page
    table = sit(page, shown, "market")
    table.take()
    table.expect_plies(1)
    hand = page.get_by_role("grid", name="Hand, Red")
    expect(hand.locator("[tabindex='0']")).to_have_count(1)
    table.place("hand1-1", offered=True).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(table.place("hand1-2")).to_have_attribute("aria-label", "Clubs rank 6, chosen")
    table.place("deck", offered=True).focus()
    page.keyboard.press("Space")
    table.take()
    table.expect_plies(3)


def test_a_board_that_grows(open_page: Opener, shown: Server) -> None:
    page = open_page(shown, motion=True).page
    table = sit(page, shown, "railway")
    position = Railway().start(seed=SEED)
    grown = [table.page.get_by_role("grid", name="Meadow").get_by_role("gridcell").count()]
    while position.outcome is None:
        position = table.play(position, position.moves()[-1].text)
        table.expect_plies(len(grown))
        cells = position.view().boards[0].cells
        expect(table.page.get_by_role("grid", name="Meadow").get_by_role("gridcell")).to_have_count(len(cells))
        grown.append(len(cells))
        if len(grown) == 5:
            check(page)
    table.expect_over()
    assert grown[0] == 5 < max(grown)
    match = table.id
    page.goto(f"/tables/{match}/replay")
    for ply in (0, 3):
        page.get_by_role("slider").fill(str(ply))
        expect(page.get_by_role("grid", name="Meadow").get_by_role("gridcell")).to_have_count(grown[ply])
        picture = shown.ask(f"/matches/{match}/picture?ply={ply}").json()
        assert len(picture["layout"]["boards"][0]["cells"]) == grown[ply]


def test_a_place_that_several_choices_share_asks_which(open_page: Opener, shown: Server) -> None:
    window = open_page(shown)
    page = window.page
    remember(window, **{"on": False, "key-back": "F8 Escape"})
    table = sit(page, shown, "ferry")
    page.wait_for_load_state("networkidle")  # whoever has keys of their own is heard by a part that is fetched apart
    asked = page.locator("[data-layer]")
    for key in ("Escape", "F8"):
        table.place("b1", offered=True).focus()
        page.keyboard.press("Enter")
        expect(asked.get_by_role("button")).to_have_text(["row b1", "sail b1"])
        if key == "Escape":
            check(page)
        page.keyboard.press(key)
        expect(asked).to_have_count(0)
    table.expect_plies(0)
    table.place("b1").click()
    asked.get_by_role("button", name="row b1").focus()
    page.keyboard.press("F8")
    expect(asked).to_have_count(0)
    table.place("b1").click()
    asked.get_by_role("button", name="sail b1").click()
    table.expect_plies(1)


def test_whoever_has_one_switch_leaves_a_shared_place_by_back(open_page: Opener, shown: Server) -> None:
    window = open_page(shown)
    page, switch = window.page, scanning(window)
    table = sit(page, shown, "ferry")
    asked = page.locator("[data-layer]")
    switch.choose('[data-place="b1"][data-offered]')
    expect(asked).to_be_visible()
    switch.choose("[data-constant=back]")
    expect(asked).to_have_count(0)
    table.expect_plies(0)
    switch.choose('[data-place="b1"][data-offered]')
    switch.choose("[data-layer] button", "sail b1")
    table.expect_plies(1)
