// @vitest-environment node
import { expect, test } from "vitest";
import { advise, habits } from "../../src/access/advice/adviser";
import type { LoggedSelection } from "../../src/protocol/messages";
import { type Settings, settingsOf, USUAL } from "../../src/scan/settings";

const settings: Settings = { ...USUAL, on: true };
const right: LoggedSelection = {
  at: 0,
  target: "item:a",
  steps: 4,
  presses: 2,
  milliseconds: 3000,
  mode: "auto",
  interval: 1000,
  reaction: 650,
};
const many = (count: number, more: Partial<LoggedSelection> = {}) =>
  Array.from({ length: count }, () => ({ ...right, ...more }));

test("habits are counted over the right choices, mistakes beside them", () => {
  const found = habits([
    ...many(3),
    { ...right, steps: 8, reaction: 850 },
    { ...right, mistake: "late", steps: 99 },
  ]);
  expect(found).toMatchObject({
    right: 4,
    rate: 0.25,
    steps: 5,
    presses: 2,
    milliseconds: 3000,
    reaction: 700,
  });
  expect(found.mistakes).toEqual({ early: 0, late: 1, group: 0, undone: 0 });
  expect(habits([]).reaction).toBeNull();
});

test("a few choices say nothing, nor do those made with other settings", () => {
  expect(advise(many(19, { reaction: 200 }), settings)).toBeNull();
  expect(advise(many(50, { reaction: 200, interval: 2000 }), settings)).toBeNull();
});

test("who presses as the rule expects is left alone", () => {
  expect(advise(many(30), settings)).toBeNull();
});

test("the interval follows the press time, a quarter at most at once", () => {
  expect(advise(many(30, { reaction: 550 }), settings)).toEqual({
    reason: "quicker",
    changes: { interval: 850 },
  });
  expect(advise(many(30, { reaction: 200 }), settings)?.changes).toEqual({ interval: 750 });
  expect(advise(many(30, { reaction: 780 }), settings)).toEqual({
    reason: "slower",
    changes: { interval: 1200 },
  });
});

test("with more than a quarter of mistakes nothing becomes quicker", () => {
  const quick = many(20, { reaction: 200 });
  expect(advise([...quick, ...many(5, { mistake: "late" })], settings)?.reason).toBe("quicker");
  expect(advise([...quick, ...many(6, { mistake: "late" })], settings)).toEqual({
    reason: "late",
    changes: { interval: 1250 },
  });
});

test("against pressing early, repeats are ignored for longer and there is more time to look", () => {
  const advice = advise([...many(20), ...many(6, { mistake: "early" })], settings);
  expect(advice).toEqual({ reason: "early", changes: { ignoreRepeat: 650, firstExtra: 900 } });
});

test("more time is given in the way the mode takes it", () => {
  const mistaken = (mode: Settings["mode"]) => [
    ...many(20, { mode }),
    ...many(6, { mode, mistake: "undone" }),
  ];
  expect(advise(mistaken("dwell"), { ...settings, mode: "dwell" })?.changes).toEqual({ dwell: 1900 });
  expect(advise(mistaken("step"), { ...settings, mode: "step" })?.changes).toEqual({ ignoreRepeat: 650 });
});

test("long ways one by one are grouped", () => {
  expect(advise(many(30, { steps: 12 }), { ...settings, pattern: "linear" })).toEqual({
    reason: "steps",
    changes: { pattern: "automatic" },
  });
});

test("what cannot be longer is not advised", () => {
  const longest = settingsOf({ interval: 10_000 });
  const choices = [...many(20, { interval: 10_000 }), ...many(9, { interval: 10_000, mistake: "late" })];
  expect(advise(choices, longest)).toBeNull();
});
