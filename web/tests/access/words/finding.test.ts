import { describe, expect, it, test } from "vitest";
import { columnCalled, placeCalled, rowCalled, zonesCalled } from "../../../src/access/words/finding";
import type { Spot } from "../../../src/board/geometry";
import type { State } from "../../../src/protocol/messages";
import { Wording } from "../../../src/texts/wording";

const wording = new Wording((id) => id, { name: (key) => ({ pile: "hromádka", hand: "ruka" })[key] ?? key });
const rows = [
  ["a2", "b2"],
  ["a1", "b1"],
].map((row, y) => row.map((name, x) => ({ name, x, y }) as Spot));
const state: State = {
  boards: [],
  seats: [{ name: "White" }, { name: "Black" }],
  zones: [
    { name: "pile", kind: "pile", place: "pile" },
    { name: "hand", kind: "hand", place: "hand1", owner: 0 },
    { name: "hand", kind: "hand", place: "hand2", owner: 1 },
  ],
};
const called = (typed: string, own: number | null = 0, inflected = false) =>
  zonesCalled(state, typed, own, ["moje", "ma"], wording, inflected).map(({ place }) => place);

describe("zones", () => {
  it.each([
    ["hromadka", ["pile"]],
    ["ruka", ["hand1"]],
    ["moje ruka", ["hand1"]],
    ["ruka black", ["hand2"]],
    ["ruka of black", ["hand2"]],
    ["black ruka", ["hand2"]],
    ["black", ["hand2"]],
    ["moje hromadka", []],
    ["nic", []],
  ])("are found by their names: %s", (typed, found) => {
    expect(called(typed)).toEqual(found);
  });

  it.each([
    ["hromadce", ["pile"]],
    ["ruce", ["hand1"]],
    ["e4", []],
  ])("are found in a question however their names end: %s", (typed, found) => {
    expect(called(typed, 0, true)).toEqual(found);
    expect(called(typed)).toEqual([]);
  });

  it("of all are told to whoever has none", () => {
    expect(called("ruka", null)).toEqual(["hand1", "hand2"]);
  });
});

test("rows and columns are found by their signs", () => {
  expect(rowCalled(rows, "1")).toEqual(["a1", "b1"]);
  expect(rowCalled(rows, "7")).toEqual([]);
  expect(columnCalled(rows, "b")).toBe("b2");
  expect(columnCalled(rows, "")).toBeUndefined();
  expect(placeCalled(rows, "a2", wording)).toBe("a2");
});

test("rows without signs are counted from the top", () => {
  const plain = [["12", "11"], ["1"]].map((row) => row.map((name) => ({ name }) as Spot));
  expect(rowCalled(plain, "2")).toEqual(["1"]);
});
