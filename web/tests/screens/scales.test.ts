import { expect, test } from "vitest";
import { every, linear, ticks, wholeTicks } from "../../src/screens/statistics/scales";

test("ticks are round and reach over the greatest value", () => {
  expect(ticks(100)).toEqual([0, 50, 100]);
  expect(ticks(73)).toEqual([0, 20, 40, 60, 80]);
  expect(ticks(0.7)).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
  for (const most of [0.01, 1, 3, 9, 11, 99, 101, 12345]) {
    const made = ticks(most);
    expect(made.at(-1)).toBeGreaterThanOrEqual(most);
    expect(made.length).toBeLessThanOrEqual(6);
  }
  expect(ticks(0).length).toBeGreaterThan(1);
});

test("counted things have whole ticks", () => {
  expect(wholeTicks(0)).toEqual([0, 1]);
  expect(wholeTicks(3)).toEqual([0, 1, 2, 3]);
  expect(wholeTicks(9)).toEqual([0, 5, 10]);
});

test("a scale turns upside down where its ends do", () => {
  const y = linear(10, 100, 0);
  expect([y(0), y(5), y(10)]).toEqual([100, 50, 0]);
  expect(linear(0, 0, 50)(0)).toBe(0);
});

test("labels are thinned out", () => {
  expect([every(5, 10), every(26, 10), every(0, 10)]).toEqual([1, 3, 1]);
});
