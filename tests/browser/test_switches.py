"""Switches of every kind: two, four, waiting, holding, staying, a mouse; and what replaces lists and keyboards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import log2
from statistics import mean

import pytest
from playwright.sync_api import FloatRect, Page, Route, expect

from ludoteka.games import names
from tests.browser.conftest import Opener
from tests.browser.server import Server
from tests.browser.switch import (
    CALM,
    LOOK,
    SETTLED,
    Counting,
    Finger,
    Halving,
    Holding,
    MiddleButton,
    MouseButton,
    Quartering,
    Staying,
    Switch,
    Turning,
    TwoSwitches,
    Waiting,
    begun,
    remember,
    scanning,
)
from tests.browser.window import PHONE, THINKING, Window

LIBRARY = re.compile(r"\d/$")
NAME = "dialog[open] input:not([type=radio], [type=range])"
FIRST_WINS = ("a1", "b1", "a2", "b2", "a3")


@pytest.mark.parametrize("kind", [TwoSwitches, Waiting, Halving, Quartering, Holding, Turning, Staying])
def test_a_whole_game_is_played_and_left(window: Window, server: Server, kind: type[Switch]) -> None:
    remember(window, **kind.ACCESS)
    player = kind(window.page)
    table = begun(window.page, server, "tic-tac-toe")
    for place in FIRST_WINS:
        player.choose(f'[data-place="{place}"][data-offered]')
    table.expect_over()
    player.menu("Library")
    expect(window.page).to_have_url(LIBRARY)


def test_a_game_of_the_library_is_begun_in_few_steps(window: Window) -> None:
    remember(window)
    player = Counting(window.page)
    steps = []
    for title in ("Chess", "Amazons", "Y"):  # groups are nearly of a size, so what is last takes longest
        player.steps = 0
        window.page.goto("/")
        player.choose(f'button[aria-label="Play {title}"]')
        window.page.wait_for_url(re.compile(r"/tables/"))
        steps.append(player.steps)
    assert mean(steps) <= log2(len(names())) + 4
    assert max(steps) <= 2 * log2(len(names())) + 1


def test_the_games_of_the_library_stand_still_while_they_are_scanned(window: Window) -> None:
    page, switch, held = window.page, scanning(window), list[Route]()
    page.route("**/api/v1/played*", lambda route: held.append(route))
    page.goto("/")
    expect(page.locator(".games[aria-busy]")).to_be_visible()
    page.clock.run_for(CALM)
    expect(page.locator("[data-lit], article")).to_have_count(0)
    assert held
    for route in held:
        route.continue_()
    page.locator("article").first.wait_for()
    switch.settle()
    titles = page.locator("article h3").all_inner_texts()
    assert len(titles) >= len(names())
    assert titles == sorted(titles, key=str.casefold)


def park(page: Page, place: str) -> None:
    """Lay the mouse on a place; after a while it is a button and no more."""
    page.locator(f'[data-place="{place}"]').hover()
    page.clock.run_for(6000)


@pytest.mark.parametrize(("kind", "access"), [(MouseButton, {}), (MiddleButton, {"switch1": "mouse1"})])
def test_a_mouse_button_is_the_only_switch(
        window: Window, server: Server, kind: type[MouseButton], access: dict[str, str]) -> None:
    remember(window, **access)
    page, player = window.page, kind(window.page)
    table = begun(page, server, "tic-tac-toe")
    park(page, "c3")
    for plies, place in enumerate(("b2", "a1"), start=1):
        player.choose(f'[data-place="{place}"][data-offered]')
        table.expect_plies(plies)
    player.menu("Library")
    expect(page).to_have_url(LIBRARY)


def test_a_key_stays_down_while_a_mouse_button_is_let_go(window: Window) -> None:
    page, switch = window.page, scanning(window, longPress="back", longPressTime=1000, switch2="", next="mouse2")
    page.goto("/")
    switch.settle()
    page.keyboard.down("Space")
    page.mouse.click(4, 600, button="right")
    switch.wait(1200)
    page.keyboard.up("Space")
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()


@pytest.fixture
def adam(server: Server) -> Iterator[None]:
    """Somebody who plays here already; whoever comes in the test leaves after it."""
    server.tell("/profiles", name="Adam")
    before = {one["id"] for one in server.ask("/profiles").json() if one["name"] != "Adam"}
    yield
    for one in server.ask("/profiles").json():
        if one["id"] not in before:
            server.send("DELETE", f"/profiles/{one['id']}")


@pytest.mark.usefixtures("adam")
def test_a_player_writes_their_name_by_the_space_bar(window: Window, server: Server) -> None:
    page, switch = window.page, scanning(window)
    page.goto("/profiles")
    switch.choose("main button.other")
    switch.choose(NAME)
    for letter in "evx":
        switch.choose("dialog[open] .letters button", letter)
    switch.choose("dialog[open] .letters button", "Delete")
    switch.choose("dialog[open] .letters button", "a")
    switch.settle()
    expect(page.locator("dialog[open] .letters button[data-lit]").first).to_have_text("Done")  # all of it
    expect(page.locator("dialog[open] .value")).to_have_text("Eva")
    switch.choose("dialog[open] .letters button", "Done")
    switch.choose("dialog[open] button", "Create")
    expect(page.get_by_role("link", name="Playing as Eva")).to_be_visible()
    expect(page.locator("[data-scanning]")).to_have_count(1)
    assert "Eva" in [one["name"] for one in server.ask("/profiles").json()]


@pytest.mark.usefixtures("adam")
def test_whoever_scans_makes_a_player_who_scans(window: Window, server: Server) -> None:
    page, switch = window.page, scanning(window, switch2="KeyX")
    page.goto("/profiles")
    switch.choose("main button.other")
    needs = page.locator("dialog[open] input[type=range]")
    expect(needs).to_have_attribute("aria-valuetext", "With one switch")
    page.locator(NAME).fill("Ota")
    switch.choose("dialog[open] button", "Create")
    expect(page.get_by_role("link", name="Playing as Ota")).to_be_visible()
    access = next(one for one in server.ask("/profiles").json() if one["name"] == "Ota")["access"]
    assert (access["on"], access["switch2"]) == (True, "KeyX")


def test_the_menu_makes_the_scan_slower(window: Window) -> None:
    page, switch = window.page, scanning(window, interval=500)
    page.goto("/settings")
    switch.menu("Slower, now 0.5 s")
    value = page.locator("dialog[open] .value")
    expect(value).to_have_text("One highlight lasts 0.6 s")
    switch.choose("dialog[open] button", "Slower")
    expect(value).to_have_text("One highlight lasts 0.7 s")
    switch.choose("dialog[open] button", "Faster")
    expect(value).to_have_text("One highlight lasts 0.6 s")
    switch.choose("dialog[open] button", "Done")
    expect(page.locator("dialog[open]")).to_have_count(0)


def said(switch: Switch, times: int) -> list[str]:
    """What the bar says of so many stops from the first on."""
    switch.settle()
    words = []
    for _ in range(times):
        words.append(switch.page.locator("[data-scanning] [data-rest]").inner_text())
        switch.go_on("running")
    return words


def test_groups_are_called_by_what_is_in_them(window: Window) -> None:
    page, switch = window.page, scanning(window, loops=0)
    page.goto("/settings")
    assert said(switch, 1)[0].startswith("Appearance")
    framed_alone(switch, "input[type=radio][value=dark]")
    page.goto("/")
    find, first, *_ = said(switch, 12)
    assert find == "Find a game"
    assert re.fullmatch(r"1 to \d+ of \d+: Alice maze to [A-Z].+", first)
    framed_alone(switch, 'a[href="/games/chess"]')
    expect(page.locator("[data-scanning] [data-rest]")).to_have_text("Rules and opponents of Chess")


def test_a_switch_says_whether_it_is_on(window: Window) -> None:
    page, switch = window.page, scanning(window, loops=0)
    words = page.locator("[data-scanning] [data-rest]")
    page.goto("/settings")
    box = page.locator("main input[type=checkbox]").first
    box.wait_for(state="attached")
    for state in ("on", "off") if box.is_checked() else ("off", "on"):
        framed_alone(switch, "main input[type=checkbox]")
        expect(words).to_have_text(re.compile(f": {state}$"))
        switch.press()
        switch.settle()


def test_what_a_choice_gains_is_spoken_where_it_is_framed(window: Window, server: Server) -> None:
    page = window.page
    page.add_init_script("window.spoken = []; speechSynthesis.speak = ({ text }) => spoken.push(text)")
    switch = scanning(window, audio="speak", loops=0)
    page.goto(server.begin("yacht"))
    switch.choose('[data-choice="write it down"]')
    page.locator('[data-offered*="gains"]').first.wait_for(state="attached")
    framed_alone(switch, '[data-offered*="gains"]')
    assert re.search(r", gains \d+ points?$", page.evaluate("spoken.at(-1)"))


def test_a_slider_is_set_by_the_space_bar(window: Window) -> None:
    page, switch = window.page, scanning(window)
    page.goto("/games/tic-tac-toe")
    strength = page.get_by_role("group", name="Seat of O").get_by_label("Strength")
    expect(strength).to_have_value("2")
    switch.choose(".strength input")
    for words in ("More", "More", "Less"):
        switch.choose("dialog[open] button", words)
        expect(page.locator("dialog[open] .value")).to_have_text(strength.get_attribute("aria-valuetext") or "none")
    switch.choose("dialog[open] button", "Done")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(strength).to_have_value("3")


def test_the_menu_is_there_while_a_computer_thinks(window: Window, server: Server) -> None:
    page, switch = window.page, scanning(window)
    begun(page, server, "chess", "level-8", "person")
    bar = page.locator("[data-scanning] [data-state]")
    expect(page.locator(".status [role=status]")).to_contain_text("thinking")
    expect(bar).to_have_attribute("data-state", "idle")
    switch.press()
    expect(page.locator("[data-constant=menu]")).to_have_attribute("data-lit", "")
    switch.menu("Library")
    expect(page).to_have_url(LIBRARY)


def test_a_press_that_bounces_while_a_computer_thinks_begins_the_scan_and_takes_nothing(
        window: Window, server: Server) -> None:
    page, switch = window.page, scanning(window, ignoreRepeat=500)
    begun(page, server, "chess", "level-8", "person")
    expect(page.locator(".status [role=status]")).to_contain_text("thinking")
    page.keyboard.press("Space")
    switch.wait(50)
    page.keyboard.press("Space")
    expect(page.locator("[data-ignored]")).to_be_visible()
    expect(page.locator("[data-constant=menu]")).to_have_attribute("data-lit", "")
    switch.wait(SETTLED)
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_mouse_that_stays_calls_for_the_scan_and_answers(window: Window) -> None:
    page, mouse = window.page, MouseButton(window.page)
    page.goto("/")
    expect(page.get_by_role("button", name="Play Chess")).to_be_visible()
    page.mouse.move(4, 600)
    for _ in range(3):
        mouse.press()
    expect(page.get_by_role("button", name="Turn scanning on")).to_be_visible()
    page.clock.run_for(CALM)
    mouse.press()
    expect(page.locator("[data-scanning] [data-state]")).to_be_visible()


def test_a_finger_anywhere_is_the_switch(open_page: Opener, server: Server) -> None:
    window = open_page(size=PHONE)
    remember(window, anywhere=True)
    page, finger = window.page, Finger(window.page)
    table = begun(page, server, "tic-tac-toe")
    finger.lies_on(page.locator('[data-place="c1"]'))
    for plies, place in enumerate(("b2", "a1"), start=1):
        finger.choose(f'[data-place="{place}"][data-offered]')
        table.expect_plies(plies)
    finger.menu("Turn scanning off")
    expect(page.locator("[data-scanning]")).to_have_count(0)


def test_the_only_choice_makes_itself_where_the_player_wishes_it(window: Window, server: Server) -> None:
    page, switch = window.page, scanning(window, forced=2000, loops=0)
    table = begun(page, server, "tic-tac-toe")
    for place in ("a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3"):
        switch.choose(f'[data-place="{place}"][data-offered]')
    table.expect_plies(8)
    said = page.locator("[data-scanning] [data-rest]")
    for _ in range(20):
        if "The only choice" in (said.text_content() or ""):
            break
        page.clock.run_for(50)
    expect(said).to_contain_text("The only choice, made by itself")
    page.clock.run_for(1000)
    table.expect_plies(8)
    page.clock.run_for(1500)
    table.expect_over()
    page.clock.run_for(5000)
    table.expect_plies(9)


def test_what_a_player_chooses_most_comes_first(window: Window, server: Server) -> None:
    page, switch = window.page, scanning(window, order="own", pattern="linear", after="first")
    for _ in range(2):
        begun(page, server, "tic-tac-toe").expect_plies(0)
        switch.choose('[data-place="b1"][data-offered]')
    begun(page, server, "tic-tac-toe").expect_plies(0)
    lit = page.locator("[data-place][data-lit]")
    for _ in range(400):
        if lit.count():
            break
        page.wait_for_timeout(20)  # the clock does not wait for the table, nor for what the scan has to ask first
        page.clock.run_for(50)
    expect(lit).to_have_attribute("data-place", "b1")


def test_a_press_too_soon_is_seen_and_the_bar_says_where_the_next_one_goes_on(window: Window, server: Server) -> None:
    page, switch = window.page, scanning(window, ignoreRepeat=500)
    begun(page, server, "tic-tac-toe")
    switch.settle()
    page.keyboard.press("Space")
    page.keyboard.press("Space")
    expect(page.locator("[data-ignored]")).to_have_text("Too soon: that press was not counted")
    for _ in range(20):
        page.clock.run_for(1000)
    expect(page.locator("[data-ignored]")).to_have_count(0)
    expect(page.locator("[data-scanning] [data-rest]")).to_have_text("A press goes on in a3: empty to c3: empty")


def test_a_long_press_opens_the_menu_where_nothing_is_above(window: Window) -> None:
    page, switch = window.page, scanning(window, longPress="back", longPressTime=1000)
    page.goto("/")
    switch.settle()
    page.keyboard.down("Space")
    page.clock.run_for(1200)
    page.keyboard.up("Space")
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()


def framed_alone(switch: Switch, selector: str) -> None:
    """Go into groups until this is framed, and nothing else."""
    for _ in range(100):
        state, lit, part = switch.look(selector, "")
        if lit == 1:
            return
        if lit:
            switch.take(lit, part)
        elif state == "running":
            switch.go_on(state)
        else:
            switch.wait(SETTLED)
    raise AssertionError(f"{selector} was never framed alone")


def sides(page: Page, selector: str) -> tuple[float, float]:
    """How wide and high something is."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["width"], box["height"]


