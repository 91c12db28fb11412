import { afterEach, expect, test, vi } from "vitest";
import { latest, mondayOf } from "../../src/screens/statistics/weeks";

afterEach(() => vi.unstubAllEnvs());

const WEEKS = [
  ["2026-W46", "Mon Nov 09 2026 00:00:00"],
  ["2026-W01", "Mon Dec 29 2025 00:00:00"],
  ["2021-W01", "Mon Jan 04 2021 00:00:00"],
  ["2020-W53", "Mon Dec 28 2020 00:00:00"],
] as const;

test.each(["UTC", "America/Los_Angeles", "Pacific/Auckland"])("a week begins on Monday in %s", (zone) => {
  vi.stubEnv("TZ", zone);
  for (const [week, monday] of WEEKS) expect(new Date(mondayOf(week)).toString()).toContain(monday);
});

test("the latest weeks come last", () => {
  expect(latest([1, 2, 3], 2)).toEqual([2, 3]);
});
