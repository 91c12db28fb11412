"""Setting up a switch, the report of choices, and two profiles at one table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.screens import GameScreen
from tests.browser.server import Server
from tests.browser.window import violations, violations_in_every_look

STEP = 100


@pytest.fixture
def anna(server: Server) -> Iterator[str]:
    """A player with one switch, in Czech and dark, who hears a voice of her own and has a frame of her own."""
    scanning = {"on": True, "mode": "auto", "interval": 1000, "loops": 0, "audio": "speak", "voice": "Zuzana",
                "rate": 1.5, "colour": "good", "outline": "dashed", "frame": 8}
    details = {"name": "Anna", "language": "cs", "settings": {"theme": "dark", "sound": False}, "access": scanning}
    yield from made(server, details)


@pytest.fixture
def bob(server: Server) -> Iterator[str]:
    """A player with a mouse, in English and light, to whom the computer speaks."""
    settings = {"theme": "light", "sound": False, "speech": "full"}
    yield from made(server, {"name": "Bob", "language": "en", "settings": settings, "access": {"voice": "Daniel"}})


def made(server: Server, details: Mapping[str, object]) -> Iterator[str]:
    """A profile for as long as a test lasts. Tests name it before their windows, which are closed before it goes."""
    id = str(server.tell("/profiles", **details).json()["id"])
    yield id
    server.send("DELETE", f"/profiles/{id}")


def press(page: Page) -> None:
    """Press the switch."""
    page.keyboard.down("Space")
    page.clock.run_for(80)
    page.keyboard.up("Space")


def begin_test(page: Page) -> None:
    """Come to the press test; from now on time can be made to pass quicker."""
    page.clock.install()
    page.goto("/wizard")
    page.get_by_role("button", name="With one switch The highlight").click()
    page.get_by_role("button", name="Begin the test").click()


def wait_for_lamp(page: Page) -> None:
    """Let time pass until the lamp lights up."""
    for _ in range(100):
        if page.get_by_text("Press!", exact=True).count():
            return
        page.clock.run_for(STEP)
    raise AssertionError("the lamp does not light up")


def press_ten_times(page: Page) -> None:
    """Press each time 600 milliseconds after the lamp, or a little later where the machine is busy."""
    for _ in range(10):
        wait_for_lamp(page)
        page.clock.run_for(600)
        press(page)
    page.clock.run_for(2000)


def choose(page: Page, words: str) -> None:
    """Wait until the scan highlights what is called so, and press."""
    for _ in range(300):
        if words in (page.locator("[data-scanning] p").text_content() or ""):
            press(page)
            page.clock.run_for(6 * STEP)  # until the switch is heard again
            return
        page.clock.run_for(STEP)
    raise AssertionError(f"the scan never comes to {words}")


VOICES = """
    window.heard = [];
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
    speechSynthesis.getVoices = () => [{ name: "Zuzana", lang: "cs-CZ" }, { name: "Daniel", lang: "en-GB" }];
    speechSynthesis.speak = ({ lang, rate, voice, text }) => heard.push([lang, rate, voice?.name, text]);
