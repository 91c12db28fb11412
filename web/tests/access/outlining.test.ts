import { expect, test } from "vitest";
import { framed, joined, outlines } from "../../src/access/outlining";

/** Keys of 40 by 40 with 8 between them, three in a row. */
const key = (at: number) => ({ left: 48 * (at % 3), top: 48 * Math.floor(at / 3), width: 40, height: 40 });
const keys = (...places: readonly number[]) => places.map(key);

test("neighbours have one outline round them", () => {
  expect(outlines(keys(0, 1), keys(2, 3, 4, 5))).toEqual([{ left: 0, top: 0, width: 88, height: 40 }]);
  expect(outlines(keys(0, 1, 2, 3, 4, 5), [])).toEqual([{ left: 0, top: 0, width: 136, height: 88 }]);
});

test("an outline never holds what does not belong to it", () => {
  expect(outlines(keys(1, 2, 3), keys(0, 4, 5))).toEqual([
    { left: 48, top: 0, width: 88, height: 40 },
    { left: 0, top: 48, width: 40, height: 40 },
  ]);
  expect(outlines(keys(0, 2), keys(1))).toEqual(keys(0, 2));
});

test("things that overlap have one outline, though what lies between or beside them is below it", () => {
  const card = (at: number) => ({ left: 20 * at, top: 0, width: 60, height: 80 });
  const hand = [0, 1, 2, 3, 4, 5].map(card);
  expect(outlines(hand.slice(1, 4), [...hand.slice(0, 1), ...hand.slice(4)])).toEqual([
    { left: 20, top: 0, width: 100, height: 80 },
  ]);
});

test("places that touch each other have one frame where they fill it", () => {
  const cell = (at: number) => ({ left: 40 * (at % 3), top: 40 * Math.floor(at / 3), width: 40, height: 40 });
  expect(joined([0, 1, 2, 3, 4, 5].map(cell))).toEqual([{ left: 0, top: 0, width: 120, height: 80 }]);
  expect(joined([0, 2].map(cell))).toEqual([0, 2].map(cell));
  expect(joined([0, 1, 3].map(cell))).toEqual([{ left: 0, top: 0, width: 80, height: 40 }, cell(3)]);
});

test("a frame keeps clear of what it is about, and with its rim of its neighbours", () => {
  expect(framed(key(0), 4, [])).toEqual({ left: -6, top: -6, width: 52, height: 52 });
  expect(framed(key(0), 4, keys(1, 3))).toEqual({ left: -4, top: -4, width: 48, height: 48 });
  expect(framed(key(0), 4, keys(1))).toEqual({ left: -4, top: -6, width: 48, height: 52 });
});

test("a thick frame rather reaches over its neighbours than over what it is about", () => {
  expect(framed(key(0), 20, keys(1, 3))).toEqual({ left: -16, top: -16, width: 72, height: 72 });
});

test("what a frame is about may hold or touch others", () => {
  expect(framed({ left: 0, top: 0, width: 88, height: 40 }, 4, keys(1)).left).toBe(-6);
});
