import { describe, expect, test } from "vitest";
import { advise, type Reason } from "../../src/access/advice/adviser";
import { habits } from "../../src/access/advice/figures";
import type { LoggedSelection } from "../../src/protocol/messages";
import { type Settings, settingsOf, USUAL } from "../../src/scan/settings";

const settings: Settings = { ...USUAL, on: true };
/** Chosen as the rules expect it: not at the first stop, 0.65 of the interval after the highlight. */
const right: LoggedSelection = {
  at: 1000,
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
/** What is advised, by its reason. */
const advised = (selections: readonly LoggedSelection[], how: Partial<Settings> = {}) =>
  Object.fromEntries(
    advise(selections, { ...settings, ...how }).map(({ reason, changes }) => [reason, changes]),
  ) as { [One in Reason]?: Partial<Settings> };

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

describe("what is looked at", () => {
  test("a few choices say nothing, nor do those made with other settings", () => {
    expect(advised(many(19, { reaction: 200 }))).toEqual({});
    expect(advised(many(50, { reaction: 200, interval: 2000 }))).toEqual({});
    expect(advised(many(50, { reaction: 200, mode: "step" }))).toEqual({});
  });

  test("nor do those from before the settings were changed", () => {
    expect(advise(many(50, { reaction: 200 }), settings, { since: 1001 })).toEqual([]);
    expect(advise(many(50, { reaction: 200 }), settings, { since: 1000 })).toHaveLength(1);
  });

  test("who presses as the rule expects is left alone", () => {
    expect(advised(many(30))).toEqual({});
  });

  test("the figures say in how many choices it was seen", () => {
    const [late] = advise([...many(20), ...many(10, { mistake: "late" })], settings);
    expect(late).toEqual({
      reason: "late",
      changes: { interval: 1250 },
      figures: { seen: 30, count: 10, measure: 0 },
    });
  });

  test("what cannot be longer is not advised", () => {
    const longest = settingsOf({ interval: 10_000 });
    const choices = [...many(20, { interval: 10_000 }), ...many(9, { interval: 10_000, mistake: "late" })];
    expect(advise(choices, longest).map(({ reason }) => reason)).toEqual(["second"]);
  });
});

describe("mistakes come first", () => {
  test("with more than a quarter of them nothing becomes quicker", () => {
    const quick = many(20, { reaction: 200 });
    expect(Object.keys(advised([...quick, ...many(5, { mistake: "late" })]))).toEqual(["quicker"]);
    expect(advised([...quick, ...many(6, { mistake: "late" })])).toEqual({ late: { interval: 1250 } });
  });

  test("more time is given in the way the mode takes it", () => {
    const mistaken = (mode: Settings["mode"]) =>
      advised([...many(20, { mode }), ...many(6, { mode, mistake: "undone" })], { mode });
    expect(mistaken("dwell")).toEqual({ undone: { dwell: 1900 } });
    expect(mistaken("pointer")).toEqual({ undone: { dwell: 1900 } });
    expect(mistaken("overscan")).toEqual({ undone: { interval: 1250 } });
    expect(mistaken("step")).toEqual({ repeats: { ignoreRepeat: 650 } });
  });

  test("each kind that matters is answered, the most frequent first", () => {
    const mixed = [
      ...many(20),
      ...many(4, { mistake: "late" }),
      ...many(6, { mistake: "early", steps: 2, reaction: 900 }),
    ];
    expect(advise(mixed, settings).map(({ reason }) => reason)).toEqual(["first", "late"]);
    const few = [...many(20), ...many(1, { mistake: "early" }), ...many(8, { mistake: "late" })];
    expect(Object.keys(advised(few))).toEqual(["late"]);
  });

  test("wrong groups: more time, or simpler groups", () => {
    const wrong = [...many(20), ...many(8, { mistake: "group" })];
    expect(advised(wrong)).toEqual({ group: { interval: 1250 }, simpler: { pattern: "rows" } });
    expect(advised(wrong, { pattern: "rows" }).simpler).toEqual({ pattern: "linear" });
    expect(advised(wrong, { pattern: "linear" }).simpler).toBeUndefined();
  });

  test("two kinds that ask for the same are one piece of advice", () => {
    const wrong = [...many(20), ...many(4, { mistake: "late" }), ...many(4, { mistake: "undone" })];
    expect(Object.keys(advised(wrong))).toEqual(["late"]);
  });
});

describe("pressing too soon", () => {
  const early = (more: Partial<LoggedSelection>) => [...many(20), ...many(8, { mistake: "early", ...more })];

  test("right after another press: repeats are ignored for longer", () => {
    expect(advised(early({ steps: 2, reaction: 600 }))).toEqual({ repeats: { ignoreRepeat: 650 } });
  });

  test("at the first highlight, but not at once: it stays longer", () => {
    expect(advised(early({ steps: 2, reaction: 900 }))).toEqual({ first: { firstExtra: 900 } });
    expect(advised(early({ steps: 2, reaction: 900 }), { firstExtra: 0 })).toEqual({
      first: { firstExtra: 500 },
    });
  });

  test("on the way: a press must be held for a moment", () => {
    expect(advised(early({ steps: 5 }))).toEqual({ touches: { acceptance: 200 } });
    expect(advised(early({ steps: 5 }), { acceptance: 400 })).toEqual({ touches: { acceptance: 500 } });
  });

  test("repeats that come even after a long pause are touches", () => {
    const soon = early({ steps: 2, reaction: 1600 });
    expect(advised(soon, { ignoreRepeat: 1500 })).toEqual({ touches: { acceptance: 200 } });
  });
});

describe("a pace of one's own", () => {
  const late = (interval: number, mistakes: number) => [
    ...many(20, { interval }),
    ...many(mistakes, { interval, mistake: "late" }),
  ];

  test("where slowing down has not helped, presses move and waiting takes; a second switch is a remark", () => {
    const found = advise([...late(1000, 8), ...late(1250, 8)], { ...settings, interval: 1250 });
    expect(found).toEqual([
      {
        reason: "pace",
        changes: { mode: "dwell", dwell: 1500 },
        figures: { seen: 28, count: 8, measure: 1000 },
      },
      { reason: "second", changes: {}, figures: { seen: 28, count: 8, measure: 1250 } },
    ]);
  });

  test("where it has helped a little, more of it is advised", () => {
    expect(advised([...late(1000, 12), ...late(1250, 8)], { interval: 1250 })).toEqual({
      late: { interval: 1600 },
    });
  });

  test("a few choices of before say nothing of that", () => {
    expect(Object.keys(advised([...late(1000, 8).slice(-10), ...late(1250, 8)], { interval: 1250 }))).toEqual(
      ["late"],
    );
  });

  test("who needs very long is told of a second switch", () => {
    expect(advised(late(3000, 8), { interval: 3000 })).toEqual({ late: { interval: 3750 }, second: {} });
  });
});

describe("speed, where mistakes are rare", () => {
  test("the interval follows the press time, a quarter at most at once", () => {
    expect(advised(many(30, { reaction: 550 }))).toEqual({ quicker: { interval: 850 } });
    expect(advised(many(30, { reaction: 200 }))).toEqual({ quicker: { interval: 750 } });
    expect(advised(many(30, { reaction: 780 }))).toEqual({ slower: { interval: 1200 } });
    expect(advised(many(30, { reaction: 200, mode: "step" }), { mode: "step" })).toEqual({});
  });

  test("presses at the first highlight, which stays longer, do not count for the interval", () => {
    const first = many(20, { steps: 2, reaction: 1100 });
    expect(advised([...first, ...many(20)])).toEqual({});
  });

  test("the extra time of the first highlight follows the presses there", () => {
    const first = (reaction: number) => [...many(20), ...many(10, { steps: 2, reaction })];
    expect(advised(first(650), { firstExtra: 1500 })).toEqual({ "first-less": { firstExtra: 1150 } });
    expect(advised(first(1500))).toEqual({ "first-more": { firstExtra: 900 } });
    expect(advised(first(1100))).toEqual({});
    expect(advised(first(650), { firstExtra: 700, ignoreRepeat: 700 })).toEqual({});
  });

  test("the pause after a press gets shorter for those who hardly ever err", () => {
    const how = { ignoreRepeat: 2000 };
    expect(advised(many(40), how)).toEqual({ "repeats-less": { ignoreRepeat: 1500 } });
    expect(advised([...many(40), ...many(3, { mistake: "late" })], how)).toEqual({});
    expect(advised(many(40), { ignoreRepeat: 500, firstExtra: 0 })).toEqual({});
  });

  test("long ways one by one are grouped", () => {
    expect(advised(many(30, { steps: 12, milliseconds: 12_000 }), { pattern: "linear" })).toEqual({
      steps: { pattern: "automatic" },
    });
    expect(advised(many(30, { steps: 8, milliseconds: 8000 }), { pattern: "linear" })).toEqual({});
  });

  test("waiting that takes follows the pace of the presses", () => {
    const dwelt = (milliseconds: number) => many(30, { mode: "dwell", milliseconds });
    expect(advised(dwelt(2500), { mode: "dwell" })).toEqual({ "dwell-less": { dwell: 1150 } });
    expect(advised(dwelt(3500), { mode: "dwell" })).toEqual({});
  });

  test("who has to wake the scan gets one round more", () => {
    const woken = [...many(20), ...many(8, { milliseconds: 9000 })];
    expect(advised(woken)).toEqual({ loops: { loops: 3 } });
    expect(advised([...many(26), ...many(8, { milliseconds: 9000 })])).toEqual({});
    for (const how of [{ loops: 0 }, { loops: 5 }, { starts: "press" }, { afterLoops: "restart" }] as const)
      expect(advised(woken, how)).toEqual({});
  });
});