"""
"""Two voices; a test has no ears, so what they say is written down."""


@dataclass(frozen=True)
class Theirs:
    """What a player has of their own at a table: what is seen, what is heard, and who is said to be at the keys."""

    language: str
    theme: str
    voice: tuple[str, float, str]
    frame: str | None
    keys: str


ANNAS = Theirs("cs", "dark", ("cs", 1.5, "Zuzana"), "highlight good dashed 8px", "Anna právě hraje")
BOBS = Theirs("en", "light", ("en", 1, "Daniel"), None, "Bob")


def theirs(page: Page) -> Theirs:
    """What the one who has the turn sees and hears now."""
    language, theme, voice, frame, keys = page.evaluate("""() => {
        const { lang, dataset } = document.documentElement;
        const frame = document.querySelector("[data-scanning] .highlight");
        const look = frame && [...frame.classList].filter(name => !name.startsWith("svelte")).join(" ");
        return [lang, dataset.theme, heard.at(-1)?.slice(0, 3) ?? [], frame && `${look} ${
            frame.style.getPropertyValue("--frame")}`, document.querySelector("header .who").innerText];
    }""")
    return Theirs(language, theme, tuple(voice), frame, " ".join(keys.split()))


def test_a_switch_is_set_up_from_ten_presses(bob: str, open_page: Opener, server: Server) -> None:
    page = open_page(profile=bob).page
    begin_test(page)
    press_ten_times(page)
    expect(page.get_by_text("No press was repeated by mistake")).to_be_visible()
    assert violations_in_every_look(page) == []
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Skip the practice").click()
    with page.expect_response(f"**/profiles/{bob}"):
        page.get_by_role("button", name="Accept").click()
    expect(page.get_by_role("heading", name="Scanning and switches")).to_be_visible()
    access = next(one for one in server.ask("/profiles").json() if one["id"] == bob)["access"]
    assert (access["on"], access["mode"]) == (True, "auto")
    assert access["interval"] >= 950, "600 ms by the 0.65 rule"


def test_the_trial_asks_and_counts(open_page: Opener) -> None:
    page = open_page().page
    begin_test(page)
    press_ten_times(page)
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Start the practice").click()
    expect(page.get_by_text("Choose:")).to_be_visible()
    for _ in range(8):
        press(page)
        page.clock.run_for(600)
    assert violations_in_every_look(page) == []
    page.get_by_role("button", name="End the practice").click()
    expect(page.get_by_text("choices in the practice")).to_be_visible()
    assert violations_in_every_look(page) == []


def test_whoever_scans_sets_it_up_by_the_switch_alone(bob: str, open_page: Opener, server: Server) -> None:
    access = {"on": True, "pattern": "linear", "loops": 0}
    profile = {"name": "Bob", "language": "en", "settings": {"sound": False}, "access": access}
    server.send("PUT", f"/profiles/{bob}", json=profile)
    page = open_page(profile=bob).page
    page.clock.install()
    page.goto("/wizard")
    choose(page, "With one switch")
    choose(page, "Begin the test")
    expect(page.locator("[data-scanning]")).to_have_count(0)
    press_ten_times(page)
    choose(page, "Go on")
    choose(page, "Skip the practice")
    choose(page, "Accept")
    expect(page.get_by_role("heading", name="Scanning and switches")).to_be_visible()


def test_choices_are_reported_and_advised_upon(bob: str, open_page: Opener, server: Server) -> None:
    choice = {"at": 1_790_000_000_000, "target": "item:e4", "steps": 4, "presses": 2, "milliseconds": 3400,
              "mode": "auto", "interval": 1000, "game": "chess", "reaction": 640}
    choices = [{**choice, **({"mistake": "late"} if number % 3 == 0 else {})} for number in range(60)]
    server.send("POST", f"/profiles/{bob}/selections", json=choices)
    page = open_page(profile=bob).page
    page.goto("/report")
    expect(page.get_by_role("heading", name="Kinds of mistakes")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="CSV").click()
    rows = Path(download.value.path()).read_text(encoding="utf-8").splitlines()
    assert len(rows) == 61
    assert rows[1] == "2026-09-21T14:13:20.000Z,chess,,item:e4,4,2,3400,640,late,auto,1000"
    page.goto("/scanning")
    interval = page.get_by_role("slider", name="Time for one highlight")
    expect(page.get_by_text("You pressed a moment late in 20 of 60 choices (33%).")).to_be_visible()
    page.get_by_role("button", name="Set it so").click()
    expect(interval).to_have_attribute("aria-valuetext", "1.25 s")
    page.get_by_role("button", name="Undo").click()
    expect(interval).to_have_attribute("aria-valuetext", "1 s")
    with page.expect_response(f"**/profiles/{bob}"):
        page.get_by_role("button", name="No, thanks").click()
    expect(page.get_by_text("It stays as it is.")).to_be_visible()
    assert violations(page) == []
    with page.expect_response("**/selections"):
        page.reload()
    expect(interval).to_be_visible()
    expect(page.get_by_text("You pressed a moment late")).to_have_count(0)


def test_settings_come_from_another_player_by_the_switch_alone(
        anna: str, bob: str, open_page: Opener, server: Server) -> None:
    scanning = {"on": True, "pattern": "linear", "loops": 0, "switch1": "Space F13"}
    profile = {"name": "Bob", "language": "en", "settings": {"sound": False}, "access": scanning}
    server.send("PUT", f"/profiles/{bob}", json=profile)
    page = open_page(profile=bob).page
    page.clock.install()
    page.goto("/scanning")
    choose(page, "Take over from another player")
    choose(page, "Anna")
    expect(page.get_by_role("region", name="Notices")).to_contain_text("The settings have been taken over.")
    taken = access_of(server, bob)
    assert (taken["outline"], taken["frame"], "switch1" in taken, taken["on"]) == ("dashed", 8, False, True)
    page.mouse.move(20, 400)  # a mouse that moves is one
    with page.expect_response(f"**/profiles/{bob}"):
        page.get_by_role("button", name="Back to my own").click()
    expect(page.get_by_role("radio", name="Solid")).to_be_checked()
    assert access_of(server, bob) == scanning


def access_of(server: Server, profile: str) -> dict[str, object]:
    """How somebody scans, as it is stored."""
    access: dict[str, object] = next(one for one in server.ask("/profiles").json() if one["id"] == profile)["access"]
    return access


def test_each_of_two_profiles_has_the_table_as_they_want_it(
        anna: str, bob: str, open_page: Opener, server: Server) -> None:
    page = open_page(profile=bob).page
    page.add_init_script(VOICES)
    page.goto("/games/othello")
    game = GameScreen(page).opened("Othello")
    game.sit(1, "Anna")
    table = game.play()
    bar = page.locator("[data-scanning]")
    page.locator('[data-place][aria-label*="can be chosen"]').first.focus()
    assert theirs(page) == BOBS
    page.locator('[data-place][aria-label*="can be chosen"]').first.click()
    expect(bar).to_contain_text("prázdné")
    assert theirs(page) == ANNAS
    with page.expect_response("**/selections"):
        page.keyboard.press("Space")
    expect(table.status).to_contain_text("Choose")
    expect(bar).to_have_count(0)
    page.locator('[data-place][aria-label*="can be chosen"]').first.focus()
    assert theirs(page) == BOBS
    assert {(lang, voice) for lang, _, voice, _ in page.evaluate("heard")} == {("cs", "Zuzana"), ("en", "Daniel")}
    [chosen] = server.ask(f"/profiles/{anna}/selections").json()
    assert (chosen["game"], chosen["presses"]) == ("othello", 1)
    page.go_back()
    expect(page.get_by_role("heading", name="Othello", level=1)).to_be_visible()
    assert anna not in page.evaluate("localStorage.ludoteka")


def test_a_profile_sits_down_in_the_middle_of_a_match_and_keeps_the_keys(
        anna: str, bob: str, open_page: Opener) -> None:
    page = open_page(profile=bob).page
    page.add_init_script(VOICES)
    page.goto("/games/tic-tac-toe")
    table = GameScreen(page).opened("Tic-tac-toe").play()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitem", name="Who sits where").click()
    dialog = page.get_by_role("dialog", name="Who sits where")
    seats = dialog.get_by_role("group", name="Seat of")
    seats.nth(1).get_by_label("Who").select_option(label="Anna")
    expect(seats.nth(1).get_by_label("Who")).to_have_value(f"profile-{anna}")
    assert violations(page) == []
    dialog.get_by_role("button", name="Close").last.click()
    table.place("b2", offered=True).click()
    expect(page.locator("[data-scanning]")).to_contain_text("prázdné")
    expect(page.get_by_role("link", name="Anna, právě hraje")).to_be_visible()
    assert violations(page) == []
    page.mouse.move(20, 400)  # a mouse that moves is one
    page.get_by_role("link", name="Nastavení", exact=True).click()
    expect(page.get_by_text("Nastavení hráče Anna.")).to_be_visible()
    expect(page.locator("[data-lit]").first).to_be_visible()
    assert theirs(page) == ANNAS, "she who left the table by her switch can still use it"
    page.go_back()
    expect(page.locator("[data-scanning]")).to_contain_text("prázdné")
    assert anna not in page.evaluate("localStorage.ludoteka")
