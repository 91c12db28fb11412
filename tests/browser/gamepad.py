"""Somebody with a gamepad. Browsers of tests have none, so the browser's own list of them is filled here."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.switch import SETTLED, Switch, TwoSwitches

CONNECTED = """(() => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
    window.pad = { id: "test", index: 0, connected: true, mapping: "standard", axes: [0, 0, 0, 0], buttons };
    navigator.getGamepads = () => [window.pad, null, null, null];
})()"""
CHOOSE, BACK, UNDO = 0, 1, 2
UP, DOWN, LEFT, RIGHT = 12, 13, 14, 15
FRAME = 20
"""Milliseconds within which the page looks at the gamepad."""
MOST_STEPS = 60


class Gamepad(Switch):
    """Uses a gamepad alone. Time passes only here."""

    def __init__(self, page: Page) -> None:
        page.add_init_script(CONNECTED)
        super().__init__(page)

    def plugged_in(self) -> None:
        """Wait until the page has fetched what hears gamepads."""
        self.page.wait_for_load_state("networkidle")
        self.page.clock.run_for(FRAME)

    def hold(self, button: int, down: bool = True) -> None:
        """Press a button, or let it go."""
        self.page.evaluate("([button, down]) => { pad.buttons[button].pressed = down; }", [button, down])
        self.page.clock.run_for(FRAME)

    def tap(self, *buttons: int) -> None:
        """Press buttons one after another."""
        for button in buttons:
            self.hold(button)
            self.hold(button, down=False)

    def push(self, axis: int, way: float) -> None:
        """Push the stick, and let it go."""
        for at in (way, 0):
            self.page.evaluate("([axis, at]) => { pad.axes[axis] = at; }", [axis, at])
            self.page.clock.run_for(FRAME)

    def go_to(self, target: Locator) -> None:
        """Walk over the page to a control."""
        expect(target).to_be_visible()
        for _ in range(MOST_STEPS):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.tap(DOWN)
        raise AssertionError(f"the gamepad does not lead to {target}")

    def use(self, target: Locator) -> None:
        """Walk to a control and choose it."""
        self.go_to(target)
        self.tap(CHOOSE)


class PadSwitches(TwoSwitches, Gamepad):
    """The first button moves the frame, the second takes."""

    def press(self, key: str = "Space") -> None:
        """Press a button, and let time pass until the page is looked at anew."""
        self.tap(BACK if key == "Enter" else CHOOSE)
        self.page.clock.run_for(SETTLED)
