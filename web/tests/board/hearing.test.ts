import { expect, test } from "vitest";
import { planOf } from "../../src/board/geometry";
import { soundOf } from "../../src/board/hearing";
import { type BoardState, standingOn } from "../../src/board/pieces";
import { play, SOUNDS } from "../../src/looks/sounds";
import { squares } from "./boards";

const plan = planOf(squares(3, 3));
const men = (places: Record<string, number>): BoardState =>
  Object.fromEntries(
    Object.entries(places).map(([place, owner]) => [place, { pieces: [{ name: "man", owner }] }]),
  );
const heard = (before: BoardState, after: BoardState) => {
  const first = standingOn(plan, before);
  return soundOf(first, standingOn(plan, after, first));
};

test.each([
  ["place", { a1: 0 }, { a1: 0, b1: 1 }],
  ["slide", { a1: 0 }, { b1: 0 }],
  ["capture", { a1: 0, b1: 1 }, { b1: 0 }],
  ["capture", { a1: 0, b1: 1 }, { a1: 0 }],
  ["turn", { a1: 0 }, { a1: 1 }],
  [undefined, { a1: 0 }, { a1: 0 }],
])("one hears %s", (sound, before, after) => {
  expect(heard(men(before as Record<string, number>), men(after as Record<string, number>))).toBe(sound);
});

test("sounds are short and never loud", () => {
  for (const tones of Object.values(SOUNDS)) {
    for (const { loud, length, at = 0, from, to } of tones) {
      expect(loud).toBeLessThan(0.6);
      expect(at + length).toBeLessThan(0.7);
      expect(Math.min(from, to)).toBeGreaterThan(0);
    }
  }
});

test("without sound in the browser nothing happens", () => {
  expect(() => play("place", 1)).not.toThrow();
});
