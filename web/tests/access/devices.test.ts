// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { devicesOf, Listening, USUAL_DEVICES } from "../../src/access/devices";
import { press } from "../../src/access/sending";

let now = 0;
let heard: string[] = [];
let listening: Listening;
const timer = { now: () => now, after: () => () => {} };

function listen(kept: Record<string, unknown> = {}, anywhere = false): void {
  const ears = {
    down: (which: number) => heard.push(`down ${which}`),
    up: (which: number) => heard.push(`up ${which}`),
    next: (by: string) => heard.push(`next ${by}`),
  };
  listening = new Listening(devicesOf(kept), timer, ears, anywhere);
}

beforeEach(() => {
  now = 10_000;
  heard = [];
});
afterEach(() => listening.end());

/** Whether the page still gets the key. */
function key(code: string, more: KeyboardEventInit = {}): boolean {
  const init = { code, key: code, bubbles: true, cancelable: true, ...more };
  const left = document.body.dispatchEvent(new KeyboardEvent("keydown", init));
  document.body.dispatchEvent(new KeyboardEvent("keyup", init));
  return left;
}

test("Space and Enter are the two switches, and nobody else hears them", () => {
  listen();
  expect([key("Space"), key("Enter")]).toEqual([false, false]);
  expect(heard).toEqual(["down 1", "up 1", "down 2", "up 2"]);
});

test("any key can be any switch, or Next of stops, rows and places in a row", () => {
  listen({ switch1: "KeyA F13", switch2: "", next: "KeyN", nextRow: "KeyR", nextColumn: "KeyC" });
  for (const code of ["KeyA", "F13", "KeyN", "KeyR", "KeyC", "Enter"]) key(code);
  expect(heard).toEqual(["down 1", "up 1", "down 1", "up 1", "next stop", "next row", "next column"]);
});

test("whoever uses the keyboard otherwise keeps it for a while", () => {
  listen();
  key("ArrowDown");
  expect(key("Enter")).toBe(true);
  now += 6000;
  expect(key("Enter")).toBe(false);
  expect(heard).toEqual(["down 2", "up 2"]);
});

test("a key that is held is one press, a chord belongs to the browser, and what the scan presses is not heard", () => {
  listen();
  key("Space", { ctrlKey: true });
  key("Space", { repeat: true });
  press(document.body, "Enter");
  expect(heard).toEqual([]);
});

test("what is let go elsewhere is let go here", () => {
  listen();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { code: "Space", bubbles: true }));
  dispatchEvent(new Event("blur"));
  expect(heard).toEqual(["down 1", "up 1"]);
});

test("devices that make no sense are as usual", () => {
  listen();
  expect(devicesOf({ switch1: 7, next: null })).toEqual(USUAL_DEVICES);
});
