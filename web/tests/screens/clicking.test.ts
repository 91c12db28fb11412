import { describe, expect, it } from "vitest";
import { begin, choose } from "../../src/match/choosing";
import type { Node } from "../../src/protocol/messages";
import { pathOf, stillToMake } from "../../src/screens/table/advice.svelte";
import { clickOn } from "../../src/screens/table/clicking";

const e3: Node = { text: "e3", places: ["e3"] };
const queen: Node = { text: "queen", names: ["queen"] };
const e8: Node = { text: "e8", places: ["e8"], children: [queen] };
const pawn: Node = { text: "e2", places: ["e2"], children: [e3, e8] };
const rook: Node = { text: "a1", places: ["a1"], children: [{ text: "a2", places: ["a2"] }] };
const tree = [pawn, rook];

describe("a click on a place", () => {
  const chosen = choose(begin(tree), pawn);

  it("chooses what is offered there", () => {
    expect(clickOn("e2", begin(tree))).toEqual({ act: "choose", node: pawn });
    expect(clickOn("e3", chosen)).toEqual({ act: "choose", node: e3 });
  });

  it("takes back what was chosen there", () => {
    expect(clickOn("e2", chosen)).toEqual({ act: "back", left: [] });
    expect(clickOn("e8", choose(chosen, e8))).toEqual({ act: "back", left: [pawn] });
  });

  it("takes another piece instead", () => {
    expect(clickOn("a1", chosen)).toEqual({ act: "instead", nodes: [rook] });
  });

  it("asks which of several choices is meant", () => {
    const left: Node = { text: "left", places: ["c3"] };
    const right: Node = { text: "right", places: ["c3"] };
    expect(clickOn("c3", begin([left, right]))).toEqual({ act: "ask", nodes: [left, right] });
  });

  it("asks why not, with what was chosen before", () => {
    expect(clickOn("h5", chosen)).toEqual({ act: "why", move: "e2-h5" });
  });
});

describe("advice", () => {
  it("finds the path of a move in the tree", () => {
    expect(pathOf(tree, "e2-e8-queen")).toEqual([pawn, e8, queen]);
    expect(pathOf(tree, "e2-e8")).toEqual([]);
    expect(pathOf(tree, "b1-b2")).toEqual([]);
  });

  it("knows what is left of a solution", () => {
    expect(stillToMake(["c", "d"], ["a", "b"], ["a", "b", "c"])).toEqual(["d"]);
    expect(stillToMake(["c", "d"], ["a", "b"], ["a", "b", "x"])).toBeNull();
    expect(stillToMake(["c", "d"], ["a", "b"], ["a"])).toBeNull();
    expect(stillToMake([], [], [])).toEqual([]);
  });
});
