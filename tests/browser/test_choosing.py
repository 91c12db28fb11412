"""Finding a game, setting a match, and who plays."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.screens import GameScreen, LibraryScreen
from tests.browser.server import Server
from tests.browser.window import Window

LIBRARY = re.compile(r":\d+/$")


@pytest.fixture
def players(server: Server) -> Iterator[dict[str, str]]:
    """Two players of this server, by name; Eva played last."""
    made = [server.tell("/profiles", name=name).json() for name in ("Adam", "Eva")]
    ids = {str(one["name"]): str(one["id"]) for one in made}
    server.send("POST", f"/profiles/{ids['Eva']}/used")
    yield ids
    for id in ids.values():
        server.send("DELETE", f"/profiles/{id}")


def test_somebody_new_is_welcomed_and_plays_at_once(window: Window) -> None:
    library = LibraryScreen(window.page).open()
    expect(window.page.get_by_role("heading", name="Welcome to Ludoteka")).to_be_visible()
    library.play("Tic-tac-toe")


def test_games_are_found_without_accents_and_the_address_keeps_it(open_page: Opener) -> None:
    page = open_page(language="cs").page
    page.goto("/")
    page.get_by_role("searchbox").fill("sachy")
    expect(page.get_by_role("status")).to_have_text("1 hra")
    page.reload()
    expect(page.get_by_role("heading", level=3)).to_have_text("Šachy")
    page.get_by_role("searchbox").fill("sachy xyz")
    expect(page.get_by_text("Taková hra tu není")).to_be_visible()
    page.get_by_role("button", name="Zrušit filtry").click()
    expect(page.get_by_role("searchbox")).to_have_value("")


def test_filters_narrow_what_is_shown(window: Window) -> None:
    page = window.page
    page.goto("/")
    chip = page.get_by_role("button", name=re.compile("^Memory"))
    expect(chip).to_contain_text("3 games")
    chip.click()
    expect(chip).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("heading", level=3)).to_have_count(3)


def test_a_game_remembers_how_it_was_set(window: Window) -> None:
    page = window.page
    page.goto("/games/tic-tac-toe")
    game = GameScreen(page).opened("Tic-tac-toe")
    game.sit(1, "Computer", 5)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/tables/*")
    page.goto("/games/tic-tac-toe")
    expect(page.get_by_role("group", name="Seat of O").get_by_label("Strength")).to_have_value("5")


def test_the_last_player_is_chosen_after_fifteen_seconds(players: dict[str, str], open_page: Opener) -> None:
    page = open_page(profile=players["Eva"]).page
    page.clock.install()
    page.goto("/")
    expect(page.get_by_text("Eva plays on in")).to_be_visible()
    page.clock.run_for(10_000)
    expect(page).to_have_url(re.compile("/profiles$"))
    page.clock.run_for(6_000)
    expect(page).to_have_url(LIBRARY)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Eva")


def test_any_key_stops_the_choice(players: dict[str, str], open_page: Opener) -> None:
    page = open_page(profile=players["Eva"]).page
    page.clock.install()
    page.goto("/")
    expect(page.get_by_text("Eva plays on in")).to_be_visible()
    page.keyboard.press("x")
    expect(page.get_by_text("Eva plays on in")).to_be_hidden()
    page.clock.run_for(30_000)
    expect(page).to_have_url(re.compile("/profiles$"))
    page.get_by_role("button", name="Adam").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Adam")


def test_a_deleted_match_can_be_brought_back(players: dict[str, str], open_page: Opener, server: Server) -> None:
    server.tell("/matches", game="hex", seats=[{"who": "person"}, {"who": "person"}], profile=players["Adam"])
    page = open_page(profile=players["Adam"]).page
    page.goto("/games/hex")
    rows = page.get_by_role("region", name="My matches").get_by_role("listitem")
    rows.get_by_role("button", name="Actions with this match").click()
    page.get_by_role("menuitem", name="Delete the match").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete the match").click()
    expect(page.get_by_text("You have not played this yet")).to_be_visible()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(rows).to_have_count(1)
