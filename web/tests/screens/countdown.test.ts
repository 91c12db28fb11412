import { beforeEach, expect, test } from "vitest";
import { Countdown, isSaid } from "../../src/screens/profiles/countdown";

let now = 0;
beforeEach(() => {
  now = 1000;
});
const pass = (seconds: number) => {
  now += seconds * 1000;
};

test("it is due after fifteen seconds, not sooner", () => {
  const countdown = new Countdown(() => now);
  pass(14.9);
  expect(countdown.due).toBe(false);
  pass(0.1);
  expect(countdown.due).toBe(true);
  pass(5);
  expect(countdown.left).toBe(0);
});

test("time does not pass while the page is hidden", () => {
  const countdown = new Countdown(() => now);
  pass(5);
  countdown.pause();
  countdown.pause();
  pass(60);
  expect(countdown.left).toBe(10);
  countdown.resume();
  countdown.resume();
  pass(4);
  expect(countdown.left).toBe(6);
});

test("cancelled is cancelled for good", () => {
  const countdown = new Countdown(() => now);
  pass(3);
  countdown.cancel();
  pass(30);
  expect([countdown.cancelled, countdown.due, countdown.left]).toEqual([true, false, 12]);
});

test("few seconds are said aloud", () => {
  expect(Array.from({ length: 16 }, (_, second) => second).filter(isSaid)).toEqual([5, 10, 15]);
});
