import { expect, test } from "vitest";
import { stopOf } from "../../src/scan/item";
import { narrowing } from "../../src/scan/narrowing";
import { said } from "../../src/scan/speech";

const KNIGHT = stopOf({ id: "b1", label: "white knight, b1", short: "b1" });
const PAWN = stopOf({ id: "a2", label: "white pawn, a2" });
const SHORT = { prompt: "short", groupSpeech: "ends" } as const;
const NAMES = { prompt: "full", groupSpeech: "name" } as const;

test("an item is said in full or in short, where it has a short label", () => {
  expect(said(KNIGHT, SHORT)).toEqual({ label: "b1" });
  expect(said(KNIGHT, NAMES)).toEqual({ label: "white knight, b1" });
  expect(said(PAWN, SHORT)).toEqual({ label: "white pawn, a2" });
});

test("a group is said by its ends, or by its name or region where it has one", () => {
  const group = { kind: "group", stops: [KNIGHT, PAWN] } as const;
  expect(said({ ...group, name: "officers" }, SHORT)).toEqual({
    first: "b1",
    last: "white pawn, a2",
    count: 2,
  });
  expect(said({ ...group, name: "officers" }, NAMES)).toEqual({ label: "officers" });
  expect(said({ ...group, region: "top-left" }, NAMES)).toEqual({ region: "top-left" });
  expect(said(group, NAMES)).toEqual({ first: "white knight, b1", last: "white pawn, a2", count: 2 });
});

test("a group of a list is said by where in the list it is, unless its things do not follow each other there", () => {
  const card = (name: string, number: number) =>
    ({ kind: "group", stops: [PAWN], unit: { name, listed: { number, of: 60 } } }) as const;
  const group = (...numbers: number[]) =>
    ({ kind: "group", stops: numbers.map((number) => card(`game ${number}`, number)) }) as const;
  const ends = { first: "game 7", last: "game 9", count: 3 };
  expect(said(group(7, 8, 9), SHORT)).toEqual({ ...ends, from: 7, to: 9, of: 60 });
  expect(said(group(7, 1, 9), SHORT)).toEqual(ends);
});

test("a part with constant entries alone is said by the first of them", () => {
  const [, rest] = narrowing([KNIGHT], ["undo", "menu"], 2);
  expect(rest && said(rest, SHORT)).toEqual({ constant: "undo" });
});
