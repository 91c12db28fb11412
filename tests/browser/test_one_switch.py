"""Every game of the library with a single switch: from the start page into a match, some moves, and out again."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, expect

from ludoteka.core import Choice, Position, read_record
from ludoteka.games import load, names
from tests.browser.lines import DEALT, SHUFFLED, clicks, line
from tests.browser.screens import TableScreen
from tests.browser.server import Server
from tests.browser.switch import CALM, Switch, Trembling, begun, keep, scanning
from tests.browser.window import LAPTOP, Window, open_window

FEW, SOME = 24, 3
"""Matches of a few choices are played to their end, of others some moves."""


@pytest.fixture(scope="module")
def switch(browser: Browser, server: Server) -> Iterator[Switch]:
    """One player for all games: whoever leaves a game is in the library, where the next one begins."""
    window = open_window(browser, server.address, LAPTOP)
    yield scanning(window)
    window.close()


@pytest.mark.parametrize("name", names())
def test_a_match_is_played_and_left_by_the_space_bar_alone(switch: Switch, server: Server, name: str) -> None:
    page, record = switch.page, None if name in DEALT else line(name)
    if not re.search(r"\d/$", page.url):
        page.goto("/")
    switch.choose(f'article a[href="/games/{name}"]')
    if record is not None and record.level is not None and name not in SHUFFLED:
        choose_level(switch, record.level)
    for seat in range(1, min(2, load(name).seat_counts[0]) if record is None else record.seats or 1):
        sit(switch, seat)
    switch.choose(".panel .play button")
    page.wait_for_url(re.compile(r"/tables/[^/]+$"))

    table = TableScreen(page)
    if name in SHUFFLED:
        switch.choose("[data-offered]")
        table.expect_plies(1)
    elif record is None:
        for _ in range(SOME):
            if "results" not in server.ask(f"/matches/{table.id}").json():
                switch.choose_first(table)
    else:
        moves = record.moves if clicks(record) <= FEW else record.moves[:SOME]
        position = record.start(load(name))
        for move in moves:
            position = play(switch, position, move)
        table.expect_plies(len(moves))
        assert read_record(server.ask(f"/matches/{table.id}/record").text).moves == moves
        if position.outcome is not None:
            table.expect_over()
    switch.menu("Library")
    expect(page).to_have_url(re.compile(r"\d/$"))


def test_a_match_is_played_by_a_hand_that_shakes_where_everything_is_set_as_usual(
        window: Window, server: Server) -> None:
    keep(window, Trembling.ACCESS)
    hand, record = Trembling(window.page), line("chess")
    table, position = begun(window.page, server, "chess"), record.start(load("chess"))
    for move in record.moves:
        position = play(hand, position, move)
    table.expect_over()
    assert read_record(server.ask(f"/matches/{table.id}/record").text).moves == record.moves


def choose_level(switch: Switch, level: str) -> None:
    """Choose a level of a puzzle; the one that is proposed is chosen already."""
    radio = switch.page.locator(f'input[type=radio][value="{level}"]')
    radio.wait_for(state="attached")
    if not radio.is_checked():
        switch.choose(f'input[type=radio][value="{level}"]')
        expect(radio).to_be_checked()


def sit(switch: Switch, seat: int) -> None:
    """Let another person sit down at a seat."""
    switch.choose(f":nth-child({seat + 1} of .seat) select")
    switch.choose("dialog[open] button", "Another person at this screen")


def play(switch: Switch, position: Position, move: str) -> Position:
    """Choose a move, choice by choice; what alone can follow is not asked."""
    offered, follows = position.choices(), False
    for step in next(one.steps for one in position.moves() if one.text == move):
        node = next(one for one in offered if one.text == step)
        if not (follows and len(offered) == 1):
            choose(switch, node, offered)
        offered, follows = node.children, True
    return position.play(move)


def choose(switch: Switch, node: Choice, among: Sequence[Choice]) -> None:
    """Choose one choice: its place, or its button where it has none; both where others share the place."""
    if node.places:
        others = {place for one in among if one is not node for place in one.places}
        own = [place for place in node.places if place not in others]
        switch.choose(", ".join(f'[data-place="{place}"][data-offered]' for place in own or node.places[:1]))
        if own:
            return
    switch.choose(f'button[data-choice="{node.text}"]')


def test_pressing_the_space_bar_turns_scanning_on_and_the_menu_turns_it_off(window: Window) -> None:
    page = window.page
    switch = Switch(page, CALM)
    page.goto("/")
    expect(page.get_by_role("button", name="Play Chess")).to_be_visible()
    for _ in range(3):
        page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Turn scanning on")).to_be_focused()
    page.clock.run_for(CALM)
    page.keyboard.press("Space")
    switch.menu("Settings")
    expect(page.get_by_role("heading", level=1, name="Settings")).to_be_visible()

    page.reload()
    switch.choose("input[type=radio][value=dark]")
    expect(page.locator(":root")).to_have_attribute("data-theme", "dark")
    switch.menu("Turn scanning off")
    expect(page.locator("[data-scanning]")).to_have_count(0)


def test_moves_are_undone_and_the_game_is_played_again_by_the_space_bar_alone(window: Window, server: Server) -> None:
    page, switch = window.page, scanning(window)
    table = begun(page, server, "tic-tac-toe")
    first = table.id
    switch.choose('[data-place="b2"][data-offered]')
    table.expect_plies(1)
    switch.choose("[data-constant=undo]")
    table.expect_plies(0)
    for place in ("a1", "b1", "a2", "b2", "a3"):
        switch.choose(f'[data-place="{place}"][data-offered]')
    table.expect_over()
    switch.choose("main button", "New game")
    page.wait_for_url(lambda url: first not in url)
    switch.choose('[data-place="c3"][data-offered]')
    table.expect_plies(1)


def test_staying_with_the_pointer_chooses_and_resting_does_not(window: Window, server: Server) -> None:
    page = window.page
    scanning(window, mode="pointer", dwell=1500)
    table = begun(page, server, "tic-tac-toe")
    expect(page.locator("[data-scanning] [data-state]")).to_be_visible()
    page.locator('[data-place="b2"][data-offered]').wait_for(state="attached")
    for _ in range(10):
        page.clock.run_for(CALM)
    page.mouse.move(10, 10)
    page.locator('[data-place="b2"]').hover()
    page.clock.run_for(1400)
    table.expect_plies(0)
    page.clock.run_for(200)
    table.expect_plies(1)
