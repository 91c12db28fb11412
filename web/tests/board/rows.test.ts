import { expect, test } from "vitest";
import { coordinatesOf } from "../../src/board/coordinates";
import { planOf } from "../../src/board/geometry";
import {
  type Focus,
  firstStop,
  type Onward,
  rowsOf,
  type Step,
  stepped,
  toLegal,
  type Walking,
  walked,
} from "../../src/board/rows";
import { hexagons, morris, squares, withEdges } from "./boards";

const look = { drawing: "grid", material: "wood" } as const;
const names = (rows: readonly { name: string }[][]) =>
  rows.map((row) => row.map(({ name }) => name).join(" "));

test("places are read in rows from the top", () => {
  expect(names(rowsOf(planOf(squares(3, 2))))).toEqual(["a2 b2 c2", "a1 b1 c1"]);
  expect(names(rowsOf(planOf(squares(3, 2), 180)))).toEqual(["c1 b1 a1", "c2 b2 a2"]);
  expect(names(rowsOf(planOf(morris())))).toEqual(["a3 b3 c3", "a1 c1"]);
  expect(names(rowsOf(planOf(withEdges())))).toEqual(["a1.up", "a1.left a1"]);
});

test.each<[string, Step, string]>([
  ["b2", "left", "a2"],
  ["a2", "left", "a2"],
  ["b2", "up", "b3"],
  ["b3", "up", "b3"],
  ["b2", "down", "b1"],
  ["b2", "first", "a2"],
  ["b2", "last", "c2"],
  ["b2", "top", "a3"],
  ["b2", "bottom", "c1"],
])("from %s %s is %s", (from, step, to) => {
  expect(stepped(rowsOf(planOf(squares(3, 3))), from, step)?.name).toBe(to);
});

test.each<[Walking["boundary"], string, Step, string]>([
  ["stay", "c2", "right", "c2"],
  ["rotate", "c2", "right", "a2"],
  ["rotate", "b1", "down", "b3"],
  ["jump", "c2", "right", "a1"],
  ["jump", "a2", "left", "c3"],
  ["jump", "b1", "down", "c3"],
  ["jump", "b3", "up", "a1"],
  ["jump", "c1", "right", "a3"],
  ["jump", "a3", "left", "c1"],
  ["jump", "a3", "up", "c1"],
])("where nothing is ahead: %s from %s %s is %s", (boundary, from, step, to) => {
  const rows = rowsOf(planOf(squares(3, 3)));
  expect(stepped(rows, from, step, undefined, { boundary, stops: () => true })?.name).toBe(to);
});

test.each<[Walking["boundary"], string, Step, string]>([
  ["stay", "a3", "right", "c3"],
  ["stay", "c3", "left", "c3"],
  ["stay", "a3", "down", "a1"],
  ["rotate", "c3", "down", "c3"],
  ["jump", "c3", "right", "a1"],
  ["jump", "a1", "right", "c3"],
  ["jump", "b2", "first", "b2"],
  ["stay", "b2", "top", "c3"],
])("places that are passed over: %s from %s %s is %s", (boundary, from, step, to) => {
  const rows = rowsOf(planOf(squares(3, 3)));
  const legal = new Set(["c3", "a1"]);
  expect(stepped(rows, from, step, undefined, { boundary, stops: (place) => legal.has(place) })?.name).toBe(
    to,
  );
});

test.each<[string, string[], string | undefined]>([
  ["b2", ["a3", "b2", "c1"], "b2"],
  ["b2", ["a3", "b3", "c1"], "c1"],
  ["b2", ["a3", "b3"], "a3"],
  ["nowhere", ["c3"], "c3"],
  ["b2", [], undefined],
])("the first stop from %s among %s is %s", (from, legal, to) => {
  const rows = rowsOf(planOf(squares(3, 3)));
  expect(firstStop(rows, from, (place) => legal.includes(place))?.name).toBe(to);
});

test("every stop is reached by one arrow alone where the boundary is jumped over", () => {
  for (const board of [squares(4, 3), hexagons(4, 4), morris(), withEdges()]) {
    const rows = rowsOf(planOf(board));
    for (const step of ["right", "left", "down", "up"] as const) {
      let name = rows[0]?.[0]?.name ?? "";
      const known = new Set<string>();
      while (!known.has(name)) {
        known.add(name);
        name = stepped(rows, name, step, undefined, { boundary: "jump", stops: () => true })?.name ?? "";
      }
      if (step === "right" || step === "left") expect(known.size).toBe(rows.flat().length);
      else expect(known.size).toBeGreaterThan(1);
    }
  }
});

