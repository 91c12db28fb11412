"""Somebody who has a single switch: the space bar."""

from __future__ import annotations

import json
from time import monotonic, sleep

from playwright.sync_api import Page

from tests.browser.window import PATIENCE, Window

QUICK = {"on": True, "interval": 350, "firstExtra": 0, "ignoreRepeat": 0, "longPress": "off"}
"""A player who scans as quickly as is allowed."""
CALM, QUICKEST = 1000, 350
SETTLED = 130
"""Milliseconds after which the page is looked at anew."""

LOOK = """([selector, text]) => {
    const state = document.querySelector("[data-scanning] [data-state]")?.dataset.state ?? "off";
    const wanted = [...document.querySelectorAll(selector)].find(one => !text || one.textContent.trim() === text);
    const lit = wanted?.hasAttribute("data-lit") ? document.querySelectorAll("[data-lit]").length : 0;
    return [state, lit];
}"""
"""How the scan is, and among how many framed things the wanted one is; 0 where it is not framed."""


class Switch:
    """Waits until what it wants is framed, and presses. Time passes only here."""

    def __init__(self, page: Page, interval: int = QUICKEST) -> None:
        self.page = page
        self.interval = interval
        page.clock.install(time=0)
        page.clock.pause_at(1000)

    def choose(self, selector: str, text: str = "") -> None:
        """Press whenever what is framed holds what is wanted, until it alone was framed."""
        until = monotonic() + PATIENCE / 1000
        looks = 0
        while monotonic() < until:
            state, lit = self.page.evaluate(LOOK, [selector, text])
            if lit or state == "waiting":
                self.press()
            elif state == "running":
                self.page.clock.run_for(self.interval)
            else:  # for the server, whose time must not lag so far behind that the page gives it up
                looks += 1
                sleep(0.005 if looks < 20 else SETTLED / 1000)
                self.page.clock.run_for(SETTLED)
            if lit == 1:
                return
        raise AssertionError(f"at {self.page.url} nothing was framed that holds {selector} {text}")

    def menu(self, entry: str) -> None:
        """Choose something of the menu that ends every round."""
        self.choose("[data-constant=menu]")
        self.choose("dialog[open] button", entry)

    def press(self) -> None:
        """One press, and as long as it takes until the next one is heard."""
        self.page.keyboard.press("Space")
        self.page.clock.run_for(SETTLED if self.interval == QUICKEST else CALM)


def scanning(window: Window, **access: object) -> Switch:
    """Somebody who scans in this window already, as their browser remembers."""
    kept = json.dumps({"language": "en", "settings": {"sound": False}, "access": QUICK | access})
    window.context.add_init_script(f"localStorage.setItem('ludoteka', {json.dumps(kept)})")
    return Switch(window.page)
