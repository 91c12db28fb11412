import { expect, test } from "vitest";
import { USUAL_DEVICES } from "../../src/access/devices";
import { keyName, signalsOf, withoutSignal, withSignal } from "../../src/access/mapping";

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

test.each([
  ["KeyA", "A"],
  ["Digit7", "7"],
  ["ArrowLeft", "←"],
  ["F5", "F5"],
])("the key %s is called %s", (code, name) => {
  expect(keyName(code)).toBe(name);
});