/** The places that arrows lead to, one after the other. */
function way(
  rows: ReturnType<typeof rowsOf>,
  from: string,
  steps: readonly Step[],
  walking?: Walking,
): string[] {
  let focus: Focus | undefined = { name: from };
  return steps.map((step) => {
    focus = focus && walked(rows, focus, step, walking);
    return focus?.name ?? "";
  });
}

test("walking down a hexagonal board stays near to its column", () => {
  const rows = rowsOf(planOf(hexagons(5, 5)));
  expect(way(rows, "c5", ["down", "down", "down", "down"])).toEqual(["b4", "b3", "a2", "a1"]);
});

test("whoever comes into another column past the end of one goes on in that", () => {
  const rows = rowsOf(planOf(squares(3, 3)));
  const around = new Set(["b3", "a2", "c2", "b1"]);
  const walking: Walking = { boundary: "jump", stops: (place) => around.has(place) };
  expect(way(rows, "c2", ["up", "up", "up"], walking)).toEqual(["b1", "b3", "a2"]);
});

test("every place is reached by steps", () => {
  for (const board of [squares(4, 3), hexagons(4, 4), morris(), withEdges()]) {
    const rows = rowsOf(planOf(board));
    const known = new Set([rows[0]?.[0]?.name ?? ""]);
    for (const name of known) {
      for (const step of ["up", "down", "left", "right"] as const)
        known.add(stepped(rows, name, step)?.name ?? "");
    }
    expect(known.size).toBe(rows.flat().length);
  }
});

test("coordinates stand below and beside, in the order of the board as it is turned", () => {
  const texts = (turn: 0 | 180) => {
    const found = coordinatesOf(planOf(squares(3, 2), turn), look);
    const below = found.filter(({ text }) => /[a-z]/.test(text)).sort((one, other) => one.x - other.x);
    const beside = found.filter(({ text }) => /\d/.test(text)).sort((one, other) => one.y - other.y);
    return [below, beside].map((all) => all.map(({ text }) => text).join(""));
  };
  expect(texts(0)).toEqual(["abc", "21"]);
  expect(texts(180)).toEqual(["cba", "12"]);
});

test("boards without such names have no coordinates", () => {
  const track = {
    ...squares(2, 1),
    cells: squares(2, 1).cells.map((cell, at) => ({ ...cell, name: String(at) })),
  };
  expect(coordinatesOf(planOf(track), look)).toEqual([]);
});

test.each<[string, Onward, string | undefined]>([
  ["b3", "onward", "c3"],
  ["c3", "onward", "a1"],
  ["c1", "onward", undefined],
  ["c1", "backward", "a1"],
  ["c3", "backward", undefined],
  ["c3", "nextRow", "a1"],
  ["a1", "nextRow", "c3"],
  ["b2", "nextRow", "a1"],
  ["a1", "nextColumn", "c1"],
  ["c1", "nextColumn", "a1"],
  ["c3", "nextColumn", "c3"],
])("among what can be chosen: from %s %s is %s", (from, step, to) => {
  const legal = new Set(["c3", "a1", "c1"]);
  expect(toLegal(rowsOf(planOf(squares(3, 3))), from, step, (place) => legal.has(place))?.name).toBe(to);
});

test("rows, and then places of a row, lead to everything that can be chosen", () => {
  const rows = rowsOf(planOf(hexagons(4, 4)));
  const all = rows.flat().map(({ name }) => name);
  const legal = all.filter((_, at) => at % 3 !== 1);
  const go = (from: string, step: Onward) =>
    toLegal(rows, from, step, (name) => legal.includes(name))?.name ?? "";
  const reached = new Set<string>();
  let row = all[0] as string;
  for (const _ of rows) {
    row = go(row, "nextRow");
    let place = row;
    for (const _ of all) {
      reached.add(place);
      place = go(place, "nextColumn");
    }
  }
  expect([...reached].sort()).toEqual([...legal].sort());
});
