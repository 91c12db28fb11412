"""Walking over a page with the keyboard alone: Tab, and arrows on boards."""

from __future__ import annotations

from playwright.sync_api import Page

STOPS = 80
"""So many presses lead anywhere."""
FOCUS = "selector => document.activeElement?.matches(selector) ?? false"
NEAREST = """selector => {
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    const [x, y] = middle(document.activeElement.getBoundingClientRect());
    const ways = [...document.querySelectorAll(selector)].map(one => {
        const [left, top] = middle(one.getBoundingClientRect());
        return [left - x, top - y];
    });
    return ways.toSorted(([a, b], [c, d]) => Math.hypot(a, b) - Math.hypot(c, d))[0];
}"""
"""How far it is from the focus to the nearest of what is wanted, in pixels."""


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is on what is wanted."""
    for _ in range(STOPS):
        if page.evaluate(FOCUS, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"at {page.url} no Tab leads to {selector}")


def walk_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is on the board, and then arrows until it is on a place that is wanted."""
    tab_to(page, "svg[role=grid] [data-place]")
    tried: set[tuple[str, str]] = set()
    for _ in range(STOPS):
        if page.evaluate(FOCUS, selector):
            return
        at = page.evaluate("document.activeElement.dataset.place")
        across, down = page.evaluate(NEAREST, selector)
        ways = ["ArrowRight" if across > 0 else "ArrowLeft", "ArrowDown" if down > 0 else "ArrowUp"]
        ways = ways if abs(across) > abs(down) else ways[::-1]
        ways += [way for way in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft") if way not in ways]
        way = next(way for way in ways if (at, way) not in tried)
        tried.add((at, way))
        page.keyboard.press(way)
    raise AssertionError(f"at {page.url} no arrow leads to {selector}")
