import { describe, expect, it } from "vitest";
import { clockFace, tookLine } from "../../src/screens/table/clock";
import { rows } from "../../src/screens/table/moves";
import { stars } from "../../src/screens/table/stars";
import { worthKey, worthRows } from "../../src/screens/table/worth";

describe("worth in words", () => {
  it.each([
    [0.95, "worth-far-ahead"],
    [0.9, "worth-ahead"],
    [0.5, "worth-even"],
    [0.45, "worth-bit-behind"],
    [0, "worth-far-behind"],
  ])("%f is %s", (share, key) => {
    expect(worthKey({ move: "a", share })).toBe(key);
  });

  it.each([
    [0, "worth-lost"],
    [0.5, "worth-drawn"],
    [1, "worth-won"],
    [0.7, "worth-sure"],
  ])("%f for certain is %s", (share, key) => {
    expect(worthKey({ move: "a", share, certain: true })).toBe(key);
  });

  it("shows the best eight and the chosen one", () => {
    const moves = [..."abcdefghijk"].map((move) => ({ move, share: 0.5 }));
    expect(worthRows({ moves }, "k").map((one) => one.move)).toEqual([..."abcdefghk"]);
  });
});

describe("stars", () => {
  it.each([
    [10, 10, false, 3],
    [15, 10, false, 2],
    [16, 10, false, 1],
    [10, 10, true, 1],
    [99, 0, false, 3],
  ])("%i moves of at least %i, helped %s: %i", (moves, minimum, helped, count) => {
    expect(stars(moves, minimum, helped)).toBe(count);
  });
});

describe("time", () => {
  it.each([
    [3700, "1:01:40"],
    [299.9, "4:59"],
    [10, "0:10"],
    [9.96, "0:09.9"],
    [-1, "0:00.0"],
  ])("%f seconds left are %s", (seconds, face) => {
    expect(clockFace(seconds)).toBe(face);
  });

  it("says how long a move took", () => {
    expect(tookLine(2.34)).toEqual({ key: "table-seconds", facts: { seconds: 2.3 } });
    expect(tookLine(59.7)).toEqual({ key: "table-seconds", facts: { seconds: 60 } });
    expect(tookLine(61.2)).toEqual({ key: "table-minutes", facts: { minutes: 1, seconds: 1 } });
  });
});

describe("rows of moves", () => {
  const made = (...seats: (number | null)[]) => seats.map((seat, place) => ({ ply: place + 1, seat }));
  const plies = (seats: number, ...by: (number | null)[]) =>
    rows(made(...by), seats).map((row) => row.cells.map((cell) => cell?.ply ?? null));

  it("puts a round of two seats into one row", () => {
    expect(plies(2, 0, 1, 0)).toEqual([
      [1, 2],
      [3, null],
    ]);
  });

  it("begins a new row for whoever moves again, and where the second seat begins", () => {
    expect(plies(2, 1, 0, 0, 1, 1)).toEqual([
      [null, 1],
      [2, null],
      [3, 4],
      [null, 5],
    ]);
  });

  it("gives everybody else one column", () => {
    expect(plies(3, 0, 1, 2)).toEqual([[1], [2], [3]]);
    expect(plies(1, 0, null)).toEqual([[1], [2]]);
  });
});
