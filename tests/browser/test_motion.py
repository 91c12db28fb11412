"""What moves on the page: nothing for those who want that, and nothing that flashes for anybody."""

from __future__ import annotations

from itertools import pairwise
from time import sleep
from typing import Any

import pytest

from tests.browser.conftest import Opener
from tests.browser.places import Places
from tests.browser.server import Server
from tests.browser.states import Viewer, at, choose, click, press, wait_for
from tests.browser.switch import SETTLED, begun, scanning
from tests.browser.window import Window

MOST = 3
"""Changes a second that nobody is harmed by."""

LIVELY = (
    at("/"),
    at("/", press("?")),
    at("/games/chess", click("summary:has-text('computer reads')")),
    at("/settings", "Dark", "Light", click("[role=switch]"), "Reset to defaults", click("dialog[open] .primary")),
    at("{open}", "Menu", "Who sits where"),
    at("{open}", click('[data-place="e4"]')),
    at("{open}", choose("e7", "e5"), wait_for('[data-ply="6"]'), "Undo", wait_for("[data-control=redo]:enabled")),
    at("{open}", "Menu", "Share the position", wait_for("[data-notices] .toast")),
)
"""Where most of what can move does."""

WATCH = """
    const looks = ["opacity", "color", "backgroundColor", "filter", "visibility", "fill", "borderColor", "boxShadow"];
    const moved = window.moved = [];
    const write = ({ effect }) => {
        const { duration, iterations } = effect.getComputedTiming();
        const frames = effect.getKeyframes();
        const changes = looks.map(name => frames.filter((one, at) => at && one[name] !== frames[at - 1][name]).length);
        const what = `${effect.target.localName}.${effect.target.getAttribute("class")}`;
        moved.push({ what, lasts: duration, rounds: Math.min(iterations, 1e9), changes: Math.max(...changes) });
    };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...wishes) {
        const animation = animate.apply(this, wishes);
        write(animation);
        return animation;
    };
    for (const begins of ["transitionrun", "animationstart"])
        document.addEventListener(begins, ({ target }) => target.getAnimations().forEach(write), true);
"""
"""Writes down all that begins to move: what it is, how long a round lasts, how many there are, how often it changes."""


def moved(window: Window, server: Server) -> list[dict[str, Any]]:
    """All that moved while somebody went through the lively places."""
    window.context.add_init_script(WATCH)
    viewer, places, found = Viewer(window), Places(server), []
    for state in LIVELY:
        viewer.see(state, places)
        found += window.page.evaluate("window.moved.splice(0)")
    return found


def flashes(motion: dict[str, Any]) -> bool:
    """Whether the look of something changes more than three times a second."""
    seconds = motion["lasts"] * motion["rounds"] / 1000
    changes = motion["changes"] * motion["rounds"]
    return bool(changes > MOST and changes > MOST * seconds)


def test_nothing_flashes(open_page: Opener, server: Server) -> None:
    found = moved(open_page(motion=True), server)
    assert {one["what"].split(".")[0] for one in found} >= {"dialog", "g"}, "dialogs rise and pieces glide"
    assert [one for one in found if flashes(one)] == []


def test_nothing_moves_for_those_who_want_less_motion(open_page: Opener, server: Server) -> None:
    found = moved(open_page(), server)
    assert [one for one in found if one["lasts"] > 1 or one["rounds"] > 1] == []


@pytest.mark.parametrize(("steady", "rate"), [(False, MOST), (True, 10)])
def test_the_frame_of_a_scan_is_never_quicker_than_may_be_seen(
        window: Window, server: Server, steady: bool, rate: int) -> None:
    page = window.page
    scanning(window, interval=50, steady=steady, pattern="linear", loops=0)
    begun(page, server, "tic-tac-toe")
    lit = page.locator("[data-place][data-lit]")
    for _ in range(200):
        if page.locator("[data-state=running]").count():
            break
        sleep(0.02)
        page.clock.run_for(SETTLED)
    seen = []
    for _ in range(40):
        page.clock.run_for(50)
        seen.append(lit.get_attribute("data-place") if lit.count() else "")
    changes = sum(one != another for one, another in pairwise(seen))
    assert 2 <= changes <= rate * 2
