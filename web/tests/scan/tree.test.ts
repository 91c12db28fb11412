import { describe, expect, test } from "vitest";
import { costs, total } from "../../src/scan/cost";
import { type Constant, type Item, itemsOf, type Stop } from "../../src/scan/item";
import { least } from "../../src/scan/optimal";
import { CHOICES, type Settings, USUAL } from "../../src/scan/settings";
import { said } from "../../src/scan/speech";
import { arranged, cyclesOf, DEARER } from "../../src/scan/tree";
import { dice, items } from "./player";

const settings = (some: Partial<Settings>): Settings => ({ ...USUAL, ...some });

/** Things on a plane, some of them nowhere, some in groups. */
function scattered(seed: number): Item[] {
  const throwing = dice(seed);
  return Array.from({ length: 1 + throwing(70) }, (_, at) => ({
    id: `i${at}`,
    label: `item ${at}`,
    ...(throwing(5) ? { x: throwing(9), y: throwing(9) } : {}),
    ...(throwing(3) ? { group: `g${throwing(6)}` } : {}),
  }));
}

/** Every cycle, and whether it is inside a group. */
function* cycles(stops: readonly Stop[], inside = false): Generator<[readonly Stop[], boolean]> {
  yield [stops, inside];
  for (const stop of stops) if (stop.kind === "group") yield* cycles(stop.stops, true);
}

const constants = (stops: readonly Stop[]): Constant[] =>
  stops.flatMap((stop) => (stop.kind === "constant" ? [stop.constant] : []));
const ids = (stops: readonly Stop[]): string[] => stops.flatMap(itemsOf).map(({ id }) => id);
const shape = (stops: readonly Stop[]): unknown =>
  stops.map((stop) =>
    stop.kind === "group" ? shape(stop.stops) : stop.kind === "item" ? stop.item.id : ".",
  );

describe.each(CHOICES.pattern)("pattern %s", (pattern) => {
  test("holds every item once", () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const given = scattered(seed);
      const found = ids(cyclesOf({ items: given }, settings({ pattern })));
      expect(found.sort()).toEqual(given.map(({ id }) => id).sort());
    }
  });

  test("has the menu at the end of every cycle, a way back in every group, and undo where it is possible", () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const undo = seed % 2 === 0;
      const back = seed % 3 === 0;
      for (const [stops, inside] of cycles(
        cyclesOf({ items: scattered(seed), undo, back }, settings({ pattern })),
      )) {
        const expected = [...(inside || back ? ["back"] : []), ...(undo ? ["undo"] : []), "menu"];
        expect(constants(stops.slice(-expected.length))).toEqual(expected);
        expect(constants(stops)).toEqual(expected);
      }
    }
  });
});

describe.each([2, 4] as const)("elimination with %i switches", (switches) => {
  const narrowed = (given: Item[], undo: boolean) =>
    cyclesOf({ items: given, undo }, settings({ mode: "elimination", switches }));

  test("divides everything into at most so many parts, each item once", () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const given = scattered(seed);
      const top = narrowed(given, seed % 2 === 0);
      for (const [stops] of cycles(top)) expect(stops.length).toBeLessThanOrEqual(switches);
      expect(ids(top).sort()).toEqual(given.map(({ id }) => id).sort());
      const deepest = Math.max(
        ...[...costs(top, { mode: "elimination" }).values()].map(({ presses }) => presses),
      );
      expect(deepest).toBeLessThanOrEqual(Math.ceil(Math.log(given.length) / Math.log(switches)) + 2);
    }
  });

  test("keeps a way back and the menu in every part with items", () => {
    for (let seed = 1; seed <= 60; seed += 1)
      for (const [stops, inside] of cycles(narrowed(scattered(seed), true))) {
        if (ids(stops).length === 0) continue;
        const ends = [...cycles(stops)].flatMap(([cycle]) => constants(cycle));
        expect(ends).toContain("menu");
        expect(ends).toContain("undo");
        if (inside) expect(ends).toContain("back");
      }
  });
});

test("automatic cycles take at most 1.15 times the optimum", () => {
  for (const n of [1, 4, 5, 8, 20, 31, 64, 361, 1000])
    expect(total(arranged(items(n), "automatic"))).toBeLessThanOrEqual(DEARER * least(n).steps);
  for (let seed = 1; seed <= 200; seed += 1) {
    const given = scattered(seed).map((item, at) => ({ ...item, group: `g${at % (1 + (seed % 9))}` }));
    expect(total(arranged(given, "automatic"))).toBeLessThanOrEqual(DEARER * least(given.length).steps);
  }
});

