"""Tiles laid by mouse, by touch, by keys and by the space bar alone, to the end of a match.

`LUDOTEKA_WHOLE=1` plays whole matches; without it, their last four tiles.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from ludoteka.games import load
from tests.browser.conftest import Opener
from tests.browser.screens import OFFERED, OFFERS, TableScreen
from tests.browser.server import Server
from tests.browser.switch import scanning
from tests.browser.walking import tab_to, walk_to
from tests.browser.window import PHONE, THINKING, Window, violations

SEED = 1
"""With it the first tile fits in several ways."""
NEAR_THE_END = (Path(__file__).parent / "positions/carcassonne.txt").read_text(encoding="utf-8")
"""One tile lies in the tray and three are in the bag, and both have followers left: the text of such a position, as
`str` gives it."""
LATE = "" if "LUDOTEKA_WHOLE" in os.environ else NEAR_THE_END
GOING_ON = "The final scoring is going on."
WAYS = re.compile("; Enter lays it")
PART = '[data-place*="."][aria-label*="can be chosen"]'
"""A part of the new tile on which a follower can stand."""


def begun(
    page: Page, server: Server, position: str = "", other: str = "person", seed: int = SEED,
) -> TableScreen:
    """A match of two at one screen, always with the same tiles."""
    asked = {"game": "carcassonne", "seats": [{"who": "person"}, {"who": other}], "seed": seed, "position": position}
    page.goto(f"/tables/{server.tell('/matches', **asked).json()['id']}")
    table = TableScreen(page).opened()
    expect(page.locator(OFFERS).first).to_be_visible()
    return table


def over(page: Page) -> Locator:
    """What is there only at the end: the final scoring, or what can be done after it."""
    return page.locator("[data-scoring=next]").or_(page.get_by_role("button", name="New game"))


def points(page: Page) -> list[int]:
    """How many points each player has, as everybody sees it."""
    seats = page.get_by_role("list", name="Players")
    return [int(one) for one in seats.locator(".fact b").all_text_contents()]


def told_now(page: Page) -> list[int]:
    """What each player is shown to earn in the area that is framed."""
    sums = [0, 0]
    expect(page.locator("[data-outline=scored]")).to_have_count(1)
    for one in page.locator("[data-earned] [data-earner]").all():
        sums[int(one.get_attribute("data-earner") or 0)] += int(one.text_content() or 0)
    assert any(sums)
    return sums


def listed(page: Page) -> list[int]:
    """The sums of the list of what the final scoring brought."""
    sums = [0, 0]
    for one in page.locator("[data-scored] [data-earner]").all():
        sums[int(one.get_attribute("data-earner") or 0)] += int((one.text_content() or "").split()[-1])
    return sums


def expect_scored(page: Page, server: Server, table: TableScreen, before: list[int], go_on: Callable[[], None]) -> None:
    """The end came, its points are told and counted area by area, and nobody has a follower on the board."""
    areas, told = 0, [0, 0]
    while page.locator("[data-scoring=next]").is_visible():
        areas += 1
        status = page.locator(".status [role=status]")
        step = re.compile(rf"\b{areas} of \d+: ")
        expect(status).to_contain_text(step)
        expect(status).to_contain_text(GOING_ON)
        expect_no_winner(page)
        brought = told_now(page)
        told = added(told, brought)
        assert points(page) == added(before, told)
        for earned, sum_now in zip(brought, points(page), strict=True):
            expect(status).to_contain_text(f"+{earned} (now {sum_now})" if earned else "")
        go_on()
        expect(status).not_to_contain_text(step)
    assert areas > 3
    assert told == listed(page)
    assert points(page) == added(before, told)
    expect(page.locator("[data-scored]")).to_have_count(areas)
    expect(page.get_by_role("button", name="New game")).to_be_visible()
    expect_a_winner(page)
    assert len(server.ask(f"/matches/{table.id}").json()["results"]) == 2
    expect(page.locator('[data-place*="."]')).to_have_count(0)


def added(these: list[int], those: list[int]) -> list[int]:
    """Two sums for each player in one."""
    return [sum(both) for both in zip(these, those, strict=True)]


def expect_no_winner(page: Page) -> None:
    """Nobody is told yet to have won, wherever one looks."""
    expect(page.locator(".status")).not_to_contain_text(re.compile("wins|vyhrává", re.IGNORECASE))
    expect(page.locator(".seats .won")).to_have_count(0)


def expect_a_winner(page: Page) -> None:
    """Who has won is seen and heard."""
    for told in (".status .words", ".status [role=status]"):
        expect(page.locator(told)).to_contain_text(re.compile("wins|vyhrává", re.IGNORECASE))
    expect(page.locator(".seats .won")).to_have_count(1)


def settled(table: TableScreen, before: str) -> None:
    """Wait until something else is offered, or it is over."""
    table.page.wait_for_function(
        f"([selector, before]) => ({OFFERED})([selector]) !== before", arg=[OFFERS, before])
    expect(table.page.locator(OFFERS).or_(over(table.page)).first).to_be_visible()


def test_the_wheel_turns_a_tile_and_clicks_lay_it_and_place_a_follower(window: Window, server: Server) -> None:
    page = window.page
    table = begun(page, server)
    cell = page.locator("[data-offered]").and_(page.get_by_label(WAYS)).first
    name = str(cell.get_attribute("data-place"))
    cell.hover()
    ghost = page.locator("[data-drawing] .ghosts .body")
    expect(ghost).to_have_count(1)
    before = ghost.get_attribute("style")
    page.mouse.wheel(0, 120)
    expect(ghost).not_to_have_attribute("style", before or "")
    turned = ghost.get_attribute("style")
    cell.click()
    table.expect_plies(2)
    expect(page.locator(f'[data-on="{name}"] .body')).to_have_attribute("style", turned or "")
    part = page.locator(f'[data-place^="{name}."]').and_(page.get_by_label(re.compile("can be chosen"))).first
    part.click()
    expect(page.get_by_role("list", name="Players")).to_contain_text("6 followers")


def test_parts_of_a_tile_are_large_enough_for_a_finger(open_page: Opener, server: Server) -> None:
    page = open_page(size=PHONE).page
    table = begun(page, server)
    page.locator("[data-offered]").first.tap()
    page.locator("button[data-choice]:visible").first.tap()
    table.expect_plies(2)
    parts = page.locator('[data-place*="."]').and_(page.get_by_label(re.compile("can be chosen")))
    expect(parts.first).to_be_visible()
    for part in parts.all():
        assert size_of(part) >= 44


@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_way_of_turning_a_tile_is_in_sight_on_a_phone(
    open_page: Opener, server: Server, language: str,
) -> None:
    page = open_page(size=PHONE, language=language).page
    table = begun(page, server, seed=2)
    page.locator("[data-place=s1]").tap()
    ways, bar = page.locator("button[data-choice]:visible"), page.locator("[role=toolbar].controls").bounding_box()
    expect(ways.first).to_be_visible()
    assert ways.count() == 3
    assert bar is not None
    for button in (*ways.all(), page.locator("[data-back]:visible")):
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= bar["y"]
        assert size_of(button) >= 44
    page.evaluate("scrollTo({ top: 400 })")
    ways.first.tap()
    table.expect_plies(2)
    expect(page.locator("html")).to_have_js_property("scrollTop", 0)


def test_a_finger_comes_closer_to_cells_of_a_large_board_and_then_chooses(open_page: Opener, server: Server) -> None:
    page = open_page(size=PHONE).page
    begun(page, server, LATE)
    cell = page.locator("[data-offered]").first
    assert size_of(cell) < 44
    cell.tap()
    expect(page.get_by_role("button", name="Whole board")).to_be_enabled()
    assert size_of(cell) >= 44
    expect(page.locator("[data-chosen]")).to_have_count(0)
    cell.tap()
    ways = page.locator("button[data-choice]:visible")
    expect(ways.first).to_be_visible()
    ways.first.tap()
    expect(page.locator("[data-chosen]")).to_have_count(0)


def size_of(place: Locator) -> float:
    """How wide and high a place is on the screen, at least."""
    box = place.bounding_box()
    assert box is not None
    return min(box["width"], box["height"])


def test_the_end_comes_by_mouse(window: Window, server: Server) -> None:
    page = window.page
    table = begun(page, server, LATE)
    followers, scores = 0, points(page)
    while not over(page).is_visible():
        before, scores = table.offers(), points(page)
        follows = table.offer("place a follower").count() > 0
        followers += follows
        page.locator(PART).first.click() if follows else page.locator(OFFERS).last.click()
        settled(table, before)
    assert followers > 1
    assert violations(page) == []
    expect_scored(page, server, table, scores, page.locator("[data-scoring=next]").click)
    expect(page.get_by_role("heading", name="What the final scoring brought")).to_be_focused()
    assert violations(page) == []


def test_the_end_comes_by_keys(window: Window, server: Server) -> None:
    page = window.page
    table = begun(page, server, LATE)
    followers, scores = 0, points(page)
    while not over(page).is_visible():
        before, scores = table.offers(), points(page)
        if table.offer("place a follower").count():
            followers += 1
            tab_to(page, 'button[data-choice="place a follower"]')
            page.keyboard.press("Enter")
            walk_to(page, PART)
        elif page.locator("[data-offered]").count():
            walk_to(page, "[data-offered]")
        else:
            tab_to(page, "button[data-choice=skip]")
        page.keyboard.press("Enter")
        settled(table, before)
    assert followers > 1
    expect_scored(page, server, table, scores, lambda: page.keyboard.press("n"))


def test_a_key_turns_the_tile_where_one_has_walked(window: Window, server: Server) -> None:
    page = window.page
    table = begun(page, server)
    expect(page.get_by_label(WAYS).first).to_be_visible()
    cell = page.locator("[data-offered]").and_(page.get_by_label(WAYS)).first.get_attribute("data-place")
    walk_to(page, f'[data-place="{cell}"]')
    ghost = page.locator("[data-drawing] .ghosts .body")
    before = ghost.get_attribute("style")
    page.keyboard.press("x")
    expect(ghost).not_to_have_attribute("style", before or "")
    turned = ghost.get_attribute("style")
    page.keyboard.press("Enter")
    table.expect_plies(2)
    expect(page.locator(f'[data-on="{cell}"] .body')).to_have_attribute("style", turned or "")


def test_the_final_scoring_is_skipped_with_escape(window: Window, server: Server) -> None:
    page = window.page
    table = begun(page, server, LATE)
    while not over(page).is_visible():
        before, scores = table.offers(), points(page)
        page.locator(OFFERS).last.click()
        settled(table, before)
    assert points(page) == added(scores, told_now(page))
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="New game")).to_be_visible()
    expect_a_winner(page)
    final = added(scores, listed(page))
    assert points(page) == final
    page.reload()
    expect(page.locator("[data-scored]").first).to_be_visible()
    assert points(page) == final


def test_the_score_that_is_asked_for_goes_up_with_the_areas(window: Window, server: Server) -> None:
    page = window.page
    come_to_the_end(page, server)
    told = []
    for _ in range(2):
        page.keyboard.press("t")
        told.append(points(page))
        for score in told[-1]:
            expect(page.locator("[data-heard]")).to_contain_text(f"{score} points")
        page.keyboard.press("n")
    assert sum(told[0]) < sum(told[1])


def last_choice(edition: int = 3) -> str:
    """One choice before the end, on a tall land: whoever skips it comes to the final scoring."""
    position = load("carcassonne").position(NEAR_THE_END.replace("option edition: 3", f"option edition: {edition}"))
    while (after := position.play(max(reversed([move.text for move in position.moves()]), key=south))).outcome is None:
        position = after
    return str(position)


def south(move: str) -> int:
    """How far below the first tile a move lays one."""
    found = re.match(r"s(\d+)", move)
    return int(found[1]) if found else 0


def come_to_the_end(page: Page, server: Server, edition: int = 3) -> None:
    """The first area of the final scoring is shown."""
    begun(page, server, last_choice(edition)).offer("skip").click()
    expect(page.locator("[data-scoring=next]")).to_be_visible()


HEARD = """() => {
    const region = document.querySelector(".status [role=status]");
    window.heard = [];
    new MutationObserver(changes => window.heard.push(...changes.flatMap(
        ({ target, addedNodes }) => target === region ? [...addedNodes].map(node => node.textContent.trim())
            : [target.textContent.trim()]).filter(Boolean),
    )).observe(region, { subtree: true, childList: true, characterData: true });
}"""
"""Writes down all that a screen reader is given to say, also what is gone at once."""


def test_the_end_is_heard_in_its_order_and_nothing_twice(window: Window, server: Server) -> None:
    page = window.page
    table = begun(page, server, last_choice())
    page.evaluate(HEARD)
    table.offer("skip").click()
    onward = page.locator("[data-scoring=next]")
    expect(onward).to_be_visible()
    areas = 0
    while onward.is_visible():
        areas += 1
        onward.click()
    expect_a_winner(page)
    move, going_on, *told, end = page.evaluate("window.heard")
    assert (move, going_on) == ("Player 1: No follower.", GOING_ON)
    assert [int(one.partition(" of ")[0]) for one in told] == list(range(1, areas + 1))
    assert end.startswith("Player 1 wins.")


COVERED = """() => [...document.querySelectorAll(".tabletop [role=grid], .zone > p, [data-scoring]")].flatMap(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = [[x, y], [left + 2, y], [right - 2, y], [x, top + 2], [x, bottom - 2]];
    const around = one.closest(".tabletop") ?? one;
    return points.every(at => around.contains(document.elementFromPoint(...at))) ? [] : [one.outerHTML.slice(0, 160)];
})"""
"""Boards, names of what lies beside them and the buttons of the final scoring that something lies over."""


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_final_scoring_on_a_phone_covers_nothing(open_page: Opener, server: Server, language: str) -> None:
    page = open_page(size=PHONE, language=language).page
    come_to_the_end(page, server, edition=1)
    assert page.evaluate("scrollY") == 0
    while page.locator("[data-scoring=next]").is_visible():
        assert page.evaluate(COVERED) == []
        page.locator("[data-scoring=next]").tap()


def test_points_that_farmers_get_city_by_city_are_told_as_those_of_fields(window: Window, server: Server) -> None:
    page = window.page
    come_to_the_end(page, server, edition=1)
    told = page.locator(".status [role=status]")
    expect(told).to_contain_text("1 of 8: fields supplying city of 2 tiles: Player 2 +4")
    page.locator("[data-scoring=skip]").click()
    expect(page.locator("[data-scored]").filter(has_text="fields supplying city of")).to_have_count(3)


def test_whoever_comes_back_in_the_middle_of_the_final_scoring_finds_the_list_and_the_winner(
        open_page: Opener, server: Server) -> None:
    page = open_page(language="cs").page
    come_to_the_end(page, server)
    expect(page.locator(".status .words")).to_contain_text("Probíhá závěrečné bodování.")
    page.locator("[data-scoring=next]").click()
    expect_no_winner(page)
    page.reload()
    expect(page.locator("[data-scored]").first).to_be_visible()
    expect_a_winner(page)
    expect(page.locator("[data-scoring]")).to_have_count(0)


def test_the_button_turns_the_tile(window: Window, server: Server) -> None:
    page = window.page
    begun(page, server)
    cell = page.locator("[data-offered]").and_(page.get_by_label(WAYS)).first
    ghost = page.locator("[data-drawing] .ghosts .body")
    cell.hover()
    before = ghost.get_attribute("style")
    page.get_by_role("button", name="Turn the tile").click()
    cell.hover()
    expect(ghost).not_to_have_attribute("style", before or "")


def test_what_is_close_is_moved_by_dragging_and_nothing_is_laid(window: Window, server: Server) -> None:
    page = window.page
    table = begun(page, server, LATE)
    page.get_by_role("button", name="Closer").click()
    board = page.get_by_role("grid").first
    before, box = board.get_attribute("viewBox"), board.bounding_box()
    assert before is not None
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 120, y - 60, steps=6)
    page.mouse.up()
    left, top, *size = map(float, before.split())
    after = [float(one) for one in (board.get_attribute("viewBox") or "").split()]
    assert after[0] > left
    assert after[1] > top
    assert after[2:] == size
    table.expect_plies(0)


def test_the_last_move_of_the_opponent_is_marked(window: Window, server: Server) -> None:
    page = window.page
    table = begun(page, server, other="random")
    page.locator("[data-offered]").first.click()
    table.expect_plies(2)
    own = set(tiles(page))
    table.offer("skip").click()
    expect(page.locator("[data-offered]").first).to_be_visible(timeout=THINKING)
    [laid] = set(tiles(page)) - own
    frame, cell = (page.locator(one).first.bounding_box()
                   for one in ("path.last-frame:not(.halo)", f'[data-place="{laid}"]'))
    assert frame is not None
    assert cell is not None
    assert all(abs(frame[side] - cell[side]) < cell["width"] / 5 for side in ("x", "y", "width", "height"))


def tiles(page: Page) -> list[str]:
    """The cells on which tiles lie."""
    return [str(one.get_attribute("data-on")) for one in page.locator("[data-on]").all()
            if "." not in str(one.get_attribute("data-on"))]


CLOSING = str(load("carcassonne").start(seed=0).play("gate"))
"""Where the tile can close the city of the first one."""


def test_an_area_that_was_closed_is_framed_for_a_moment(open_page: Opener, server: Server) -> None:
    page = open_page(motion=True).page
    table = begun(page, server, CLOSING)
    page.locator('[data-place="n1"]').click()
    expect(page.locator("[data-outline=closed]")).to_have_count(1)
    table.expect_plies(1)


def test_nothing_is_framed_for_whoever_wants_less_motion(window: Window, server: Server) -> None:
    page = window.page
    table = begun(page, server, CLOSING)
    page.locator('[data-place="n1"]').click()
    table.expect_plies(1)
    expect(page.locator(PART).first).to_be_visible()
    expect(page.locator("[data-outline]")).to_have_count(0)


def test_what_the_computer_thinks_is_seen_at_every_cell_and_of_every_way_to_turn(
        open_page: Opener, server: Server) -> None:
    page = open_page(size=PHONE).page
    begun(page, server)
    cells = {str(one.get_attribute("data-place")) for one in page.locator("[data-offered]").all()}
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitemradio", name="Show what the computer thinks of each place").click()
    expect(page.locator("[data-worths] [data-worth]")).to_have_count(len(cells), timeout=THINKING)
    assert {one.get_attribute("data-worth") for one in page.locator("[data-worths] [data-worth]").all()} == cells
    page.locator("[data-offered]").and_(page.get_by_label(WAYS)).first.tap()
    ways = page.locator("button[data-choice]:visible")
    expect(ways.nth(1)).to_be_visible()
    expect(ways.locator("[data-worth]")).to_have_count(ways.count())


def test_by_the_space_bar_a_tile_is_turned_after_its_place(window: Window, server: Server) -> None:
    page, switch = window.page, scanning(window)
    table = begun(page, server)
    page.clock.run_for(500)  # until places have names
    cell = page.locator("[data-offered]").and_(page.get_by_label(re.compile("fits .*, turned"))).first
    expect(cell).not_to_have_attribute("aria-label", re.compile("Enter"))
    switch.choose(f'[data-place="{cell.get_attribute("data-place")}"]')
    ways = page.locator("button[data-choice]:visible")
    expect(ways.nth(1)).to_be_visible()
    switch.choose(f'button[data-choice="{ways.nth(1).get_attribute("data-choice")}"]')
    table.expect_plies(2)


def test_the_end_comes_by_the_space_bar_alone(window: Window, server: Server) -> None:
    page, switch = window.page, scanning(window)
    table = begun(page, server, LATE)
    scores = points(page)
    while True:
        expect(page.locator(OFFERS).or_(over(page)).first).to_be_visible()
        if over(page).is_visible():
            break
        scores = points(page)
        switch.choose_first(table)
    expect_scored(page, server, table, scores, lambda: switch.choose("[data-scoring=next]"))


@pytest.mark.parametrize(("language", "how", "what"), [
    ("en", "The wheel or the button turns it", "hope of winning"),
    ("cs", "Kolečko nebo tlačítko ji otočí", "naděje na výhru"),
])
def test_whoever_is_new_sees_how_to_turn_a_tile_and_what_figures_mean(
        open_page: Opener, server: Server, language: str, how: str, what: str) -> None:
    page = open_page(language=language).page
    table = begun(page, server)
    tip = page.locator(".status .words .more")
    expect(tip).to_contain_text(how)
    expect(page.locator(".status [role=status]")).not_to_contain_text(how)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitemradio").filter(has_text=re.compile("computer thinks|myslí počítač")).click()
    expect(tip).to_contain_text(what, timeout=THINKING)
    page.locator("[data-offered]").first.click()
    table.expect_plies(2)


def test_whoever_is_new_sees_how_it_is_played_until_somebody_has_moved(window: Window, server: Server) -> None:
    page = window.page
    table = begun(page, server)
    rules = page.get_by_role("heading", name="How to play")
    expect(page.locator("[data-ply]")).to_have_count(1)
    expect(rules).to_be_visible()
    page.locator("[data-offered]").first.click()
    table.expect_plies(2)
    expect(page.get_by_role("button", name="No follower")).to_be_visible()
    expect(page.locator(".status .more")).to_have_text("The marked places on the board can be chosen at once.")
    expect(rules).to_have_count(0)


def test_the_menu_of_a_phone_leaves_the_board_in_sight(open_page: Opener, server: Server) -> None:
    page = open_page(size=PHONE).page
    begun(page, server)
    opener = page.get_by_role("button", name="Menu", exact=True)
    box = opener.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_role("menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    assert page.evaluate("scrollY") == 0


CUT = """() => [...document.querySelectorAll(".seats strong, .seats .fact, .status .words > *, [data-scored] *")]
    .filter(one => getComputedStyle(one).overflow !== "visible"
        && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4))
    .map(one => one.textContent)"""
"""Names, points and sentences of which something is not to be seen."""


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
@pytest.mark.parametrize("language", ["en", "cs"])
def test_names_points_and_the_end_are_seen_whole(
        open_page: Opener, server: Server, language: str, size: tuple[int, int]) -> None:
    page = open_page(size=size, language=language).page
    table = begun(page, server, last_choice())
    assert page.evaluate(CUT) == []
    table.offer("skip").click()
    expect(page.locator("[data-scoring=skip]")).to_be_visible()
    assert page.evaluate(CUT) == []
    page.locator("[data-scoring=skip]").click()
    expect_a_winner(page)
    assert page.evaluate(CUT) == []
