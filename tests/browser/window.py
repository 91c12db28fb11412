"""A browser window that writes down everything that goes wrong in it."""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]
"""Root has no sandbox, and a test has no network."""

PATIENCE = 20_000
"""Milliseconds until something that does not happen is a fault; machines that test are busy."""

Theme = Literal["light", "dark", "contrast"]
THEMES: tuple[Theme, ...] = ("light", "dark", "contrast")
DESKTOP, TABLET, PHONE, NARROW = (1440, 900), (768, 1024), (390, 844), (320, 640)
LAPTOP = 1024, 640
"""Laid out as on a desktop; whatever changes there is painted in half the time."""


def launch(playwright: Playwright, headless: bool = True) -> Browser:
    """The system's own Chromium."""
    program = shutil.which("chromium") or shutil.which("google-chrome")
    assert program, "no browser is installed: .ci/system installs Debian's chromium"
    return playwright.chromium.launch(executable_path=program, args=ARGUMENTS, headless=headless)


@dataclass
class Window:
    """A page of somebody's own browser, with its own storage."""

    context: BrowserContext
    page: Page
    expected: str = "nothing"
    """What a complaint says that the test brings about on purpose, such as a lost connection."""
    faults: list[str] = field(default_factory=list)

    def close(self) -> None:
        """Close it; everything that went wrong in it is raised."""
        self.context.close()
        unexpected = [fault for fault in self.faults if self.expected not in fault]
        assert not unexpected, "\n".join(unexpected)


def open_window(browser: Browser, address: str, size: tuple[int, int] = DESKTOP, theme: Theme = "light",
                language: str = "en", motion: bool = False, profile: str = "") -> Window:
    """A window of this size for somebody who has set this look and language before."""
    context = browser.new_context(
        base_url=address, viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 800,
        locale=language, timezone_id="Europe/Prague", color_scheme="light",
        reduced_motion="no-preference" if motion else "reduce")
    context.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    kept = json.dumps({"profile": profile, "language": language, "settings": {"theme": theme, "sound": False}})
    context.add_init_script(f"localStorage.getItem('ludoteka') ?? localStorage.setItem('ludoteka', {json.dumps(kept)})")
    page = context.new_page()
    window = Window(context, page)

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            window.faults.append(f"console {message.type} at {page.url}: {message.text}")

    page.on("console", heard)
    page.on("pageerror", lambda error: window.faults.append(f"error at {page.url}: {error}"))
    return window


def violations(page: Page) -> list[str]:
    """What axe finds wrong with what is shown, by the rules of WCAG 2.2 AA."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("""async () => (await axe.run(document, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], resultTypes: ["violations"],
    })).violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}: ${node.failureSummary}`))""")
    return [str(one) for one in found]


def scrolls_sideways(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