test("given groups are taken where they are cheap, and not where they are dear", () => {
  const halves = items(8).map((item, at) => ({ ...item, group: at < 4 ? "left" : "right" }));
  expect(arranged(halves, "automatic").map((stop) => stop.kind === "group" && stop.name)).toEqual([
    "left",
    "right",
  ]);
  const pairs = items(40).map((item, at) => ({ ...item, group: `pair ${Math.floor(at / 2)}` }));
  expect(shape(arranged(pairs, "automatic"))).toEqual(shape(arranged(items(40), "automatic")));
});

describe("groups follow rows, as the eye sees them", () => {
  /** What is left free on a board of so many rows and columns, at random. */
  function free(seed: number): Item[] {
    const throwing = dice(seed);
    const [rows, columns, left] = [2 + throwing(9), 2 + throwing(9), 1 + throwing(4)];
    return items(rows * columns, columns).filter(() => throwing(5) < left);
  }

  /** Whether a group is whole rows of all items, or lies within one. */
  function fits(group: readonly Item[], all: readonly Item[]): boolean {
    const rows = new Set(group.map(({ y }) => y));
    return rows.size === 1 || all.filter(({ y }) => rows.has(y)).length === group.length;
  }

  test("on a board of three by three", () => {
    expect(shape(arranged(items(9, 3), "automatic"))).toEqual([
      ["i0", "i1", "i2"],
      ["i3", "i4", "i5"],
      ["i6", "i7", "i8"],
    ]);
  });

  test("on boards of every size, with at most 1.15 times the steps of the optimum", () => {
    let followed = 0;
    for (let seed = 1; seed <= 200; seed += 1) {
      const given = free(seed);
      const found = arranged(given, "automatic");
      expect(total(found)).toBeLessThanOrEqual(DEARER * least(given.length).steps);
      const groups = [...cycles(found)].slice(1).map(([stops]) => stops.flatMap(itemsOf));
      if (groups.every((group) => fits(group, given))) followed += 1;
    }
    expect(followed).toBeGreaterThan(190);
  });

  test("on a keyboard, whose letters are buttons", () => {
    const keyboard = items(38, 8);
    const groups = [...cycles(arranged(keyboard, "automatic"))]
      .slice(1)
      .map(([stops]) => stops.flatMap(itemsOf));
    expect(groups.every((group) => fits(group, keyboard))).toBe(true);
  });
});

test("five items stay in a line, more do not", () => {
  expect(shape(arranged(items(5), "automatic"))).toEqual(["i0", "i1", "i2", "i3", "i4"]);
  expect(arranged(items(6), "automatic").some(({ kind }) => kind === "group")).toBe(true);
});

test("every cycle of items in a row holds groups alone or items alone, but where that would be dear", () => {
  const mixed = (stops: readonly Stop[]) => new Set(stops.map(({ kind }) => kind)).size > 1;
  const dear = Array.from({ length: 100 }, (_, at) => at + 1).filter((n) =>
    [...cycles(arranged(items(n), "automatic"))].some(([stops]) => mixed(stops)),
  );
  expect(dear).toEqual([6]);
});

test("rows are read from the top, from the left, and a single one needs no group", () => {
  const board = [...items(6, 3)].reverse();
  expect(shape(cyclesOf({ items: board }, settings({ pattern: "rows" })))).toEqual([
    ["i0", "i1", "i2", ".", "."],
    ["i3", "i4", "i5", ".", "."],
    ".",
  ]);
  expect(shape(arranged(items(3, 3), "rows"))).toEqual(["i0", "i1", "i2"]);
});

test("regions are quarters of the plane with their names, and quarters of these", () => {
  const quarters = arranged(items(64, 8), "regions");
  expect(quarters.map((stop) => stop.kind === "group" && stop.region)).toEqual([
    "top-left",
    "top-right",
    "bottom-left",
    "bottom-right",
  ]);
  expect(shape(quarters.slice(0, 1))).toEqual([
    [
      ["i0", "i1", "i8", "i9"],
      ["i2", "i3", "i10", "i11"],
      ["i16", "i17", "i24", "i25"],
      ["i18", "i19", "i26", "i27"],
    ],
  ]);
});

