import { expect, test } from "vitest";
import { PRESETS, type Preset, preset } from "../../src/scan/presets";
import { CHOICES, RANGES, settingsOf, USUAL } from "../../src/scan/settings";

test.each([undefined, null, 7, "auto", [], {}])("what makes no sense is as usual: %j", (kept) => {
  expect(settingsOf(kept)).toEqual(USUAL);
});

test("every single value that makes no sense is as usual, and the others are kept", () => {
  const kept = {
    interval: "fast",
    mode: "telepathy",
    loops: Number.NaN,
    swap: 1,
    dwell: 2000,
    voice: "Zuzana",
  };
  expect(settingsOf(kept)).toEqual({ ...USUAL, dwell: 2000, voice: "Zuzana" });
});

test("what is out of range becomes the nearest value", () => {
  expect(settingsOf({ interval: 1, dwell: 99_999, loops: 2.4, rate: Number.POSITIVE_INFINITY })).toEqual({
    ...USUAL,
    interval: 350,
    dwell: 10_000,
    loops: 2,
    rate: 3,
  });
  for (const [name, [lowest, highest]] of Object.entries(RANGES)) {
    expect(settingsOf({ [name]: -1 })).toHaveProperty(name, lowest);
    expect(settingsOf({ [name]: 1e9 })).toHaveProperty(name, highest);
  }
});

test("the highlight moves faster than 350 ms only where it is steady", () => {
  expect(settingsOf({ interval: 200, sweep: 200 })).toMatchObject({ interval: 350, sweep: 350 });
  expect(settingsOf({ interval: 200, sweep: 10, steady: true })).toMatchObject({ interval: 200, sweep: 100 });
});

test("every choice is kept", () => {
  for (const [name, values] of Object.entries(CHOICES))
    for (const value of values) expect(settingsOf({ [name]: value })).toHaveProperty(name, value);
});

test.each(Object.keys(PRESETS) as Preset[])("the preset %s is allowed as it is", (name) => {
  const set = preset(name, { on: true });
  expect(settingsOf(set)).toEqual(set);
  expect(set.on).toBe(true);
});

test("in the safe slow preset nothing starts by itself and holding on does nothing", () => {
  expect(preset("safe-slow", USUAL)).toMatchObject({ starts: "press", longPress: "off" });
  expect(preset("safe-slow", USUAL).interval).toBeGreaterThan(2 * USUAL.interval);
});
