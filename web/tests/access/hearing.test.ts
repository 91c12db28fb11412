// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { hear } from "../../src/access/advice/hearing";
import { USUAL_DEVICES } from "../../src/access/devices";

let heard: string[] = [];
let end: () => void;

beforeEach(() => {
  heard = [];
  const ears = {
    down: (which: number) => heard.push(`down ${which}`),
    up: (which: number) => heard.push(`up ${which}`),
  };
  end = hear(ears, USUAL_DEVICES);
});
afterEach(() => end());

/** Whether the page still gets the key. */
function key(type: "keydown" | "keyup", code: string, more: KeyboardEventInit = {}): boolean {
  const init = { code, key: code, bubbles: true, cancelable: true, ...more };
  return document.body.dispatchEvent(new KeyboardEvent(type, init));
}

test("any key is the switch, and the second one is as it is set", () => {
  for (const code of ["KeyX", "Enter"]) {
    key("keydown", code);
    key("keyup", code);
  }
  expect(heard).toEqual(["down 1", "up 1", "down 2", "up 2"]);
});

test("a key that is held from before, as the one that began this, is no press, nor does it move the page", () => {
  expect(key("keydown", "Space", { repeat: true })).toBe(false);
  key("keyup", "Space");
  expect(heard).toEqual([]);
});

test("a key that repeats after it was let go elsewhere is no other press", () => {
  key("keydown", "Space");
  dispatchEvent(new Event("blur"));
  key("keydown", "Space", { repeat: true });
  expect(heard).toEqual(["down 1", "up 1"]);
});
