// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { artName, drawn, pictureOf, usedArt } from "../../src/board/art";
import { contrast, onlyHueTells, readableOn, tinted } from "../../src/board/colours";
import { figuresOf } from "../../src/board/figures";
import { planOf } from "../../src/board/geometry";
import { groundOf, jointsOf } from "../../src/board/ground";
import { groundPicture, readLook } from "../../src/board/look";
import { marksOf } from "../../src/board/marks";
import { tokenOf } from "../../src/board/shapes";
import { around, panned, showing, zoomed } from "../../src/board/zoom";
import { morris, squares, withEdges } from "./boards";

describe("ground", () => {
  const kinds = (words: string, board = squares(8, 8)) =>
    groundOf(planOf(board), readLook(words, board)).map(({ kind }) => kind);
  const count = (d: string) => d.split("M").length - 1;

  test("each drawing has its layers", () => {
    expect(kinds("checkered wood")).toEqual(["light", "dark"]);
    expect(kinds("crossings")).toEqual(["light", "lines", "dots"]);
    expect(kinds("grid paper", { ...squares(9, 9), boxes: [3, 3] })).toEqual(["light", "rules", "boxes"]);
    expect(kinds("", morris())).toEqual(["light", "lines", "dots"]);
    expect(kinds("", withEdges())).toEqual(["light", "faint"]);
    expect(count(jointsOf(planOf(withEdges())))).toBe(3);
  });

  test("a square board of lines has its counting dots", () => {
    const dots = (side: number) => {
      const board = squares(side, side);
      return count(
        groundOf(planOf(board), readLook("crossings", board)).find(({ kind }) => kind === "dots")?.d ?? "",
      );
    };
    expect([9, 13, 19, 8].map(dots)).toEqual([5, 5, 9, 0]);
  });

  test("boxes have heavy lines around them", () => {
    const board = { ...squares(6, 6), boxes: [3, 2] as const };
    expect(
      count(groundOf(planOf(board), readLook("", board)).find(({ kind }) => kind === "boxes")?.d ?? ""),
    ).toBe(7);
  });

  test("numbers that only the rules count with are not drawn", () => {
    const look = readLook("holes wood owner=house without=house,field", squares(2, 2));
    expect(look).toEqual({ drawing: "holes", material: "wood", owner: "house", without: ["house", "field"] });
    const place = { numbers: { field: 3, house: 1, danger: 2 } };
    expect(figuresOf(place, look.without).map(({ name }) => name)).toEqual(["danger"]);
  });

  test("a look with unknown words is the suggested one", () => {
    expect(readLook("velvet purple", squares(2, 2))).toEqual({ drawing: "grid", material: "wood" });
  });

  test("names pictures of places, and numbers that are joined", () => {
    const look = readLook("plain wood every=house e5=castle next=step left=2", squares(2, 2));
    expect(look).toMatchObject({ joins: { next: "step" }, sides: { left: 1 } });
    expect(groundPicture(look, "e5")).toBe("castle");
    expect(groundPicture(look, "a1")).toBe("house");
    expect(groundPicture(readLook("plain wood", squares(2, 2)), "a1")).toBeUndefined();
  });
});

describe("art", () => {
  test("names are those of texts", () => {
    expect(artName("Blue stone")).toBe("blue-stone");
    expect(artName("Červený král")).toBe("cerveny-kral");
    expect(artName("7")).toBe("n-7");
  });

  test("of a picture only shapes are left", () => {
    const text = `<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><script>x()</script><g onclick="x()">
      <path d="M0 0h1" style="fill:url(http://x)"/><image href="x"/></g><foreignObject><b>x</b></foreignObject></svg>`;
    const shapes = drawn(text);
    expect(shapes).toContain("<path");
    expect(shapes).not.toMatch(/script|onload|onclick|image|foreign|url|href/);
  });

  test("what is no picture draws nothing", () => {
    expect(drawn("<html></html>")).toBe("");
    expect(drawn("<svg")).toBe("");
  });

  test("the picture of the owner comes before that of the state and of the kind", () => {
    const art = { mark: "", "mark-x": "", "mark-crowned": "" };
    expect(pictureOf({ name: "mark", owner: 0, words: ["crowned"] }, ["X", "O"], art)).toBe("mark-x");
    expect(pictureOf({ name: "mark", owner: 1, words: ["crowned"] }, ["X", "O"], art)).toBe("mark-crowned");
    expect(pictureOf({ name: "mark", owner: 1 }, ["X", "O"], art)).toBe("mark");
    expect(pictureOf({ name: "king" }, [], art)).toBeUndefined();
  });

  test("a board needs the pictures of its pieces, words and numbers", () => {
    const art = { goal: "", box: "", "digit-4": "", wall: "" };
    const state = { a1: { words: ["goal"], numbers: { digit: 4 }, pieces: [{ name: "box" }] } };
    expect([...usedArt(state, [], art)].sort()).toEqual(["box", "digit-4", "goal"]);
    expect([...usedArt({}, [], art, { e5: "wall", every: "goal" })].sort()).toEqual(["goal", "wall"]);
    const seeds = { a1: { numbers: { seeds: 3 } } };
    expect([...usedArt(seeds, [], { seeds: "" })]).toEqual(["seeds"]);
  });
});