def test_what_is_framed_is_seen_larger_on_a_board_and_beside_it(window: Window, server: Server) -> None:
    page, switch = window.page, scanning(window, zoom=1.5)
    begun(page, server, "chess")
    page.locator('[data-place="g1"][data-offered]').wait_for(state="attached")
    place = sides(page, '[data-place="g1"]')
    framed_alone(switch, '[data-place="g1"]')
    assert sides(page, "[data-scanning] .box") == pytest.approx([1.5 * side for side in place], rel=0.02)
    assert sides(page, "[data-scanning] .box use") > sides(page, "[data-scanning] .box")  # the whole board, cut out

    page.goto("/")
    page.get_by_role("button", name="Play Chess").wait_for()
    before = sides(page, '[aria-label="Play Chess"]')
    framed_alone(switch, '[aria-label="Play Chess"]')
    assert sides(page, '[aria-label="Play Chess"]') == pytest.approx([1.5 * side for side in before], rel=0.02)
    switch.go_on("running")
    assert sides(page, '[aria-label="Play Chess"]') == before


def test_a_place_that_was_chosen_is_left_by_back(window: Window, server: Server) -> None:
    page, switch = window.page, scanning(window)
    begun(page, server, "sudoku", "person")
    switch.choose("[data-offered]")
    expect(page.locator("[data-chosen]")).to_have_count(1)
    switch.choose("[data-constant=back]")
    expect(page.locator("[data-chosen]")).to_have_count(0)
    switch.choose("[data-offered]")
    expect(page.locator("[data-chosen]")).to_have_count(1)


