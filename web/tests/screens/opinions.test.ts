import { expect, test } from "vitest";
import { worthOf } from "../../src/screens/table/opinions.svelte";

const considered = [
  { move: "n1-turned right", share: 0.6 },
  { move: "n1-not turned", share: 0.4 },
  { move: "n12-not turned", share: 0.9 },
  { move: "pass", share: 0.1 },
];

test("a choice is worth the best that it leads to", () => {
  const cell = { text: "n1", places: ["n1"] };
  expect(worthOf([], cell, considered)).toBe(0.6);
  expect(worthOf([cell], { text: "not turned" }, considered)).toBe(0.4);
  expect(worthOf([], { text: "pass" }, considered)).toBe(0.1);
  expect(worthOf([], { text: "e1" }, considered)).toBeUndefined();
});
