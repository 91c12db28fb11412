"""At the table: taking back, coming back, looking on, and a server that dies."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ludoteka.core import Position
from ludoteka.games import load
from tests.browser.conftest import Opener
from tests.browser.lines import line
from tests.browser.screens import LibraryScreen, TableScreen
from tests.browser.server import Server
from tests.browser.window import Window


def hot_seat(page: Page, server: Server, name: str) -> TableScreen:
    """A match of two at one screen."""
    page.goto(server.begin(name))
    return TableScreen(page).opened()


def begun(page: Page, server: Server, name: str, plies: int) -> tuple[TableScreen, list[Position]]:
    """A match after some moves of its stored line; all positions so far."""
    table, positions = hot_seat(page, server, name), [load(name).start()]
    for ply, move in enumerate(line(name).moves[:plies], start=1):
        positions.append(table.play(positions[-1], move))
        table.expect_plies(ply)
    return table, positions


def test_undo_leads_to_the_start_and_redo_back_again(window: Window, server: Server) -> None:
    moves = line("chess").moves
    table, _ = begun(window.page, server, "chess", len(moves))
    table.expect_over()
    ended = table.shown()
    for left in reversed(range(len(moves))):
        table.control("undo").click()
        table.expect_plies(left)
    expect(table.control("undo")).to_be_disabled()
    start = table.shown()
    for left in range(1, len(moves) + 1):
        table.control("redo").click()
        table.expect_plies(left)
    expect(table.control("redo")).to_be_disabled()
    table.expect_over()
    assert table.shown() == ended != start


def test_a_match_goes_on_after_a_reload(window: Window, server: Server) -> None:
    moves = line("chess").moves
    table, positions = begun(window.page, server, "chess", 4)
    before = table.shown()
    window.page.reload()
    table.opened().expect_plies(4)
    assert table.shown() == before
    position = positions[-1]
    for move in moves[4:]:
        position = table.play(position, move)
    table.expect_over()


def test_a_choice_half_made_goes_on_after_a_reload(window: Window, server: Server) -> None:
    table = hot_seat(window.page, server, "amazons")
    first, second = line("amazons").moves[:2]
    amazon, goal, arrow = first.split("-")
    table.place(amazon, offered=True).click()
    table.place(goal, offered=True).click()
    expect(table.place(arrow, offered=True)).to_be_visible()
    window.page.reload()
    table.opened().place(arrow, offered=True).click()
    table.expect_plies(1)
    table.play(load("amazons").start().play(first), second)
    table.expect_plies(2)


AT_ONCE = """places => {
    for (const place of places) document.querySelector(`[data-place="${place}"]`)
        .dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""
"""Clicks that come before the first of them is answered."""


def test_clicks_that_are_quicker_than_the_table_are_moves_too(window: Window, server: Server) -> None:
    window.page.goto(server.begin("lights-out", "person"))
    table = TableScreen(window.page).opened()
    window.page.evaluate(AT_ONCE, ["a1", "b2", "c3"])
    table.expect_plies(3)


def test_a_quick_click_is_no_move_of_the_other_player(window: Window, server: Server) -> None:
    table = hot_seat(window.page, server, "tic-tac-toe")
    window.page.evaluate(AT_ONCE, ["a1", "b2"])
    table.expect_plies(1)
    table.place("b2").click()
    table.expect_plies(2)


def test_what_cannot_be_chosen_is_explained(window: Window, server: Server) -> None:
    table = hot_seat(window.page, server, "chess")
    table.place("e4").click()
    expect(window.page.get_by_text("e4 cannot be chosen now")).to_be_visible()
    expect(table.place("e2", offered=True)).to_be_visible()


def test_a_second_browser_sees_the_same_events_in_order(open_page: Opener, server: Server) -> None:
    somebody = server.tell("/profiles", name="Ela").json()["id"]
    player, viewer = open_page(), open_page(profile=somebody)
    screen = LibraryScreen(player.page).open().game("Tic-tac-toe")
    screen.sit(1, "Another person at this screen")
    table = screen.play()
    viewer.page.goto(f"/tables/{table.id}")
    seen = TableScreen(viewer.page).opened()
    expect(viewer.page.get_by_text("You are watching")).to_be_visible()
    position = load("tic-tac-toe").start()
    for plies, move in enumerate(line("tic-tac-toe").moves, 1):
        position = table.play(position, move)
        table.expect_plies(plies)
        seen.expect_plies(plies)
        assert seen.shown() == table.shown()
    seen.expect_over()
    assert seen.moves() == table.moves()


def test_a_client_recovers_by_itself_when_the_server_was_killed(open_page: Opener, own_server: Server) -> None:
    window = open_page(at=own_server)
    window.expected = ("WebSocket connection",)
    table, positions = begun(window.page, own_server, "chess", 3)
    before = table.shown()
    own_server.kill()
    expect(window.page.get_by_text("The connection was lost")).to_be_visible()
    assert table.shown() == before
    own_server.start()
    expect(window.page.get_by_text("The connection was lost")).to_be_hidden()
    position = positions[-1]
    for move in line("chess").moves[3:]:
        position = table.play(position, move)
    table.expect_over()
    window.page.reload()
    table.opened().expect_plies(len(line("chess").moves))