@pytest.mark.usefixtures("adam")
def test_a_player_who_has_one_switch_is_scanned_for_at_once(window: Window) -> None:
    page = window.page
    page.goto("/profiles")
    page.locator("main button.other").click()
    page.locator(NAME).fill("Olga")
    page.locator("dialog[open] input[type=range]").fill("3")
    page.get_by_role("button", name="Create").click()
    expect(page.get_by_role("link", name="Playing as Olga")).to_be_visible()
    expect(page.locator("[data-scanning] [data-state]")).to_be_visible()


HIDDEN = """() => {
    const bar = document.querySelector("[data-scanning] .bar")?.getBoundingClientRect().top;
    const framed = document.querySelectorAll("[data-lit]:not([data-scanning] *)");
    const lit = [...framed].map(one => one.getBoundingClientRect());
    const [top, bottom] = [Math.min(...lit.map(one => one.top)), Math.max(...lit.map(one => one.bottom))];
    return lit.length && bottom - top < 400 && (top < 0 || bottom > bar) ? `${top} to ${bottom}, bar at ${bar}` : "";
}"""
"""Where something framed is, that would fit the window and is not seen whole."""


def watched(switch: Switch, steps: int) -> None:
    """Look at so many frames: nothing of them may lie under the bar or outside the window."""
    switch.settle()
    for _ in range(steps):
        assert switch.page.evaluate(HIDDEN) == ""
        state, *_ = switch.page.evaluate(LOOK, ["body", ""])
        switch.wait(switch.interval if state == "running" else SETTLED)


