"""*Next*, made at an interval or by an outer system: past what cannot be chosen, round the whole board."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.screens import TableScreen
from tests.browser.server import Server
from tests.browser.switch import QUICKEST, Led, Switch, begun, remember, scanning
from tests.browser.window import Window

ROUND = ["a3", "b3", "a2", "c2", "a1", "b1", "c1", "undo", "menu"]
"""What can be chosen when somebody stands on c3 and b2, as it is read."""


def framed(page: Page) -> str:
    """The place or the entry that is framed, as soon as anything is."""
    lit = page.locator("[data-place][data-lit], [data-constant][data-lit]")
    for _ in range(40):
        if lit.count():
            break
        page.clock.run_for(50)
    return str(lit.evaluate("one => one.dataset.place ?? one.dataset.constant"))


def after_two_moves(player: Switch, server: Server) -> None:
    """A match in which c3 and b2 are taken."""
    table = begun(player.page, server, "tic-tac-toe")
    for plies, place in enumerate(("c3", "b2"), start=1):
        player.choose(f'[data-place="{place}"][data-offered]')
        table.expect_plies(plies)


def test_next_comes_at_an_interval_and_leads_round_all_that_can_be_chosen(window: Window, server: Server) -> None:
    page, player = window.page, scanning(window, pattern="linear", after="first", loops=0)
    after_two_moves(player, server)
    assert framed(page) == "a3"
    seen = []
    for _ in range(2 * len(ROUND)):
        seen.append(framed(page))
        page.clock.run_for(QUICKEST)
    assert seen == 2 * ROUND
    player.menu("Turn scanning off")
    page.clock.run_for(5000)
    expect(page.locator("[data-lit]")).to_have_count(0)


def test_next_of_an_outer_system_leads_the_same_way_also_by_rows(window: Window, server: Server) -> None:
    remember(window, pattern="linear", after="first", **Led.ACCESS)
    page, player = window.page, Led(window.page)
    after_two_moves(player, server)
    assert framed(page) == "a3"
    page.clock.run_for(QUICKEST)
    seen = []
    for key in [*"n" * len(ROUND), *"rrccccrrr"]:
        seen.append(framed(page))
        player.lead(key)
    assert seen == [*ROUND, "a3", "a2", "a1", "b1", "c1", "a1", "b1", "undo", "menu"]
    page.clock.run_for(60_000)
    assert framed(page) == "a3", "nothing moves by itself"
    player.press()
    TableScreen(page).expect_plies(3)
