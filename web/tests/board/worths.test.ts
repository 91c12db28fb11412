import { expect, test } from "vitest";
import { rankOf, toneOf } from "../../src/board/worths";

test("colours go from the worst to the best of all that is offered", () => {
  const all = [0.2, 0.4, 0.6];
  expect(all.map((worth) => rankOf(worth, all))).toEqual([0, 2, 4]);
  expect(toneOf(0)).not.toEqual(toneOf(4));
});

test("where all are alike none is worse", () => {
  expect(rankOf(0.3, [0.3, 0.3])).toBe(4);
});
