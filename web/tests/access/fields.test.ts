import { expect, test } from "vitest";
import { isAmount, isChoice, keyOf, ladder, meant, PARTS } from "../../src/access/advice/fields";
import { CHOICES, RANGES, type Settings, settingsOf, USUAL } from "../../src/scan/settings";
import { Messages } from "../../src/texts/bundle";
import czech from "../../src/texts/switches.cs.ftl?raw";
import english from "../../src/texts/switches.en.ftl?raw";

const NAMES = PARTS.flatMap(({ names }) => names);

test("everything that can be set is shown once", () => {
  expect([...NAMES, "on"].sort()).toEqual(Object.keys(USUAL).sort());
});

test.each([
  ["en", english],
  ["cs", czech],
])("every setting and every value has words in %s", (language, source) => {
  const words = new Messages(language, source);
  const ids = NAMES.flatMap((name) => [
    `scan-${keyOf(name)}`,
    `scan-${keyOf(name)}-text`,
    ...(isChoice(name) ? CHOICES[name].map((value) => `scan-${keyOf(name)}-${value}`) : []),
  ]);
  expect(ids.filter((id) => words.say(id) === undefined)).toEqual([]);
});

test("only what means something is shown", () => {
  const shown = (settings: Partial<Settings>) => meant(NAMES, settingsOf(settings));
  expect(shown({})).toContain("interval");
  expect(shown({})).not.toContain("dwell");
  expect(shown({ mode: "dwell" })).toContain("dwell");
  expect(shown({ mode: "dwell" })).not.toContain("interval");
  expect(shown({ mode: "elimination" })).toContain("switches");
  expect(shown({ audio: "speak" })).toContain("voice");
});

test("from the least to the most it is a walk of few presses, and the value of now is on the way", () => {
  for (const name of NAMES.filter(isAmount)) {
    const settings = settingsOf({ [name]: RANGES[name][0] + 0.123 });
    const rungs = ladder(name, settings);
    expect(rungs.length).toBeLessThanOrEqual(27);
    expect(rungs).toContain(settings[name]);
    expect([rungs[0], rungs.at(-1)]).toEqual(RANGES[name]);
  }
});

test("a steady highlight may move more quickly", () => {
  expect(ladder("interval", settingsOf({ steady: true }))[0]).toBe(100);
});
