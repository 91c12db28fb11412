"""How quickly the browser client draws: `python -m benchmarks.browser`, after `make client`.

Times depend on the machine, so that nothing is tested by them. A frame of 60 in a second takes 16.7 ms. The time of a
click ends with the frame after the one that was drawn, so a click that is drawn in the next frame takes 17 to 33 ms.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, expect, sync_playwright

from ludoteka.games import load
from tests.browser.server import Server
from tests.browser.window import launch, open_window

SIDE = 50
STEPS = 30
LINE = "e2 e4 e7 e5 g1 f3 b8 c6 f1 c4 f8 c5 c2 c3 g8 f6 d2 d3 d7 d6 h2 h3 h7 h6 b1 d2 a7 a6 c4 b3".split()
"""An opening of chess, click by click."""
OFFERED = re.compile("can be chosen")
FROM_CLICK_TO_FRAME = """() => {
    window.waits = [];
    addEventListener("click", event => requestAnimationFrame(
        () => requestAnimationFrame(now => window.waits.push(now - event.timeStamp))), true);
}"""
FRAMES = """() => {
    window.frames_taken = [];
    let before = performance.now();
    const next = now => { window.frames_taken.push(now - before); before = now; requestAnimationFrame(next); };
    requestAnimationFrame(next);
}"""


def wide_room() -> str:
    """A Sokoban of 50 by 50 cells, as a position."""
    inside = SIDE - 2
    rows = ["#" * SIDE, *("#" + " " * inside + "#" for _ in range(inside)), "#" * SIDE]
    rows[1] = "#@" + " " * (inside - 1) + "#"
    rows[-3] = "#" + " " * (inside - 4) + "$." + "  #"
    return str(load("sokoban").position("\n".join(rows)))


def open_table(page: Page, server: Server, **match: object) -> None:
    """Begin a match and wait for its board."""
    began = server.tell("/matches", **match).json()
    page.goto(f"/tables/{began['id']}")
    expect(page.get_by_role("grid").first).to_be_visible()


def clicks(page: Page, places: Sequence[str]) -> list[float]:
    """Milliseconds from each click to the frame that shows it, at most one frame later than it was drawn."""
    page.evaluate(FROM_CLICK_TO_FRAME)
    for number, name in enumerate(places, 1):
        place = page.locator(f'[data-place="{name}"]').first
        expect(place).to_have_attribute("aria-label", OFFERED)
        place.click()
        page.wait_for_function("count => window.waits.length >= count", arg=number)
    return [float(one) for one in page.evaluate("window.waits")]


def walk(page: Page) -> list[str]:
    """The places along the wall, from the first that is offered."""
    names: list[str] = page.locator("[data-place]").evaluate_all("places => places.map(one => one.dataset.place)")
    first = page.locator('[data-place][aria-label*="can be chosen"]').first.get_attribute("data-place")
    start = names.index(str(first))
    return names[start:start + STEPS]


def frames(page: Page) -> list[float]:
    """Milliseconds of each frame while the mouse wanders over the board."""
    box = page.get_by_role("grid").first.bounding_box()
    assert box is not None
    page.evaluate(FRAMES)
    for step in range(120):
        across, down = (step % 40 + 0.5) / 40, (step // 3 + 0.5) / 40
        page.mouse.move(box["x"] + box["width"] * across, box["y"] + box["height"] * down)
    return [float(one) for one in page.evaluate("window.frames_taken")]


def told(name: str, times: list[float]) -> None:
    """Print one line of the table."""
    ordered = sorted(times)
    print(f"{name:34} median {median(ordered):6.1f} ms   19 of 20 within {ordered[int(len(ordered) * 0.95)]:6.1f} ms")


def main() -> None:
    """Measure and print."""
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server, browser = Server(Path(data)), launch(playwright)
        server.start()
        try:
            page = open_window(browser, server.address).page
            people = [{"who": "person"}, {"who": "person"}]
            open_table(page, server, game="chess", seats=people)
            told("chess: click to frame", clicks(page, LINE))
            open_table(page, server, game="sokoban", seats=people[:1], position=wide_room())
            told(f"{SIDE} by {SIDE} cells: click to frame", clicks(page, walk(page)))
            told(f"{SIDE} by {SIDE} cells: frames", frames(page))
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
