import { expect, test } from "vitest";
import { least, sizes } from "../../src/scan/optimal";

test.each([
  [4, 2.5, 1.0],
  [8, 3.5, 1.5],
  [16, 4.5, 2.0],
  [32, 5.5, 2.4],
  [64, 6.5, 2.9],
  [100, 7.1, 3.4],
  [225, 8.3, 3.8],
  [361, 8.9, 4.3],
])("%i choices take %f steps and %f presses", (n, steps, presses) => {
  expect(least(n).steps / n).toBeCloseTo(steps, 1);
  expect(Number((least(n).presses / n).toFixed(1))).toBe(presses);
});

test("no group is made of four or fewer", () => {
  for (let n = 1; n <= 4; n += 1) expect(sizes(n)).toEqual(Array(n).fill(1));
  expect(Math.max(...sizes(5))).toBeGreaterThan(1);
});

test("the least steps are those of the definition, tried in every way", () => {
  const tried = [0, 1];
  const pressed = (k: number) => (k === 1 ? 0 : (tried[k] as number));
  for (let n = 2; n <= 60; n += 1) {
    const ways = Array.from({ length: n - 1 }, (_, at) => pressed(at + 1) + (tried[n - at - 1] as number));
    tried.push(n + Math.min(...ways));
    expect(least(n).steps).toBe(tried[n]);
  }
});

test("steps are about half more than the logarithm, also for a thousand", () => {
  for (const n of [2, 16, 64, 256, 1000]) {
    expect(least(n).steps / n).toBeGreaterThanOrEqual(Math.log2(n));
    expect(least(n).steps / n).toBeLessThanOrEqual(Math.log2(n) + 0.5 + 1e-9);
  }
});
