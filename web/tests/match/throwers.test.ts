import { expect, test } from "vitest";
import type { LoggedMove } from "../../src/match/log";
import { throwersOf } from "../../src/match/throwers";
import type { ZoneState } from "../../src/protocol/messages";

const pile = (...names: string[]): ZoneState => ({
  name: "trick",
  kind: "pile",
  place: "trick",
  things: names.map((name) => ({ name })),
});
const played = (seat: number | null, name: string, number: number): LoggedMove => ({
  type: "chosen",
  seat,
  steps: [{ text: name, names: [name] }],
  number,
  at: 0,
  seconds: 0,
});
const moves = [played(0, "ace", 1), played(1, "king", 2), played(null, "two", 3), played(1, "ten", 4)];

test("in a trick it is told who laid what", () => {
  expect([...throwersOf([pile("ace", "king")], moves)]).toEqual([
    ["trick-1", 0],
    ["trick-2", 1],
  ]);
});

test("of what chance laid nobody is told", () => {
  expect([...throwersOf([pile("two", "ten")], moves)]).toEqual([["trick-2", 1]]);
});

test("of any other heap it does not matter", () => {
  expect(throwersOf([{ ...pile("ace", "king"), name: "discard" }], moves).size).toBe(0);
});
