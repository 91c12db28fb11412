import { expect, test } from "vitest";
import { LASTS, Trial } from "../../src/access/advice/trial";
import { type Item, itemsOf } from "../../src/scan/item";
import type { Highlight } from "../../src/scan/scanner";
import { type Settings, settingsOf } from "../../src/scan/settings";
import { HandTime } from "../protocol/table";
import { dice, items } from "../scan/player";

const PLACES = items(12, 4) as [Item, Item, ...Item[]];

function trial(chosen: Partial<Settings> = {}) {
  const time = new HandTime();
  const seen: { wanted: Item | null; highlight: Highlight | null; over: number; before: (boolean | null)[] } =
    {
      wanted: null,
      highlight: null,
      over: 0,
      before: [],
    };
  const settings = settingsOf({ on: true, pattern: "linear", after: "first", ignoreRepeat: 0, ...chosen });
  const one = new Trial(time, settings, PLACES, dice(7), {
    highlight: (highlight) => {
      seen.highlight = highlight;
    },
    dwelling: () => {},
    state: () => {},
    wanted: (wanted, before) => {
      seen.wanted = wanted;
      seen.before.push(before);
    },
    over: () => {
      seen.over += 1;
    },
  });
  one.begin();
  /** Waits for a place and presses so many milliseconds after it was highlighted. */
  const press = (item: Item | null, after = 400): void => {
    for (let waited = 0; waited < 200; waited += 1) {
      const lit = seen.highlight?.stops[0];
      if (lit && (item ? itemsOf(lit)[0] === item : lit.kind === "constant")) break;
      time.pass(100);
    }
    time.pass(after);
    one.down(1);
    time.pass(50);
    one.up(1);
  };
  return { one, time, seen, press };
}

test("what is wanted and chosen is right, with its cost and the time of the press", () => {
  const { one, seen, press } = trial();
  const wanted = seen.wanted as Item;
  press(wanted);
  const steps = PLACES.indexOf(wanted) + 1;
  expect(one.selections).toMatchObject([{ target: wanted.id, steps, presses: 1 }]);
  expect(one.selections[0]?.mistake).toBeUndefined();
  expect(one.selections[0]?.reaction).toBeGreaterThanOrEqual(400);
  expect(one.selections[0]?.reaction).toBeLessThan(500);
  expect(seen.before).toEqual([null, true]);
  expect(seen.wanted).not.toBe(wanted);
});

test("every question begins with all groups, also where one goes on at the same place", () => {
  const { seen, press } = trial({ pattern: "rows", after: "same" });
  press(PLACES[4] as Item);
  expect(seen.highlight?.depth).toBe(1);
  press(PLACES[5] as Item);
  expect(seen.before).toHaveLength(2);
  expect(seen.highlight?.depth).toBe(0);
});

test.each([
  [1, "late"],
  [-1, "early"],
  [3, "group"],
] as const)("a press %i places further than wanted was %s", (further, mistake) => {
  const { one, seen, press } = trial();
  // A place with room on both sides.
  while (![2, 3, 4, 5, 6, 7].includes(PLACES.indexOf(seen.wanted as Item))) press(seen.wanted);
  const before = one.selections.length;
  press(PLACES[PLACES.indexOf(seen.wanted as Item) + further] ?? null);
  expect(one.selections[before]?.mistake).toBe(mistake);
  expect(seen.before.at(-1)).toBe(false);
});

test("it ends with the choice after its time, or when the menu at the end of the round is taken", () => {
  const late = trial();
  late.time.pass(LASTS);
  expect(late.seen.over).toBe(0);
  late.one.down(1);
  late.one.up(1);
  late.press(late.seen.wanted);
  expect(late.seen.over).toBe(1);
  const early = trial();
  early.press(null);
  expect(early.seen.over).toBe(1);
  expect(early.one.selections).toEqual([]);
});

test("a press that is too short to count is no reaction", () => {
  const { one, time } = trial({ acceptance: 40 });
  for (const [after, held] of [
    [100, 20],
    [280, 50],
  ] as const) {
    time.pass(after);
    one.down(1);
    time.pass(held);
    one.up(1);
  }
  expect(one.selections.map(({ reaction }) => reaction)).toEqual([400]);
});
