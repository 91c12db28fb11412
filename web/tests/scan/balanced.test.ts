import { expect, test } from "vitest";
import { balanced } from "../../src/scan/balanced";
import { least } from "../../src/scan/optimal";
import { DEARER, MANY } from "../../src/scan/tree";

/** The steps to each of n things, all of them added up. */
const steps = (n: number): number =>
  balanced(n).reduce((sum, size, at) => sum + size * (at + 1) + (size > 1 ? steps(size) : 0), 0);

test("groups of a cycle are nearly of a size, and cost little more than the cheapest ones", () => {
  for (let n = MANY + 1; n <= 200; n += 1) {
    const sizes = balanced(n);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(n);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1.5 * Math.min(...sizes));
    expect(steps(n)).toBeLessThanOrEqual(DEARER * least(n).steps);
  }
});

test("the first group is never the smallest, as it is reached soonest", () => {
  for (let n = MANY + 1; n <= 200; n += 1)
    expect(balanced(n)).toEqual([...balanced(n)].sort((a, b) => b - a));
});

test("few things are gone through one by one", () => {
  for (let n = 1; n <= 4; n += 1) expect(balanced(n)).toEqual(Array(n).fill(1));
});
