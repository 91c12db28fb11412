"""A browser window that writes down everything that goes wrong in it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
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
THINKING = 90_000
"""Milliseconds until a computer has an answer that wakes up on a busy machine and makes its game native first."""

Theme = Literal["light", "dark", "contrast"]
Look = Theme | Literal["forced"]
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
    expected: tuple[str, ...] = ()
    """What complaints say that the test brings about on purpose, such as a lost connection."""
    faults: list[str] = field(default_factory=list)

    def close(self) -> None:
        """Close it; everything that went wrong in it is raised."""
        self.context.close()
        unexpected = [fault for fault in self.faults if not any(one in fault for one in self.expected)]
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


COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe that depend on the theme."""

ASKED = """async (rules) => {
    const lying = [...document.querySelectorAll("dialog[open]")].at(-1);
    const runOnly = rules.length ? rules
        : ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const { violations } = await axe.run(lying ?? document, { runOnly, resultTypes: ["violations"], preload: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}: ${node.failureSummary}`));
}"""


def violations(page: Page, rules: Sequence[str] = ()) -> list[str]:
    """What axe finds wrong, by the rules of WCAG 2.2 AA, with what is shown: a dialog, where one lies over the rest."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [str(one) for one in page.evaluate(ASKED, rules)]


def paint(page: Page, look: Look) -> None:
    """Show the page in another theme, or in the colours of a system that forces its own."""
    page.emulate_media(forced_colors="active" if look == "forced" else "none")
    page.evaluate("""theme => {
        document.documentElement.dataset.theme = theme;
        for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    }""", "light" if look == "forced" else look)


OTHERS: tuple[Look, ...] = ("dark", "contrast", "forced")


def violations_in_every_look(page: Page) -> list[str]:
    """What axe finds wrong in any theme; other themes than the light one change nothing but colours."""
    found = violations(page)
    for look in OTHERS:
        paint(page, look)
        found += [f"{look}: {one}" for one in violations(page, rules=COLOURS)]
    paint(page, "light")
    return found


SMALL = """least => {
    const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=slider]";
    const small = [];
    for (const control of document.querySelectorAll(controls)) {
        const inText = control.matches("a") && getComputedStyle(control).display === "inline";
        const shown = control.checkVisibility({ visibilityProperty: true });
        if (inText || !shown || control.closest("[inert], .only-read")) continue;
        const { width, height } = (control.closest("label") ?? control).getBoundingClientRect();
        if (width && height && (width < least - 0.5 || height < least - 0.5))
            small.push(`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 160)}`);
    }
    return small;
}"""


def small_targets(page: Page, least: int = 44) -> list[str]:
    """Controls that a finger would miss; words in a text that lead elsewhere may be as small as the text."""
    return [str(one) for one in page.evaluate(SMALL, least)]


def scrolls_sideways(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
