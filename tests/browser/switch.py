"""Somebody who has a single switch, the space bar; and others with more, who wait, hold or stay, or with a mouse."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from time import monotonic, sleep
from typing import ClassVar, Literal

from playwright.sync_api import Locator, Page

from tests.browser.screens import OFFERS, TableScreen
from tests.browser.server import Server
from tests.browser.window import PATIENCE, THINKING, Window

QUICK = {"on": True, "interval": 350, "firstExtra": 0, "ignoreRepeat": 0, "longPress": "off"}
"""A player who scans as quickly as is allowed."""
CALM, QUICKEST = 1000, 350
SETTLED = 130
"""Milliseconds after which the page is looked at anew."""

LOOK = """([selector, text]) => {
    const bar = document.querySelector("[data-scanning] [data-state]");
    const ends = bar && bar.dataset.depth !== "0" && bar.querySelector("[data-constant=back][data-lit]");
    const state = ends ? "at the end" : bar?.dataset.state ?? "off";
    const wanted = [...document.querySelectorAll(selector)].find(one => !text || one.textContent.trim() === text);
    const part = wanted?.getAttribute("data-lit") ?? null;
    const lit = part === null ? 0 : document.querySelectorAll(`[data-lit="${part}"]`).length;
    return [state, lit, part ?? "", wanted !== undefined];
}"""
"""How the scan is, or that it is at the end of a group; among how many framed things the wanted one is (0: not framed);
whose switch takes them; and whether it is there at all."""
PASS = "time => __pwClock.controller.runFor(time)"
"""Lets time pass as Playwright does, which also writes it into a script that every later page of the window runs."""
WAIT = f"""async ([selector, text, interval, most]) => {{
    for (let passed = 0;; passed++) {{
        const [state, lit, part, there] = ({LOOK})([selector, text]);
        if (lit || state !== "running" || !there || passed === most) return [state, lit, part, passed];
        await ({PASS})(interval);
    }}
}}"""
"""Lets frames pass by until the wanted thing is framed, where the scan runs and will come to it; how many passed."""
PASSING = 12
"""So many frames pass by before the server has its turn, too."""


class Switch:
    """Waits until what it wants is framed, and presses. Time passes only here."""

    LED: ClassVar = False
    """Whether the frame moves only when it is told to."""
    ACCESS: ClassVar[dict[str, object]] = {}
    """How the browser of such a player scans."""

    def __init__(self, page: Page, interval: int = QUICKEST) -> None:
        self.page = page
        self.interval = interval
        page.clock.install(time=0)
        page.clock.pause_at(1000)

    def choose(self, selector: str, text: str = "") -> None:
        """Take whatever is framed and holds what is wanted, until it was taken alone."""
        until = monotonic() + PATIENCE / 1000
        looks = 0
        while monotonic() < until:
            state, lit, part = self.look(selector, text)
            if lit:
                if self.take(lit, part):
                    return
            elif state in ("running", "waiting", "at the end"):
                self.go_on(state)
            else:  # for the server, whose time must not lag so far behind that the page gives it up
                looks += 1
                sleep(0.005 if looks < 20 else SETTLED / 1000)
                self.wait(SETTLED)
        raise AssertionError(f"at {self.page.url} nothing was framed that holds {selector} {text}")

    def look(self, selector: str, text: str) -> tuple[str, int, str]:
        """What LOOK says, once what is wanted is framed or nothing is to be waited for."""
        state, lit, part, passed = self.page.evaluate(WAIT, [selector, text, self.interval, 0 if self.LED else PASSING])
        self.passed(passed)
        return state, lit, part

    def passed(self, frames: int) -> None:
        """So many frames were passed over."""

    def wait(self, milliseconds: int) -> None:
        """Let time pass."""
        self.page.evaluate(PASS, milliseconds)

    def choose_first(self, table: TableScreen) -> None:
        """Take the first of all that is offered at a table, and wait until something else is."""
        before, until = table.offers(), monotonic() + THINKING / 1000
        self.choose(OFFERS)
        while table.offers() == before:
            assert monotonic() < until, (
                f"at {self.page.url} the choice changed nothing: {before!r} is offered, "
                f"the scan is {self.page.evaluate(LOOK, [OFFERS, ''])}, it says {table.status.inner_text()!r}")
            sleep(0.02)
            self.wait(SETTLED)

    def take(self, lit: int, part: str) -> bool:
        """Take what is framed, so many things, those of a part where there are several; whether that was a choice."""
        self.press()
        return lit == 1

    def go_on(self, state: str) -> None:
        """Wait for the next frame; a scan that waits begins by a press, and a press leaves a group at its end."""
        if state in ("waiting", "at the end"):
            self.press()
        else:
            self.wait(self.interval)

    def menu(self, entry: str) -> None:
        """Choose something of the menu that ends every round."""
        self.choose("[data-constant=menu]")
        self.choose("dialog[open] button", entry)

    def settle(self) -> None:
        """Let time pass until something is framed."""
        until = monotonic() + PATIENCE / 1000
        while self.page.evaluate(LOOK, ["body", ""])[0] != "running":
            assert monotonic() < until, f"at {self.page.url} nothing is scanned"
            sleep(SETTLED / 1000)  # as long for the server as for the page
            self.wait(SETTLED)

    def press(self, key: str = "Space") -> None:
        """One press, and as long as it takes until the next one is heard."""
        self.page.keyboard.press(key)
        self.wait(SETTLED if self.interval == QUICKEST else CALM)


class Counting(Switch):
    """Counts what is framed until something is chosen."""

    steps = 0

    def take(self, lit: int, part: str) -> bool:
        """What is taken was framed."""
        self.steps += 1
        return super().take(lit, part)

    def passed(self, frames: int) -> None:
        """What is passed over was framed too."""
        self.steps += frames

    def go_on(self, state: str) -> None:
        """So was that which is left."""
        self.steps += state != "waiting"
        super().go_on(state)


class Trembling(Switch):
    """A hand that shakes: the switch is pressed again at once, which is not heard where everything is set as usual."""

    ACCESS: ClassVar[dict[str, object]] = {"on": True}
    BOUNCES = 50

    def __init__(self, page: Page) -> None:
        super().__init__(page, CALM)

    def press(self, key: str = "Space") -> None:
        """Press, and once more."""
        self.page.keyboard.press(key)
        self.wait(self.BOUNCES)
        super().press(key)


class TwoSwitches(Switch):
    """The space bar moves the frame, Enter takes."""

    LED = True
    ACCESS: ClassVar[dict[str, object]] = {"mode": "step"}

    def take(self, lit: int, part: str) -> bool:
        """Press the switch that takes."""
        self.press("Enter")
        return lit == 1

    def go_on(self, state: str) -> None:
        """Press the switch that moves."""
        self.press()


class Waiting(Switch):
    """The space bar moves the frame, and not pressing it takes."""

    LED = True
    DWELL = 600
    ACCESS: ClassVar[dict[str, object]] = {"mode": "dwell", "dwell": DWELL}

    def take(self, lit: int, part: str) -> bool:
        """Do nothing for long enough."""
        self.wait(self.DWELL)
        return lit == 1

    def go_on(self, state: str) -> None:
        """Press the switch."""
        self.press()


class Halving(Switch):
    """The space bar keeps the first part of what is left, Enter the second, until one thing is left."""

    LED = True
    ACCESS: ClassVar[dict[str, object]] = {"mode": "elimination"}
    KEYS: ClassVar[tuple[str, ...]] = ("Space", "Enter")

    def take(self, lit: int, part: str) -> bool:
        """Keep the part that holds it. A part of one thing may still hold the menu."""
        self.page.keyboard.press(self.KEYS[int(part) - 1])
        state, *_ = self.page.evaluate(LOOK, ["body", ""])
        self.wait(SETTLED)
        return bool(state == "idle")

    def go_on(self, state: str) -> None:
        """What is framed nowhere, such as the menu, is in the last part."""
        self.press(self.KEYS[-1])


class Quartering(Halving):
    """The same with four keys."""

    ACCESS: ClassVar[dict[str, object]] = {"mode": "elimination", "switches": 4, "switch3": "KeyJ", "switch4": "KeyK"}
    KEYS: ClassVar[tuple[str, ...]] = ("Space", "Enter", "j", "k")


class Holding(Switch):
    """The frame moves while the space bar is held, and letting it go takes."""

    ACCESS: ClassVar[dict[str, object]] = {"mode": "inverse"}

    def take(self, lit: int, part: str) -> bool:
        """Let go."""
        self.let_go()
        return lit == 1

    def go_on(self, state: str) -> None:
        """Hold the switch, anew where the rounds are over; letting go leaves a group at its end."""
        if state == "at the end":
            self.let_go()
        elif state == "waiting":
            self.page.keyboard.up("Space")
            self.page.keyboard.down("Space")
        else:
            self.wait(self.interval)

    def let_go(self) -> None:
        """Let the switch go, and wait until it is heard again."""
        self.page.keyboard.up("Space")
        self.wait(SETTLED)


class Turning(Switch):
    """A press turns the quick frame round, which comes back slowly; another press takes."""

    BACK = 500
    ACCESS: ClassVar[dict[str, object]] = {"mode": "overscan", "sweep": QUICKEST, "interval": BACK}

    def take(self, lit: int, part: str) -> bool:
        """Press too late, as people do, and take it when the frame is back; the menu, which is last, in time."""
        wanted = self.framed()
        if wanted == ["menu"]:
            self.press()
        else:
            self.wait(self.interval)
            assert self.framed() != wanted
            self.press()
            self.wait(self.BACK - SETTLED)
        assert self.framed() == wanted
        self.press()
        return lit == 1

    def go_on(self, state: str) -> None:
        """What is at the end of a group is taken by turning there."""
        if state == "at the end":
            self.press()
        super().go_on(state)

    def framed(self) -> list[str]:
        """What is framed now."""
        return list(self.page.locator("[data-lit]").evaluate_all(
            "all => all.map(one => one.dataset.place ?? one.dataset.constant ?? one.textContent)"))


class Staying(Switch):
    """Looks at what it wants, with eyes or a head that move a pointer, and stays there."""

    DWELL = 600
    ACCESS: ClassVar[dict[str, object]] = {"mode": "pointer", "dwell": DWELL}

    def choose(self, selector: str, text: str = "") -> None:
        """Stay there as soon as staying is heard."""
        until = monotonic() + PATIENCE / 1000
        while monotonic() < until:
            state, _, _, there = self.page.evaluate(LOOK, [selector, text])
            if state == "waiting" and there:
                exactly = re.compile(rf"^\s*{re.escape(text)}\s*$") if text else None
                self.page.locator(selector, has_text=exactly).first.hover()
                return self.wait(self.DWELL)
            sleep(0.005)
            self.wait(SETTLED)
        raise AssertionError(f"at {self.page.url} nobody could stay on {selector} {text}")


class Led(Switch):
    """An outer system moves the frame by a key; the space bar takes."""

    LED = True
    ACCESS: ClassVar[dict[str, object]] = {"mode": "external", "next": "KeyN", "nextRow": "KeyR", "nextColumn": "KeyC"}

    def go_on(self, state: str) -> None:
        """Let the outer system say so."""
        self.lead("n")

    def lead(self, key: str) -> None:
        """A key of the outer system, and as long as it takes until the next one is heard."""
        self.page.keyboard.press(key)
        self.wait(self.interval)


class MouseButton(Switch):
    """A mouse that nobody moves, wherever it lies."""

    BUTTON: ClassVar[Literal["left", "middle"]] = "left"

    def press(self, key: str = "") -> None:
        """Click where the mouse is."""
        self.page.mouse.down(button=self.BUTTON)
        self.page.mouse.up(button=self.BUTTON)
        self.wait(SETTLED)


class MiddleButton(MouseButton):
    """The same with the button in the middle, which has to be set."""

    BUTTON = "middle"


class Finger(Switch):
    """A finger that touches the screen at one point."""

    def lies_on(self, what: Locator) -> None:
        """From now on it touches this."""
        box = what.bounding_box()
        assert box is not None
        self._at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def press(self, key: str = "") -> None:
        """Touch."""
        self.page.touchscreen.tap(*self._at)
        self.wait(SETTLED)


def begun(page: Page, server: Server, game: str, *seats: str) -> TableScreen:
    """A match of two people at one screen, or of whoever sits there."""
    page.goto(server.begin(game, *seats))
    return TableScreen(page)


def remember(window: Window, **access: object) -> None:
    """Let the browser of this window remember how somebody scans, who is quick otherwise."""
    keep(window, QUICK | access)


def keep(window: Window, access: Mapping[str, object]) -> None:
    """Let the browser of this window remember just this of how somebody scans."""
    kept = json.dumps({"language": "en", "settings": {"sound": False}, "access": access})
    window.context.add_init_script(f"localStorage.setItem('ludoteka', {json.dumps(kept)})")


def scanning(window: Window, **access: object) -> Switch:
    """Somebody who scans in this window already, as their browser remembers."""
    remember(window, **access)
    return Switch(window.page)
