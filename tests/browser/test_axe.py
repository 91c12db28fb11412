"""Everything that can be seen, in every theme: axe finds nothing wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.places import Places
from tests.browser.server import Server
from tests.browser.states import (
    SOURCES,
    Shown,
    State,
    Step,
    Viewer,
    at,
    chapter,
    choose,
    click,
    dialog,
    go,
    menu,
    named,
    offers,
    press,
    use,
    wait_for,
    write,
)
from tests.browser.window import (
    DESKTOP,
    PHONE,
    THINKING,
    scrolls_sideways,
    small_targets,
    violations,
    violations_in_every_look,
)

CHOOSING = (
    at("/"),
    at("/?words=chess", press("?"), shows=chapter("library")),
    at("/?group=memory&players=one"),
    at("/?words=nothing%20like%20that", shows=Shown("library-none")),
    at("/games/chess"),
    at("/games/chess", press("?"), shows=chapter("game")),
    at("/games/chess", click("summary:has-text('computer reads')")),
    at("/games/chess", "Import a record", shows=dialog("game-import-title")),
    at("/games/chess", "Import a record", write("Record of the match", "?"), "Import", wait_for(".fault:not(:empty)")),
    at("/games/othello", shows=Shown("game-history-empty")),
    at("/games/draughts", click("summary:has-text('Rules of this match')")),
    at("/games/sokoban"),
    at("/games/nothing", shows=Shown("game-unknown-advice")),
    at("/games/tic-tac-toe/position#nothing", wait_for(".shared")),
    at("{position}", wait_for(".shared")),
)
"""From the library to the page of a game."""

TABLES = (
    at("{fresh}"),
    at("{fresh}", press("?"), shows=chapter("table")),
    at("{open}", wait_for("[data-ply]")),
    at("{open}", choose("e7")),
    at("{open}", click('[data-place="e4"]'), shows=Shown("table-why-not")),
    at("{open}", click('[data-ply="1"] .move')),
    at("{open}", "Menu", shows=menu("table-menu")),
    at("{open}", "Menu", "Restart", shows=dialog("table-restart-title")),
    at("{open}", "Menu", "Resign", shows=dialog("table-resign-title")),
    at("{open}", "Menu", "Who sits where", shows=dialog("table-sit")),
    at("{open}", "Menu", "Share the position", wait_for("[data-notices] .toast")),
    at("{open}", "Undo", wait_for("[data-control=redo]:enabled")),
    at("{open}", "Pause", wait_for(".cover")),
    at("{cards}", wait_for("[data-control=show]")),
    at("{cards}", click("[data-control=show]"), wait_for("[data-offered], [data-choice]")),
    at("{cards}", click("[data-control=show]"), "Menu", "Honest chance", shows=dialog("chance-title")),
    at("{promotion}", choose("a7", "b8"), shows=offers("table-choices")),
    at("{hinted}", "Hint", wait_for(".advice h2", THINKING)),
    at("{hinted}", "Hint", click(".advice summary")),
    at("{timed}", wait_for(".clock")),
    at("{thought}", wait_for(".thought", THINKING), click(".thought")),
    at("{thinking}", wait_for(".status:has-text('thinking')")),
    at("{watched}", shows=Shown("table-watching")),
    at("{large}", "Closer"),
    at("{tiles}", wait_for("[data-offered]")),
    at("{tiles}", "Menu", "What is left", shows=dialog("left-title")),
    at("{tiles}", "Menu", "Areas and who leads there", shows=dialog("area-title")),
    at("{numbers}", click("[data-offered]"), shows=offers("table-choices")),
    at("{puzzle}", "Solve", wait_for(".advice h2")),
    at("{solved}", wait_for(".status:has-text('solved')")),
    at("{over}", wait_for(".status:has-text('wins')")),
    at("/tables/nothing", shows=Shown("table-unknown")),
    at("{over}/replay"),
    at("{over}/replay", press("?"), shows=chapter("replay")),
    at("{over}/replay?ply=3", "Play"),
    at("{thought}/replay?ply=1", wait_for(".thoughts")),
)
"""A match, whatever happens in it."""

LISTED = {"settings": {"view": "list", "typed": True, "confirm": True}}
WORDS = (
    State("{open}", kept=LISTED),
    State("{open}", (write("Move or question", "?"), press("Enter")), kept=LISTED),
    State("{numbers}", (click("[data-choice]"),), kept=LISTED),
    State("{fresh}", (click("[data-choice]"), click("[data-choice]"), wait_for("[data-back]")), kept=LISTED),
)
"""A table for those who read it, who type and who confirm."""


def begin_a_visit(page: Page) -> None:
    """Come to the library as on another day."""
    page.evaluate("sessionStorage.clear()")
    go(page, "/")


def mine(*states: State) -> tuple[State, ...]:
    """States of a player who has a profile and a past."""
    return tuple(replace(state, kept={"profile": "{player}"}) for state in states)


PEOPLE = mine(
    at("/?words=chess", wait_for("section.shelf")),
    at("/games/chess", "Actions with this match", shows=menu("match-actions")),
    at("/games/chess", "Actions with this match", "Delete the match", shows=dialog("match-delete-title")),
    at("/profiles"),
    at("/profiles", press("?"), shows=chapter("profiles")),
    at("/profiles", "Edit players"),
    at("/profiles", "New player", shows=dialog("profiles-new-title")),
    at("/profiles", "New player", "Create", shows=Shown("profiles-name-missing")),
    at("/profiles", "Edit players", "Edit Ema", shows=dialog("profiles-edit-title")),
    at("/profiles", "Edit players", "Edit Ema", "Delete", shows=dialog("profiles-delete-title")),
    at("/about", begin_a_visit, shows=Shown("profiles-countdown-stop")),
    at("/statistics"),
    at("/statistics", press("?"), shows=chapter("statistics")),
    at("/statistics?game=chess", "As a table: Week by week"),
    at("/settings"),
    at("/settings", press("?"), shows=chapter("settings")),
    at("/settings", "Change keys", shows=dialog("keys-change")),
    at("/settings", "Reset to defaults", shows=dialog("settings-reset-title")),
    at("/settings", "Change keys", "Key for: hint", shows=Shown("keys-press")),
    at("/scanning", shows=Shown("advice-title", "region")),
    at("/scanning", press("?"), shows=chapter("scanning")),
    at("/scanning", use("switches-from"), shows=dialog("switches-from-title")),
    at("/scanning", use("devices-add-to"), wait_for(".about")),
    at("/report", wait_for("text=Kinds of mistakes")),
    at("/help"),
    at("/about"),
    at("/nowhere", shows=Shown("nowhere-words")),
)
"""Who plays, how, and what came of it."""

ONE_SWITCH, EYES = click(".ways button:nth-child(1)"), click(".ways button:last-child")
NEW = tuple(replace(state, kept={"profile": "{newcomer}"}) for state in (
    at("/statistics", shows=Shown("statistics-empty")),
    at("/report", shows=Shown("report-none")),
    at("/settings", "Reset to defaults", click("dialog[open] .primary"), wait_for(".toast.good")),
    at("/wizard"),
    at("/wizard", ONE_SWITCH, shows=Shown("wizard-press-text")),
    at("/wizard", ONE_SWITCH, "Begin the test", shows=Shown("wizard-press-wait")),
    at("/wizard", EYES, use("wizard-trial-begin"), wait_for(".wanted")),
    at("/wizard", EYES, use("wizard-trial-skip"), shows=Shown("wizard-summary-text")),
))
"""Somebody who has done nothing yet."""


MOST_STEPS = 100


def take(selector: str) -> Step:
    """Whoever has two switches goes on to something and takes it."""
    def taken(page: Page) -> None:
        wanted = page.locator(selector).and_(page.locator("[data-lit]"))
        for _ in range(MOST_STEPS):
            if wanted.count():
                return page.keyboard.press("Enter")
            expect(page.locator("[data-state=running]")).to_be_visible()
            page.keyboard.press("Space")
        raise AssertionError(f"the frame does not come to {selector}")
    return named(taken, f"take {selector}")


def scanned(*states: State, **access: object) -> tuple[State, ...]:
    """States of somebody who scans."""
    return tuple(replace(state, kept={"access": {"on": True, "interval": 10_000, "ignoreRepeat": 0, **access}})
                 for state in states)


LIT, WAITING = wait_for("[data-lit]"), wait_for("[data-state=waiting]")
SCANNED = (
    at("/about", press("Space", "Space", "Space"), shows=dialog("scanning-invitation")),
    *scanned(
        at("{fresh}", LIT),
        at("/?words=chess", LIT),
        at("{fresh}", LIT, click("[data-constant=menu]"), shows=dialog("scanning-menu")),
        at("{fresh}", LIT, click("[data-constant=menu]"), use("scanning-speed-now"), shows=dialog("scanning-speed")),
        at("{fresh}", LIT, click("[data-constant=menu]"), use("scanning-stop"), wait_for("[data-notices] .toast")),
    ),
    *scanned(at("{fresh}", wait_for("[data-lit='2']")), mode="elimination"),
    *scanned(at("{fresh}", WAITING, press("Space"), wait_for(".ring")), mode="dwell", dwell=10_000),
    *scanned(
        at("/games/tic-tac-toe", take(".seat select"), shows=dialog("game-sit-kind")),
        at("/games/tic-tac-toe", take(".strength input"), shows=dialog("game-strength")),
        at("/profiles", click(":is(.other, .way:last-child button)"), take("dialog[open] input[type=text]"),
           wait_for("dialog[open] .letters")),
        mode="step", pattern="linear"),
)
"""The page while it is scanned, and what takes the place of lists, sliders and keyboards."""

PARTS = {"choosing": CHOOSING, "tables": TABLES, "words": WORDS, "people": PEOPLE, "new": NEW, "scanned": SCANNED}
SIZES = {"desktop": DESKTOP, "phone": PHONE}
OPENERS = {
    "Dialog": ("title", "dialog"), "Menu": ("label", "menu"), "Offers": ("label", "group"), "Empty": ("title", ""),
}
"""Components that open something over a screen or stand for it: which attribute is its text, and its role."""
NEVER_SEEN = {"library-empty", "table-shared-place"}
"""A server without any game, and a place that several choices share, which `test_any_view.py` sees."""


@pytest.fixture
def places(server: Server) -> Iterator[Places]:
    """Tables and players of a test."""
    places = Places(server)
    yield places
    places.leave()


def wrong(page: Page, size: tuple[int, int]) -> list[str]:
    """What is wrong with what is shown; on a phone colours are the same."""
    if size == PHONE and re.search(r"/tables/[^/]+$", page.url):  # at its end the controls cover nothing
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
    if size == PHONE:
        wide = ["wider than its window"] if scrolls_sideways(page) else []
        return [*violations(page), *small_targets(page), *wide]
    return [*violations_in_every_look(page), *small_targets(page, least=24)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("part", PARTS)
def test_axe_finds_nothing_wrong(places: Places, open_page: Opener, part: str, size: str) -> None:
    window = open_page(size=SIZES[size])
    window.expected = ("responded with a status of 4",)
    viewer, found = Viewer(window), {}
    for state in PARTS[part]:
        viewer.see(state, places)
        found[str(state)] = wrong(window.page, SIZES[size])
    assert {where: faults for where, faults in found.items() if faults} == {}


ASKING = ("/", "/games/chess", "/profiles", "/statistics", "/report")
"""Screens that ask the server for something."""


def test_axe_finds_nothing_wrong_where_the_server_does_not_answer(open_page: Opener, own_server: Server) -> None:
    window = open_page(own_server)
    # Whoever leaves a table while it looks for the server gives that up.
    window.expected = ("ERR_CONNECTION_REFUSED", "WebSocket is closed before the connection is established")
    page, places, found = window.page, Places(own_server), {}
    page.goto("/about")
    for address in ASKING:
        go(page, address)
    go(page, "/profiles")
    expect(page.get_by_role("button", name="Create my profile")).to_be_visible()
    found["nobody"] = wrong(page, DESKTOP)
    go(page, places["fresh"])
    expect(page.get_by_role("grid")).to_be_visible()
    own_server.kill()
    expect(page.get_by_text("The connection was lost")).to_be_visible()
    found["a table"] = wrong(page, DESKTOP)
    for address in (*ASKING, "/tables/nothing", "/settings"):
        go(page, address)
        expect(page.get_by_role("alert")).to_be_visible()
        found[address] = wrong(page, DESKTOP)
    assert {where: faults for where, faults in found.items() if faults} == {}


def opened_by(source: str) -> set[Shown]:
    """What a component opens, by the texts it gives to what it opens; a sheet is returned with its title."""
    found = {chapter(name) for name in re.findall(r'<HelpButton chapter="(\w+)"', source)}
    found |= {dialog(key) for key in re.findall(r'return \{\s*title: t\("([\w-]+)"', source)}
    for name, (attribute, role) in OPENERS.items():
        for tag in re.split(rf"<{name}\s", source)[1:]:
            value = re.search(rf"\b{attribute}=(.*?)(?=\s[\w:]+=|\sonclose|\swide|>\n|\s*/>)", tag, re.DOTALL)
            assert value, f"{name} without {attribute}: {tag[:80]}"
            found |= {Shown(key, role) for key in re.findall(r't\("([\w-]+)"', value[1])}
    return found


def test_nothing_that_opens_is_left_out() -> None:
    sources = (file for kind in ("*.svelte", "*.ts") for file in SOURCES.rglob(kind))
    opened = {one for file in sources for one in opened_by(file.read_text(encoding="utf-8"))}
    seen = {state.shows for states in PARTS.values() for state in states}
    assert len(opened) > 25
    assert {one for one in opened - seen if one.key not in NEVER_SEEN} == set()
