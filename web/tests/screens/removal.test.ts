import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GRACE, Removal } from "../../src/screens/game/removal";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it is removed after a while, once", () => {
  const removed: string[] = [];
  const removal = new Removal(() => removed.push("it"));
  vi.advanceTimersByTime(GRACE - 1);
  expect(removed).toEqual([]);
  vi.advanceTimersByTime(1);
  removal.finish();
  expect(removed).toEqual(["it"]);
  expect(removal.undo()).toBe(false);
});

test("until then it can be brought back", () => {
  const removed: string[] = [];
  const removal = new Removal(() => removed.push("it"));
  expect(removal.undo()).toBe(true);
  vi.advanceTimersByTime(2 * GRACE);
  removal.finish();
  expect(removed).toEqual([]);
});

test("leaving does not wait", () => {
  const removed: string[] = [];
  new Removal(() => removed.push("it")).finish();
  expect(removed).toEqual(["it"]);
});
