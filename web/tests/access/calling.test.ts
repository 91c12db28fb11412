// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { Calling } from "../../src/access/calling";

let calling: Calling;
beforeEach(() => {
  calling = new Calling();
});

/** Whether a press at this time calls. */
function pressed(at: number, code = "Space", on: Element = document.body, repeat = false): boolean {
  let called = false;
  const hear = (event: Event) => {
    called = calling.hears(event as KeyboardEvent, at);
  };
  document.body.append(on === document.body ? "" : on);
  on.addEventListener("keydown", hear, { once: true });
  on.dispatchEvent(new KeyboardEvent("keydown", { code, repeat }));
  return called;
}

test("three presses in a row call, and three more call again", () => {
  expect([0, 500, 1000].map((at) => pressed(at))).toEqual([false, false, true]);
  expect([1500, 2000, 2500].map((at) => pressed(at))).toEqual([false, false, true]);
});

test("each press may take its time", () => {
  expect([0, 5000, 10_000].map((at) => pressed(at))).toEqual([false, false, true]);
  expect([30_000, 31_000, 36_001].map((at) => pressed(at))).toEqual([false, false, false]);
});

test("presses far apart, other keys between them and a key that is held do not call", () => {
  expect([0, 5001, 10_002].map((at) => pressed(at))).toEqual([false, false, false]);
  calling = new Calling();
  expect([pressed(0), pressed(1, "KeyA"), pressed(2), pressed(3)]).toEqual([false, false, false, false]);
  calling = new Calling();
  expect([pressed(0), pressed(1), pressed(2, "Space", document.body, true)]).toEqual([false, false, false]);
});

test("presses that something in focus takes are not for us", () => {
  const button = document.createElement("button");
  expect([0, 1, 2, 3].map((at) => pressed(at, "Space", button))).toEqual([false, false, false, false]);
});

/** Whether a press of a mouse button at this time and place calls. */
function clicked(at: number, more: MouseEventInit = {}, on: Element = document.body): boolean {
  let called = false;
  const hear = (event: Event) => {
    called = calling.hears(event as MouseEvent, at);
  };
  document.body.append(on === document.body ? "" : on);
  on.addEventListener("mousedown", hear, { once: true });
  on.dispatchEvent(new MouseEvent("mousedown", { detail: 1, screenX: 9, screenY: 9, ...more }));
  return called;
}

test("a mouse that stays beside all controls calls as well", () => {
  expect([0, 900, 1800].map((at) => clicked(at))).toEqual([false, false, true]);
});

test("a mouse that is moved, quick clicks, other buttons and clicks on controls do not call", () => {
  expect([0, 1, 2, 3].map((at) => clicked(at, { screenX: 10 * at }))).toEqual([false, false, false, false]);
  calling = new Calling();
  expect([0, 1, 2].map((at) => clicked(at, { detail: at + 1 }))).toEqual([false, false, false]);
  calling = new Calling();
  expect([0, 1, 2].map((at) => clicked(at, { button: 2 }))).toEqual([false, false, false]);
  calling = new Calling();
  const button = document.createElement("button");
  expect([0, 1, 2].map((at) => clicked(at, {}, button))).toEqual([false, false, false]);
  calling = new Calling();
  expect([pressed(0), clicked(1), pressed(2), pressed(3)]).toEqual([false, false, false, false]);
});

test("whoever calls comes back to where the page was before the presses scrolled it", () => {
  const scrolled = vi.spyOn(window, "scrollY", "get");
  for (const [at, y] of [40, 700, 1400].entries()) {
    scrolled.mockReturnValue(y);
    pressed(at * 500);
  }
  expect(calling.scrolled).toBe(40);
  scrolled.mockRestore();
});