@pytest.mark.usefixtures("adam")
def test_what_is_framed_is_seen_whole(open_page: Opener, server: Server) -> None:
    window = open_page(size=(1280, 720))
    page, switch = window.page, scanning(window, loops=0, pattern="linear")
    begun(page, server, "chess").expect_plies(0)
    watched(switch, 30)
    page.goto("/settings")
    watched(switch, 60)
    page.goto("/profiles")
    switch.choose("main button.other")
    watched(switch, 30)
    create = page.get_by_role("button", name="Create").bounding_box()
    bar = page.locator("[data-scanning] .bar").bounding_box()
    assert create
    assert bar
    assert create["y"] + create["height"] < bar["y"]


def test_what_is_framed_in_the_bar_is_seen(window: Window, server: Server) -> None:
    page, switch = window.page, scanning(window)
    begun(page, server, "tic-tac-toe")
    page.locator('[data-place="a1"][data-offered]').wait_for(state="attached")
    menu = page.locator("[data-constant=menu]")
    box = menu.bounding_box()
    assert box is not None
    beside: FloatRect = {"x": box["x"] - 4, "y": box["y"], "width": 3, "height": box["height"]}
    before = page.screenshot(clip=beside)
    framed_alone(switch, "[data-constant=menu]")
    assert page.screenshot(clip=beside) != before


