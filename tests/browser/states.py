"""What can be seen of the client: where it begins, what is done there, and what is shown then."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.window import PATIENCE, Window

SOURCES = Path(__file__).parents[2] / "web/src"
BETWEEN = ("/about", "/help", "/nowhere")
"""Screens that one passes through, so that the next one is made anew."""
BUSY = "[aria-busy=true], .spinner"
ROLES = ("link", "menuitem", "menuitemradio", "radio", "switch")
Step = str | Callable[[Page], object]


@dataclass(frozen=True)
class Shown:
    """Something that lies over a screen or stands for it: the key of its text, and its role, if it has any."""

    key: str
    role: str = ""

    def expect_in(self, page: Page) -> None:
        """Wait until it is in sight."""
        text = pattern(self.key)
        expect((_by_role(page, self.role, text) if self.role else page.get_by_text(text)).last).to_be_visible()


@dataclass(frozen=True)
class State:
    """An address, and steps from there: names of controls that are clicked, or whatever else is done."""

    address: str
    steps: Sequence[Step] = ()
    shows: Shown | None = None
    kept: Mapping[str, object] = field(default_factory=dict)
    """What the browser remembers of whoever looks: the profile, settings, how they scan."""

    def __str__(self) -> str:
        return " > ".join([self.address, *(step if isinstance(step, str) else step.__name__ for step in self.steps)])


def at(address: str, *steps: Step, shows: Shown | None = None) -> State:
    """A state of somebody whose browser remembers nothing."""
    return State(address, steps, shows)


def dialog(key: str) -> Shown:
    """A dialog of this title."""
    return Shown(key, "dialog")


def chapter(name: str) -> Shown:
    """The panel with a chapter of the help."""
    return Shown(f"help/{name}-title", "dialog")


def menu(key: str) -> Shown:
    """A menu of this label."""
    return Shown(key, "menu")


def offers(key: str) -> Shown:
    """Choices of this label beside a place of the board."""
    return Shown(key, "group")


def pattern(key: str) -> re.Pattern[str]:
    """What an English text looks like, whatever is filled in."""
    folder, _, name = key.rpartition("/")
    files = (SOURCES / "screens/help" if folder else SOURCES / "texts").glob("*en.ftl")
    texts = "\n".join(file.read_text(encoding="utf-8") for file in files)
    found = re.search(rf"^{name} = (.+)$", texts, re.MULTILINE)
    assert found, f"there is no text {key}"
    return re.compile("^" + ".+".join(map(re.escape, re.split(r"\{[^}]*\}", found[1]))) + "$")


def _by_role(page: Page, role: str, name: str | re.Pattern[str]) -> Locator:
    return page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]  # one of Playwright's own names


class Viewer:
    """Goes from state to state in one window, which is loaded anew only for somebody else."""

    def __init__(self, window: Window) -> None:
        self.page = window.page
        self._kept: Mapping[str, object] | None = None

    def see(self, state: State, places: Mapping[str, str]) -> None:
        """Come to a state from wherever one is."""
        address = state.address.format_map(places)
        kept = {name: one.format_map(places) if isinstance(one, str) else one for name, one in state.kept.items()}
        if kept != self._kept:
            self._become(kept, address)
        else:
            go(self.page, next(one for one in BETWEEN if one != address and not self.page.url.endswith(one)))
            go(self.page, address)
        expect(self.page.get_by_role("heading", level=1)).to_have_count(1)
        expect(self.page.locator(BUSY)).to_have_count(0)
        # A mouse that nobody has moved is a switch to those who scan.
        self.page.mouse.move(0, 0)
        self.page.mouse.move(0, 9)
        for step in state.steps:
            if isinstance(step, str):
                control(self.page, step).click()
            else:
                step(self.page)
        expect(self.page.locator("h1")).to_have_count(1)
        if state.shows:
            state.shows.expect_in(self.page)

    def _become(self, kept: Mapping[str, object], address: str) -> None:
        self.page.goto("/about")
        settings = {"theme": "light", "sound": False, **_dict(kept, "settings")}
        remembered = {"language": "en", **kept, "settings": settings}
        self.page.evaluate("kept => localStorage.setItem('ludoteka', kept)", json.dumps(remembered))
        # They have said who they are; else the library would ask, where others have left their profiles.
        self.page.evaluate("sessionStorage.setItem('ludoteka.asked', 'yes')")
        self.page.goto(address)
        self._kept = kept


def _dict(kept: Mapping[str, object], name: str) -> dict[str, object]:
    found = kept.get(name, {})
    assert isinstance(found, dict)
    return found


def go(page: Page, address: str) -> None:
    """Go to an address as a link does, without loading the page anew."""
    page.evaluate("""to => {
        for (const open of document.querySelectorAll("dialog[open]")) open.close();
        document.querySelector("h1")?.toggleAttribute("data-left", true);
        const state = { stop: (history.state?.stop ?? 0) + 1 };
        history.pushState(state, "", to);
        dispatchEvent(new PopStateEvent("popstate", { state }));
    }""", address)
    expect(page.locator("h1:not([data-left])")).to_have_count(1)
    expect(page.locator(BUSY)).to_have_count(0)


def control(page: Page, name: str | re.Pattern[str]) -> Locator:
    """The last control of this name: what was opened last is the last in the page."""
    found = page.get_by_role("button", name=name, exact=True)
    for role in ROLES:
        found = found.or_(_by_role(page, role, name))
    return found.locator("visible=true").last


def use(key: str) -> Callable[[Page], None]:
    """Click the control that has this text."""
    return named(lambda page: control(page, pattern(key)).click(), f"use {key}")


def press(*keys: str) -> Callable[[Page], None]:
    """Press keys one after another."""
    def pressed(page: Page) -> None:
        for key in keys:
            page.keyboard.press(key)
    return named(pressed, f"press {' '.join(keys)}")


def click(selector: str) -> Callable[[Page], None]:
    """Click whatever is found so."""
    return named(lambda page: page.locator(selector).locator("visible=true").first.click(), f"click {selector}")


def choose(*places: str) -> Callable[[Page], None]:
    """Choose places of the board, once they are offered."""
    def chosen(page: Page) -> None:
        for place in places:
            page.locator(f'[data-place="{place}"][aria-label*="can be chosen"]').click()
    return named(chosen, f"choose {' '.join(places)}")


def write(label: str, words: str) -> Callable[[Page], None]:
    """Write something into a field."""
    return named(lambda page: page.get_by_label(label).fill(words), f"write {words}")


def wait_for(selector: str, patience: int = PATIENCE) -> Callable[[Page], None]:
    """Wait until this is in sight."""
    def waited(page: Page) -> None:
        expect(page.locator(selector).first).to_be_visible(timeout=patience)
    return named(waited, f"wait for {selector}")


def named(step: Callable[[Page], object], name: str) -> Callable[[Page], None]:
    """A step that tells in a failure what was done."""
    def done(page: Page) -> None:
        step(page)
    done.__name__ = name
    return done