test("things on one spot and things that are nowhere can be reached by region too", () => {
  const spot = items(6).map((item) => ({ ...item, x: 1, y: 1 }));
  expect(ids(arranged([...spot, { id: "pass", label: "Pass" }], "regions"))).toContain("pass");
});

test("what the player has chosen most comes first, where that is wished", () => {
  const counts = new Map([
    ["i2", 5],
    ["i1", 1],
  ]);
  const offer = { items: items(4, 4), counts };
  expect(ids(cyclesOf(offer, settings({ order: "own" })))).toEqual(["i2", "i1", "i0", "i3"]);
  expect(ids(cyclesOf(offer, settings({})))).toEqual(["i0", "i1", "i2", "i3"]);
});

test.each(CHOICES.pattern)(
  "what was asked for is the first stop, in no group of the pattern %s",
  (pattern) => {
    const given = items(20, 5).map((item, at) => (at === 12 ? { ...item, apart: "first" as const } : item));
    expect(cyclesOf({ items: given }, settings({ pattern }))[0]).toMatchObject({
      kind: "item",
      item: { id: "i12" },
    });
  },
);

test.each(CHOICES.pattern)("what comes late costs the others nothing in the pattern %s", (pattern) => {
  const early = items(9, 9);
  const late = items(13, 13)
    .slice(9)
    .map((item) => ({ ...item, id: `late ${item.id}`, apart: "last" as const }));
  const stops = (given: readonly Item[]) =>
    cyclesOf({ items: given }, settings({ pattern })).filter(({ kind }) => kind !== "constant");
  const [alone, cycle] = [stops(early), stops([...late, ...early])];
  expect(cycle.slice(0, alone.length)).toEqual(alone);
  expect(ids(cycle).slice(9)).toEqual(late.map(({ id }) => id));
  if (pattern !== "linear") expect(cycle).toHaveLength(alone.length + 1);
});

test.each(CHOICES.pattern)(
  "what lies apart at the end adds nothing to the way to anything else, in the pattern %s",
  (pattern) => {
    const given = items(20, 5);
    const unit = { name: "Read" };
    const apart = ["on", "up"].map((id) => ({ id, label: id, unit, apart: "last" as const }));
    const alone = cyclesOf({ items: given }, settings({ pattern }));
    const both = cyclesOf({ items: [...given, ...apart] }, settings({ pattern }));
    const before = alone.slice(0, -1);
    expect(both.slice(0, before.length)).toEqual(before);
    expect(ids(both.slice(before.length))).toEqual(["on", "up"]);
    if (pattern !== "linear") expect(both.at(-2)).toMatchObject({ kind: "group", unit });
  },
);

describe("units", () => {
  /** Cards of a title and a button, and some things beside them. */
  const cards = (count: number): Item[] =>
    Array.from({ length: count }, (_, at) => ({ name: `card ${at}` })).flatMap((unit, at) => [
      { id: `title ${at}`, label: `title ${at}`, unit },
      { id: `play ${at}`, label: `play ${at}`, unit },
    ]);

  test("are one stop each, whose parts are chosen among in it", () => {
    const given = [...items(3), ...cards(10)];
    const found = [...cycles(arranged(given, "automatic"))];
    const units = found.flatMap(([stops]) => stops).filter((stop) => stop.kind === "group" && stop.unit);
    const parts = units.map((stop) => ids([stop]).join()).sort();
    expect(parts).toEqual(Array.from({ length: 10 }, (_, at) => `title ${at},play ${at}`).sort());
    for (const [stops] of found) expect(new Set(ids(stops)).size).toBe(ids(stops).length);
  });

  test("cost little more than as many items would, and the step in it", () => {
    const steps = costs(arranged(cards(64), "automatic"), USUAL);
    const plays = Array.from({ length: 64 }, (_, at) => steps.get(`title ${at}`)?.steps ?? 0);
    expect(plays.reduce((sum, one) => sum + one) / 64 - 1).toBeLessThanOrEqual(
      (DEARER * least(64).steps) / 64,
    );
  });

  test("are called by their names", () => {
    const last = arranged(cards(5), "optimal").at(-1) as Stop;
    expect(said(last, USUAL)).toEqual({ label: "card 4" });
  });
});
