import { expect, test } from "vitest";
import { borderOf } from "../../src/board/borders";
import { planOf } from "../../src/board/geometry";
import { squares } from "./boards";

const sides = (cells: readonly string[]) =>
  borderOf(planOf(squares(3, 2)), cells)
    .split("M")
    .slice(1);

test("the border of cells leaves out what lies between them", () => {
  expect(sides(["a1"])).toHaveLength(4);
  expect(sides(["a1", "b1"])).toHaveLength(6);
  expect(sides(["a1", "b1", "b2"])).toHaveLength(8);
  expect(sides(["a1", "b1"])).not.toContain("50 150L50 50");
});

test("cells that are not there have none", () => {
  expect(borderOf(planOf(squares(3, 2)), ["z9"])).toBe("");
});