def test_no_name_of_a_button_stays_open_in_a_dialog_of_the_scan(window: Window) -> None:
    page, switch = window.page, scanning(window)
    page.goto("/settings")
    switch.choose("[data-constant=menu]")
    expect(page.locator("dialog[open]")).to_be_visible()
    expect(page.locator("dialog[open] .tip")).to_have_count(0)


def test_the_move_of_a_hint_is_the_first_choice(window: Window, server: Server) -> None:
    page, switch = window.page, scanning(window)
    table = begun(page, server, "skid", "person")
    switch.menu("Hint")
    page.locator(".advice h2").wait_for(timeout=THINKING)
    switch.settle()
    expect(page.locator("[data-lit]")).to_have_text(["Play it"])
    switch.choose("[data-advised]", "Play it")
    table.expect_plies(1)


def test_whoever_does_nothing_declines_the_scan(window: Window) -> None:
    page, switch = window.page, Switch(window.page)
    page.goto("/")
    expect(page.get_by_role("button", name="Play Chess")).to_be_visible()
    for _ in range(3):
        switch.press()
    expect(page.get_by_role("button", name="Turn scanning on")).to_be_visible()
    page.clock.run_for(46_000)
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("[data-scanning]")).to_have_count(0)


def test_the_only_switch_that_works_stays(window: Window) -> None:
    page, switch = window.page, scanning(window)
    page.goto("/scanning")
    switch.choose('[aria-label="Remove: Space"]')
    expect(page.locator("[data-notices]")).to_contain_text("Space stays")
    expect(page.locator('[aria-label="Remove: Space"]')).to_be_visible()
