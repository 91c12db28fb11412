// @vitest-environment jsdom
import { expect, test } from "vitest";
import { USUAL_DEVICES } from "../../src/access/devices";
import { isNeeded, keyName, signalsOf, withoutSignal, withSignal } from "../../src/access/mapping";

test("a signal is added, and taken from whatever it gave before", () => {
  const changed = withSignal(USUAL_DEVICES, "switch2", "touch");
  expect(signalsOf(changed, "switch2")).toEqual(["Enter", "mouse2", "pad1", "touch"]);
  expect(signalsOf(changed, "switch1")).toEqual(["Space", "mouse0", "pad0"]);
  expect(withSignal(changed, "switch2", "touch")).toEqual(changed);
});

test("a signal is removed", () => {
  expect(signalsOf(withoutSignal(USUAL_DEVICES, "switch1", "mouse0"), "switch1")).toEqual([
    "Space",
    "touch",
    "pad0",
  ]);
});

test("the first switch is never left without anything", () => {
  const last = { ...USUAL_DEVICES, switch1: "Space" };
  expect(withoutSignal(last, "switch1", "Space")).toEqual(last);
  expect(withSignal(last, "switch2", "Space")).toEqual(last);
});

test("the only switch that was ever heard has to stay, until another one is heard", () => {
  const needed = (signal: string, ...heard: string[]) =>
    isNeeded(USUAL_DEVICES, "switch1", signal, new Set(heard));
  expect([needed("Space", "Space"), needed("mouse0", "Space")]).toEqual([true, false]);
  expect(needed("Space", "Space", "Enter")).toBe(true);
  expect(needed("Space", "Space", "touch")).toBe(false);
  expect(needed("Space")).toBe(false);
  expect(isNeeded({ ...USUAL_DEVICES, switch1: "Space" }, "switch1", "Space", new Set())).toBe(true);
});

test.each([
  ["KeyA", "A"],
  ["Digit7", "7"],
  ["ArrowLeft", "←"],
  ["F5", "F5"],
])("the key %s is called %s", (code, name) => {
  expect(keyName(code)).toBe(name);
});
