import { describe, expect, test } from "vitest";
import { extentOf, fanOf, heapOf, laidOut, PEEK, pipsOf, rowOf, stepOf } from "../../src/board/zones";

describe("rows", () => {
  test("cards lie side by side where there is room", () => {
    expect(rowOf(3, 10).map(({ x }) => x)).toEqual([0, 1.08, 2.16]);
  });

  test("they overlap evenly where there is not, and fill the room", () => {
    const row = rowOf(5, 3);
    expect(row.map(({ x }) => x)).toEqual([0, 0.5, 1, 1.5, 2]);
    expect(extentOf(row).width).toBe(3);
  });

  test("the corner of every card is seen, however many there are", () => {
    expect(stepOf(100, 3)).toBe(PEEK);
  });
});

describe("hands", () => {
  test("are fanned evenly around the middle", () => {
    const angles = fanOf(5, 10).map(({ angle }) => angle);
    expect(angles).toEqual([-14, -7, 0, 7, 14]);
  });

  test("never open wider than a hand does", () => {
    const fan = fanOf(30, 10);
    expect((fan.at(-1)?.angle ?? 0) - (fan[0]?.angle ?? 0)).toBeCloseTo(44);
  });

  test("have their middle highest", () => {
    const heights = fanOf(7, 10).map(({ y }) => y);
    expect(Math.min(...heights)).toBe(heights[3]);
    expect(heights[0]).toBeCloseTo(heights[6] ?? 0);
  });

  test("of one card or none are simple", () => {
    expect(fanOf(1, 5)).toEqual([{ x: 0, y: 0, angle: 0 }]);
    expect(fanOf(0, 5)).toEqual([]);
    expect(extentOf([]).width).toBe(1);
  });
});

test("a pile shows a few cards of its edge", () => {
  expect(heapOf(2)).toHaveLength(2);
  expect(laidOut("deck", 52, 1)).toHaveLength(5);
  expect(laidOut("pile", 0, 1)).toEqual([]);
});

test("a die has as many pips as it says, all in different places", () => {
  for (const value of [1, 2, 3, 4, 5, 6]) {
    expect(new Set(pipsOf(value).map(String)).size).toBe(value);
  }
  expect(pipsOf(7)).toEqual([]);
});
