// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fillsItsBox, frameOf, labelSize, lineScale, marginsOf } from "../../src/board/frame";
import { planOf } from "../../src/board/geometry";
import { readLook } from "../../src/board/look";
import { focusFrame, marksOf } from "../../src/board/marks";
import { shortTurn, slideTime } from "../../src/board/motion";
import { facing, filledOn, rarelyWorded } from "../../src/board/pieces";
import { previewOf } from "../../src/board/preview";
import { rowsOf } from "../../src/board/rows";
import { sayAll } from "../../src/board/saying";
import { HEAP, heap } from "../../src/board/seeds";
import { rimsOf } from "../../src/board/sides";
import { arrowsOf, offersMany, signsOver, signsUnder } from "../../src/board/signs";
import { threadsOf } from "../../src/board/threads";
import { Viewing } from "../../src/board/viewing.svelte";
import { hexagons, squares, withEdges } from "./boards";

const plan = planOf(squares(3, 3));
const count = (d: string) => d.split("M").length - 1;

describe("sides", () => {
  const look = readLook("grid wood top=1 bottom=1 left=2 right=2", hexagons(4, 4));

  test("are read with their owners", () => {
    expect(look.sides).toEqual({ top: 0, bottom: 0, left: 1, right: 1 });
  });

  test("of a rhombus of hexagons have two edges a cell, one less where they meet", () => {
    const rims = rimsOf(planOf(hexagons(4, 4)), look);
    expect(Object.fromEntries(rims.map(({ side, d }) => [side, count(d)]))).toEqual({
      top: 8,
      bottom: 8,
      left: 7,
      right: 7,
    });
  });

  test("of a square board are straight", () => {
    const rims = rimsOf(plan, { ...look, sides: { left: 1 } });
    expect(rims).toHaveLength(1);
    expect(count(rims[0]?.d ?? "")).toBe(3);
  });
});

describe("threads", () => {
  const numbers = (step: number) => ({ numbers: { step } });
  const board = { a1: numbers(1), b1: numbers(1), c3: numbers(1), b2: numbers(2), a3: numbers(4) };

  test("join neighbours with the same number, one path a number", () => {
    const threads = threadsOf(plan, board, readLook("grid paper equal=step", squares(3, 3)));
    expect(threads.map(({ key, d }) => [key, count(d)])).toEqual([
      ["equal 1", 4],
      ["equal 2", 1],
      ["equal 4", 1],
    ]);
    expect(new Set(threads.map(({ colour }) => colour)).size).toBe(3);
  });

  test("lead from each number to the next, as far as there is one", () => {
    const [thread, ...others] = threadsOf(
      plan,
      { a1: numbers(1), b2: numbers(2), a2: numbers(3), a3: numbers(4), c1: numbers(6) },
      readLook("grid next=step", squares(3, 3)),
    );
    expect(others).toEqual([]);
    expect(count(thread?.d ?? "")).toBe(3);
    expect(threadsOf(plan, { a1: numbers(1) }, readLook("grid next=step", squares(3, 3)))).toEqual([]);
  });

  test("are there only where the look asks for them", () => {
    expect(threadsOf(plan, board, readLook("grid paper", squares(3, 3)))).toEqual([]);
  });
});

describe("the last move", () => {
  const marks = marksOf({ last: ["a1", "b2"] });

  test("is a ground, and a frame where a ground would hide a picture", () => {
    expect(signsUnder(plan, marks).map(({ kind }) => kind)).toEqual(["from", "last"]);
    expect(signsUnder(plan, marks, (place) => place === "b2").map(({ kind }) => kind)).toEqual([
      "from",
      "last-frame",
    ]);
  });

  test("is a frame on an edge", () => {
    const edged = planOf(withEdges());
    const edge = edged.edges[0]?.name ?? "";
    expect(signsUnder(edged, marksOf({ last: [edge] })).map(({ kind }) => kind)).toEqual(["last-frame"]);
  });
});

describe("frames", () => {
  test("are boxes around what fills them and follow other outlines", () => {
    const look = readLook("grid wood", squares(3, 3));
    expect(fillsItsBox(plan, look)).toBe(true);
    expect(frameOf(plan, look, marginsOf(plan, look, false)).box).toBeDefined();
    const cross = { ...squares(3, 3), cells: squares(3, 3).cells.filter(({ name }) => name !== "a1") };
    expect(fillsItsBox(planOf(cross), look)).toBe(false);
    expect(fillsItsBox(planOf(hexagons(3, 3)), look)).toBe(false);
  });

  test("hold also a board of which only the dark squares are places", () => {
    const dark = { ...squares(8, 8), cells: squares(8, 8).cells.filter(({ shade }) => shade === 1) };
    expect(fillsItsBox(planOf(dark), readLook("checkered wood", dark))).toBe(true);
  });

  test("have finer lines and letters where cells are large", () => {
    const large = planOf(squares(19, 19));
    expect(lineScale(plan)).toBeLessThan(lineScale(large));
    expect(labelSize(plan) / plan.bounds.width).toBeLessThan(0.05);
    expect(labelSize(large)).toBeGreaterThan(30);
  });
});