describe("pieces", () => {
  test("owners have different tokens", () => {
    const tokens = [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(tokenOf);
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  test("what is written can be read", () => {
    for (const ground of ["#f4f1e8", "#16181d", "#c93a35", "#2f62c9", "#efc53a", "#27783f"]) {
      expect(contrast(readableOn(ground), ground)).toBeGreaterThan(4.5);
    }
    expect(tinted("#16181d")).toContain("--mark:#ffffff");
  });

  test("owners whose colours are equally light have a sign", () => {
    expect(onlyHueTells(1, ["#c93a35", "#2f62c9"])).toBe(true);
    expect(onlyHueTells(1, ["#f4f1e8", "#16181d"])).toBe(false);
    expect(onlyHueTells(0, ["#f4f1e8"])).toBe(false);
  });

  test("nothing is no figure, except as the only number of nobody's piece", () => {
    expect(figuresOf({ name: "clue", numbers: { value: 0 } }).map(({ text }) => text)).toEqual(["0"]);
    expect(figuresOf({ numbers: { digit: 0 } })).toEqual([]);
    expect(figuresOf({ name: "house", owner: 1, numbers: { seeds: 0 } })).toEqual([]);
  });

  test("each of two figures keeps its corner when the other is not shown", () => {
    const [alone] = figuresOf({ name: "wall", numbers: { "sum below": 0, "sum beside": 23 } });
    const both = figuresOf({ name: "wall", numbers: { "sum below": 4, "sum beside": 23 } });
    expect(alone).toEqual(both[1]);
  });
});

describe("marks", () => {
  test("the way of a move has a beginning and an end", () => {
    const marks = marksOf({ last: ["e2", "e4"] });
    expect([marks.get("e2"), marks.get("e4")]).toEqual([["from"], ["last"]]);
  });

  test("a chosen place can take the choice back, or be where the move goes on", () => {
    const marks = marksOf({ offered: ["a1", "a2"], chosen: ["a1", "b1", "b2"], back: ["b2"], refused: "c1" });
    expect([...marks]).toEqual([
      ["b1", ["chosen"]],
      ["b2", ["cancel"]],
      ["a1", ["offered"]],
      ["a2", ["offered"]],
      ["c1", ["refused"]],
    ]);
  });
});

describe("zoom", () => {
  const whole = { x: 0, y: 0, width: 800, height: 400 };

  test("a point stays where it is and nothing beyond the whole is seen", () => {
    expect(zoomed(whole, whole, 2, { x: 400, y: 200 })).toEqual({ x: 200, y: 100, width: 400, height: 200 });
    expect(zoomed(whole, whole, 2, { x: 0, y: 0 })).toEqual({ x: 0, y: 0, width: 400, height: 200 });
    expect(zoomed(whole, whole, 0.5, { x: 0, y: 0 })).toEqual(whole);
    expect(around({ x: 300, y: 100 }, whole, 4)).toEqual({ x: 200, y: 50, width: 200, height: 100 });
    expect(around({ x: 790, y: 390 }, whole, 4)).toEqual({ x: 600, y: 300, width: 200, height: 100 });
    expect(zoomed(whole, whole, 99, { x: 0, y: 0 }).width).toBe(100);
  });

  test("panning stops at the rim", () => {
    const seen = { x: 200, y: 100, width: 400, height: 200 };
    expect(panned(seen, whole, { x: 1000, y: -1000 })).toEqual({ x: 400, y: 0, width: 400, height: 200 });
  });

  test("a place beyond what is seen comes in", () => {
    const seen = { x: 0, y: 0, width: 400, height: 200 };
    expect(showing(seen, whole, { x: 600, y: 100 }, 50)).toEqual({ x: 250, y: 0, width: 400, height: 200 });
    expect(showing(seen, whole, { x: 200, y: 100 }, 50)).toEqual(seen);
  });
});
