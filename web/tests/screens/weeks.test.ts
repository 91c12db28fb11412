import { expect, test } from "vitest";
import { latest, mondayOf } from "../../src/screens/statistics/weeks";

test.each([
  ["2026-W46", "2026-11-09"],
  ["2026-W01", "2025-12-29"],
  ["2021-W01", "2021-01-04"],
  ["2020-W53", "2020-12-28"],
])("the Monday of %s is %s", (week, monday) => {
  expect(new Date(mondayOf(week)).toISOString().slice(0, 10)).toBe(monday);
});

test("the latest weeks come last", () => {
  expect(latest([1, 2, 3], 2)).toEqual([2, 3]);
});