describe("marks", () => {
  test.each([
    [true, true, "cancel", "offered"],
    [true, false, "invalid", "chosen"],
    [false, true, "valid", "offered"],
    [false, false, "invalid", undefined],
  ] as const)("position %s, legal %s: %s in focus, else %s", (position, legal, frame, mark) => {
    expect(focusFrame({ position, legal })).toBe(frame);
    const marks = marksOf({ offered: legal ? ["a1"] : [], standing: position ? "a1" : undefined });
    expect(marks.get("a1")?.[0]).toBe(mark);
  });

  test("what is chosen can be left unmarked", () => {
    expect(marksOf({ chosen: ["a1"], standing: "b1", offered: ["c1"], quiet: true })).toEqual(
      new Map([["c1", ["offered"]]]),
    );
  });

  test("are small where nearly everything is offered", () => {
    const names = plan.cells.map(({ name }) => name);
    expect(offersMany(plan, marksOf({ offered: names }))).toBe(true);
    expect(offersMany(plan, marksOf({ offered: names.slice(0, 3) }))).toBe(false);
  });

  test("are dots on empty places, corners around filled ones, lines on edges", () => {
    const board = planOf(withEdges());
    const signs = signsOver(board, marksOf({ offered: ["a1", "a1.up"] }), () => true);
    expect(signs.map(({ kind }) => kind)).toEqual(["way", "corners"]);
    expect(signsOver(board, marksOf({ offered: ["a1"] }), () => false).map(({ kind }) => kind)).toEqual([
      "dot",
    ]);
  });

  test("of a hint lead from place to place", () => {
    expect(
      count(
        arrowsOf([
          { x: 0, y: 0 },
          { x: 100, y: 0 },
          { x: 100, y: 100 },
        ]),
      ),
    ).toBe(4);
    expect(arrowsOf([{ x: 0, y: 0 }])).toBe("");
  });
});

test("a preview shows what would stand anew and what would change", () => {
  const man = { pieces: [{ name: "man", owner: 0 }] };
  const { ghosts, changing } = previewOf(plan, { a1: man, c3: man }, { b2: man, c3: man });
  expect(ghosts.map(({ place }) => place)).toEqual(["b2"]);
  expect([...changing].sort()).toEqual(["a1", "b2"]);
  expect(previewOf(plan, { a1: man }, undefined).ghosts).toEqual([]);
});

test("things on a heap lie within it, and no more than can be told apart", () => {
  expect(heap(100, 20)).toHaveLength(HEAP);
  for (const { x, y } of heap(12, 20)) expect(Math.hypot(x, y)).toBeLessThanOrEqual(20);
});

test("words that are everywhere are not written", () => {
  const state = Object.fromEntries(plan.cells.map(({ name }) => [name, { words: ["outside"] }]));
  expect(rarelyWorded(filledOn(plan, state), plan).size).toBe(0);
  expect([...rarelyWorded(filledOn(plan, { a1: { words: ["door"] } }), plan)]).toEqual(["a1"]);
});

test("only pieces that face somewhere turn with the board", () => {
  expect(facing({ name: "pipe", rotation: 270 }, 180)).toBe(90);
  expect(facing({ name: "king" }, 180)).toBe(0);
});

test("turns take the shorter way, slides a bounded time", () => {
  expect(shortTurn(270, 0)).toBe(90);
  expect(shortTurn(0, 270)).toBe(-90);
  expect(slideTime({ x: 0, y: 0 }, { x: 5000, y: 0 }, 100)).toBeLessThan(500);
});

describe("in time", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("all places are said, and none after it was stopped", () => {
    const rows = rowsOf(planOf(squares(26, 26)));
    const labels = new Map<string, string>();
    sayAll(rows, (name) => `place ${name}`, labels);
    expect(labels.size).toBe(0);
    vi.runAllTimers();
    expect(labels.size).toBe(676);
    const none = new Map<string, string>();
    sayAll(rows, (name) => name, none)();
    vi.runAllTimers();
    expect(none.size).toBe(0);
  });
});

describe("viewing", () => {
  const whole = { x: 0, y: 0, width: 400, height: 400 };
  const grownBoard = { x: -100, y: 0, width: 500, height: 400 };
  beforeEach(() => {
    window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList;
  });

  test("all of a growing board stays in view", () => {
    const viewing = new Viewing(() => ({ x: 0, y: 0 }));
    viewing.fit(whole);
    viewing.fit(grownBoard);
    expect(viewing.seen).toEqual(grownBoard);
    expect(viewing.near).toBe(false);
  });

  test("who has come closer keeps the scale", () => {
    const viewing = new Viewing(() => ({ x: 0, y: 0 }));
    viewing.fit(whole);
    viewing.zoom(2);
    expect(viewing.near).toBe(true);
    viewing.fit(grownBoard);
    expect(viewing.seen.width).toBe(200);
    viewing.all();
    expect(viewing.seen).toEqual(grownBoard);
  });
});
