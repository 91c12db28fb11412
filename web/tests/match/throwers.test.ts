import { expect, test } from "vitest";
import type { LoggedMove } from "../../src/match/log";
import { throwersOf } from "../../src/match/throwers";
import type { ZoneState } from "../../src/protocol/messages";

const trick = (...names: string[]): ZoneState => ({
  name: "trick",
  kind: "trick",
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
  expect([...throwersOf([trick("ace", "king")], moves)]).toEqual([
    ["trick-1", 0],
    ["trick-2", 1],
  ]);
});

test("of what chance laid nobody is told", () => {
  expect([...throwersOf([trick("two", "ten")], moves)]).toEqual([["trick-2", 1]]);
});

test("of any other heap it does not matter", () => {
  expect(throwersOf([{ ...trick("ace", "king"), kind: "pile" }], moves).size).toBe(0);
});
